//! Forgetting: salts after their day, clicks and claims after a while.

use chrono::{DateTime, Months, TimeDelta, Utc};

use crate::{
    app::App,
    attribution::{
        model::{KEEP_CLAIM_DAYS, KEEP_MONTHS},
        store,
    },
    error::Result,
};

/// The kind of the job that forgets clicks. Done twice, it finds nothing.
pub const PRUNE: &str = "affiliates.prune-clicks";
/// Clicks that are deleted at a time, so that nobody waits long for it.
const AT_A_TIME: i64 = 2_000;

/// Deletes salts of days that are over, and what is too old.
pub async fn prune(app: &App) -> Result<()> {
    let now = app.clock.now();
    store::delete_salts_before(&app.db, &now.date_naive().to_string()).await?;
    let before = oldest_kept(now);
    while store::delete_clicks_before(&app.db, before, AT_A_TIME).await? == AT_A_TIME.unsigned_abs() {}
    store::delete_claims_before(&app.db, now - TimeDelta::days(KEEP_CLAIM_DAYS)).await?;
    Ok(())
}

/// Since when clicks are kept.
pub fn oldest_kept(now: DateTime<Utc>) -> DateTime<Utc> {
    now.checked_sub_months(Months::new(KEEP_MONTHS)).unwrap_or(DateTime::UNIX_EPOCH)
}
