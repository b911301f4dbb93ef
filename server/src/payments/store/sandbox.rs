//! SQL over sandbox_session.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use crate::{
    db::{Db, DbResult, Session, Tx},
    payments::model::Payment,
};

/// The sandbox's record of a payment.
#[derive(Clone, Debug, FromRow)]
pub(in crate::payments) struct SandboxSession {
    pub(in crate::payments) token: String,
    pub(in crate::payments) amount_minor: i64,
    pub(in crate::payments) currency: String,
    pub(in crate::payments) return_url: String,
    pub(in crate::payments) decision: Option<String>,
    pub(in crate::payments) settles_at: Option<DateTime<Utc>>,
}

/// Opens a session for a payment, unless it has one.
pub(in crate::payments) async fn insert(
    db: &Db,
    payment: &Payment,
    return_url: &str,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    db.sql(
        "INSERT INTO sandbox_session (token, payment_id, amount_minor, currency, return_url, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (token) DO NOTHING",
    )
    .bind(payment.token.clone())
    .bind(payment.id)
    .bind(payment.amount.minor)
    .bind(payment.amount.currency.to_string())
    .bind(return_url.to_owned())
    .bind(now)
    .execute()
    .await
}

/// The session of a token.
pub(in crate::payments) async fn find(db: &Db, token: &str) -> DbResult<Option<SandboxSession>> {
    db.sql(
        "SELECT token, amount_minor, currency, return_url, decision, settles_at FROM sandbox_session WHERE token = $1",
    )
    .bind(token.to_owned())
    .optional()
    .await
}

/// Stores the shopper's choice once: returns 0 when there is one already.
pub(in crate::payments) async fn decide(
    tx: &mut Tx,
    token: &str,
    decision: &str,
    settles_at: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql("UPDATE sandbox_session SET decision = $2, settles_at = $3 WHERE token = $1 AND decision IS NULL")
        .bind(token.to_owned())
        .bind(decision.to_owned())
        .bind(settles_at)
        .execute()
        .await
}
