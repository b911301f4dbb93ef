//! Payments through providers: started by an order, paid on the provider's page, confirmed by querying the provider, refunded by
//! jobs. Owns payment, payment_event, refund, refund_link, sandbox_session.
//!
//! A provider's webhook or a returning browser only triggers a query: the provider's response is authoritative, once amount,
//! currency and token match. A payment knows only the id and the number of its order; modules above update theirs in the
//! transaction of a payment's change (`Follow`). Providers are called outside of transactions. A payment belongs to the country
//! of its order, whichever host received a report.

mod http;
mod job_kinds;
mod jobs;
mod model;
mod offer;
mod providers;
mod service;
mod store;
#[cfg(test)]
mod tests;

pub use crate::bank_account::{AccountNumber, BankAccount, TypedAccount};
pub use http::{calls, is_page, page, routes};
pub use job_kinds::{ASK_ACCOUNT, CHECK, CLOSE, RECONCILE, REFUND, REMIND_ACCOUNTS};
pub use jobs::{no_follow_up, work};
pub use model::{
    Cause, Follow, NewPayment, Payer, Payment, PaymentFilter, PaymentStatus, Redirect, Refund, RefundStatus,
    SettlementResult, Transition,
};
pub use offer::{is_payment_page, missing_secrets, offered, payment_page};
pub use service::{
    ACCOUNT_LINK_DAYS, AccountRequest, AccountRequestOutcome, CheckedPayment, Problems, ReconciliationSummary,
    RefundResolution, account_wanted, acknowledge, bank_transfers, begin, begin_all, cancel, collected, erase_accounts,
    export_transfers, find, fresh_account_link, has_open_transfer, list, lock_order, named, of_order,
    preview_reconciliation, problems, prune_accounts, prune_events, prune_links, reconcile, refund, refundable,
    refunds_of, refunds_of_order, request_account_again, resolve_refund, settle, start,
};
