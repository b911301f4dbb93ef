//! Flash deals in the price history: what variants cost from a deal's exact start and from its exact end.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{
    in_force::line_of,
    model::Boundary,
    prices::{effective, prices_at},
    store::{self, DealRow},
};
use crate::{
    catalog::{
        price::{self, PricePoint},
        product_facts::facts_of,
        selector::{SelectorNames, product_keys},
    },
    db::{DbResult, ReadSession, Tx},
    error::Result,
    id::{ProductId, VariantId},
    pricing::{Period, Promotion},
    tenancy::Tenant,
};

/// Products per round.
const BATCH: i64 = 200;

/// Starts and ends up to now that are not recorded yet, in chronological order.
pub async fn due(session: impl Into<ReadSession<'_>>, now: DateTime<Utc>) -> DbResult<Vec<Boundary>> {
    let rows = store::all(session.into()).await?;
    let mut due: Vec<Boundary> = rows.iter().filter_map(|row| next_boundary(row, now)).collect();
    due.sort_by_key(|boundary| (boundary.at, boundary.deal_id));
    Ok(due)
}

fn next_boundary(row: &DealRow, now: DateTime<Utc>) -> Option<Boundary> {
    let (at, is_end) = if row.is_start_recorded { (row.ends_at?, true) } else { (row.starts_at, false) };
    (at <= now).then_some(Boundary { deal_id: row.id, tenant_id: row.tenant_id, at, is_end })
}

/// Locks the deal until the transaction ends, and returns those of the boundary's next products that the deal applies to; `None`
/// if the boundary is fully recorded. A deal that has ended is deleted once all its products are recorded.
pub async fn take_turn(
    tx: &mut Tx,
    tenant: &Tenant,
    boundary: &Boundary,
    now: DateTime<Utc>,
) -> Result<Option<Vec<ProductId>>> {
    let Some(row) = store::lock(tx, boundary.deal_id).await? else { return Ok(None) };
    if next_boundary(&row, now).as_ref() != Some(boundary) {
        return Ok(None);
    }
    let products = store::products_after(tx, row.recorded_to, BATCH).await?;
    match products.last() {
        Some(last) => store::set_recorded(tx, row.id, row.is_start_recorded, *last).await?,
        None if boundary.is_end => store::delete(tx, row.id).await?,
        None => store::set_recorded(tx, row.id, true, ProductId::default()).await?,
    }
    let keys = product_keys(row.terms.include.iter().chain(&row.terms.exclude));
    let names = SelectorNames::read(&mut *tx, &keys).await?;
    let deal = row.terms.promotion(&row.name, Period::default(), &names, tenant);
    let facts = facts_of(&mut *tx, &products).await?;
    let is_covered = |product: &ProductId| {
        facts.get(product).is_some_and(|facts| deal.scope.covers(&line_of(tenant, *product, facts), false))
    };
    Ok(Some(products.iter().copied().filter(is_covered).collect()))
}

/// Appends what these products' variants cost from an instant on, where the history differs. `deals` are those active at that
/// instant.
pub async fn record_points(
    tx: &mut Tx,
    tenant: &Tenant,
    at: DateTime<Utc>,
    deals: &[Promotion],
    products: &[ProductId],
) -> Result<()> {
    let facts = facts_of(&mut *tx, products).await?;
    let dealt: HashMap<VariantId, i64> = effective(&prices_at(&mut *tx, tenant, deals, at, &facts).await?).collect();
    let stored = store::prices(&mut *tx, tenant.id, products).await?;
    let variants: Vec<VariantId> = stored.iter().map(|row| row.variant_id).collect();
    let mut history: HashMap<VariantId, Vec<PricePoint>> = HashMap::new();
    for row in store::history(&mut *tx, tenant.id, &variants, at).await? {
        history.entry(row.variant_id).or_default().push(row.into());
    }
    let mut appended = Vec::new();
    for row in stored {
        let paid = dealt.get(&row.variant_id).copied().unwrap_or(row.price().effective());
        let known = price::timeline(history.remove(&row.variant_id).unwrap_or_default());
        if known.last().is_none_or(|last| last.effective_minor != paid) {
            appended.push((row.variant_id, paid));
        }
    }
    Ok(store::append(tx, tenant.id, at, &appended).await?)
}
