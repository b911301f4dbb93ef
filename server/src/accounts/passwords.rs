//! Passwords: argon2id, computed by a few dedicated threads, so that a burst of sign-ins delays only other sign-ins.

use std::{
    cell::RefCell,
    collections::{HashSet, VecDeque},
    sync::{
        Arc, Condvar, LazyLock, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use tokio::sync::oneshot;

use crate::{
    app::App,
    error::{Error, Result},
};

/// 19 MiB, two passes, one lane: OWASP's first choice.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// Maximum length of each of the two queues.
const QUEUE: usize = 160;
/// How long a request waits in a queue.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// While known browsers wait, every n-th hash is still one of another browser.
const OTHERS_EVERY: u32 = 4;
/// How long an idle thread keeps its memory.
const MEMORY_KEPT: Duration = Duration::from_secs(2);

type Work = Box<dyn FnOnce() + Send>;

/// The hashing threads of a process, started with the first password. They use half of the cores at most; the others stay free
/// for page requests. The threads end when this is dropped.
struct Hashers(Arc<Queue>);

impl Default for Hashers {
    fn default() -> Self {
        let queue = Arc::new(Queue::default());
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        for index in 0..(cores / 2).max(1) {
            let queue = Arc::clone(&queue);
            let thread = std::thread::Builder::new().name(format!("hash-{index}"));
            let started = thread.spawn(move || queue.run(MEMORY_KEPT, || ()));
            if let Err(error) = started {
                tracing::error!(%error, "a thread for passwords cannot start");
            }
        }
        Self(queue)
    }
}

impl Drop for Hashers {
    fn drop(&mut self) {
        self.0.close();
    }
}

thread_local! {
    static MEMORY: RefCell<ScratchMemory> = RefCell::default();
}

/// The memory in which a thread computes hashes. Reused for consecutive hashes, because allocating 19 MiB is slow. Freed when the
/// thread is idle.
#[derive(Default)]
struct ScratchMemory {
    blocks: Vec<Block>,
    /// Blocks that all threads of a queue hold in total.
    held: Arc<AtomicUsize>,
}

impl ScratchMemory {
    fn of_size(&mut self, blocks: usize) -> &mut [Block] {
        self.held.fetch_sub(self.blocks.len(), Ordering::Relaxed);
        self.blocks.resize(blocks, Block::new());
        self.held.fetch_add(self.blocks.len(), Ordering::Relaxed);
        &mut self.blocks
    }

    fn release(&mut self) {
        self.held.fetch_sub(self.blocks.len(), Ordering::Relaxed);
        self.blocks = Vec::new();
    }
}

/// Common passwords, which attackers try first.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("common-passwords.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect()
});

/// A hash that no password has to match: a sign-in for an unknown account takes as long as one for a known account.
static DUMMY_HASH: LazyLock<String> = LazyLock::new(|| hash_now("nobody").unwrap_or_default());

/// Whether a password is in the list of common passwords, ignoring case.
pub fn is_common(password: &str) -> bool {
    COMMON.contains(password.to_lowercase().as_str())
}

/// Hashes a password for storage.
pub async fn hash(app: &App, password: &str) -> Result<String> {
    let password = password.to_owned();
    on_own_thread(app, HashRequest::default(), move || hash_now(&password)).await?
}

/// The priority and the progress of a hash that a request waits for.
#[derive(Clone, Debug, Default)]
pub struct HashRequest {
    /// Whether the browser has signed in to the account before; it then has priority.
    pub is_known: bool,
    /// Set when the computation starts.
    pub has_begun: Arc<AtomicBool>,
}

/// Whether the password matches the hash; without a hash false, after the same time.
pub async fn matches(app: &App, password: &str, hash: Option<&str>, request: HashRequest) -> Result<bool> {
    let (password, hash) = (password.to_owned(), hash.map(str::to_owned));
    on_own_thread(app, request, move || {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| DUMMY_HASH.clone());
        PasswordHash::new(&hash).is_ok_and(|hash| is_hash_of(&hash, &password)) && is_known
    })
    .await
}

fn hash_now(password: &str) -> Result<String> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).expect("the costs are within argon2's bounds");
    let salt = Salt::generate();
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).map_err(Error::internal)?,
        hash: Some(output(params, password, &salt).map_err(Error::internal)?),
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

