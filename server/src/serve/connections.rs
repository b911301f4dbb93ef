//! The open connections of this process: how many there are, what each is doing, and which of them must be closed.
//!
//! A connection is idle while none of its requests is being handled, including while a head is still arriving. When there are too
//! many connections, in all or of one address, those that have been idle longest are closed first; when none is idle, the new
//! connection is refused.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use super::limits::ConnectionLimits;
use crate::network;

/// When there are too many connections, this many are closed at a time, so that not every new one scans the whole table.
const CLOSED_AT_ONCE: usize = 64;

/// All open connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Connections(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    limits: ConnectionLimits,
    started: Instant,
    table: Mutex<Table>,
}

#[derive(Debug, Default)]
struct Table {
    next_id: u64,
    open: HashMap<u64, Arc<Activity>>,
    per_network: HashMap<IpAddr, usize>,
}

/// What a connection is doing. Times are milliseconds since the process started to serve; 0 means never.
#[derive(Debug)]
pub(super) struct Activity {
    started: Instant,
    /// The network whose own limit the connection counts towards.
    network: Option<IpAddr>,
    close: Notify,
    is_used: AtomicBool,
    in_exchange: AtomicBool,
    /// Start of the current idle time or exchange.
    since: AtomicU64,
    head_since: AtomicU64,
    stalled_since: AtomicU64,
}

/// A connection in the table, removed when dropped.
#[derive(Debug)]
pub(super) struct RegisteredConnection {
    connections: Connections,
    id: u64,
    activity: Arc<Activity>,
}

/// A request that is being handled, until it is dropped.
#[derive(Debug)]
pub(super) struct Exchange(Arc<Activity>);

impl Connections {
    pub fn new(limits: ConnectionLimits) -> Self {
        Self(Arc::new(Shared { limits, started: Instant::now(), table: Mutex::default() }))
    }

    /// Registers a new connection, or refuses it when too many are busy.
    pub fn register(&self, address: IpAddr) -> Option<RegisteredConnection> {
        let limits = &self.0.limits;
        let network = Some(network::of(address)).filter(|_| !network::contains(&limits.exempt, address));
        let mut table = self.table();
        if let Some(network) = network
            && table.count_of(network) >= limits.connections_per_address
            && table.close_oldest_idle(Some(network), 1) == 0
        {
            return None;
        }
        if table.open.len() >= limits.connections
            && table.close_oldest_idle(None, limits.connections.div_ceil(CLOSED_AT_ONCE)) == 0
        {
            return None;
        }
        let activity = Arc::new(Activity::new(self.0.started, network));
        let id = table.insert(Arc::clone(&activity));
        metrics::gauge!("vitrina_connections").set(table.open.len() as f64);
        Some(RegisteredConnection { connections: self.clone(), id, activity })
    }

    /// Closes the connections that have been idle longest, when the process has no free file descriptor.
    pub fn make_room(&self) {
        let mut table = self.table();
        let count = table.open.len().div_ceil(CLOSED_AT_ONCE);
        table.close_oldest_idle(None, count);
    }

    /// Closes all connections whose client exceeds a time limit.
    pub fn close_overdue(&self) {
        let limits = &self.0.limits;
        let mut table = self.table();
        let overdue: Vec<u64> = table
            .open
            .iter()
            .filter(|(_, activity)| activity.overdue(limits).inspect(|reason| count_closed(reason)).is_some())
            .map(|(id, _)| *id)
            .collect();
        for id in overdue {
            table.close(id);
        }
    }

    /// Closes all connections, whatever they are doing.
    pub fn close_all(&self) {
        let mut table = self.table();
        let ids: Vec<u64> = table.open.keys().copied().collect();
        for id in ids {
            table.close(id);
        }
    }

