//! Jobs of payments. All are idempotent: providers are queried, or called under an idempotency key, and every change happens
//! once.

use futures::future::{BoxFuture, FutureExt as _, ready};

use crate::{
    app::App,
    db::Tx,
    error::Result,
    id::{PaymentId, RefundId},
    jobs::{Failure, Job},
    payments::{
        job_kinds::{CHECK, CLOSE, RECONCILE, REFUND, REMIND_ACCOUNTS},
        model::{Follow, Transition},
        service,
    },
};

/// Runs a job of these kinds; `follow` is called for each change in its transaction.
pub async fn work(app: &App, job: &Job, follow: Follow) -> Result<(), Failure> {
    match job.kind.as_str() {
        CHECK => service::check(app, job.read::<PaymentId>()?, follow).await,
        CLOSE => service::close(app, job.read::<PaymentId>()?, follow).await,
        REFUND => service::send_refund(app, job.read::<RefundId>()?, follow).await,
        RECONCILE => service::reconcile_due(app, follow).await,
        REMIND_ACCOUNTS => service::remind(app).await.map(drop).map_err(Failure::from),
        other => Err(Failure::Permanent(format!("payments have no jobs of the kind {other}"))),
    }
}

/// A `Follow` callback that does nothing, for use without orders.
pub fn no_follow_up<'a>(_: &'a App, _: &'a mut Tx, _: &'a Transition) -> BoxFuture<'a, Result<()>> {
    ready(Ok(())).boxed()
}
