//! Prices per country: records changes in the price history, and determines the reference price of reductions.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{
    change::ProductChange,
    store::prices::{self as store, HistoryRow, StoredPrice},
};
use crate::{
    catalog::{
        draft::PriceDraft,
        price::{self, PricePoint},
    },
    db::{DbResult, Tx},
    id::{ProductId, VariantId},
    tenancy::{Directory, Tenant, TenantId},
};

/// The stored prices of a batch's variants.
#[derive(Default)]
struct StoredPrices {
    prices: HashMap<(TenantId, VariantId), StoredPrice>,
    history: HashMap<(TenantId, VariantId), Vec<PricePoint>>,
}

/// The rows to write.
#[derive(Default)]
struct Writes {
    prices: Vec<StoredPrice>,
    history: Vec<HistoryRow>,
    gone: Vec<(TenantId, VariantId)>,
}

/// Writes the prices of the countries that differ; prices set by an operator are kept if the source's prices are unchanged.
/// `variant_ids` are the ids of each change's variants, in order.
pub(super) async fn write(
    tx: &mut Tx,
    now: DateTime<Utc>,
    directory: &Directory,
    changes: &[ProductChange<'_>],
    variant_ids: &[Vec<VariantId>],
) -> DbResult<()> {
    let known = known(tx, changes, variant_ids).await?;
    let mut writes = Writes::default();
    for (change, ids) in changes.iter().zip(variant_ids) {
        for tenant in &change.difference.tenants {
            let days = required_days(directory, *tenant);
            for (variant, id) in change.resolved.variants.iter().zip(ids) {
                writes.add(&known, now, days, (*tenant, *id), variant.draft.prices.get(tenant));
            }
        }
    }
    writes.save(tx).await
}

/// Days of history that a country's law requires before a reduction may be shown.
fn required_days(directory: &Directory, tenant: TenantId) -> i64 {
    directory.tenant(tenant).map_or(price::REFERENCE_DAYS, |tenant| tenant.reduction_history_days.into())
}

/// An operator's price of a variant in a country; `None` stops selling it there.
#[derive(Clone, Debug)]
pub(super) struct OperatorPrice {
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) price: Option<PriceDraft>,
}

