//! What search engines, shopping services, browsers and link previews are told of a shop besides its pages: sitemaps with every language
//! version, robots.txt, product feeds, the web app manifest with its icons, and pictures for shared links.
//!
//! | address | |
//! |---|---|
//! | `/robots.txt`, `/sitemap.xml`, `/sitemaps/…` | of each host: the pages in the languages that are at home there |
//! | `/feeds/google-<language>.xml` | the country's products for Google Merchant Center |
//! | `/manifest.webmanifest`, `/apple-touch-icon.png`, `/icons/…` | for who keeps the shop on a home screen |
//! | `/share/<language>.png` | the picture of shared links whose page has none |
//! | `/<key>.txt` | IndexNow's key, where a country has one; changes are submitted by job |

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
