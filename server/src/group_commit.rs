//! Group commit: items that wait at the same time are written together, in one transaction with one flush to disk, which reduces
//! the cost of each under load. The waiter that holds the turn writes for all.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as Turn, oneshot};

/// Items of a slice that wait in this process to be written, and the channels for their results.
#[derive(Debug)]
pub struct GroupQueue<T, R> {
    waiting: Mutex<Vec<(T, oneshot::Sender<R>)>>,
    turn: Arc<Turn<()>>,
}

impl<T, R> Default for GroupQueue<T, R> {
    fn default() -> Self {
        Self { waiting: Mutex::default(), turn: Arc::default() }
    }
}

/// Which waiting items form a group.
#[derive(Clone, Copy, Debug)]
pub struct Grouping {
    /// The most items in a group.
    pub most: usize,
    /// Whether to write items whose callers no longer wait.
    pub keeps_abandoned: bool,
}

impl<T: Send + 'static, R: Send + 'static> GroupQueue<T, R> {
    /// Writes an item together with others that wait. `write` must return one result for each item of the group, in the same
    /// order. Returns `None` when there was no result.
    pub async fn write<F>(&self, item: T, grouping: Grouping, write: impl Fn(Vec<T>) -> F) -> Option<R>
    where
        F: Future<Output = Vec<R>> + Send + 'static,
    {
        let mut written = self.push(item);
        loop {
            tokio::select! {
                biased;
                result = &mut written => return result.ok(),
                turn = Arc::clone(&self.turn).lock_owned() => {
                    let (items, answers): (Vec<T>, Vec<_>) = self.next_group(grouping).into_iter().unzip();
                    let results = if items.is_empty() { None } else { Some(write(items)) };
                    // Continues when this item's client disconnects, because the others wait for it too.
                    let writing = tokio::spawn(async move {
                        if let Some(results) = results {
                            for (answer, result) in answers.into_iter().zip(results.await) {
                                // The caller may no longer wait.
                                let _ = answer.send(result);
                            }
                        }
                        drop(turn);
                    });
                    // If writing panicked, the senders are dropped, and the waiting callers get `None`.
                    let _ = writing.await;
                }
            }
        }
    }

    fn push(&self, item: T) -> oneshot::Receiver<R> {
        let (answer, written) = oneshot::channel();
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push((item, answer));
        written
    }

    /// The items that have waited longest.
    fn next_group(&self, grouping: Grouping) -> Vec<(T, oneshot::Sender<R>)> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if !grouping.keeps_abandoned {
            waiting.retain(|(_, answer)| !answer.is_closed());
        }
        let count = waiting.len().min(grouping.most);
        waiting.drain(..count).collect()
    }

    /// Blocks all waiting items until it is dropped.
    #[cfg(test)]
    pub async fn hold(&self) -> tokio::sync::OwnedMutexGuard<()> {
        Arc::clone(&self.turn).lock_owned().await
    }

    /// How many items wait.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Grouping = Grouping { most: 3, keeps_abandoned: true };

    /// A queue whose results are the sizes of the groups.
    async fn sizes(queue: &Arc<GroupQueue<usize, usize>>, count: usize, grouping: Grouping) -> Vec<Option<usize>> {
        let held = queue.hold().await;
        let tasks: Vec<_> = (0..count)
            .map(|item| {
                let queue = Arc::clone(queue);
                tokio::spawn(async move {
                    queue.write(item, grouping, |group| async move { vec![group.len(); group.len()] }).await
                })
            })
            .collect();
        while queue.waiting() < count {
            tokio::task::yield_now().await;
        }
        drop(held);
        let mut sizes = Vec::new();
        for task in tasks {
            sizes.push(task.await.unwrap());
        }
        sizes
    }

    #[tokio::test]
    async fn simultaneous_writes_form_groups_of_limited_size() {
        let queue = Arc::default();
        assert_eq!(sizes(&queue, 5, THREE).await, [Some(3), Some(3), Some(3), Some(2), Some(2)]);
        assert_eq!(sizes(&queue, 1, THREE).await, [Some(1)]);
    }

    #[tokio::test]
    async fn abandoned_writes_are_dropped_unless_they_must_be_kept() {
        for (keeps_abandoned, size) in [(true, 2), (false, 1)] {
            let queue: Arc<GroupQueue<usize, usize>> = Arc::default();
            drop(queue.push(7));
            let grouping = Grouping { keeps_abandoned, ..THREE };
            let len = queue.write(8, grouping, |group| async move { vec![group.len(); group.len()] }).await;
            assert_eq!(len, Some(size));
        }
    }

    #[tokio::test]
    async fn a_failed_group_reports_the_error_and_the_next_group_is_written() {
        let queue: GroupQueue<usize, usize> = GroupQueue::default();
        let broken = |_: Vec<usize>| async { Vec::new() };
        assert_eq!(queue.write(1, THREE, broken).await, None);
        assert_eq!(queue.write(2, THREE, |group| async move { group }).await, Some(2));
    }
}
