//! Use cases of accounts: for their owners, for links in e-mails, for operators.

mod addresses;
mod emails;
mod links;
mod operators;
mod passwords;
mod personal;
mod profile;
mod register;
mod sessions;
mod traces;

use chrono::{DateTime, Utc};

use super::{
    limits,
    model::{User, UserId},
    passwords::HashRequest,
    store::events,
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    forms,
    mail::{self, Notice, Recipient},
    rate_limit,
    visitor::Visitor,
};

pub use super::store::users::Search;
pub use crate::mail::Sender;
pub use addresses::{NewAddress, delete_address, insert_address, list_addresses, set_default_address, update_address};
pub use emails::{change_email, confirm_email, resend_verification, verify_email};
pub use links::{IssuedLink, LinkId, SEND_LINK, issue_link, send_link};
pub use operators::{
    create, end_sessions, get, list, made_up_password, reset_password_to, sessions, set_disabled, set_type, show,
    with_email,
};
pub use passwords::{Passwords, change_password, forgot_password, reset_password};
pub use personal::{ErasureInitiator, erase, personal_data};
pub use profile::{ProfileEdit, phone_of, profile, update_profile};
pub use register::{CheckedRegistration, NewAccount, check_new_password, check_registration, register};
pub use sessions::{
    Caller, NewSession, authenticate, end_session, list_sessions, prune_events, prune_sessions, sign_in, sign_out,
    sign_out_everywhere,
};
pub use traces::{postal_addresses, sign_in_addresses};

/// Checks a user's password before an action that cannot be undone; a wrong one is an error on the given field. Returns the hash
/// that it matched.
pub async fn check_password(
    app: &App,
    user: &User,
    password: &str,
    field: &'static str,
    visitor: &Visitor,
) -> Result<String> {
    let key = limits::SIGNED_IN.of(&user.id.to_string());
    let attempt = rate_limit::attempt(app, [key.clone()]).await?;
    let hash = super::store::users::password_hash(&app.db, user.id).await?;
    let request = HashRequest { is_known: true, has_begun: attempt.has_begun() };
    let is_right = match super::passwords::matches(password, hash.as_deref(), request).await {
        Ok(is_right) => is_right,
        Err(error) => {
            attempt.take_back().await?;
            return Err(error);
        }
    };
    let mut tx = app.db.begin().await?;
    if is_right {
        attempt.succeeded(&mut tx, &key).await?;
    } else {
        attempt.counts();
        note(&mut tx, Some(user.id), "password-wrong", visitor, app.clock.now()).await?;
    }
    tx.commit().await?;
    hash.filter(|_| is_right).ok_or_else(|| Error::field(field, "form-wrong-password"))
}

/// Locks the account's row if its password hash is still this one; if it has changed in the meantime, fails with an error on the
/// given field.
pub async fn hold_password(tx: &mut Tx, user: &User, hash: &str, field: &'static str) -> Result<()> {
    match super::store::users::hold(tx, user.id, hash).await? {
        0 => Err(Error::field(field, "form-wrong-password")),
        _ => Ok(()),
    }
}

/// Records a security event.
async fn note(
    tx: &mut Tx,
    user: Option<UserId>,
    kind: &'static str,
    visitor: &Visitor,
    now: DateTime<Utc>,
) -> Result<()> {
    tracing::info!(target: "vitrina::security", user = user.map(i64::from), kind, address = ?visitor.address, device = visitor.device);
    events::insert(tx, user, kind, visitor, now).await?;
    if let Some(user) = user {
        events::delete_oldest(tx, user, limits::EVENTS).await?;
    }
    Ok(())
}

/// Queues a notification to an account's own address.
async fn notify(tx: &mut Tx, app: &App, sender: Sender, user: &User, notice: &Notice) -> Result<()> {
    let to = Recipient::named(&user.email, &user.first_name).of_account(user.id);
    mail::enqueue(tx, app.clock.now(), sender, &to, notice).await
}

/// The shop and language in which the account was created, for e-mails outside of a request.
fn sender_of(user: &User) -> Sender {
    Sender { tenant: user.tenant_id, language: user.language_id }
}

/// An e-mail address in the form in which accounts are compared.
fn comparable(email: &str) -> Result<String> {
    forms::email(email).ok_or_else(|| Error::field("email", "form-email"))
}
