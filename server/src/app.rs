//! The shared state of one process. Cheap to clone.

use std::{
    any::{Any, TypeId},
    collections::{BTreeSet, HashMap},
    fmt,
    ops::Deref,
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, Instant},
};

use tokio::sync::Mutex;
use tokio_util::task::TaskTracker;

use crate::{
    cache::Cache,
    changes::{self, Change, Feed, FeedUpdate, Position, Topic},
    clock::Clock,
    config::Settings,
    db::Db,
    error::Result,
    forms::Facts,
    i18n::Translations,
    id::LanguageId,
    media::Media,
    tenancy::{self, Directory},
};

/// Product cards in the cache: about 2 kB each.
const MOST_CARDS: u64 = 4_000;
/// How often the change feed is read.
const FOLLOW_EVERY: Duration = Duration::from_millis(250);
/// A process that could not read changes for this long may serve outdated pages.
const BEHIND_AFTER: Duration = Duration::from_secs(10);

/// Everything that services share.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

/// The contents of `App`.
#[derive(Debug)]
pub struct Shared {
    /// The operator's settings.
    pub settings: Settings,
    /// The database.
    pub db: Db,
    /// The time.
    pub clock: Clock,
    /// Originals and renditions of pictures.
    pub media: Media,
    /// This process's view of the change feed.
    pub feed: Feed,
    /// Values that the slices cache between requests.
    pub cache: Cache,
    /// Cached product cards, which many listings share.
    pub cards: Cache,
    /// Requests that must run to completion.
    pub requests: TaskTracker,
    slices: SliceStates,
    position: Mutex<Position>,
    /// When changes were last read.
    caught_up_at: RwLock<Instant>,
    directory: RwLock<Arc<Directory>>,
    translations: RwLock<Arc<Translations>>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Combines settings, an open and migrated database and a clock, and loads the data that every request needs.
    pub async fn open(settings: Settings, db: Db, clock: Clock) -> Result<Self> {
        let app = Self::new(settings, db, clock);
        *app.position.lock().await = changes::latest(&app.db).await?;
        app.load().await?;
        Ok(app)
    }

    /// As `open`, but without countries and translations: for tests of single slices, and as the first step of `open`.
    pub fn new(settings: Settings, db: Db, clock: Clock) -> Self {
        let feed = Feed::default();
        Self(Arc::new(Shared {
            media: Media::new(&settings),
            settings,
            db,
            cache: Cache::new(feed.clone(), clock.clone()),
            cards: Cache::of_size(MOST_CARDS, feed.clone(), clock.clone()),
            clock,
            feed,
            requests: TaskTracker::new(),
            slices: SliceStates::default(),
            position: Mutex::default(),
            caught_up_at: RwLock::new(Instant::now()),
            directory: RwLock::default(),
            translations: RwLock::default(),
        }))
    }

    /// Follows the changes of the database, from this process and from others, until it is dropped. If the database is
    /// unavailable, the next iteration tries again: changes count as read only after they have been processed.
    pub async fn follow_changes(&self) {
        let mut ticks = tokio::time::interval(FOLLOW_EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.catch_up().await {
                tracing::warn!(%error, "cannot apply the latest changes");
            }
        }
    }

    /// Processes the changes recorded since the last time; also for commands and tests that read what they have just written.
    pub async fn catch_up(&self) -> Result<()> {
        let mut position = self.position.lock().await;
        let (update, next) = changes::read(&self.db, &position).await?;
        match update {
            FeedUpdate::Changes(changes) => self.apply_changes(&changes).await?,
            FeedUpdate::Unknown => self.reload_everything().await?,
        }
        *position = next;
        *self.caught_up_at.write().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Ok(())
    }

    /// Whether changes could not be read for some time, so that pages may be outdated.
    pub fn is_behind(&self) -> bool {
        self.caught_up_at.read().unwrap_or_else(PoisonError::into_inner).elapsed() > BEHIND_AFTER
    }

    /// If countries or translations cannot be loaded, the other changes are published anyway, and again once loading succeeds.
    async fn apply_changes(&self, changes: &[Change]) -> Result<()> {
        let loaded = if changes.iter().any(|change| change.topic == Topic::Tenancy) {
            self.load().await
        } else {
            self.reload_translations(changes).await
        };
        if loaded.is_ok() {
            self.feed.publish(changes);
        } else {
            let is_loaded = |topic| matches!(topic, Topic::Tenancy | Topic::Translations);
            let others: Vec<Change> = changes.iter().copied().filter(|change| !is_loaded(change.topic)).collect();
            self.feed.publish(&others);
        }
        loaded
    }

    async fn reload_everything(&self) -> Result<()> {
        self.load().await?;
        self.feed.publish_all();
        tracing::info!("all caches were cleared: the change feed could not be read from its last position");
        Ok(())
    }

    async fn load(&self) -> Result<()> {
        replace(&self.directory, tenancy::load(&self.db).await?);
        replace(&self.translations, Translations::load(&self.db).await?);
        Ok(())
    }

