//! What a product needs before a country should show it, and what is missing: price, texts, pictures, composition, manufacturer,
//! size table, weight.
//!
//! `check` reports what is missing. Products that must not go live like this can be held back (`hold`): the country then hides
//! them with the reason `incomplete`. This does not affect hiding by an operator or the source's own visibility. The next `hold`
//! shows them again once nothing is missing. With the setting `catalog.hold_incomplete` an import does the same with the products
//! it writes. With or without it, an import counts those of its products that lack something required (`IncompleteCount`).

mod gap;
mod check;
mod hold;
mod count;

pub use check::{CountryReport, GapCount, check};
pub use count::{IncompleteCount, IncompleteProducts};
pub use gap::{Gap, Requirement, gaps};
pub use hold::{HoldPolicy, HoldResult, IncompleteHold, hold};
