//! Settings for reaching payment providers.

use serde::{Deserialize, Serialize};

use super::base_url::BaseUrl;

/// Addresses of payment providers. Their keys are set for each country: `[country.SI]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PaymentSettings {
    /// Stripe's API.
    pub stripe_url: BaseUrl,
    /// SSLCommerz' API; `https://sandbox.sslcommerz.com` charges no money.
    pub sslcommerz_url: BaseUrl,
    /// Enables the sandbox, in which everything is paid without money, for countries whose `payments` include it.
    pub sandbox: bool,
    /// Timeout for one response of a provider.
    pub timeout_seconds: u64,
}

impl Default for PaymentSettings {
    fn default() -> Self {
        Self {
            stripe_url: BaseUrl::of_default("https://api.stripe.com"),
            sslcommerz_url: BaseUrl::of_default("https://securepay.sslcommerz.com"),
            sandbox: false,
            timeout_seconds: 8,
        }
    }
}
