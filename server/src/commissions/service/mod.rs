//! Use cases of commissions. Functions that take a transaction leave the commit to the caller.

mod earn;
mod follow;
mod review;
mod approve;
mod operator;
mod read;
mod payouts;
mod payout_files;
mod statements;
mod emails;
mod bonuses;
mod cards;
mod check;
mod jobs;
mod errors;
mod locked;
mod posting;

#[cfg(test)]
pub(super) use approve::approve_due;
pub use cards::{PaidByCard, card_used, delete_cards};
pub use check::{Problem, check};
pub use earn::{EarningLine, NewEarning, earn_all, referral_of};
pub use emails::{SEND_EARNED, SEND_STATEMENT, send_earned, send_statement};
#[cfg(test)]
pub(super) use emails::{compose, compose_earned, enqueue_statements};
pub use follow::{cancel, delivered, paid, restore, reverse};
pub use jobs::{APPROVE, STATEMENTS, prune, work};
pub use operator::{Adjustment, adjust, approve, reject};
pub use payout_files::{ExportFormat, export_payout};
pub use payouts::{
    PlannedLine, Settlement, cancel_payout, confirm_payout, create_payout, find_payout, list_payouts, plan_payout,
};
pub use read::{
    AttributionExplanation, CommissionDetails, commissions_of, discount_sums, erase_buyer, explain, for_affiliate,
    list, list_below, personal_data, referral_data, show, sums,
};
pub use review::REVIEW;
#[cfg(test)]
pub(super) use review::hold;
pub(super) use statements::written_amount;
pub use statements::{statement, statement_months, statement_pdf};
