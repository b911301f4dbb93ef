//! Pictures: stored originals and the renditions made of them on demand. Owns `media_asset`.
//!
//! An original comes in through `prepare` (inspected, put into the object store) and `save` (a row of the caller's
//! transaction). A rendition goes out through `/media/…`: looked up in the table, found in memory or on disk, or else made
//! once for all who ask. An address in a request is never followed, and no path from a request reaches the disk. Addresses that imports
//! recorded are fetched by `fetch`, when an operator says so and never otherwise.

mod model;
mod path;
mod colour;
mod jpeg;
mod svg;
mod decode;
mod render;
mod in_flight;
mod pool;
mod cache;
mod originals;
mod store;
mod state;
mod service;
mod fetch;
mod http;
#[cfg(test)]
mod tests;

pub use decode::inspect;
pub use fetch::{
    FetchFailure, FetchedPicture, Fetcher, MAX_FETCHED_BYTES, PendingPicture, failures, pending, record_failure,
    save_fetched,
};
pub use http::router;
pub use model::{Asset, AssetId, Format, ImageInfo, MAX_BYTES, MediaError, WIDTHS};
pub use originals::Originals;
pub use path::{ImageTransform, url};
pub use service::{
    CheckDepth, PreparedPicture, RecordedUrl, Upload, assets, check, clean_photo, from_sources, prepare, prepare_all,
    record_url, record_urls, save, store_original, warm,
};
pub use state::{Media, media_base, public_url};
pub use svg::drawing_as_png;
