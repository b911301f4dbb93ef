//! Parses `wheel.toml`: reports all errors at once, each with line and key. A wheel without `countries` applies to all countries
//! that no other wheel names.

use std::collections::{BTreeMap, BTreeSet};

use super::model::{SegmentRecord, WheelRecord};
use crate::{
    clock::When,
    error::{Error, Result},
    i18n::parent,
    promotions::{Kind, StoredPromotion},
    tenancy::{Directory, Tenant},
    toml_file::{Located, Report, Source, Sources, TableReader},
};

/// Number of segments of a wheel.
const SEGMENTS: std::ops::RangeInclusive<usize> = 2..=16;
/// Maximum of a weight and of a budget.
const LARGEST: i64 = 1_000_000;
/// Maximum number of spins per day, and of days for which a code is valid.
const MOST_SPINS: i64 = 10;
const MOST_COUPON_DAYS: i64 = 365;

/// The file embedded in the program.
pub fn built_in() -> Sources {
    let text = include_str!("../../../tenants/wheel.toml").to_owned();
    Sources { files: vec![Source { name: "tenants/wheel.toml".to_owned(), text }], is_whole: true }
}

/// Names that the file may refer to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context<'a> {
    /// Countries and languages.
    pub(super) directory: &'a Directory,
    /// All promotions.
    pub(super) promotions: &'a [StoredPromotion],
}

/// Parses the wheels by country code. The error contains every mistake.
pub(super) fn read(sources: &Sources, context: Context<'_>) -> Result<Vec<(String, WheelRecord)>> {
    let mut wheels = Vec::new();
    let mut diagnostics = Vec::new();
    for source in &sources.files {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        let root = TableReader::root(&report, table.get_ref());
        wheels.extend(Reader { context }.wheels(&root));
        root.finish();
        diagnostics.extend(report.into_diagnostics());
    }
    if diagnostics.is_empty() { Ok(wheels) } else { Err(Error::Diagnostics(diagnostics)) }
}

struct Reader<'a> {
    context: Context<'a>,
}

