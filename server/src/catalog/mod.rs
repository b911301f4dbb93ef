//! What the shop sells: categories, brands, collections, products, variants, prices, stock.

mod draft;
pub mod price;
mod size;
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
    Alternate, AttributeValue, Brand, Category, CategoryDetail, CategoryNode, Collection, Crumb, Picture, Price,
    ProductCard, ProductDetail,
};
pub use read::{
    Filter, Listing, ListingQuery, Order, Shelf, Sort, Standing, brands, cards, category_tree, collections,
    leading_pictures, link, list, picture, standing, visible,
};
pub use records::{MediaRecord, PriceRecord, ProductRecord, RecordReader, VariantRecord, count_products};
pub use size::{letter_size, size_rank};
pub use write::{
    AttributeDraft, BATCH, BrandDraft, CategoryDraft, CollectionDraft, ProductWriter, RemovedTexts, ShelfIds,
    ShelfText, TaxonomyDraft, TextRemoval, ValueDraft, WriteMode, fold, refresh_listing, remove_texts, save_products,
    save_taxonomy, shelf_ids, slugify,
};
