//! Products as operators change them one by one: prices, texts, places, material, badges, pictures. What a source says is written by
//! `batch`; these changes leave the digests of sources alone, so that they stand until a source says something new.

mod model;
mod prices;
mod places;
mod apply;
mod badges;
mod texts;
mod pictures;

pub use apply::{EditResult, edit_product};
pub use badges::{BadgeChange, set_badge};
pub use model::{Field, PriceEdit, ProductEdit, TextEdit};
pub use pictures::{picture_assets, pictures_stored};
pub use texts::{TextChange, lock_products, set_texts};
