//! Content: a country's home page, header and blog, and its editorial texts. `editorial` owns content_file and content_picture,
//! which store all of it.

mod model;
pub mod editorial;
mod page;
mod http;

pub use http::{HomeBlock, routes};
pub use model::{Block, BlockLink, BlockText, BlockValues, Kind, RowProducts, Usage};
pub use page::{BlockView, header, shown};
