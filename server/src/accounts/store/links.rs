//! user_link.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::UserId,
    db::{Db, DbResult, Session, Tx},
};

/// What a link in a letter does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Shows that letters arrive.
    Verify,
    /// Sets a new password.
    Reset,
    /// Confirms another address.
    Email,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Self::Verify => "verify",
            Self::Reset => "reset",
            Self::Email => "email",
        }
    }
}

pub async fn insert(
    tx: &mut Tx,
    (user, email): (UserId, &str),
    (purpose, token): (Purpose, &str),
    (now, expires_at): (DateTime<Utc>, DateTime<Utc>),
) -> DbResult<()> {
    tx.sql(
        "INSERT INTO user_link (token_hash, user_id, purpose, email, created_at, expires_at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(token.to_owned())
    .bind(user)
    .bind(purpose.word())
    .bind(email.to_owned())
    .bind(now)
    .bind(expires_at)
    .execute()
    .await?;
    Ok(())
}

/// Whether a link still leads somewhere.
pub async fn is_alive(db: &Db, purpose: Purpose, token: &str, now: DateTime<Utc>) -> DbResult<bool> {
    let count: i64 = db
        .sql("SELECT COUNT(*) FROM user_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3")
        .bind(token.to_owned())
        .bind(purpose.word())
        .bind(now)
        .scalar()
        .await?;
    Ok(count > 0)
}

/// Uses a link up: whose it was and which address it was sent to, if it was still good.
pub async fn take(
    tx: &mut Tx,
    purpose: Purpose,
    token: &str,
    now: DateTime<Utc>,
) -> DbResult<Option<(UserId, String)>> {
    tx.sql("DELETE FROM user_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING user_id, email")
        .bind(token.to_owned())
        .bind(purpose.word())
        .bind(now)
        .optional()
        .await
}

/// The address that the latest living link of a purpose was sent to.
pub async fn latest_email(db: &Db, user: UserId, purpose: Purpose, now: DateTime<Utc>) -> DbResult<Option<String>> {
    db.sql(
        "SELECT email FROM user_link WHERE user_id = $1 AND purpose = $2 AND expires_at > $3 \
         ORDER BY created_at DESC, token_hash LIMIT 1",
    )
    .bind(user)
    .bind(purpose.word())
    .bind(now)
    .optional_scalar()
    .await
}

/// Deletes a user's links of a purpose.
pub async fn delete(tx: &mut Tx, user: UserId, purpose: Purpose) -> DbResult<u64> {
    tx.sql("DELETE FROM user_link WHERE user_id = $1 AND purpose = $2").bind(user).bind(purpose.word()).execute().await
}

/// Deletes what nobody can use any more.
pub async fn delete_expired(tx: &mut Tx, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM user_link WHERE expires_at <= $1").bind(now).execute().await
}
