//! Ids that are safe to show: random where they must not be guessed, time-ordered where they sort.

use uuid::Uuid;

/// A time-ordered id, for request ids and rows that other systems see.
pub fn ordered() -> Uuid {
    Uuid::now_v7()
}

/// 128 random bits as hex, for names that must not collide.
pub fn nonce() -> String {
    Uuid::new_v4().simple().to_string()
}
