//! The error for a payment that does not exist.

use anyhow::anyhow;
use vitrina_server::id::PaymentId;

/// Says how to find the payments that exist.
pub(super) fn no_payment(id: PaymentId) -> anyhow::Error {
    anyhow!("there is no payment {id}; `vitrina payment list` lists all payments")
}
