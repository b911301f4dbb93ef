//! What other slices do: enqueue an e-mail that carries no secret.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::email::{Notice, Recipient, Sender};
use crate::{
    db::Tx,
    error::Result,
    jobs::{self, NewJob, Queue},
};

/// The kind of the job. Sent twice, an e-mail has the same Message-ID (mail servers and programs show it once), or is the same file.
pub const SEND: &str = "mail.send";

/// A queued notice, as its job keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct QueuedNotice {
    #[serde(flatten)]
    pub(super) sender: Sender,
    pub(super) to: Recipient,
    #[serde(flatten)]
    pub(super) notice: Notice,
}

/// Queues a notice in the country's look and the sender's language. It is sent when, and only when, the transaction commits. One without
/// an account (its person has erased it) leaves nothing behind when it cannot be sent.
pub async fn enqueue(tx: &mut Tx, now: DateTime<Utc>, sender: Sender, to: &Recipient, notice: &Notice) -> Result<()> {
    let about = format!("{} for {}", notice.name(), to.email);
    let queued = QueuedNotice { sender, to: to.clone(), notice: notice.clone() };
    let job = NewJob::new(SEND, now, about, &queued).in_queue(Queue::Mail).of_tenant(sender.tenant).of_user(to.user_id);
    jobs::enqueue(tx, &if to.user_id.is_some() { job } else { job.forgotten_when_dead() }).await?;
    Ok(())
}
