//! Reads `affiliates.toml` and reports all errors at once, each with file, line and key.

use std::collections::{BTreeMap, BTreeSet};

use super::programme::{Amounts, Bonus, CountRule, FraudRules, ProgrammeRecord, RateRecord, ShareRule, TierRecord};
use crate::{
    catalog::SelectorNames,
    error::{Error, Result},
    money::{self, CurrencyCode},
    tenancy::Directory,
    toml_file::{Located, Report, Source, TableReader},
};

/// Default: days after a click in which an order counts.
const WINDOW_DAYS: u32 = 30;
/// Default: days for which a commission is held after delivery; the return window of the shop.
const HOLD_DAYS: u32 = 100;
/// Default: days for which a browser keeps a partner's code, as in the specification.
const COOKIE_DAYS: u32 = 30;
/// The maximum for these three.
const MOST_DAYS: i64 = 730;

/// What the file may refer to.
#[derive(Debug)]
pub(super) struct Context<'a> {
    /// Countries and currencies.
    pub(super) directory: &'a Directory,
    /// Names of the catalogue.
    pub(super) names: &'a SelectorNames,
}

/// Keys of the products that a file refers to, valid or not; they are looked up before the file is read.
pub(super) fn product_keys(source: &Source) -> Vec<String> {
    let table = source.text.parse::<toml::Table>().unwrap_or_default();
    let rates = table.get("rates").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    let keys = rates.iter().filter_map(|rate| rate.get("product")?.as_str());
    keys.map(|key| key.trim().to_owned()).collect()
}

/// Reads the file.
pub(super) fn read(source: &Source, context: &Context<'_>) -> Result<ProgrammeRecord> {
    let report = Report::new(&source.name, &source.text);
    let table = report.parse();
    let root = TableReader::root(&report, table.get_ref());
    let record = if report.is_broken() { None } else { Reader { context }.programme(root) };
    let diagnostics = report.into_diagnostics();
    match record {
        Some(record) if diagnostics.is_empty() => Ok(record),
        _ => Err(Error::Diagnostics(diagnostics)),
    }
}

struct Reader<'a> {
    context: &'a Context<'a>,
}

