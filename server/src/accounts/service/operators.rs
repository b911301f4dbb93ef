//! What operators do with accounts.

use rand::seq::IndexedRandom as _;

use super::{check_new_password, passwords::replace, security_events::append_event};
use crate::{
    accounts::{
        model::{NewUser, SessionInfo, User, UserId, UserType},
        passwords,
        store::{
            links::{self, Purpose},
            sessions as session_store,
            users::{self, Search},
        },
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    forms,
    visitor::Visitor,
};

/// Characters of generated passwords, without those that are easily confused.
const SIGNS: &[u8] = b"abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// Length of the random part of a generated password, without the last three characters (one of each required group).
const LENGTH: usize = 16;

/// A random password that satisfies the password rules.
pub fn made_up_password() -> String {
    let mut rng = rand::rng();
    let mut text: String = (0..LENGTH).filter_map(|_| SIGNS.choose(&mut rng)).map(|sign| char::from(*sign)).collect();
    for group in [b"ABCDEFGHJKLMNPQRSTUVWXYZ".as_slice(), b"23456789", b"-+!?"] {
        text.extend(group.choose(&mut rng).map(|sign| char::from(*sign)));
    }
    text
}

/// Creates an account without sending an e-mail. Applies the same rules as registration.
pub async fn create(app: &App, new: NewUser, password: &str) -> Result<User> {
    check(app, password)?;
    for (field, name) in [("firstName", &new.first_name), ("lastName", &new.last_name)] {
        if !name.is_empty() {
            forms::check_field("register", field, name, &app.form_facts())?;
        }
    }
    let hash = passwords::hash(app, password).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = users::insert(&mut tx, &new, &hash, now).await?.ok_or_else(|| Error::rejected("error-user-exists"))?;
    append_event(&mut tx, Some(id), "created-by-operator", &Visitor::default(), now).await?;
    let user = users::find(&mut tx, id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    Ok(user)
}

fn check(app: &App, password: &str) -> Result<()> {
    forms::check_field("register", "password", password, &app.form_facts())?;
    check_new_password(password)
}

/// A page of accounts, the newest first, and the total number.
pub async fn list(app: &App, search: &Search, page: i64, take: i64) -> Result<(Vec<User>, i64)> {
    let users = users::list(&app.db, search, (page - 1).max(0) * take, take).await?;
    Ok((users, users::count(&app.db, search).await?))
}

/// The account with this id.
pub async fn show(app: &App, id: UserId) -> Result<User> {
    users::find(&app.db, id).await?.ok_or(Error::NotFound)
}

/// The account with this id, read in a transaction.
pub async fn get(tx: &mut Tx, id: UserId) -> Result<User> {
    users::find(tx, id).await?.ok_or(Error::NotFound)
}

/// All accounts with an e-mail address.
pub async fn with_email(app: &App, email: &str) -> Result<Vec<User>> {
    match forms::email(email) {
        Some(email) => Ok(users::with_email(&app.db, &email).await?),
        None => Ok(Vec::new()),
    }
}

/// Changes the type of an account and ends its sessions. A `dry_run` writes nothing.
pub async fn set_type(app: &App, user: &User, user_type: UserType, dry_run: bool) -> Result<()> {
    let mut tx = app.db.begin().await?;
    if users::update_type(&mut tx, user, user_type).await? == 0 {
        return Err(Error::rejected("error-user-exists"));
    }
    session_store::delete_all(&mut tx, user.id).await?;
    append_event(&mut tx, Some(user.id), "type-changed", &Visitor::default(), app.clock.now()).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(())
}

/// Disables an account and ends its sessions, or enables it again. Returns whether that changed anything. A `dry_run` writes
/// nothing.
pub async fn set_disabled(app: &App, user: &User, disabled: bool, dry_run: bool) -> Result<bool> {
    if user.disabled_at.is_some() == disabled {
        return Ok(false);
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    users::set_disabled(&mut tx, user.id, disabled.then_some(now)).await?;
    if disabled {
        session_store::delete_all(&mut tx, user.id).await?;
        links::delete(&mut tx, user.id, Purpose::Email).await?;
    }
    let kind = if disabled { "disabled" } else { "enabled" };
    append_event(&mut tx, Some(user.id), kind, &Visitor::default(), now).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(true)
}

/// Sets a password and ends all sessions.
pub async fn reset_password_to(app: &App, user: &User, password: &str) -> Result<()> {
    check(app, password)?;
    let hash = passwords::hash(app, password).await?;
    let mut tx = app.db.begin().await?;
    replace(&mut tx, user, &hash).await?;
    append_event(&mut tx, Some(user.id), "password-set-by-operator", &Visitor::default(), app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// A user's sessions.
pub async fn sessions(app: &App, user: UserId) -> Result<Vec<SessionInfo>> {
    super::sessions::active(app, user).await
}

/// Ends all sessions of a user.
pub async fn end_sessions(app: &App, user: UserId) -> Result<()> {
    super::sessions::sign_out_everywhere(app, user, &Visitor::default()).await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_generated_password_satisfies_the_password_rules() {
        let facts = forms::Facts { countries: BTreeMap::new(), today: chrono::NaiveDate::MIN };
        for _ in 0..200 {
            let password = made_up_password();
            assert_eq!(password.len(), LENGTH + 3);
            forms::check_field("register", "password", &password, &facts).unwrap();
            assert!(!passwords::is_common(&password));
        }
        assert_ne!(made_up_password(), made_up_password());
    }
}
