//! Operators' TOML files: reading with line numbers for errors, and writing in a readable layout.

mod read;
mod source;
mod write;

pub(crate) use read::{Located, Moment, Report, TableReader, parse_moment};
pub use source::{Source, Sources, read_path};
pub(crate) use write::{Page, quoted};
