//! Writing in groups: what waits at the same time is written together, in one transaction with one flush of the disk, so that each costs
//! little when there are many. Whoever has the turn writes for all.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as Turn, oneshot};

/// What of a slice waits in this process to be written, and what became of it.
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

/// Which of those that wait make a group.
#[derive(Clone, Copy, Debug)]
pub struct Grouping {
    /// So many at most.
    pub most: usize,
    /// Also those for which nobody waits any more.
    pub keeps_abandoned: bool,
}

impl<T: Send + 'static, R: Send + 'static> GroupQueue<T, R> {
    /// Writes something together with what waits for its turn. `write` gives an answer for each of the group, in its order. None when it gave
    /// none.
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
                    // Goes on when the client of this one hangs up: the others wait for it too.
                    let writing = tokio::spawn(async move {
                        if let Some(results) = results {
                            for (answer, result) in answers.into_iter().zip(results.await) {
                                // Nobody may wait for it any more.
                                let _ = answer.send(result);
                            }
                        }
                        drop(turn);
                    });
                    // Where writing failed badly, the answers are gone, and that is what those who wait are told.
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

    /// Those that have waited longest.
    fn next_group(&self, grouping: Grouping) -> Vec<(T, oneshot::Sender<R>)> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if !grouping.keeps_abandoned {
            waiting.retain(|(_, answer)| !answer.is_closed());
        }
        let count = waiting.len().min(grouping.most);
        waiting.drain(..count).collect()
    }

    /// Keeps all waiting until it is dropped.
    #[cfg(test)]
    pub async fn hold(&self) -> tokio::sync::OwnedMutexGuard<()> {
        Arc::clone(&self.turn).lock_owned().await
    }

    /// How many wait.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Grouping = Grouping { most: 3, keeps_abandoned: true };

    /// A queue that answers with the sizes of groups.
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
    async fn what_waits_together_is_written_together_and_no_more_than_fits() {
        let queue = Arc::default();
        assert_eq!(sizes(&queue, 5, THREE).await, [Some(3), Some(3), Some(3), Some(2), Some(2)]);
        assert_eq!(sizes(&queue, 1, THREE).await, [Some(1)]);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_left_out_unless_it_is_to_be_kept() {
        for (keeps_abandoned, size) in [(true, 2), (false, 1)] {
            let queue: Arc<GroupQueue<usize, usize>> = Arc::default();
            drop(queue.push(7));
            let grouping = Grouping { keeps_abandoned, ..THREE };
            let len = queue.write(8, grouping, |group| async move { vec![group.len(); group.len()] }).await;
            assert_eq!(len, Some(size));
        }
    }

    #[tokio::test]
    async fn who_waits_hears_of_a_group_that_broke_and_the_next_one_is_written() {
        let queue: GroupQueue<usize, usize> = GroupQueue::default();
        let broken = |_: Vec<usize>| async { Vec::new() };
        assert_eq!(queue.write(1, THREE, broken).await, None);
        assert_eq!(queue.write(2, THREE, |group| async move { group }).await, Some(2));
    }
}
