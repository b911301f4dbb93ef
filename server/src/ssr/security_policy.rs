//! The Content-Security-Policy of documents: our own files, the inline scripts by their hashes, and what a country has enabled.

use axum::http::HeaderValue;
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::tenancy::{PaymentProvider, Tenant};

/// What a Google Tag Manager container with Google Analytics loads and reports to (developers.google.com/tag-platform/security/guides/csp).
const TAG_MANAGER_SCRIPTS: &str = " https://*.googletagmanager.com";
const TAG_MANAGER_IMAGES: &str = " https://*.googletagmanager.com https://*.google-analytics.com";
const TAG_MANAGER_CONNECTIONS: &str =
    " https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";
/// The directives to which a country's own tag hosts are added: marketing tags load scripts, pictures and frames, and report.
const TAG_DIRECTIVES: [&str; 4] = ["script-src", "img-src", "connect-src", "frame-src"];

/// What all documents may load.
pub(super) struct Sources<'a> {
    /// The origin of pictures, when another host serves them.
    pub media: &'a str,
    /// Vite's development server.
    pub vite: Option<&'a str>,
    /// Stripe's payment page, to which the form that starts a payment is redirected: browsers apply `form-action` to redirects of
    /// forms, too.
    pub stripe_page: &'a str,
    /// SSLCommerz' payment page.
    pub sslcommerz_page: &'a str,
}

/// The policies for all combinations of what countries can enable, built once.
pub(super) struct SecurityPolicies(Vec<HeaderValue>);

const TAG_MANAGER: usize = 1;
const STRIPE: usize = 2;
const SSLCOMMERZ: usize = 4;

impl SecurityPolicies {
    pub(super) fn new<'s>(inline_scripts: impl Iterator<Item = &'s str>, sources: &Sources<'_>) -> Self {
        let hash = |script: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script.as_bytes())));
        let hashes = inline_scripts.map(hash).collect::<Vec<_>>().join(" ");
        let all = (0..=TAG_MANAGER | STRIPE | SSLCOMMERZ).map(|switches| policy(switches, &hashes, sources));
        Self(all.collect())
    }

    pub(super) fn of(&self, tenant: &Tenant) -> HeaderValue {
        let mut switches = 0;
        if tenant.gtm_id.is_some() {
            switches |= TAG_MANAGER;
        }
        for provider in &tenant.payments {
            switches |= match provider {
                PaymentProvider::Stripe => STRIPE,
                PaymentProvider::Sslcommerz => SSLCOMMERZ,
                PaymentProvider::CashOnDelivery | PaymentProvider::Sandbox => 0,
            };
        }
        let policy = &self.0[switches];
        if tenant.gtm_id.is_some() && !tenant.tag_hosts.is_empty() {
            with_tag_hosts(policy, &tenant.tag_hosts)
        } else {
            policy.clone()
        }
    }
}

fn with_tag_hosts(policy: &HeaderValue, hosts: &[String]) -> HeaderValue {
    let Ok(text) = policy.to_str() else { return policy.clone() };
    let hosts = hosts.join(" ");
    let extended = |directive: &str| {
        let is_of_tags = directive.split(' ').next().is_some_and(|name| TAG_DIRECTIVES.contains(&name));
        if is_of_tags { format!("{directive} {hosts}") } else { directive.to_owned() }
    };
    let directives: Vec<String> = text.split("; ").map(extended).collect();
    HeaderValue::from_str(&directives.join("; ")).unwrap_or_else(|_| policy.clone())
}

