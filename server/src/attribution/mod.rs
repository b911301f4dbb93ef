//! How visitors reach the shop: clicks on partners' links, which of them lead to an order, links and short links, and what
//! browsers report. Owns affiliate_click, affiliate_click_pruning, affiliate_click_uncounted, affiliate_conversion_uncounted,
//! affiliate_salt, affiliate_link, affiliate_claim.
//!
//! A click contains no personal data: it has the browser's random session id, classes instead of the user-agent, and a hash of
//! the network whose key is deleted after a day. A click is acknowledged when it is on disk; clicks that arrive together share a
//! transaction. Sums over clicks are in `affiliate_reports`.

mod agent;
mod model;
mod query;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::{is_short_link, routes, short_link};
pub use model::{BrowserTrail, ClickEvidence, ClickFacts, DIRECT_LINK, Parameters, SourcedLink, TaggedAddress};
pub use service::{
    click_facts, clicks_since, count_conversions, counted_clicks_after, generate, has_uncounted, last_clicks,
    network_hash, oldest_kept, prune_claims, prune_clicks, prune_salts, tag, take_conversions, take_uncounted,
};
