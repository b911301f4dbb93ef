//! The shared state of one process. Cheap to clone.

use std::{
    ops::Deref,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{changes::Revisions, clock::Clock, config::Settings, db::Db, memory::Memory, tenancy::Directory};

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
    /// What the slices remember between requests.
    pub memory: Memory,
    revisions: RwLock<Arc<Revisions>>,
    directory: RwLock<Arc<Directory>>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Joins settings, an open and migrated database and a clock.
    pub fn new(settings: Settings, db: Db, clock: Clock) -> Self {
        Self(Arc::new(Shared {
            settings,
            db,
            clock,
            memory: Memory::default(),
            revisions: RwLock::default(),
            directory: RwLock::default(),
        }))
    }

    /// The revisions that this process has taken in: what it remembers is at least as new.
    pub fn revisions(&self) -> Arc<Revisions> {
        Arc::clone(&self.revisions.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes in new revisions, after everything that depends on them was read anew.
    pub fn set_revisions(&self, revisions: Revisions) {
        *self.revisions.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(revisions);
    }

    /// All countries and languages.
    pub fn directory(&self) -> Arc<Directory> {
        Arc::clone(&self.directory.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes in a new picture of countries and languages.
    pub fn set_directory(&self, directory: Directory) {
        *self.directory.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(directory);
    }
}
