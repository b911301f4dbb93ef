//! SQL over the tables of commissions, by table.

pub mod attributions;
pub mod cards;
pub mod commissions;
pub mod ledger;
pub mod payouts;
pub mod statements;
