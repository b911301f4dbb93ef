//! Passwords: argon2id, computed aside and few at once, so that a rush of sign-ins slows only itself.

use std::{
    collections::HashSet,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use crate::error::{Error, Result};

/// 19 MiB, two passes, one lane: OWASP's first choice.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// Most that wait for their turn.
const QUEUE: usize = 160;
/// How long one waits for a turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// As many at once as leave half of the cores to browsing.
static TURNS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    Semaphore::new((cores / 2).max(1))
});
static WAITING: AtomicUsize = AtomicUsize::new(0);

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

/// One place in the queue, given back however the wait ends.
struct Place;

impl Place {
    fn take() -> Result<Self> {
        if WAITING.fetch_add(1, Ordering::Relaxed) < QUEUE {
            return Ok(Self);
        }
        WAITING.fetch_sub(1, Ordering::Relaxed);
        Err(Error::Unavailable("too many passwords to check"))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        WAITING.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let place = Place::take()?;
    let turn = tokio::time::timeout(PATIENCE, TURNS.acquire()).await;
    let turn = turn.map_err(|_| Error::Unavailable("too many passwords to check"))?.map_err(Error::internal)?;
    drop(place);
    // The turn goes along: who hangs up does not make room before the work is done.
    tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    })
    .await
    .map_err(Error::internal)
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
