//! Products as operators work on them one by one: listing, changing, hiding and giving them badges; their texts as files for translators;
//! their pictures fetched from the addresses that imports recorded. It owns no tables: rows are the catalogue's, originals are media's.

mod names;
mod list;
mod parse;
mod edit;
mod hide;
mod translation;
mod pictures;
#[cfg(test)]
mod tests;

pub use edit::{Assignment, EditOutcome, EditRequest, edit};
pub use hide::{HideReport, badge_of, hide, set_badge, show_again};
pub use list::{ListFilter, ListedProduct, list};
pub use names::tenants_of;
pub use pictures::{FetchOptions, FetchReport, FetchState, PictureFailure, failed_pictures, fetch_pictures};
pub use translation::{
    FileFormat, TranslationExport, TranslationImport, TranslationReport, export_texts, import_texts,
};
