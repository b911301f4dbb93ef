//! Queueing the e-mail that asks for the bank account of a refund.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    db::Tx,
    error::Result,
    id::RefundId,
    jobs::{self, NewJob, Queue},
    payments::{job_kinds::ASK_ACCOUNT, model::Payment},
};

/// Payload of the job that asks for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountRequest {
    /// The refund.
    pub refund_id: RefundId,
    /// Whether it is a reminder.
    pub is_reminder: bool,
}

/// Queues the e-mail that asks for a refund's account.
pub(super) async fn ask_later(
    tx: &mut Tx,
    now: DateTime<Utc>,
    payment: &Payment,
    id: RefundId,
    is_reminder: bool,
) -> Result<()> {
    let about = format!("the account for refund {id} of order {}", payment.reference);
    let wanted = AccountRequest { refund_id: id, is_reminder };
    let job = NewJob::new(ASK_ACCOUNT, now, about, &wanted).in_queue(Queue::Mail).of_tenant(payment.tenant_id);
    jobs::enqueue(tx, &job.dedup(format!("{ASK_ACCOUNT} {id}"))).await?;
    Ok(())
}
