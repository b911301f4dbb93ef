//! Failures are counted and fade. Who has had too many waits, longer each time, but never for long; and there is always another way
//! in: a browser that has signed in before is counted by itself, and a link in a letter to the account's address needs no waiting.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};

use super::{store::throttle as store, tokens::digest};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
};

/// How failures of a kind are counted.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// Begins the keys.
    name: &'static str,
    /// This many fail without waiting.
    free: i64,
    /// One is forgotten every so often.
    forget: TimeDelta,
}

/// Guesses at an account's password.
pub const ACCOUNT: Policy = Policy { name: "account", free: 10, forget: TimeDelta::minutes(6) };
/// The same from a browser that has signed in to the account before.
pub const DEVICE: Policy = Policy { name: "device", ..ACCOUNT };
/// Guesses at the password of somebody who is signed in already.
pub const AGAIN: Policy = Policy { name: "again", ..ACCOUNT };
/// Guesses from one network at all accounts.
pub const NETWORK: Policy = Policy { name: "network", free: 60, forget: TimeDelta::minutes(1) };
/// Accounts made from one network.
pub const REGISTRATION: Policy = Policy { name: "registration", free: 100, forget: TimeDelta::minutes(1) };
/// Letters asked for from one network.
pub const LETTERS_FROM: Policy = Policy { name: "letters-from", free: 60, forget: TimeDelta::minutes(1) };
/// Letters to one person.
pub const LETTERS_TO: Policy = Policy { name: "letters-to", free: 5, forget: TimeDelta::minutes(10) };

/// The first wait.
const FIRST: TimeDelta = TimeDelta::seconds(2);
/// The longest wait.
const LONGEST: TimeDelta = TimeDelta::minutes(15);
/// After this long, nothing of a count is left.
const FADED: TimeDelta = TimeDelta::days(2);

/// What is counted, for whom.
#[derive(Clone, Debug)]
pub struct Key {
    policy: Policy,
    digest: String,
}

impl Policy {
    /// The count of somebody or something. Only its digest is kept.
    pub fn of(self, whom: &str) -> Key {
        Key { policy: self, digest: digest(&format!("{} {whom}", self.name)) }
    }

    /// The count of a network, where it is known.
    pub fn of_network(self, network: Option<IpAddr>) -> Option<Key> {
        network.map(|network| self.of(&network.to_string()))
    }

    /// Failures of then that still count now.
    fn left(self, failures: i64, failed_at: DateTime<Utc>, now: DateTime<Utc>) -> i64 {
        let forgotten = (now - failed_at).num_seconds().max(0) / self.forget.num_seconds();
        (failures - forgotten).max(0)
    }

    /// How long somebody with this many failures waits after the last one.
    fn wait(self, failures: i64) -> TimeDelta {
        let beyond = failures - self.free;
        if beyond < 0 {
            return TimeDelta::zero();
        }
        let doubled = FIRST * (1 << beyond.min(16));
        doubled.min(LONGEST)
    }
}

