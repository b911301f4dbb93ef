//! Wishlists: products that customers save for later, in each country's shop separately. Owns wishlist_item.

mod store;
mod service;
mod http;

pub use http::{WishlistItem, routes};
pub use service::personal_data;