impl Reader<'_> {
    fn programme(&self, sheet: TableReader<'_>) -> Option<ProgrammeRecord> {
        let terms = sheet.text("terms");
        let countries = self.countries(&sheet);
        let currencies = self.currencies(&countries);
        let window_days = days(&sheet, "window_days", WINDOW_DAYS);
        let hold_days = days(&sheet, "hold_days", HOLD_DAYS);
        let cookie_days = days(&sheet, "cookie_days", COOKIE_DAYS);
        let minimum_payout = amounts(&sheet, "minimum_payout", &currencies);
        let tiers = self.tiers(&sheet);
        let rates = self.rates(&sheet, &countries, &tiers);
        let bonuses = bonuses(&sheet, &currencies, &tiers);
        let rules = sheet.table_if_any("rules").map(rules).unwrap_or_default();
        sheet.finish();
        Some(ProgrammeRecord {
            terms: terms?.value,
            countries,
            window_days: window_days?,
            hold_days: hold_days?,
            cookie_days: cookie_days?,
            minimum_payout: minimum_payout?,
            tiers,
            rates,
            bonuses,
            rules,
        })
    }

    /// Defaults to all active countries.
    fn countries(&self, sheet: &TableReader<'_>) -> Vec<String> {
        let directory = self.context.directory;
        if !sheet.has("countries") {
            // Marks the key as a known one, so that a misspelling of it is recognised.
            let _ = sheet.texts_if_any("countries");
            return directory.active().map(|tenant| tenant.code.clone()).collect();
        }
        let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        let named = sheet.texts("countries").unwrap_or_default();
        for code in named.iter().filter(|code| !codes.contains(&code.value.as_str())) {
            let message = format!("{} is no country; there are {}", code.value, codes.join(", "));
            sheet.unknown(code.line, "countries", &code.value, message, codes.iter().copied());
        }
        named.into_iter().map(|code| code.value).collect()
    }

    fn currencies(&self, countries: &[String]) -> BTreeSet<CurrencyCode> {
        let tenants = self.context.directory.tenants.iter();
        tenants.filter(|tenant| countries.contains(&tenant.code)).map(|tenant| tenant.currency.code).collect()
    }

    fn tiers(&self, sheet: &TableReader<'_>) -> Vec<TierRecord> {
        let sheets = sheet.tables("tiers");
        if sheets.is_empty() {
            sheet.wrong(sheet.line_of("tiers"), "tiers", "is missing: the programme needs at least one [[tiers]]");
        }
        let mut tiers: Vec<TierRecord> = Vec::new();
        for inner in sheets {
            let (name, titles, percent) = (inner.text("name"), self.titles(&inner), percent(&inner, "percent"));
            if let (Some(name), Some(percent)) = (name, percent) {
                check_name(&inner, &name, tiers.iter().map(|tier| tier.name.as_str()));
                tiers.push(TierRecord { name: name.value, titles, percent });
            }
            inner.finish();
        }
        tiers
    }

    fn titles(&self, sheet: &TableReader<'_>) -> BTreeMap<String, String> {
        let codes: Vec<&str> = self.context.directory.languages.iter().map(|language| language.code.as_str()).collect();
        let mut titles = BTreeMap::new();
        for (language, title) in sheet.texts_by_key("titles") {
            if !codes.contains(&language.value.as_str()) {
                let message = format!("is no language; there are {}", codes.join(", "));
                let key = format!("titles.{}", language.value);
                sheet.unknown(language.line, &key, &language.value, message, codes.iter().copied());
            }
            titles.insert(language.value, title.value);
        }
        titles
    }

    fn rates(&self, sheet: &TableReader<'_>, countries: &[String], tiers: &[TierRecord]) -> Vec<RateRecord> {
        let mut rates: Vec<RateRecord> = Vec::new();
        for rate in sheet.tables("rates") {
            if let Some(record) = self.rate(&rate, countries, tiers) {
                if rates.iter().any(|other| RateRecord { percent: record.percent, ..other.clone() } == record) {
                    rate.wrong(rate.line, "percent", "duplicates another rate for the same selection");
                }
                rates.push(record);
            }
            rate.finish();
        }
        rates
    }

    fn rate(&self, sheet: &TableReader<'_>, countries: &[String], tiers: &[TierRecord]) -> Option<RateRecord> {
        let tier = sheet.text_if_any("tier").map(|name| known_tier(sheet, "tier", name, tiers));
        let country = sheet.text_if_any("country").map(|code| {
            if !countries.contains(&code.value) {
                let message =
                    format!("the programme is not run in {}; its countries are {}", code.value, countries.join(", "));
                sheet.unknown(code.line, "country", &code.value, message, countries.iter().map(String::as_str));
            }
            code.value
        });
        let category = self.name(sheet, "category");
        let brand = self.name(sheet, "brand");
        let product = self.name(sheet, "product");
        let percent = percent(sheet, "percent");
        if [&tier, &country, &category, &brand, &product].iter().all(|name| name.is_none()) {
            let message =
                "applies to everything: give a tier, country, category, brand or product, or set it in the tier";
            sheet.wrong(sheet.line, "percent", message);
        }
        Some(RateRecord { tier, country, category, brand, product, percent: percent? })
    }

    fn name(&self, sheet: &TableReader<'_>, key: &'static str) -> Option<String> {
        let name = sheet.text_if_any(key)?;
        let names = self.context.names;
        if names.resolve(&format!("{key}:{}", name.value)).is_none() {
            let message = format!("the catalogue has no {key} `{}`", name.value);
            sheet.unknown(name.line, key, &name.value, message, names.known(key));
        }
        Some(name.value)
    }
}

fn check_name<'n>(sheet: &TableReader<'_>, name: &Located<String>, mut others: impl Iterator<Item = &'n str>) {
    let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.value.len() > 40 || !name.value.bytes().all(is_good) {
        let message = format!("{} must be small letters, digits and hyphens, 40 at most", name.value);
        sheet.wrong(name.line, "name", message);
    } else if others.any(|other| other == name.value) {
        sheet.wrong(name.line, "name", format!("{} already exists", name.value));
    }
}

fn known_tier(sheet: &TableReader<'_>, key: &'static str, name: Located<String>, tiers: &[TierRecord]) -> String {
    if !tiers.iter().any(|tier| tier.name == name.value) {
        let known: Vec<&str> = tiers.iter().map(|tier| tier.name.as_str()).collect();
        let message = format!("{} is no tier of this file; there are {}", name.value, known.join(", "));
        sheet.unknown(name.line, key, &name.value, message, known);
    }
    name.value
}

fn bonuses(sheet: &TableReader<'_>, currencies: &BTreeSet<CurrencyCode>, tiers: &[TierRecord]) -> Vec<Bonus> {
    let mut bonuses: Vec<Bonus> = Vec::new();
    for inner in sheet.tables("bonuses") {
        let name = inner.text("name");
        let named = inner.texts_if_any("tiers");
        let tiers = named.into_iter().map(|name| known_tier(&inner, "tiers", name, tiers)).collect();
        let orders = count(&inner, "orders", inner.integer("orders"));
        let amount = amounts(&inner, "amount", currencies);
        if let (Some(name), Some(orders), Some(amount)) = (name, orders, amount) {
            check_name(&inner, &name, bonuses.iter().map(|bonus| bonus.name.as_str()));
            bonuses.push(Bonus { name: name.value, tiers, orders, amount });
        }
        inner.finish();
    }
    bonuses
}

