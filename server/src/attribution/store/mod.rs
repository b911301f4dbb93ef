//! SQL over affiliate_click, affiliate_click_pruning, affiliate_click_uncounted, affiliate_conversion_uncounted, affiliate_salt,
//! affiliate_link, affiliate_claim.

mod claims;
mod clicks;
mod links;
mod salts;
mod uncounted;

pub(super) use claims::*;
pub(super) use clicks::*;
pub(super) use links::*;
pub(super) use salts::*;
pub(super) use uncounted::*;