/// Whether a password matches a hash, compared in constant time. Uses the cost parameters stored in the hash, not the current
/// ones.
fn is_hash_of(hash: &PasswordHash, password: &str) -> bool {
    let (Ok(params), Some(salt), Some(expected)) = (Params::try_from(hash), &hash.salt, &hash.hash) else {
        return false;
    };
    hash.algorithm == Algorithm::Argon2id.ident() && output(params, password, salt).is_ok_and(|made| made == *expected)
}

fn output(params: Params, password: &str, salt: &Salt) -> argon2::Result<Output> {
    let mut bytes = [0; Params::DEFAULT_OUTPUT_LEN];
    MEMORY.with_borrow_mut(|memory| {
        let memory = memory.of_size(params.block_count());
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, memory)
    })?;
    Output::new(&bytes).map_err(|_| argon2::Error::OutputTooLong)
}

/// Queues the work for the hashing threads and waits for its result. Work whose request was cancelled while waiting is skipped.
async fn on_own_thread<T: Send + 'static>(
    app: &App,
    request: HashRequest,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let (reply, answer) = oneshot::channel();
    let HashRequest { is_known, has_begun } = request;
    let work: Work = Box::new(move || {
        if !reply.is_closed() {
            has_begun.store(true, Ordering::Relaxed);
            // The request may have been cancelled in the meantime.
            let _ = reply.send(work());
        }
    });
    let overloaded = || Error::Unavailable("too many passwords to check");
    if !app.slice_state::<Hashers>().0.push(is_known, work) {
        return Err(overloaded());
    }
    tokio::time::timeout(LONGEST_WAIT, answer).await.map_err(|_| overloaded())?.map_err(Error::internal)
}

/// Work queued for the hashing threads: that of known browsers and that of others.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    ready: Condvar,
    /// Blocks of memory that the threads of this queue hold.
    blocks_held: Arc<AtomicUsize>,
}

#[derive(Default)]
struct Waiting {
    known: VecDeque<Work>,
    others: VecDeque<Work>,
    turns: u32,
    is_closed: bool,
}

