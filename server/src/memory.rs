//! What a process remembers of the database: values that stand as long as a scope's revision does.
//!
//! One value a key, replaced when the revision moved on, so that a shop that changes every second does not fill the memory.
//! Concurrent requests for the same value wait for one computation.

use std::{any::Any, fmt, future::Future, sync::Arc, time::Duration};

use moka::{
    future::Cache,
    ops::compute::{CompResult, Op},
};

use crate::error::{Error, Result};

/// Values nobody asked for in this long are forgotten.
const IDLE: Duration = Duration::from_mins(10);
/// Most values kept.
const CAPACITY: u64 = 20_000;

#[derive(Clone)]
struct Remembered {
    revision: i64,
    value: Arc<dyn Any + Send + Sync>,
}

/// A process's memory. Cheap to clone.
#[derive(Clone)]
pub struct Memory(Cache<String, Remembered>);

impl Default for Memory {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(CAPACITY).time_to_idle(IDLE).build())
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Memory").field(&self.0.entry_count()).finish()
    }
}

impl Memory {
    /// The value of `key` at `revision`, made when it is not known yet. A failure is not remembered. A key has one type of value:
    /// begin it with the name of what it holds.
    pub async fn recall<T, F>(&self, key: String, revision: i64, make: F) -> Result<Arc<T>>
    where
        T: Any + Send + Sync,
        F: Future<Output = Result<T>>,
    {
        if let Some(known) = self.0.get(&key).await
            && let Some(value) = current(&known, revision)
        {
            return Ok(value);
        }
        let result = self
            .0
            .entry(key)
            .and_try_compute_with(async |known| {
                if known.is_some_and(|entry| entry.value().revision == revision) {
                    return Ok(Op::Nop);
                }
                Ok::<_, Error>(Op::Put(Remembered { revision, value: Arc::new(make.await?) }))
            })
            .await?;
        stored(result)
            .and_then(|known| current(&known, revision))
            .ok_or_else(|| Error::internal("a memory of another type"))
    }
}

fn stored(result: CompResult<String, Remembered>) -> Option<Remembered> {
    match result {
        CompResult::Inserted(entry) | CompResult::ReplacedWith(entry) | CompResult::Unchanged(entry) => {
            Some(entry.into_value())
        }
        CompResult::Removed(_) | CompResult::StillNone(_) => None,
    }
}

fn current<T: Any + Send + Sync>(known: &Remembered, revision: i64) -> Option<Arc<T>> {
    if known.revision != revision {
        return None;
    }
    Arc::clone(&known.value).downcast().ok()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_value_is_made_once_for_each_revision() {
        let memory = Memory::default();
        let made = AtomicI64::new(0);
        for (revision, expected) in [(1, 1), (1, 1), (2, 2), (2, 2)] {
            let value = memory
                .recall("count".to_owned(), revision, async { Ok(made.fetch_add(1, Ordering::Relaxed) + 1) })
                .await
                .unwrap();
            assert_eq!(*value, expected);
        }
    }

    #[tokio::test]
    async fn a_failure_is_not_remembered() {
        let memory = Memory::default();
        let failed = memory.recall::<i64, _>("count".to_owned(), 1, async { Err(Error::NotFound) }).await;
        assert!(failed.is_err());
        assert_eq!(*memory.recall("count".to_owned(), 1, async { Ok(7_i64) }).await.unwrap(), 7);
    }
}
