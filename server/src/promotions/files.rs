//! Parses `promotions/*.toml`: reports the errors of all files at once, each with file, line and key.

use std::collections::BTreeMap;

use super::{
    code::code_key,
    model::{
        Amounts, CouponTerms, CutRecord, Kind, OfferRecord, PromotionRecord, PromotionText, RewardRecord, TierRecord,
    },
};
use crate::{
    catalog::{SELECTOR_PREFIXES, SelectorNames, split_selector},
    clock::When,
    error::{Error, Result},
    money,
    tenancy::Directory,
    toml_file::{Located, Report, Sources, TableReader},
};

/// Names that files may refer to.
#[derive(Debug)]
pub(super) struct Context<'a> {
    /// Countries, languages and currencies.
    pub(super) directory: &'a Directory,
    /// The catalogue.
    pub(super) names: &'a SelectorNames,
}

/// Valid files.
#[derive(Debug)]
pub struct Files {
    /// Sorted by name.
    pub records: Vec<PromotionRecord>,
    /// Whether they claim to be the complete set of promotions.
    pub is_whole: bool,
}

/// Names and codes read so far, to report duplicates.
#[derive(Default)]
struct UsedNames {
    names: BTreeMap<String, String>,
    codes: BTreeMap<String, String>,
}

/// Parses all files. The error contains every mistake of every file.
pub(super) fn read(sources: &Sources, context: &Context<'_>) -> Result<Files> {
    let (mut diagnostics, mut records, mut used) = (Vec::new(), Vec::new(), UsedNames::default());
    for source in &sources.files {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        let root = TableReader::root(&report, table.get_ref());
        for sheet in root.tables("promotions") {
            records.extend(Reader { report: &report, context }.promotion(sheet, &mut used));
        }
        root.finish();
        diagnostics.extend(report.into_diagnostics());
    }
    if !diagnostics.is_empty() {
        return Err(Error::Diagnostics(diagnostics));
    }
    records.sort_by(|one: &PromotionRecord, other| one.name.cmp(&other.name));
    Ok(Files { records, is_whole: sources.is_whole })
}

/// The selectors in files, valid or not, which must be looked up before the files are parsed.
pub(super) fn selectors(sources: &Sources) -> Vec<String> {
    let tables = sources.files.iter().filter_map(|source| source.text.parse::<toml::Table>().ok());
    let promotions = tables.filter_map(|table| table.get("promotions")?.as_array().cloned()).flatten();
    let lists = promotions.flat_map(|promotion| ["include", "exclude"].map(|key| promotion.get(key).cloned()));
    let items = lists.flatten().filter_map(|list| list.as_array().cloned()).flatten();
    items.filter_map(|item| item.as_str().map(|text| text.trim().to_owned())).collect()
}

struct Reader<'a> {
    report: &'a Report<'a>,
    context: &'a Context<'a>,
}

/// Whether a text is a valid name of a promotion.
fn is_name(text: &str) -> bool {
    let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.len() <= 60 && text.bytes().all(is_good) && !text.starts_with('-') && !text.ends_with('-')
}

