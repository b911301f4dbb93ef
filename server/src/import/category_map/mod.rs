//! `map.toml`: maps the names in a file to the shop's own categories.
//!
//! The type, each category, the vendor and each tag of a product are mapped by the first entry that matches; the results are
//! combined. An entry maps the first of type, category, vendor and tag that it names, and the others are conditions: an entry
//! with a type and a tag maps the type of products that have the tag.

mod apply;
mod model;
mod read;

pub(super) use apply::MapResult;
pub(super) use model::CategoryMap;
pub(super) use read::read_map;
