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
/// The kind of the recurring job that forgets who placed orders that are long decided. Done twice, it finds nothing.
pub const PRUNE: &str = "commissions.prune";
/// How long digests of who ordered are kept: the longest hold with time for an operator to look.
const KEEP_BUYERS: TimeDelta = TimeDelta::days(400);

/// Does a job of these kinds, and of `REVIEW`.
pub async fn work(app: &App, job: &Job) -> Result<(), Failure> {
    match job.kind.as_str() {
        review::REVIEW => review::review(app, job).await,
        APPROVE => Ok(approve::approve_due(app).await?),
        STATEMENTS => Ok(emails::enqueue_statements(app).await?),
        PRUNE => prune(app).await.map_err(Failure::from),
        other => Err(Failure::Permanent(format!("commissions have no jobs of the kind {other}"))),
    }
}

pub(in crate::commissions) async fn prune(app: &App) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::attributions::forget_buyers(&mut tx, app.clock.now() - KEEP_BUYERS).await?;
    store::cards::forget_before(&mut tx, app.clock.now() - KEEP_BUYERS).await?;
    tx.commit().await?;
    Ok(())
}
