//! Attempts counted by each process separately: for those that are not worth a database write each.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use moka::sync::Cache;

use crate::error::{Error, Result};

/// The most networks that are counted at a time; beyond that the least used are dropped.
const MOST_NETWORKS: u64 = 10_000;

/// Allows a number of attempts of one network within a time window, which begins with the first attempt. Cheap to clone.
#[derive(Clone, Debug)]
pub struct InMemoryLimit {
    most: u32,
    window: Duration,
    attempts: Cache<IpAddr, Arc<AtomicU32>>,
}

impl InMemoryLimit {
    /// Allows `most` attempts of a network within each `window`.
    pub fn new(most: u32, window: Duration) -> Self {
        let attempts = Cache::builder().max_capacity(MOST_NETWORKS).time_to_live(window).build();
        Self { most, window, attempts }
    }

    /// Counts an attempt; fails when there were too many. An unknown network is not counted.
    pub fn limit(&self, network: Option<IpAddr>) -> Result<()> {
        let Some(network) = network else { return Ok(()) };
        let before = self.attempts.get_with(network, Arc::default).fetch_add(1, Ordering::Relaxed);
        if before >= self.most { Err(Error::RateLimited(self.window.as_secs())) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_network_has_its_own_count() {
        let limit = InMemoryLimit::new(2, Duration::from_mins(1));
        let (one, other) = ("192.0.2.1".parse().ok(), "192.0.2.2".parse().ok());
        assert!(limit.limit(one).is_ok() && limit.limit(one).is_ok());
        assert!(matches!(limit.limit(one), Err(Error::RateLimited(60))));
        assert!(limit.clone().limit(one).is_err() && limit.limit(other).is_ok(), "a clone counts with it");
        for _ in 0..3 {
            assert!(limit.limit(None).is_ok());
        }
    }
}
