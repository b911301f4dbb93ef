//! The shared state of one process. Cheap to clone.

use std::{
    ops::Deref,
    sync::{Arc, PoisonError, RwLock},
};

use tokio_util::task::TaskTracker;

use crate::{
    changes::{Revisions, Scope},
    clock::Clock,
    config::Settings,
    db::Db,
    error::Result,
    i18n::Words,
    media::Media,
    memory::Memory,
    tenancy::{self, Directory},
};

/// Everything that services share.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

/// What `App` points to.
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
    /// What the slices remember between requests.
    pub memory: Memory,
    /// Requests that are worked off to their end.
    pub requests: TaskTracker,
    revisions: RwLock<Arc<Revisions>>,
    directory: RwLock<Arc<Directory>>,
    words: RwLock<Arc<Words>>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Joins settings, an open and migrated database and a clock, and reads what every request needs.
    pub async fn open(settings: Settings, db: Db, clock: Clock) -> Result<Self> {
        let app = Self::new(settings, db, clock);
        replace(&app.revisions, Revisions::read(&app.db).await?);
        replace(&app.directory, tenancy::load(&app.db).await?);
        replace(&app.words, Words::load(&app.db).await?);
        Ok(app)
    }

    /// As `open`, without countries and words: for tests of single slices, and the start of `open`.
    pub fn new(settings: Settings, db: Db, clock: Clock) -> Self {
        Self(Arc::new(Shared {
            media: Media::new(&settings),
            settings,
            db,
            clock,
            memory: Memory::default(),
            requests: TaskTracker::new(),
            revisions: RwLock::default(),
            directory: RwLock::default(),
            words: RwLock::default(),
        }))
    }

    /// Reads anew what has changed since the revisions taken in last, and takes in `revisions`.
    pub async fn refresh(&self, revisions: Revisions) -> Result<()> {
        let known = self.revisions();
        let is_new = |scope| known.of(scope) != revisions.of(scope);
        if is_new(Scope::Tenancy) {
            replace(&self.directory, tenancy::load(&self.db).await?);
        }
        if is_new(Scope::Words) || is_new(Scope::Tenancy) {
            replace(&self.words, Words::load(&self.db).await?);
        }
        replace(&self.revisions, revisions);
        Ok(())
    }

    /// As `refresh`, to the database's own state: for commands and tests that read what they have just written.
    pub async fn catch_up(&self) -> Result<()> {
        let revisions = Revisions::read(&self.db).await?;
        self.refresh(revisions).await
    }

    /// The revisions that this process has taken in: what it remembers is at least as new.
    pub fn revisions(&self) -> Arc<Revisions> {
        current(&self.revisions)
    }

    /// Sets the revisions without reading what depends on them.
    #[cfg(any(test, feature = "testing"))]
    pub fn set_revisions(&self, revisions: Revisions) {
        replace(&self.revisions, revisions);
    }

    /// Sets countries and languages that are in no database.
    #[cfg(any(test, feature = "testing"))]
    pub fn set_directory(&self, directory: Directory) {
        replace(&self.directory, directory);
    }

    /// All countries and languages.
    pub fn directory(&self) -> Arc<Directory> {
        current(&self.directory)
    }

    /// All words.
    pub fn words(&self) -> Arc<Words> {
        current(&self.words)
    }
}

fn current<T>(slot: &RwLock<Arc<T>>) -> Arc<T> {
    Arc::clone(&slot.read().unwrap_or_else(PoisonError::into_inner))
}

fn replace<T>(slot: &RwLock<Arc<T>>, value: T) {
    *slot.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(value);
}
