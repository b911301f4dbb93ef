//! New accounts.

use super::{Entry, Visitor, entry, links::request_link, note};
use crate::{
    accounts::{
        limits,
        model::NewUser,
        passwords,
        store::{links::Purpose, users},
    },
    app::App,
    error::{Error, Result},
    mail::Sender,
    rate_limit,
};

/// Makes an account, signs its person in and asks them by e-mail whether the address is theirs. Of many at once, one comes through.
pub async fn register(app: &App, sender: Sender, new: NewUser, password: &str, visitor: &Visitor) -> Result<Entry> {
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
    request_link(&mut tx, app, sender, &user, Purpose::Verify).await?;
    let entry = entry::begin(&mut tx, user, visitor, now).await?;
    tx.commit().await?;
    Ok(entry)
}

/// Refuses a password that everybody tries first.
pub fn check_new_password(password: &str) -> Result<()> {
    if passwords::is_common(password) { Err(Error::field("password", "form-common-password")) } else { Ok(()) }
}
