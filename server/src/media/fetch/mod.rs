//! Pictures from the addresses that imports recorded: downloaded within limits, only from the public internet, and only when an operator
//! asks for it.
//!
//! An address comes from a file that anybody may have written. So that it cannot reach what only this machine or its network can, every
//! hop of a redirect is looked at (`target`), and names are resolved by a resolver of our own that gives the connection nothing but public
//! addresses (`resolver`): what was checked is what is connected to. Proxies of the environment are not used, for they resolve names
//! themselves. What comes is a picture when the media pipeline says so; headers are not believed.

mod target;
mod resolver;
mod download;
mod pending;

pub use download::{FetchedPicture, Fetcher, MAX_FETCHED_BYTES};
pub use pending::{FetchFailure, PendingPicture, failures, pending, record_failure, save_fetched};
