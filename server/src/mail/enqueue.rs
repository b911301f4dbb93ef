//! For other slices: enqueues an e-mail that carries no secret.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::email::{Notice, Recipient, Sender};
use crate::{
    db::Tx,
    error::Result,
    jobs::{self, NewJob, Queue},
};

/// The job's kind. A repeated delivery has the same Message-ID (so that mail servers and programs show one message) or overwrites
/// the same file.
pub const SEND: &str = "mail.send";

/// A queued notice, as stored in its job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct QueuedNotice {
    #[serde(flatten)]
    pub(super) sender: Sender,
    pub(super) to: Recipient,
    #[serde(flatten)]
    pub(super) notice: Notice,
}

/// Enqueues a notice in the country's design and the sender's language. It is sent only if the transaction commits. A job without
/// an account (of a guest, or after its owner erased it) is deleted when the e-mail finally cannot be sent: no erasure of personal
/// data would find the address in it.
pub async fn enqueue(tx: &mut Tx, now: DateTime<Utc>, sender: Sender, to: &Recipient, notice: &Notice) -> Result<()> {
    let about = format!("{} for {}", notice.name(), to.email);
    let queued = QueuedNotice { sender, to: to.clone(), notice: notice.clone() };
    let job = NewJob::new(SEND, now, about, &queued).in_queue(Queue::Mail).of_tenant(sender.tenant).of_user(to.user_id);
    jobs::enqueue(tx, &if to.user_id.is_some() { job } else { job.deleted_when_dead() }).await?;
    Ok(())
}
