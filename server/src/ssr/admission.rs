//! Limits on concurrent renders, in all and for each client network: one network cannot fill the queue, and no request waits for
//! long.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

/// Pages that one client network may wait for at the same time.
pub(super) const MAX_PER_NETWORK: usize = 16;
/// Pages that may wait for a render slot.
pub(super) const MAX_WAITING: usize = 128;
/// How long a page may wait for a render slot.
const MAX_WAIT: Duration = Duration::from_secs(3);

/// On whose behalf a page is rendered.
#[derive(Clone, Copy, Debug)]
pub(super) enum Requester {
    /// A visitor, by network if known.
    Visitor(Option<IpAddr>),
    /// No client waits: a page that is requested often is rendered again.
    Revalidation,
}

/// The queue in front of the renderers.
#[derive(Debug)]
pub(super) struct Admission {
    places: Arc<Semaphore>,
    /// Revalidations take one slot at most.
    revalidations: Arc<Semaphore>,
    waiting: AtomicUsize,
    networks: Arc<Mutex<HashMap<IpAddr, usize>>>,
    max_wait: Duration,
}

/// A render slot; released when dropped.
#[derive(Debug)]
pub(super) struct Permit {
    _place: OwnedSemaphorePermit,
    _network: Option<NetworkSlot>,
}

/// One page of a network.
#[derive(Debug)]
struct NetworkSlot {
    network: IpAddr,
    networks: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for NetworkSlot {
    fn drop(&mut self) {
        let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = networks.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                networks.remove(&self.network);
            }
        }
    }
}

/// A page waiting for a render slot, counted until it is dropped: a client that disconnects no longer counts.
struct QueuedPage<'a>(&'a AtomicUsize);

impl<'a> QueuedPage<'a> {
    /// Counts one more, and returns how many waited before.
    fn begin(count: &'a AtomicUsize) -> (usize, Self) {
        (count.fetch_add(1, Ordering::Relaxed), Self(count))
    }
}

impl Drop for QueuedPage<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Admission {
    /// Allows so many concurrent renders.
    pub(super) fn new(places: usize) -> Self {
        Self::with_max_wait(places, MAX_WAIT)
    }

    fn with_max_wait(places: usize, max_wait: Duration) -> Self {
        Self {
            max_wait,
            places: Arc::new(Semaphore::new(places)),
            revalidations: Arc::new(Semaphore::new(1)),
            waiting: AtomicUsize::new(0),
            networks: Arc::default(),
        }
    }

    /// Waits for a render slot; `None` when too many are waiting already, of this network or in all.
    pub(super) async fn enter(&self, requester: Requester) -> Option<Permit> {
        let network = match requester {
            Requester::Revalidation => {
                let place = Arc::clone(&self.revalidations).acquire_owned().await.ok()?;
                return Some(Permit { _place: place, _network: None });
            }
            Requester::Visitor(Some(network)) => Some(self.count(network)?),
            Requester::Visitor(None) => None,
        };
        let place = self.place().await?;
        Some(Permit { _place: place, _network: network })
    }

    async fn place(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Some(place);
        }
        let (before, _waiting) = QueuedPage::begin(&self.waiting);
        if before >= MAX_WAITING {
            return None;
        }
        timeout(self.max_wait, Arc::clone(&self.places).acquire_owned()).await.ok().and_then(Result::ok)
    }

    fn count(&self, network: IpAddr) -> Option<NetworkSlot> {
        let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
        let count = networks.entry(network).or_insert(0);
        if *count >= MAX_PER_NETWORK {
            return None;
        }
        *count += 1;
        Some(NetworkSlot { network, networks: Arc::clone(&self.networks) })
    }
}

#[cfg(test)]
mod tests {
    use futures::{FutureExt as _, future::join_all};

    use super::*;

    fn visitor(address: &str) -> Requester {
        Requester::Visitor(address.parse().ok())
    }

    #[tokio::test]
    async fn one_network_cannot_fill_the_render_queue() {
        let admission = Admission::new(100);
        let greedy: Vec<_> = join_all((0..40).map(|_| admission.enter(visitor("192.0.2.1")))).await;
        assert_eq!(greedy.iter().flatten().count(), MAX_PER_NETWORK);
        assert!(admission.enter(visitor("192.0.2.2")).await.is_some());
        drop(greedy);
        assert!(admission.enter(visitor("192.0.2.1")).await.is_some(), "places are given back");
    }

    #[tokio::test]
    async fn waiting_for_a_renderer_is_limited_in_time() {
        let max_wait = Duration::from_millis(100);
        let admission = Admission::with_max_wait(1, max_wait);
        let held = admission.enter(Requester::Visitor(None)).await;
        assert!(held.is_some());
        let started = std::time::Instant::now();
        let waiting = join_all((0..8).map(|_| admission.enter(Requester::Visitor(None)))).await;
        assert!(waiting.iter().all(Option::is_none));
        assert!(started.elapsed() >= max_wait);
        drop(held);
        assert!(admission.enter(Requester::Visitor(None)).await.is_some());
    }

    #[tokio::test]
    async fn the_number_of_waiting_pages_is_limited() {
        let admission = Admission::with_max_wait(1, Duration::from_secs(20));
        let held = admission.enter(Requester::Visitor(None)).await;
        let mut waiting: Vec<_> =
            (0..MAX_WAITING).map(|_| Box::pin(admission.enter(Requester::Visitor(None)))).collect();
        for page in &mut waiting {
            assert!(page.now_or_never().is_none(), "it waits");
        }
        let refused = admission.enter(Requester::Visitor(None)).now_or_never();
        assert!(matches!(refused, Some(None)), "one more is refused at once");
        drop(waiting.pop());
        assert!(admission.enter(Requester::Visitor(None)).now_or_never().is_none(), "one may wait again");
        drop(held);
    }

    #[tokio::test]
    async fn clients_that_disconnect_while_waiting_free_their_slot() {
        let admission = Admission::with_max_wait(1, Duration::from_secs(20));
        let held = admission.enter(Requester::Visitor(None)).await;
        for _ in 0..MAX_WAITING + 8 {
            assert!(admission.enter(visitor("192.0.2.1")).now_or_never().is_none(), "it waits");
        }
        let next = admission.enter(visitor("192.0.2.1"));
        let ((), next) = tokio::join!(async { drop(held) }, next);
        assert!(next.is_some(), "nobody else waits any more");
    }

    #[tokio::test]
    async fn background_renders_leave_slots_for_visitors() {
        let admission = Admission::new(1);
        let revalidation = admission.enter(Requester::Revalidation).await;
        assert!(revalidation.is_some() && admission.enter(visitor("192.0.2.1")).await.is_some());
    }
}
