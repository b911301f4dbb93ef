//! Records providers' responses as payment statuses: each change once, however often and in whichever order they arrive.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    locked::{lock, lock_order, save},
    refunds,
};
use crate::{
    db::Tx,
    error::Result,
    id::{OrderId, PaymentId, TenantId},
    jobs::{self, NewJob, Queue},
    payments::{
        job_kinds::CLOSE,
        model::{Cause, Payment, PaymentStatus, ProviderPayment, Transition},
        store::payments as store,
    },
    tenancy::PaymentProvider,
};

/// The idempotency key of a late payment's refund, among those of its payment.
const SURPLUS: &str = "late-money";
/// How long after its start an unsuccessful payment is still queried.
const WATCH: TimeDelta = TimeDelta::days(3);
/// The same for a payment that the provider is processing: bank debits take weeks.
const WATCH_PROCESSING: TimeDelta = TimeDelta::days(30);

/// Records a provider's response.
pub async fn record(
    tx: &mut Tx,
    now: DateTime<Utc>,
    id: PaymentId,
    reported: &ProviderPayment,
) -> Result<Option<Transition>> {
    let mut payment = lock(tx, id).await?;
    payment.checked_at = Some(now);
    match reported {
        ProviderPayment::Paid { .. } => record_money(tx, now, payment, reported).await,
        ProviderPayment::Contradiction(how) => {
            payment.alarm = Some(how.clone());
            save(tx, now, &payment, None).await?;
            Ok(None)
        }
        ProviderPayment::Processing => moved(tx, now, payment, PaymentStatus::Processing, false).await,
        ProviderPayment::Failed => moved(tx, now, payment, PaymentStatus::Failed, false).await,
        ProviderPayment::Expired | ProviderPayment::Cancelled => {
            moved(tx, now, payment, PaymentStatus::Failed, true).await
        }
        ProviderPayment::Open | ProviderPayment::NotFound => {
            let next = next_check(&payment, now);
            save(tx, now, &payment, next).await?;
            Ok(None)
        }
    }
}

/// Changes a payment's status if the transition is allowed; `is_final` means that the provider accepts no more money for it.
async fn moved(
    tx: &mut Tx,
    now: DateTime<Utc>,
    mut payment: Payment,
    to: PaymentStatus,
    is_final: bool,
) -> Result<Option<Transition>> {
    let from = payment.status;
    let is_move = from.may_become(to);
    if is_move {
        payment.status = to;
    }
    let next = if is_final { None } else { next_check(&payment, now) };
    save(tx, now, &payment, next).await?;
    Ok(is_move.then_some(Transition { payment, from, cause: Cause::Provider }))
}

async fn record_money(
    tx: &mut Tx,
    now: DateTime<Utc>,
    mut payment: Payment,
    reported: &ProviderPayment,
) -> Result<Option<Transition>> {
    let ProviderPayment::Paid { amount, token, provider_payment, warning, card } = reported else { return Ok(None) };
    if payment.paid.is_positive() {
        // Already paid: the response contains nothing new.
        save(tx, now, &payment, None).await?;
        return Ok(None);
    }
    if *amount != payment.amount || *token != payment.token {
        payment.alarm = Some(format!(
            "{} reports {amount} for {token}; {} for {} were requested",
            payment.provider.name(),
            payment.amount,
            payment.token
        ));
        save(tx, now, &payment, None).await?;
        return Ok(None);
    }
    payment.alarm.clone_from(warning);
    payment.paid = payment.amount;
    payment.paid_at = Some(now);
    payment.provider_payment = Some(provider_payment.clone());
    payment.card.clone_from(card);
    let from = payment.status;
    if is_wanted(tx, &payment).await? {
        payment.status = PaymentStatus::Completed;
        save(tx, now, &payment, None).await?;
        return Ok(Some(Transition { payment, from, cause: Cause::Provider }));
    }
    payment.status = PaymentStatus::Cancelled;
    save(tx, now, &payment, None).await?;
    let reason = "paid after the order was cancelled, or paid twice";
    let refund_id = refunds::enqueue(tx, now, &payment, payment.paid, reason, SURPLUS).await?;
    Ok(Some(Transition { payment, from, cause: Cause::SurplusPayment(refund_id) }))
}

/// Whether its money pays the order: it was not cancelled, and no other payment pays the order.
async fn is_wanted(tx: &mut Tx, payment: &Payment) -> Result<bool> {
    let all = store::of_order(tx, payment.tenant_id, payment.order_id).await?;
    let is_paid = all.iter().any(|other| other.id != payment.id && other.status.counts());
    Ok(!is_paid && payment.status.may_become(PaymentStatus::Completed))
}

/// Cancels an order's open payments, in the order's transaction, and schedules the closing of the provider's page.
pub async fn cancel(tx: &mut Tx, now: DateTime<Utc>, tenant: TenantId, order: OrderId) -> Result<Vec<Transition>> {
    lock_order(tx, order).await?;
    let mut cancelled = Vec::new();
    for payment in store::of_order(&mut *tx, tenant, order).await? {
        let Some(mut payment) = store::lock(tx, payment.id).await?.filter(|payment| payment.status.is_open()) else {
            continue;
        };
        let from = payment.status;
        payment.status = PaymentStatus::Cancelled;
        let next = payment.session_id.as_ref().map(|_| now);
        save(tx, now, &payment, next).await?;
        if payment.provider == PaymentProvider::Stripe && payment.session_id.is_some() {
            let about = format!("payment of order {}", payment.reference);
            let job = NewJob::new(CLOSE, now, about, &payment.id).in_queue(Queue::Webhook).of_tenant(tenant);
            jobs::enqueue(tx, &job.dedup(format!("{CLOSE} {}", payment.id))).await?;
        }
        cancelled.push(Transition { payment, from, cause: Cause::Cancelled });
    }
    Ok(cancelled)
}

/// Records that the cash of an order was collected on delivery.
pub async fn collected(
    tx: &mut Tx,
    now: DateTime<Utc>,
    tenant: TenantId,
    order: OrderId,
) -> Result<Option<Transition>> {
    lock_order(tx, order).await?;
    let payments = store::of_order(&mut *tx, tenant, order).await?;
    let cash = payments.into_iter().find(|payment| {
        payment.provider == PaymentProvider::CashOnDelivery && payment.status == PaymentStatus::Pending
    });
    let Some(mut payment) = cash else { return Ok(None) };
    let from = payment.status;
    payment.status = PaymentStatus::Completed;
    payment.paid = payment.amount;
    payment.paid_at = Some(now);
    save(tx, now, &payment, None).await?;
    Ok(Some(Transition { payment, from, cause: Cause::Collected }))
}

/// When the provider is queried next: soon at first, less often later, and never once nothing can change any more.
fn next_check(payment: &Payment, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let age = now - payment.created_at;
    let watched = match payment.status {
        PaymentStatus::Processing => WATCH_PROCESSING,
        PaymentStatus::Pending | PaymentStatus::Failed | PaymentStatus::Cancelled => WATCH,
        _ => return None,
    };
    let wait = match age.num_minutes() {
        ..15 => TimeDelta::minutes(2),
        15..120 => TimeDelta::minutes(10),
        _ => TimeDelta::hours(2),
    };
    (payment.session_id.is_some() && age < watched).then_some(now + wait)
}
