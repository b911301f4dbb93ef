//! Public types of the catalogue, as serialised in API responses.

mod picture;
mod place;
mod product;

pub use picture::Picture;
pub use place::{
    Alternate, AttributeValue, Brand, BrandDetail, Category, CategoryDetail, CategoryNode, CategorySection, Collection,
    CollectionDetail, Crumb, FilterAttribute, FilterChoice, FilterFacet, ListingFilters, MenuCategory, MenuItem,
    MenuLink,
};
pub use product::{
    Badge, BrandName, CareSign, Contact, DealEnd, Delivery, FibreShare, GuaranteeNotice, Maker, Price, PriceFields,
    ProductCard, ProductDetail, ProductOption, Stock, Swatch, Variant,
};
