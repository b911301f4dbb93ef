//! The SQL of the write path.

pub(super) mod edit;
pub(super) mod hiding;
pub(super) mod lookup;
pub(super) mod availability;
pub(super) mod membership;
pub(super) mod offers;
pub(super) mod prices;
pub(super) mod products;
pub(super) mod taxonomy;
pub(super) mod text_removal;
pub(super) mod variants;
#[cfg(test)]
mod tests;

use crate::db::{insert_many, insert_returning};
