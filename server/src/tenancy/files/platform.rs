//! `platform.toml`: languages, currencies, kinds of user and kinds of badge.

use unic_langid::LanguageIdentifier;

use crate::{
    id::{BadgeTypeId, CurrencyId, LanguageId, UserTypeId},
    money,
    tenancy::model::{BadgeType, Currency, Language, UserType},
    toml_file::{Located, Report, TableReader},
};

/// What could be read of the file. A record with an error is left out of the values, but countries may use its code.
#[derive(Debug, Default)]
pub(super) struct PlatformSheet {
    pub languages: Vec<Located<Language>>,
    pub currencies: Vec<Located<Currency>>,
    pub user_types: Vec<Located<UserType>>,
    pub badge_types: Vec<Located<BadgeType>>,
    pub language_codes: Vec<String>,
    pub currency_codes: Vec<String>,
}

pub(super) fn read(report: &Report<'_>, root: TableReader<'_>) -> PlatformSheet {
    let mut platform = PlatformSheet::default();
    for sheet in root.tables("languages") {
        let code = code(&sheet, "code", is_language_code, "must be two or three small letters");
        platform.language_codes.extend(code.clone());
        platform.languages.extend(language(sheet, code));
    }
    for sheet in root.tables("currencies") {
        let code = code(&sheet, "code", is_currency_code, "must be three capital letters, as in ISO 4217");
        platform.currency_codes.extend(code.clone());
        platform.currencies.extend(currency(sheet, code));
    }
    platform.user_types = root.tables("user_types").into_iter().filter_map(user_type).collect();
    platform.badge_types = root.tables("badge_types").into_iter().filter_map(badge_type).collect();
    if !report.has_diagnostics() && (platform.languages.is_empty() || platform.currencies.is_empty()) {
        root.wrong(0, "languages", "the platform needs at least one of [[languages]] and of [[currencies]]");
    }
    root.finish();
    platform
}

fn language(sheet: TableReader<'_>, code: Option<String>) -> Option<Located<Language>> {
    let id = positive(&sheet, "id");
    let locale = sheet.text("locale").filter(|locale| {
        let good = locale.value.parse::<LanguageIdentifier>().is_ok_and(|tag| tag.to_string() == locale.value);
        if !good {
            sheet.wrong(locale.line, "locale", format!("{} is no language tag such as sl-SI", locale.value));
        }
        good
    });
    let name = sheet.text("name");
    let line = sheet.line;
    sheet.finish();
    Some(Located {
        value: Language { id: LanguageId(id?), code: code?, locale: locale?.value, name: name?.value },
        line,
    })
}

fn currency(sheet: TableReader<'_>, code: Option<String>) -> Option<Located<Currency>> {
    let id = positive(&sheet, "id");
    let symbol = sheet.text("symbol");
    let pattern = sheet.text("pattern").filter(|pattern| {
        let read = money::Pattern::parse(&pattern.value);
        if let Err(reason) = &read {
            sheet.wrong(pattern.line, "pattern", reason.to_string());
        }
        read.is_ok()
    });
    if let (Some(symbol), Some(pattern)) = (&symbol, &pattern)
        && !pattern.value.contains(&symbol.value)
    {
        sheet.wrong(pattern.line, "pattern", format!("does not show the symbol {}", symbol.value));
    }
    let line = sheet.line;
    sheet.finish();
    Some(Located {
        value: Currency {
            id: CurrencyId(id?),
            code: code?.parse().ok()?,
            symbol: symbol?.value,
            pattern: pattern?.value,
        },
        line,
    })
}

fn user_type(sheet: TableReader<'_>) -> Option<Located<UserType>> {
    let (id, name, line) = (positive(&sheet, "id"), sheet.text("name"), sheet.line);
    sheet.finish();
    Some(Located { value: UserType { id: UserTypeId(id?), name: name?.value }, line })
}

fn badge_type(sheet: TableReader<'_>) -> Option<Located<BadgeType>> {
    let id = positive(&sheet, "id");
    let key = code(&sheet, "key", is_badge_key, "must be small letters");
    let (name, line) = (sheet.text("name"), sheet.line);
    sheet.finish();
    Some(Located { value: BadgeType { id: BadgeTypeId(id?), key: key?, name: name?.value }, line })
}

/// An id above zero.
pub(super) fn positive(sheet: &TableReader<'_>, key: &'static str) -> Option<i64> {
    let id = sheet.integer(key)?;
    if id.value > 0 {
        return Some(id.value);
    }
    sheet.wrong(id.line, key, "must be above 0");
    None
}

fn code(sheet: &TableReader<'_>, key: &'static str, is_good: fn(&str) -> bool, rule: &str) -> Option<String> {
    let code = sheet.text(key)?;
    if is_good(&code.value) {
        return Some(code.value);
    }
    sheet.wrong(code.line, key, format!("{} {rule}", code.value));
    None
}

fn is_language_code(code: &str) -> bool {
    (2..=3).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn is_currency_code(code: &str) -> bool {
    code.parse::<money::CurrencyCode>().is_ok()
}

fn is_badge_key(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_lowercase())
}
