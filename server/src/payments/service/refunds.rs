//! Refunds: requested once per idempotency key, never more than was paid, sent by a job or transferred by an operator.

use chrono::{DateTime, Utc};

use super::{ask_account::ask_later, locked::lock, token::token};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{PaymentId, RefundId},
    jobs::{self, NewJob, Queue},
    money::Money,
    payments::{
        job_kinds::REFUND,
        model::{Cause, Follow, Payment, PaymentStatus, ProviderRefund, Refund, RefundStatus, Transition},
        store::{payments as store, refunds},
    },
    tenancy::PaymentProvider,
};

/// Requests a refund; repeated requests with the same key return the same refund. A cash payment is refunded by a bank transfer
/// that an operator makes.
pub async fn refund(
    tx: &mut Tx,
    now: DateTime<Utc>,
    id: PaymentId,
    amount: Money,
    reason: &str,
    key: &str,
) -> Result<RefundId> {
    let payment = lock(tx, id).await?;
    let before = refunds::of_payment(&mut *tx, id).await?;
    if let Some(known) = before.iter().find(|refund| refund.key == key) {
        return if known.amount == amount { Ok(known.id) } else { Err(Error::rejected("error-refund-key")) };
    }
    let left = left(&payment, &before)?;
    if !amount.is_positive() {
        return Err(Error::internal(format!("a refund of {amount}")));
    }
    if amount.compare(left)?.is_gt() {
        return Err(Error::rejected("error-refund-too-much"));
    }
    enqueue(tx, now, &payment, amount, reason, key).await
}

/// The refundable amount of a payment: what was paid, less completed and pending refunds.
pub async fn refundable(tx: &mut Tx, payment: &Payment) -> Result<Money> {
    left(payment, &refunds::of_payment(tx, payment.id).await?)
}

fn left(payment: &Payment, before: &[Refund]) -> Result<Money> {
    let not_failed = before.iter().filter(|refund| refund.status != RefundStatus::Failed).map(|refund| refund.amount);
    Ok(payment.paid.checked_sub(Money::sum(payment.amount.currency, not_failed)?)?)
}

/// Writes a refund, and the job that sends it or asks for the bank account.
pub(super) async fn enqueue(
    tx: &mut Tx,
    now: DateTime<Utc>,
    payment: &Payment,
    amount: Money,
    reason: &str,
    key: &str,
) -> Result<RefundId> {
    let is_transfer = payment.provider == PaymentProvider::CashOnDelivery;
    let status = if is_transfer { RefundStatus::BankTransfer } else { RefundStatus::Waiting };
    let token = token(&payment.reference);
    let id =
        refunds::insert(tx, payment, &refunds::NewRefund { key, token: &token, amount, reason, status }, now).await?;
    if is_transfer {
        ask_later(tx, now, payment, id, false).await?;
    } else {
        send_later(tx, now, payment, id).await?;
    }
    Ok(id)
}

async fn send_later(tx: &mut Tx, now: DateTime<Utc>, payment: &Payment, id: RefundId) -> Result<()> {
    let about = format!("refund of order {}", payment.reference);
    let job = NewJob::new(REFUND, now, about, &id).in_queue(Queue::Webhook).of_tenant(payment.tenant_id);
    jobs::enqueue(tx, &job.dedup(format!("{REFUND} {id}"))).await?;
    Ok(())
}

/// Locks the order and reads payment and refund.
pub(super) async fn lock_refund(tx: &mut Tx, id: RefundId) -> Result<(Payment, Refund)> {
    let refund = refunds::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    let payment = lock(tx, refund.payment_id).await?;
    let refund = refunds::find(tx, id).await?.ok_or(Error::NotFound)?;
    Ok((payment, refund))
}

/// Records the outcome of a refund. An ended refund is not changed any more.
pub(super) async fn record_refund(
    tx: &mut Tx,
    now: DateTime<Utc>,
    id: RefundId,
    reported: &ProviderRefund,
    check_at: DateTime<Utc>,
) -> Result<Option<Transition>> {
    let (mut payment, mut refund) = lock_refund(tx, id).await?;
    let to = match reported {
        ProviderRefund::Completed(_) => RefundStatus::Completed,
        ProviderRefund::Processing(_) => RefundStatus::Processing,
        ProviderRefund::Refused(_) => RefundStatus::Failed,
    };
    if !refund.status.may_become(to) {
        if refund.status == to && to == RefundStatus::Processing {
            refunds::update(tx, &refund, Some(check_at)).await?;
        }
        return Ok(None);
    }
    refund.status = to;
    match reported {
        ProviderRefund::Completed(name) => {
            refund.provider_refund = name.clone().or(refund.provider_refund);
            refund.failure = None;
            refund.completed_at = Some(now);
            refunds::update(tx, &refund, None).await?;
            returned(tx, now, payment, &refund).await.map(Some)
        }
        ProviderRefund::Processing(name) => {
            refund.provider_refund = Some(name.clone());
            refunds::update(tx, &refund, Some(check_at)).await?;
            Ok(None)
        }
        ProviderRefund::Refused(reason) => {
            refund.failure = Some(reason.clone());
            refunds::update(tx, &refund, None).await?;
            let from = payment.status;
            payment.alarm = Some(format!("refund {id} of {} failed: {reason}", refund.amount));
            store::update(tx, &payment, None, now).await?;
            Ok(Some(Transition { payment, from, cause: Cause::RefundFailed(id) }))
        }
    }
}

