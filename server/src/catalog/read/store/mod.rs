//! SQL of reading, over the catalogue's own tables.

pub mod cards;
pub mod detail;
pub mod listing;
pub mod resolve;
pub mod taxonomy;
