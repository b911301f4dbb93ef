//! The write path: drafts in, rows out, in batches that are wholly written or not at all.
//!
//! A draft is first resolved (names to ids, what is missing is made), then compared by digests of its parts: the product itself,
//! each language, each country. Only parts that differ are written, so the same draft twice changes nothing, and a draft for one
//! country leaves the others alone.

mod batch;
mod digest;
mod listing;
mod names;
mod parts;
mod prices;
mod resolve;
mod store;
mod taxonomy;
mod texts;
mod values;
mod variants;

pub use batch::save_products;
pub(super) use batch::{BATCH, Mode, Run};
pub use listing::refresh_listing;
pub(super) use names::{fold, slugify};
pub use taxonomy::{
    AttributeDraft, BrandDraft, CategoryDraft, CollectionDraft, ShelfIds, ShelfText, TaxonomyDraft, ValueDraft,
    save_taxonomy, shelf_ids,
};
