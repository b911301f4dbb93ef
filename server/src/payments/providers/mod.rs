//! Common interface to all providers: the page for a payment, its status, refunds. Never called inside a transaction.

mod call;
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
    tenancy::{PaymentProvider, Storefront},
};

use call::ReturnUrls;
pub(super) use call::{CallError, Page};
pub(super) use sandbox::{Decision, decide, find_session};

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
