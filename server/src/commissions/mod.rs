//! What partners earn: which orders are theirs and why, commissions, the ledger, payouts and statements. Owns order_attribution, commission,
//! commission_line, commission_return, ledger_entry, payout, payout_line, affiliate_statement,
//! partner_card.
//!
//! An order's own transaction decides whose it is (`earn_all`) and keeps the evidence: the partner's discount code that the cart used beats a
//! click, a click beats the code that the browser kept. A commission is a share of what the lines cost after all discounts, without VAT and
//! without shipping. It is pending until the order is delivered and paid and its hold has ended, then approved, then paid out. Fraud rules
//! hold it, and name themselves, until an operator decides. What goes back to the shopper takes its share of the commission back, to the
//! cent and in the order's transaction, also after a payout: the partner's balance is below zero then, and the next payout settles it.
//!
//! The ledger is append-only and of double entry: each transaction's entries add up to zero, and so do all of them. Amounts are never
//! converted: a partner has a balance in each currency.

mod rule;
mod model;
mod evidence;
mod shares;
mod postings;
mod fraud;
mod statement;
mod sepa;
mod payout_csv;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use evidence::{Candidate, Evidence, Method, Referral, Refusal};
pub use http::routes;
pub use model::{
    Amounts, Attribution, Commission, CommissionFilter, CommissionLine, DiscountSum, Kind, LedgerEntry, Payout,
    PayoutLine, PayoutStatus, Status, Sums,
};
pub use rule::{HoldReason, Rule};
pub use sepa::{Message as SepaMessage, Payer, SepaTransfer, credit_transfers};
pub use service::{
    APPROVE, Adjustment, AttributionExplanation, CommissionDetails, EarningLine, ExportFormat, NewEarning, PaidByCard,
    PlannedLine, Problem, REVIEW, SEND_EARNED, SEND_STATEMENT, STATEMENTS, Settlement, adjust, approve, cancel,
    cancel_payout, card_used, check, commissions_of, confirm_payout, create_payout, delivered, discount_sums, earn_all,
    explain, export_payout, find_payout, for_affiliate, forget_buyer, forget_cards, list, list_below, list_payouts,
    paid, personal_data, plan_payout, prune, referral_data, referral_of, reject, restore, reverse, send_earned,
    send_statement, show, statement, statement_months, statement_pdf, sums, work,
};
pub use statement::{ClosedMonth, Movement, Statement, StatementCurrency};
