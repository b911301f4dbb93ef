//! The payment methods that a country offers: those configured in its file, as far as this process supports them.

use url::Url;

use crate::{
    config::{CountrySettings, Settings},
    tenancy::{PaymentProvider, Storefront, Tenant},
};

/// The payment providers currently offered to a country's shoppers. A provider without keys is omitted, since payments there
/// would fail; in `demo` mode the sandbox replaces it.
pub fn offered(settings: &Settings, tenant: &Tenant) -> Vec<PaymentProvider> {
    let country = settings.of_country(&tenant.code);
    let mut offered = Vec::new();
    for named in &tenant.payments {
        let provider = match named {
            PaymentProvider::Sandbox => allows_sandbox(settings).then_some(*named),
            provider if has_keys(*provider, country) => Some(*provider),
            _ => settings.is_demo.then_some(PaymentProvider::Sandbox),
        };
        if let Some(provider) = provider.filter(|provider| !offered.contains(provider)) {
            offered.push(provider);
        }
    }
    offered
}

/// Whether payments in the sandbox are allowed.
pub(super) fn allows_sandbox(settings: &Settings) -> bool {
    settings.is_demo || settings.payments.sandbox
}

fn has_keys(provider: PaymentProvider, country: Option<&CountrySettings>) -> bool {
    match provider {
        PaymentProvider::Stripe => country.is_some_and(|own| own.stripe_secret_key.is_some()),
        PaymentProvider::Sslcommerz => {
            country.is_some_and(|own| own.sslcommerz_store_id.is_some() && own.sslcommerz_store_password.is_some())
        }
        PaymentProvider::CashOnDelivery | PaymentProvider::Sandbox => true,
    }
}

/// The settings that a country's providers require and that are missing. In a demo the sandbox replaces a provider without keys.
pub fn missing_secrets(settings: &Settings, tenant: &Tenant) -> Vec<String> {
    let own = settings.of_country(&tenant.code).cloned().unwrap_or_default();
    let mut missing = Vec::new();
    let mut need = |is_set: bool, name: &str| {
        if !is_set {
            missing.push(format!("country.{}.{name}", tenant.code));
        }
    };
    let needed = |provider: &&PaymentProvider| !settings.is_demo || has_keys(**provider, Some(&own));
    for provider in tenant.payments.iter().filter(needed) {
        match provider {
            PaymentProvider::Stripe => {
                need(own.stripe_secret_key.is_some(), "stripe_secret_key");
                need(own.stripe_webhook_secret.is_some(), "stripe_webhook_secret");
            }
            PaymentProvider::Sslcommerz => {
                need(own.sslcommerz_store_id.is_some(), "sslcommerz_store_id");
                need(own.sslcommerz_store_password.is_some(), "sslcommerz_store_password");
            }
            PaymentProvider::Sandbox => {
                need(allows_sandbox(settings), "payments (it names the sandbox; set payments.sandbox)");
            }
            PaymentProvider::CashOnDelivery => {}
        }
    }
    missing
}

/// The origin of a provider's page, as a source for the content security policy.
pub fn payment_page(settings: &Settings, provider: PaymentProvider) -> String {
    let (url, real, page) = match provider {
        PaymentProvider::Stripe => (&settings.payments.stripe_url, "api.stripe.com", "https://checkout.stripe.com"),
        PaymentProvider::Sslcommerz => {
            (&settings.payments.sslcommerz_url, ".sslcommerz.com", "https://*.sslcommerz.com")
        }
        PaymentProvider::CashOnDelivery | PaymentProvider::Sandbox => return String::new(),
    };
    let host = Url::parse(url.as_str()).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    if host.ends_with(real) { page.to_owned() } else { url.as_str().to_owned() }
}

/// Whether an address is on the page of a provider that the country offers. The sandbox's page is on the shop's own host.
pub fn is_payment_page(settings: &Settings, front: &Storefront, address: &str) -> bool {
    let Ok(url) = Url::parse(address) else { return false };
    let source = |provider| match provider {
        PaymentProvider::Sandbox => front.origin.to_string(),
        provider => payment_page(settings, provider),
    };
    offered(settings, &front.tenant).into_iter().any(|provider| is_covered(&url, &source(provider)))
}

