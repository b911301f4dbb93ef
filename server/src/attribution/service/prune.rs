//! Deletion of old data: salts after their day, clicks and claims after the retention time.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    app::App,
    attribution::store,
    db::{DbResult, Tx},
    error::Result,
};

/// Clicks deleted per transaction, to keep locks short.
const AT_A_TIME: i64 = 2_000;

/// Deletes the salts of past days.
pub async fn prune_salts(app: &App) -> Result<u64> {
    Ok(store::delete_salts_before(&app.db, &app.clock.now().date_naive().to_string()).await?)
}

/// Deletes clicks older than `keep`.
pub async fn prune_clicks(app: &App, keep: TimeDelta) -> Result<u64> {
    let now = app.clock.now();
    let before = now.checked_sub_signed(keep).unwrap_or(DateTime::UNIX_EPOCH);
    let mut deleted = 0;
    loop {
        let mut tx = app.db.begin().await?;
        lock_clicks(&mut tx).await?;
        store::note_clicks_deleted(&mut tx, before).await?;
        let some = store::delete_clicks_before(&mut tx, before, AT_A_TIME).await?;
        tx.commit().await?;
        deleted += some;
        if some < AT_A_TIME.unsigned_abs() {
            return Ok(deleted);
        }
    }
}

/// Deletes claims older than `keep`.
pub async fn prune_claims(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(store::delete_claims_before(&app.db, app.clock.now() - keep).await?)
}

/// The time since which no click was deleted; none is deleted until the transaction ends.
pub async fn oldest_kept(tx: &mut Tx) -> DbResult<DateTime<Utc>> {
    lock_clicks(tx).await?;
    Ok(store::clicks_deleted_before(tx).await?.unwrap_or(DateTime::UNIX_EPOCH))
}

async fn lock_clicks(tx: &mut Tx) -> DbResult<()> {
    tx.lock("affiliate_click", 0).await
}
