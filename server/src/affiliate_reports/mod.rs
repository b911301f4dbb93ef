//! What came of a partner's links: the dashboard, analytics by campaign, device, page and product, and what a partner needs to write about
//! products (media kit and product feed). Owns affiliate_rollup, affiliate_rollup_zone, affiliate_conversion.
//!
//! Clicks and conversions are summed by day and month of the partner's calendar, for each dimension by itself. They are counted once a
//! minute and before each report, each exactly once: whoever counts takes them off the list of what is not counted in the same
//! transaction. A commission that changes, even long after its order, is counted anew: the difference to what was counted goes to the
//! order's own day. When a partner moves to another time zone, the sums of the time for which clicks are kept are made again.

mod model;
mod periods;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use service::{COUNT, count};