    /// Reloads the languages whose texts changed.
    async fn reload_translations(&self, changes: &[Change]) -> Result<()> {
        let changed = changes.iter().filter(|change| change.topic == Topic::Translations);
        let languages: Option<BTreeSet<LanguageId>> = changed.map(|change| change.entity.map(LanguageId)).collect();
        match languages {
            Some(languages) if languages.is_empty() => {}
            Some(languages) => {
                replace(&self.translations, self.translations().reloaded(&self.db, &languages).await?);
            }
            None => replace(&self.translations, Translations::load(&self.db).await?),
        }
        Ok(())
    }

    /// Sets countries and languages without a database.
    #[cfg(any(test, feature = "testing"))]
    pub fn set_directory(&self, directory: Directory) {
        replace(&self.directory, directory);
    }

    /// All countries and languages.
    pub fn directory(&self) -> Arc<Directory> {
        current(&self.directory)
    }

    /// State that a slice keeps in memory for the process's lifetime: one value of each type, created on first use.
    pub fn slice_state<T: Any + Send + Sync + Default>(&self) -> Arc<T> {
        self.slices.get()
    }

    /// The data about the shop that form checks need, with the date in UTC, for use where no country's calendar applies.
    pub fn form_facts(&self) -> Facts {
        let countries = self.directory().tenants.iter().map(|tenant| (tenant.id, tenant.code.clone())).collect();
        Facts { countries, today: self.clock.now().date_naive() }
    }

    /// All translations.
    pub fn translations(&self) -> Arc<Translations> {
        current(&self.translations)
    }
}

/// One value of each requested type.
#[derive(Default)]
struct SliceStates(RwLock<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl SliceStates {
    fn get<T: Any + Send + Sync + Default>(&self) -> Arc<T> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&TypeId::of::<T>()).cloned();
        let value = known.unwrap_or_else(|| {
            let mut states = self.0.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(states.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default())))
        });
        value.downcast().expect("a value is kept under its own type")
    }
}

impl fmt::Debug for SliceStates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SliceStates")
    }
}

fn current<T>(slot: &RwLock<Arc<T>>) -> Arc<T> {
    Arc::clone(&slot.read().unwrap_or_else(PoisonError::into_inner))
}

fn replace<T>(slot: &RwLock<Arc<T>>, value: T) {
    *slot.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        db::Session as _,
        id::LanguageId,
        testing::shop::{self, EN, SI, SL},
    };

    async fn set_text(db: &Db, language: LanguageId, text: &str) {
        let mut tx = db.begin().await.unwrap();
        tx.sql("INSERT INTO translation (language_id, key, area, source) VALUES ($1, 'shop-name', 'shop', $2)")
            .bind(language)
            .bind(format!("shop-name = {text}\n"))
            .execute()
            .await
            .unwrap();
        changes::record(&mut tx, &[Change::everywhere(Topic::Translations, language)]).await.unwrap();
        tx.commit().await.unwrap();
    }

    both!(a_change_whose_reading_failed_is_read_the_next_time, test, {
        let app = shop::open(&test.db).await;
        app.catch_up().await.unwrap();
        let (slovenian, english) = {
            let directory = app.directory();
            (directory.language("sl").unwrap().clone(), directory.language("en").unwrap().clone())
        };
        let text = |language| app.translations().text(SI, language, "shop-name", &[]);
        assert_eq!(text(&slovenian), "shop-name");
        let cached_at = app.feed.version();

        set_text(&test.db, SL, "Trgovina").await;
        test.db.sql("ALTER TABLE translation RENAME TO translation_gone").execute().await.unwrap();
        for _ in 0..3 {
            assert!(app.catch_up().await.is_err());
        }
        assert_eq!(app.feed.version(), cached_at, "what could not be read is not published");
        let price = Change::in_tenant(Topic::Price, SI);
        let mut tx = test.db.begin().await.unwrap();
        changes::record(&mut tx, &[price]).await.unwrap();
        tx.commit().await.unwrap();
        assert!(app.catch_up().await.is_err());
        assert_eq!(app.feed.since(cached_at).unwrap(), [price], "a price does not wait for translations");
        test.db.sql("ALTER TABLE translation_gone RENAME TO translation").execute().await.unwrap();
        // A different change from the lost one, so that it cannot cause the first one to be read.
        let product = Change::one(Topic::Product, SI, 7_i64);
        let mut tx = test.db.begin().await.unwrap();
        changes::record(&mut tx, &[product]).await.unwrap();
        tx.commit().await.unwrap();
        app.catch_up().await.unwrap();
        assert_eq!(text(&slovenian), "Trgovina");
        let published = app.feed.since(cached_at).unwrap();
        assert!(published.contains(&Change::everywhere(Topic::Translations, SL)) && published.contains(&product));

        // Nothing was read twice, and the feed goes on.
        let cached_at = app.feed.version();
        app.catch_up().await.unwrap();
        assert_eq!(app.feed.since(cached_at).unwrap(), []);
        set_text(&test.db, EN, "Shop").await;
        app.catch_up().await.unwrap();
        assert_eq!(text(&english), "Shop");
    });
}
