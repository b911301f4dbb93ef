//! A draft on its way into the tables.

use super::{digest::Difference, resolve::Resolved};

/// A draft that says something new.
pub(super) struct Change<'d> {
    pub(super) resolved: Resolved<'d>,
    pub(super) difference: Difference,
    pub(super) product_id: i64,
    pub(super) is_new: bool,
}
