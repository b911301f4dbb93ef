//! Single flight: many who ask for the same thing at once wait for one making of it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures::{
    FutureExt,
    future::{BoxFuture, Shared},
};

use super::model::MediaError;

type Flight<T> = Shared<BoxFuture<'static, Result<T, MediaError>>>;
type InTheAir<T> = Arc<Mutex<HashMap<String, Flight<T>>>>;

/// What is being made right now, by key.
pub(super) struct Flights<T>(InTheAir<T>);

/// Takes the key out when the work ends, also when it panics.
struct Landing<T> {
    flights: InTheAir<T>,
    key: String,
}

impl<T> Default for Flights<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone + Send + Sync + 'static> Flights<T> {
    /// Joins the work of this key, or begins it. Work once begun ends even if everybody who waits for it goes away.
    pub async fn join<W>(&self, key: &str, work: impl FnOnce() -> W) -> Result<T, MediaError>
    where
        W: Future<Output = Result<T, MediaError>> + Send + 'static,
    {
        let flight = self.find_or_begin(key, work);
        flight.await
    }

    fn find_or_begin<W>(&self, key: &str, work: impl FnOnce() -> W) -> Flight<T>
    where
        W: Future<Output = Result<T, MediaError>> + Send + 'static,
    {
        let mut flights = lock(&self.0);
        if let Some(flight) = flights.get(key) {
            return flight.clone();
        }
        let landing = Landing { flights: Arc::clone(&self.0), key: key.to_owned() };
        let work = work();
        let task = tokio::spawn(async move {
            let _landing = landing;
            work.await
        });
        let flight = task
            .map(|ended| ended.unwrap_or_else(|error| Err(MediaError::Failed(format!("making a picture: {error}")))))
            .boxed()
            .shared();
        flights.insert(key.to_owned(), flight.clone());
        flight
    }
}

impl<T> Drop for Landing<T> {
    fn drop(&mut self) {
        lock(&self.flights).remove(&self.key);
    }
}

fn lock<T>(flights: &InTheAir<T>) -> MutexGuard<'_, HashMap<String, Flight<T>>> {
    flights.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_hundred_at_once_are_one_making_and_the_next_is_another() {
        let flights = Flights::default();
        let made = Arc::new(AtomicU32::new(0));
        let work = || {
            let made = Arc::clone(&made);
            async move {
                tokio::task::yield_now().await;
                Ok(made.fetch_add(1, Ordering::SeqCst))
            }
        };
        let all = futures::future::join_all((0..100).map(|_| flights.join("key", work))).await;
        assert!(all.iter().all(|one| *one == Ok(0)));
        assert_eq!(flights.join("key", work).await, Ok(1));
    }

    #[tokio::test]
    async fn work_that_panics_fails_its_waiters_and_is_forgotten() {
        let flights = Flights::<u32>::default();
        let failed = flights.join("key", || async { panic!("a decoder's bug") }).await;
        assert!(matches!(failed, Err(MediaError::Failed(_))));
        assert_eq!(flights.join("key", || async { Ok(7) }).await, Ok(7));
    }
}
