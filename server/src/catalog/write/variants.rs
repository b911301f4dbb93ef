//! Variants: matched with stored ones by their option values, then by SKU, so that they keep their ids, prices and history.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::{
    change::ProductChange,
    resolve::{OptionValues, ResolvedVariant},
    store::variants::{self as store, StoredVariant, VariantRow},
};
use crate::{
    catalog::stock::StockDraft,
    db::{DbResult, Tx},
    id::{ProductId, VariantId},
};

/// Writes variants where the core differs and retires those that are no longer in the draft; returns the ids of each change's
/// variants, in order.
pub(super) async fn write(
    tx: &mut Tx,
    now: DateTime<Utc>,
    changes: &[ProductChange<'_>],
) -> DbResult<Vec<Vec<VariantId>>> {
    let mut stored = stored(tx, changes).await?;
    let mut rows = Vec::new();
    let mut ids: Vec<Vec<VariantId>> = Vec::with_capacity(changes.len());
    let (mut retired, mut restored) = (Vec::new(), Vec::new());
    for change in changes {
        let candidates = stored.remove(&change.product_id).unwrap_or_default();
        let matches = matched(&change.resolved.variants, candidates);
        if change.difference.core {
            rows.extend(variant_rows(change, &matches.ids));
            retired.extend(matches.unwanted);
            restored.extend(matches.restored);
        }
        ids.push(matches.ids.into_iter().map(Option::unwrap_or_default).collect());
    }
    if !retired.is_empty() {
        store::retire(tx, &retired, now).await?;
    }
    if !restored.is_empty() {
        store::restore(tx, &restored).await?;
    }
    let (mut old, new): (Vec<&VariantRow<'_>>, Vec<&VariantRow<'_>>) = rows.iter().partition(|row| row.id.is_some());
    old.sort_by_key(|row| row.id);
    store::update(tx, &old).await?;
    let index: HashMap<ProductId, usize> =
        changes.iter().enumerate().map(|(at, change)| (change.product_id, at)).collect();
    for (product, position, id) in store::insert(tx, &new).await? {
        if let Some(at) = index.get(&product) {
            ids[*at][position as usize - 1] = id;
        }
    }
    Ok(ids)
}

async fn stored(tx: &mut Tx, changes: &[ProductChange<'_>]) -> DbResult<HashMap<ProductId, Vec<StoredVariant>>> {
    let needs = |change: &&ProductChange<'_>| {
        !change.is_new && (change.difference.variants() || !change.difference.tenants.is_empty())
    };
    let products: Vec<ProductId> = changes.iter().filter(needs).map(|change| change.product_id).collect();
    let mut stored: HashMap<ProductId, Vec<StoredVariant>> = HashMap::new();
    if !products.is_empty() {
        for variant in store::of_products(tx, &products).await? {
            stored.entry(variant.product_id).or_default().push(variant);
        }
    }
    Ok(stored)
}

fn variant_rows<'c>(change: &'c ProductChange<'_>, matched: &[Option<VariantId>]) -> Vec<VariantRow<'c>> {
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
            availability: variant.draft.stock.availability().stored(),
            extra: &variant.extra,
        })
        .collect()
}

/// The stored variants matched with a draft's variants.
struct Matches {
    /// The stored id of each variant in the draft.
    ids: Vec<Option<VariantId>>,
    /// Those of them that were retired.
    restored: Vec<VariantId>,
    /// Variants on sale that are not in the draft.
    unwanted: Vec<VariantId>,
}

/// Matches variants by option values, otherwise by SKU; retired ones only if none on sale matches.
fn matched(wanted: &[ResolvedVariant<'_>], stored: Vec<StoredVariant>) -> Matches {
    let (mut retired, mut on_sale): (Vec<StoredVariant>, Vec<StoredVariant>) =
        stored.into_iter().partition(|variant| variant.retired_at.is_some());
    let mut ids = vec![None; wanted.len()];
    find(&mut ids, wanted, &mut on_sale);
    let found: HashSet<VariantId> = ids.iter().flatten().copied().collect();
    find(&mut ids, wanted, &mut retired);
    let restored = ids.iter().flatten().copied().filter(|id| !found.contains(id)).collect();
    Matches { ids, restored, unwanted: on_sale.into_iter().map(|variant| variant.id).collect() }
}

fn find(ids: &mut [Option<VariantId>], wanted: &[ResolvedVariant<'_>], stored: &mut Vec<StoredVariant>) {
    for (id, variant) in ids.iter_mut().zip(wanted).filter(|(id, _)| id.is_none()) {
        *id = take(stored, |candidate| place(candidate) == variant.place);
    }
    for (id, variant) in ids.iter_mut().zip(wanted).filter(|(id, _)| id.is_none()) {
        if variant.draft.sku.is_some() {
            *id = take(stored, |candidate| candidate.sku == variant.draft.sku);
        }
    }
}

/// The stock of a variant as given by its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceStock {
    /// The variant.
    pub variant_id: VariantId,
    /// Its product.
    pub product_id: ProductId,
    /// The stock given by the source.
    pub stock: StockDraft,
}

/// The stock of the variants of products whose core or stock differs.
pub(super) fn source_stock(changes: &[ProductChange<'_>], variant_ids: &[Vec<VariantId>]) -> Vec<SourceStock> {
    let mut stock = Vec::new();
    for (change, ids) in changes.iter().zip(variant_ids).filter(|(change, _)| change.difference.variants()) {
        let variants = change.resolved.variants.iter().zip(ids);
        stock.extend(variants.map(|(variant, id)| SourceStock {
            variant_id: *id,
            product_id: change.product_id,
            stock: variant.draft.stock,
        }));
    }
    stock.sort_unstable_by_key(|row| row.variant_id);
    stock
}

fn place(variant: &StoredVariant) -> OptionValues {
    OptionValues { colour: variant.colour_id, size: variant.size_id, other: variant.other_id }
}

fn take(stored: &mut Vec<StoredVariant>, wanted: impl Fn(&StoredVariant) -> bool) -> Option<VariantId> {
    let index = stored.iter().position(wanted)?;
    Some(stored.remove(index).id)
}
