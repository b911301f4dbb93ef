//! Operations on orders. Functions that take a transaction leave committing to their caller.

mod cancel;
mod credit;
mod emails;
mod operator;
mod own;
mod payment;
mod personal;
mod place;
mod read;
mod refund;
mod refund_account;
mod returned;
mod track;

use chrono::{DateTime, Utc};
use serde_json::Value;

pub use cancel::{CancelReason, cancel, cancel_overdue, overdue};
pub use emails::{SEND_EMAIL, recipient, send_email};
use emails::{email_job, enqueue_email};
pub use operator::{OperatorAction, act, add_note};
pub use own::{
    InvoiceFile, cancel_by_link, cancel_own, credit_note_by_link, invoice_by_link, invoice_file_by_link,
    linked_details, list_own, own_credit_note, own_details, own_invoice, own_invoice_file,
};
pub use payment::{begin_again, payment_changed};
pub use personal::{erase_person, ids_of_person, of_person, personal_data, prune, prune_uninvoiced};
pub use place::{InsertedOrder, Placement, Refusal, existing, insert_all};
pub use read::{
    LinkedOrder, by_link, credit_note, details, find, find_by_link, fresh_link, get, lines, list, list_before, own,
    stuck,
};
pub use refund::{OrderRefund, RefundRequest, preview_refund, refund};
pub use refund_account::ask_for_account;
pub use returned::{ExactRefund, LineRefund, RestockedPieces, add_parcel, lock, put_back, refund_exactly};
pub use track::{TrackedOrder, Trackers, track};

use super::{event::EventKind, model::Order, store};
use crate::{
    db::Tx,
    error::{Error, Result},
    id::OrderId,
    payments,
};

/// Appends an event to an order.
async fn note(
    tx: &mut Tx,
    order: OrderId,
    kind: EventKind,
    actor: &str,
    data: Value,
    now: DateTime<Utc>,
) -> Result<()> {
    Ok(store::details::insert_events(tx, &[order], kind, actor, data, now).await?)
}

/// Locks an order and its payments until the transaction ends, and returns the order.
async fn locked(tx: &mut Tx, id: OrderId) -> Result<Order> {
    payments::lock_order(tx, id).await?;
    store::orders::lock(tx, id).await?.ok_or(Error::NotFound)
}
