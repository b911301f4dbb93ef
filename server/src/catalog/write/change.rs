//! A draft that is being written to the database.

use super::{digest::Difference, resolve::ResolvedDraft};
use crate::id::ProductId;

/// A draft that differs from the stored product.
pub(super) struct ProductChange<'d> {
    pub(super) resolved: ResolvedDraft<'d>,
    pub(super) difference: Difference,
    pub(super) product_id: ProductId,
    pub(super) is_new: bool,
}
