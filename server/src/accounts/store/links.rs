//! user_link.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::UserId,
    db::{Db, DbResult, Session, Tx},
    text_enum::named_enum,
};

named_enum! {
    /// The purpose of a link in an e-mail.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Purpose {
        /// Verifies the account's address.
        Verify = "verify",
        /// Sets a new password.
        Reset = "reset",
        /// Confirms a new address.
        Email = "email",
    }
}

/// Identifies a link as long as its row exists.
pub use crate::id::LinkId;

/// A stored link.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct LinkRow {
    pub user_id: UserId,
    pub purpose: String,
    pub email: String,
}

/// Inserts a link without its token, which is set when the e-mail is sent.
pub async fn insert(
    tx: &mut Tx,
    user: UserId,
    email: &str,
    purpose: Purpose,
    now: DateTime<Utc>,
    expires_at: DateTime<Utc>,
) -> DbResult<LinkId> {
    tx.sql(
        "INSERT INTO user_link (user_id, purpose, email, created_at, expires_at) \
         VALUES ($1, $2, $3, $4, $5) RETURNING id",
    )
    .bind(user)
    .bind(purpose.name())
    .bind(email.to_owned())
    .bind(now)
    .bind(expires_at)
    .scalar()
    .await
}

/// A link that has not expired.
pub async fn find(tx: &mut Tx, link: LinkId, now: DateTime<Utc>) -> DbResult<Option<LinkRow>> {
    tx.sql("SELECT user_id, purpose, email FROM user_link WHERE id = $1 AND expires_at > $2")
        .bind(link)
        .bind(now)
        .optional()
        .await
}

/// Sets a link's token, and the time until which it works.
pub async fn set_token(tx: &mut Tx, link: LinkId, token: &str, expires_at: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE user_link SET token_hash = $2, expires_at = $3 WHERE id = $1")
        .bind(link)
        .bind(token.to_owned())
        .bind(expires_at)
        .execute()
        .await
}

/// Whether a link is still valid.
pub async fn is_alive(db: &Db, purpose: Purpose, token: &str, now: DateTime<Utc>) -> DbResult<bool> {
    let count: i64 = db
        .sql("SELECT COUNT(*) FROM user_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3")
        .bind(token.to_owned())
        .bind(purpose.name())
        .bind(now)
        .scalar()
        .await?;
    Ok(count > 0)
}

/// Deletes a link and returns its user and the address that it was sent to, if it was still valid.
pub async fn take(
    tx: &mut Tx,
    purpose: Purpose,
    token: &str,
    now: DateTime<Utc>,
) -> DbResult<Option<(UserId, String)>> {
    tx.sql("DELETE FROM user_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING user_id, email")
        .bind(token.to_owned())
        .bind(purpose.name())
        .bind(now)
        .optional()
        .await
}

/// The address of the latest unexpired link of a purpose.
pub async fn latest_email(db: &Db, user: UserId, purpose: Purpose, now: DateTime<Utc>) -> DbResult<Option<String>> {
    db.sql(
        "SELECT email FROM user_link WHERE user_id = $1 AND purpose = $2 AND expires_at > $3 \
         ORDER BY created_at DESC, id DESC LIMIT 1",
    )
    .bind(user)
    .bind(purpose.name())
    .bind(now)
    .optional_scalar()
    .await
}

/// Deletes a user's links of a purpose.
pub async fn delete(tx: &mut Tx, user: UserId, purpose: Purpose) -> DbResult<u64> {
    tx.sql("DELETE FROM user_link WHERE user_id = $1 AND purpose = $2").bind(user).bind(purpose.name()).execute().await
}

/// Deletes expired links.
pub async fn delete_expired(tx: &mut Tx, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM user_link WHERE expires_at <= $1").bind(now).execute().await
}
