//! What a computation reads: collected while it runs, so that its result can be cached until one of these things changes.

use std::{cell::RefCell, collections::BTreeSet, future::Future};

use chrono::{DateTime, Utc};

use crate::{
    changes::{Change, Topic},
    id::TenantId,
};

/// More entities of one topic and country than this are noted as any of them.
const MOST_ENTITIES: usize = 256;

tokio::task_local! {
    static CURRENT: RefCell<Reads>;
}

/// What something was read from, and when it ends by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    changes: Vec<Change>,
    until: Option<DateTime<Utc>>,
    exact_until: Option<DateTime<Utc>>,
}

impl Reads {
    /// Changes of these make the result stale. Sorted, without repetition.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The result ends then.
    pub fn until(&self) -> Option<DateTime<Utc>> {
        self.until
    }

    /// From then on the result must not be shown any more, not even while a new one is made.
    pub fn exact_until(&self) -> Option<DateTime<Utc>> {
        self.exact_until
    }

    /// Adds dependencies.
    pub fn extend(&mut self, changes: impl IntoIterator<Item = Change>) {
        let all: BTreeSet<Change> = self.changes.drain(..).chain(changes).collect();
        self.changes = all.into_iter().collect();
        self.coarsen();
    }

    /// What remains for one entity of several that were read at once.
    #[must_use]
    pub fn of_one(&self, topic: Topic, entity: i64) -> Self {
        let is_anothers = |change: &Change| change.topic == topic && change.entity.is_some_and(|other| other != entity);
        Self { changes: self.changes.iter().filter(|change| !is_anothers(change)).copied().collect(), ..self.clone() }
    }

    /// Adds those of a part.
    pub fn merge(&mut self, part: &Self) {
        self.extend(part.changes.iter().copied());
        self.end_by(part.until);
        self.end_exactly_by(part.exact_until);
    }

    /// Notes them in the computation that is going on, if it is tracked.
    pub fn note(&self) {
        // Outside of `tracked` nobody asks.
        let _ = CURRENT.try_with(|current| current.borrow_mut().merge(self));
    }

    fn end_by(&mut self, end: Option<DateTime<Utc>>) {
        self.until = self.until.into_iter().chain(end).min();
    }

    fn end_exactly_by(&mut self, end: Option<DateTime<Utc>>) {
        self.exact_until = self.exact_until.into_iter().chain(end).min();
        self.end_by(end);
    }

    /// Many entities of one topic become any of them.
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

/// Says that the computation that is going on depends on this. Does nothing outside of `tracked`.
pub fn depend_on(change: Change) {
    let _ = CURRENT.try_with(|current| current.borrow_mut().extend([change]));
}

/// Says that the result of the computation that is going on ends then, at the latest.
pub fn depend_until(end: DateTime<Utc>) {
    let _ = CURRENT.try_with(|current| current.borrow_mut().end_by(Some(end)));
}

/// As `depend_until`, for results that must not be shown afterwards even while they are made anew: prices.
pub fn depend_until_exactly(end: DateTime<Utc>) {
    let _ = CURRENT.try_with(|current| current.borrow_mut().end_exactly_by(Some(end)));
}

/// Runs a computation and tells what it depends on. An outer tracked computation depends on the same.
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
