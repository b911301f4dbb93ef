//! Limits on attempts to sign in, register and ask for e-mails: who has failed too often waits, and the count fades. The owner can always
//! sign in: a browser that has signed in
//! before is counted by itself, and a link in an e-mail to the account's address needs no waiting.

use chrono::TimeDelta;

use crate::{
    id::UserTypeId,
    rate_limit::{Key, Policy},
};

/// Guesses at an account's password.
pub const ACCOUNT: Policy = Policy::new("account", 10, TimeDelta::minutes(6));
/// The same from a browser that has signed in to the account before.
pub const DEVICE: Policy = Policy::new("device", 10, TimeDelta::minutes(6));
/// Guesses at the password of somebody who is signed in already.
pub const SIGNED_IN: Policy = Policy::new("again", 10, TimeDelta::minutes(6));
/// Guesses from one network at all accounts.
pub const NETWORK: Policy = Policy::new("network", 60, TimeDelta::minutes(1));
/// Accounts made from one network.
pub const REGISTRATION: Policy = Policy::new("registration", 100, TimeDelta::minutes(1));
/// E-mails asked for from one network.
pub const EMAILS_FROM: Policy = Policy::new("emails-from", 60, TimeDelta::minutes(1));
/// E-mails to one person.
pub const EMAILS_TO: Policy = Policy::new("emails-to", 5, TimeDelta::minutes(10));

/// Sessions of one account; past these, the one that was used least recently ends.
pub const SESSIONS: i64 = 50;
/// Known browsers of one account; past these, the one that was used least recently is forgotten.
pub const DEVICES: i64 = 50;
/// Security events of one account; past these, the oldest is deleted.
pub const EVENTS: i64 = 500;
/// Security events that belong to no account, such as guesses at addresses without one.
pub const EVENTS_OF_NOBODY: i64 = 10_000;

/// The count of guesses at an account, whether it exists or not.
pub fn account_key(user_type_id: UserTypeId, email: &str) -> Key {
    ACCOUNT.of(&format!("{user_type_id} {email}"))
}