impl Queue {
    /// Returns false when the queue is full.
    fn push(&self, is_known: bool, work: Work) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = if is_known { &mut waiting.known } else { &mut waiting.others };
        if queue.len() >= QUEUE {
            return false;
        }
        queue.push_back(work);
        self.ready.notify_one();
        true
    }

    /// Ends the threads of this queue once they have done the work that waits.
    fn close(&self) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_closed = true;
        self.ready.notify_all();
    }

    /// The loop of a hashing thread, until the queue is closed. Frees the thread's memory after `memory_kept` without work, and
    /// calls `gave_back` then.
    fn run(&self, memory_kept: Duration, gave_back: impl Fn()) {
        MEMORY.with_borrow_mut(|memory| memory.held = Arc::clone(&self.blocks_held));
        let free_memory = || {
            MEMORY.with_borrow_mut(ScratchMemory::release);
            gave_back();
        };
        while let Some(work) = self.pop(memory_kept, free_memory) {
            work();
        }
    }

    /// Waits for the next work and returns it; calls `when_idle` once when none arrives within `patience`. None when the queue is
    /// closed and empty.
    fn pop(&self, patience: Duration, when_idle: impl FnOnce()) -> Option<Work> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut waiting, _) = self
            .ready
            .wait_timeout_while(waiting, patience, |waiting| waiting.is_empty() && !waiting.is_closed)
            .unwrap_or_else(PoisonError::into_inner);
        if waiting.is_empty() && !waiting.is_closed {
            drop(waiting);
            when_idle();
            waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        }
        loop {
            if let Some(work) = waiting.pop() {
                return Some(work);
            }
            if waiting.is_closed {
                return None;
            }
            waiting = self.ready.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Waiting {
    fn is_empty(&self) -> bool {
        self.known.is_empty() && self.others.is_empty()
    }

    /// Known browsers first, but every few hashes one of the others.
    fn pop(&mut self) -> Option<Work> {
        self.turns = self.turns.wrapping_add(1);
        let (first, second) = if self.turns.is_multiple_of(OTHERS_EVERY) {
            (&mut self.others, &mut self.known)
        } else {
            (&mut self.known, &mut self.others)
        };
        first.pop_front().or_else(|| second.pop_front())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::Clock,
        config::Settings,
        testing::{self, TestDb},
    };

    /// An app whose threads compute no hashes for other tests.
    async fn app() -> (TestDb, App) {
        let test = testing::sqlite().await;
        let app = App::new(Settings::default(), test.db.clone(), Clock::System);
        (test, app)
    }

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let (_test, app) = app().await;
        let is_match = |password, hash| matches(&app, password, hash, HashRequest::default());
        let stored = hash(&app, "Lipa-2026").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(stored, hash(&app, "Lipa-2026").await.unwrap(), "every hash has its own salt");
        assert!(is_match("Lipa-2026", Some(stored.as_str())).await.unwrap());
        assert!(!is_match("lipa-2026", Some(stored.as_str())).await.unwrap());
        assert!(!is_match("Lipa-2026", Some("nonsense")).await.unwrap());
        assert!(!is_match("nobody", None).await.unwrap(), "the dummy hash matches no password");
    }

    #[tokio::test]
    async fn a_hash_made_elsewhere_at_another_cost_matches() {
        use argon2::password_hash::PasswordHasher;
        let cheap = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(64, 1, 1, None).unwrap());
        let stored: PasswordHash = cheap.hash_password(b"Lipa-2026").unwrap();
        let (_test, app) = app().await;
        let stored = stored.to_string();
        assert!(matches(&app, "Lipa-2026", Some(&stored), HashRequest::default()).await.unwrap());
        assert!(!matches(&app, "Lipa-2027", Some(&stored), HashRequest::default()).await.unwrap());
    }

    #[test]
    fn common_passwords_are_recognised() {
        assert!(COMMON.len() > 500);
        assert!(is_common("Password1!") && is_common("P@SSW0RD1") && is_common("Qwerty123!"));
        assert!(!is_common("Lipa-2026"));
        assert!(COMMON.iter().all(|password| *password == password.to_lowercase()), "the list is in lower case");
    }

    #[test]
    fn known_browsers_have_priority_without_starving_others() {
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Waiting::default();
        for (name, is_known) in [('o', false), ('p', false), ('a', true), ('b', true), ('c', true), ('d', true)] {
            let order = Arc::clone(&order);
            let work: Work = Box::new(move || order.lock().unwrap().push(name));
            if is_known { waiting.known.push_back(work) } else { waiting.others.push_back(work) }
        }
        while let Some(work) = waiting.pop() {
            work();
        }
        assert_eq!(order.lock().unwrap().iter().collect::<String>(), "abcodp");
    }

    #[test]
    fn an_idle_thread_frees_its_memory() {
        use std::sync::mpsc;
        let queue = Arc::new(Queue::default());
        let held = || queue.blocks_held.load(Ordering::Relaxed);
        let (gave_back, given_back) = mpsc::channel();
        let of_thread = Arc::clone(&queue);
        std::thread::spawn(move || {
            of_thread.run(Duration::from_millis(1), || {
                // The test may have ended.
                let _ = gave_back.send(());
            });
        });
        for _ in 0..2 {
            let (hashed, done) = mpsc::channel();
            let blocks_held = Arc::clone(&queue.blocks_held);
            let work: Work = Box::new(move || {
                let hash = hash_now("Lipa-2026");
                hashed.send((hash.is_ok(), blocks_held.load(Ordering::Relaxed))).unwrap();
            });
            assert!(queue.push(false, work));
            assert_eq!(done.recv().unwrap(), (true, 19 * 1024), "a block is a kibibyte");
            // The thread was idle before the work arrived as well.
            while held() > 0 {
                given_back.recv().unwrap();
            }
        }
    }

    #[test]
    fn a_closed_queue_ends_its_threads_after_their_work() {
        let hashers = Hashers::default();
        let queue = Arc::clone(&hashers.0);
        let done = Arc::new(AtomicUsize::new(0));
        for _ in 0..5 {
            let done = Arc::clone(&done);
            assert!(queue.push(
                false,
                Box::new(move || {
                    done.fetch_add(1, Ordering::Relaxed);
                })
            ));
        }
        drop(hashers);
        // Returns when the queue is closed and empty; the threads that share it do so, too.
        queue.run(Duration::ZERO, || ());
        while Arc::strong_count(&queue) > 1 {
            std::thread::yield_now();
        }
        assert_eq!(done.load(Ordering::Relaxed), 5);
    }

    #[test]
    fn each_queue_has_its_own_limit() {
        let queue = Queue::default();
        for _ in 0..QUEUE {
            assert!(queue.push(false, Box::new(|| ())));
        }
        assert!(!queue.push(false, Box::new(|| ())) && queue.push(true, Box::new(|| ())));
    }
}
