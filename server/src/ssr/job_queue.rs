//! A bounded queue of jobs for a few threads: each job goes to the first idle thread. Consecutive jobs go to the same thread
//! where possible, so that the messages it has parsed are reused.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

/// Waiting jobs, and the threads waiting for them.
pub(super) struct JobQueue<T> {
    state: Mutex<State<T>>,
    /// One for each thread.
    wake: Vec<Condvar>,
    most: usize,
}

struct State<T> {
    jobs: VecDeque<T>,
    idle: BTreeSet<usize>,
    is_closed: bool,
}

impl<T> JobQueue<T> {
    /// A queue for so many threads, with at most so many waiting jobs.
    pub(super) fn new(threads: usize, most: usize) -> Self {
        let state = State { jobs: VecDeque::new(), idle: BTreeSet::new(), is_closed: false };
        Self { state: Mutex::new(state), wake: (0..threads).map(|_| Condvar::new()).collect(), most }
    }

    /// Adds a job; false when the queue is full.
    pub(super) fn push(&self, job: T) -> bool {
        let mut state = self.lock();
        if state.jobs.len() >= self.most {
            return false;
        }
        state.jobs.push_back(job);
        self.wake_one(&mut state);
        true
    }

    fn wake_one(&self, state: &mut State<T>) {
        if let Some(condvar) = state.idle.pop_first().and_then(|thread| self.wake.get(thread)) {
            condvar.notify_one();
        }
    }

    /// Adds a job that need not be done, only if a thread is idle. Returns whether it was added.
    pub(super) fn offer(&self, job: T) -> bool {
        let mut state = self.lock();
        if state.idle.is_empty() || !state.jobs.is_empty() {
            return false;
        }
        state.jobs.push_back(job);
        self.wake_one(&mut state);
        true
    }

    /// Whether a job waits for a thread.
    pub(super) fn is_waiting(&self) -> bool {
        !self.lock().jobs.is_empty()
    }

    /// The next job for a thread; waits for one, and returns `None` after the queue was closed.
    pub(super) fn next(&self, thread: usize) -> Option<T> {
        let condvar = self.wake.get(thread)?;
        let mut state = self.lock();
        loop {
            if let Some(job) = state.jobs.pop_front() {
                return Some(job);
            }
            if state.is_closed {
                return None;
            }
            state.idle.insert(thread);
            state = condvar.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle.remove(&thread);
        }
    }

    /// Closes the queue: the threads end once no job waits.
    pub(super) fn close(&self) {
        self.lock().is_closed = true;
        for condvar in &self.wake {
            condvar.notify_all();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};

    use super::*;

    #[test]
    fn one_job_after_another_goes_to_the_first_thread_and_more_go_to_the_others() {
        let queue = Arc::new(JobQueue::new(3, 8));
        let (done, by) = mpsc::channel();
        let threads: Vec<_> = (0..3)
            .map(|thread| {
                let (queue, done) = (Arc::clone(&queue), done.clone());
                std::thread::spawn(move || {
                    while let Some(job) = queue.next(thread) {
                        done.send(thread).unwrap();
                        let job: mpsc::Receiver<()> = job;
                        // Fails when the sender is dropped.
                        assert!(job.recv().is_err());
                    }
                })
            })
            .collect();
        let all_idle = || {
            while queue.lock().idle.len() < 3 {
                std::thread::yield_now();
            }
        };
        let begin = || {
            let (end, job) = mpsc::channel();
            assert!(queue.push(job));
            (by.recv().unwrap(), end)
        };
        for _ in 0..5 {
            all_idle();
            assert_eq!(begin().0, 0);
        }
        all_idle();
        let together = [begin(), begin(), begin()];
        assert_eq!(together.each_ref().map(|(thread, _)| *thread), [0, 1, 2]);
        drop(together);
        queue.close();
        for thread in threads {
            thread.join().unwrap();
        }
    }

    #[test]
    fn a_full_queue_takes_no_more() {
        let queue = JobQueue::new(1, 2);
        assert_eq!([1, 2, 3].map(|job| queue.push(job)), [true, true, false]);
        queue.close();
        assert_eq!([(); 3].map(|()| queue.next(0)), [Some(1), Some(2), None]);
    }
}