fn policy(switches: usize, hashes: &str, sources: &Sources<'_>) -> HeaderValue {
    let Sources { media, vite, stripe_page, sslcommerz_page } = sources;
    let when = |switch: usize, text: &'static str| if switches & switch == 0 { "" } else { text };
    let pays = |switch: usize, page: &str| if switches & switch == 0 { String::new() } else { format!(" {page}") };
    let vite = vite.unwrap_or_default();
    let sockets = vite.replacen("http", "ws", 1);
    let development_styles = if vite.is_empty() { "" } else { "'unsafe-inline'" };
    let directives = [
        "default-src 'self'".to_owned(),
        format!("script-src 'self' {hashes} {vite}{}", when(TAG_MANAGER, TAG_MANAGER_SCRIPTS)),
        format!("style-src 'self' {development_styles} {vite}"),
        "style-src-attr 'unsafe-inline'".to_owned(),
        format!("img-src 'self' data: {media}{}", when(TAG_MANAGER, TAG_MANAGER_IMAGES)),
        format!("font-src 'self' {vite}"),
        format!("connect-src 'self' {vite} {sockets}{}", when(TAG_MANAGER, TAG_MANAGER_CONNECTIONS)),
        "frame-src 'self'".to_owned(),
        "object-src 'none'".to_owned(),
        "base-uri 'none'".to_owned(),
        format!("form-action 'self'{}{}", pays(STRIPE, stripe_page), pays(SSLCOMMERZ, sslcommerz_page)),
        "frame-ancestors 'none'".to_owned(),
    ];
    let words = directives.map(|directive| directive.split_whitespace().collect::<Vec<_>>().join(" "));
    // An address that is not valid in a header cannot be loaded from either.
    HeaderValue::from_str(&words.join("; ")).unwrap_or(HeaderValue::from_static("default-src 'self'"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::tenancy::{self, Configuration, files};

    fn countries() -> Vec<Tenant> {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        let directory = tenancy::directory(files.configuration).unwrap();
        directory.active().map(|tenant| Tenant::clone(tenant)).collect()
    }

    fn sources<'a>(media: &'a str, vite: Option<&'a str>) -> Sources<'a> {
        Sources { media, vite, stripe_page: "https://stripe.example", sslcommerz_page: "https://*.sslcommerz.example" }
    }

    fn directives(tenant: &Tenant) -> BTreeMap<String, String> {
        let policies = SecurityPolicies::new(["1"].into_iter(), &sources("", None));
        let policy = policies.of(tenant);
        let policy = policy.to_str().unwrap();
        let pairs = policy.split("; ").map(|directive| directive.split_once(' ').unwrap());
        pairs.map(|(name, sources)| (name.to_owned(), sources.to_owned())).collect()
    }

    #[test]
    fn a_country_without_integrations_allows_no_other_hosts() {
        for mut tenant in countries() {
            tenant.gtm_id = None;
            tenant.tag_hosts = vec!["https://*.doubleclick.net".to_owned()];
            tenant.payments = vec![PaymentProvider::CashOnDelivery];
            for (name, sources) in directives(&tenant) {
                assert!(!sources.contains("http"), "{}: {name} {sources}", tenant.code);
            }
            assert_eq!(directives(&tenant)["form-action"], "'self'");
        }
    }

    #[test]
    fn each_country_allows_only_the_hosts_of_its_integrations() {
        let all = countries();
        assert!(all.len() >= 16);
        for mut tenant in all {
            let without = directives(&tenant);
            let mut pages = vec!["'self'"];
            for (provider, page) in [
                (PaymentProvider::Stripe, "https://stripe.example"),
                (PaymentProvider::Sslcommerz, "https://*.sslcommerz.example"),
            ] {
                pages.extend(tenant.payments.contains(&provider).then_some(page));
            }
            assert_eq!(without["form-action"], pages.join(" "), "{}", tenant.code);
            assert!(!format!("{without:?}").contains("google"), "{}", tenant.code);
            tenant.gtm_id = Some("GTM-ABC1".to_owned());
            let with = directives(&tenant);
            for (name, sources) in &with {
                let added = sources.strip_prefix(without[name].as_str()).expect("only added to").trim_start();
                let expected = match name.as_str() {
                    "script-src" => "https://*.googletagmanager.com",
                    "img-src" => "https://*.googletagmanager.com https://*.google-analytics.com",
                    "connect-src" => {
                        "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com"
                    }
                    _ => "",
                };
                assert_eq!(added, expected, "{}: {name}", tenant.code);
            }
        }
    }

    #[test]
    fn a_tag_manager_also_allows_the_countrys_tag_hosts_where_tags_load_and_report() {
        let mut tenant = countries().remove(0);
        tenant.gtm_id = Some("GTM-ABC1".to_owned());
        let without = directives(&tenant);
        tenant.tag_hosts = vec!["https://www.googleadservices.com".to_owned(), "https://*.doubleclick.net".to_owned()];
        let with = directives(&tenant);
        assert_eq!(with.len(), without.len());
        for (name, sources) in &with {
            let added = sources.strip_prefix(without[name].as_str()).expect("only added to");
            let is_of_tags = ["script-src", "img-src", "connect-src", "frame-src"].contains(&name.as_str());
            let expected = if is_of_tags { " https://www.googleadservices.com https://*.doubleclick.net" } else { "" };
            assert_eq!(added, expected, "{name}");
        }
    }

    #[test]
    fn inline_scripts_are_named_by_their_hashes_and_other_hosts_are_named_where_they_serve() {
        let sources = sources("https://cdn.example", Some("http://localhost:5173"));
        let policies = SecurityPolicies::new(["1", "2"].into_iter(), &sources);
        let policy = policies.0[0].to_str().unwrap();
        assert_eq!(policy.matches("'sha256-").count(), 2);
        assert!(policy.contains("img-src 'self' data: https://cdn.example;"), "{policy}");
        assert!(policy.contains("connect-src 'self' http://localhost:5173 ws://localhost:5173;"), "{policy}");
    }
}
