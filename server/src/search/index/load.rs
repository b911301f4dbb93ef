//! Loads the index from the database: everything once, in the background, then the products that the change feed names.
//!
//! Queries use the current index and never wait for an update. A full rebuild is done in parallel: until the new index is ready,
//! the old one is still updated with the products that the feed names. Where no task follows the feed, as in commands, a query
//! first applies the pending changes.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use futures::FutureExt as _;
use tokio::time::sleep;

use super::engine::Engine;
use crate::{
    app::App,
    catalog::{self, CategoryParents, SearchDocument},
    changes::{Change, Topic},
    error::{Error, Result},
    id::ProductId,
    orders,
    search::counts::Counts,
    tenancy::{LanguageId, TenantId},
};

/// Products read per statement.
const PAGE: i64 = 2_000;
/// With more changed products than this, the index is rebuilt completely; only the products that changed last are applied before.
const MOST_REREAD: usize = 5_000;
/// Interval of polling the change feed.
const FOLLOW_EVERY: Duration = Duration::from_millis(200);
/// Delay of the first build after the process has started.
const AFTER_START: Duration = Duration::from_secs(1);
/// Minimum pause between two full builds; the pause is also a multiple of the duration of a build. A long import repeatedly
/// records changes that may affect everything.
const REST: Duration = Duration::from_secs(1);
const REST_FACTOR: u32 = 3;
/// Interval of counting sales.
const SALES_EVERY: Duration = Duration::from_hours(1);
/// Number of days whose sales count.
const SALES_DAYS: i64 = 90;
/// Interval of writing search statistics.
const COUNTS_EVERY: Duration = Duration::from_secs(5);

/// Recent sales of each product, by country.
pub type Sales = HashMap<TenantId, HashMap<ProductId, i64>>;

/// The search state of a process: its index and statistics.
#[derive(Default)]
pub struct SearchState {
    index: RwLock<Option<SearchIndex>>,
    sales: RwLock<Arc<Sales>>,
    /// Allows one update at a time; concurrent callers wait for its result.
    updating: tokio::sync::Mutex<()>,
    is_followed: AtomicBool,
    /// Number of times that products were read into the index.
    products_read: AtomicU64,
    /// Search statistics not yet written.
    pub counts: Counts,
}

/// A queryable index.
#[derive(Clone)]
pub struct SearchIndex {
    /// The index.
    pub engine: Arc<Engine>,
    /// The keys of all fibres.
    pub fibres: Arc<BTreeSet<String>>,
    /// Languages in which some products have their only text (they have no English one).
    pub rare_languages: Arc<BTreeSet<LanguageId>>,
    /// Number of products in it.
    pub products: usize,
    /// Duration of the last full build.
    pub took: Duration,
    /// The feed version up to which changes were applied.
    version: u64,
    /// Whether it lacks changes that the feed does not name by product.
    is_stale: bool,
    built_at: Instant,
    parents: Arc<CategoryParents>,
}

impl SearchState {
    fn current(&self) -> Option<SearchIndex> {
        self.index.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, index: SearchIndex) {
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = Some(index);
    }

    fn is_followed(&self) -> bool {
        self.is_followed.load(Ordering::Relaxed)
    }

    fn count_read(&self, products: usize) {
        self.products_read.fetch_add(products as u64, Ordering::Relaxed);
    }

