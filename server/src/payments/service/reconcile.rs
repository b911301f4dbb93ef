//! Queries providers about unsettled payments: a single one after its shopper returned or its provider reported, all of them by
//! the recurring job.

use chrono::TimeDelta;
use serde::Serialize;

use super::{
    locked::{lock, save},
    record::record,
    refunds::record_refund,
    send_refund::NEXT_LOOK,
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{PaymentId, RefundId},
    jobs::Failure,
    payments::{
        model::{Follow, Payment, PaymentStatus, ProviderPayment, RefundStatus, SettlementResult, Transition},
        providers::{self, CallError},
        store::{events, payments as store, refunds},
    },
    tenancy::PaymentProvider,
};

/// A payment queried this recently is not queried again, so that reloading a page does not cause repeated calls.
const FRESH: TimeDelta = TimeDelta::seconds(1);
/// Maximum number of payments and of refunds per reconciliation.
const BATCH: i64 = 200;

/// Queries the provider about a payment and records the result, with its consequences, in one transaction. When the provider does
/// not respond, nothing changes. A payment queried within the last second is not queried again.
pub async fn settle(app: &App, id: PaymentId, follow: Follow) -> Result<SettlementResult> {
    let payment = store::find(&app.db, id).await?.ok_or(Error::NotFound)?;
    let is_fresh = payment.checked_at.is_some_and(|at| app.clock.now() - at < FRESH);
    if is_fresh {
        return Ok(SettlementResult { payment, transition: None });
    }
    match ask(app, payment, follow).await {
        Ok(settled) => Ok(settled),
        Err(CheckError::Unanswered(payment, error)) => {
            tracing::warn!(payment = %payment.id, %error, "the status of a payment could not be requested from its provider");
            Ok(SettlementResult { payment: *payment, transition: None })
        }
        Err(CheckError::Failed(error)) => Err(error),
    }
}

/// Why a payment was not settled.
enum CheckError {
    /// The provider did not respond.
    Unanswered(Box<Payment>, CallError),
    /// The shop itself failed.
    Failed(Error),
}

impl From<Error> for CheckError {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// Whether the provider's status may differ from the stored one.
fn may_change(payment: &Payment) -> bool {
    let is_settled = payment.paid.is_positive() || payment.provider == PaymentProvider::CashOnDelivery;
    !is_settled && payment.session_id.is_some()
}

async fn ask(app: &App, payment: Payment, follow: Follow) -> Result<SettlementResult, CheckError> {
    if !may_change(&payment) {
        return Ok(SettlementResult { payment, transition: None });
    }
    let reported = match providers::retrieve_payment(app, &payment).await {
        Ok(reported) => reported,
        Err(error) => return Err(CheckError::Unanswered(Box::new(payment), error)),
    };
    let transition = record_answer(app, payment.id, &reported, follow).await?;
    let payment = match &transition {
        Some(transition) => transition.payment.clone(),
        None => store::find(&app.db, payment.id).await?.ok_or(Error::NotFound)?,
    };
    Ok(SettlementResult { payment, transition })
}

async fn record_answer(
    app: &App,
    id: PaymentId,
    reported: &ProviderPayment,
    follow: Follow,
) -> Result<Option<Transition>> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            let transition = record(&mut tx, now, id, reported).await?;
            if let Some(transition) = &transition {
                follow(app, &mut tx, transition).await?;
            }
            tx.commit().await?;
            Ok::<_, Error>(transition)
        })
        .await
}

/// Runs a `payments.check` job: a provider has reported something about a payment.
pub async fn check(app: &App, id: PaymentId, follow: Follow) -> Result<(), Failure> {
    let payment = store::find(&app.db, id).await?.ok_or_else(|| Failure::Permanent(format!("no payment {id}")))?;
    for refund in refunds::of_payment(&app.db, id).await? {
        if refund.status == RefundStatus::Processing {
            query_refund(app, refund.id, follow).await?;
        }
    }
    match ask(app, payment, follow).await {
        Ok(_) => Ok(()),
        Err(CheckError::Unanswered(_, error)) => Err(error.into()),
        Err(CheckError::Failed(error)) => Err(error.into()),
    }
}

/// Runs a `payments.close` job: closes the page of a cancelled payment, and queries the payment in case it was paid just before.
pub async fn close(app: &App, id: PaymentId, follow: Follow) -> Result<(), Failure> {
    let payment = store::find(&app.db, id).await?.ok_or_else(|| Failure::Permanent(format!("no payment {id}")))?;
    if !may_change(&payment) {
        return Ok(());
    }
    match providers::close_page(app, &payment).await {
        // A page that cannot be closed has been paid, or is already closed.
        Ok(()) | Err(CallError::Refused(_)) => check(app, id, follow).await,
        Err(error) => Err(error.into()),
    }
}