/// Writes prices set by an operator, with their history.
pub(super) async fn set(
    tx: &mut Tx,
    now: DateTime<Utc>,
    directory: &Directory,
    prices: &[OperatorPrice],
) -> DbResult<()> {
    let variants: Vec<VariantId> = prices.iter().map(|price| price.variant_id).collect();
    let known = read(tx, &variants).await?;
    let mut writes = Writes::default();
    for price in prices {
        let days = required_days(directory, price.tenant_id);
        writes.add(&known, now, days, (price.tenant_id, price.variant_id), price.price.as_ref());
    }
    writes.save(tx).await
}
async fn known(tx: &mut Tx, changes: &[ProductChange<'_>], variant_ids: &[Vec<VariantId>]) -> DbResult<StoredPrices> {
    let old =
        changes.iter().zip(variant_ids).filter(|(change, _)| !change.is_new && !change.difference.tenants.is_empty());
    read(tx, &old.flat_map(|(_, ids)| ids).copied().collect::<Vec<VariantId>>()).await
}

async fn read(tx: &mut Tx, variants: &[VariantId]) -> DbResult<StoredPrices> {
    let mut known = StoredPrices::default();
    if variants.is_empty() {
        return Ok(known);
    }
    for row in store::of_variants(tx, variants).await? {
        known.prices.insert((row.tenant_id, row.variant_id), row);
    }
    for row in store::history(tx, variants).await? {
        let point = PricePoint { at: row.changed_at, effective_minor: row.effective_minor };
        known.history.entry((row.tenant_id, row.variant_id)).or_default().push(point);
    }
    for points in known.history.values_mut() {
        *points = price::timeline(std::mem::take(points));
    }
    Ok(known)
}

impl Writes {
    async fn save(mut self, tx: &mut Tx) -> DbResult<()> {
        self.gone.sort_unstable();
        store::delete(tx, &self.gone).await?;
        self.prices.sort_unstable_by_key(|row| (row.tenant_id, row.variant_id));
        store::upsert(tx, &self.prices).await?;
        store::append_history(tx, &self.history).await
    }

    /// `days` of history must precede a reduction for it to be shown in the country.
    fn add(
        &mut self,
        known: &StoredPrices,
        now: DateTime<Utc>,
        days: i64,
        place: (TenantId, VariantId),
        wanted: Option<&PriceDraft>,
    ) {
        let former = known.prices.get(&place);
        let Some(wanted) = wanted else {
            if former.is_some() {
                self.gone.push(place);
            }
            return;
        };
        let mut history = known.history.get(&place).cloned().unwrap_or_default();
        let mut added = Vec::new();
        if history.is_empty() {
            added.extend(
                wanted
                    .history
                    .iter()
                    .map(|(at, effective_minor)| PricePoint { at: *at, effective_minor: *effective_minor }),
            );
        }
        let discount_minor = price::counting_discount(wanted.price_minor, wanted.discount_minor);
        let effective_minor = price::effective(wanted.price_minor, discount_minor);
        let last = added.last().or(history.last());
        if last.is_none_or(|point| point.effective_minor != effective_minor) {
            added.push(PricePoint { at: now, effective_minor });
        }
        history = price::timeline(history.into_iter().chain(added.iter().copied()));
        let (tenant_id, variant_id) = place;
        let shown = price::shown_reduction(&history, wanted.price_minor, discount_minor, days);
        let is_hidden = discount_minor.is_some() && shown.is_none();
        self.history.extend(added.into_iter().map(|PricePoint { at, effective_minor }| HistoryRow {
            tenant_id,
            variant_id,
            effective_minor,
            changed_at: at,
        }));
        let row = StoredPrice {
            tenant_id,
            variant_id,
            price_minor: if is_hidden { effective_minor } else { wanted.price_minor },
            discount_minor: shown.and(discount_minor),
            compare_minor: wanted.compare_minor.or(is_hidden.then_some(wanted.price_minor)),
            lowest_minor: shown.and_then(|shown| shown.lowest_minor),
        };
        if former.is_none_or(|former| *former != row) {
            self.prices.push(row);
        }
    }
}

/// Recalculates a country's reductions of products after a flash deal was recorded in their price history. Returns the products
/// with a changed price.
pub(super) async fn measure_again(tx: &mut Tx, tenant: &Tenant, products: &[ProductId]) -> DbResult<Vec<ProductId>> {
    let reduced = store::reduced(tx, tenant.id, products).await?;
    let variants: Vec<VariantId> = reduced.iter().map(|row| row.price.variant_id).collect();
    let mut history: HashMap<VariantId, Vec<PricePoint>> = HashMap::new();
    let rows = store::history(tx, &variants).await?;
    for row in rows.into_iter().filter(|row| row.tenant_id == tenant.id) {
        let point = PricePoint { at: row.changed_at, effective_minor: row.effective_minor };
        history.entry(row.variant_id).or_default().push(point);
    }
    let (mut changed, mut products) = (Vec::new(), Vec::new());
    for row in reduced {
        let points = price::timeline(history.remove(&row.price.variant_id).unwrap_or_default());
        let price = measured(row.price, &points, tenant.reduction_history_days.into());
        if price != row.price {
            changed.push(price);
            products.push(row.product_id);
        }
    }
    store::upsert(tx, &changed).await?;
    products.sort_unstable();
    products.dedup();
    Ok(products)
}

/// Recalculates a stored reduction with its current history; one that may no longer be shown becomes a regular price.
fn measured(row: StoredPrice, history: &[PricePoint], days: i64) -> StoredPrice {
    match price::shown_reduction(history, row.price_minor, row.discount_minor, days) {
        Some(shown) => StoredPrice { lowest_minor: shown.lowest_minor, ..row },
        None => StoredPrice {
            price_minor: price::effective(row.price_minor, row.discount_minor),
            discount_minor: None,
            compare_minor: row.compare_minor.or(Some(row.price_minor)),
            lowest_minor: None,
            ..row
        },
    }
}