    /// Recent sales.
    pub fn sales(&self) -> Arc<Sales> {
        Arc::clone(&self.sales.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The current index; builds it if there is none yet.
pub async fn current_index(app: &App) -> Result<SearchIndex> {
    let state = app.slice_state::<SearchState>();
    match state.current() {
        Some(index) if state.is_followed() => Ok(index),
        _ => bring_up_to_date(app, &state).boxed().await,
    }
}

/// Applies pending changes. If a task follows the feed, a necessary full rebuild is left to `rebuild`.
pub async fn bring_up_to_date(app: &App, state: &SearchState) -> Result<SearchIndex> {
    let is_current = |index: &SearchIndex| index.version == app.feed.version();
    if let Some(index) = state.current().filter(is_current) {
        return Ok(index);
    }
    let _updating = state.updating.lock().await;
    // Read before the data: changes that are made in the meantime are then applied again.
    let version = app.feed.version();
    let known = state.current();
    if let Some(index) = known.as_ref().filter(|index| index.version == version) {
        return Ok(index.clone());
    }
    let followed = match known {
        Some(known) => Some(follow_changes(app, state, known, version).boxed().await?),
        None => None,
    };
    let index = match followed.filter(|index| state.is_followed() || !index.is_stale) {
        Some(index) => index,
        None => build(app, state, version).boxed().await?,
    };
    if state.sales().is_empty() {
        refresh_sales(app, state).await?;
    }
    state.replace(index.clone());
    Ok(index)
}

/// Applies changes product by product, and marks the index stale if that is not sufficient.
async fn follow_changes(app: &App, state: &SearchState, mut index: SearchIndex, version: u64) -> Result<SearchIndex> {
    let (changes, is_complete) = app.feed.recent(index.version);
    index.version = version;
    index.is_stale |= !is_complete;
    index.update_structure(app, &changes).await?;
    let mut ids = named(&changes);
    index.is_stale |= ids.len() > MOST_REREAD;
    ids.truncate(MOST_REREAD);
    if state.is_followed() || !index.is_stale {
        index.update(app, state, &ids).await?;
    }
    Ok(index)
}

/// The products that the changes name, the last changed one first.
fn named(changes: &[Change]) -> Vec<ProductId> {
    let products = changes.iter().rev().filter(|change| change.topic == Topic::SearchDocument);
    let mut found = HashSet::new();
    products.filter_map(|change| change.entity.map(ProductId)).filter(|id| found.insert(*id)).collect()
}

/// Rebuilds a stale index in the background, unless the last rebuild was very recent. Meanwhile `bring_up_to_date` applies the
/// products that the feed names to the old index; the new index applies them as well before it is used, however many they are.
async fn rebuild(app: &App, state: &SearchState) -> Result<()> {
    let is_due = |index: &SearchIndex| index.is_stale && index.built_at.elapsed() >= REST.max(index.took * REST_FACTOR);
    if !state.current().is_some_and(|index| is_due(&index)) {
        return Ok(());
    }
    let mut index = build(app, state, app.feed.version()).boxed().await?;
    let _updating = state.updating.lock().await;
    let version = app.feed.version();
    let (changes, is_complete) = app.feed.recent(index.version);
    index.is_stale |= !is_complete;
    index.update_structure(app, &changes).await?;
    index.update(app, state, &named(&changes)).await?;
    index.version = version;
    state.replace(index);
    Ok(())
}

/// Builds a new index. Documents are written while the next ones are read.
async fn build(app: &App, state: &SearchState, version: u64) -> Result<SearchIndex> {
    let started = Instant::now();
    let mut index = SearchIndex {
        engine: Arc::new(Engine::new(&app.directory())?),
        fibres: Arc::default(),
        rare_languages: Arc::default(),
        products: 0,
        took: Duration::ZERO,
        version,
        is_stale: false,
        built_at: started,
        parents: Arc::new(catalog::category_parents(app).await?),
    };
    let (pages, mut read) = tokio::sync::mpsc::channel::<Vec<SearchDocument>>(2);
    let engine = Arc::clone(&index.engine);
    let writing = tokio::task::spawn_blocking(move || {
        engine.write(|writer| {
            while let Some(documents) = read.blocking_recv() {
                writer.add(&documents)?;
            }
            Ok(())
        })
    });
    let mut last = ProductId::default();
    loop {
        let (documents, end) = catalog::documents_after(app, last, PAGE, &index.parents).await?;
        let Some(end) = end else { break };
        last = end;
        index.products += documents.len();
        state.count_read(documents.len());
        index.note(app, &documents);
        // A writer that failed returns its error when it is joined.
        if pages.send(documents).await.is_err() {
            break;
        }
    }
    drop(pages);
    writing.await.map_err(|error| Error::internal(error.to_string()))??;
    index.took = started.elapsed();
    index.built_at = Instant::now();
    tracing::info!(products = index.products, seconds = index.took.as_secs_f64(), "the search index was built");
    Ok(index)
}

impl SearchIndex {
    /// Handles changes of languages, of the category tree and of unspecified products, which make the index stale.
    async fn update_structure(&mut self, app: &App, changes: &[Change]) -> Result<()> {
        let has = |topic| changes.iter().any(|change: &Change| change.topic == topic);
        self.is_stale |= has(Topic::Tenancy) && !self.engine.is_for(&app.directory());
        if has(Topic::Taxonomy) {
            let parents = Arc::new(catalog::category_parents(app).await?);
            // Products of a new category are named by the feed themselves.
            self.is_stale |= self.parents.iter().any(|(category, parent)| parents.get(category) != Some(parent));
            self.parents = parents;
        }
        self.is_stale |= changes.iter().any(|change| change.topic == Topic::SearchDocument && change.entity.is_none());
        Ok(())
    }

    /// Re-reads these products.
    async fn update(&mut self, app: &App, state: &SearchState, ids: &[ProductId]) -> Result<()> {
        for ids in ids.chunks(MOST_REREAD) {
            let documents = catalog::documents_of(app, ids, &self.parents).await?;
            state.count_read(documents.len());
            self.note(app, &documents);
            let (engine, ids) = (Arc::clone(&self.engine), ids.to_vec());
            blocking(move || {
                engine.write(|writer| {
                    writer.remove(&ids);
                    writer.add(&documents)
                })
            })
            .await?;
            self.products = usize::try_from(self.engine.searcher().num_docs()).unwrap_or(usize::MAX);
        }
        Ok(())
    }

    /// Records the fibres and languages of these documents.
    fn note(&mut self, app: &App, documents: &[SearchDocument]) {
        let english = app.directory().language("en").map(|language| language.id);
        for document in documents {
            for fibre in &document.fibres {
                if !self.fibres.contains(fibre) {
                    Arc::make_mut(&mut self.fibres).insert(fibre.clone());
                }
            }
            let languages = || document.texts.iter().map(|text| text.language_id);
            if languages().all(|language| Some(language) != english) {
                for language in
                    languages().filter(|language| !self.rare_languages.contains(language)).collect::<Vec<_>>()
                {
                    Arc::make_mut(&mut self.rare_languages).insert(language);
                }
            }
        }
    }
}

async fn blocking(work: impl FnOnce() -> Result<()> + Send + 'static) -> Result<()> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::internal(error.to_string()))?
}

async fn refresh_sales(app: &App, state: &SearchState) -> Result<()> {
    let since = app.clock.now() - TimeDelta::days(SALES_DAYS);
    let mut sales = Sales::default();
    for (tenant, product, pieces) in orders::sold_since(&app.db, since).await? {
        sales.entry(tenant).or_default().insert(product, pieces);
    }
    *state.sales.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(sales);
    Ok(())
}

/// Builds the index, keeps it up to date by the change feed and writes statistics, until the future is dropped.
pub async fn follow(app: &App) {
    let state = app.slice_state::<SearchState>();
    sleep(AFTER_START).await;
    tokio::join!(follow_feed(app, &state), rebuild_when_stale(app, &state));
}

async fn follow_feed(app: &App, state: &SearchState) {
    let (mut counted, mut sold) = (Instant::now(), Instant::now());
    loop {
        match bring_up_to_date(app, state).await {
            Ok(_) => state.is_followed.store(true, Ordering::Relaxed),
            Err(error) => tracing::warn!(%error, "cannot update the search index"),
        }
        if counted.elapsed() > COUNTS_EVERY {
            counted = Instant::now();
            if let Err(error) = state.counts.write(app).await {
                tracing::warn!(%error, "cannot store the search statistics");
            }
        }
        if sold.elapsed() > SALES_EVERY {
            sold = Instant::now();
            if let Err(error) = refresh_sales(app, state).await {
                tracing::warn!(%error, "cannot count sales for the search");
            }
        }
        sleep(FOLLOW_EVERY).await;
    }
}

async fn rebuild_when_stale(app: &App, state: &SearchState) {
    loop {
        if let Err(error) = rebuild(app, state).await {
            tracing::warn!(%error, "cannot rebuild the search index");
        }
        sleep(FOLLOW_EVERY).await;
    }
}

/// Whether a task keeps this process's index up to date, so that no query waits for changes; for tests.
#[cfg(any(test, feature = "testing"))]
pub fn is_followed(app: &App) -> bool {
    app.slice_state::<SearchState>().is_followed()
}

/// Number of times that this process has read products into its index; for tests.
#[cfg(any(test, feature = "testing"))]
pub fn products_read(app: &App) -> u64 {
    app.slice_state::<SearchState>().products_read.load(Ordering::Relaxed)
}

/// Writes the statistics, at the end of a process and in tests.
pub async fn write_counts(app: &App) -> Result<()> {
    app.slice_state::<SearchState>().counts.write(app).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        catalog::{ProductDraft, ProductText},
        changes, inventory,
        testing::shop::{self, EN},
    };

    async fn save(app: &App, names: &[&str]) {
        let draft = |name: &&str| ProductDraft {
            key: (*name).to_owned(),
            texts: [(EN, ProductText { name: (*name).to_owned(), ..ProductText::default() })].into(),
            ..ProductDraft::default()
        };
        inventory::save_products(app, &names.iter().map(draft).collect::<Vec<_>>()).await.unwrap();
        app.catch_up().await.unwrap();
    }

    #[test]
    fn products_are_named_once_and_the_last_changed_one_first() {
        let product = |id: i64| Change::everywhere(Topic::SearchDocument, id);
        let changes = [product(4), product(7), Change::all(Topic::SearchDocument), product(4), product(5)];
        assert_eq!(named(&changes), [5, 4, 7].map(ProductId));
    }

    both!(single_products_are_indexed_while_a_full_rebuild_is_pending, test, {
        let app = shop::open(&test.db).await;
        let state = app.slice_state::<SearchState>();
        save(&app, &["cap", "hat"]).await;
        bring_up_to_date(&app, &state).await.unwrap();
        state.is_followed.store(true, Ordering::Relaxed);

        let mut tx = app.db.begin().await.unwrap();
        changes::record(&mut tx, &[Change::all(Topic::SearchDocument)]).await.unwrap();
        tx.commit().await.unwrap();
        save(&app, &["beret"]).await;
        let index = bring_up_to_date(&app, &state).await.unwrap();
        assert_eq!((index.products, index.is_stale, products_read(&app)), (3, true, 3), "one more was read");

        rebuild(&app, &state).await.unwrap();
        assert_eq!(products_read(&app), 3, "the index was made a moment ago");
        let long_ago =
            SearchIndex { built_at: index.built_at.checked_sub(REST).unwrap(), took: Duration::ZERO, ..index };
        state.replace(long_ago);
        rebuild(&app, &state).await.unwrap();
        let index = state.current().unwrap();
        assert_eq!((index.products, index.is_stale, products_read(&app)), (3, false, 6), "all were read anew");
        save(&app, &["scarf"]).await;
        let index = bring_up_to_date(&app, &state).await.unwrap();
        assert_eq!((index.products, index.is_stale, products_read(&app)), (4, false, 7));
    });
}
