//! Content: what a country's home page and header show, and its editorial texts. Owns content_block and content_block_text; `editorial`
//! owns content_file and content_picture.

mod model;
mod store;
mod service;
mod page;
pub mod editorial;
mod http;

pub use http::{HomeBlock, routes};
pub use model::{Block, BlockText, Kind, NewBlock, Replaced, Usage};
pub use page::{Shown, shown};
pub use service::{list, replace_blocks};
