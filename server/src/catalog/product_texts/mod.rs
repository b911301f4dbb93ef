//! All texts of products, as exports and operators' lists read them.

mod store;

pub use store::texts;
