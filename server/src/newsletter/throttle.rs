//! How many addresses may be left from one place: enough for an office, too few for a list of strangers.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use chrono::{DateTime, TimeDelta, Utc};

use crate::error::{Error, Result};

/// Subscriptions from one network within the window.
const MOST: u32 = 10;
/// The window.
const WINDOW: TimeDelta = TimeDelta::minutes(10);
/// Networks that are remembered; past this, those whose window is over are forgotten.
const REMEMBERED: usize = 10_000;

/// Counts by network, in this process.
#[derive(Debug, Default)]
pub(super) struct Throttle(Mutex<HashMap<IpAddr, (DateTime<Utc>, u32)>>);

impl Throttle {
    /// Counts one, or refuses it with the seconds until the window is over.
    pub(super) fn count(&self, network: IpAddr, now: DateTime<Utc>) -> Result<()> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= REMEMBERED {
            counts.retain(|_, (since, _)| now - *since < WINDOW);
        }
        let entry = counts.entry(network).or_insert((now, 0));
        if now - entry.0 >= WINDOW {
            *entry = (now, 0);
        }
        if entry.1 >= MOST {
            let left = (entry.0 + WINDOW - now).num_seconds().max(1);
            return Err(Error::RateLimited(u64::try_from(left).unwrap_or(1)));
        }
        entry.1 += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_held_up_for_a_while_and_others_are_not() {
        let throttle = Throttle::default();
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let now = DateTime::UNIX_EPOCH;
        for _ in 0..MOST {
            throttle.count(one, now).unwrap();
        }
        assert!(matches!(throttle.count(one, now + TimeDelta::minutes(9)), Err(Error::RateLimited(60))));
        assert!(throttle.count(other, now).is_ok());
        assert!(throttle.count(one, now + WINDOW).is_ok());
    }
}
