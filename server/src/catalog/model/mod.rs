//! What the shop's readers see of the catalogue: the types of the wire.

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
