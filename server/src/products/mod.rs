//! Operators' work on single products: listing, editing, hiding and badges; export and import of texts for translation; fetching
//! pictures from the addresses recorded by imports. It owns no tables: the rows belong to the catalogue, the originals to media.

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
