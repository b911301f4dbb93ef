//! Single flight: many who ask for the same thing at once wait for one making of it. moka's own ends with the waiter that began it, and keeps
//! the value; pictures are worth finishing, and are kept elsewhere.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures::{
    FutureExt,
    future::{BoxFuture, Shared},
};

use super::model::MediaError;

type Work<T> = Shared<BoxFuture<'static, Result<T, MediaError>>>;
type Running<T> = Arc<Mutex<HashMap<String, Work<T>>>>;

/// What is being made right now, by key.
pub(super) struct SingleFlight<T>(Running<T>);

/// Takes the key out when the work ends, also when it panics.
struct RemoveWhenDone<T> {
    running: Running<T>,
    key: String,
}

impl<T> Default for SingleFlight<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone + Send + Sync + 'static> SingleFlight<T> {
    /// Joins the work of this key, or begins it. Work once begun ends even if everybody who waits for it goes away.
    pub async fn join<W>(&self, key: &str, work: impl FnOnce() -> W) -> Result<T, MediaError>
    where
        W: Future<Output = Result<T, MediaError>> + Send + 'static,
    {
        let shared = self.find_or_begin(key, work);
        shared.await
    }

    fn find_or_begin<W>(&self, key: &str, work: impl FnOnce() -> W) -> Work<T>
    where
        W: Future<Output = Result<T, MediaError>> + Send + 'static,
    {
        let mut running = lock(&self.0);
        if let Some(shared) = running.get(key) {
            return shared.clone();
        }
        let remove = RemoveWhenDone { running: Arc::clone(&self.0), key: key.to_owned() };
        let work = work();
        let task = tokio::spawn(async move {
            let _remove = remove;
            work.await
        });
        let shared = task
            .map(|ended| ended.unwrap_or_else(|error| Err(MediaError::Failed(format!("making a picture: {error}")))))
            .boxed()
            .shared();
        running.insert(key.to_owned(), shared.clone());
        shared
    }
}

impl<T> Drop for RemoveWhenDone<T> {
    fn drop(&mut self) {
        lock(&self.running).remove(&self.key);
    }
}

fn lock<T>(running: &Running<T>) -> MutexGuard<'_, HashMap<String, Work<T>>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_hundred_at_once_share_one_run_and_the_next_is_another() {
        let running = SingleFlight::default();
        let made = Arc::new(AtomicU32::new(0));
        let work = || {
            let made = Arc::clone(&made);
            async move {
                tokio::task::yield_now().await;
                Ok(made.fetch_add(1, Ordering::SeqCst))
            }
        };
        let all = futures::future::join_all((0..100).map(|_| running.join("key", work))).await;
        assert!(all.iter().all(|one| *one == Ok(0)));
        assert_eq!(running.join("key", work).await, Ok(1));
    }

    #[tokio::test]
    async fn work_that_panics_fails_its_waiters_and_can_be_run_again() {
        let running = SingleFlight::<u32>::default();
        let failed = running.join("key", || async { panic!("a decoder's bug") }).await;
        assert!(matches!(failed, Err(MediaError::Failed(_))));
        assert_eq!(running.join("key", || async { Ok(7) }).await, Ok(7));
    }
}
