//! Products as operators look at them: what a list filters by and a check of the catalogue asks for, in batches, and everything of one
//! product. Unlike `read`, which knows only what a country shows, it knows what is hidden, missing and only recorded too.

mod model;
mod read;
mod sheet;
mod store;

pub use model::{HiddenOffer, OfferOverview, ProductOverview, TextOverview};
pub use read::{StoredText, ids_of_keys, offered, overviews, overviews_after, product_ids_of, texts_of};
pub use sheet::{
    CountrySheet, HidingSheet, PictureSheet, PriceSheet, ProductSheet, TextSheet, VariantSheet, product_sheet,
};
