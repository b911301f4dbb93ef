//! The shared state of one process. Cheap to clone.

use std::{ops::Deref, sync::Arc};

use crate::{clock::Clock, config::Settings, db::Db};

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
        Self(Arc::new(Shared { settings, db, clock }))
    }
}
