//! What the shop sells: categories, brands, collections, products, variants, prices, stock.

mod draft;
pub mod price;
mod write;
mod model;
mod read;
mod records;
mod http;

pub use draft::{
    Extra, Fibre, Manufacturer, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome, PriceDraft,
    ProductDraft, ProductText, ResponsiblePerson, VariantDraft,
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
pub use records::{MediaRecord, ProductRecord, RecordReader, VariantRecord};
pub use write::{
    AttributeDraft, BATCH, BrandDraft, CategoryDraft, CollectionDraft, ProductWriter, ShelfIds, ShelfText,
    TaxonomyDraft, ValueDraft, WriteMode, fold, refresh_listing, save_products, save_taxonomy, shelf_ids, slugify,
};
