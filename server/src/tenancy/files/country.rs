//! `<cc>.toml`: one country.

use chrono_tz::{TZ_VARIANTS, Tz};

use super::{known_codes::KnownCodes, pickup::pickup, platform::positive};
use crate::{
    id::TenantId,
    money,
    tenancy::{
        configuration::{
            Country, CountrySettings, INVOICE_YEARS, NEEDS_CONSENT, REDUCTION_HISTORY_DAYS, TERMS_VERSION,
        },
        look::{Colour, Look},
        model::{DeliveryDays, Host, Legal, PaymentProvider, SocialLink, Weekend},
    },
    toml_file::{Located, Report, TableReader},
};

/// What could be read of the file. Ids, code and hosts are checked across files even when other parts are invalid.
#[derive(Debug)]
pub(super) struct CountrySheet {
    pub file: String,
    pub id: Option<Located<i64>>,
    pub code: Option<Located<String>>,
    pub hosts: Vec<Located<String>>,
    /// The country, unless something is missing or invalid.
    pub country: Option<Country>,
}

const SOCIAL: [&str; 6] = ["instagram", "facebook", "tiktok", "pinterest", "youtube", "linkedin"];
/// The longest return period, and the longest delivery, that are not considered typing errors.
const MOST_RETURN_DAYS: i64 = 730;
const MOST_DELIVERY_DAYS: i64 = 90;
const MAX_REDUCTION_HISTORY_DAYS: i64 = 365;
const MAX_INVOICE_YEARS: i64 = 30;

pub(super) fn read(report: &Report<'_>, root: TableReader<'_>, known: &KnownCodes) -> CountrySheet {
    let id = positive(&root, "id").map(|value| Located { value, line: root.line_of("id") });
    let code = country_code(&root);
    let name = root.text("name");
    let is_active = root.boolean_if_any("active").unwrap_or(true);
    let position = root.integer_if_any("position").map(|position| position.value);
    let (hosts, host_lines) = hosts(&root, known);
    let settings = settings(&root, known);
    if is_active && hosts.is_empty() && host_lines.is_empty() && !report.has_diagnostics() {
        root.wrong(root.line, "hosts", "is missing: an active country needs at least one [[hosts]]");
    }
    if let Some(settings) = &settings {
        check_spoken(&root, &hosts, &host_lines, settings);
    }
    root.finish();
    let country = match (&id, &code, name, settings) {
        (Some(id), Some(code), Some(name), Some(settings)) if !report.has_diagnostics() => Some(Country {
            id: TenantId(id.value),
            code: code.value.clone(),
            name: name.value,
            is_active,
            position: position.unwrap_or(id.value),
            hosts,
            settings,
        }),
        _ => None,
    };
    CountrySheet { file: report.file.to_owned(), id, code, hosts: host_lines, country }
}

fn country_code(root: &TableReader<'_>) -> Option<Located<String>> {
    let code = root.text("code")?;
    if code.value.len() == 2 && code.value.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Some(code);
    }
    root.wrong(code.line, "code", format!("{} must be two capital letters, as in ISO 3166", code.value));
    None
}

fn hosts(root: &TableReader<'_>, known: &KnownCodes) -> (Vec<Host>, Vec<Located<String>>) {
    let (mut hosts, mut lines) = (Vec::new(), Vec::new());
    for sheet in root.tables("hosts") {
        let name = sheet.text("name").filter(|name| {
            let refusal = refuse_host(&name.value);
            if let Some(reason) = refusal {
                sheet.wrong(name.line, "name", format!("{} {reason}", name.value));
            }
            refusal.is_none()
        });
        let language = sheet.text("language").filter(|language| known.language(&sheet, "language", language));
        lines.extend(name.clone());
        if let (Some(name), Some(language)) = (name, language) {
            hosts.push(Host { name: name.value, language: language.value });
        }
        sheet.finish();
    }
    (hosts, lines)
}

/// Why a text is not a public host name; `None` when it is one.
fn refuse_host(name: &str) -> Option<&'static str> {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    if name == "localhost" || name.ends_with(".localhost") || name.parse::<std::net::IpAddr>().is_ok() {
        return Some("is kept for development, where every country answers on <code>.localhost");
    }
    let good = name.len() <= 253 && name.contains('.') && name.split('.').all(is_label);
    (!good).then_some("must be a host name in small letters, without scheme, port or path, such as vitrina.si")
}

