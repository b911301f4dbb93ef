//! The shop's rate limiter: attempts are counted in the database, and so across all processes, and expire over time. Owns
//! `throttle`. Calls that write nothing else are counted in memory (`InMemoryLimit`), by each process separately.
//!
//! A client with too many attempts must wait, longer each time, but never for long. An attempt is counted before it is made, so
//! that concurrent attempts are limited like consecutive ones; an attempt that was not made because the shop was overloaded is
//! taken back.

mod in_memory;
mod store;

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest as _, Sha256};

use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    network,
};

pub use in_memory::InMemoryLimit;
use store::Count;

/// The first wait.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(2);
/// The longest wait.
const LONGEST_WAIT: TimeDelta = TimeDelta::minutes(15);
/// After this time, every count has expired.
const EXPIRED_AFTER: TimeDelta = TimeDelta::days(2);
/// An IPv6 site (48 bits) has this many times the limit of one of its networks (64 bits): an ISP's customer may own a whole site.
const SITE_FACTOR: i32 = 4;

/// The limits for one kind of attempt.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    name: &'static str,
    free: i64,
    expiry: TimeDelta,
}

/// The key of a count: a policy, and the digest of what is limited.
#[derive(Clone, Debug)]
pub struct Key {
    policy: Policy,
    digest: String,
}

impl Policy {
    /// The first `free` attempts need no wait; one attempt expires after each `expiry`. The name is the prefix of the
    /// keys.
    pub const fn new(name: &'static str, free: i64, expiry: TimeDelta) -> Self {
        Self { name, free, expiry }
    }

    /// The key for a person or thing. Only its digest is stored.
    pub fn of(self, whom: &str) -> Key {
        Key { policy: self, digest: hex::encode(Sha256::digest(format!("{} {whom}", self.name).as_bytes())) }
    }

    /// The keys of a client's network and, for IPv6, of its site; none when the address is unknown.
    pub fn of_networks(self, address: Option<IpAddr>) -> Vec<Key> {
        let Some(address) = address else { return Vec::new() };
        let site = network::site_of(address).map(|site| self.wider().of(&format!("{site}/48")));
        std::iter::once(self.of(&network::of(address).to_string())).chain(site).collect()
    }

    fn wider(self) -> Self {
        Self { free: self.free * i64::from(SITE_FACTOR), expiry: self.expiry / SITE_FACTOR, ..self }
    }

    /// The counted attempts that have not expired yet.
    fn left(self, count: &Count, now: DateTime<Utc>) -> i64 {
        let expired = (now - count.failed_at).num_milliseconds().max(0) / self.expiry.num_milliseconds();
        (count.failures - expired).max(0)
    }

    /// How long to wait after the last one of so many attempts.
    fn wait(self, attempts: i64) -> TimeDelta {
        let beyond = attempts - self.free;
        if beyond < 0 {
            return TimeDelta::zero();
        }
        (FIRST_WAIT * (1 << beyond.min(16))).min(LONGEST_WAIT)
    }

    /// The count including an attempt made now; fails when it must wait.
    fn next(self, count: &Count, now: DateTime<Utc>) -> Result<Count> {
        let left = self.left(count, now);
        let wait = self.wait(left);
        // A concurrent attempt may have a later time than this one, which has waited for the database.
        if wait > TimeDelta::zero() && count.failed_at + wait > now {
            let seconds = (count.failed_at + wait - now).num_seconds().max(1);
            return Err(Error::RateLimited(seconds.unsigned_abs()));
        }
        Ok(Count { failures: left + 1, failed_at: now })
    }
}

/// Counts an attempt, whatever its outcome. Fails when the client must wait; that attempt is not counted.
pub async fn limit(app: &App, keys: impl IntoIterator<Item = Key>) -> Result<()> {
    attempt(app, keys).await?.counts();
    Ok(())
}

