//! payout and payout_line.

use chrono::{DateTime, Utc};

use crate::{
    commissions::model::{Payout, PayoutLine, PayoutStatus},
    db::{Db, DbResult, Session, Tx},
    id::{AffiliateId, PayoutId, PayoutLineId},
    money::{CurrencyCode, Money},
};

const COLUMNS: &str = "SELECT id, currency, status, created_by, created_at, exported_at FROM payout WHERE";
const LINE_COLUMNS: &str = "SELECT id, payout_id, affiliate_id, amount_minor, (SELECT currency FROM payout WHERE payout.id = payout_line.payout_id) AS currency, \
     account, status, reason, settled_by, settled_at FROM payout_line WHERE";

/// Inserts a batch and returns its id.
pub async fn insert(tx: &mut Tx, currency: CurrencyCode, actor: &str, now: DateTime<Utc>) -> DbResult<PayoutId> {
    tx.sql("INSERT INTO payout (currency, status, created_by, created_at) VALUES ($1, 'open', $2, $3) RETURNING id")
        .bind(currency)
        .bind(actor.to_owned())
        .bind(now)
        .scalar()
        .await
}

/// Inserts a line and returns its id.
pub async fn insert_line(
    tx: &mut Tx,
    payout: PayoutId,
    affiliate: AffiliateId,
    amount: Money,
    account: &str,
) -> DbResult<PayoutLineId> {
    tx.sql(
        "INSERT INTO payout_line (payout_id, affiliate_id, amount_minor, account, status) VALUES ($1, $2, $3, $4, 'open') RETURNING id",
    )
    .bind(payout)
    .bind(affiliate)
    .bind(amount.minor)
    .bind(account.to_owned())
    .scalar()
    .await
}

/// A batch.
pub async fn find<'c>(session: impl Session<'c>, id: PayoutId) -> DbResult<Option<Payout>> {
    session.sql(COLUMNS).push_bind(" id =", id).optional().await
}

/// A batch, locked until the transaction ends.
pub async fn lock(tx: &mut Tx, id: PayoutId) -> DbResult<Option<Payout>> {
    tx.sql(COLUMNS).push_bind(" id =", id).for_update().optional().await
}

/// The lines of a batch.
pub async fn lines<'c>(session: impl Session<'c>, payout: PayoutId) -> DbResult<Vec<PayoutLine>> {
    session.sql(LINE_COLUMNS).push_bind(" payout_id =", payout).push(" ORDER BY id").all().await
}

/// Stores the settlement of a line.
pub async fn settle_line(tx: &mut Tx, line: &PayoutLine) -> DbResult<()> {
    tx.sql("UPDATE payout_line SET status = $2, reason = $3, settled_by = $4, settled_at = $5 WHERE id = $1")
        .bind(line.id)
        .bind(line.status.name())
        .bind(line.reason.clone())
        .bind(line.settled_by.clone())
        .bind(line.settled_at)
        .execute()
        .await?;
    Ok(())
}

/// Sets the status of a batch.
pub async fn set_status(tx: &mut Tx, id: PayoutId, status: PayoutStatus) -> DbResult<()> {
    tx.sql("UPDATE payout SET status = $2 WHERE id = $1").bind(id).bind(status.name()).execute().await?;
    Ok(())
}

/// Records that a batch was exported.
pub async fn set_exported(db: &Db, id: PayoutId, now: DateTime<Utc>) -> DbResult<()> {
    db.sql("UPDATE payout SET exported_at = $2 WHERE id = $1").bind(id).bind(now).execute().await?;
    Ok(())
}

/// A page of batches, the latest first.
pub async fn list(db: &Db, status: Option<PayoutStatus>, take: i64, skip: i64) -> DbResult<Vec<Payout>> {
    db.sql(COLUMNS)
        .push_bind(" id <", PayoutId(i64::MAX))
        .push_some(" AND status =", status.map(PayoutStatus::name))
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of batches.
pub async fn count(db: &Db, status: Option<PayoutStatus>) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM payout WHERE 1 = 1")
        .push_some(" AND status =", status.map(PayoutStatus::name))
        .scalar()
        .await
}
