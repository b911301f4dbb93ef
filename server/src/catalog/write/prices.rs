//! Prices per country: what changed goes to the history, and a reduction finds the price that it is measured from.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{
    change::Change,
    store::prices::{self as store, StoredPrice},
};
use crate::{
    catalog::{
        draft::PriceDraft,
        price::{self, PricePoint},
    },
    db::{DbResult, Tx},
    tenancy::TenantId,
};

/// What is stored of a batch's variants.
#[derive(Default)]
struct Known {
    prices: HashMap<(TenantId, i64), StoredPrice>,
    history: HashMap<(TenantId, i64), Vec<PricePoint>>,
}

/// What is to be written.
#[derive(Default)]
struct Writes {
    prices: Vec<StoredPrice>,
    history: Vec<(TenantId, i64, i64, DateTime<Utc>)>,
    gone: Vec<(TenantId, i64)>,
}

/// Writes the prices of the countries that differ. `variant_ids` are those of each change, in the order of its variants.
pub(super) async fn write(
    tx: &mut Tx,
    now: DateTime<Utc>,
    changes: &[Change<'_>],
    variant_ids: &[Vec<i64>],
) -> DbResult<()> {
    let known = known(tx, changes, variant_ids).await?;
    let mut writes = Writes::default();
    for (change, ids) in changes.iter().zip(variant_ids) {
        for tenant in &change.difference.tenants {
            for (variant, id) in change.resolved.variants.iter().zip(ids) {
                writes.add(&known, now, (*tenant, *id), variant.draft.prices.get(tenant));
            }
        }
    }
    writes.gone.sort_unstable();
    store::delete(tx, &writes.gone).await?;
    writes.prices.sort_unstable_by_key(|row| (row.tenant_id, row.variant_id));
    store::upsert(tx, &writes.prices).await?;
    store::append_history(tx, &writes.history).await
}

async fn known(tx: &mut Tx, changes: &[Change<'_>], variant_ids: &[Vec<i64>]) -> DbResult<Known> {
    let old =
        changes.iter().zip(variant_ids).filter(|(change, _)| !change.is_new && !change.difference.tenants.is_empty());
    let variants: Vec<i64> = old.flat_map(|(_, ids)| ids).copied().collect();
    let mut known = Known::default();
    if variants.is_empty() {
        return Ok(known);
    }
    for row in store::of_variants(tx, &variants).await? {
        known.prices.insert((row.tenant_id, row.variant_id), row);
    }
    for (variant, tenant, effective_minor, at) in store::history(tx, &variants).await? {
        known.history.entry((tenant, variant)).or_default().push(PricePoint { at, effective_minor });
    }
    Ok(known)
}

impl Writes {
    fn add(&mut self, known: &Known, now: DateTime<Utc>, place: (TenantId, i64), wanted: Option<&PriceDraft>) {
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
        if former.is_none() && !history.is_empty() || last.is_none_or(|point| point.effective_minor != effective_minor)
        {
            added.push(PricePoint { at: now, effective_minor });
        }
        history.extend(&added);
        let (tenant_id, variant_id) = place;
        let lowest_minor = price::lowest_before_reduction(&history, wanted.price_minor, discount_minor);
        self.history.extend(added.into_iter().map(|point| (tenant_id, variant_id, point.effective_minor, point.at)));
        let row = StoredPrice { tenant_id, variant_id, price_minor: wanted.price_minor, discount_minor, lowest_minor };
        if former.is_none_or(|former| *former != row) {
            self.prices.push(row);
        }
    }
}
