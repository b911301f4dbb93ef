//! What the shop sells: categories, brands, collections, products, variants, prices, stock.

mod draft;
pub mod price;
mod write;

pub use draft::{
    AssetId, Extra, Fibre, Manufacturer, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome,
    PriceDraft, ProductDraft, ProductText, ResponsiblePerson, VariantDraft,
};
pub use write::{
    AttributeDraft, BrandDraft, CategoryDraft, CollectionDraft, ShelfText, TaxonomyDraft, ValueDraft, refresh_listing,
    save_products, save_taxonomy,
};