/// Every host's language must be one of the country's.
fn check_spoken(root: &TableReader<'_>, hosts: &[Host], lines: &[Located<String>], settings: &CountrySettings) {
    for host in hosts.iter().filter(|host| !settings.languages.contains(&host.language)) {
        let line = lines.iter().find(|at| at.value == host.name).map_or(root.line, |at| at.line);
        root.wrong(line, "hosts", format!("{} defaults to {}, which is not in `languages`", host.name, host.language));
    }
}

fn settings(root: &TableReader<'_>, known: &KnownCodes) -> Option<CountrySettings> {
    let phone_code = root.text("phone_code").filter(|code| {
        let digits = code.value.strip_prefix('+').unwrap_or("");
        let good = (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !good {
            root.wrong(code.line, "phone_code", format!("{} must be a plus and digits, such as +386", code.value));
        }
        good
    });
    let time_zone = time_zone(root);
    let currency = root.text("currency").filter(|currency| known.currency(root, "currency", currency));
    let money_pattern = money_pattern(root, known, currency.as_ref());
    let languages = languages(root, known);
    let default_language = default_language(root, languages.as_deref());
    let vat_basis_points = vat(root);
    let return_days = days(root, "return_days", MOST_RETURN_DAYS);
    let reduction_history_days = match root.integer_if_any("reduction_history_days") {
        Some(_) => days(root, "reduction_history_days", MAX_REDUCTION_HISTORY_DAYS),
        None => Some(REDUCTION_HISTORY_DAYS),
    };
    let invoice_years = invoice_years(root);
    let terms_version = root.text_if_any("terms_version");
    let pickup = pickup(root);
    let payments = payments(root);
    let gtm_id = gtm_id(root);
    let tag_hosts = tag_hosts(root);
    let needs_consent = root.boolean_if_any("needs_consent").unwrap_or(NEEDS_CONSENT);
    let delivery = delivery(root);
    let legal = legal(root);
    let social = social(root);
    let look = look(root);
    let delivery = delivery?;
    Some(CountrySettings {
        phone_code: phone_code?.value,
        time_zone: time_zone?,
        currency: currency?.value,
        money_pattern,
        languages: languages?,
        default_language: default_language?,
        vat_basis_points: vat_basis_points?,
        return_days: return_days?,
        reduction_history_days: reduction_history_days?,
        invoice_years: invoice_years?,
        terms_version: terms_version.map_or_else(|| TERMS_VERSION.to_owned(), |version| version.value),
        pickup,
        payments: payments?,
        gtm_id,
        tag_hosts,
        needs_consent,
        delivery: delivery.days,
        free_delivery_minor: delivery.free_from_minor,
        shipping_minor: delivery.shipping_minor,
        cod_minor: delivery.cod_minor,
        legal: legal?,
        social,
        look,
    })
}

fn time_zone(root: &TableReader<'_>) -> Option<Tz> {
    let name = root.text("time_zone")?;
    let found = name.value.parse().ok();
    if found.is_none() {
        let message = format!("{} is no time zone of the IANA list, such as Europe/Ljubljana", name.value);
        root.unknown(name.line, "time_zone", &name.value, message, TZ_VARIANTS.iter().map(|zone| zone.name()));
    }
    found
}

/// How the country formats money, where it differs from its currency's pattern. It must contain the currency's code or symbol.
fn money_pattern(root: &TableReader<'_>, known: &KnownCodes, currency: Option<&Located<String>>) -> Option<String> {
    let sheet = root.table_if_any("money")?;
    let pattern = sheet.text("pattern");
    sheet.finish();
    let pattern = pattern?;
    let shows = |mark: &str| pattern.value.contains(mark);
    if let Err(reason) = money::Pattern::parse(&pattern.value) {
        root.wrong(pattern.line, "money.pattern", reason.to_string());
    } else if let Some(symbol) = currency.and_then(|code| known.symbol(&code.value))
        && !shows(symbol)
        && !currency.is_some_and(|code| shows(&code.value))
    {
        root.wrong(pattern.line, "money.pattern", format!("does not show the symbol {symbol}"));
    }
    Some(pattern.value)
}

fn languages(root: &TableReader<'_>, known: &KnownCodes) -> Option<Vec<String>> {
    let languages = root.texts("languages")?;
    let known_languages = languages.into_iter().filter(|language| known.language(root, "languages", language));
    Some(known_languages.map(|language| language.value).collect())
}

/// The country's own language: by default the first of its languages.
fn default_language(root: &TableReader<'_>, languages: Option<&[String]>) -> Option<String> {
    let Some(named) = root.text_if_any("default_language") else {
        return languages?.first().cloned();
    };
    let languages = languages?;
    if !languages.contains(&named.value) {
        let message = format!("{} is not in `languages`", named.value);
        root.unknown(named.line, "default_language", &named.value, message, languages.iter().map(String::as_str));
    }
    Some(named.value)
}

fn vat(root: &TableReader<'_>) -> Option<i64> {
    let vat = root.text("vat")?;
    match money::parse(&vat.value) {
        Ok(basis_points) if basis_points <= 10_000 => Some(basis_points),
        _ => {
            let message = format!("{} must be a percentage from 0 to 100, such as \"22\" or \"9.5\"", vat.value);
            root.wrong(vat.line, "vat", message);
            None
        }
    }
}

fn invoice_years(root: &TableReader<'_>) -> Option<u32> {
    let Some(years) = root.integer_if_any("invoice_years") else { return Some(INVOICE_YEARS) };
    match u32::try_from(years.value) {
        Ok(number) if (1..=MAX_INVOICE_YEARS).contains(&years.value) => Some(number),
        _ => {
            root.wrong(years.line, "invoice_years", format!("must be from 1 to {MAX_INVOICE_YEARS} years"));
            None
        }
    }
}

fn days(sheet: &TableReader<'_>, key: &'static str, most: i64) -> Option<u32> {
    let days = sheet.integer(key)?;
    match u32::try_from(days.value) {
        Ok(number) if days.value <= most => Some(number),
        _ => {
            sheet.wrong(days.line, key, format!("must be from 0 to {most} days"));
            None
        }
    }
}

fn payments(root: &TableReader<'_>) -> Option<Vec<PaymentProvider>> {
    let mut payments = Vec::new();
    for name in root.texts("payments")? {
        if let Some(provider) = PaymentProvider::from_name(&name.value) {
            payments.push(provider);
        } else {
            let message = format!("{} is no payment provider", name.value);
            let known = PaymentProvider::ALL.map(PaymentProvider::name);
            root.unknown(name.line, "payments", &name.value, message, known);
        }
    }
    Some(payments)
}

fn gtm_id(root: &TableReader<'_>) -> Option<String> {
    let id = root.text_if_any("gtm_id")?;
    let is_part =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    if !id.value.strip_prefix("GTM-").is_some_and(is_part) {
        root.wrong(id.line, "gtm_id", format!("{} is not a valid GTM-ID", id.value));
    }
    Some(id.value)
}

/// Origins for the Content-Security-Policy: `https://` and a host, or all hosts of a domain.
fn tag_hosts(root: &TableReader<'_>) -> Vec<String> {
    let is_origin = |text: &str| {
        text.strip_prefix("https://").is_some_and(|host| refuse_host(host.strip_prefix("*.").unwrap_or(host)).is_none())
    };
    let (good, wrong): (Vec<_>, Vec<_>) =
        root.texts_if_any("tag_hosts").into_iter().partition(|origin| is_origin(&origin.value));
    for Located { value, line } in wrong {
        let message = format!(
            "{value} must be https:// and a host in small letters, without port or path, such as \
             https://www.googleadservices.com or https://*.doubleclick.net"
        );
        root.wrong(line, "tag_hosts", message);
    }
    good.into_iter().map(|origin| origin.value).collect()
}

/// The table `delivery`.
struct Delivery {
    days: DeliveryDays,
    /// The value of an order from which delivery is free.
    free_from_minor: Option<i64>,
    shipping_minor: i64,
    /// The charge for cash on delivery.
    cod_minor: i64,
}

fn delivery(root: &TableReader<'_>) -> Option<Delivery> {
    let sheet = root.table("delivery")?;
    let weekend = weekend(&sheet);
    let days = sheet.table("days").and_then(|days| delivery_days(days, weekend));
    let free_from = sheet.text_if_any("free_from").map(|text| price(&sheet, "free_from", &text));
    let shipping = sheet.text("shipping").and_then(|text| price(&sheet, "shipping", &text));
    let cash = sheet.text_if_any("cash_on_delivery").map(|text| price(&sheet, "cash_on_delivery", &text));
    sheet.finish();
    Some(Delivery {
        days: days?,
        free_from_minor: free_from.flatten(),
        shipping_minor: shipping?,
        cod_minor: cash.flatten().unwrap_or(0),
    })
}

fn weekend(sheet: &TableReader<'_>) -> Weekend {
    let Some(name) = sheet.text_if_any("weekend") else { return Weekend::default() };
    let found = Weekend::from_name(&name.value);
    if found.is_none() {
        let known = Weekend::ALL.map(Weekend::name);
        sheet.unknown(name.line, "weekend", &name.value, format!("{} is not a known weekend", name.value), known);
    }
    found.unwrap_or_default()
}

fn delivery_days(sheet: TableReader<'_>, weekend: Weekend) -> Option<DeliveryDays> {
    let (min, max) = (days(&sheet, "min", MOST_DELIVERY_DAYS), days(&sheet, "max", MOST_DELIVERY_DAYS));
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        sheet.wrong(sheet.line_of("min"), "min", format!("{min} is more than max, {max}"));
    }
    sheet.finish();
    Some(DeliveryDays { min: min?, max: max?, weekend })
}

