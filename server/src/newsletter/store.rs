//! SQL over newsletter_subscription.

use chrono::{DateTime, Utc};

use super::model::State;
use crate::{
    db::{Db, DbResult, Session, Statement, Tx},
    id::SubscriptionId,
    tenancy::{LanguageId, TenantId},
};

/// A stored subscription with its address.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) id: SubscriptionId,
    pub(super) tenant_id: TenantId,
    pub(super) email: String,
    pub(super) language_id: LanguageId,
    pub(super) unsubscribe_token: String,
    pub(super) emails_sent: i64,
    pub(super) asked_at: DateTime<Utc>,
    pub(super) confirmed_at: Option<DateTime<Utc>>,
}

const COLUMNS: &str = "SELECT id, tenant_id, email, language_id, unsubscribe_token, emails_sent, asked_at, confirmed_at
     FROM newsletter_subscription WHERE email IS NOT NULL";

/// The subscription of an address in a country.
pub(super) async fn find(tx: &mut Tx, tenant_id: TenantId, email: &str) -> DbResult<Option<Row>> {
    tx.sql(COLUMNS).push_bind(" AND tenant_id =", tenant_id).push_bind(" AND email =", email).optional().await
}

/// Inserts an unconfirmed subscription; returns its id, or none when the address already has one.
pub(super) async fn insert(
    tx: &mut Tx,
    tenant_id: TenantId,
    email: &str,
    language_id: LanguageId,
    unsubscribe_token: &str,
    now: DateTime<Utc>,
) -> DbResult<Option<SubscriptionId>> {
    tx.sql(
        "INSERT INTO newsletter_subscription
           (tenant_id, email, language_id, unsubscribe_token, emails_sent, asked_at)
         VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (tenant_id, email) DO NOTHING RETURNING id",
    )
    .bind(tenant_id)
    .bind(email)
    .bind(language_id)
    .bind(unsubscribe_token)
    .bind(now)
    .optional_scalar()
    .await
}

/// Requests confirmation again: the link sent before becomes invalid.
pub(super) async fn update_asked(
    tx: &mut Tx,
    tenant_id: TenantId,
    id: SubscriptionId,
    language_id: LanguageId,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "UPDATE newsletter_subscription SET language_id = $3, confirm_hash = NULL, asked_at = $4, emails_sent = emails_sent + 1
         WHERE tenant_id = $1 AND id = $2 AND confirmed_at IS NULL AND email IS NOT NULL",
    )
    .bind(tenant_id)
    .bind(id)
    .bind(language_id)
    .bind(now)
    .execute()
    .await
}

/// Sets the digest of the link's token, unless the subscription was requested again, confirmed or ended in the meantime.
pub(super) async fn set_confirm_hash(
    tx: &mut Tx,
    id: SubscriptionId,
    asked_at: DateTime<Utc>,
    confirm_hash: &[u8],
) -> DbResult<Option<Row>> {
    tx.sql(
        "UPDATE newsletter_subscription SET confirm_hash = $3
         WHERE id = $1 AND asked_at <= $2 AND confirmed_at IS NULL AND email IS NOT NULL
         RETURNING id, tenant_id, email, language_id, unsubscribe_token, emails_sent, asked_at, confirmed_at",
    )
    .bind(id)
    .bind(asked_at)
    .bind(confirm_hash.to_vec())
    .optional()
    .await
}

/// A confirmed subscription.
pub(super) async fn find_confirmed(tx: &mut Tx, id: SubscriptionId) -> DbResult<Option<Row>> {
    tx.sql(COLUMNS).push(" AND confirmed_at IS NOT NULL").push_bind(" AND id =", id).optional().await
}

/// Confirms by the token of the link, once.
pub(super) async fn confirm(
    tx: &mut Tx,
    tenant_id: TenantId,
    confirm_hash: &[u8],
    now: DateTime<Utc>,
    not_before: DateTime<Utc>,
) -> DbResult<Option<Row>> {
    tx.sql(
        "UPDATE newsletter_subscription SET confirmed_at = $3, confirm_hash = NULL
         WHERE tenant_id = $1 AND confirm_hash = $2 AND email IS NOT NULL AND asked_at > $4
         RETURNING id, tenant_id, email, language_id, unsubscribe_token, emails_sent, asked_at, confirmed_at",
    )
    .bind(tenant_id)
    .bind(confirm_hash.to_vec())
    .bind(now)
    .bind(not_before)
    .optional()
    .await
}

/// Deletes the address of a token; returns 0 when the token is unknown. Idempotent.
pub(super) async fn leave(tx: &mut Tx, tenant_id: TenantId, token: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE newsletter_subscription SET email = NULL, confirm_hash = NULL, left_at = COALESCE(left_at, $3)
         WHERE tenant_id = $1 AND unsubscribe_token = $2",
    )
    .bind(tenant_id)
    .bind(token)
    .bind(now)
    .execute()
    .await
}

/// All subscriptions of an address.
pub(super) async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" AND email =", email.to_owned()).push(" ORDER BY id").all().await
}

/// Deletes an address in all countries.
pub(super) async fn unsubscribe_everywhere(tx: &mut Tx, email: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE newsletter_subscription SET email = NULL, confirm_hash = NULL, left_at = COALESCE(left_at, $2)
         WHERE email = $1",
    )
    .bind(email.to_owned())
    .bind(now)
    .execute()
    .await
}

/// Deletes a subscription that was not confirmed since it was requested.
pub(super) async fn delete_pending(tx: &mut Tx, id: SubscriptionId, asked_before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM newsletter_subscription WHERE id = $1 AND confirmed_at IS NULL AND left_at IS NULL AND asked_at <= $2")
        .bind(id)
        .bind(asked_before)
        .execute()
        .await
}

/// A filter for subscriptions.
#[derive(Clone, Copy)]
pub(super) struct Filter<'a> {
    /// Only of these countries; all when empty.
    pub(super) tenants: &'a [TenantId],
    pub(super) state: Option<State>,
}

/// Subscriptions in the order in which they were requested, after an id.
pub(super) async fn list(
    db: &Db,
    filter: Filter<'_>,
    after: SubscriptionId,
    take: i64,
    skip: i64,
) -> DbResult<Vec<Row>> {
    filtered(db.sql(COLUMNS), filter)
        .push_bind(" AND id >", after)
        .push_bind(" ORDER BY id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of subscriptions that match the filter.
pub(super) async fn count(db: &Db, filter: Filter<'_>) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM newsletter_subscription WHERE email IS NOT NULL"), filter).scalar().await
}

fn filtered<'c>(statement: Statement<'c>, filter: Filter<'_>) -> Statement<'c> {
    let Filter { tenants, state } = filter;
    let statement = if tenants.is_empty() { statement } else { statement.push(" AND ").push_in("tenant_id", tenants) };
    match state {
        None => statement,
        Some(State::Pending) => statement.push(" AND confirmed_at IS NULL"),
        Some(State::Confirmed) => statement.push(" AND confirmed_at IS NOT NULL"),
    }
}
