//! The dependencies of a computation, collected while it runs, so that its result can be cached until one of them changes.

use std::{cell::RefCell, collections::BTreeSet, future::Future};

use chrono::{DateTime, Utc};

use crate::{
    changes::{Change, Topic},
    id::TenantId,
};

/// With more entities of one topic and country than this, the dependency becomes "any entity".
const MOST_ENTITIES: usize = 256;

tokio::task_local! {
    static CURRENT: RefCell<Reads>;
}

/// What a value was read from, and when it expires by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    changes: Vec<Change>,
    until: Option<DateTime<Utc>>,
    exact_until: Option<DateTime<Utc>>,
}

impl Reads {
    /// Changes that make the result stale. Sorted, without duplicates.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// When the result expires.
    pub fn until(&self) -> Option<DateTime<Utc>> {
        self.until
    }

    /// From this time on the result must not be shown, not even while a new one is computed.
    pub fn exact_until(&self) -> Option<DateTime<Utc>> {
        self.exact_until
    }

    /// Adds dependencies.
    pub fn extend(&mut self, changes: impl IntoIterator<Item = Change>) {
        let all: BTreeSet<Change> = self.changes.drain(..).chain(changes).collect();
        self.changes = all.into_iter().collect();
        self.coarsen();
    }

    /// The dependencies for one entity of several that were read at once.
    #[must_use]
    pub fn of_one(&self, topic: Topic, entity: i64) -> Self {
        let is_anothers = |change: &Change| change.topic == topic && change.entity.is_some_and(|other| other != entity);
        Self { changes: self.changes.iter().filter(|change| !is_anothers(change)).copied().collect(), ..self.clone() }
    }

    /// Adds the dependencies of a part.
    pub fn merge(&mut self, part: &Self) {
        self.extend(part.changes.iter().copied());
        self.end_by(part.until);
        self.end_exactly_by(part.exact_until);
    }

    /// Adds them to the dependencies of the current computation, if it is tracked.
    pub fn note(&self) {
        // Outside of `tracked`, dependencies are not collected.
        let _ = CURRENT.try_with(|current| current.borrow_mut().merge(self));
    }

    fn end_by(&mut self, end: Option<DateTime<Utc>>) {
        self.until = self.until.into_iter().chain(end).min();
    }

    fn end_exactly_by(&mut self, end: Option<DateTime<Utc>>) {
        self.exact_until = self.exact_until.into_iter().chain(end).min();
        self.end_by(end);
    }

    /// Replaces many entities of one topic by "any entity".
    fn coarsen(&mut self) {
        if self.changes.len() <= MOST_ENTITIES {
            return;
        }
        let place = |change: &Change| (change.topic, change.tenant);
        let crowded: BTreeSet<(Topic, Option<TenantId>)> = (self.changes.chunk_by(|a, b| place(a) == place(b)))
            .filter(|chunk| chunk.len() > MOST_ENTITIES / 4)
            .map(|chunk| place(&chunk[0]))
            .collect();
        for change in &mut self.changes {
            if crowded.contains(&place(change)) {
                change.entity = None;
            }
        }
        self.changes.dedup();
    }
}

/// Records a dependency of the current computation. Does nothing outside of `tracked`.
pub fn depend_on(change: Change) {
    let _ = CURRENT.try_with(|current| {
        // Texts of one language are looked up many times.
        if current.borrow().changes.binary_search(&change).is_err() {
            current.borrow_mut().extend([change]);
        }
    });
}

/// Records that the result of the current computation expires at this time, at the latest.
pub fn depend_until(end: DateTime<Utc>) {
    let _ = CURRENT.try_with(|current| current.borrow_mut().end_by(Some(end)));
}

/// As `depend_until`, for results that must not be shown afterwards, even while new ones are computed: prices.
pub fn depend_until_exactly(end: DateTime<Utc>) {
    let _ = CURRENT.try_with(|current| current.borrow_mut().end_exactly_by(Some(end)));
}

/// Runs a computation whose dependencies the current computation does not get. For a cached value of all countries, of which the
/// current computation uses one country's part: it must record its dependency on that part itself.
pub async fn untracked<F: Future>(computation: F) -> F::Output {
    CURRENT.scope(RefCell::default(), computation).await
}

/// Runs a computation and returns its dependencies as well. An outer tracked computation gets the same dependencies.
pub async fn tracked<F: Future>(computation: F) -> (F::Output, Reads) {
    let (output, reads) = CURRENT
        .scope(RefCell::default(), async {
            let output = computation.await;
            (output, CURRENT.with(RefCell::take))
        })
        .await;
    reads.note();
    (output, reads)
}
