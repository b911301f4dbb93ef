//! Refunding an inspected return, or sending the exchange: in the transaction that closes the return, through the order. When the
//! process is killed before the commit, nothing has happened; after it, everything is written and the payment's job continues.

use serde_json::json;

use super::{
    exchange, locked, read,
    transitions::{moved, refused},
};
use crate::{
    app::App,
    db::{ReadSession, Tx},
    error::{Error, Result},
    id::{RefundId, ReturnId},
    money::Money,
    orders::{self, DeliveryStatus, ExactRefund, Order},
    returns::{
        amount::{self, Goods, PieceCounts},
        emails::{self, SendEmail, Step},
        model::{ReturnCase, ReturnLine},
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

/// The amounts that a return refunds.
struct RefundSums {
    goods: Goods,
    extra: Money,
}

/// The amount that refunding a return would give at present; writes nothing.
pub async fn expected(app: &App, id: ReturnId) -> Result<Money> {
    let case = store::cases::find(&app.db, id).await?.ok_or(Error::NotFound)?;
    let order = orders::get(app, case.order_id).await?;
    let lines = store::cases::lines(&app.db, &[id]).await?;
    let due = due(&app.db, &order, &case, &lines).await?;
    Ok(due.goods.amount.checked_add(due.extra)?)
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

/// What an unsettled return of an order would refund for its goods.
pub(super) async fn due_for_goods(
    session: impl Into<ReadSession<'_>>,
    order: &Order,
    case: &ReturnCase,
    lines: &[ReturnLine],
) -> Result<Money> {
    Ok(due(session, order, case, lines).await?.goods.amount)
}

/// What the accepted pieces of a return are refunded, considering the refunds of other returns.
async fn due(
    session: impl Into<ReadSession<'_>>,
    order: &Order,
    case: &ReturnCase,
    lines: &[ReturnLine],
) -> Result<RefundSums> {
    let mut session = session.into();
    let sold = orders::lines(session.reborrow(), &[order.id]).await?;
    let mut going = PieceCounts::new();
    for line in lines.iter().filter(|line| line.exchange_variant_id.is_none()) {
        *going.entry(line.position).or_default() += line.accepted.unwrap_or(line.quantity);
    }
    // Pieces that operators refunded without a return are not refunded again.
    for line in &sold {
        if let Some(pieces) = going.get_mut(&line.position) {
            *pieces = (*pieces).min(line.quantity - line.refunded_pieces);
        }
    }
    going.retain(|_, pieces| *pieces > 0);
    let goods = amount::goods(order.currency(), &sold, order.snapshot.priced_by.as_ref(), &going, case.kind)?;
    let returns = read::of_order(session, order.id).await?;
    let refunded = || returns.iter().filter(|one| one.case.status == Status::Refunded);
    let given = Money::sum(order.currency(), refunded().map(|one| one.case.shipping))?;
    let all_in_time = case.is_in_time && refunded().all(|one| one.case.is_in_time);
    let extra = amount::charges(order, &sold, &going, all_in_time, given)?;
    Ok(RefundSums { goods, extra })
}
