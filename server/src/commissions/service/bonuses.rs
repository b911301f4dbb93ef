//! Bonuses of the programme: paid once per month in which enough of a partner's orders were approved.

use super::posting::ACTOR;
use crate::{
    affiliates::{self, Programme},
    app::App,
    commissions::{
        evidence::Method,
        model::{Commission, Kind},
        postings::PostingEvent,
        statement::Month,
        store::{self, commissions::NewCommission, ledger::Posting},
    },
    db::Tx,
    error::Result,
    money::Money,
};

/// Pays the bonuses that an approved commission completes, in its own currency, for the month of its order in the partner's time
/// zone. A bonus is not paid twice for a month.
pub(super) async fn pay(app: &App, tx: &mut Tx, programme: &Programme, commission: &Commission) -> Result<()> {
    if commission.kind != Kind::Order || programme.bonuses.is_empty() {
        return Ok(());
    }
    let Some(affiliate) = affiliates::find(&mut *tx, commission.affiliate_id).await? else { return Ok(()) };
    let of_order = Month::of(affiliate.zone(), commission.ordered_at);
    let Some((from, to)) = of_order.bounds(affiliate.zone()) else { return Ok(()) };
    let Month { year, month } = of_order;
    let currency = commission.currency;
    let orders = store::commissions::count_approved(tx, affiliate.id, currency, from, to).await?;
    let orders = u32::try_from(orders).unwrap_or(u32::MAX);
    let now = app.clock.now();
    let earned =
        programme.bonuses.iter().filter_map(|bonus| Some((bonus, bonus.for_month(&affiliate.tier, orders, currency)?)));
    let rows: Vec<NewCommission> = earned
        .map(|(bonus, amount)| NewCommission {
            tenant_id: commission.tenant_id,
            affiliate_id: affiliate.id,
            kind: Kind::Bonus,
            reference: format!("bonus:{}:{}:{year}-{month:02}:{currency}", bonus.name, affiliate.id),
            order_id: None,
            order_number: None,
            discount_id: None,
            click_id: None,
            method: Method::Manual,
            base: Money::zero(currency),
            commission: amount,
            hold_days: 0,
            note: Some(bonus.name.clone()),
            is_approved: true,
            ordered_at: now,
        })
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    let inserted = store::commissions::insert(tx, &rows, now).await?;
    let postings: Vec<Posting> = inserted
        .into_iter()
        .filter_map(|(reference, id)| {
            let row = rows.iter().find(|row| row.reference == reference)?;
            Some(Posting {
                act: PostingEvent::Credit,
                affiliate_id: row.affiliate_id,
                amount: row.commission,
                commission_id: Some(id),
                payout_line_id: None,
                reason: row.note.clone(),
            })
        })
        .collect();
    store::ledger::append(tx, &postings, ACTOR, now).await
}
