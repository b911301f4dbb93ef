//! What a country's home page and header show. Owns content_block and content_block_text.

mod model;
mod store;
mod service;
mod page;
mod http;

pub use http::{HomeBlock, routes};
pub use model::{Block, BlockText, Kind, NewBlock, Replaced, Usage};
pub use page::{Shown, shown};
pub use service::{list, replace_blocks};
