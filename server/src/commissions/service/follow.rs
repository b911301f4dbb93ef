//! Updates commissions when their orders change: refunds, failed refunds, delivery, payment, cancellation.

use chrono::{DateTime, TimeDelta, Utc};

use super::{locked::lock_partner, posting::posting};
use crate::{
    attribution,
    commissions::{
        model::{Commission, Status},
        postings::PostingEvent,
        shares::{self, EarnedLine, ReturnedAmount},
        store,
    },
    db::Tx,
    error::Result,
    id::OrderId,
    money::Money,
};

/// The actor of ledger entries caused by orders.
const ACTOR: &str = "order";

/// The commission of an order, locked together with its partner's ledger until the transaction ends; none when the order is not
/// attributed to a partner.
async fn locked_of(tx: &mut Tx, order: OrderId) -> Result<Option<Commission>> {
    let Some((id, affiliate)) = store::commissions::of_order(&mut *tx, order).await? else { return Ok(None) };
    lock_partner(tx, affiliate).await?;
    Ok(store::commissions::lock(tx, id).await?)
}

/// Reverses the commission for a refund: of lines, each with its amount, or, without lines, of an amount that is spread over what
/// is left of the order. `refunds` are the refunds made for the request, each with its reference and amount: what each one
/// reverses is stored, so that a refund that fails restores exactly its own part. `kept` is the total of the payments that the
/// shop keeps after these refunds: refunding an overpayment reverses nothing, because the order remains sold.
pub async fn reverse(
    tx: &mut Tx,
    now: DateTime<Utc>,
    order: OrderId,
    refunds: &[(String, Money)],
    lines: &[(i64, Money)],
    kept: Money,
) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    let currency = commission.currency;
    let amounts: Vec<Money> = refunds.iter().map(|(_, amount)| *amount).collect();
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    let returned: Vec<ReturnedAmount> = if lines.is_empty() {
        let unpaid = shares::left(currency, &earned)?.checked_sub(kept)?;
        shares::spread(&earned, unpaid.min(Money::sum(currency, amounts.iter().copied())?)?)?
    } else {
        lines.iter().map(|(position, amount)| ReturnedAmount { position: *position, amount: *amount }).collect()
    };
    let counted = shares::take_back(&mut earned, &returned)?;
    let divided = shares::divide(currency, &counted, &amounts)?;
    for ((reference, _), parts) in refunds.iter().zip(&divided) {
        store::commissions::insert_returns(tx, commission.id, reference, lines.is_empty(), parts).await?;
    }
    settle(tx, now, &mut commission, &earned).await
}

/// Undoes what a failed refund reversed. If the shop then keeps more than what is left of the order, also undoes what other
/// refunds of amounts reversed, since the order is paid again. `kept` is the total of the payments that the shop keeps. A
/// cancelled order earns nothing again.
pub async fn restore(tx: &mut Tx, now: DateTime<Utc>, order: OrderId, reference: &str, kept: Money) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if store::attributions::is_cancelled(tx, order).await? {
        return Ok(());
    }
    let mut again = store::commissions::take_returns(tx, &commission, reference).await?;
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    shares::undo(&mut earned, &again)?;
    let excess = kept.checked_sub(shares::left(commission.currency, &earned)?)?;
    let others = store::commissions::amount_returns(tx, &commission).await?;
    let amounts: Vec<Money> = others.iter().map(|other| other.returned.amount).collect();
    for (other, amount) in others.iter().zip(shares::portions(&amounts, excess)?) {
        store::commissions::shrink_return(tx, commission.id, other, amount).await?;
        let part = ReturnedAmount { amount, ..other.returned };
        shares::undo(&mut earned, &[part])?;
        again.push(part);
    }
    if again.iter().all(|part| part.amount.is_zero()) {
        return Ok(());
    }
    settle(tx, now, &mut commission, &earned).await
}

/// Reverses the rest of an order's commission: the order was cancelled, or was returned unpaid.
pub async fn cancel(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    store::attributions::set_cancelled(tx, order).await?;
    let mut earned = store::commissions::earned_lines(tx, commission.id).await?;
    let rest: Vec<ReturnedAmount> = earned.iter().map(EarnedLine::rest).collect::<Result<_, _>>()?;
    let counted = shares::take_back(&mut earned, &rest)?;
    store::commissions::insert_returns(tx, commission.id, "cancelled", false, &counted).await?;
    settle(tx, now, &mut commission, &earned).await
}

/// Stores the refunded amounts of the lines, and books the difference. A rejected commission has nothing left to reverse.
async fn settle(tx: &mut Tx, now: DateTime<Utc>, commission: &mut Commission, lines: &[EarnedLine]) -> Result<()> {
    for line in lines {
        store::commissions::set_returned(tx, commission.id, line).await?;
    }
    // The sales figures change even when no commission was earned.
    attribution::count_conversions(tx, &[commission.id]).await?;
    let reversed = shares::reversed(commission.currency, lines)?;
    let difference = reversed.checked_sub(commission.reversed)?;
    if difference.is_zero() {
        return Ok(());
    }
    commission.reversed = reversed;
    store::commissions::update(tx, commission).await?;
    if commission.computed_status() != Status::Rejected {
        let act =
            if commission.approved_at.is_some() { PostingEvent::ReversePayable } else { PostingEvent::ReversePending };
        store::ledger::append(tx, &[posting(commission, act, difference)], ACTOR, now).await?;
    }
    Ok(())
}

/// The goods were delivered: the hold period starts.
pub async fn delivered(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if commission.delivered_at.is_none() {
        commission.delivered_at = Some(now);
        commission.hold_until = Some(now + TimeDelta::days(commission.hold_days));
        store::commissions::update(tx, &commission).await?;
    }
    Ok(())
}

/// The order was paid.
pub async fn paid(tx: &mut Tx, now: DateTime<Utc>, order: OrderId) -> Result<()> {
    let Some(mut commission) = locked_of(tx, order).await? else { return Ok(()) };
    if commission.paid_at.is_none() {
        commission.paid_at = Some(now);
        store::commissions::update(tx, &commission).await?;
    }
    Ok(())
}
