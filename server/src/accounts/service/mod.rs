//! Use cases of accounts: for their owners, for links in e-mails, for operators.

mod addresses;
mod comparable_email;
mod emails;
mod links;
mod notices;
mod operators;
mod password_check;
mod passwords;
mod personal;
mod profile;
mod register;
mod security_events;
mod sessions;
mod traces;

pub use super::store::users::Search;
pub use crate::mail::Sender;
pub use addresses::{NewAddress, delete_address, insert_address, list_addresses, set_default_address, update_address};
pub use emails::{change_email, confirm_email, resend_verification, verify_email};
pub use links::{IssuedLink, LinkId, SEND_LINK, issue_link, send_link};
pub use operators::{
    create, end_sessions, get, list, made_up_password, reset_password_to, sessions, set_disabled, set_type, show,
    with_email,
};
pub use password_check::{check_password, hold_password};
pub use passwords::{Passwords, change_password, forgot_password, reset_password};
pub use personal::{ErasureInitiator, erase, personal_data};
pub use profile::{ProfileEdit, phone_of, profile, update_profile};
pub use register::{CheckedRegistration, NewAccount, check_new_password, check_registration, register};
pub use sessions::{
    Caller, NewSession, authenticate, end_session, list_sessions, prune_events, prune_sessions, sign_in, sign_out,
    sign_out_everywhere,
};
pub use traces::{postal_addresses, sign_in_addresses};
