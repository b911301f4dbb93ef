//! Categories, brands and collections between an operator's files and the database: `tenants/taxonomy/*.toml`.
//!
//! A file says all of what it names, but texts in languages that it does not name, and pictures that it does not name, stay: imports bring
//! names of categories and brands in the language of their file. Nothing is removed: what no file names any more is told, and
//! `active = false` hides it. The order of the files is that of menus.

mod model;
mod files;
mod check;
mod plan;
mod export;
mod store;
mod service;
#[cfg(test)]
mod tests;

pub use export::{EXPORT_FILES, export};
pub use model::{NamedCategory, NamedEntry, TaxonomyKind, TaxonomyRecords};
pub use plan::{TaxonomyChange, TaxonomyFieldChange, TaxonomyPlan};
pub use service::{apply, plan, stored};
