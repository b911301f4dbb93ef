//! Use cases: tracking clicks, queries for orders, links, claims, deletion of old data.

mod claims;
mod evidence;
mod group;
mod links;
mod prune;
mod salts;
mod track;

pub use claims::claim;
pub use evidence::{
    click_facts, clicks_since, count_conversions, counted_clicks_after, has_uncounted, last_clicks, take_conversions,
    take_uncounted,
};
#[cfg(test)]
pub use group::{hold, waiting};
pub use links::{find as find_link, generate, tag};
pub use prune::{oldest_kept, prune_claims, prune_clicks, prune_salts};
pub use salts::network_hash;
pub use track::{Call, track};
