//! What customers put aside, each country's shop by itself. Owns wishlist_item.

mod store;
mod service;
mod http;

pub use http::{WishlistItem, routes};
pub use service::personal_data;
