//! What a product needs before a country should show it, and what it lacks: price, texts, pictures, material, maker, size table, weight.
//!
//! `check` names what is missing. What lacks something that it must not go live without can be held back (`hold`): the country then hides
//! it for the reason `incomplete`, beside which an operator's own hiding and the source's word stand untouched, and shows it again at the
//! next `hold` once nothing is missing any more. An import with the setting `catalog.hold_incomplete` does that with what it brings.

mod gap;
mod size_table;
mod check;
mod hold;

pub use check::{CountryReport, GapCount, check};
pub use gap::{Gap, Requirement, gaps};
pub use hold::{HoldPolicy, HoldResult, IncompleteHold, hold};
pub use size_table::SizeNames;
