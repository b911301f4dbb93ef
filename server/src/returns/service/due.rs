//! The amounts that a return refunds.

use super::read;
use crate::{
    app::App,
    db::ReadSession,
    error::{Error, Result},
    id::ReturnId,
    money::Money,
    orders::{self, Order},
    returns::{
        amount::{self, Goods, PieceCounts},
        model::{ReturnCase, ReturnLine},
        status::Status,
        store,
    },
};

/// The amounts that a return refunds.
pub(super) struct RefundSums {
    pub(super) goods: Goods,
    pub(super) extra: Money,
}

/// The amount that refunding a return would give at present; writes nothing.
pub async fn expected(app: &App, id: ReturnId) -> Result<Money> {
    let case = store::cases::find(&app.db, id).await?.ok_or(Error::NotFound)?;
    let order = orders::get(app, case.order_id).await?;
    let lines = store::cases::lines(&app.db, &[id]).await?;
    let due = due(&app.db, &order, &case, &lines).await?;
    Ok(due.goods.amount.checked_add(due.extra)?)
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
pub(super) async fn due(
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
