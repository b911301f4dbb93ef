//! user_account and erased_account.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::{NewUser, User, UserId, UserType},
    db::{DbError, DbResult, Session, Statement, Tx},
    id::UserTypeId,
};

const COLUMNS: &str = "SELECT id, user_type_id, email, email_verified_at, first_name, last_name, phone, phone_code, country_id, \
     date_of_birth, gender, tenant_id, language_id, terms_accepted_at, disabled_at, created_at FROM user_account ";

/// A filter for accounts.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Part of an e-mail address or a name, ignoring case.
    pub text: Option<String>,
    /// Only of this type.
    pub user_type: Option<UserType>,
    /// Only disabled accounts, or only enabled ones.
    pub disabled: Option<bool>,
}

pub async fn find(session: impl Session<'_>, id: UserId) -> DbResult<Option<User>> {
    session.sql(COLUMNS).push_bind(" WHERE id =", id).optional().await
}

pub async fn find_by_email(session: impl Session<'_>, user_type_id: UserTypeId, email: &str) -> DbResult<Option<User>> {
    session
        .sql(COLUMNS)
        .push_bind(" WHERE user_type_id =", user_type_id)
        .push_bind(" AND email =", email.to_owned())
        .optional()
        .await
}

/// All accounts with an address.
pub async fn with_email(session: impl Session<'_>, email: &str) -> DbResult<Vec<User>> {
    session.sql(COLUMNS).push_bind(" WHERE email =", email.to_owned()).push(" ORDER BY user_type_id").all().await
}

pub async fn password_hash(session: impl Session<'_>, id: UserId) -> DbResult<Option<String>> {
    session.sql("SELECT password_hash FROM user_account WHERE id = $1").bind(id).optional_scalar().await
}

/// Locks an account's row until the transaction ends, so that changes of the account and its addresses are serialised.
pub async fn lock(tx: &mut Tx, id: UserId) -> DbResult<()> {
    tx.sql("SELECT id FROM user_account WHERE id = $1")
        .bind(id)
        .for_no_key_update()
        .optional_scalar::<UserId>()
        .await?;
    Ok(())
}

/// Locks an enabled account's row if its password hash is still the one that was matched; returns whether it is. It is not if
/// the password was changed or reset, or the account disabled, in the meantime.
pub async fn lock_if_password_is(tx: &mut Tx, id: UserId, password_hash: &str) -> DbResult<bool> {
    let locked: Option<UserId> = tx
        .sql("SELECT id FROM user_account WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL")
        .bind(id)
        .bind(password_hash.to_owned())
        .for_no_key_update()
        .optional_scalar()
        .await?;
    Ok(locked.is_some())
}

/// The id of the new account; none if the address already has one of this type.
pub async fn insert(tx: &mut Tx, user: &NewUser, password_hash: &str, now: DateTime<Utc>) -> DbResult<Option<UserId>> {
    tx.sql(
        "INSERT INTO user_account
           (user_type_id, email, email_verified_at, password_hash, first_name, last_name, phone, phone_code, country_id,
            tenant_id, language_id, terms_accepted_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (user_type_id, email) DO NOTHING RETURNING id",
    )
    .bind(user.user_type.id())
    .bind(user.email.clone())
    .bind(user.is_verified.then_some(now))
    .bind(password_hash.to_owned())
    .bind(user.first_name.clone())
    .bind(user.last_name.clone())
    .bind(user.phone.clone())
    .bind(user.phone_code.clone())
    .bind(user.country_id)
    .bind(user.tenant_id)
    .bind(user.language_id)
    .bind(user.accepts_terms.then_some(now))
    .bind(now)
    .optional_scalar()
    .await
}

/// Updates the fields of an account that its user may change.
pub async fn update_profile(tx: &mut Tx, user: &User) -> DbResult<u64> {
    tx.sql(
        "UPDATE user_account SET first_name = $1, last_name = $2, phone = $3, phone_code = $4, date_of_birth = $5, \
         gender = $6 WHERE id = $7",
    )
    .bind(user.first_name.clone())
    .bind(user.last_name.clone())
    .bind(user.phone.clone())
    .bind(user.phone_code.clone())
    .bind(user.date_of_birth.clone())
    .bind(user.gender.clone())
    .bind(user.id)
    .execute()
    .await
}

pub async fn update_password(tx: &mut Tx, id: UserId, password_hash: &str) -> DbResult<u64> {
    tx.sql("UPDATE user_account SET password_hash = $1 WHERE id = $2")
        .bind(password_hash.to_owned())
        .bind(id)
        .execute()
        .await
}

/// Marks an address as verified, if it is still the account's.
pub async fn verify_email(tx: &mut Tx, id: UserId, email: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE user_account SET email_verified_at = $1 WHERE id = $2 AND email = $3 AND email_verified_at IS NULL")
        .bind(now)
        .bind(id)
        .bind(email.to_owned())
        .execute()
        .await
}

/// Sets a new address, unless another account of this type has it.
pub async fn update_email(tx: &mut Tx, user: &User, email: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE user_account SET email = $1, email_verified_at = $2 WHERE id = $3 AND NOT EXISTS \
         (SELECT 1 FROM user_account other WHERE other.user_type_id = $4 AND other.email = $1)",
    )
    .bind(email.to_owned())
    .bind(now)
    .bind(user.id)
    .bind(user.user_type_id)
    .execute()
    .await
    .or_else(none_if_taken)
}

