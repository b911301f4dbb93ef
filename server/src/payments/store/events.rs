//! SQL over payment_event.

use chrono::{DateTime, Utc};

use crate::{
    db::{Db, DbResult, Session, Tx},
    payments::model::Payment,
};

/// Stores a provider's report; returns 0 when it is already stored.
pub(in crate::payments) async fn insert(
    tx: &mut Tx,
    payment: &Payment,
    event_id: &str,
    kind: &str,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO payment_event (provider, event_id, tenant_id, payment_id, kind, received_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (provider, event_id) DO NOTHING",
    )
    .bind(payment.provider.name())
    .bind(event_id.to_owned())
    .bind(payment.tenant_id)
    .bind(payment.id)
    .bind(kind.to_owned())
    .bind(now)
    .execute()
    .await
}

/// Deletes reports from before a point in time; providers repeat them for a few days at most.
pub(in crate::payments) async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM payment_event WHERE received_at < $1").bind(before).execute().await
}
