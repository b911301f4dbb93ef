//! Operators' TOML files: read with the line of every mistake, and written for people.

mod read;
mod source;
mod write;

pub(crate) use read::{Located, Moment, Report, TableReader};
pub use source::{Source, Sources, read_path};
pub(crate) use write::{Page, quoted};
