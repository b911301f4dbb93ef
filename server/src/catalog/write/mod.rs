//! The write path: writes drafts to the database, in batches that are written completely or not at all.
//!
//! A draft is first resolved (names to ids, creating missing records), then compared by digests of its parts: the product itself,
//! each language, each country. Only parts that differ are written, so writing the same draft again changes nothing, and a draft
//! for one country does not affect others.

mod names;
mod values;
mod taxonomy_draft;
mod store;
mod resolve;
mod digest;
mod feed;
mod change;
mod membership;
mod texts;
mod parts;
mod variants;
mod prices;
mod offers;
mod hiding;
mod deal_history;
mod availability;
mod batch;
mod taxonomy;
mod text_removal;
mod edit;

pub use availability::show_availability;
pub use batch::{BATCH, BatchResult, ProductWriter, batches, product_ids};
pub use deal_history::record_flash_deals;
pub use edit::{
    BadgeChange, EditResult, Field, PriceEdit, ProductEdit, TextChange, TextEdit, edit_product, lock_products,
    picture_assets, pictures_stored, set_badge, set_texts,
};
pub use hiding::{HidingReason, hide_products, unhide_products};
pub use names::{fold, slugify};
pub use offers::refresh_offers;
pub use taxonomy::{save_taxonomy, write_taxonomy};
pub use taxonomy_draft::{
    AttributeDraft, BrandDraft, CategoryDraft, CollectionContent, CollectionDraft, TaxonomyDraft, TaxonomyText,
    ValueDraft,
};
pub use text_removal::{RemovedTexts, TextRemoval, remove_texts};
pub use variants::SourceStock;
