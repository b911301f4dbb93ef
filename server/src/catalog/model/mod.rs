//! What the shop's readers see of the catalogue: the types of the wire.

mod picture;
mod place;
mod product;

pub use picture::Picture;
pub use place::{
    Alternate, AttributeValue, Brand, BrandDetail, Category, CategoryDetail, CategoryNode, Collection,
    CollectionDetail, Crumb, FilterAttribute,
};
pub use product::{
    Badge, BrandName, CareSign, Contact, Delivery, FibreShare, Maker, Price, ProductCard, ProductDetail, ProductOption,
    Stock, Swatch, Variant,
};
