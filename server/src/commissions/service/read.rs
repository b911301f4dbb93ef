//! Reading commissions: for partners, operators and reports.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::errors::unknown;
use crate::{
    affiliates,
    app::App,
    commissions::{
        model::{Amounts, Attribution, Commission, CommissionFilter, CommissionLine, DiscountSum, LedgerEntry, Sums},
        store::{self, commissions::StatusSum},
    },
    db::{ReadSession, Tx},
    error::Result,
    id::{AffiliateId, CommissionId, OrderId, UserId},
    paging::Paging,
};

/// Commissions read per query.
const BATCH: i64 = 500;

/// A commission with its lines and ledger entries.
#[derive(Clone, Debug)]
pub struct CommissionDetails {
    /// The commission.
    pub commission: Commission,
    /// Its lines.
    pub lines: Vec<CommissionLine>,
    /// Its ledger entries.
    pub ledger: Vec<LedgerEntry>,
}

/// The reasons for an order's attribution, and its commission.
#[derive(Clone, Debug)]
pub struct AttributionExplanation {
    /// The decision; none when the order came without any evidence for a partner.
    pub attribution: Option<Attribution>,
    /// The commission, if there is one.
    pub earned: Option<CommissionDetails>,
}

/// A page of a partner's commissions, the latest first, and the total number.
pub async fn for_affiliate(
    app: &App,
    affiliate: AffiliateId,
    filter: &CommissionFilter,
    paging: Paging,
) -> Result<(Vec<Commission>, i64)> {
    let filter = CommissionFilter { affiliate: Some(affiliate), ..filter.clone() };
    let rows = store::commissions::list(&app.db, &filter, None, paging.take, paging.offset()).await?;
    Ok((rows, store::commissions::count(&app.db, &filter).await?))
}

/// A page of commissions of all partners, the latest first, and the total number.
pub async fn list(app: &App, filter: &CommissionFilter, page: i64, take: i64) -> Result<(Vec<Commission>, i64)> {
    let skip = (page - 1).max(0) * take;
    let rows = store::commissions::list(&app.db, filter, None, take, skip).await?;
    Ok((rows, store::commissions::count(&app.db, filter).await?))
}

/// Commissions with lower ids, the latest first: stable paging for exports while new ones are added.
pub async fn list_below(
    app: &App,
    filter: &CommissionFilter,
    below: Option<CommissionId>,
    take: i64,
) -> Result<Vec<Commission>> {
    Ok(store::commissions::list(&app.db, filter, below, take, 0).await?)
}

/// A commission with its lines and ledger entries.
pub async fn show(app: &App, id: CommissionId) -> Result<CommissionDetails> {
    let commission = store::commissions::find(&app.db, id).await?.ok_or_else(|| unknown(id))?;
    Ok(CommissionDetails {
        lines: store::commissions::lines(&app.db, &[id]).await?,
        ledger: store::ledger::of_commission(&app.db, id).await?,
        commission,
    })
}

/// The reasons for the attribution of the order with this number.
pub async fn explain(app: &App, order_number: &str) -> Result<AttributionExplanation> {
    let attribution = store::attributions::find(&app.db, order_number).await?;
    let earned = match &attribution {
        Some(attribution) => match store::commissions::of_order(&app.db, attribution.order_id).await? {
            Some((id, _)) => Some(show(app, id).await?),
            None => None,
        },
        None => None,
    };
    Ok(AttributionExplanation { attribution, earned })
}

/// Commissions with their lines, read in the caller's session: for reports.
pub async fn commissions_of(
    session: impl Into<ReadSession<'_>>,
    ids: &[CommissionId],
) -> Result<Vec<(Commission, Vec<CommissionLine>)>> {
    let mut session = session.into();
    let commissions = store::commissions::with_ids(session.reborrow(), ids).await?;
    let mut lines: HashMap<CommissionId, Vec<CommissionLine>> = HashMap::new();
    for line in store::commissions::lines(session, ids).await? {
        lines.entry(line.commission_id).or_default().push(line);
    }
    let with_lines = |commission: Commission| {
        let lines = lines.remove(&commission.id).unwrap_or_default();
        (commission, lines)
    };
    Ok(commissions.into_iter().map(with_lines).collect())
}

/// All data about a partner in the tables of commissions.
pub async fn personal_data(app: &App, user: UserId) -> Result<Value> {
    let Some(partner) = affiliates::of_user(&app.db, user).await? else { return Ok(Value::Array(Vec::new())) };
    let filter = CommissionFilter { affiliate: Some(partner.id), ..CommissionFilter::default() };
    let (mut all, mut below) = (Vec::new(), None);
    loop {
        let rows = list_below(app, &filter, below, BATCH).await?;
        let Some(last) = rows.last() else { return Ok(Value::Array(all)) };
        below = Some(last.id);
        all.extend(rows.iter().map(|one| {
            json!({
                "kind": one.kind.name(), "status": one.status.name(), "orderNumber": one.order_number,
                "orderedAt": one.ordered_at, "currency": one.currency, "baseMinor": one.base.minor,
                "commissionMinor": one.commission.minor, "reversedMinor": one.reversed.minor,
                "paidOutAt": one.paid_out_at, "note": one.note,
            })
        }));
    }
}

/// How an order was attributed to a partner, for the customer who placed it; null when there was no evidence.
pub async fn referral_data(app: &App, order_number: &str) -> Result<Value> {
    let found = store::attributions::find(&app.db, order_number).await?;
    Ok(found.map_or(
        Value::Null,
        |found| json!({ "method": found.method, "evidence": found.evidence, "decidedAt": found.decided_at }),
    ))
}

/// Deletes the digests of the customer of an order that fraud rules compared.
pub async fn erase_buyer(tx: &mut Tx, order: OrderId) -> Result<()> {
    Ok(store::attributions::erase_buyer(tx, order).await?)
}

/// A partner's earnings, by currency.
pub async fn sums(app: &App, affiliate: AffiliateId) -> Result<Sums> {
    let mut sums: Sums = Vec::new();
    for StatusSum { status, earned, reversed, count } in store::commissions::sums(&app.db, affiliate).await? {
        if sums.last().is_none_or(|last| last.currency != earned.currency) {
            sums.push(Amounts::none(earned.currency));
        }
        if let Some(amounts) = sums.last_mut() {
            amounts.add(status, earned, reversed, count)?;
        }
    }
    Ok(sums)
}

/// The results of a partner's discounts, by discount and currency.
pub async fn discount_sums(app: &App, affiliate: AffiliateId) -> Result<Vec<DiscountSum>> {
    Ok(store::commissions::discount_sums(&app.db, affiliate).await?)
}
