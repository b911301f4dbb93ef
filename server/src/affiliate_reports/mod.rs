//! Reports on the results of partners' links: the dashboard, analytics by campaign, device, page and product, and material for
//! writing about products (media kit and product feed). Owns affiliate_rollup, affiliate_rollup_zone, affiliate_conversion.
//!
//! Clicks and conversions are summed per day and month in the partner's time zone, separately for each dimension. They are
//! counted once a minute and before each report, each exactly once: the transaction that counts them also removes them from the
//! list of uncounted ones. A commission that changes, even long after its order, is counted again: the difference to the previous
//! count goes to the day of the order. When a partner changes the time zone, the sums are rebuilt for the period for which clicks
//! are kept.

mod model;
mod periods;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use service::{COUNT, count};
