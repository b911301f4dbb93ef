//! What the shop sells: categories, brands, collections, products, variants, prices, stock.

mod draft;
pub mod price;
mod size;
mod scope;
mod index;
mod write;
mod model;
mod read;
mod records;
mod http;

pub use draft::{
    COLUMNS, Extra, Fibre, Manufacturer, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome,
    PriceDraft, ProductDraft, ProductText, ResponsiblePerson, VariantDraft,
};
pub use http::routes;
pub use model::{
    Alternate, AttributeValue, Brand, Category, CategoryDetail, CategoryNode, Collection, Crumb, MenuCategory,
    MenuLink, Picture, Price, ProductCard, ProductDetail,
};
pub use read::{
    Listing, ListingQuery, Menu, Stats, cards, leading_pictures, link, list, menu, picture, stats, visible,
};
pub use records::{MediaRecord, PriceRecord, ProductRecord, RecordReader, VariantRecord, count_products};
pub use scope::{Filter, ListingScope, Order, Sort, Window};
pub use size::{letter_size, size_rank};
pub use write::{
    AttributeDraft, BATCH, BrandDraft, CategoryDraft, CollectionDraft, ProductWriter, RemovedTexts, TaxonomyDraft,
    TaxonomyIds, TaxonomyText, TextRemoval, ValueDraft, WriteMode, fold, refresh_offers, remove_texts, save_products,
    save_taxonomy, slugify, taxonomy_ids,
};
