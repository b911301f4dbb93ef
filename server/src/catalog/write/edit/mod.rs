//! Changes that operators make to single products: prices, texts, categories and collections, composition, badges, pictures. A
//! source's data is written by `batch`; these changes leave the digests of sources alone, so that they are kept until the
//! source's own value changes.

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