/// A unique violation, from a concurrent transaction that took the address, counts as no row changed. The transaction cannot be
/// continued.
fn none_if_taken(error: DbError) -> DbResult<u64> {
    if error.violates_unique("user_account", &["user_type_id", "email"]) { Ok(0) } else { Err(error) }
}

/// Sets another type, unless the address already has an account of that type.
pub async fn update_type(tx: &mut Tx, user: &User, user_type: UserType) -> DbResult<u64> {
    tx.sql(
        "UPDATE user_account SET user_type_id = $1 WHERE id = $2 AND NOT EXISTS \
         (SELECT 1 FROM user_account other WHERE other.user_type_id = $1 AND other.email = $3)",
    )
    .bind(user_type.id())
    .bind(user.id)
    .bind(user.email.clone())
    .execute()
    .await
    .or_else(none_if_taken)
}

pub async fn set_disabled(tx: &mut Tx, id: UserId, since: Option<DateTime<Utc>>) -> DbResult<u64> {
    tx.sql("UPDATE user_account SET disabled_at = $1 WHERE id = $2").bind(since).bind(id).execute().await
}

/// Deletes an account; dependent rows are deleted by cascade.
pub async fn delete(tx: &mut Tx, id: UserId) -> DbResult<u64> {
    tx.sql("DELETE FROM user_account WHERE id = $1").bind(id).execute().await
}

/// Records that an account was erased.
pub async fn insert_erased(tx: &mut Tx, user: &User, erased_by: &'static str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO erased_account (user_type_id, tenant_id, erased_by, created_at, terms_accepted_at, erased_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(user.user_type_id)
    .bind(user.tenant_id)
    .bind(erased_by)
    .bind(user.created_at)
    .bind(user.terms_accepted_at)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

pub async fn list(session: impl Session<'_>, search: &Search, offset: i64, take: i64) -> DbResult<Vec<User>> {
    narrowed(session.sql(COLUMNS), search)
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", offset)
        .all()
        .await
}

pub async fn count(session: impl Session<'_>, search: &Search) -> DbResult<i64> {
    narrowed(session.sql("SELECT COUNT(*) FROM user_account "), search).scalar().await
}

fn narrowed<'c>(statement: Statement<'c>, search: &Search) -> Statement<'c> {
    let mut statement = statement.push(" WHERE id > 0");
    if let Some(text) = &search.text {
        let pattern = |text: &str| format!("%{}%", text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
        // SQLite's LOWER handles ASCII only, so names are also searched for as typed.
        statement = statement
            .push_bind(" AND (email LIKE", pattern(&text.to_lowercase()))
            .push_bind(" ESCAPE '\\' OR LOWER(first_name || ' ' || last_name) LIKE", pattern(&text.to_lowercase()))
            .push_bind(" ESCAPE '\\' OR first_name || ' ' || last_name LIKE", pattern(text))
            .push(" ESCAPE '\\')");
    }
    match search.disabled {
        Some(true) => statement.push(" AND disabled_at IS NOT NULL"),
        Some(false) => statement.push(" AND disabled_at IS NULL"),
        None => statement,
    }
    .push_some(" AND user_type_id =", search.user_type.map(UserType::id))
}
