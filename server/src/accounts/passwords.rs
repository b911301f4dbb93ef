//! Passwords: argon2id, computed aside and few at once, so that a rush of sign-ins slows only itself.

use std::{
    collections::HashSet,
    sync::{
        Arc, LazyLock, Mutex, PoisonError,
        mpsc::{SyncSender, sync_channel},
    },
    time::Duration,
};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::sync::oneshot;

use crate::error::{Error, Result};

/// 19 MiB, two passes, one lane: OWASP's first choice.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// Most that wait for their turn.
const QUEUE: usize = 160;
/// How long one waits.
const PATIENCE: Duration = Duration::from_secs(10);

type Job = Box<dyn FnOnce() + Send>;

/// As many at once as leave half of the cores to browsing.
static HASHERS: LazyLock<SyncSender<Job>> = LazyLock::new(start_hashers);

/// Passwords that everybody tries first.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("common-passwords.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect()
});

/// The hash of no password: who tries an account that does not exist waits for it just as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("nobody").unwrap_or_default());

/// Whether a password is one that everybody tries first, whatever its case.
pub fn is_common(password: &str) -> bool {
    COMMON.contains(password.to_lowercase().as_str())
}

/// The hash to keep of a password.
pub async fn hash(password: &str) -> Result<String> {
    let password = password.to_owned();
    aside(move || hash_now(&password)).await?
}

/// Whether the password is the one of the hash; false, and just as late, where there is none.
pub async fn matches(password: &str, hash: Option<&str>) -> Result<bool> {
    let (password, hash) = (password.to_owned(), hash.map(str::to_owned));
    aside(move || {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let Ok(hash) = PasswordHash::new(&hash) else { return false };
        argon2().verify_password(password.as_bytes(), &hash).is_ok() && is_known
    })
    .await
}

fn argon2() -> Argon2<'static> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).expect("the costs are within argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash_now(password: &str) -> Result<String> {
    let hash: PasswordHash = argon2().hash_password(password.as_bytes()).map_err(Error::internal)?;
    Ok(hash.to_string())
}

/// Waits for its turn, and for the work to be done on one of the few threads. Who hangs up while waiting is passed over.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let (reply, answer) = oneshot::channel();
    let job = Box::new(move || {
        if !reply.is_closed() {
            // The asker may have gone meanwhile.
            let _ = reply.send(work());
        }
    });
    let crowded = || Error::Unavailable("too many passwords to check");
    HASHERS.try_send(job).map_err(|_| crowded())?;
    tokio::time::timeout(PATIENCE, answer).await.map_err(|_| crowded())?.map_err(Error::internal)
}

/// Threads of their own, since every thread that has once hashed keeps the memory for it.
fn start_hashers() -> SyncSender<Job> {
    let (queue, jobs) = sync_channel::<Job>(QUEUE);
    let jobs = Arc::new(Mutex::new(jobs));
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    for index in 0..(cores / 2).max(1) {
        let jobs = Arc::clone(&jobs);
        let started = std::thread::Builder::new().name(format!("hash-{index}")).spawn(move || {
            loop {
                let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let Ok(job) = job else { return };
                job();
            }
        });
        if let Err(error) = started {
            tracing::error!(%error, "a thread for passwords cannot start");
        }
    }
    queue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let kept = hash("Lipa-2026").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, hash("Lipa-2026").await.unwrap(), "every hash has its own salt");
        assert!(matches("Lipa-2026", Some(&kept)).await.unwrap());
        assert!(!matches("lipa-2026", Some(&kept)).await.unwrap());
        assert!(!matches("Lipa-2026", Some("nonsense")).await.unwrap());
        assert!(!matches("nobody", None).await.unwrap(), "nobody has no password");
    }

    #[test]
    fn everybodys_passwords_are_known() {
        assert!(COMMON.len() > 500);
        assert!(is_common("Password1!") && is_common("P@SSW0RD1") && is_common("Qwerty123!"));
        assert!(!is_common("Lipa-2026"));
        assert!(COMMON.iter().all(|password| *password == password.to_lowercase()), "the list is in lower case");
    }
}
