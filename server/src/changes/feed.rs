//! One process's view of the feed: a version that increases with every batch of changes, the recent changes, and for each thing
//! the version of its last change, so that a cached value is validated on lookup and no cache is ever scanned.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use super::change::{Change, Topic};

/// Recent changes kept for readers that follow the feed.
const RECENT: usize = 16_384;
/// The most things whose last change is kept.
const MOST_KEYS: usize = 65_536;
/// Publications whose time is kept.
const MOST_TIMES: usize = 256;

/// A process's view of the feed. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Feed(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    /// Same as in `State`, readable without the lock.
    version: AtomicU64,
    state: RwLock<State>,
}

#[derive(Debug, Default)]
struct State {
    version: u64,
    /// Each with its version; complete for versions above `recent_above`.
    recent: VecDeque<(u64, Change)>,
    recent_above: u64,
    /// When the latest versions were published.
    times: VecDeque<(u64, Instant)>,
    last: HashMap<Key, u64>,
    /// Values read at a lower version count as stale: the individual changes are no longer known.
    floor: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    topic: Topic,
    tenant: KeyPart,
    entity: KeyPart,
}

/// A country or an entity, as part of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum KeyPart {
    /// A specific one.
    One(i64),
    /// For changes that name all of them.
    All,
    /// For readers that depend on any: the latest change of one or all.
    Any,
}

impl Feed {
    /// Increases with each batch of changes. Read it before reading a value to be cached.
    pub fn version(&self) -> u64 {
        self.0.version.load(Ordering::Acquire)
    }

    /// The changes after `version`, oldest first; `None` when they are no longer known individually and everything must be read
    /// again.
    pub fn since(&self, version: u64) -> Option<Vec<Change>> {
        let (changes, is_complete) = self.recent(version);
        is_complete.then_some(changes)
    }

    /// The changes after `version` that are still known individually, oldest first, and whether these are all.
    pub fn recent(&self, version: u64) -> (Vec<Change>, bool) {
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        let start = state.recent.partition_point(|(at, _)| *at <= version);
        let changes = state.recent.range(start..).map(|(_, change)| *change).collect();
        (changes, version >= state.recent_above)
    }

    /// Whether none of a value's dependencies changed after `version`.
    pub fn is_current(&self, version: u64, reads: &[Change]) -> bool {
        if version >= self.version() {
            return true;
        }
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        reads.is_empty() || version >= state.floor && reads.iter().all(|read| state.last_change(read) <= version)
    }

    /// When the version after `version` was published; `None` when it was too long ago, or is not published yet.
    pub fn published_after(&self, version: u64) -> Option<Instant> {
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        state.times.iter().find(|(at, _)| *at == version + 1).map(|(_, at)| *at)
    }

    /// Shifts the times of all published changes into the past, as if they had been published so much earlier.
    #[cfg(test)]
    pub fn age(&self, by: std::time::Duration) {
        let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
        for (_, at) in &mut state.times {
            *at = at.checked_sub(by).unwrap();
        }
    }

    /// Publishes changes. Data that the process itself derives from the database (countries, translations) must be reloaded
    /// first.
    pub fn publish(&self, changes: &[Change]) {
        if changes.is_empty() {
            return;
        }
        let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
        let version = state.advance();
        for change in changes {
            state.remember(version, *change);
        }
        state.shrink();
        self.0.version.store(version, Ordering::Release);
    }

    /// Publishes that everything may have changed.
    pub fn publish_all(&self) {
        let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
        let version = state.advance();
        state.recent.clear();
        state.recent_above = version;
        state.last.clear();
        state.floor = version;
        self.0.version.store(version, Ordering::Release);
    }
}

impl State {
    fn advance(&mut self) -> u64 {
        self.version += 1;
        self.times.push_back((self.version, Instant::now()));
        if self.times.len() > MOST_TIMES {
            self.times.pop_front();
        }
        self.version
    }

    fn remember(&mut self, version: u64, change: Change) {
        self.recent.push_back((version, change));
        let part = |id: Option<i64>| id.map_or(KeyPart::All, KeyPart::One);
        for tenant in [part(change.tenant.map(i64::from)), KeyPart::Any] {
            for entity in [part(change.entity), KeyPart::Any] {
                self.last.insert(Key { topic: change.topic, tenant, entity }, version);
            }
        }
    }

    fn last_change(&self, read: &Change) -> u64 {
        let parts = |id: Option<i64>| match id {
            Some(id) => [Some(KeyPart::One(id)), Some(KeyPart::All)],
            None => [Some(KeyPart::Any), None],
        };
        let tenants = parts(read.tenant.map(i64::from));
        let entities = parts(read.entity);
        let keys = tenants.into_iter().flatten().flat_map(|tenant| {
            entities.into_iter().flatten().map(move |entity| Key { topic: read.topic, tenant, entity })
        });
        keys.filter_map(|key| self.last.get(&key)).copied().max().unwrap_or(0)
    }

    /// Drops the oldest entries; readers that would need them read everything again.
    fn shrink(&mut self) {
        while self.recent.len() > RECENT {
            if let Some((version, _)) = self.recent.pop_front() {
                self.recent_above = version;
            }
        }
        while self.recent.front().is_some_and(|(version, _)| *version <= self.recent_above) {
            self.recent.pop_front();
        }
        if self.last.len() > MOST_KEYS {
            let mut versions: Vec<u64> = self.last.values().copied().collect();
            let middle = versions.len() / 2;
            let (_, median, _) = versions.select_nth_unstable(middle);
            let floor = *median;
            self.last.retain(|_, version| *version > floor);
            self.floor = self.floor.max(floor);
        }
    }
}
