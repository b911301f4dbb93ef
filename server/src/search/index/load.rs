//! From the database into the index: all of it once, in the background, then what the change feed names.
//!
//! Questions are answered by the index as it is; nobody waits for a change to be taken in. Where nothing follows the feed, as in commands,
//! a question takes in what changed before it is answered.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use tokio::time::sleep;

use super::Engine;
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

/// Products read at a time.
const PAGE: i64 = 2_000;
/// With more changed products than this everything is read anew.
const MOST_REREAD: usize = 5_000;
/// How often the feed is looked at.
const FOLLOW_EVERY: Duration = Duration::from_millis(200);
/// How long a starting process is left alone.
const AFTER_START: Duration = Duration::from_secs(1);
/// Between two readings of everything lies this much, and this many times what a reading takes: a long import changes too many products to
/// read them one by one.
const REST: Duration = Duration::from_secs(1);
const REST_FACTOR: u32 = 3;
/// How often sales are counted.
const SALES_EVERY: Duration = Duration::from_hours(1);
/// The days whose sales count.
const SALES_DAYS: i64 = 90;
/// How often counted searches are written.
const COUNTS_EVERY: Duration = Duration::from_secs(5);

/// How often each product was sold of late, by country.
pub type Sales = HashMap<TenantId, HashMap<ProductId, i64>>;

/// The index of a process, and what it counts.
#[derive(Default)]
pub struct SearchState {
    live: RwLock<Option<Live>>,
    sales: RwLock<Arc<Sales>>,
    /// One reader of the database at a time; the others wait for what it reads.
    updating: tokio::sync::Mutex<()>,
    is_followed: AtomicBool,
    /// Products that were read into the index, however often.
    products_read: AtomicU64,
    /// Searches that are not written yet.
    pub counts: Counts,
}

/// An index that can be asked.
#[derive(Clone)]
pub struct Live {
    /// The index.
    pub engine: Arc<Engine>,
    /// The keys of all fibres.
    pub fibres: Arc<BTreeSet<String>>,
    /// Languages that are the only ones of some products which have no English text.
    pub rare_languages: Arc<BTreeSet<LanguageId>>,
    /// How many products it holds.
    pub products: usize,
    /// How long the last reading of everything took.
    pub took: Duration,
    /// How far the feed was followed.
    version: u64,
    built_at: Instant,
    parents: Arc<CategoryParents>,
}

impl SearchState {
    fn current(&self) -> Option<Live> {
        self.live.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, live: Live) {
        *self.live.write().unwrap_or_else(PoisonError::into_inner) = Some(live);
    }

    fn count_read(&self, products: usize) {
        self.products_read.fetch_add(products as u64, Ordering::Relaxed);
    }