/// Records that the money of a refund was refunded.
async fn returned(tx: &mut Tx, now: DateTime<Utc>, mut payment: Payment, refund: &Refund) -> Result<Transition> {
    let from = payment.status;
    payment.refunded = payment.refunded.checked_add(refund.amount).map_err(Error::internal)?;
    let to = if payment.refunded == payment.paid { PaymentStatus::Refunded } else { PaymentStatus::PartiallyRefunded };
    if from.may_become(to) {
        payment.status = to;
    }
    store::update(tx, &payment, None, now).await?;
    Ok(Transition { payment, from, cause: Cause::Refunded { refund_id: refund.id, amount: refund.amount } })
}

/// An operator's decision on a refund.
#[derive(Clone, Copy, Debug)]
pub struct RefundResolution<'a> {
    /// Whether the money was refunded.
    pub is_done: bool,
    /// The bank's or provider's reference of the refund, or why it was not made.
    pub note: &'a str,
}

impl<'a> RefundResolution<'a> {
    /// The refund was made.
    pub fn done(note: &'a str) -> Self {
        Self { is_done: true, note }
    }

    /// The refund was not made.
    pub fn not_done(note: &'a str) -> Self {
        Self { is_done: false, note }
    }
}

/// Records an operator's finding about an uncertain refund, or the result of a bank transfer, in the caller's transaction;
/// returns the updated refund.
pub async fn resolve_refund(
    app: &App,
    tx: &mut Tx,
    id: RefundId,
    RefundResolution { is_done, note }: RefundResolution<'_>,
    follow: Follow,
) -> Result<Refund> {
    let now = app.clock.now();
    let (payment, mut refund) = lock_refund(tx, id).await?;
    let may_be_sent_again = !is_done && refund.status == RefundStatus::Uncertain;
    let transition = if may_be_sent_again {
        refund.status = RefundStatus::Waiting;
        refunds::update(tx, &refund, None).await?;
        send_later(tx, now, &payment, id).await?;
        None
    } else {
        if !matches!(refund.status, RefundStatus::Uncertain | RefundStatus::BankTransfer) {
            return Err(Error::rejected("error-refund-resolved"));
        }
        let name = (!note.is_empty()).then(|| note.to_owned());
        let reported = if is_done { ProviderRefund::Completed(name) } else { ProviderRefund::Refused(note.to_owned()) };
        record_refund(tx, now, id, &reported, now).await?
    };
    if let Some(transition) = &transition {
        follow(app, tx, transition).await?;
    }
    refunds::find(tx, id).await?.ok_or(Error::NotFound)
}

/// Marks a refund as sent, if its status allows it, without sending it.
#[cfg(test)]
pub async fn mark_sent(tx: &mut Tx, now: DateTime<Utc>, id: RefundId) -> Result<()> {
    let (_, mut refund) = lock_refund(tx, id).await?;
    if refund.status.may_become(RefundStatus::Sending) {
        refund.status = RefundStatus::Sending;
        refund.sent_at = Some(now);
        refunds::update(tx, &refund, None).await?;
    }
    Ok(())
}

/// Records the outcome of a refund, as its job does.
#[cfg(test)]
pub async fn record_reported_refund(
    tx: &mut Tx,
    now: DateTime<Utc>,
    id: RefundId,
    reported: &ProviderRefund,
) -> Result<Option<Transition>> {
    record_refund(tx, now, id, reported, now).await
}

/// Marks a refund as sent and completed.
#[cfg(test)]
pub async fn finish_refund(tx: &mut Tx, now: DateTime<Utc>, id: RefundId) -> Result<Option<Transition>> {
    mark_sent(tx, now, id).await?;
    record_refund(tx, now, id, &ProviderRefund::Completed(None), now).await
}
