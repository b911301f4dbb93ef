//! Variants: found again by what they differ in, then by their SKU, so that they keep their ids, prices and history.

use std::collections::HashMap;

use super::{
    change::Change,
    resolve::{Place, ResolvedVariant},
    store::variants::{self as store, StoredVariant, VariantRow},
};
use crate::db::{DbResult, Tx};

/// Writes variants and stock where the core differs; answers with the ids of each change's variants, in their order.
pub(super) async fn write(tx: &mut Tx, changes: &[Change<'_>]) -> DbResult<Vec<Vec<i64>>> {
    let mut stored = stored(tx, changes).await?;
    let mut rows = Vec::new();
    let mut ids: Vec<Vec<i64>> = Vec::with_capacity(changes.len());
    let mut gone = Vec::new();
    for change in changes {
        let candidates = stored.remove(&change.product_id).unwrap_or_default();
        let (matched, left) = matched(&change.resolved.variants, candidates);
        if change.difference.core {
            gone.extend(left);
            rows.extend(variant_rows(change, &matched));
        }
        ids.push(matched.into_iter().map(|id| id.unwrap_or(0)).collect());
    }
    gone.sort_unstable();
    if !gone.is_empty() {
        store::delete(tx, &gone).await?;
    }
    let (mut old, new): (Vec<&VariantRow<'_>>, Vec<&VariantRow<'_>>) = rows.iter().partition(|row| row.id.is_some());
    old.sort_by_key(|row| row.id);
    store::update(tx, &old).await?;
    let index: HashMap<i64, usize> = changes.iter().enumerate().map(|(at, change)| (change.product_id, at)).collect();
    for (product, position, id) in store::insert(tx, &new).await? {
        if let Some(at) = index.get(&product) {
            ids[*at][position as usize - 1] = id;
        }
    }
    Ok(ids)
}

async fn stored(tx: &mut Tx, changes: &[Change<'_>]) -> DbResult<HashMap<i64, Vec<StoredVariant>>> {
    let needs =
        |change: &&Change<'_>| !change.is_new && (change.difference.core || !change.difference.tenants.is_empty());
    let products: Vec<i64> = changes.iter().filter(needs).map(|change| change.product_id).collect();
    let mut stored: HashMap<i64, Vec<StoredVariant>> = HashMap::new();
    if !products.is_empty() {
        for variant in store::of_products(tx, &products).await? {
            stored.entry(variant.product_id).or_default().push(variant);
        }
    }
    Ok(stored)
}

fn variant_rows<'c>(change: &'c Change<'_>, matched: &[Option<i64>]) -> Vec<VariantRow<'c>> {
    let variants = change.resolved.variants.iter().zip(matched);
    (1..)
        .zip(variants)
        .map(|(position, (variant, id))| VariantRow {
            id: *id,
            product_id: change.product_id,
            position,
            sku: variant.draft.sku.as_deref(),
            barcode: variant.draft.barcode.as_deref(),
            colour_id: variant.place.colour,
            size_id: variant.place.size,
            other_id: variant.place.other,
            stock: variant.draft.stock,
            extra: &variant.extra,
        })
        .collect()
}

/// The stored id of each wanted variant, and the ids that are wanted no more.
fn matched(wanted: &[ResolvedVariant<'_>], mut stored: Vec<StoredVariant>) -> (Vec<Option<i64>>, Vec<i64>) {
    let mut ids: Vec<Option<i64>> =
        wanted.iter().map(|variant| take(&mut stored, |candidate| place(candidate) == variant.place)).collect();
    for (id, variant) in ids.iter_mut().zip(wanted).filter(|(id, _)| id.is_none()) {
        if variant.draft.sku.is_some() {
            *id = take(&mut stored, |candidate| candidate.sku == variant.draft.sku);
        }
    }
    (ids, stored.into_iter().map(|variant| variant.id).collect())
}

fn place(variant: &StoredVariant) -> Place {
    Place { colour: variant.colour_id, size: variant.size_id, other: variant.other_id }
}

fn take(stored: &mut Vec<StoredVariant>, wanted: impl Fn(&StoredVariant) -> bool) -> Option<i64> {
    let index = stored.iter().position(wanted)?;
    Some(stored.remove(index).id)
}
