//! Thread pool for image processing: off the asynchronous threads, one core left to the rest of the shop, memory and queue
//! bounded.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use tokio::sync::Semaphore;

use super::model::MediaError;

/// Longest queue; further requests fail with `MediaError::Overloaded`.
const MAX_WAITING: usize = 256;
/// Memory limit for all images being processed, in mebibytes.
const MEMORY_MIB: u32 = 512;

/// A bounded number of threads with a bounded queue.
#[derive(Debug)]
pub(super) struct Pool {
    slots: Arc<Semaphore>,
    memory: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// One place in the queue.
struct QueueSlot<'a>(&'a AtomicUsize);

impl Pool {
    /// One thread fewer than there are cores, but at least one.
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            slots: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            memory: Arc::new(Semaphore::new(MEMORY_MIB as usize)),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Runs the work when a thread and this much memory are free. Started work always completes, even when the caller is
    /// cancelled.
    pub async fn run<T: Send + 'static>(
        &self,
        mib: u64,
        work: impl FnOnce() -> Result<T, MediaError> + Send + 'static,
    ) -> Result<T, MediaError> {
        let place = self.queue()?;
        let closed = |_| MediaError::Failed("the server is stopping".to_owned());
        let mib = u32::try_from(mib).unwrap_or(u32::MAX).clamp(1, MEMORY_MIB);
        let memory = Arc::clone(&self.memory).acquire_many_owned(mib).await.map_err(closed)?;
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(closed)?;
        drop(place);
        let done = tokio::task::spawn_blocking(move || {
            let _held = (memory, slot);
            work()
        });
        done.await.unwrap_or_else(|error| Err(MediaError::Failed(format!("making a picture: {error}"))))
    }

    /// How many callers wait for a thread.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    fn queue(&self) -> Result<QueueSlot<'_>, MediaError> {
        let place = QueueSlot(&self.waiting);
        if self.waiting.fetch_add(1, Ordering::Relaxed) < MAX_WAITING { Ok(place) } else { Err(MediaError::Overloaded) }
    }
}

impl Drop for QueueSlot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_full_queue_refuses_and_recovers() {
        let pool = Pool::new();
        let all_memory = Arc::clone(&pool.memory).acquire_many_owned(MEMORY_MIB).await.unwrap();
        let mut waiting: Vec<_> = (0..MAX_WAITING).map(|_| Box::pin(pool.run(1, || Ok(())))).collect();
        for one in &mut waiting {
            assert!(futures::poll!(one.as_mut()).is_pending());
        }
        assert_eq!(pool.run(1, || Ok(())).await, Err(MediaError::Overloaded));
        drop(all_memory);
        for one in waiting {
            assert_eq!(one.await, Ok(()));
        }
        assert_eq!(pool.run(u64::MAX, || Ok(1)).await, Ok(1));
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn a_panic_does_not_lose_the_thread() {
        let pool = Pool::new();
        for _ in 0..64 {
            let outcome: Result<(), _> = pool.run(64, || panic!("a decoder's bug")).await;
            assert!(matches!(outcome, Err(MediaError::Failed(_))));
        }
        assert_eq!(pool.run(1, || Ok(2)).await, Ok(2));
    }
}
