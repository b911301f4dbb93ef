//! What a country's home page and header show. Owns content_block and content_block_text.

mod model;
mod store;
mod service;

pub use model::{Block, BlockText, Kind, NewBlock, Replaced, Usage};
pub use service::{list, replace_blocks};
