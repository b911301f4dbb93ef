//! Common interface to all providers: the page for a payment, its status, refunds. Never called inside a transaction.

mod client;
mod sandbox;
mod sslcommerz;
pub(super) mod sslcommerz_signature;
mod stripe;
pub(super) mod stripe_signature;

use crate::{
    app::App,
    error::{Error, Result},
    payments::model::{Payer, Payment, ProviderPayment, ProviderRefund, Refund},
    tenancy::{PaymentProvider, Storefront, Tenant},
};

pub(super) use sandbox::{Decision, decide, find_session};

/// Why a provider gave no usable response. The texts contain neither secrets nor URLs that could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CallError {
    /// The call never reached the provider, or was rejected before it took effect.
    #[error("{0}")]
    NotSent(String),
    /// It may have reached the provider, and the outcome is unknown.
    #[error("{0}")]
    Uncertain(String),
    /// The provider refused the request.
    #[error("{0}")]
    Refused(String),
}

/// A provider's page for one payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    /// The provider's id of the page.
    pub(super) session_id: String,
    /// The URL to which the shopper is redirected.
    pub(super) url: String,
}

/// Opens the page on which a shopper pays. When the provider cannot be reached, the payment is unchanged.
pub(super) async fn open_page(app: &App, payment: &Payment, payer: &Payer, front: &Storefront) -> Result<Page> {
    let back = ReturnUrls::of(payment, front);
    let page = match payment.provider {
        PaymentProvider::Stripe => stripe::open_page(app, payment, payer, front, &back).await,
        PaymentProvider::Sslcommerz => sslcommerz::open_page(app, payment, payer, &back).await,
        PaymentProvider::Sandbox => return sandbox::open_page(app, payment, front, &back).await,
        PaymentProvider::CashOnDelivery => return Err(Error::internal("cash has no page to pay on")),
    };
    page.map_err(|error| {
        tracing::error!(payment = %payment.id, provider = payment.provider.name(), %error, "a payment could not be started");
        Error::rejected("error-payment-unavailable")
    })
}

/// URLs for the shopper's return and for the provider's webhook.
pub(super) struct ReturnUrls {
    /// The shop's page that shows the payment's status.
    pub(super) shopper: String,
    /// The URL of the webhook.
    pub(super) report: String,
}

impl ReturnUrls {
    fn of(payment: &Payment, front: &Storefront) -> Self {
        let prefix = front.prefix(&front.language);
        let page = match payment.provider {
            PaymentProvider::Sslcommerz => "SSLReturn",
            _ => "str/Return",
        };
        Self {
            shopper: format!("{}{prefix}/{page}?payment={}", front.origin, payment.token),
            report: format!("{}/api/payments/ipn/sslcommerz", front.origin),
        }
    }
}

/// Queries the provider for the current status of a payment.
pub(super) async fn retrieve_payment(app: &App, payment: &Payment) -> Result<ProviderPayment, CallError> {
    match payment.provider {
        PaymentProvider::Stripe => stripe::retrieve_payment(app, payment).await,
        PaymentProvider::Sslcommerz => sslcommerz::retrieve_payment(app, payment).await,
        PaymentProvider::Sandbox => sandbox::retrieve_payment(app, payment).await,
        PaymentProvider::CashOnDelivery => Ok(ProviderPayment::Open),
    }
}

/// Closes the page of a payment, so that it cannot be paid there any more.
pub(super) async fn close_page(app: &App, payment: &Payment) -> Result<(), CallError> {
    match payment.provider {
        PaymentProvider::Stripe => stripe::close_page(app, payment).await,
        _ => Ok(()),
    }
}

/// Sends a refund.
pub(super) async fn refund(app: &App, payment: &Payment, refund: &Refund) -> Result<ProviderRefund, CallError> {
    match payment.provider {
        PaymentProvider::Stripe => stripe::refund(app, payment, refund).await,
        PaymentProvider::Sslcommerz => sslcommerz::refund(app, payment, refund).await,
        PaymentProvider::Sandbox => Ok(ProviderRefund::Completed(Some(refund.token.clone()))),
        PaymentProvider::CashOnDelivery => Err(CallError::Refused("cash is refunded by bank transfer".to_owned())),
    }
}

/// Looks up a refund at the provider when it is unknown whether it was sent.
pub(super) async fn find_refund(
    app: &App,
    payment: &Payment,
    refund: &Refund,
) -> Result<Option<ProviderRefund>, CallError> {
    match payment.provider {
        PaymentProvider::Stripe => stripe::find_refund(app, payment, refund).await,
        _ => Ok(None),
    }
}

/// Queries the outcome of a refund that the provider has accepted.
pub(super) async fn retrieve_refund(
    app: &App,
    payment: &Payment,
    refund: &Refund,
) -> Result<ProviderRefund, CallError> {
    match payment.provider {
        PaymentProvider::Stripe => stripe::retrieve_refund(app, payment, refund).await,
        PaymentProvider::Sslcommerz => sslcommerz::retrieve_refund(app, payment, refund).await,
        PaymentProvider::Sandbox | PaymentProvider::CashOnDelivery => Ok(ProviderRefund::Completed(None)),
    }
}

/// The country of a payment.
fn tenant_of(app: &App, payment: &Payment) -> Result<std::sync::Arc<Tenant>, CallError> {
    let directory = app.directory();
    let tenant = directory.tenant(payment.tenant_id).cloned();
    tenant.ok_or_else(|| CallError::NotSent(format!("there is no country {}", payment.tenant_id)))
}

/// A setting that the call requires; fails when it is missing.
fn required<'s, T>(value: Option<&'s T>, tenant: &Tenant, name: &str) -> Result<&'s T, CallError> {
    value.ok_or_else(|| CallError::NotSent(format!("the setting country.{}.{name} is missing", tenant.code)))
}
