//! SQL of the read path, over the catalogue's own tables.
//!
//! `CROSS JOIN` makes SQLite join the tables in the written order: without statistics it would start from the larger one.
//! PostgreSQL treats it like any other join.

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
