//! Files for search engines, shopping services, browsers and link previews: sitemaps with every language version, robots.txt,
//! product feeds, the web app manifest with its icons, and images for shared links.
//!
//! | address | |
//! |---|---|
//! | `/robots.txt`, `/sitemap.xml`, `/sitemaps/…` | per host: the pages in the languages of this host |
//! | `/feeds/google-<language>.xml` | the country's products for Google Merchant Center |
//! | `/manifest.webmanifest`, `/apple-touch-icon.png`, `/icons/…` | for installing the shop on a home screen |
//! | `/share/<language>.png` | the image of shared links to pages without one |
//! | `/<key>.txt` | the IndexNow key of a country that has one; changes are submitted by a job |

mod addresses;
mod xml;
mod sitemap;
pub mod feed;
mod manifest;
mod icons;
mod share_image;
pub mod indexnow;
mod http;

pub use addresses::{Sibling, address, siblings};
pub use http::{file, is_file};
pub use share_image::share_image_path;
