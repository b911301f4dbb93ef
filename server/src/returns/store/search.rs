//! Operators' searches for returns.

use chrono::{DateTime, Utc};

use super::cases::COLUMNS;
use crate::{
    db::{Db, DbResult, Session, Statement},
    id::ReturnId,
    returns::{
        model::{Kind, ReturnCase, ReturnFilter},
        status::Status,
    },
};

fn filtered<'c>(statement: Statement<'c>, filter: &ReturnFilter) -> Statement<'c> {
    statement
        .push_some(" AND tenant_id =", filter.tenant)
        .push_some(" AND status =", filter.status.map(Status::name))
        .push_some(" AND kind =", filter.kind.map(Kind::name))
        .push_some(" AND order_id =", filter.order)
        .push_some(" AND requested_at >=", filter.from)
        .push_some(" AND requested_at <", filter.until)
}

/// A page of returns before an id, latest first.
pub async fn list(db: &Db, filter: &ReturnFilter, before: ReturnId, take: i64, skip: i64) -> DbResult<Vec<ReturnCase>> {
    filtered(db.sql(COLUMNS).push_bind(" WHERE id <", before), filter)
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of matching returns.
pub async fn count(db: &Db, filter: &ReturnFilter) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM return_case WHERE id > 0"), filter).scalar().await
}

/// Number of returns that have not ended.
pub async fn count_open(db: &Db) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM return_case WHERE status IN ('requested', 'approved', 'received', 'inspected')")
        .scalar()
        .await
}

/// Number of returns that have had this status since before a point in time.
pub async fn count_waiting(db: &Db, status: Status, before: DateTime<Utc>) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM return_case WHERE status = $1 AND updated_at < $2")
        .bind(status.name())
        .bind(before)
        .scalar()
        .await
}
