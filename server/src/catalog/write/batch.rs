//! Writes drafts to the database, one transaction per batch.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::{
    change::ProductChange,
    digest::Digests,
    feed, membership,
    names::Collators,
    offers, parts, prices,
    resolve::Lookup,
    store::products as store,
    texts,
    variants::{self, SourceStock},
};
use crate::{
    app::App,
    catalog::{
        deals,
        draft::{MediaSource, Outcome, ProductDraft},
        stock::StockMode,
    },
    db::{DbResult, Tx},
    error::Result,
    id::ProductId,
    media,
};

/// Products per transaction.
pub const BATCH: usize = 200;

/// State shared by the batches of one run. It writes products without stock quantities: use `inventory::ProductSaver` for both.
pub struct ProductWriter<'a> {
    app: &'a App,
    stock: StockMode,
    collators: Collators,
    lookup: Option<Lookup>,
    /// Products whose related products did not exist yet.
    waiting: Vec<(String, Vec<String>)>,
}

impl std::fmt::Debug for ProductWriter<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProductWriter").field("stock", &self.stock).finish_non_exhaustive()
    }
}

/// The result of writing a batch.
#[derive(Debug, Default)]
pub struct BatchResult {
    /// The outcome of each draft.
    pub outcomes: Vec<Outcome>,
    /// The stock given by the sources of changed products, by variant.
    pub stock: Vec<SourceStock>,
}

/// Splits drafts into batches of at most `BATCH`, with no key twice in a batch: the second draft of a product must see what the
/// first has written.
pub fn batches(drafts: &[ProductDraft]) -> Vec<&[ProductDraft]> {
    let mut batches = Vec::new();
    let (mut start, mut keys) = (0, HashSet::new());
    for (index, draft) in drafts.iter().enumerate() {
        if index - start == BATCH || !keys.insert(draft.key.as_str()) {
            batches.push(&drafts[start..index]);
            start = index;
            keys = HashSet::from([draft.key.as_str()]);
        }
    }
    if start < drafts.len() {
        batches.push(&drafts[start..]);
    }
    batches
}

/// The ids of these products; unknown keys are left out.
pub async fn product_ids(tx: &mut Tx, keys: &[String]) -> DbResult<Vec<ProductId>> {
    store::ids_of_keys(tx, keys).await
}

impl<'a> ProductWriter<'a> {
    /// A writer for the catalogue of a platform.
    pub fn new(app: &'a App, stock: StockMode) -> Self {
        Self { app, stock, collators: Collators::new(&app.directory()), lookup: None, waiting: Vec::new() }
    }

    /// Writes drafts in the caller's transaction: creates products with new keys and updates those that differ. The keys must be
    /// distinct. Writing the same drafts again changes nothing.
    pub async fn write(&mut self, tx: &mut Tx, drafts: &[ProductDraft]) -> Result<BatchResult> {
        for draft in drafts {
            draft.check()?;
        }
        let mut lookup = match self.lookup.take() {
            Some(lookup) => lookup,
            None => Lookup::load(tx, &self.app.directory()).await?,
        };
        let written = self.write_batch(tx, &mut lookup, drafts).await?;
        self.lookup = Some(lookup);
        Ok(written)
    }

    /// Call after the transaction of the last batch was rolled back: the ids it assigned to new names no longer exist.
    pub fn clear_names(&mut self) {
        self.lookup = None;
    }

    /// Links related products that were created in later batches.
    pub async fn finish(self, tx: &mut Tx) -> Result<()> {
        if !self.waiting.is_empty() {
            let products = parts::relate(tx, &self.waiting).await?;
            feed::record_related(tx, &products).await?;
        }
        Ok(())
    }

    async fn write_batch(&mut self, tx: &mut Tx, lookup: &mut Lookup, drafts: &[ProductDraft]) -> Result<BatchResult> {
        let now = self.app.clock.now();
        let size = lookup.size();
        let addresses = addresses(drafts);
        let assets = media::record_urls(tx, &addresses, now).await?;
        lookup.addresses = addresses.into_iter().zip(assets).collect();
        let keys: Vec<String> = drafts.iter().map(|draft| draft.key.clone()).collect();
        let stored: HashMap<String, store::StoredProduct> =
            store::find_by_keys(tx, &keys).await?.into_iter().map(|row| (row.key.clone(), row)).collect();
        let mut outcomes = Vec::with_capacity(drafts.len());
        let mut changes = Vec::new();
        let mut digests = Vec::new();
        for draft in drafts {
            let resolved = lookup.resolve(tx, draft).await?;
            let wanted = Digests::of(&resolved);
            let former = stored.get(&draft.key);
            let known = former.map(|row| Digests::read(&row.digest)).unwrap_or_default();
            let wanted = match former {
                Some(_) if self.stock == StockMode::Keep => wanted.with_stock_of(&known),
                _ => wanted,
            };
            let difference = known.difference(&wanted);
            outcomes.push(match former {
                None => Outcome::Created,
                Some(_) if difference.is_empty() => Outcome::Unchanged,
                Some(_) => Outcome::Updated,
            });
            if outcomes.last() != Some(&Outcome::Unchanged) {
                digests.push(known.merged(wanted).text());
                let product_id = former.map(|row| row.id).unwrap_or_default();
                changes.push(ProductChange { resolved, difference, product_id, is_new: former.is_none() });
            }
        }
        let mut stock = Vec::new();
        if !changes.is_empty() {
            let before = feed::of_batch(tx, &changes, lookup.category_parents()).await?;
            write_products(tx, now, &mut changes, digests, &stored).await?;
            stock = self.write_parts(tx, lookup, now, &changes).await?;
            let has_new_names = lookup.size() != size;
            let directory = self.app.directory();
            feed::record(tx, &directory, lookup.category_parents(), &changes, &before, has_new_names).await?;
        }
        Ok(BatchResult { outcomes, stock })
    }

