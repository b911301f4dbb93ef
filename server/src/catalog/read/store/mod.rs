//! SQL of reading, over the catalogue's own tables.
//!
//! `CROSS JOIN` keeps SQLite to the order in which tables stand: it has no statistics and would start from the larger one.
//! PostgreSQL reads it as any other join.

pub mod cards;
pub mod detail;
pub mod documents;
pub mod feed;
pub mod published;
pub mod resolve;
pub mod sellable;
pub mod siblings;
pub mod stats;
pub mod taxonomy;
