//! `map.toml`: in which of the shop's own categories a file's products come, whatever the file calls them.
//!
//! The type, each category, the vendor and each tag of a product are mapped by the first entry that fits it; what they give is added up.
//! An entry is about the first of type, category, vendor and tag that it names, and the others are conditions: an entry with a type and a
//! tag maps the type of products that have the tag.

mod apply;
mod model;
mod read;

pub(super) use apply::MapResult;
pub(super) use model::CategoryMap;
pub(super) use read::read_map;