/// Counts an attempt before it is made. Fails when the client must wait; that attempt is not counted.
pub async fn attempt(app: &App, keys: impl IntoIterator<Item = Key>) -> Result<Attempt> {
    let mut tx = app.db.begin().await?;
    let counted = count_in(&mut tx, app.clock.now(), vec![keys.into_iter().collect()]).await?;
    tx.commit().await?;
    Ok(Attempt { app: app.clone(), counted, has_begun: Arc::default() })
}

/// Counts attempts, each with its keys, if and only if the caller's transaction commits. Attempts that share a key wait for each
/// other until their transactions end. When one is refused, all are, and only `rollback` is possible.
pub async fn count(tx: &mut Tx, now: DateTime<Utc>, attempts: impl IntoIterator<Item = Vec<Key>>) -> Result<()> {
    count_in(tx, now, attempts.into_iter().collect()).await?;
    Ok(())
}

/// Keys are locked in sorted order, so that there are no deadlocks.
async fn count_in(tx: &mut Tx, now: DateTime<Utc>, attempts: Vec<Vec<Key>>) -> Result<Vec<CountedAttempt>> {
    let keys = with_times(attempts);
    let rows: Vec<(&str, i64)> = keys.iter().map(|(key, times)| (key.digest.as_str(), *times)).collect();
    let held: HashMap<String, Count> = store::add(tx, &rows, now).await?.into_iter().collect();
    let mut counted = Vec::with_capacity(keys.len());
    for (key, times) in keys {
        let stored = held.get(&key.digest).cloned().unwrap_or(Count { failures: times, failed_at: now });
        let before = Count { failures: stored.failures - times, ..stored };
        let after = (0..times).try_fold(before.clone(), |count, _| key.policy.next(&count, now))?;
        counted.push(CountedAttempt { key, before, after });
    }
    // Most counts have not expired in part: the value that was written is right already.
    let is_written = |one: &&CountedAttempt| held.get(&one.key.digest) == Some(&one.after);
    let expired = counted.iter().filter(|one| !is_written(one));
    let expired: Vec<(&str, &Count)> = expired.map(|one| (one.key.digest.as_str(), &one.after)).collect();
    store::set(tx, &expired).await?;
    Ok(counted)
}

/// The keys in order, each with its number of attempts.
fn with_times(attempts: Vec<Vec<Key>>) -> Vec<(Key, i64)> {
    let mut counts: BTreeMap<String, (Key, i64)> = BTreeMap::new();
    for mut keys in attempts {
        keys.sort_by(|one, other| one.digest.cmp(&other.digest));
        keys.dedup_by(|one, other| one.digest == other.digest);
        for key in keys {
            counts.entry(key.digest.clone()).or_insert((key, 0)).1 += 1;
        }
    }
    counts.into_values().collect()
}

/// An attempt that is counted as a failure. If dropped before its work has begun, it is taken back: nothing was tried.
#[derive(Debug)]
#[must_use = "an attempt that is dropped is taken back"]
pub struct Attempt {
    app: App,
    counted: Vec<CountedAttempt>,
    has_begun: Arc<AtomicBool>,
}

#[derive(Clone, Debug)]
struct CountedAttempt {
    key: Key,
    before: Count,
    after: Count,
}

impl Attempt {
    /// Set it when the work begins: from then on the attempt counts, even if no client waits for its outcome.
    pub fn has_begun(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.has_begun)
    }

    /// Keeps the attempt counted.
    pub fn counts(mut self) {
        self.counted.clear();
    }

    /// The attempt succeeded: resets the count of one key, and takes this attempt off the others. Keys are updated in the order
    /// in which attempts lock them.
    pub async fn succeeded(mut self, tx: &mut Tx, cleared: &Key) -> Result<()> {
        for one in std::mem::take(&mut self.counted) {
            if one.key.digest == cleared.digest {
                clear(tx, &one.key).await?;
            } else {
                store::subtract(tx, &one.key.digest).await?;
            }
        }
        Ok(())
    }

    /// Takes the attempt back, even when no client waits for that any more.
    pub async fn take_back(mut self) -> Result<()> {
        let (app, counted) = (self.app.clone(), std::mem::take(&mut self.counted));
        tokio::spawn(take_back(app, counted)).await.map_err(Error::internal)?
    }
}

