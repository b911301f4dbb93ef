//! What operators do to a single payment or refund: the order's history and its partner's commission change in the same
//! transaction.

use serde_json::json;

use super::{
    events::append_event,
    refund::{RefundDetails, refund_lines},
};
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{OrderId, PaymentId, RefundId},
    money::Money,
    orders::{event::EventKind, model::Order, store},
    payments::{self, AccountRequestOutcome, Follow, Payment, Refund, RefundResolution},
};

/// A refund of a single payment.
#[derive(Clone, Copy, Debug)]
pub struct PaymentRefundRequest<'a> {
    /// The payment.
    pub payment: PaymentId,
    /// The amount; `None` means all that is left.
    pub amount: Option<Money>,
    /// The reason.
    pub reason: &'a str,
    /// The idempotency key: a request with the key of an earlier refund changes nothing. When absent, it is derived from the
    /// reason and the number of earlier refunds.
    pub key: Option<&'a str>,
}

/// An operator who changes something, or who only wants to see what would change.
#[derive(Clone, Copy, Debug)]
pub struct Operator<'a> {
    /// The actor of the order's event, such as `operator ana`.
    pub actor: &'a str,
    /// Whether everything is rolled back.
    pub dry_run: bool,
}

impl<'a> Operator<'a> {
    /// Somebody who changes something.
    pub fn new(actor: &'a str) -> Self {
        Self { actor, dry_run: false }
    }
}

/// Refunds a payment, at most what is left of it, and reverses the commission; a job or a bank transfer carries the refund out.
///
/// # Errors
/// When nothing is left, the amount is more than what is left, or the key belongs to a refund of another amount.
pub async fn refund_payment(app: &App, request: &PaymentRefundRequest<'_>, actor: &str) -> Result<RefundId> {
    app.db
        .transact(async |mut tx: Tx| {
            let id = refund_payment_within(app, &mut tx, request, actor).await?;
            tx.commit().await?;
            Ok::<_, Error>(id)
        })
        .await
}

/// The amount that `refund_payment` would refund at present; writes nothing.
pub async fn preview_payment_refund(app: &App, request: &PaymentRefundRequest<'_>) -> Result<Money> {
    let mut tx = app.db.begin().await?;
    let planned = plan(&mut tx, request).await?;
    tx.rollback().await?;
    Ok(planned.amount)
}

/// The result of evaluating a request.
struct PaymentRefundPlan {
    payment: Payment,
    order: Option<Order>,
    amount: Money,
    key: String,
    /// The refund that an earlier request with the same key resulted in.
    known: Option<RefundId>,
}

async fn plan(tx: &mut Tx, request: &PaymentRefundRequest<'_>) -> Result<PaymentRefundPlan> {
    let (payment, order) = locked_payment(tx, request.payment).await?;
    let before = payments::refunds_of(&mut *tx, payment.id).await?;
    let known = before.iter().find(|refund| request.key == Some(refund.key.as_str()));
    let left = payments::refundable(tx, &payment).await?;
    let refused = |reason: String| Diagnostic::new(format!("payment {}", payment.id), 0, reason);
    if let Some(known) = known {
        let amount = request.amount.unwrap_or(known.amount);
        if amount != known.amount {
            return Err(refused(format!("the key {} belongs to a refund of {}", known.key, known.amount)).into());
        }
        return Ok(PaymentRefundPlan { key: known.key.clone(), known: Some(known.id), payment, order, amount });
    }
    let amount = request.amount.unwrap_or(left);
    if !left.is_positive() {
        return Err(refused("nothing is left to refund".to_owned()).into());
    }
    if amount.compare(left)?.is_gt() {
        return Err(refused(format!("{amount} is more than what is left to refund: {left}")).into());
    }
    let key = request.key.map_or_else(|| format!("operator {} {}", before.len() + 1, request.reason), str::to_owned);
    Ok(PaymentRefundPlan { payment, order, amount, key, known: None })
}

