//! Clicks and conversions that the rollups have not counted yet.

use crate::{
    db::{Db, DbResult, Session, Tx, insert_many},
    id::{ClickId, CommissionId},
};

pub(in crate::attribution) async fn insert_uncounted(tx: &mut Tx, clicks: &[ClickId]) -> DbResult<()> {
    let statement = tx.sql("INSERT INTO affiliate_click_uncounted (click_id) SELECT id FROM affiliate_click WHERE");
    statement.push_in(" id", clicks).execute().await?;
    Ok(())
}

/// Takes some of the uncounted clicks; they are marked as counted when the transaction commits.
pub(in crate::attribution) async fn take_uncounted_clicks(tx: &mut Tx, most: i64) -> DbResult<Vec<ClickId>> {
    tx.sql(
        "DELETE FROM affiliate_click_uncounted WHERE click_id IN (SELECT click_id FROM affiliate_click_uncounted \
         WHERE click_id > 0 ORDER BY click_id LIMIT $1) RETURNING click_id",
    )
    .bind(most)
    .scalars()
    .await
}

pub(in crate::attribution) async fn insert_conversions(tx: &mut Tx, commissions: &[CommissionId]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO affiliate_conversion_uncounted (commission_id) VALUES ",
        "",
        commissions,
        |statement, id| statement.push_bind(" (", *id).push(")"),
    )
    .await
}

/// Takes some of the changed commissions; they are marked as counted when the transaction commits.
pub(in crate::attribution) async fn take_uncounted_conversions(tx: &mut Tx, most: i64) -> DbResult<Vec<CommissionId>> {
    tx.sql(
        "DELETE FROM affiliate_conversion_uncounted WHERE id IN (SELECT id FROM affiliate_conversion_uncounted \
         WHERE id > 0 ORDER BY id LIMIT $1) RETURNING commission_id",
    )
    .bind(most)
    .scalars()
    .await
}

/// Whether anything is uncounted.
pub(in crate::attribution) async fn has_uncounted(db: &Db) -> DbResult<bool> {
    let click: Option<ClickId> = db
        .sql("SELECT click_id FROM affiliate_click_uncounted WHERE click_id > 0 ORDER BY click_id LIMIT 1")
        .optional_scalar()
        .await?;
    if click.is_some() {
        return Ok(true);
    }
    let change: Option<i64> = db
        .sql("SELECT id FROM affiliate_conversion_uncounted WHERE id > 0 ORDER BY id LIMIT 1")
        .optional_scalar()
        .await?;
    Ok(change.is_some())
}
