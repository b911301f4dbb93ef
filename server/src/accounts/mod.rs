//! Accounts: users, passwords, sessions, links in e-mails, addresses. Owns user_account, user_session, user_link, user_device,
//! user_address, security_event, erased_account.
//!
//! Accounts are shared by all countries. The extractors `SignedIn`, `Customer`, `Affiliate` and `Operator` enforce the
//! permissions: a handler that takes one receives the loaded user, and all other requests are refused. `own` checks that a user
//! id in a request is that of the signed-in user.

mod model;
mod tokens;
mod passwords;
mod limits;
mod store;
mod service;
mod http;

pub use http::{
    AddressForm, Affiliate, Customer, FromPage, Operator, SessionAnswer, SignedIn, browser_session, is_same_origin,
    routes, session_answer, session_key, session_token, signed_in, without_session,
};
pub use model::{Address, NewUser, PostalAddress, Profile, SessionInfo, User, UserId, UserType};
pub use service::{
    CheckedRegistration, ErasureInitiator, IssuedLink, LinkId, NewAccount, NewSession, SEND_LINK, Search, Sender,
    check_password, check_registration, create, end_sessions, erase, get, hold_password, issue_link, list,
    made_up_password, personal_data, postal_addresses, prune_events, prune_sessions, register, resend_verification,
    reset_password_to, send_link, sessions, set_disabled, set_type, show, sign_in_addresses, with_email,
};