async fn refund_payment_within(
    app: &App,
    tx: &mut Tx,
    request: &PaymentRefundRequest<'_>,
    actor: &str,
) -> Result<RefundId> {
    let PaymentRefundPlan { payment, order, amount, key, known } = plan(tx, request).await?;
    if let Some(known) = known {
        return Ok(known);
    }
    let (id, pays_order) = (payment.id, payment.status.counts());
    let Some(order) = order.filter(|_| pays_order) else {
        // It does not pay its order: nothing was sold or earned for it.
        let refund = payments::refund(tx, app.clock.now(), id, amount, request.reason, &key).await?;
        let note = format!("refund {refund} of {amount} of payment {id}: {}", request.reason);
        append_note(app, tx, payment.order_id, &note, actor).await?;
        return Ok(refund);
    };
    let details = RefundDetails {
        actor,
        reason: request.reason,
        amount,
        extra: Money::zero(amount.currency),
        restocks: false,
        key: Some(key),
    };
    let refunds = refund_lines(app, tx, &order, &[], &[], vec![(payment, amount)], details).await?;
    refunds.first().copied().ok_or_else(|| Error::internal(format!("the refund of payment {id} was not written")))
}

/// Records an operator's finding about an uncertain refund, or the result of a bank transfer; returns the updated refund.
pub async fn resolve_refund(
    app: &App,
    id: RefundId,
    resolution: RefundResolution<'_>,
    operator: Operator<'_>,
    follow: Follow,
) -> Result<Refund> {
    app.db
        .transact(async |mut tx: Tx| {
            let refund = payments::resolve_refund(app, &mut tx, id, resolution, follow).await?;
            let resolved = format!("refund {id} was resolved as {}", refund.status.name());
            let note = if resolution.note.is_empty() { resolved } else { format!("{resolved}: {}", resolution.note) };
            end_with_note(app, tx, refund.payment_id, &note, operator).await?;
            Ok::<_, Error>(refund)
        })
        .await
}

/// Acknowledges a payment's alarm; returns it, if there was one.
pub async fn acknowledge_alarm(app: &App, id: PaymentId, operator: Operator<'_>) -> Result<Option<String>> {
    app.db
        .transact(async |mut tx: Tx| {
            let Some(alarm) = payments::acknowledge(&mut tx, id).await?.alarm else { return Ok(None) };
            let note = format!("the alarm of payment {id} was acknowledged: {alarm}");
            end_with_note(app, tx, id, &note, operator).await?;
            Ok::<_, Error>(Some(alarm))
        })
        .await
}

/// Asks the customer once more for the account of a bank transfer, as `payments::request_account_again` describes.
pub async fn request_account_again(
    app: &App,
    id: RefundId,
    deletes_account: bool,
    operator: Operator<'_>,
) -> Result<AccountRequestOutcome> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            let asked = payments::request_account_again(&mut tx, now, id, deletes_account).await?;
            let deleted = if asked.account_deleted { ", and the previous one was deleted" } else { "" };
            let note = format!("the account for refund {id} was asked for{deleted}");
            end_with_note(app, tx, asked.refund.payment_id, &note, operator).await?;
            Ok::<_, Error>(asked)
        })
        .await
}

/// Appends a note to the order of a payment, and ends the transaction.
async fn end_with_note(app: &App, mut tx: Tx, payment: PaymentId, note: &str, operator: Operator<'_>) -> Result<()> {
    let payment = payments::find(&mut tx, payment).await?.ok_or(Error::NotFound)?;
    append_note(app, &mut tx, payment.order_id, note, operator.actor).await?;
    if operator.dry_run { Ok(tx.rollback().await?) } else { Ok(tx.commit().await?) }
}

/// Appends a note to an order, unless the order is missing after a restored backup.
async fn append_note(app: &App, tx: &mut Tx, order: OrderId, note: &str, actor: &str) -> Result<()> {
    let Some(order) = store::orders::lock(tx, order).await? else { return Ok(()) };
    append_event(tx, order.id, EventKind::Note, actor, json!({ "text": note }), app.clock.now()).await
}

/// A payment with its order, locked until the transaction ends. The order may be missing after a restored backup.
async fn locked_payment(tx: &mut Tx, id: PaymentId) -> Result<(Payment, Option<Order>)> {
    let payment = payments::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    payments::lock_order(tx, payment.order_id).await?;
    let order = store::orders::lock(tx, payment.order_id).await?;
    let payment = payments::find(tx, id).await?.ok_or(Error::NotFound)?;
    Ok((payment, order))
}
