//! Sends a refund to its provider, at most once even when the process is killed between the call and the recording of its result.
//!
//! A refund is marked as being sent before the call. A later attempt that finds this mark cannot know whether the call was made:
//! at Stripe, the refund is looked up by its key, and a call is repeated with the same idempotency key; SSLCommerz supports
//! neither, so the refund becomes uncertain and an operator must check there.

use chrono::{DateTime, TimeDelta, Utc};

use super::refunds::{lock_refund, record_refund};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::RefundId,
    jobs::Failure,
    payments::{
        model::{Follow, Payment, ProviderRefund, Refund, RefundStatus},
        providers::{self, CallError},
        store::{payments, refunds},
    },
    tenancy::PaymentProvider,
};

/// Delay until a refund accepted by the provider is queried again.
pub(super) const NEXT_LOOK: TimeDelta = TimeDelta::hours(6);

/// The task of this attempt.
enum Attempt {
    /// Nothing: it is done, or handled by another job.
    None,
    /// Send it for the first time.
    First(Payment, Refund),
    /// Check whether it was sent.
    Again(Payment, Refund),
}

/// Runs a `payments.refund` job.
pub async fn send_refund(app: &App, id: RefundId, follow: Follow) -> Result<(), Failure> {
    let (payment, refund, answer) = match mark_sending(app, id).await? {
        Attempt::None => return Ok(()),
        Attempt::First(payment, refund) => {
            let answer = providers::refund(app, &payment, &refund).await;
            (payment, refund, answer)
        }
        Attempt::Again(payment, refund) => {
            let answer = match providers::find_refund(app, &payment, &refund).await {
                Ok(Some(reported)) => Ok(reported),
                Ok(None) => providers::refund(app, &payment, &refund).await,
                Err(error) => Err(error),
            };
            (payment, refund, answer)
        }
    };
    match answer {
        Ok(reported) => Ok(finish(app, id, &reported, follow).await?),
        Err(CallError::Refused(reason)) => Ok(finish(app, id, &ProviderRefund::Refused(reason), follow).await?),
        Err(error) => not_answered(app, &payment, &refund, &error).await,
    }
}

/// Commits the mark that the refund is being sent, before sending it.
async fn mark_sending(app: &App, id: RefundId) -> Result<Attempt> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            let (payment, mut refund) = lock_refund(&mut tx, id).await?;
            let attempt = match refund.status {
                RefundStatus::Waiting => {
                    refund.status = RefundStatus::Sending;
                    refund.sent_at = Some(now);
                    refunds::update(&mut tx, &refund, None).await?;
                    Attempt::First(payment, refund)
                }
                RefundStatus::Sending if is_repeatable(payment.provider) => Attempt::Again(payment, refund),
                RefundStatus::Sending => {
                    uncertain(&mut tx, now, payment, refund, "the process ended while it was being sent").await?;
                    Attempt::None
                }
                _ => Attempt::None,
            };
            tx.commit().await?;
            Ok(attempt)
        })
        .await
}

/// Whether a repeated call results in a single refund.
fn is_repeatable(provider: PaymentProvider) -> bool {
    matches!(provider, PaymentProvider::Stripe | PaymentProvider::Sandbox)
}

async fn finish(app: &App, id: RefundId, reported: &ProviderRefund, follow: Follow) -> Result<()> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            if let Some(transition) = record_refund(&mut tx, now, id, reported, now + NEXT_LOOK).await? {
                follow(app, &mut tx, &transition).await?;
            }
            tx.commit().await?;
            Ok::<(), Error>(())
        })
        .await
}

/// Handles a call whose outcome the provider did not report.
async fn not_answered(app: &App, payment: &Payment, refund: &Refund, error: &CallError) -> Result<(), Failure> {
    let now = app.clock.now();
    let is_taken_perhaps = matches!(error, CallError::Uncertain(_));
    if is_repeatable(payment.provider) {
        return Err(Failure::Transient(error.to_string()));
    }
    let reason = error.to_string();
    app.db
        .transact(async |mut tx: Tx| {
            let (payment, mut refund) = lock_refund(&mut tx, refund.id).await?;
            if refund.status == RefundStatus::Sending && is_taken_perhaps {
                uncertain(&mut tx, now, payment, refund, &reason).await?;
            } else if refund.status == RefundStatus::Sending {
                refund.status = RefundStatus::Waiting;
                refunds::update(&mut tx, &refund, None).await?;
            }
            tx.commit().await?;
            Ok::<(), Error>(())
        })
        .await?;
    if is_taken_perhaps { Ok(()) } else { Err(Failure::Transient(error.to_string())) }
}

async fn uncertain(
    tx: &mut Tx,
    now: DateTime<Utc>,
    mut payment: Payment,
    mut refund: Refund,
    reason: &str,
) -> Result<()> {
    refund.status = RefundStatus::Uncertain;
    refund.failure = Some(reason.to_owned());
    refunds::update(tx, &refund, None).await?;
    let (provider, id) = (payment.provider.name(), refund.id);
    payment.alarm = Some(format!(
        "it is not known whether {provider} made refund {id} ({reason}): check there, then run `vitrina payment resolve {id}`"
    ));
    payments::update(tx, &payment, None, now).await?;
    Ok(())
}