/// Queries a refund that the provider has accepted.
async fn query_refund(app: &App, id: RefundId, follow: Follow) -> Result<(), Failure> {
    let Some(refund) = refunds::find(&app.db, id).await? else { return Ok(()) };
    let Some(payment) = store::find(&app.db, refund.payment_id).await? else { return Ok(()) };
    let reported = providers::retrieve_refund(app, &payment, &refund).await?;
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            if let Some(transition) = record_refund(&mut tx, now, id, &reported, now + NEXT_LOOK).await? {
                follow(app, &mut tx, &transition).await?;
            }
            tx.commit().await?;
            Ok::<(), Error>(())
        })
        .await?;
    Ok(())
}

/// Result of reconciling a payment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CheckedPayment {
    /// The payment after the query.
    pub payment: Payment,
    /// Its status before.
    pub from: PaymentStatus,
    /// Why the provider could not be queried.
    pub failure: Option<String>,
}

/// Summary of a reconciliation.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReconciliationSummary {
    /// The payments that were queried.
    pub payments: Vec<CheckedPayment>,
    /// The number of queried refunds; in a dry run, of those that would be.
    pub refunds: usize,
    /// Whether nothing was written.
    pub dry_run: bool,
}

/// The changes that `reconcile` would make at present: the providers are queried about payments, and nothing is written.
pub async fn preview_reconciliation(app: &App, ids: &[PaymentId]) -> Result<ReconciliationSummary> {
    let now = app.clock.now();
    let refunds = refunds::due(&app.db, now, BATCH).await?.len();
    let mut found = ReconciliationSummary { refunds, dry_run: true, ..ReconciliationSummary::default() };
    let due = if ids.is_empty() { store::due(&app.db, now, BATCH).await? } else { ids.to_vec() };
    for id in due {
        let payment = store::find(&app.db, id).await?.ok_or(Error::NotFound)?;
        found.payments.push(preview(app, payment).await?);
    }
    Ok(found)
}

async fn preview(app: &App, payment: Payment) -> Result<CheckedPayment> {
    let from = payment.status;
    if !may_change(&payment) {
        return Ok(CheckedPayment { payment, from, failure: None });
    }
    let reported = match providers::retrieve_payment(app, &payment).await {
        Ok(reported) => reported,
        Err(error) => return Ok(CheckedPayment { payment, from, failure: Some(error.to_string()) }),
    };
    let mut tx = app.db.begin().await?;
    record(&mut tx, app.clock.now(), payment.id, &reported).await?;
    let payment = store::find(&mut tx, payment.id).await?.ok_or(Error::NotFound)?;
    tx.rollback().await?;
    Ok(CheckedPayment { payment, from, failure: None })
}

/// Queries payments by their ids, or all unsettled ones. A payment that cannot be queried or recorded does not stop the others.
pub async fn reconcile(app: &App, ids: &[PaymentId], follow: Follow) -> Result<ReconciliationSummary> {
    let now = app.clock.now();
    let mut done = ReconciliationSummary::default();
    let due = if ids.is_empty() { store::due(&app.db, now, BATCH).await? } else { ids.to_vec() };
    for id in due {
        // A payment may be deleted with its order in the meantime.
        let Some(payment) = store::find(&app.db, id).await? else { continue };
        let from = payment.status;
        done.payments.push(match ask(app, payment.clone(), follow).await {
            Ok(settled) => CheckedPayment { payment: settled.payment, from, failure: None },
            Err(CheckError::Unanswered(payment, error)) => {
                postpone(app, payment.id).await?;
                CheckedPayment { payment: *payment, from, failure: Some(error.to_string()) }
            }
            Err(CheckError::Failed(error)) => {
                tracing::error!(payment = %id, %error, "the status of a payment could not be recorded");
                postpone(app, id).await?;
                CheckedPayment { payment, from, failure: Some(error.to_string()) }
            }
        });
    }
    for id in refunds::due(&app.db, now, BATCH).await? {
        if let Err(error) = query_refund(app, id, follow).await {
            tracing::warn!(refund = %id, %error, "the status of a refund could not be requested from its provider");
        }
        done.refunds += 1;
    }
    Ok(done)
}

/// Postpones a payment whose provider does not respond, so that it does not permanently delay the others.
async fn postpone(app: &App, id: PaymentId) -> Result<()> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            let payment = lock(&mut tx, id).await?;
            save(&mut tx, now, &payment, Some(now + TimeDelta::minutes(10))).await?;
            tx.commit().await?;
            Ok::<(), Error>(())
        })
        .await
}

/// Deletes providers' reports older than `keep`.
pub async fn prune_events(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(events::delete_before(&app.db, app.clock.now() - keep).await?)
}

/// Runs a `payments.reconcile` job.
pub async fn reconcile_due(app: &App, follow: Follow) -> Result<(), Failure> {
    let done = reconcile(app, &[], follow).await?;
    let failed = done.payments.iter().filter(|checked| checked.failure.is_some()).count();
    if failed > 0 {
        tracing::warn!(failed, asked = done.payments.len(), "the status of some payments could not be requested");
    }
    Ok(())
}
