//! Refunding an inspected return, or sending the exchange: in the transaction that closes the return, through the order. When the
//! process is killed before the commit, nothing has happened; after it, everything is written and the payment's job continues.

use serde_json::json;

use super::{
    due::{RefundSums, due},
    exchange,
    locked::locked,
    transitions::{moved, refused},
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{RefundId, ReturnId},
    money::Money,
    orders::{self, DeliveryStatus, ExactRefund},
    returns::{
        emails::{self, SendEmail, Step},
        model::ReturnCase,
        status::Status,
        store,
    },
};

/// Result of refunding a return.
#[derive(Clone, Debug)]
pub struct Refunded {
    /// The return after the refund.
    pub case: ReturnCase,
    /// The total refunded amount.
    pub amount: Money,
    /// One for each payment that is refunded from.
    pub refunds: Vec<RefundId>,
}

/// Settles an inspected return: refunds money, and sells the exchanges.
pub async fn refund(app: &App, id: ReturnId, actor: &str) -> Result<Refunded> {
    app.db
        .transact(|mut tx| async move {
            let done = refund_within(app, &mut tx, id, actor).await?;
            tx.commit().await?;
            Ok::<_, Error>(done)
        })
        .await
}

pub(in crate::returns) async fn refund_within(app: &App, tx: &mut Tx, id: ReturnId, actor: &str) -> Result<Refunded> {
    let (order, mut case) = locked(app, tx, id).await?;
    if case.status != Status::Inspected {
        return Err(refused(&case, format_args!("is {}; only inspected returns can be refunded", case.status.name())));
    }
    let lines = store::cases::lines(&mut *tx, &[id]).await?;
    if lines.iter().all(|line| line.accepted.unwrap_or_default() == 0) {
        return Err(refused(&case, "has no accepted goods: refuse it, so that the shopper is told why"));
    }
    let RefundSums { goods, extra } = due(&mut *tx, &order, &case, &lines).await?;
    let request = ExactRefund { lines: goods.lines, extra, reason: format!("return {}", case.number) };
    // Locks stock before the partner's ledger, in the same sequence as a cancellation, to avoid deadlocks.
    exchange::sell(app, tx, &case, &lines).await?;
    let given = if request.lines.is_empty() && extra.is_zero() {
        None
    } else {
        Some(orders::refund_exactly(app, tx, order.id, &request, actor).await?)
    };
    let amount = given.as_ref().map_or(Money::zero(order.currency()), |given| given.amount);
    case.refund = Some(amount);
    case.shipping = extra.min(amount)?;
    let refunds = given.map(|given| given.refunds).unwrap_or_default();
    let data = json!({ "amount": amount, "refundIds": refunds });
    moved(app, tx, &mut case, Status::Refunded, actor, data).await?;
    // For a cancelled order, everything was refunded with the cancellation and the shopper was informed: an e-mail about a refund
    // of zero would only confuse.
    if amount.is_positive() || order.delivery_status != DeliveryStatus::Cancelled {
        emails::enqueue(tx, &order, app.clock.now(), &SendEmail { id, step: Step::Refunded }).await?;
    }
    Ok(Refunded { case, amount, refunds })
}
