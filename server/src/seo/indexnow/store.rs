//! SQL over indexnow_progress.

use crate::db::{DbResult, Session, Tx};

/// The position up to which the change feed was read; none if IndexNow was never enabled.
pub(super) async fn read_below<'c>(session: impl Session<'c>) -> DbResult<Option<i64>> {
    session.sql("SELECT read_below FROM indexnow_progress WHERE id = 1").optional_scalar().await
}

pub(super) async fn set_read_below(tx: &mut Tx, read_below: i64) -> DbResult<()> {
    tx.sql(
        "INSERT INTO indexnow_progress (id, read_below) VALUES (1, $1) \
         ON CONFLICT (id) DO UPDATE SET read_below = excluded.read_below",
    )
    .bind(read_below)
    .execute()
    .await?;
    Ok(())
}
