//! Jobs of commissions. Done twice, each finds what it did.

use chrono::TimeDelta;

use super::{approve, emails, review};
use crate::{
    app::App,
    commissions::store,
    error::Result,
    jobs::{Failure, Job},
};

/// The kind of the recurring job that approves commissions whose hold has ended. Done twice, it finds nothing.
pub const APPROVE: &str = "commissions.approve";
/// The kind of the recurring job that sends statements of months that have ended. Done twice, it finds that they were sent.
pub const STATEMENTS: &str = "commissions.statements";

/// Does a job of these kinds, and of `REVIEW`.
pub async fn work(app: &App, job: &Job) -> Result<(), Failure> {
    match job.kind.as_str() {
        review::REVIEW => review::review(app, job).await,
        APPROVE => Ok(approve::approve_due(app).await?),
        STATEMENTS => Ok(emails::enqueue_statements(app).await?),
        other => Err(Failure::Permanent(format!("commissions have no jobs of the kind {other}"))),
    }
}

/// Forgets the digests of who placed orders, and of cards that paid partners' own, which are older than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    let before = app.clock.now() - keep;
    let mut tx = app.db.begin().await?;
    let buyers = store::attributions::forget_buyers(&mut tx, before).await?;
    let cards = store::cards::forget_before(&mut tx, before).await?;
    tx.commit().await?;
    Ok(buyers + cards)
}
