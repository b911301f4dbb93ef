//! The use cases, one per file.

mod check;
mod clean;
mod export;
mod rendition;
mod store;
mod warm;

pub use check::{CheckDepth, check};
pub use clean::clean_photo;
pub use export::{ExportedPictures, PictureFile, export_originals};
pub use store::{
    PreparedPicture, RecordedUrl, Upload, assets, from_sources, prepare, prepare_all, record_url, record_urls, save,
    store_original,
};
pub use warm::warm;

pub(super) use rendition::{Plan, make, plan};
