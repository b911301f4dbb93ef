//! New accounts.

use super::{Entry, Purpose, Visitor, Voice, entry, make_link, note, post};
use crate::{
    accounts::{
        limits,
        model::{NewUser, User},
        passwords,
        store::users,
    },
    app::App,
    error::{Error, Result},
    mail::Letter,
    rate_limit,
};
use chrono::TimeDelta;

/// How long the link of the first letter works.
pub const VERIFY_LIFE: TimeDelta = TimeDelta::days(2);

/// Makes an account, signs its person in and asks them by letter whether the address is theirs. Of many at once, one comes through.
pub async fn register(app: &App, voice: Voice, new: NewUser, password: &str, visitor: &Visitor) -> Result<Entry> {
    rate_limit::limit(app, limits::REGISTRATION.of_networks(visitor.address)).await?;
    if users::find_by_email(&app.db, new.user_type.id(), &new.email).await?.is_some() {
        return Err(Error::Rejected("error-user-exists"));
    }
    check_new_password(password)?;
    let hash = passwords::hash(password).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = users::insert(&mut tx, &new, &hash, now).await?.ok_or(Error::Rejected("error-user-exists"))?;
    let user = users::find(&mut tx, id).await?.ok_or(Error::NotFound)?;
    note(&mut tx, Some(id), "registered", visitor, now).await?;
    post_verification(&mut tx, app, voice, &user).await?;
    let entry = entry::begin(&mut tx, user, visitor, now).await?;
    tx.commit().await?;
    Ok(entry)
}

/// Writes to an account's address whether it is theirs.
pub async fn post_verification(tx: &mut crate::db::Tx, app: &App, voice: Voice, user: &User) -> Result<()> {
    let link = make_link(tx, app, voice, (user.id, &user.email), (Purpose::Verify, VERIFY_LIFE)).await?;
    post(tx, app, voice, user, &Letter::VerifyEmail { link, minutes: VERIFY_LIFE.num_minutes() }).await
}

/// Refuses a password that everybody tries first.
pub fn check_new_password(password: &str) -> Result<()> {
    if passwords::is_common(password) { Err(Error::field("password", "form-common-password")) } else { Ok(()) }
}
