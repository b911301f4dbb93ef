//! Fetches the images at the URLs that imports recorded: within limits, only from the public internet, and only when an operator
//! starts it.
//!
//! The URLs come from files that anybody may have written. To keep them from reaching services of this machine or its network
//! (SSRF), the target of every redirect is checked (`target`), and host names are resolved by our own resolver, which returns
//! public addresses only (`resolver`): the checked addresses are those that are connected to. Proxy variables of the environment
//! are ignored, since proxies resolve names themselves. The response is accepted as an image only if the media pipeline can
//! decode it; its headers are not trusted.

mod target;
mod resolver;
mod download;
mod pending;

pub use download::{FetchedPicture, Fetcher, MAX_FETCHED_BYTES};
pub use pending::{FetchFailure, PendingPicture, failures, pending, record_failure, save_fetched};