impl Drop for Attempt {
    fn drop(&mut self) {
        if self.counted.is_empty() || self.has_begun.load(Ordering::Relaxed) {
            return;
        }
        let (app, counted) = (self.app.clone(), std::mem::take(&mut self.counted));
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if let Err(error) = take_back(app, counted).await {
                    tracing::warn!(%error, "a counted attempt was dropped before its work began and could not be subtracted");
                }
            });
        }
    }
}

/// If no attempt was counted since, the count is restored to its previous value; else it is reduced by one.
async fn take_back(app: App, counted: Vec<CountedAttempt>) -> Result<()> {
    let mut tx = app.db.begin().await?;
    for one in &counted {
        if store::restore(&mut tx, &one.key.digest, &one.after, &one.before).await? == 0 {
            store::subtract(&mut tx, &one.key.digest).await?;
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Resets the count of a key.
pub async fn clear(tx: &mut Tx, key: &Key) -> Result<()> {
    store::delete(tx, &key.digest).await?;
    Ok(())
}

/// Deletes counts that have expired.
pub async fn delete_expired(app: &App) -> Result<()> {
    Ok(store::delete_before(&app.db, app.clock.now() - EXPIRED_AFTER).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{both, clock::Clock, config::Settings, testing::TestDb};

    const GUESS: Policy = Policy::new("guess", 10, TimeDelta::minutes(6));

    fn open(test: &TestDb) -> App {
        let at: DateTime<Utc> = "2026-11-16T10:00:00Z".parse().unwrap();
        App::new(Settings::default(), test.db.clone(), Clock::fixed(at))
    }

    #[test]
    fn waits_grow_to_at_most_a_quarter_of_an_hour() {
        let waits: Vec<i64> = (8..24).map(|attempts| GUESS.wait(attempts).num_seconds()).collect();
        assert_eq!(&waits[..6], [0, 0, 2, 4, 8, 16]);
        assert_eq!(*waits.last().unwrap(), 900);
        assert_eq!(GUESS.wait(1_000_000).num_seconds(), 900);
    }

    both!(too_many_failures_must_wait_and_decay_over_time, test, {
        let app = open(&test);
        let key = GUESS.of("ana");
        for _ in 0..10 {
            limit(&app, [key.clone()]).await.unwrap();
        }
        for _ in 0..3 {
            let refused = limit(&app, [key.clone()]).await.unwrap_err();
            assert!(matches!(refused, Error::RateLimited(2)), "{refused}: what is refused makes nothing longer");
        }
        limit(&app, [GUESS.of("eva")]).await.unwrap();
        app.clock.advance(TimeDelta::seconds(2));
        limit(&app, [key.clone()]).await.unwrap();
        assert!(matches!(limit(&app, [key.clone()]).await.unwrap_err(), Error::RateLimited(4)));
        app.clock.advance(TimeDelta::hours(3));
        for _ in 0..10 {
            limit(&app, [key.clone()]).await.unwrap();
        }
        let mut tx = app.db.begin().await.unwrap();
        clear(&mut tx, &key).await.unwrap();
        tx.commit().await.unwrap();
        limit(&app, [key]).await.unwrap();
    });

    both!(an_attempt_counts_only_if_the_transaction_of_its_work_commits, test, {
        let app = open(&test);
        let keys = || [GUESS.of("ana"), GUESS.of("eva"), GUESS.of("ana")];
        for turn in 0..19 {
            let mut tx = app.db.begin().await.unwrap();
            count(&mut tx, app.clock.now(), [keys().to_vec()]).await.unwrap();
            if turn % 2 == 0 { tx.commit().await.unwrap() } else { tx.rollback().await.unwrap() }
        }
        let mut tx = app.db.begin().await.unwrap();
        assert!(matches!(count(&mut tx, app.clock.now(), [keys().to_vec()]).await.unwrap_err(), Error::RateLimited(2)));
    });

    both!(each_attempt_of_a_transaction_is_counted, test, {
        let app = open(&test);
        let together = async |attempts: usize| {
            let mut tx = app.db.begin().await.unwrap();
            let attempts = (0..attempts).map(|one| vec![GUESS.of("ana"), GUESS.of(&one.to_string())]);
            let counted = count(&mut tx, app.clock.now(), attempts).await;
            if counted.is_ok() {
                tx.commit().await.unwrap();
            } else {
                tx.rollback().await.unwrap();
            }
            counted.is_ok()
        };
        assert!(!together(11).await, "eleven are one too many");
        assert!(together(6).await, "and left no trace");
        assert!(!together(5).await);
        assert!(together(4).await);
        assert!(!together(1).await);
        app.clock.advance(TimeDelta::minutes(6));
        assert!(together(1).await, "one has expired");
        assert!(!together(1).await);
    });

    both!(an_attempt_counted_out_of_order_does_not_wait, test, {
        let app = open(&test);
        limit(&app, [GUESS.of("ana")]).await.unwrap();
        app.clock.advance(TimeDelta::milliseconds(-3));
        limit(&app, [GUESS.of("ana")]).await.unwrap();
    });

    both!(each_of_many_concurrent_attempts_is_counted, test, {
        let app = open(&test);
        let attempts = (0..40).map(|_| {
            let app = app.clone();
            tokio::spawn(async move { limit(&app, [GUESS.of("ana"), GUESS.of("eva")]).await.is_ok() })
        });
        let mut passed = 0;
        for attempt in attempts.collect::<Vec<_>>() {
            passed += usize::from(attempt.await.unwrap());
        }
        assert_eq!(passed, 10);
    });

    both!(an_undone_attempt_is_not_counted, test, {
        let app = open(&test);
        let key = GUESS.of("ana");
        for _ in 0..10 {
            limit(&app, [key.clone()]).await.unwrap();
        }
        app.clock.advance(TimeDelta::seconds(2));
        for _ in 0..50 {
            attempt(&app, [key.clone()]).await.unwrap().take_back().await.unwrap();
        }
        let (one, other) =
            (attempt(&app, [key.clone()]).await.unwrap(), attempt(&app, [GUESS.of("eva")]).await.unwrap());
        one.take_back().await.unwrap();
        other.counts();
        limit(&app, [key.clone()]).await.unwrap();
        assert!(matches!(limit(&app, [key]).await.unwrap_err(), Error::RateLimited(4)), "and this one counts");
    });

    both!(a_dropped_attempt_counts_only_if_it_has_begun, test, {
        let app = open(&test);
        let key = GUESS.of("ana");
        for _ in 0..10 {
            let begun = attempt(&app, [key.clone()]).await.unwrap();
            begun.has_begun().store(true, Ordering::Relaxed);
        }
        assert!(limit(&app, [key.clone()]).await.is_err(), "ten have begun");
        app.clock.advance(TimeDelta::seconds(2));
        drop(attempt(&app, [key.clone()]).await.unwrap());
        // It is taken back concurrently.
        for turn in 0.. {
            if limit(&app, [key.clone()]).await.is_ok() {
                break;
            }
            assert!(turn < 1_000, "it is never taken back");
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    });

    both!(an_ipv6_site_is_counted_in_addition_to_its_networks, test, {
        let app = open(&test);
        let ask = async |network: i64| {
            let address = format!("2001:db8:7:{network:x}::1").parse().unwrap();
            limit(&app, GUESS.of_networks(Some(address))).await
        };
        for attempt in 0..40 {
            ask(attempt).await.unwrap();
        }
        assert!(ask(41).await.is_err(), "each network asks once, but all are one site");
        let elsewhere = "2001:db8:8::1".parse().unwrap();
        limit(&app, GUESS.of_networks(Some(elsewhere))).await.unwrap();
        assert_eq!(GUESS.of_networks("192.0.2.1".parse().ok()).len(), 1);
        assert_eq!(GUESS.of_networks(None).len(), 0);
    });
}