    /// How often overdue connections are looked for.
    pub fn check_interval(&self) -> Duration {
        (self.0.limits.head / 4).clamp(Duration::from_millis(20), Duration::from_secs(1))
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.0.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn count_of(&self, network: IpAddr) -> usize {
        self.per_network.get(&network).copied().unwrap_or_default()
    }

    fn insert(&mut self, activity: Arc<Activity>) -> u64 {
        self.next_id += 1;
        if let Some(network) = activity.network {
            *self.per_network.entry(network).or_default() += 1;
        }
        self.open.insert(self.next_id, activity);
        self.next_id
    }

    fn remove(&mut self, id: u64) -> Option<Arc<Activity>> {
        let activity = self.open.remove(&id)?;
        if let Some(network) = activity.network
            && let Some(count) = self.per_network.get_mut(&network)
        {
            *count -= 1;
            if *count == 0 {
                self.per_network.remove(&network);
            }
        }
        Some(activity)
    }

    fn close(&mut self, id: u64) {
        if let Some(activity) = self.remove(id) {
            activity.close.notify_one();
        }
    }

    /// Closes up to `count` idle connections, of one network or of all, and returns how many.
    fn close_oldest_idle(&mut self, network: Option<IpAddr>, count: usize) -> usize {
        let of_network = |activity: &Activity| network.is_none() || activity.network == network;
        let mut idle: Vec<(u64, u64)> = self
            .open
            .iter()
            .filter(|(_, activity)| of_network(activity) && !activity.in_exchange.load(Relaxed))
            .map(|(id, activity)| (activity.since.load(Relaxed), *id))
            .collect();
        idle.sort_unstable();
        idle.truncate(count);
        for (_, id) in &idle {
            count_closed("too-many");
            self.close(*id);
        }
        idle.len()
    }
}

fn count_closed(reason: &'static str) {
    metrics::counter!("vitrina_connections_closed_total", "reason" => reason).increment(1);
}

impl Activity {
    fn new(started: Instant, network: Option<IpAddr>) -> Self {
        let (is_used, in_exchange, head_since, stalled_since) = Default::default();
        let (close, since) = (Notify::new(), AtomicU64::new(milliseconds(started)));
        Self { started, network, close, is_used, in_exchange, since, head_since, stalled_since }
    }

    fn now(&self) -> u64 {
        milliseconds(self.started)
    }

    /// Records that bytes arrived: outside an exchange they start a head.
    pub fn received(&self) {
        if !self.in_exchange.load(Relaxed) && self.head_since.load(Relaxed) == 0 {
            self.head_since.store(self.now(), Relaxed);
        }
    }

    /// Records that the client has stopped reading.
    pub fn stalled(&self) {
        if self.stalled_since.load(Relaxed) == 0 {
            self.stalled_since.store(self.now(), Relaxed);
        }
    }

    /// Records that the client is reading the response.
    pub fn sent(&self) {
        if self.stalled_since.load(Relaxed) != 0 {
            self.stalled_since.store(0, Relaxed);
        }
    }

    /// Records that a request's head is complete.
    pub fn begin_exchange(self: &Arc<Self>) -> Exchange {
        self.is_used.store(true, Relaxed);
        self.head_since.store(0, Relaxed);
        self.since.store(self.now(), Relaxed);
        self.in_exchange.store(true, Relaxed);
        Exchange(Arc::clone(self))
    }

    /// Why the connection must be closed, if it must.
    fn overdue(&self, limits: &ConnectionLimits) -> Option<&'static str> {
        let now = self.now();
        let is_over =
            |since: u64, limit: Duration| since != 0 && u128::from(now.saturating_sub(since)) > limit.as_millis();
        let (since, head_since) = (self.since.load(Relaxed), self.head_since.load(Relaxed));
        let idle = if self.is_used.load(Relaxed) { limits.idle } else { limits.head };
        if is_over(self.stalled_since.load(Relaxed), limits.stalled_answer) {
            return Some("stalled");
        }
        if self.in_exchange.load(Relaxed) {
            return is_over(since, limits.exchange).then_some("exchange");
        }
        if is_over(head_since, limits.head) {
            return Some("head");
        }
        is_over(since, idle).then_some("idle")
    }
}

/// Never 0, which means never.
fn milliseconds(started: Instant) -> u64 {
    u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX).saturating_add(1)
}

