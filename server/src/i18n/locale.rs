//! Number formats, plural rules, dates and sorting by locale, from the CLDR data of `icu`.
//!
//! QuickJS has no `Intl`; its host functions are built on these. They return what V8's `Intl` returns by default, so that
//! server-rendered pages match those of the browser, with one exception: digits are 0 to 9 in every language, as in prices and
//! sizes. Grouping by locale, at most three decimals, rounding half away from zero.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use chrono::{Datelike, NaiveDate};
use fixed_decimal::{Decimal, SignedRoundingMode, UnsignedRoundingMode};
use icu_calendar::{Date, Gregorian};
use icu_collator::{Collator, options::CollatorOptions};
use icu_datetime::{
    FixedCalendarDateTimeFormatter,
    fieldsets::{MDE, YMD},
};
use icu_decimal::{DecimalFormatter, options::DecimalFormatterOptions};
use icu_locale::{Locale, locale};
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};

/// The default maximum of decimals in `Intl`.
pub const MAX_FRACTION: u8 = 3;

/// How much of weekday and month is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DayStyle {
    /// `četrtek, 26. november`.
    Long,
    /// `čet., 26. nov.`
    Short,
}

type DayFormatter = FixedCalendarDateTimeFormatter<Gregorian, MDE>;
type DateFormatter = FixedCalendarDateTimeFormatter<Gregorian, YMD>;

/// A locale's rules. Cached per thread, since the formatters are not `Sync` and there are few per thread.
struct Rules {
    cardinal: PluralRules,
    ordinal: PluralRules,
    decimal: DecimalFormatter,
    long_day: DayFormatter,
    short_day: DayFormatter,
    date: DateFormatter,
}

thread_local! {
    static KNOWN: RefCell<HashMap<String, Rc<Rules>>> = RefCell::default();
}

/// The rules of a locale tag; English for an invalid tag.
fn rules(tag: &str) -> Rc<Rules> {
    if let Some(rules) = KNOWN.with_borrow(|known| known.get(tag).cloned()) {
        return rules;
    }
    let with_digits = if tag.contains("-u-") { tag.to_owned() } else { format!("{tag}-u-nu-latn") };
    let rules = Rc::new(Rules::new(&with_digits.parse().unwrap_or(locale!("en"))));
    KNOWN.with_borrow_mut(|known| known.insert(tag.to_owned(), rules.clone()));
    rules
}

impl Rules {
    fn new(locale: &Locale) -> Self {
        let compiled = "compiled data answers for every locale, with the root's rules where it knows none";
        Self {
            cardinal: PluralRules::try_new(locale.into(), PluralRuleType::Cardinal.into()).expect(compiled),
            ordinal: PluralRules::try_new(locale.into(), PluralRuleType::Ordinal.into()).expect(compiled),
            decimal: DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).expect(compiled),
            long_day: DayFormatter::try_new(locale.into(), MDE::long()).expect(compiled),
            short_day: DayFormatter::try_new(locale.into(), MDE::medium()).expect(compiled),
            date: DateFormatter::try_new(locale.into(), YMD::long()).expect(compiled),
        }
    }
}

/// Formats a number for the locale: `1.234,5`. Rounds half away from zero; a `min_fraction` above `max_fraction` counts as
/// `max_fraction`.
pub fn format_number(locale: &str, number: f64, min_fraction: u8, max_fraction: u8) -> String {
    match decimal(number, min_fraction, max_fraction) {
        Some(decimal) => rules(locale).decimal.format_to_string(&decimal),
        None => odd(number).to_owned(),
    }
}

/// The plural category of a number in its default format: `one`, `few`, …
pub fn plural_category(locale: &str, number: f64, is_ordinal: bool) -> &'static str {
    let rules = rules(locale);
    let forms = if is_ordinal { &rules.ordinal } else { &rules.cardinal };
    decimal(number, 0, MAX_FRACTION).map_or("other", |decimal| name(forms.category_for(&decimal)))
}

/// The cardinal categories that a language distinguishes, in CLDR's order.
pub fn plural_categories(locale: &str) -> Vec<&'static str> {
    let mut categories: Vec<_> = rules(locale).cardinal.categories().collect();
    categories.sort_by_key(|category| CATEGORIES.iter().position(|known| *known == name(*category)));
    categories.into_iter().map(name).collect()
}

