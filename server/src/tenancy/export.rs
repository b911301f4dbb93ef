//! Exports the database as files: reading them gives the same configuration, and the same configuration always gives the same
//! text.

use super::{
    configuration::{
        Configuration, Country, INVOICE_YEARS, NEEDS_CONSENT, REDUCTION_HISTORY_DAYS, TERMS_VERSION, percent,
    },
    files::{PLATFORM_FILE, Source},
    model::{Legal, Weekend},
    pickup::Pickup,
};
use crate::toml_file::Page;

/// `platform.toml` and a `<code>.toml` for each country.
pub fn export(configuration: &Configuration) -> Vec<Source> {
    let platform = Source { name: PLATFORM_FILE.to_owned(), text: platform(configuration) };
    let countries = configuration
        .countries
        .iter()
        .map(|country| Source { name: format!("{}.toml", country.code.to_lowercase()), text: self::country(country) });
    std::iter::once(platform).chain(countries).collect()
}

fn platform(configuration: &Configuration) -> String {
    let mut page = Page::default();
    for language in &configuration.languages {
        page.heading("[[languages]]");
        page.text("code", &language.code);
        page.line("id", &language.id.to_string());
        page.text("locale", &language.locale);
        page.text("name", &language.name);
    }
    for currency in &configuration.currencies {
        page.heading("[[currencies]]");
        page.text("code", currency.code.as_str());
        page.line("id", &currency.id.to_string());
        page.text("symbol", &currency.symbol);
        page.text("pattern", &currency.pattern);
    }
    for user_type in &configuration.user_types {
        page.heading("[[user_types]]");
        page.line("id", &user_type.id.to_string());
        page.text("name", &user_type.name);
    }
    for badge_type in &configuration.badge_types {
        page.heading("[[badge_types]]");
        page.text("key", &badge_type.key);
        page.line("id", &badge_type.id.to_string());
        page.text("name", &badge_type.name);
    }
    page.into_text()
}

fn country(country: &Country) -> String {
    let settings = &country.settings;
    let mut page = Page::default();
    page.line("id", &country.id.to_string());
    page.text("code", &country.code);
    page.text("name", &country.name);
    page.line("active", &country.is_active.to_string());
    if country.position != country.id.0 {
        page.line("position", &country.position.to_string());
    }
    page.text("phone_code", &settings.phone_code);
    page.text("time_zone", settings.time_zone.name());
    page.text("currency", &settings.currency);
    page.texts("languages", settings.languages.iter().map(String::as_str));
    page.text("default_language", &settings.default_language);
    page.text("vat", &percent(settings.vat_basis_points));
    page.line("return_days", &settings.return_days.to_string());
    if settings.reduction_history_days != REDUCTION_HISTORY_DAYS {
        page.line("reduction_history_days", &settings.reduction_history_days.to_string());
    }
    if settings.invoice_years != INVOICE_YEARS {
        page.line("invoice_years", &settings.invoice_years.to_string());
    }
    if settings.terms_version != TERMS_VERSION {
        page.text("terms_version", &settings.terms_version);
    }
    page.texts("payments", settings.payments.iter().map(|provider| provider.name()));
    if let Some(id) = &settings.gtm_id {
        page.text("gtm_id", id);
    }
    if !settings.tag_hosts.is_empty() {
        page.texts("tag_hosts", settings.tag_hosts.iter().map(String::as_str));
    }
    if settings.needs_consent != NEEDS_CONSENT {
        page.line("needs_consent", &settings.needs_consent.to_string());
    }
    for host in &country.hosts {
        page.heading("[[hosts]]");
        page.text("name", &host.name);
        page.text("language", &host.language);
    }
    delivery(&mut page, country);
    if let Some(pickup) = &settings.pickup {
        self::pickup(&mut page, pickup);
    }
    legal(&mut page, &settings.legal);
    if let Some(pattern) = &settings.money_pattern {
        page.heading("[money]");
        page.text("pattern", pattern);
    }
    if let Some(look) = &settings.look {
        page.heading("[look]");
        page.text("accent", &look.accent.to_string());
        page.text("accent_dark", &look.accent_dark.to_string());
    }
    for link in &settings.social {
        page.heading("[[social]]");
        page.text("kind", &link.kind);
        page.text("url", &link.url);
    }
    page.into_text()
}

fn delivery(page: &mut Page, country: &Country) {
    let settings = &country.settings;
    page.heading("[delivery]");
    page.line("days", &format!("{{ min = {}, max = {} }}", settings.delivery.min, settings.delivery.max));
    if settings.delivery.weekend != Weekend::default() {
        page.text("weekend", settings.delivery.weekend.name());
    }
    if let Some(minor) = settings.free_delivery_minor {
        page.money("free_from", minor);
    }
    page.money("shipping", settings.shipping_minor);
    page.money("cash_on_delivery", settings.cod_minor);
}

fn pickup(page: &mut Page, pickup: &Pickup) {
    page.heading("[pickup]");
    page.text("address", &pickup.address);
    page.text("opens", &pickup.opens.format("%H:%M").to_string());
    page.text("closes", &pickup.closes.format("%H:%M").to_string());
    if !pickup.holidays.is_empty() {
        let holidays: Vec<String> = pickup.holidays.iter().map(ToString::to_string).collect();
        page.texts("holidays", holidays.iter().map(String::as_str));
    }
}

fn legal(page: &mut Page, legal: &Legal) {
    page.heading("[legal]");
    let lines = [
        ("name", &legal.name),
        ("address", &legal.address),
        ("vat_id", &legal.vat_id),
        ("registration", &legal.registration),
        ("email", &legal.email),
        ("phone", &legal.phone),
    ];
    for (key, value) in lines.into_iter().filter(|(_, value)| !value.is_empty()) {
        page.text(key, value);
    }
}
