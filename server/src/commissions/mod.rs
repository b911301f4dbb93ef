//! Commissions of partners: the attribution of orders and its reasons, commissions, the ledger, payouts and statements. Owns
//! order_attribution, commission, commission_line, commission_return, ledger_entry, payout, payout_line, affiliate_statement,
//! partner_card.
//!
//! The attribution is decided in the order's own transaction (`earn_all`) and stored with its evidence: the partner's discount
//! code used in the cart takes precedence over a click, and a click over the code that the browser kept. A commission is a share
//! of the price of the lines after all discounts, without VAT and without shipping. It is pending until the order is delivered
//! and paid and the hold period has ended, then approved, then paid out. Fraud rules hold a commission, with the reason recorded,
//! until an operator decides. A refund reverses its share of the commission, to the cent and in the order's transaction. After a
//! payout this makes the partner's balance negative, and the next payout settles it.
//!
//! The ledger is append-only and uses double entry: the entries of each transaction add up to zero, and so do all entries.
//! Amounts are never converted: a partner has one balance per currency.

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
    cancel_payout, card_used, check, commissions_of, confirm_payout, create_payout, delete_cards, delivered,
    discount_sums, earn_all, erase_buyer, explain, export_payout, find_payout, for_affiliate, list, list_below,
    list_payouts, paid, personal_data, plan_payout, prune, referral_data, referral_of, reject, restore, reverse,
    send_earned, send_statement, show, statement, statement_months, statement_pdf, sums, work,
};
pub use statement::{ClosedMonth, Movement, Statement, StatementCurrency};