impl Drop for Exchange {
    fn drop(&mut self) {
        self.0.since.store(self.0.now(), Relaxed);
        self.0.in_exchange.store(false, Relaxed);
    }
}

impl RegisteredConnection {
    /// What the connection is doing.
    pub fn activity(&self) -> &Arc<Activity> {
        &self.activity
    }

    /// Completes when the connection must be closed.
    pub async fn must_close(&self) {
        self.activity.close.notified().await;
    }
}

impl Drop for RegisteredConnection {
    fn drop(&mut self) {
        let mut table = self.connections.table();
        table.remove(self.id);
        metrics::gauge!("vitrina_connections").set(table.open.len() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));
    const PROXY: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    fn connections(connections: usize, connections_per_address: usize) -> Connections {
        let exempt = vec![PROXY];
        Connections::new(ConnectionLimits {
            connections,
            connections_per_address,
            exempt,
            ..ConnectionLimits::default()
        })
    }

    fn is_closed(one: &RegisteredConnection) -> bool {
        !one.connections.table().open.contains_key(&one.id)
    }

    #[test]
    fn the_longest_idle_connection_is_closed_first() {
        let all = connections(3, 9);
        let [first, second, third] = [HERE, THERE, HERE].map(|address| all.register(address).unwrap());
        for (turn, one) in [&first, &second, &third].into_iter().enumerate() {
            one.activity.since.store(turn as u64 + 1, Relaxed);
        }
        let exchange = first.activity.begin_exchange();
        let fourth = all.register(THERE).unwrap();
        assert_eq!([&first, &second, &third, &fourth].map(is_closed), [false, true, false, false]);
        let exchanges = [&third, &fourth].map(|one| one.activity.begin_exchange());
        assert!(all.register(HERE).is_none(), "all are busy");
        drop((exchange, exchanges));
        assert!(all.register(HERE).is_some());
    }

    #[test]
    fn connections_are_limited_by_address_except_for_proxies() {
        let all = connections(100, 2);
        let here: Vec<_> = (0..2).map(|_| all.register(HERE).unwrap()).collect();
        let exchanges: Vec<_> = here.iter().map(|one| one.activity.begin_exchange()).collect();
        assert!(all.register(HERE).is_none());
        assert!(all.register(THERE).is_some());
        let proxied: Vec<_> = (0..9).map(|_| all.register(PROXY).unwrap()).collect();
        assert_eq!(proxied.iter().filter(|one| is_closed(one)).count(), 0);
        drop((exchanges, here));
        assert_eq!(all.table().per_network.len(), 0, "nothing is kept of who left");
        assert!(all.register(HERE).is_some());
    }

    #[test]
    fn headers_bodies_and_idle_connections_have_time_limits() {
        let limits = ConnectionLimits::default();
        let activity = Arc::new(Activity::new(Instant::now().checked_sub(Duration::from_secs(1000)).unwrap(), None));
        let ago = |seconds: u64| activity.now() - seconds * 1000;
        assert_eq!(activity.overdue(&limits), None);
        activity.since.store(ago(11), Relaxed);
        assert_eq!(activity.overdue(&limits), Some("idle"), "a new connection asks soon");
        drop(activity.begin_exchange());
        activity.since.store(ago(70), Relaxed);
        assert_eq!(activity.overdue(&limits), None, "a kept connection may wait");
        activity.since.store(ago(76), Relaxed);
        assert_eq!(activity.overdue(&limits), Some("idle"));
        activity.since.store(ago(12), Relaxed);
        activity.head_since.store(ago(11), Relaxed);
        assert_eq!(activity.overdue(&limits), Some("head"));
        let _exchange = activity.begin_exchange();
        activity.received();
        assert_eq!(activity.overdue(&limits), None, "a body is no head");
        activity.stalled_since.store(ago(31), Relaxed);
        assert_eq!(activity.overdue(&limits), Some("stalled"));
        activity.sent();
        activity.since.store(ago(301), Relaxed);
        assert_eq!(activity.overdue(&limits), Some("exchange"));
    }
}