impl Reader<'_> {
    fn promotion(&self, sheet: TableReader<'_>, used: &mut UsedNames) -> Option<PromotionRecord> {
        let name = self.name(&sheet, used);
        let kind = Self::kind(&sheet);
        let countries = self.countries(&sheet);
        let (starts, ends) = (when(&sheet, "starts"), when(&sheet, "ends"));
        check_order(&sheet, starts.as_ref(), ends.as_ref());
        let include = self.selectors(&sheet, "include");
        let exclude = self.selectors(&sheet, "exclude");
        let excludes_reduced = sheet.boolean_if_any("excludes_reduced").unwrap_or(false);
        let is_combinable = sheet.boolean_if_any("combinable").unwrap_or(true);
        let texts = self.texts(&sheet);
        let offer = kind.and_then(|kind| self.offer(&sheet, kind, &countries, used));
        if kind.is_some() {
            sheet.finish();
        }
        Some(PromotionRecord {
            name: name?,
            countries,
            starts: starts.map(|at| at.value),
            ends: ends.map(|at| at.value),
            include,
            exclude,
            excludes_reduced,
            is_combinable,
            offer: offer?,
            texts,
        })
    }

    fn name(&self, sheet: &TableReader<'_>, used: &mut UsedNames) -> Option<String> {
        let name = sheet.text("name")?;
        if !is_name(&name.value) {
            let message = format!("{} must be small letters, digits and hyphens, 60 at most", name.value);
            sheet.wrong(name.line, "name", message);
            return None;
        }
        let place = format!("{}:{}", self.report.file, name.line);
        if let Some(earlier) = used.names.insert(name.value.clone(), place) {
            sheet.wrong(name.line, "name", format!("{} is already the name of the promotion in {earlier}", name.value));
        }
        Some(name.value)
    }

    fn kind(sheet: &TableReader<'_>) -> Option<Kind> {
        let word = sheet.text("kind")?;
        let kind = Kind::from_name(&word.value);
        if kind.is_none() {
            let names = Kind::ALL.map(Kind::name);
            let message = format!("{} is no kind of promotion; there are {}", word.value, names.join(", "));
            sheet.unknown(word.line, "kind", &word.value, message, names);
        }
        kind
    }

    fn countries(&self, sheet: &TableReader<'_>) -> Vec<String> {
        if !sheet.has("countries") {
            return Vec::new();
        }
        let codes: Vec<&str> = self.context.directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        let named = sheet.texts("countries").unwrap_or_default();
        for code in named.iter().filter(|code| !codes.contains(&code.value.as_str())) {
            let message = format!("{} is no country; there are {}", code.value, codes.join(", "));
            sheet.unknown(code.line, "countries", &code.value, message, codes.iter().copied());
        }
        named.into_iter().map(|code| code.value).collect()
    }

    fn selectors(&self, sheet: &TableReader<'_>, key: &'static str) -> Vec<String> {
        if !sheet.has(key) {
            return Vec::new();
        }
        let selectors = sheet.texts(key).unwrap_or_default();
        for selector in &selectors {
            self.check_selector(sheet, key, selector);
        }
        selectors.into_iter().map(|selector| selector.value).collect()
    }

    fn check_selector(&self, sheet: &TableReader<'_>, key: &str, selector: &Located<String>) {
        let Some((prefix, name)) = split_selector(&selector.value) else {
            let message = format!(
                "{} must be a word and a name such as category:dresses; the words are {}",
                selector.value,
                SELECTOR_PREFIXES.join(", ")
            );
            sheet.wrong(selector.line, key, message);
            return;
        };
        let names = self.context.names;
        if names.is_moving(&selector.value) {
            let message = format!(
                "{} is filled by prices or dates, which a promotion may change: name a collection of another kind",
                selector.value
            );
            sheet.wrong(selector.line, key, message);
        } else if names.resolve(&selector.value).is_none() {
            let message = format!("the catalogue has no {prefix} `{name}`");
            sheet.unknown(selector.line, key, name, message, names.known(prefix));
        }
    }

    fn texts(&self, sheet: &TableReader<'_>) -> BTreeMap<String, PromotionText> {
        let mut texts = BTreeMap::new();
        let codes: Vec<&str> = self.context.directory.languages.iter().map(|language| language.code.as_str()).collect();
        for (language, inner) in sheet.tables_by_key("texts") {
            if !codes.contains(&language.value.as_str()) {
                let message = format!("is no language; there are {}", codes.join(", "));
                sheet.unknown(
                    language.line,
                    &format!("texts.{}", language.value),
                    &language.value,
                    message,
                    codes.clone(),
                );
            }
            let title = inner.text("title");
            let description = inner.text_if_any("description").map(|text| text.value).unwrap_or_default();
            inner.finish();
            if let Some(title) = title {
                texts.insert(language.value, PromotionText { title: title.value, description });
            }
        }
        texts
    }

    fn offer(
        &self,
        sheet: &TableReader<'_>,
        kind: Kind,
        countries: &[String],
        used: &mut UsedNames,
    ) -> Option<OfferRecord> {
        match kind {
            Kind::FlashDeal => self.cut(sheet, countries).map(OfferRecord::FlashDeal),
            Kind::BuyXGetY => {
                let buy = count(sheet, "buy", sheet.integer("buy"));
                let get = count(sheet, "get", sheet.integer("get"));
                let percent = percent_if_any(sheet, "percent").unwrap_or(10_000);
                let most = count_if_any(sheet, "most");
                Some(OfferRecord::BuyXGetY { buy: buy?, get: get?, percent, most })
            }
            Kind::CartGoal => self.tiers(sheet, countries).map(OfferRecord::CartGoal),
            Kind::Coupon => self.coupon(sheet, countries, used).map(OfferRecord::Coupon),
        }
    }

    fn cut(&self, sheet: &TableReader<'_>, countries: &[String]) -> Option<CutRecord> {
        let percent = percent_if_any(sheet, "percent").map(CutRecord::Percent);
        let amount = self.amounts_if_any(sheet, "amount", countries).map(CutRecord::Amount);
        let price = self.amounts_if_any(sheet, "price", countries).map(CutRecord::Price);
        one_of(sheet, &["percent", "amount", "price"])?;
        percent.or(amount).or(price)
    }

    fn reward(&self, sheet: &TableReader<'_>, countries: &[String]) -> Option<RewardRecord> {
        let percent = percent_if_any(sheet, "percent").map(RewardRecord::Percent);
        let amount = self.amounts_if_any(sheet, "amount", countries).map(RewardRecord::Amount);
        let gift = sheet.text_if_any("gift").map(|sku| RewardRecord::Gift(sku.value));
        let free_delivery = sheet.boolean_if_any("free_delivery");
        if free_delivery == Some(false) {
            sheet.wrong(sheet.line_of("free_delivery"), "free_delivery", "can only be true; leave it out otherwise");
        }
        one_of(sheet, &["percent", "amount", "free_delivery", "gift"])?;
        percent.or(amount).or(gift).or(free_delivery.map(|_| RewardRecord::FreeDelivery))
    }

    fn tiers(&self, sheet: &TableReader<'_>, countries: &[String]) -> Option<Vec<TierRecord>> {
        let sheets = sheet.tables("tiers");
        if sheets.is_empty() {
            sheet.wrong(sheet.line, "tiers", "is missing: a cart goal needs at least one [[promotions.tiers]]");
            return None;
        }
        let tiers: Vec<Option<TierRecord>> = sheets
            .into_iter()
            .map(|tier| {
                let spend = self.amounts(&tier, "spend", countries);
                let reward = self.reward(&tier, countries);
                tier.finish();
                Some(TierRecord { spend: spend?, reward: reward? })
            })
            .collect();
        tiers.into_iter().collect()
    }

    fn coupon(&self, sheet: &TableReader<'_>, countries: &[String], used: &mut UsedNames) -> Option<CouponTerms> {
        let code = sheet.text_if_any("code");
        if let Some(code) = &code {
            self.check_code(sheet, code, used);
        }
        let reward = self.reward(sheet, countries);
        let minimum = self.amounts_if_any(sheet, "minimum", countries);
        let max_uses = count_if_any(sheet, "max_uses");
        let max_uses_per_person = count_if_any(sheet, "max_uses_per_person");
        Some(CouponTerms { code: code.map(|code| code.value), minimum, reward: reward?, max_uses, max_uses_per_person })
    }

    fn check_code(&self, sheet: &TableReader<'_>, code: &Located<String>, used: &mut UsedNames) {
        let Some(key) = code_key(&code.value) else {
            let message = format!("{} must be 3 to 40 letters, digits and hyphens", code.value);
            sheet.wrong(code.line, "code", message);
            return;
        };
        let place = format!("{}:{}", self.report.file, code.line);
        if let Some(earlier) = used.codes.insert(key, place) {
            sheet.wrong(code.line, "code", format!("{} is already the code in {earlier}", code.value));
        }
    }

    /// Amounts by country or currency, for every country of the promotion.
    fn amounts(&self, sheet: &TableReader<'_>, key: &'static str, countries: &[String]) -> Option<Amounts> {
        if !sheet.has(key) {
            sheet.wrong(sheet.line, key, "is missing");
        }
        self.amounts_if_any(sheet, key, countries)
    }

    /// `None` when the key is absent or invalid; the latter is reported.
    fn amounts_if_any(&self, sheet: &TableReader<'_>, key: &'static str, countries: &[String]) -> Option<Amounts> {
        if !sheet.has(key) {
            // Reads the key so that a misspelling of it is recognised.
            let _ = sheet.texts_by_key(key);
            return None;
        }
        let (mut amounts, mut is_good) = (Amounts::default(), sheet.is_table(key));
        for (name, text) in sheet.texts_by_key(key) {
            match money::parse(&text.value) {
                Ok(minor) if minor > 0 && self.is_country_or_currency(&name.value) => {
                    amounts.0.insert(name.value, minor);
                }
                Ok(minor) => {
                    is_good = false;
                    let message =
                        if minor > 0 { "is neither a country's code nor a currency" } else { "must be above 0" };
                    sheet.wrong(name.line, &format!("{key}.{}", name.value), message);
                }
                Err(error) => {
                    is_good = false;
                    sheet.wrong(text.line, &format!("{key}.{}", name.value), format!("{}: {error}", text.value));
                }
            }
        }
        if is_good {
            is_good = self.check_complete(sheet, key, &amounts, countries);
        }
        is_good.then_some(amounts)
    }

    fn is_country_or_currency(&self, word: &str) -> bool {
        self.context
            .directory
            .tenants
            .iter()
            .any(|tenant| tenant.code == word || tenant.currency.code.to_string() == word)
    }

    fn check_complete(
        &self,
        sheet: &TableReader<'_>,
        key: &'static str,
        amounts: &Amounts,
        countries: &[String],
    ) -> bool {
        let missing: Vec<String> = self
            .context
            .directory
            .tenants
            .iter()
            .filter(|tenant| countries.is_empty() || countries.contains(&tenant.code))
            .filter(|tenant| amounts.of(tenant).is_none())
            .map(|tenant| format!("{} ({})", tenant.code, tenant.currency.code))
            .collect();
        if !missing.is_empty() {
            let message = format!("has no value for {}: give an amount by country or currency", missing.join(", "));
            sheet.wrong(sheet.line_of(key), key, message);
        }
        missing.is_empty()
    }
}