/// Whether a text is a valid name of a segment.
fn is_name(text: &str) -> bool {
    let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.len() <= 40 && text.bytes().all(is_good) && !text.starts_with('-') && !text.ends_with('-')
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

impl Reader<'_> {
    fn wheels(&self, root: &TableReader<'_>) -> Vec<(String, WheelRecord)> {
        let sheets = root.tables("wheels");
        // Named countries first: the wheel for all others excludes them.
        let mut named = BTreeSet::new();
        let mut owners = Vec::new();
        for sheet in &sheets {
            let own = if sheet.has("countries") { Some(self.countries(sheet, &mut named)) } else { None };
            owners.push(own);
        }
        let mut wheels = Vec::new();
        let mut has_default = false;
        for (sheet, own) in sheets.into_iter().zip(owners) {
            if own.is_none() && std::mem::replace(&mut has_default, true) {
                sheet.wrong(sheet.line, "countries", "is missing: another wheel is already for all countries");
            }
            let tenants: Vec<&Tenant> = self
                .context
                .directory
                .tenants
                .iter()
                .map(|tenant| &**tenant)
                .filter(|tenant| match &own {
                    Some(codes) => codes.contains(&tenant.code),
                    None => !named.contains(&tenant.code),
                })
                .collect();
            if let Some(record) = self.wheel(sheet, &tenants) {
                wheels.extend(tenants.iter().map(|tenant| (tenant.code.clone(), record.clone())));
            }
        }
        wheels
    }

    fn countries(&self, sheet: &TableReader<'_>, named: &mut BTreeSet<String>) -> Vec<String> {
        let codes: Vec<&str> = self.context.directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        let texts = sheet.texts("countries").unwrap_or_default();
        for code in &texts {
            if !codes.contains(&code.value.as_str()) {
                let message = format!("{} is no country; there are {}", code.value, codes.join(", "));
                sheet.unknown(code.line, "countries", &code.value, message, codes.iter().copied());
            } else if !named.insert(code.value.clone()) {
                sheet.wrong(code.line, "countries", format!("{} already has a wheel", code.value));
            }
        }
        texts.into_iter().map(|code| code.value).collect()
    }

    fn wheel(&self, sheet: TableReader<'_>, tenants: &[&Tenant]) -> Option<WheelRecord> {
        let spins_per_day = number(&sheet, "spins_per_day", MOST_SPINS, sheet.integer_if_any("spins_per_day"), Some(1));
        let coupon_days = number(&sheet, "coupon_days", MOST_COUPON_DAYS, sheet.integer("coupon_days"), None);
        let needs_consent = sheet.boolean_if_any("needs_consent").unwrap_or(true);
        let when =
            |key| sheet.moment_if_any(key).map(|moment| Located { value: When::from(moment.value), line: moment.line });
        let (starts, ends) = (when("starts"), when("ends"));
        check_order(&sheet, starts.as_ref(), ends.as_ref());
        let segments = self.segments(&sheet, tenants);
        sheet.finish();
        Some(WheelRecord {
            spins_per_day: spins_per_day?,
            coupon_days: coupon_days?,
            needs_consent,
            starts: starts.map(|at| at.value),
            ends: ends.map(|at| at.value),
            segments: segments?,
        })
    }

    fn segments(&self, sheet: &TableReader<'_>, tenants: &[&Tenant]) -> Option<Vec<SegmentRecord>> {
        let sheets = sheet.tables("segments");
        if !SEGMENTS.contains(&sheets.len()) {
            let message = format!(
                "holds {} segments: a wheel has from {} to {} [[wheels.segments]]",
                sheets.len(),
                SEGMENTS.start(),
                SEGMENTS.end()
            );
            sheet.wrong(sheet.line_of("segments"), "segments", message);
        }
        let mut names = BTreeSet::new();
        let segments: Vec<Option<SegmentRecord>> =
            sheets.into_iter().map(|segment| self.segment(segment, &mut names, tenants)).collect();
        let segments: Vec<SegmentRecord> = segments.into_iter().collect::<Option<_>>()?;
        if segments.iter().all(|segment| segment.promotion.is_none()) {
            sheet.wrong(sheet.line_of("segments"), "segments", "hold no prize: one of them must name a promotion");
        }
        Some(segments)
    }

    fn segment(
        &self,
        sheet: TableReader<'_>,
        names: &mut BTreeSet<String>,
        tenants: &[&Tenant],
    ) -> Option<SegmentRecord> {
        let name = sheet.text("name").filter(|name| {
            let is_good = is_name(&name.value);
            if !is_good {
                let message = format!("{} must be small letters, digits and hyphens, 40 at most", name.value);
                sheet.wrong(name.line, "name", message);
            } else if !names.insert(name.value.clone()) {
                sheet.wrong(name.line, "name", format!("{} is the name of another segment of this wheel", name.value));
            }
            is_good
        });
        let weight = number(&sheet, "weight", LARGEST, sheet.integer("weight"), None);
        let colour = sheet.text("colour").filter(|colour| {
            if !is_colour(&colour.value) {
                sheet.wrong(colour.line, "colour", format!("{} must be such as #1e4fd8", colour.value));
            }
            is_colour(&colour.value)
        });
        let promotion = sheet.text_if_any("promotion");
        let known = promotion.as_ref().and_then(|promotion| self.promotion(&sheet, promotion, tenants));
        let budget = sheet.integer_if_any("budget");
        if let (Some(budget), None) = (&budget, &promotion) {
            sheet.wrong(budget.line, "budget", "is given for a segment without a prize: only prizes have a budget");
        }
        let budget = budget.map(|budget| number(&sheet, "budget", LARGEST, Some(budget), None));
        let texts = self.texts(&sheet, tenants, known);
        sheet.finish();
        Some(SegmentRecord {
            name: name?.value,
            weight: weight?,
            colour: colour?.value,
            promotion: promotion.map(|promotion| promotion.value),
            budget: match budget {
                Some(budget) => Some(budget?),
                None => None,
            },
            texts,
        })
    }

    /// The promotion named by a segment, which must be able to issue codes in all countries of the wheel.
    fn promotion(
        &self,
        sheet: &TableReader<'_>,
        named: &Located<String>,
        tenants: &[&Tenant],
    ) -> Option<&StoredPromotion> {
        let found = self.context.promotions.iter().find(|promotion| promotion.record.name == named.value);
        let Some(found) = found else {
            let coupons = self.context.promotions.iter().filter(|promotion| promotion.record.kind() == Kind::Coupon);
            let coupons: Vec<&str> = coupons.map(|promotion| promotion.record.name.as_str()).collect();
            let message =
                format!("there is no promotion {}: apply its file with `vitrina promotion apply` first", named.value);
            sheet.unknown(named.line, "promotion", &named.value, message, coupons);
            return None;
        };
        if found.record.kind() != Kind::Coupon {
            let message = format!("{} is a {}, and only a coupon can be won", named.value, found.record.kind().name());
            sheet.wrong(named.line, "promotion", message);
            return None;
        }
        let without: Vec<&str> =
            tenants.iter().filter(|tenant| !found.record.is_for(tenant)).map(|tenant| tenant.code.as_str()).collect();
        if !without.is_empty() {
            let message = format!("{} is not for {}", named.value, without.join(", "));
            sheet.wrong(named.line, "promotion", message);
        }
        Some(found)
    }

    /// The segment's texts. Each language of the countries must have one, here or as the promotion's title.
    fn texts(
        &self,
        sheet: &TableReader<'_>,
        tenants: &[&Tenant],
        promotion: Option<&StoredPromotion>,
    ) -> BTreeMap<String, String> {
        let codes: Vec<&str> = self.context.directory.languages.iter().map(|language| language.code.as_str()).collect();
        let mut texts = BTreeMap::new();
        for (language, text) in sheet.texts_by_key("texts") {
            if !codes.contains(&language.value.as_str()) {
                let message = format!("is no language; there are {}", codes.join(", "));
                let key = format!("texts.{}", language.value);
                sheet.unknown(language.line, &key, &language.value, message, codes.iter().copied());
            }
            texts.insert(language.value, text.value);
        }
        let titles = promotion.map(|promotion| &promotion.record.texts);
        let has = |code: &str| texts.contains_key(code) || titles.is_some_and(|titles| titles.contains_key(code));
        let used: BTreeSet<&str> =
            tenants.iter().flat_map(|tenant| &tenant.languages).map(|language| language.code.as_str()).collect();
        let missing: Vec<&str> = used.into_iter().filter(|code| !has(code) && !parent(code).is_some_and(has)).collect();
        if !missing.is_empty() {
            let message =
                format!("have no entry for {}: add the name of the segment in this language", missing.join(", "));
            sheet.wrong(sheet.line_of("texts"), "texts", message);
        }
        texts
    }
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

/// A number from 1; `default` when it is optional and absent.
fn number(
    sheet: &TableReader<'_>,
    key: &'static str,
    most: i64,
    found: Option<Located<i64>>,
    default: Option<u32>,
) -> Option<u32> {
    let Some(found) = found else { return default };
    let good = u32::try_from(found.value).ok().filter(|_| (1..=most).contains(&found.value));
    if good.is_none() {
        sheet.wrong(found.line, key, format!("{} must be from 1 to {most}", found.value));
    }
    good
}
