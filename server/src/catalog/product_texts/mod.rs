//! All texts of products, for exports and operators' lists.

mod store;

pub use store::texts;