    async fn write_parts(
        &mut self,
        tx: &mut Tx,
        lookup: &mut Lookup,
        now: DateTime<Utc>,
        changes: &[ProductChange<'_>],
    ) -> Result<Vec<SourceStock>> {
        texts::write(tx, &mut lookup.suffixes, &self.collators, now, changes).await?;
        parts::write(tx, changes).await?;
        let changed = changes.iter().filter(|change| change.difference.core).map(|change| change.product_id);
        membership::update(tx, &changed.collect::<Vec<_>>()).await?;
        let variant_ids = variants::write(tx, now, changes).await?;
        prices::write(tx, now, &self.app.directory(), changes, &variant_ids).await?;
        parts::write_badges(tx, lookup, changes).await?;
        offers::write(tx, changes).await?;
        self.record_deals(tx, now, changes).await?;
        let related = changes.iter().filter(|change| change.difference.core).map(|change| change.resolved.draft);
        self.waiting.extend(
            related.filter(|draft| !draft.related.is_empty()).map(|draft| (draft.key.clone(), draft.related.clone())),
        );
        Ok(variants::source_stock(changes, &variant_ids))
    }

    /// Applies flash deals to changed prices, and to products that a deal now applies to.
    async fn record_deals(&self, tx: &mut Tx, now: DateTime<Utc>, changes: &[ProductChange<'_>]) -> Result<()> {
        let priced = changes.iter().filter(|change| change.difference.core || !change.difference.tenants.is_empty());
        let products: Vec<ProductId> = priced.map(|change| change.product_id).collect();
        record_deals(self.app, tx, now, &products).await
    }
}

/// Records in the price history what these products cost from now on under the active flash deals.
pub(super) async fn record_deals(app: &App, tx: &mut Tx, now: DateTime<Utc>, products: &[ProductId]) -> Result<()> {
    if products.is_empty() {
        return Ok(());
    }
    let directory = app.directory();
    for (tenant, deals) in deals::at_instant(tx, now, &directory.tenants).await? {
        deals::record_points(tx, tenant, now, &deals, products).await?;
    }
    Ok(())
}

/// Composition, manufacturer and the other facts to store. Where the source's value is missing or the same as before, the stored
/// value is kept: an operator may have set it.
fn facts<'r>(change: &ProductChange<'r>, former: Option<&'r store::StoredProduct>) -> store::FactsRow<'r> {
    let draft = change.resolved.draft;
    let own = store::FactsRow {
        gender: draft.gender.as_deref(),
        composition: &draft.composition,
        care: &draft.care,
        grams: draft.grams,
        manufacturer: draft.manufacturer.as_ref(),
    };
    let Some(former) = former.map(|row| &row.facts) else { return own };
    let stored = store::FactsRow {
        gender: former.gender.as_deref(),
        composition: &former.composition.0,
        care: &former.care.0,
        grams: former.grams,
        manufacturer: former.manufacturer.as_ref().map(|manufacturer| &manufacturer.0),
    };
    if !change.difference.facts {
        return stored;
    }
    store::FactsRow {
        gender: own.gender.or(stored.gender),
        composition: if own.composition.is_empty() { stored.composition } else { own.composition },
        care: if own.care.is_empty() { stored.care } else { own.care },
        grams: own.grams.or(stored.grams),
        manufacturer: own.manufacturer.or(stored.manufacturer),
    }
}

fn addresses(drafts: &[ProductDraft]) -> Vec<String> {
    let sources = drafts.iter().flat_map(|draft| &draft.media).map(|media| &media.source);
    sources
        .filter_map(|source| match source {
            MediaSource::Address(url) => Some(url.clone()),
            MediaSource::Stored(..) => None,
        })
        .collect()
}

async fn write_products(
    tx: &mut Tx,
    now: DateTime<Utc>,
    changes: &mut [ProductChange<'_>],
    digests: Vec<String>,
    stored: &HashMap<String, store::StoredProduct>,
) -> DbResult<()> {
    let mut rows: Vec<store::ProductRow<'_>> = changes
        .iter()
        .zip(digests)
        .map(|(change, digest)| {
            let draft = change.resolved.draft;
            let former = stored.get(&draft.key);
            let backfilled_at = match (draft.published_at, former) {
                (Some(_), _) => None,
                (None, Some(former)) => former.backfilled_at,
                (None, None) => draft.is_backfill.then_some(now),
            };
            store::ProductRow {
                key: &draft.key,
                brand_id: match former {
                    Some(former) if !change.difference.places => former.brand_id,
                    _ => change.resolved.brand_id,
                },
                product_type: draft.product_type.as_deref(),
                facts: facts(change, former),
                published_at: draft.published_at.or(former.map(|row| row.published_at)).unwrap_or(now),
                backfilled_at,
                updated_at: now,
                extra: &change.resolved.extra,
                digest,
            }
        })
        .collect();
    // Existing rows are locked in a fixed order; new ones get their ids in the order of the drafts.
    rows.sort_by_key(|row| stored.contains_key(row.key).then_some(row.key));
    let ids: HashMap<String, ProductId> = store::upsert(tx, &rows).await?.into_iter().collect();
    for change in changes {
        change.product_id = ids.get(&change.resolved.draft.key).copied().ok_or(sqlx::Error::RowNotFound)?;
    }
    Ok(())
}
