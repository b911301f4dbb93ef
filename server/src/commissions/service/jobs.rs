//! Jobs of commissions. All are idempotent.

use chrono::TimeDelta;

use super::{approve, emails, review};
use crate::{
    app::App,
    commissions::store,
    error::Result,
    jobs::{Failure, Job},
};

/// The kind of the recurring job that approves commissions whose hold period has ended. Running it twice approves nothing twice.
pub const APPROVE: &str = "commissions.approve";
/// The kind of the recurring job that sends statements of months that have ended. Running it twice sends nothing twice.
pub const STATEMENTS: &str = "commissions.statements";

/// Runs a job of these kinds, or of `REVIEW`.
pub async fn work(app: &App, job: &Job) -> Result<(), Failure> {
    match job.kind.as_str() {
        review::REVIEW => review::review(app, job).await,
        APPROVE => Ok(approve::approve_due(app).await?),
        STATEMENTS => Ok(emails::enqueue_statements(app).await?),
        other => Err(Failure::Permanent(format!("commissions have no jobs of the kind {other}"))),
    }
}

/// Deletes the digests of customers, and of the cards of partners' own orders, that are older than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    let before = app.clock.now() - keep;
    let mut tx = app.db.begin().await?;
    let buyers = store::attributions::erase_buyers(&mut tx, before).await?;
    let cards = store::cards::delete_before(&mut tx, before).await?;
    tx.commit().await?;
    Ok(buyers + cards)
}
