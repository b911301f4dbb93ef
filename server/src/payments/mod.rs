//! Payments through providers: begun by an order, paid on the provider's page, found out about by asking the provider, refunded by
//! jobs. Owns payment, payment_event, refund, sandbox_session.
//!
//! What a provider or a browser reports is only a reason to ask: the truth is what the provider answers, matched with amount, currency
//! and token. A payment knows its order by number alone; what stands above follows its changes in their transaction (`Follow`).
//! Providers are called outside transactions. A payment belongs to the country of its order, whatever host a report came to.

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

pub use http::{is_page, page, routes};
pub use job_kinds::{CHECK, CLOSE, RECONCILE, REFUND};
pub use jobs::{nothing_follows, work};
pub use model::{
    Cause, Follow, NewPayment, Payer, Payment, PaymentFilter, PaymentStatus, Redirect, Refund, RefundStatus, Settled,
    Transition,
};
pub use offer::{missing_secrets, offered, payment_page};
pub use service::{
    Checked, Problems, Reconciled, RefundResolution, acknowledge, bank_transfers, begin, begin_all, cancel, collected,
    find, find_by_token, list, lock_order, of_order, preview_reconciliation, problems, reconcile, refund, refundable,
    refunds_of, refunds_of_order, resolve_refund, set_bank_account, settle, start,
};
