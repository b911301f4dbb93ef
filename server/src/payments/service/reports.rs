//! Webhooks of providers: a signed report is stored once, and a job queries the provider for the actual status.
//!
//! A report belongs to the country of its payment and must be signed with that country's secret, whichever host received it.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    jobs::{self, NewJob, Priority, Queue},
    payments::{
        job_kinds::CHECK,
        model::Payment,
        providers::{Decision, decide, sslcommerz_signature, stripe_signature},
        store::{events, payments as store},
    },
    tenancy::PaymentProvider,
};

/// A report about a payment.
#[derive(Clone, Debug)]
struct Report<'a> {
    payment: Payment,
    event_id: &'a str,
    kind: &'a str,
    session_id: Option<&'a str>,
}

/// The fields read of Stripe's event: everything else is queried.
#[derive(Debug, Deserialize)]
struct StripeEvent {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    data: StripeData,
}

#[derive(Debug, Deserialize)]
struct StripeData {
    /// An object of any type: only a few of its fields are read.
    object: Value,
}

/// Handles a webhook of Stripe; returns whether it was new. An event unrelated to our payments is accepted and ignored.
pub async fn receive_stripe(app: &App, signature: &str, body: &[u8]) -> Result<bool> {
    let now = app.clock.now();
    let secrets =
        app.settings.country.iter().filter_map(|(code, own)| Some((code, own.stripe_webhook_secret.as_ref()?)));
    let signed_for: Vec<&str> = secrets
        .filter(|(_, secret)| stripe_signature::is_signed(secret, signature, body, now))
        .map(|(code, _)| code.as_str())
        .collect();
    if signed_for.is_empty() {
        return Err(Error::Forbidden);
    }
    let event: StripeEvent = serde_json::from_slice(body).map_err(|_| Error::field("body", "error-bad-request"))?;
    let object = &event.data.object;
    let Some(payment) = stripe_payment(app, object).await? else { return Ok(false) };
    if !is_of(app, &payment, &signed_for) {
        return Err(Error::Forbidden);
    }
    let session_id = object["id"].as_str().filter(|_| object["object"] == "checkout.session");
    receive(app, now, &Report { payment, event_id: &event.id, kind: &event.kind, session_id }).await
}

/// The payment that a Stripe object belongs to.
async fn stripe_payment(app: &App, object: &Value) -> Result<Option<Payment>> {
    let token = object["client_reference_id"].as_str().or_else(|| object["metadata"]["payment"].as_str());
    if let Some(token) = token {
        let found = store::find_by_token(&app.db, token).await?;
        return Ok(found.filter(|payment| payment.provider == PaymentProvider::Stripe));
    }
    let is_intent = object["object"] == "payment_intent";
    match object[if is_intent { "id" } else { "payment_intent" }].as_str() {
        Some(name) => store::find_by_provider_payment(&app.db, PaymentProvider::Stripe, name).await,
        None => Ok(None),
    }
}

fn is_of(app: &App, payment: &Payment, codes: &[&str]) -> bool {
    let directory = app.directory();
    directory.tenant(payment.tenant_id).is_some_and(|tenant| codes.contains(&tenant.code.as_str()))
}

/// Handles an instant payment notification of SSLCommerz; returns whether it was new.
pub async fn receive_sslcommerz(app: &App, fields: &[(String, String)]) -> Result<bool> {
    let value = |name: &str| fields.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value.as_str());
    let Some(payment) = store::find_by_token(&app.db, value("tran_id")).await? else { return Err(Error::Forbidden) };
    let directory = app.directory();
    let password = directory
        .tenant(payment.tenant_id)
        .and_then(|tenant| app.settings.of_country(&tenant.code)?.sslcommerz_store_password.as_ref());
    let is_signed = password.is_some_and(|password| sslcommerz_signature::is_signed(password, fields));
    if !is_signed || payment.provider != PaymentProvider::Sslcommerz {
        return Err(Error::Forbidden);
    }
    let event_id = format!("{} {} {}", payment.token, value("status"), value("val_id"));
    let report = Report { payment, event_id: &event_id, kind: value("status"), session_id: None };
    receive(app, app.clock.now(), &report).await
}

/// Stores the shopper's choice in the sandbox and reports it as a provider would. Only the first choice counts.
pub async fn decide_in_sandbox(app: &App, payment: &Payment, decision: Decision) -> Result<()> {
    let now = app.clock.now();
    app.db
        .transact(async |mut tx: Tx| {
            if let Some(settles_at) = decide(&mut tx, now, &payment.token, decision).await? {
                enqueue_check(&mut tx, now, payment, settles_at).await?;
            }
            tx.commit().await?;
            Ok::<(), Error>(())
        })
        .await
}

async fn receive(app: &App, now: DateTime<Utc>, report: &Report<'_>) -> Result<bool> {
    app.db
        .transact(async |mut tx: Tx| {
            let Report { payment, event_id, kind, session_id } = report;
            let is_new = events::insert(&mut tx, payment, event_id, kind, now).await? > 0;
            if is_new {
                if let Some(session_id) = session_id {
                    store::save_session(&mut tx, payment.id, session_id).await?;
                }
                enqueue_check(&mut tx, now, payment, now).await?;
            }
            tx.commit().await?;
            Ok::<_, Error>(is_new)
        })
        .await
}

/// Schedules a job that queries the provider; several reports about a payment in a row result in one query.
async fn enqueue_check(tx: &mut Tx, now: DateTime<Utc>, payment: &Payment, at: DateTime<Utc>) -> Result<()> {
    let about = format!("payment of order {}", payment.reference);
    let job = NewJob::new(CHECK, now, about, &payment.id)
        .in_queue(Queue::Webhook)
        .with_priority(Priority::High)
        .of_tenant(payment.tenant_id)
        .not_before(at);
    jobs::enqueue(tx, &job.dedup(format!("{CHECK} {}", payment.id))).await?;
    Ok(())
}