/// The six names of plural categories.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A day with weekday and month, without a year: `četrtek, 26. november`.
pub fn format_day(locale: &str, day: NaiveDate, style: DayStyle) -> String {
    let Ok(date) = Date::try_new_gregorian(day.year(), day.month() as u8, day.day() as u8) else {
        return day.to_string();
    };
    let rules = rules(locale);
    let long = rules.long_day.format(&date).to_string();
    let written = match style {
        DayStyle::Long => long,
        DayStyle::Short => short_day(locale, &rules.short_day.format(&date).to_string(), &long),
    };
    without_breaks(&written)
}

/// CLDR's medium format, except where readers do not write days that way: Lithuanian has no month's name there (`11-26, kt`), and
/// Hungarian abbreviates the weekday to a capital letter (`nov. 26., Cs`).
fn short_day(locale: &str, medium: &str, long: &str) -> String {
    let (Some((medium_day, medium_weekday)), Some((long_day, long_weekday))) =
        (medium.rsplit_once(", "), long.rsplit_once(", "))
    else {
        return medium.to_owned();
    };
    match locale.split('-').next() {
        Some("lt") => format!("{long_day}, {medium_weekday}."),
        Some("hu") => format!("{medium_day}, {long_weekday}"),
        _ => medium.to_owned(),
    }
}

/// A date with its year: `26. november 2026`. CLDR's long date for Slovenian pads days below 10 with a zero, which is not
/// customary before a month's name, so it is removed.
pub fn format_date(locale: &str, day: NaiveDate) -> String {
    without_breaks(&long_date(locale, day))
}

fn long_date(locale: &str, day: NaiveDate) -> String {
    match Date::try_new_gregorian(day.year(), day.month() as u8, day.day() as u8) {
        Ok(date) => rules(locale).date.format(&date).to_string().trim_start_matches('0').to_owned(),
        Err(_) => day.to_string(),
    }
}

/// A date range, with common parts written once: `26.–28. november 2026`, `30. november – 2. december 2026`, `2026. november
/// 26.–28.`
pub fn format_dates(locale: &str, from: NaiveDate, to: NaiveDate) -> String {
    let (first, last) = (long_date(locale, from), long_date(locale, to));
    if from == to {
        return without_breaks(&first);
    }
    let (first, last): (Vec<_>, Vec<_>) = (first.split(' ').collect(), last.split(' ').collect());
    let is_same_month = (from.year(), from.month()) == (to.year(), to.month());
    let year = from.year().to_string();
    let can_be_shared = |words: &[&str]| is_same_month || from.year() == to.year() && words.concat().contains(&year);
    let shared = |count: usize, words: &[&str]| if can_be_shared(words) { count } else { 0 };
    let alike = first.iter().zip(&last).take_while(|(a, b)| a == b).count();
    let start = shared(alike, &first[..alike]);
    // The same day number in two months is not a common part.
    let day = from.day().to_string();
    let is_day = |word: &str| word.trim_end_matches(|sign: char| !sign.is_ascii_digit()) == day;
    let ends = first[start..].iter().rev().zip(last[start..].iter().rev());
    let alike = ends.take_while(|(a, b)| a == b && (is_same_month || !is_day(a))).count();
    let end = shared(alike, &first[first.len() - alike..]);
    let own_first = first[start..first.len() - end].join(" ");
    let own_last = last[start..last.len() - end].join(" ");
    let dash = if own_first.contains(' ') || own_last.contains(' ') { " – " } else { "–" };
    let days = format!("{}{dash}{own_last}", own_first.trim_end_matches(','));
    without_breaks(&[&first[..start], &[days.as_str()], &first[first.len() - end..]].concat().join(" "))
}

