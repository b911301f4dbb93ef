//! The template variables of texts: facts about the country that a text is shown in.

use std::collections::BTreeMap;

use minijinja::{Value, context};

use super::{index::Index, model::Kind};
use crate::{
    app::App,
    i18n::format_number,
    money::{self, Money},
    tenancy::{Language, Storefront, Tenant},
    translate::{country_name, translate},
};

/// Format of times of day.
const HOUR: &str = "%H:%M";

/// Links to pages that are not files of content.
const FIXED_LINKS: [(&str, &str); 8] = [
    ("faq", "/faq"),
    ("help", "/helpcenter"),
    ("orders", "/user/orders"),
    ("product_care", "/product-cares"),
    ("return", "/guest/return"),
    ("size_guides", "/size-guides"),
    ("withdrawal", "/withdrawal"),
    ("blog", "/blog"),
];

/// Variables for what not every country offers: elsewhere they are none, and templates may use them in conditions only.
pub(super) const OPTIONAL: [&str; 5] =
    ["pickup.address", "pickup.opens", "pickup.closes", "cash_on_delivery.price", "delivery.free_from"];

/// The variables for a text of the given language, shown in a storefront.
pub(super) fn facts(app: &App, front: &Storefront, index: &Index, text_language: &Language) -> Value {
    let tenant = &*front.tenant;
    let mut in_text = front.clone();
    if let Some(language) = tenant.language(&text_language.code) {
        in_text.language = language.clone();
    }
    let amount = |money: Money| money::format(&tenant.currency.pattern, money.minor);
    let host = host_name(front);
    let percent = tenant.vat_basis_points as f64 / 100.0;
    context! {
        shop => context! { name => translate(app, &in_text, "shop-name", &[]), host => host, url => front.origin.to_string() },
        country => context! { name => country_name(app, &in_text, tenant) },
        company => company(tenant),
        returns => context! { days => tenant.return_days, period => days(app, &in_text, tenant.return_days) },
        delivery => context! {
            days_min => tenant.delivery.min,
            days_max => tenant.delivery.max,
            price => amount(tenant.shipping_charge),
            free_from => tenant.free_delivery_from.map(amount),
        },
        cash_on_delivery => tenant.takes_cash().then(|| context! { price => amount(tenant.cash_on_delivery_charge) }),
        pickup => tenant.pickup.as_ref().map(|pickup| context! {
            address => pickup.address.clone(),
            opens => pickup.opens.format(HOUR).to_string(),
            closes => pickup.closes.format(HOUR).to_string(),
        }),
        payments => tenant.payments.iter().map(|provider| provider.name()).collect::<Vec<_>>(),
        currency => tenant.currency.code.as_str(),
        vat => format!("{}\u{a0}%", format_number(&text_language.locale, percent, 0, 2)),
        links => links(front, index),
    }
}

/// A number of days in the language's plural form: `100 days`.
fn days(app: &App, front: &Storefront, count: u32) -> String {
    translate(app, front, "content-days", &[("count", count.into())])
}

/// The host to name in texts: the visitor's if it belongs to the country, else the country's. Hosts of test systems are never
/// named.
fn host_name(front: &Storefront) -> &str {
    let (_, own) = front.origin.split_once("://").unwrap_or(("", &front.origin));
    let hosts = &front.tenant.hosts;
    let known = hosts.iter().find(|host| host.name == own).or(front.tenant.canonical_host());
    known.map_or(own, |host| &host.name)
}

fn company(tenant: &Tenant) -> Value {
    let legal = &tenant.legal;
    context! {
        name => legal.name.clone(),
        address => legal.address.clone(),
        vat_id => legal.vat_id.clone(),
        registration => legal.registration.clone(),
        email => legal.email.clone(),
        phone => legal.phone.clone(),
    }
}

/// Paths of pages in the storefront's language, by key, in which hyphens may be written as underscores. Includes pages that are
/// not published, so that unpublishing one breaks no other text.
fn links(front: &Storefront, index: &Index) -> BTreeMap<String, String> {
    let prefix = front.prefix(&front.language);
    let mut links: BTreeMap<String, String> =
        FIXED_LINKS.iter().map(|(name, path)| ((*name).to_owned(), format!("{prefix}{path}"))).collect();
    for key in index.keys(Kind::Page) {
        let best = index.candidates(Kind::Page, key, &front.tenant, &front.language).into_iter().next();
        if let Some(page) = best.and_then(|entry| entry.front.as_ref()) {
            let path = format!("{prefix}/{}", page.slug);
            links.insert(key.replace('-', "_"), path.clone());
            links.insert(key.to_owned(), path);
        }
    }
    links
}