fn when(sheet: &TableReader<'_>, key: &'static str) -> Option<Located<When>> {
    sheet.moment_if_any(key).map(|Located { value, line }| Located { value: value.into(), line })
}

fn check_order(sheet: &TableReader<'_>, starts: Option<&Located<When>>, ends: Option<&Located<When>>) {
    let is_empty = match (starts.map(|at| at.value), ends.map(|at| at.value)) {
        (Some(When::Local(starts)), Some(When::Local(ends))) => ends <= starts,
        (Some(When::Instant(starts)), Some(When::Instant(ends))) => ends <= starts,
        _ => false,
    };
    if let (true, Some(ends)) = (is_empty, ends) {
        sheet.wrong(ends.line, "ends", "is not after `starts`");
    }
}

/// Reports an error unless exactly one of the keys is present.
fn one_of(sheet: &TableReader<'_>, keys: &[&str]) -> Option<()> {
    let found: Vec<&str> = keys.iter().copied().filter(|key| sheet.has(key)).collect();
    match found[..] {
        [_] => Some(()),
        [] => {
            sheet.wrong(sheet.line, keys[0], format!("is missing: one of {} is required", keys.join(", ")));
            None
        }
        _ => {
            let message = format!("cannot be combined with {}: use only one of {}", found[0], keys.join(", "));
            sheet.wrong(sheet.line_of(found[1]), found[1], message);
            None
        }
    }
}

fn percent_if_any(sheet: &TableReader<'_>, key: &'static str) -> Option<u32> {
    let text = sheet.text_if_any(key)?;
    let percent = money::parse(&text.value).ok().filter(|percent| (1..=10_000).contains(percent));
    if percent.is_none() {
        sheet.wrong(text.line, key, format!("{} must be above 0 and at most 100, such as \"12.5\"", text.value));
    }
    percent.and_then(|percent| u32::try_from(percent).ok())
}

fn count(sheet: &TableReader<'_>, key: &'static str, number: Option<Located<i64>>) -> Option<u32> {
    let number = number?;
    let good = u32::try_from(number.value).ok().filter(|number| (1..=1_000_000).contains(number));
    if good.is_none() {
        sheet.wrong(number.line, key, format!("{} must be from 1 to 1000000", number.value));
    }
    good
}

fn count_if_any(sheet: &TableReader<'_>, key: &'static str) -> Option<u32> {
    sheet.integer_if_any(key).and_then(|number| count(sheet, key, Some(number)))
}
