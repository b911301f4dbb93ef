//! What calls to all providers need and return: the shop's return URLs, the country and its settings, the page, the error.

use std::sync::Arc;

use crate::{
    app::App,
    jobs::Failure,
    payments::model::Payment,
    tenancy::{PaymentProvider, Storefront, Tenant},
};

/// Why a provider gave no usable response. The texts contain neither secrets nor URLs that could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(in crate::payments) enum CallError {
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

/// What a provider refuses stays refused.
impl From<CallError> for Failure {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Refused(reason) => Self::Permanent(reason),
            CallError::NotSent(reason) | CallError::Uncertain(reason) => Self::Transient(reason),
        }
    }
}

/// A provider's page for one payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::payments) struct Page {
    /// The provider's id of the page.
    pub(in crate::payments) session_id: String,
    /// The URL to which the shopper is redirected.
    pub(in crate::payments) url: String,
}

/// URLs for the shopper's return and for the provider's webhook.
pub(super) struct ReturnUrls {
    /// The shop's page that shows the payment's status.
    pub(super) shopper: String,
    /// The URL of the webhook.
    pub(super) report: String,
}

impl ReturnUrls {
    pub(super) fn of(payment: &Payment, front: &Storefront) -> Self {
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

/// The country of a payment.
pub(super) fn tenant_of(app: &App, payment: &Payment) -> Result<Arc<Tenant>, CallError> {
    let directory = app.directory();
    let tenant = directory.tenant(payment.tenant_id).cloned();
    tenant.ok_or_else(|| CallError::NotSent(format!("there is no country {}", payment.tenant_id)))
}

/// A setting that the call requires; fails when it is missing.
pub(super) fn required<'s, T>(value: Option<&'s T>, tenant: &Tenant, name: &str) -> Result<&'s T, CallError> {
    value.ok_or_else(|| CallError::NotSent(format!("the setting country.{}.{name} is missing", tenant.code)))
}