/// Whether a source of the content security policy covers an address: an origin, or one with `*.` in front of its domain.
fn is_covered(url: &Url, source: &str) -> bool {
    match source.split_once("://*.") {
        Some((scheme, domain)) => {
            let below = url.host_str().and_then(|host| host.strip_suffix(domain));
            url.scheme() == scheme && url.port().is_none() && below.is_some_and(|below| below.ends_with('.'))
        }
        None => Url::parse(source).is_ok_and(|source| source.origin() == url.origin()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use PaymentProvider::{CashOnDelivery, Sandbox, Stripe};

    use super::*;
    use crate::{
        config::Secret,
        testing::shop::{SI, tenant},
    };

    fn country(payments: &[PaymentProvider]) -> Tenant {
        let language = crate::tenancy::Language {
            id: crate::testing::shop::SL,
            code: "sl".into(),
            locale: "sl-SI".into(),
            name: "sl".into(),
        };
        Tenant { payments: payments.to_vec(), ..tenant(SI, "SI", "Slovenia", &[language.into()]) }
    }

    fn with_key() -> Settings {
        let own =
            CountrySettings { stripe_secret_key: Some(Secret::from("sk_1".to_owned())), ..CountrySettings::default() };
        Settings { country: [("SI".to_owned().try_into().unwrap(), own)].into(), ..Settings::default() }
    }

    #[test]
    fn a_provider_without_keys_is_not_offered_and_the_demo_replaces_it_by_the_sandbox() {
        let named = country(&[Stripe, CashOnDelivery]);
        assert_eq!(offered(&Settings::default(), &named), [CashOnDelivery]);
        assert_eq!(offered(&with_key(), &named), [Stripe, CashOnDelivery]);
        let demo = Settings { is_demo: true, ..Settings::default() };
        assert_eq!(offered(&demo, &named), [Sandbox, CashOnDelivery]);
        assert_eq!(offered(&Settings { is_demo: true, ..with_key() }, &named), [Stripe, CashOnDelivery]);
    }

    #[test]
    fn the_sandbox_is_offered_only_where_it_is_configured_and_allowed() {
        let named = country(&[Stripe, Sandbox]);
        assert_eq!(offered(&with_key(), &named), [Stripe]);
        let mut allowed = with_key();
        allowed.payments.sandbox = true;
        assert_eq!(offered(&allowed, &named), [Stripe, Sandbox]);
        assert_eq!(offered(&allowed, &country(&[Stripe])), [Stripe]);
        // A missing key must never turn a shop with real payments into a sandbox.
        allowed.country.clear();
        assert_eq!(offered(&allowed, &country(&[Stripe, CashOnDelivery])), [CashOnDelivery]);
    }

    #[test]
    fn providers_pages_are_recognised_by_url() {
        let mut settings = Settings::default();
        assert_eq!(payment_page(&settings, Stripe), "https://checkout.stripe.com");
        assert_eq!(payment_page(&settings, PaymentProvider::Sslcommerz), "https://*.sslcommerz.com");
        settings.payments.stripe_url = "http://127.0.0.1:9000".to_owned().try_into().unwrap();
        assert_eq!(payment_page(&settings, Stripe), "http://127.0.0.1:9000");
    }

    #[test]
    fn only_pages_of_providers_that_the_country_offers_are_payment_pages() {
        let leads = |settings: &Settings, payments: &[PaymentProvider], address: &str| {
            let tenant = country(payments);
            let language = Arc::clone(&tenant.default_language);
            let front = Storefront {
                host_language: Arc::clone(&language),
                language,
                tenant: Arc::new(tenant),
                origin: "https://vitrina.si".into(),
                unknown_host: false,
            };
            is_payment_page(settings, &front, address)
        };
        let own = CountrySettings {
            sslcommerz_store_id: Some("store".to_owned()),
            sslcommerz_store_password: Some(Secret::from("password".to_owned())),
            ..CountrySettings::default()
        };
        let with_store =
            Settings { country: [("SI".to_owned().try_into().unwrap(), own)].into(), ..Settings::default() };
        let sslcommerz = [PaymentProvider::Sslcommerz];
        assert!(leads(&with_key(), &[Stripe], "https://checkout.stripe.com/c/pay/cs_1#fid"));
        assert!(leads(&with_store, &sslcommerz, "https://epay.sslcommerz.com/gw?session=1"));
        for address in [
            "https://evil.example/",
            "https://checkout.stripe.com.evil.example/",
            "https://checkout.stripe.com@evil.example/",
            "http://checkout.stripe.com/",
            "https://checkout.stripe.com:8443/",
            "https://vitrina.si/sandbox/pay/1",
            "//checkout.stripe.com/",
            "javascript:alert(1)",
            "",
        ] {
            assert!(!leads(&with_key(), &[Stripe, CashOnDelivery], address), "{address}");
        }
        for address in
            ["https://sslcommerz.com/", "https://evilsslcommerz.com/", "https://a.sslcommerz.com.evil.example/"]
        {
            assert!(!leads(&with_store, &sslcommerz, address), "{address}");
        }
        assert!(!leads(&with_key(), &[CashOnDelivery], "https://checkout.stripe.com/c/pay/cs_1"), "not offered");
        let demo = Settings { is_demo: true, ..Settings::default() };
        assert!(leads(&demo, &[Stripe], "https://vitrina.si/en/sandbox/pay/1"));
        assert!(!leads(&demo, &[Stripe], "https://other.example/sandbox/pay/1"));
    }

    #[test]
    fn missing_keys_are_reported() {
        let named = country(&[Stripe, CashOnDelivery]);
        assert_eq!(missing_secrets(&with_key(), &named), ["country.SI.stripe_webhook_secret"]);
        assert_eq!(missing_secrets(&Settings::default(), &country(&[CashOnDelivery])), [] as [&str; 0]);
        assert_eq!(missing_secrets(&Settings { is_demo: true, ..Settings::default() }, &named), [] as [&str; 0]);
        let demo = Settings { is_demo: true, ..with_key() };
        assert_eq!(missing_secrets(&demo, &named), ["country.SI.stripe_webhook_secret"], "it has a key");
    }
}
