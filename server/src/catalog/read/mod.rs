//! Reading the catalogue: listings, cards, product pages, menus and filters, of one country in one language.

mod cards;
mod delivery;
mod detail;
mod facets;
mod listing;
mod pictures;
mod places;
mod resolve;
mod shelf;
mod siblings;
mod store;
mod standing;
mod taxonomy;
mod words;

pub use cards::{cards, visible};
pub use detail::product;
pub use facets::values;
pub use listing::{Listing, ListingQuery, list};
pub use pictures::picture;
pub use places::{brand, brands, categories, category, category_tree, collection, collections, link};
pub use resolve::{
    Found, ShelfName, category as find_category, collection as find_collection, product as find_product, shelf,
};
pub use shelf::{Filter, Order, Shelf, Sort};
pub use standing::{Standing, leading_pictures, standing};
pub use taxonomy::Taxonomy;