/// The date with no-break spaces between day and month, and around a word of one or two letters such as `de` or `г.`.
fn without_breaks(date: &str) -> String {
    let is_day = |word: &str| matches!(word.chars().take_while(|sign| sign.is_numeric()).count(), 1 | 2);
    let is_short =
        |word: &str| word.trim_end_matches('.').chars().count() <= 2 && word.starts_with(char::is_alphabetic);
    let belong = |left: &str, right: &str| {
        let names_month = |word: &str| word.starts_with(|sign: char| sign.is_alphabetic() || sign.is_numeric());
        !left.ends_with(',')
            && names_month(left)
            && names_month(right)
            && (is_day(left) || is_day(right) || is_short(left) || is_short(right))
    };
    let words: Vec<&str> = date.split(' ').collect();
    let spaces = words.windows(2).map(|pair| if belong(pair[0], pair[1]) { "\u{a0}" } else { " " });
    let mut joined = words[0].to_owned();
    for (space, word) in spaces.zip(&words[1..]) {
        joined.push_str(space);
        joined.push_str(word);
    }
    joined
}

/// Sorts a short list by names, in the locale's collation.
pub fn sort_by_name<T>(locale: &str, items: &mut [T], name: impl Fn(&T) -> &str) {
    let locale: Locale = locale.parse().unwrap_or(Locale::UNKNOWN);
    if let Ok(collator) = Collator::try_new((&locale).into(), CollatorOptions::default()) {
        items.sort_by(|a, b| collator.compare(name(a), name(b)));
    }
}

/// The shortest decimal that represents the number, rounded; `None` for NaN and infinity.
fn decimal(number: f64, min_fraction: u8, max_fraction: u8) -> Option<Decimal> {
    let mut decimal: Decimal = number.is_finite().then(|| number.to_string())?.parse().ok()?;
    let half_expand = SignedRoundingMode::Unsigned(UnsignedRoundingMode::HalfExpand);
    decimal.round_with_mode(-i16::from(max_fraction), half_expand);
    decimal.trim_end();
    decimal.pad_end(-i16::from(min_fraction.min(max_fraction)));
    Some(decimal)
}

