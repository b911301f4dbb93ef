//! Use cases: starting payments for checkouts, settling them by querying the provider, refunds, webhooks, reconciliation,
//! operators' views.

mod accounts;
mod ask_account;
mod begin;
mod locked;
mod operators;
mod reconcile;
mod record;
mod refunds;
mod reports;
mod send_refund;
mod token;

pub use accounts::{
    ACCOUNT_LINK_DAYS, AccountRequestOutcome, account_wanted, erase_accounts, export_transfers, fresh_account_link,
    has_open_transfer, prune_accounts, prune_links, request_account_again,
};
pub(super) use accounts::{give_account, refund_by_link, remind};
pub use ask_account::AccountRequest;
pub use begin::{begin, begin_all, start};
pub use locked::lock_order;
pub(super) use operators::find_by_token;
pub use operators::{
    Problems, acknowledge, bank_transfers, find, list, named, of_order, problems, refunds_of, refunds_of_order,
};
pub use reconcile::{CheckedPayment, ReconciliationSummary, preview_reconciliation, prune_events, reconcile, settle};
pub(super) use reconcile::{check, close, reconcile_due};
pub use record::{cancel, collected};
pub use refunds::{RefundResolution, refund, refundable, resolve_refund};
pub(super) use reports::{decide_in_sandbox, receive_sslcommerz, receive_stripe};
pub(super) use send_refund::send_refund;

#[cfg(test)]
pub(super) use record::record as record_reported;
#[cfg(test)]
pub(super) use refunds::{finish_refund, mark_sent, record_reported_refund};
