//! Deduplication of renditions in the making: requests for a rendition that is already being made wait for that work. moka
//! coalesces them, as it does for pages.

use bytes::Bytes;
use moka::future::Cache;
use tracing::Instrument as _;

use super::model::MediaError;

/// More renditions than can be in the making at once.
const MOST: u64 = 10_000;

/// The renditions being made right now, by key. Cheap to clone.
#[derive(Clone)]
pub(super) struct InFlight(Cache<String, Bytes>);

impl InFlight {
    pub(super) fn new() -> Self {
        Self(Cache::new(MOST))
    }

    /// Runs the work, or waits for running work with the same key. The work continues when the waiting requests are cancelled,
    /// since its result is cached on disk. Results are not kept here.
    pub(super) async fn join(
        &self,
        key: String,
        work: impl Future<Output = Result<Bytes, MediaError>> + Send + 'static,
    ) -> Result<Bytes, MediaError> {
        let in_flight = self.0.clone();
        let task = async move {
            let made = in_flight.try_get_with_by_ref(&key, work).await;
            in_flight.invalidate(&key).await;
            in_flight.run_pending_tasks().await;
            made.map_err(|error| (*error).clone())
        };
        let ended = tokio::spawn(task.in_current_span()).await;
        ended.unwrap_or_else(|error| Err(MediaError::Failed(format!("making a picture: {error}"))))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    };

    use super::*;

    #[tokio::test]
    async fn concurrent_requests_share_one_run() {
        let in_flight = InFlight::new();
        let made = Arc::new(AtomicU8::new(0));
        let work = || {
            let made = Arc::clone(&made);
            async move {
                tokio::task::yield_now().await;
                Ok(Bytes::from(vec![made.fetch_add(1, Ordering::SeqCst)]))
            }
        };
        let all = futures::future::join_all((0..100).map(|_| in_flight.join("key".to_owned(), work()))).await;
        assert!(all.iter().all(|one| one.as_deref() == Ok(&[0_u8][..])), "{all:?}");
        assert_eq!(in_flight.join("key".to_owned(), work()).await.as_deref(), Ok(&[1_u8][..]));
        assert_eq!(in_flight.0.entry_count(), 0, "nothing of it stays in memory");
    }

    #[tokio::test]
    async fn work_that_panics_fails_its_waiters_and_can_be_run_again() {
        let in_flight = InFlight::new();
        let failed = in_flight.join("key".to_owned(), async { panic!("a decoder's bug") }).await;
        assert!(matches!(failed, Err(MediaError::Failed(_))));
        let again = in_flight.join("key".to_owned(), async { Ok(Bytes::from_static(b"made")) }).await;
        assert_eq!(again.as_deref(), Ok(&b"made"[..]));
    }

    #[tokio::test]
    async fn work_continues_when_all_waiters_are_gone() {
        let in_flight = InFlight::new();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let (go, may_go) = tokio::sync::oneshot::channel::<()>();
        let (ended, ends) = tokio::sync::oneshot::channel();
        let waiting = in_flight.join("key".to_owned(), async move {
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