fn odd(number: f64) -> &'static str {
    if number.is_nan() {
        "NaN"
    } else if number > 0.0 {
        "∞"
    } else {
        "-∞"
    }
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_formatted_for_each_language() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        for (locale, long, short) in [
            ("en-GB", "Thursday 26 November", "Thu 26 Nov"),
            ("bn-BD", "বৃহস্পতিবার, 26 নভেম্বর", "বৃহস্পতি 26 নভে"),
            ("de-DE", "Donnerstag, 26. November", "Do., 26. Nov."),
            ("bg-BG", "четвъртък, 26 ноември", "чт, 26.11."),
            ("cs-CZ", "čtvrtek 26. listopadu", "čt 26. 11."),
            ("el-GR", "Πέμπτη 26 Νοεμβρίου", "Πέμ 26 Νοε"),
            ("es-ES", "jueves, 26 de noviembre", "jue, 26 nov"),
            ("hr-HR", "četvrtak, 26. studenoga", "čet, 26. stu"),
            ("hu-HU", "november 26., csütörtök", "nov. 26., csütörtök"),
            ("it-IT", "giovedì 26 novembre", "gio 26 nov"),
            ("lt-LT", "lapkričio 26 d., ketvirtadienis", "lapkričio 26 d., kt."),
            ("pl-PL", "czwartek, 26 listopada", "czw., 26 lis"),
            ("pt-PT", "quinta-feira, 26 de novembro", "quinta, 26/11"),
            ("ro-RO", "joi, 26 noiembrie", "joi, 26 nov."),
            ("sk-SK", "štvrtok 26. novembra", "št 26. 11."),
            ("sl-SI", "četrtek, 26. november", "čet., 26. nov."),
            ("de-AT", "Donnerstag, 26. November", "Do., 26. Nov."),
        ] {
            assert_eq!(format_day(locale, day, DayStyle::Long).replace('\u{a0}', " "), long, "{locale}");
            assert_eq!(format_day(locale, day, DayStyle::Short).replace('\u{a0}', " "), short, "{locale}");
        }
    }

    #[test]
    fn a_range_of_dates_names_common_parts_once() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
        let of_month = (day(2026, 11, 26), day(2026, 11, 28));
        let of_year = (day(2026, 11, 12), day(2026, 12, 12));
        let of_years = (day(2026, 12, 30), day(2027, 1, 2));
        for (locale, (from, to), range) in [
            ("sl-SI", of_month, "26.–28. november 2026"),
            ("sl-SI", of_year, "12. november – 12. december 2026"),
            ("sl-SI", of_years, "30. december 2026 – 2. januar 2027"),
            ("sl-SI", (of_month.0, of_month.0), "26. november 2026"),
            ("en-GB", of_month, "26–28 November 2026"),
            ("en-US", of_month, "November 26–28, 2026"),
            ("en-US", of_year, "November 12 – December 12, 2026"),
            ("bn-BD", of_month, "26–28 নভেম্বর, 2026"),
            ("bn-BD", of_year, "12 নভেম্বর – 12 ডিসেম্বর, 2026"),
            ("hu-HU", of_month, "2026. november 26.–28."),
            ("hu-HU", of_year, "2026. november 12. – december 12."),
            ("lt-LT", of_month, "2026 m. lapkričio 26–28 d."),
            ("lt-LT", of_year, "2026 m. lapkričio 12 d. – gruodžio 12 d."),
            ("pt-PT", of_year, "12 de novembro – 12 de dezembro de 2026"),
        ] {
            assert_eq!(format_dates(locale, from, to).replace('\u{a0}', " "), range, "{locale}");
        }
    }

    #[test]
    fn dates_have_the_form_of_the_language() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        for (locale, date) in [
            ("en-GB", "26 November 2026"),
            ("bn-BD", "26 নভেম্বর, 2026"),
            ("de-AT", "26. November 2026"),
            ("hu-HU", "2026. november 26."),
            ("lt-LT", "2026 m. lapkričio 26 d."),
            ("pt-PT", "26 de novembro de 2026"),
            ("sl-SI", "26. november 2026"),
        ] {
            assert_eq!(format_date(locale, day).replace('\u{a0}', " "), date, "{locale}");
        }
        let early = NaiveDate::from_ymd_opt(2026, 11, 6).unwrap();
        assert_eq!(format_date("sl-SI", early).replace('\u{a0}', " "), "6. november 2026");
        assert_eq!(format_date("de-DE", early).replace('\u{a0}', " "), "6. November 2026");
    }

    #[test]
    fn no_line_breaks_between_a_day_and_its_month() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        for (locale, long, date) in [
            ("en-GB", "Thursday~26~November", "26~November 2026"),
            ("de-DE", "Donnerstag, 26.~November", "26.~November 2026"),
            ("es-ES", "jueves, 26~de~noviembre", "26~de~noviembre~de~2026"),
            ("bg-BG", "четвъртък, 26~ноември", "26~ноември 2026\u{202f}г."),
            ("hu-HU", "november~26., csütörtök", "2026. november~26."),
            ("lt-LT", "lapkričio~26~d., ketvirtadienis", "2026~m.~lapkričio~26~d."),
        ] {
            assert_eq!(format_day(locale, day, DayStyle::Long).replace('\u{a0}', "~"), long, "{locale}");
            assert_eq!(format_date(locale, day).replace('\u{a0}', "~"), date, "{locale}");
        }
        let range = format_dates("sl-SI", day, NaiveDate::from_ymd_opt(2026, 12, 2).unwrap());
        assert_eq!(range.replace('\u{a0}', "~"), "26.~november – 2.~december 2026");
    }

    #[test]
    fn countries_are_sorted_by_the_readers_alphabet() {
        let sorted = |locale, mut names: Vec<&'static str>| {
            sort_by_name(locale, &mut names, |name| name);
            names
        };
        assert_eq!(
            sorted("cs-CZ", vec!["Itálie", "Chorvatsko", "Maďarsko", "Česko"]),
            ["Česko", "Chorvatsko", "Itálie", "Maďarsko"]
        );
        assert_eq!(sorted("de-AT", vec!["Portugal", "Österreich", "Zypern"]), ["Österreich", "Portugal", "Zypern"]);
        assert_eq!(sorted("no such tag", vec!["b", "a"]), ["a", "b"]);
    }

    #[test]
    fn malformed_etags_and_numbers_are_ignored() {
        assert_eq!(format_number("no such tag", 1234.5, 0, 3), "1,234.5");
        assert_eq!(format_number("sl-SI", f64::NAN, 0, 3), "NaN");
        assert_eq!(format_number("sl-SI", f64::NEG_INFINITY, 0, 3), "-∞");
        assert_eq!(format_number("sl-SI", 1.0, 9, 2), "1,00");
        assert_eq!(plural_category("sl-SI", f64::INFINITY, false), "other");
    }
}