/// Counts an attempt as a failure before it is made, so that many at once are no more than one after the other. Who must wait is
/// refused, and that attempt does not count.
pub async fn attempt(app: &App, keys: impl IntoIterator<Item = Key>) -> Result<()> {
    let now = app.clock.now();
    let mut keys: Vec<Key> = keys.into_iter().collect();
    keys.sort_by(|one, other| one.digest.cmp(&other.digest));
    let mut tx = app.db.begin().await?;
    let mut counts = Vec::with_capacity(keys.len());
    for key in &keys {
        let (failures, failed_at) = store::hold(&mut tx, &key.digest, now).await?;
        let left = key.policy.left(failures, failed_at, now);
        let wait = key.policy.wait(left);
        // Another's attempt may be from a later moment than this one, which has waited for the database.
        if wait > TimeDelta::zero() && failed_at + wait > now {
            let seconds = (failed_at + wait - now).num_seconds().max(1);
            return Err(Error::RateLimited(seconds.unsigned_abs()));
        }
        counts.push(left + 1);
    }
    for (key, count) in keys.iter().zip(counts) {
        store::set(&mut tx, &key.digest, count, now).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Settles an attempt that was none: forgets all failures of one key and takes the last one of another back, in the order in which
/// attempts hold keys.
pub async fn settle(tx: &mut Tx, cleared: &Key, taken_back: Option<&Key>) -> Result<()> {
    match taken_back {
        Some(key) if key.digest < cleared.digest => {
            store::take_back(tx, &key.digest).await?;
            clear(tx, cleared).await
        }
        Some(key) => {
            clear(tx, cleared).await?;
            store::take_back(tx, &key.digest).await?;
            Ok(())
        }
        None => clear(tx, cleared).await,
    }
}

/// Forgets all failures of a key.
pub async fn clear(tx: &mut Tx, key: &Key) -> Result<()> {
    store::delete(tx, &key.digest).await?;
    Ok(())
}

/// Deletes what has faded.
pub async fn prune(app: &App) -> Result<()> {
    Ok(store::delete_before(&app.db, app.clock.now() - FADED).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{both, clock::Clock, config::Settings};

    #[test]
    fn waits_grow_to_a_quarter_of_an_hour_and_no_further() {
        let waits: Vec<i64> = (8..24).map(|failures| ACCOUNT.wait(failures).num_seconds()).collect();
        assert_eq!(&waits[..6], [0, 0, 2, 4, 8, 16]);
        assert_eq!(*waits.last().unwrap(), 900);
        assert_eq!(ACCOUNT.wait(1_000_000).num_seconds(), 900);
    }

    both!(too_many_failures_wait_and_fade, test, {
        let at: DateTime<Utc> = "2026-11-16T10:00:00Z".parse().unwrap();
        let app = App::new(Settings::default(), test.db.clone(), Clock::fixed(at));
        let key = ACCOUNT.of("ana");
        for _ in 0..10 {
            attempt(&app, [key.clone()]).await.unwrap();
        }
        for _ in 0..3 {
            let refused = attempt(&app, [key.clone()]).await.unwrap_err();
            assert!(matches!(refused, Error::RateLimited(2)), "{refused}: what is refused makes nothing longer");
        }
        attempt(&app, [ACCOUNT.of("eva"), DEVICE.of("ana")]).await.unwrap();
        app.clock.advance(TimeDelta::seconds(2));
        attempt(&app, [key.clone()]).await.unwrap();
        assert!(matches!(attempt(&app, [key.clone()]).await.unwrap_err(), Error::RateLimited(4)));
        app.clock.advance(TimeDelta::hours(3));
        for _ in 0..10 {
            attempt(&app, [key.clone()]).await.unwrap();
        }
        let mut tx = app.db.begin().await.unwrap();
        clear(&mut tx, &key).await.unwrap();
        tx.commit().await.unwrap();
        attempt(&app, [key]).await.unwrap();
    });

    both!(an_attempt_overtaken_by_a_later_one_need_not_wait, test, {
        let at: DateTime<Utc> = "2026-11-16T10:00:00Z".parse().unwrap();
        let app = App::new(Settings::default(), test.db.clone(), Clock::fixed(at));
        attempt(&app, [ACCOUNT.of("ana")]).await.unwrap();
        app.clock.advance(TimeDelta::milliseconds(-3));
        attempt(&app, [ACCOUNT.of("ana")]).await.unwrap();
    });

    both!(many_attempts_at_once_are_counted_each, test, {
        let at: DateTime<Utc> = "2026-11-16T10:00:00Z".parse().unwrap();
        let app = App::new(Settings::default(), test.db.clone(), Clock::fixed(at));
        let attempts = (0..40).map(|_| {
            let app = app.clone();
            tokio::spawn(async move { attempt(&app, [ACCOUNT.of("ana"), DEVICE.of("ana")]).await.is_ok() })
        });
        let mut passed = 0;
        for attempt in attempts.collect::<Vec<_>>() {
            passed += usize::from(attempt.await.unwrap());
        }
        assert_eq!(passed, 10);
    });
}
