//! How commissions follow their orders: what goes back, what comes again, delivery, payment, cancellation.

use chrono::{DateTime, TimeDelta, Utc};

use super::{lock_partner, posting};
use crate::{
    attribution,
    commissions::{
        model::{Commission, Status},
        postings::PostingEvent,
        shares::{self, EarnedLine, ReturnedAmount},
        store,
    },
    db::Tx,
    error::{Error, Result},
    id::OrderId,
};

/// Who is named in the ledger for what orders cause.
const ACTOR: &str = "order";

/// The commission of an order with the ledger of its partner, locked until the transaction ends; none where the order is nobody's.
async fn locked_of(tx: &mut Tx, order: OrderId) -> Result<Option<Commission>> {
    let Some((id, affiliate)) = store::commissions::of_order(&mut *tx, order).await? else { return Ok(None) };
    lock_partner(tx, affiliate).await?;
    Ok(store::commissions::lock(tx, id).await?)
}

/// Takes back the commission of money that goes back to the shopper: of lines, each with its amount, or, where there are none, of an amount
/// that is spread over what is left of the order. `refunds` are what the request became, each with its reference and its amount: what each of
/// them took is kept, so that one that fails gives exactly its part back. `kept_minor` is what the shop has of all payments after them: an
/// amount that was paid too much takes nothing, the order is still sold.
pub async fn reverse(
    tx: &mut Tx,
    now: DateTime<Utc>,
    order: OrderId,
    refunds: &[(String, i64)],
    lines: &[(i64, i64)],
    kept_minor: i64,
) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    let currency = commission.currency;
    let amounts: Vec<i64> = refunds.iter().map(|(_, minor)| *minor).collect();
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    let returned: Vec<ReturnedAmount> = if lines.is_empty() {
        let left: i64 = earned.iter().map(EarnedLine::left).sum();
        let unpaid = (left - kept_minor).min(amounts.iter().sum());
        shares::spread(currency, &earned, unpaid).map_err(Error::internal)?
    } else {
        lines.iter().map(|(position, minor)| ReturnedAmount { position: *position, minor: *minor }).collect()
    };
    let counted = shares::take_back(&mut earned, &returned);
    let divided = shares::divide(currency, &counted, &amounts).map_err(Error::internal)?;
    for ((reference, _), parts) in refunds.iter().zip(&divided) {
        store::commissions::insert_returns(tx, commission.id, (reference, lines.is_empty()), parts).await?;
    }
    settle(tx, now, &mut commission, &earned).await
}

/// Gives back what a refund took, which failed; and, where the shop has more then than what is left of the order, what other refunds of
/// amounts took, since the order is paid again. `kept_minor` is what the shop has of all payments. A cancelled order earns nothing again.
pub async fn restore(tx: &mut Tx, now: DateTime<Utc>, order: OrderId, reference: &str, kept_minor: i64) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if store::attributions::is_cancelled(tx, order).await? {
        return Ok(());
    }
    let currency = commission.currency;
    let mut again = store::commissions::take_returns(tx, commission.id, reference).await?;
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    shares::give_back(&mut earned, &again);
    let left: i64 = earned.iter().map(EarnedLine::left).sum();
    let others = store::commissions::amount_returns(tx, commission.id).await?;
    let parts: Vec<i64> = others.iter().map(|other| other.minor).collect();
    for (other, part) in
        others.iter().zip(shares::portions(currency, &parts, kept_minor - left).map_err(Error::internal)?)
    {
        store::commissions::shrink_return(tx, commission.id, other, part).await?;
        again.push(ReturnedAmount { position: other.position, minor: part });
        shares::give_back(&mut earned, &[ReturnedAmount { position: other.position, minor: part }]);
    }
    if again.iter().all(|part| part.minor == 0) {
        return Ok(());
    }
    settle(tx, now, &mut commission, &earned).await
}

/// Takes back all that is left of an order's commission: the order was cancelled, or came back unpaid.
pub async fn cancel(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    store::attributions::set_cancelled(tx, order).await?;
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    let rest: Vec<ReturnedAmount> =
        earned.iter().map(|line| ReturnedAmount { position: line.position, minor: line.left() }).collect();
    let counted = shares::take_back(&mut earned, &rest);
    store::commissions::insert_returns(tx, commission.id, ("cancelled", false), &counted).await?;
    settle(tx, now, &mut commission, &earned).await
}

/// Writes what lines gave back, and books the difference. What an operator rejected has nothing to give back any more.
async fn settle(tx: &mut Tx, now: DateTime<Utc>, commission: &mut Commission, lines: &[EarnedLine]) -> Result<()> {
    for line in lines {
        store::commissions::set_returned(tx, commission.id, line).await?;
    }
    // What was sold is less also where nothing was earned of it.
    attribution::count_conversions(tx, &[commission.id]).await?;
    let difference = shares::reversed(lines) - commission.reversed_minor;
    if difference == 0 {
        return Ok(());
    }
    commission.reversed_minor += difference;
    store::commissions::update(tx, commission).await?;
    if commission.computed_status() != Status::Rejected {
        let act =
            if commission.approved_at.is_some() { PostingEvent::ReversePayable } else { PostingEvent::ReversePending };
        store::ledger::append(tx, &[posting(commission, act, difference)], ACTOR, now).await?;
    }
    Ok(())
}

/// The goods arrived: the hold begins.
pub async fn delivered(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if commission.delivered_at.is_none() {
        commission.delivered_at = Some(now);
        commission.hold_until = Some(now + TimeDelta::days(commission.hold_days));
        store::commissions::update(tx, &commission).await?;
    }
    Ok(())
}

/// The shopper has paid.
pub async fn paid(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if commission.paid_at.is_none() {
        commission.paid_at = Some(now);
        store::commissions::update(tx, &commission).await?;
    }
    Ok(())
}