fn rules(sheet: TableReader<'_>) -> FraudRules {
    let on = |key: &'static str| sheet.boolean_if_any(key).unwrap_or(false);
    let rules = FraudRules {
        own_account: on("own_account"),
        own_email: on("own_email"),
        own_phone: on("own_phone"),
        own_address: on("own_address"),
        own_card: on("own_card"),
        own_network: on("own_network"),
        same_address: sheet.table_if_any("same_address").and_then(count_rule),
        cancelled_orders: sheet.table_if_any("cancelled_orders").and_then(share_rule),
        conversion_rate: sheet.table_if_any("conversion_rate").and_then(share_rule),
        seconds_on_page: sheet
            .integer_if_any("seconds_on_page")
            .and_then(|at| count(&sheet, "seconds_on_page", Some(at))),
    };
    sheet.finish();
    rules
}

fn count_rule(sheet: TableReader<'_>) -> Option<CountRule> {
    let most = count(&sheet, "most", sheet.integer("most"));
    let days = days_of(&sheet, "days", sheet.integer("days"));
    sheet.finish();
    Some(CountRule { most: most?, days: days? })
}

fn share_rule(sheet: TableReader<'_>) -> Option<ShareRule> {
    let percent = percent(&sheet, "percent");
    let least = count(&sheet, "least", sheet.integer("least"));
    let days = days_of(&sheet, "days", sheet.integer("days"));
    sheet.finish();
    Some(ShareRule { percent: percent?, least: least?, days: days? })
}

/// Amounts by currency, for every currency of the programme's countries.
fn amounts(sheet: &TableReader<'_>, key: &'static str, currencies: &BTreeSet<CurrencyCode>) -> Option<Amounts> {
    if !sheet.has(key) {
        let _ = sheet.texts_by_key(key);
        sheet.wrong(sheet.line, key, "is missing");
        return None;
    }
    let (mut amounts, mut is_good) = (Amounts::new(), sheet.is_table(key));
    for (name, text) in sheet.texts_by_key(key) {
        let dotted = format!("{key}.{}", name.value);
        let is_known = currencies.iter().any(|currency| currency.as_str() == name.value);
        let problem = match money::parse(&text.value) {
            Ok(minor) if minor > 0 && is_known => {
                amounts.insert(name.value, minor);
                continue;
            }
            Ok(minor) if minor > 0 => "is no currency of the programme's countries".to_owned(),
            Ok(_) => "must be above 0".to_owned(),
            Err(error) => format!("{}: {error}", text.value),
        };
        is_good = false;
        sheet.wrong(name.line, &dotted, problem);
    }
    let missing: Vec<&str> =
        currencies.iter().map(CurrencyCode::as_str).filter(|code| !amounts.contains_key(*code)).collect();
    if is_good && !missing.is_empty() {
        is_good = false;
        sheet.wrong(sheet.line_of(key), key, format!("has no value for {}", missing.join(", ")));
    }
    is_good.then_some(amounts)
}

fn percent(sheet: &TableReader<'_>, key: &'static str) -> Option<u32> {
    let text = sheet.text(key)?;
    let percent = money::parse(&text.value).ok().filter(|percent| (0..=10_000).contains(percent));
    if percent.is_none() {
        sheet.wrong(text.line, key, format!("{} must be from 0 to 100, such as \"7.5\"", text.value));
    }
    percent.and_then(|percent| u32::try_from(percent).ok())
}

fn count(sheet: &TableReader<'_>, key: &'static str, number: Option<Located<i64>>) -> Option<u32> {
    within(sheet, key, &number?, 1_000_000)
}

fn days(sheet: &TableReader<'_>, key: &'static str, usual: u32) -> Option<u32> {
    match sheet.integer_if_any(key) {
        Some(number) => days_of(sheet, key, Some(number)),
        // A value of another type was already reported.
        None => Some(usual),
    }
}

fn days_of(sheet: &TableReader<'_>, key: &'static str, number: Option<Located<i64>>) -> Option<u32> {
    within(sheet, key, &number?, MOST_DAYS)
}

fn within(sheet: &TableReader<'_>, key: &'static str, number: &Located<i64>, most: i64) -> Option<u32> {
    let good = u32::try_from(number.value).ok().filter(|number| (1..=most).contains(&i64::from(*number)));
    if good.is_none() {
        sheet.wrong(number.line, key, format!("{} must be from 1 to {most}", number.value));
    }
    good
}