fn price(sheet: &TableReader<'_>, key: &str, text: &Located<String>) -> Option<i64> {
    match money::parse(&text.value) {
        Ok(minor) => Some(minor),
        Err(reason) => {
            sheet.wrong(text.line, key, format!("{} {reason}: write an amount such as \"3.90\"", text.value));
            None
        }
    }
}

fn legal(root: &TableReader<'_>) -> Option<Legal> {
    let sheet = root.table("legal")?;
    let (name, address, vat_id) = (sheet.text("name"), sheet.text("address"), sheet.text("vat_id"));
    let email = sheet.text("email").filter(|email| {
        let good = email.value.split_once('@').is_some_and(|(user, host)| !user.is_empty() && host.contains('.'));
        if !good {
            sheet.wrong(email.line, "email", format!("{} is no e-mail address", email.value));
        }
        good
    });
    let or_nothing = |text: Option<Located<String>>| text.map(|text| text.value).unwrap_or_default();
    let registration = or_nothing(sheet.text_if_any("registration"));
    let phone = or_nothing(sheet.text_if_any("phone"));
    sheet.finish();
    Some(Legal {
        name: name?.value,
        address: address?.value,
        vat_id: vat_id?.value,
        registration,
        email: email?.value,
        phone,
    })
}

fn look(root: &TableReader<'_>) -> Option<Look> {
    let sheet = root.table_if_any("look")?;
    let accent = colour(&sheet, "accent", Look::refuse_accent);
    let accent_dark = colour(&sheet, "accent_dark", Look::refuse_accent_dark);
    sheet.finish();
    Some(Look { accent: accent?, accent_dark: accent_dark? })
}

