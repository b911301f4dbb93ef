//! The codes that a country's file may use.

use super::platform::PlatformSheet;
use crate::{
    tenancy::configuration::Configuration,
    toml_file::{Located, TableReader},
};

/// The codes that a country's file may use: those of the platform file and of the database.
#[derive(Debug)]
pub(super) struct KnownCodes {
    languages: Vec<String>,
    currencies: Vec<String>,
    /// Code and symbol of the currencies.
    symbols: Vec<(String, String)>,
    /// The platform file is not valid TOML: its codes are unknown, so every code is accepted.
    is_uncertain: bool,
}

impl KnownCodes {
    pub(super) fn new(platform: &PlatformSheet, stored: &Configuration, is_uncertain: bool) -> Self {
        let languages = stored.languages.iter().map(|language| language.code.clone());
        let currencies = stored.currencies.iter().map(|currency| currency.code.to_string());
        let own = platform.currencies.iter().map(|at| &at.value);
        Self {
            languages: platform.language_codes.iter().cloned().chain(languages).collect(),
            currencies: platform.currency_codes.iter().cloned().chain(currencies).collect(),
            symbols: own
                .chain(&stored.currencies)
                .map(|known| (known.code.to_string(), known.symbol.clone()))
                .collect(),
            is_uncertain,
        }
    }

    /// The symbol of a currency, from the platform file or else from the database.
    pub(super) fn symbol(&self, code: &str) -> Option<&str> {
        self.symbols.iter().find(|(known, _)| known == code).map(|(_, symbol)| symbol.as_str())
    }

    /// Whether the platform has the language; if not, the error is reported.
    pub(super) fn language(&self, sheet: &TableReader<'_>, key: &str, code: &Located<String>) -> bool {
        self.is_uncertain || is_known(sheet, key, code, &self.languages, "language")
    }

    /// Whether the platform has the currency; if not, the error is reported.
    pub(super) fn currency(&self, sheet: &TableReader<'_>, key: &str, code: &Located<String>) -> bool {
        self.is_uncertain || is_known(sheet, key, code, &self.currencies, "currency")
    }
}

fn is_known(sheet: &TableReader<'_>, key: &str, code: &Located<String>, known: &[String], what: &str) -> bool {
    let good = known.contains(&code.value);
    if !good {
        let hint = if known.is_empty() { ": apply platform.toml first" } else { "" };
        let message = format!("{} is no {what} of the platform{hint}", code.value);
        sheet.unknown(code.line, key, &code.value, message, known.iter().map(String::as_str));
    }
    good
}
