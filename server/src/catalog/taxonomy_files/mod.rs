//! Import and export of categories, brands and collections between an operator's files (`tenants/taxonomy/*.toml`) and the
//! database.
//!
//! A file replaces the entries that it names, except that texts in other languages, and pictures if it gives none, are kept:
//! imports bring names of categories and brands in the language of their file. Nothing is deleted: entries that no file names any
//! more are reported, and `active = false` hides an entry. The order of the files is that of the menus.

mod model;
mod files;
mod check;
mod plan;
mod export;
mod store;
mod service;
mod export_files;
#[cfg(test)]
mod tests;

pub use export::{EXPORT_FILES, export};
pub use export_files::{TaxonomyExport, export_files};
pub use model::{NamedCategory, NamedEntry, TaxonomyKind, TaxonomyRecords};
pub use plan::{TaxonomyChange, TaxonomyFieldChange, TaxonomyPlan};
pub use service::{apply, plan, stored};
