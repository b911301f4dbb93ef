//! Rate limits for sign-ins, registrations and requests for e-mails: after too many failures the client has to wait, and the
//! count decays over time. The owner can always sign in: a browser that has signed in before has a counter of its own, and a link
//! in an e-mail to the account's address is not limited.

use chrono::TimeDelta;

use crate::{
    id::UserTypeId,
    rate_limit::{Key, Policy},
};

/// Password guesses for one account.
pub const ACCOUNT: Policy = Policy::new("account", 10, TimeDelta::minutes(6));
/// The same for a browser that has signed in to the account before.
pub const DEVICE: Policy = Policy::new("device", 10, TimeDelta::minutes(6));
/// Guesses at the password of a user who is already signed in.
pub const SIGNED_IN: Policy = Policy::new("again", 10, TimeDelta::minutes(6));
/// Password guesses from one network, for all accounts together.
pub const NETWORK: Policy = Policy::new("network", 60, TimeDelta::minutes(1));
/// Accounts registered from one network.
pub const REGISTRATION: Policy = Policy::new("registration", 100, TimeDelta::minutes(1));
/// E-mails requested from one network.
pub const EMAILS_FROM: Policy = Policy::new("emails-from", 60, TimeDelta::minutes(1));
/// E-mails to one person.
pub const EMAILS_TO: Policy = Policy::new("emails-to", 5, TimeDelta::minutes(10));

/// Sessions per account; beyond that, the least recently used one is ended.
pub const SESSIONS: i64 = 50;
/// Known browsers per account; beyond that, the least recently used one is deleted.
pub const DEVICES: i64 = 50;
/// Security events per account; beyond that, the oldest one is deleted.
pub const EVENTS: i64 = 500;
/// Security events without an account, such as password guesses for unknown addresses.
pub const EVENTS_OF_NOBODY: i64 = 10_000;

/// The key under which guesses at an account are counted, whether the account exists or not.
pub fn account_key(user_type_id: UserTypeId, email: &str) -> Key {
    ACCOUNT.of(&format!("{user_type_id} {email}"))
}
