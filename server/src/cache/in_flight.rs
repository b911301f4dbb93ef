//! Deduplication of work in progress: requests for a value that is already being made wait for that work. moka coalesces them.

use std::{fmt, future::Future, hash::Hash};

use moka::future::Cache;
use tracing::Instrument as _;

/// More values than can be in progress at once.
const MOST: u64 = 10_000;

/// The values being made right now, by key. Cheap to clone.
#[derive(Clone)]
pub struct InFlight<K, V>(Cache<K, V>);

impl<K, V> fmt::Debug for InFlight<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InFlight").field("count", &self.0.entry_count()).finish()
    }
}

impl<K, V> Default for InFlight<K, V>
where
    K: Hash + Eq + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    fn default() -> Self {
        Self(Cache::new(MOST))
    }
}

impl<K, V> InFlight<K, V>
where
    K: Hash + Eq + Clone + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    /// Runs the work, or waits for running work with the same key; `None` if it panicked. The work continues when the waiting
    /// requests are cancelled. Results are not kept here.
    pub async fn join<E: Clone + Send + Sync + 'static>(
        &self,
        key: K,
        work: impl Future<Output = Result<V, E>> + Send + 'static,
    ) -> Option<Result<V, E>> {
        let in_flight = self.0.clone();
        let task = async move {
            let made = Box::pin(in_flight.try_get_with_by_ref(&key, work)).await;
            in_flight.invalidate(&key).await;
            in_flight.run_pending_tasks().await;
            made.map_err(|error| (*error).clone())
        };
        tokio::spawn(task.in_current_span()).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    };

    use bytes::Bytes;

    use super::*;

    async fn join(
        in_flight: &InFlight<String, Bytes>,
        work: impl Future<Output = Result<Bytes, ()>> + Send + 'static,
    ) -> Option<Result<Bytes, ()>> {
        in_flight.join("key".to_owned(), work).await
    }

    #[tokio::test]
    async fn concurrent_requests_share_one_run() {
        let in_flight = InFlight::<String, Bytes>::default();
        let made = Arc::new(AtomicU8::new(0));
        let work = || {
            let made = Arc::clone(&made);
            async move {
                tokio::task::yield_now().await;
                Ok(Bytes::from(vec![made.fetch_add(1, Ordering::SeqCst)]))
            }
        };
        let all = futures::future::join_all((0..100).map(|_| join(&in_flight, work()))).await;
        assert!(all.iter().all(|one| *one == Some(Ok(Bytes::from_static(&[0])))), "{all:?}");
        assert_eq!(join(&in_flight, work()).await.unwrap(), Ok(Bytes::from_static(&[1])));
        assert_eq!(in_flight.0.entry_count(), 0, "nothing of it stays in memory");
    }

    #[tokio::test]
    async fn work_that_panics_fails_its_waiters_and_can_be_run_again() {
        let in_flight = InFlight::<String, Bytes>::default();
        let failed = join(&in_flight, async { panic!("a decoder's bug") }).await;
        assert_eq!(failed, None);
        let again = join(&in_flight, async { Ok(Bytes::from_static(b"made")) }).await;
        assert_eq!(again, Some(Ok(Bytes::from_static(b"made"))));
    }

    #[tokio::test]
    async fn work_continues_when_all_waiters_are_gone() {
        let in_flight = InFlight::<String, Bytes>::default();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let (go, may_go) = tokio::sync::oneshot::channel::<()>();
        let (ended, ends) = tokio::sync::oneshot::channel();
        let waiting = join(&in_flight, async move {
            let _ = begun.send(());
            let _ = may_go.await;
            let _ = ended.send(());
            Ok(Bytes::new())
        });
        tokio::select! {
            _ = waiting => panic!("it waits for `go`"),
            started = begins => started.unwrap(),
        }
        go.send(()).unwrap();
        ends.await.unwrap();
    }
}