    /// Sales of late.
    pub fn sales(&self) -> Arc<Sales> {
        Arc::clone(&self.sales.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The index to ask: made now when there is none yet.
pub async fn live(app: &App) -> Result<Live> {
    let state = app.slice_state::<SearchState>();
    match state.current() {
        Some(live) if state.is_followed.load(Ordering::Relaxed) => Ok(live),
        _ => Box::pin(bring_up_to_date(app, &state)).await,
    }
}

/// Reads what the index lacks.
pub async fn bring_up_to_date(app: &App, state: &SearchState) -> Result<Live> {
    let is_current = |live: &Live| live.version == app.feed.version();
    if let Some(live) = state.current().filter(is_current) {
        return Ok(live);
    }
    let _updating = state.updating.lock().await;
    // Taken before anything is read: what changes meanwhile comes again.
    let version = app.feed.version();
    let known = state.current();
    if let Some(live) = known.as_ref().filter(|live| live.version == version) {
        return Ok(live.clone());
    }
    let live = match known {
        Some(known) => match Box::pin(follow_changes(app, state, &known, version)).await? {
            Some(live) => live,
            None => Box::pin(build(app, state, version)).await?,
        },
        None => Box::pin(build(app, state, version)).await?,
    };
    if state.sales().is_empty() {
        refresh_sales(app, state).await?;
    }
    state.replace(live.clone());
    Ok(live)
}

/// Takes changes in, product by product; none when everything must be read anew.
async fn follow_changes(app: &App, state: &SearchState, known: &Live, version: u64) -> Result<Option<Live>> {
    let Some(changes) = app.feed.since(known.version) else { return Ok(None) };
    let has = |topic| changes.iter().any(|change: &Change| change.topic == topic);
    if has(Topic::Tenancy) && !known.engine.is_for(&app.directory()) {
        return Ok(None);
    }
    let products = || changes.iter().filter(|change| change.topic == Topic::SearchDocument);
    let ids: BTreeSet<ProductId> = products().filter_map(|change| change.entity.map(ProductId)).collect();
    let mut live = known.clone();
    if has(Topic::Taxonomy) {
        live.parents = Arc::new(catalog::category_parents(app).await?);
        // Who stands in a category that is new is named.
        if known.parents.iter().any(|(category, parent)| live.parents.get(category) != Some(parent)) {
            return Ok(None);
        }
    }
    if ids.len() > MOST_REREAD || products().any(|change| change.entity.is_none()) {
        let rest = REST.max(known.took * REST_FACTOR);
        // The version stays as it is, so that the next look finds the same changes and more.
        let may_wait = state.is_followed.load(Ordering::Relaxed) && known.built_at.elapsed() < rest;
        return Ok(may_wait.then(|| known.clone()));
    }
    if !ids.is_empty() {
        let ids: Vec<ProductId> = ids.into_iter().collect();
        let documents = catalog::documents_of(app, &ids, &live.parents).await?;
        state.count_read(documents.len());
        live.note(app, &documents);
        let engine = Arc::clone(&live.engine);
        blocking(move || {
            engine.write(|writer| {
                writer.remove(&ids);
                writer.add(&documents)
            })
        })
        .await?;
        live.products = usize::try_from(live.engine.searcher().num_docs()).unwrap_or(usize::MAX);
    }
    live.version = version;
    Ok(Some(live))
}

/// Reads everything into a new index. Documents are written while the next are read.
async fn build(app: &App, state: &SearchState, version: u64) -> Result<Live> {
    let started = Instant::now();
    let mut live = Live {
        engine: Arc::new(Engine::new(&app.directory())?),
        fibres: Arc::default(),
        rare_languages: Arc::default(),
        products: 0,
        took: Duration::ZERO,
        version,
        built_at: started,
        parents: Arc::new(catalog::category_parents(app).await?),
    };
    let (pages, mut read) = tokio::sync::mpsc::channel::<Vec<SearchDocument>>(2);
    let engine = Arc::clone(&live.engine);
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
        let (documents, end) = catalog::documents_after(app, last, PAGE, &live.parents).await?;
        let Some(end) = end else { break };
        last = end;
        live.products += documents.len();
        state.count_read(documents.len());
        live.note(app, &documents);
        // A writer that failed says why when it is joined.
        if pages.send(documents).await.is_err() {
            break;
        }
    }
    drop(pages);
    writing.await.map_err(|error| Error::internal(error.to_string()))??;
    live.took = started.elapsed();
    live.built_at = Instant::now();
    tracing::info!(products = live.products, seconds = live.took.as_secs_f64(), "the search index is built");
    Ok(live)
}

impl Live {
    /// Takes in which fibres and languages there are.
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

/// Builds the index and keeps it as new as the feed, and writes what was counted, until it is dropped.
pub async fn follow(app: &App) {
    let state = app.slice_state::<SearchState>();
    sleep(AFTER_START).await;
    let (mut counted, mut sold) = (Instant::now(), Instant::now());
    loop {
        match bring_up_to_date(app, &state).await {
            Ok(_) => state.is_followed.store(true, Ordering::Relaxed),
            Err(error) => tracing::warn!(%error, "cannot bring the search index up to date"),
        }
        if counted.elapsed() > COUNTS_EVERY {
            counted = Instant::now();
            if let Err(error) = state.counts.write(app).await {
                tracing::warn!(%error, "cannot write how often was searched");
            }
        }
        if sold.elapsed() > SALES_EVERY {
            sold = Instant::now();
            if let Err(error) = refresh_sales(app, &state).await {
                tracing::warn!(%error, "cannot count sales for the search");
            }
        }
        sleep(FOLLOW_EVERY).await;
    }
}

/// Whether the index of this process is kept as new as the feed, so that no question waits for a change: for tests.
#[cfg(any(test, feature = "testing"))]
pub fn is_followed(app: &App) -> bool {
    app.slice_state::<SearchState>().is_followed.load(Ordering::Relaxed)
}

/// How many products this process has read into its index so far, however often: for tests.
#[cfg(any(test, feature = "testing"))]
pub fn products_read(app: &App) -> u64 {
    app.slice_state::<SearchState>().products_read.load(Ordering::Relaxed)
}

/// Writes what was counted, at a process's end and for tests.
pub async fn write_counts(app: &App) -> Result<()> {
    app.slice_state::<SearchState>().counts.write(app).await
}
