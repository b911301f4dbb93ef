//! The sandbox: a page of the shop's own that simulates a provider, so that a shop can be tried without money.

use chrono::{DateTime, TimeDelta, Utc};

use super::call::{CallError, Page, ReturnUrls};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    money::Money,
    payments::{
        model::{Payment, ProviderPayment},
        store::sandbox::{self as store, SandboxSession},
    },
    tenancy::Storefront,
    text_enum::named_enum,
};

/// Duration of a slow payment.
const SLOW: TimeDelta = TimeDelta::seconds(10);

named_enum! {
    /// A choice of the shopper on the page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::payments) enum Decision {
        /// Pay at once.
        Success = "success",
        /// Pay; the provider takes a while to confirm.
        Slow = "slow",
        /// The provider declines.
        Decline = "decline",
        /// Go back without paying; nothing is written.
        Abandon = "abandon",
    }
}

/// Opens the page for a payment; repeated calls return the same page.
pub(super) async fn open_page(app: &App, payment: &Payment, front: &Storefront, back: &ReturnUrls) -> Result<Page> {
    store::insert(&app.db, payment, &back.shopper, app.clock.now()).await?;
    let url = format!("{}{}/sandbox/pay/{}", front.origin, front.prefix(&front.language), payment.token);
    Ok(Page { session_id: payment.token.clone(), url })
}

/// The session of a token.
pub(in crate::payments) async fn find_session(app: &App, token: &str) -> Result<Option<SandboxSession>> {
    Ok(store::find(&app.db, token).await?)
}

/// Stores the shopper's choice, only the first time; returns when the payment is settled by it.
pub(in crate::payments) async fn decide(
    tx: &mut Tx,
    now: DateTime<Utc>,
    token: &str,
    decision: Decision,
) -> Result<Option<DateTime<Utc>>> {
    let wait = if decision == Decision::Slow { SLOW } else { TimeDelta::zero() };
    let settles_at = now + wait;
    let is_first = store::decide(tx, token, decision.name(), settles_at).await? > 0;
    Ok(is_first.then_some(settles_at))
}

/// The sandbox's response about a payment.
pub(super) async fn retrieve_payment(app: &App, payment: &Payment) -> Result<ProviderPayment, CallError> {
    let session =
        store::find(&app.db, &payment.token).await.map_err(|error| CallError::Uncertain(error.to_string()))?;
    let Some(session) = session else { return Ok(ProviderPayment::NotFound) };
    let is_settled = session.settles_at.is_some_and(|at| at <= app.clock.now());
    match session.decision.as_deref() {
        None => Ok(ProviderPayment::Open),
        Some("decline") => Ok(ProviderPayment::Failed),
        Some(_) if !is_settled => Ok(ProviderPayment::Processing),
        Some(_) => paid(&session).map_err(|error| CallError::Uncertain(error.to_string())),
    }
}

fn paid(session: &SandboxSession) -> Result<ProviderPayment> {
    let currency = session.currency.parse().map_err(Error::internal)?;
    Ok(ProviderPayment::Paid {
        amount: Money::new(session.amount_minor, currency),
        token: session.token.clone(),
        provider_payment: format!("sandbox {}", session.token),
        warning: None,
        card: None,
    })
}
