//! Pictures whose originals are stored after their products were written: updates the products and the digests of their sources.

use std::collections::{HashMap, HashSet};

use crate::{
    catalog::write::{
        digest::Digests,
        store::{availability, edit as store, text_removal},
    },
    changes::{self, Change, Topic},
    db::{Db, Tx},
    error::Result,
    id::{AssetId, ProductId},
    media,
    tenancy::TenantId,
};

/// Assets read per batch.
const BATCH: i64 = 5_000;

/// The assets of all pictures of products in these countries, in the order of their ids.
pub async fn picture_assets(db: &Db, tenants: &[TenantId]) -> Result<Vec<AssetId>> {
    let mut all: Vec<AssetId> = Vec::new();
    loop {
        let above = all.last().copied().unwrap_or_default();
        let batch = store::picture_assets(db, tenants, above, BATCH).await?;
        if batch.is_empty() {
            return Ok(all);
        }
        all.extend(batch);
    }
}

/// Marks pictures as stored that were only recorded: pairs `(recorded, stored)`, with the same asset twice unless its bytes equal
/// those of another asset. Their products show them from now on, the change is recorded in the feed, and the next import of the
/// same source finds no difference. Returns the products' keys.
pub async fn pictures_stored(tx: &mut Tx, stored: &[(AssetId, AssetId)]) -> Result<Vec<String>> {
    if stored.is_empty() {
        return Ok(Vec::new());
    }
    let recorded: Vec<AssetId> = stored.iter().map(|(recorded, _)| *recorded).collect();
    let products = store::products_of_assets(tx, &recorded).await?;
    availability::lock_products(tx, &products).await?;
    for (from, to) in stored.iter().filter(|(from, to)| from != to) {
        store::move_pictures(tx, *from, *to).await?;
    }
    let mut pictures: HashMap<ProductId, Vec<AssetId>> = HashMap::new();
    for (product, asset) in store::pictures(tx, &products).await? {
        pictures.entry(product).or_default().push(asset);
    }
    let shown: Vec<AssetId> = pictures.values().flatten().copied().collect::<HashSet<_>>().into_iter().collect();
    let originals = media::assets(&mut *tx, &shown).await?;
    for (product, digest) in text_removal::digests(tx, &products).await? {
        let assets = pictures.remove(&product).unwrap_or_default();
        let assets = assets.into_iter().map(|asset| (asset, originals.contains_key(&asset)));
        let digest = Digests::read(&digest).with_assets(assets).text();
        text_removal::set_digest(tx, product, &digest).await?;
    }
    let recorded = products.iter().map(|product| Change::everywhere(Topic::Product, *product));
    changes::record(tx, &recorded.collect::<Vec<_>>()).await?;
    Ok(store::keys(tx, &products).await?)
}