fn colour(sheet: &TableReader<'_>, key: &'static str, refuse: fn(Colour) -> Option<String>) -> Option<Colour> {
    let text = sheet.text(key)?;
    let Some(colour) = Colour::parse(&text.value) else {
        sheet.wrong(text.line, key, format!("{} must be a colour such as \"#1e4fd8\"", text.value));
        return None;
    };
    if let Some(reason) = refuse(colour) {
        sheet.wrong(text.line, key, reason);
    }
    Some(colour)
}

fn social(root: &TableReader<'_>) -> Vec<SocialLink> {
    let links = root.tables("social").into_iter().filter_map(|sheet| {
        let link = read_social_link(&sheet);
        sheet.finish();
        link
    });
    links.collect()
}

/// Reads `kind` and `url` of a social profile.
pub(crate) fn read_social_link(sheet: &TableReader<'_>) -> Option<SocialLink> {
    let kind = sheet.text("kind");
    if let Some(kind) = kind.as_ref().filter(|kind| !SOCIAL.contains(&kind.value.as_str())) {
        sheet.unknown(kind.line, "kind", &kind.value, format!("{} is not a known social network", kind.value), SOCIAL);
    }
    let url = sheet.text("url");
    if let Some(url) = &url {
        let good = url::Url::parse(&url.value).is_ok_and(|parsed| parsed.scheme() == "https" && parsed.has_host());
        if !good {
            sheet.wrong(url.line, "url", format!("{} must be an address that begins with https://", url.value));
        }
    }
    Some(SocialLink { kind: kind?.value, url: url?.value })
}
