//! Products as operators see them: the data for filtering lists and checking the catalogue, in batches, and all data of one
//! product. Unlike `read`, which covers only what a country shows, it includes hidden products, missing data and pictures that
//! are only recorded.

mod model;
mod read;
mod sheet;
mod store;

pub use model::{HiddenOffer, OfferOverview, ProductOverview, TextOverview};
pub use read::{StoredText, ids_of_keys, offered, overviews, overviews_after, product_ids_of, texts_of};
pub use sheet::{
    CountrySheet, HidingSheet, PictureSheet, PriceSheet, ProductSheet, TextSheet, VariantSheet, product_sheet,
};
