//! Images: stored originals, and renditions made of them on demand. Owns `media_asset`.
//!
//! An original is stored by `prepare` (inspects it and puts it into the object store) and `save` (writes a row in the caller's
//! transaction). A rendition is served at `/media/…`: its asset is looked up in the table, the rendition read from memory or disk
//! or else made once for all concurrent requests. URLs in a request are never fetched, and no path of a request reaches the file
//! system. URLs that imports recorded are fetched by `fetch`, only when an operator starts it.

mod model;
mod path;
mod colour;
mod jpeg;
mod svg;
mod decode;
mod render;
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
    CheckDepth, ExportedPictures, PictureFile, PreparedPicture, RecordedUrl, Upload, assets, check, clean_photo,
    export_originals, from_sources, prepare, prepare_all, record_url, record_urls, save, store_original, warm,
};
pub use state::{Media, media_base, public_url};
pub use svg::drawing_as_png;
