//! What drafts are made by, and what is found while they are made.

use std::{collections::HashMap, sync::Arc};

use chrono::NaiveDate;

use super::{
    categories,
    issues::{Issues, Severity},
    language::{Sample, primary},
    options::Options,
    row_index::{self, Key},
    table::Row,
};
use crate::{
    app::App,
    catalog::{COLUMNS, ProductDraft},
    diagnostic::Diagnostic,
    error::Result,
    tenancy::{Directory, LanguageId, Tenant},
};

/// What drafts are made by.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) tenants: Vec<Arc<Tenant>>,
    pub(super) languages: Vec<LanguageId>,
    /// For prices that count on some days only.
    pub(super) today: NaiveDate,
    /// The language of taxonomies whose names are English wherever they stand.
    english: Option<LanguageId>,
    /// Whether the file fills a shop that had little or nothing: then nobody knows since when its products have been sold.
    pub(super) is_backfill: bool,
    has_images: bool,
}

impl Context {
    /// For tests: no folder of pictures, any day.
    #[cfg(test)]
    pub(super) fn of(tenants: Vec<Arc<Tenant>>, languages: Vec<LanguageId>) -> Self {
        Self { tenants, languages, today: NaiveDate::default(), english: None, is_backfill: false, has_images: false }
    }

    /// Whether the base price is in the country's currency.
    pub(super) fn takes_base(&self, tenant: &Tenant) -> bool {
        self.tenants.first().is_some_and(|first| first.currency.id == tenant.currency.id)
    }

    /// Takes the language that the texts are evidently in when the operator names none, and says so.
    pub(super) fn settle_language(&mut self, app: &App, options: &Options, sample: &Sample, issues: &mut Issues) {
        let directory = app.directory();
        let Some(looks_like) = sample.language(&directory) else { return };
        let own = directory.languages.iter().find(|language| self.languages.contains(&language.id));
        let Some(own) = own.filter(|own| primary(own) != primary(looks_like)) else { return };
        let (other, own_name) =
            (format!("{} ({})", looks_like.name, looks_like.code), format!("{} ({})", own.name, own.code));
        let reason = if options.language.is_some() {
            format!("the texts look like {other}, and are stored as {own_name}, as asked")
        } else {
            self.languages = vec![looks_like.id];
            format!(
                "the texts look like {other}, not {own_name}: they are stored so; `--language {}` stores them otherwise",
                own.code
            )
        };
        issues.add(Severity::Warning, 0, None, "", reason);
    }

    /// The language of a category path's names, where it is not that of the file.
    pub(super) fn category_language(&self, path: &[String]) -> Option<LanguageId> {
        self.english.filter(|_| categories::is_standard(path))
    }

    /// Web addresses are recorded; bare file names count when there is a folder to find them in.
    pub(super) fn takes_address(&self, address: &str) -> bool {
        let lower = address.to_lowercase();
        lower.starts_with("https://") || lower.starts_with("http://") || lower.starts_with("//") || self.has_images
    }
}

/// What drafts are checked against, and what was found.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) issues: Issues,
    /// Hash of a SKU → the line that has it first.
    skus: HashMap<Key, u64>,
}

impl State {
    /// Repeated and missing SKUs are kept as they are, and reported.
    pub(super) fn note_sku(&mut self, line: u64, column: Option<&str>, sku: &str) {
        if sku.is_empty() {
            return self.issues.add(Severity::Note, line, column, "", "is empty: the variant has no SKU");
        }
        let first = *self.skus.entry(row_index::key("sku", sku)).or_insert(line);
        if first != line {
            self.issues.add(
                Severity::Warning,
                line,
                column,
                sku,
                format!("is the SKU of line {first} too: both are kept"),
            );
        }
    }
}

/// What a format gives besides the fields of a draft.
pub(super) struct FormatParts<'a> {
    /// The names of the file's columns.
    pub(super) header: &'a [String],
    /// Which of the format's columns the file has, for its export.
    pub(super) columns: &'a str,
    /// What a file may leave out and its export writes, so that both read as the same product.
    pub(super) defaults: [(&'a str, &'a str); 2],
}

/// Makes a draft of a product's rows by `read`; none when one of the rows has an error.
pub(super) fn assemble(
    rows: &[Row],
    format: &FormatParts<'_>,
    state: &mut State,
    read: impl FnOnce(&mut State) -> Option<ParsedProduct>,
) -> Option<ParsedProduct> {
    let errors = state.issues.errors;
    for row in rows.iter().filter(|row| row.fault.is_some()) {
        state.issues.add_fault(format.header, row);
    }
    if state.issues.errors > errors {
        return None;
    }
    let mut parsed = read(state)?;
    parsed.draft.extra.insert(COLUMNS.to_owned(), format.columns.to_owned());
    for (name, value) in format.defaults {
        parsed.draft.extra.entry(name.to_owned()).or_insert_with(|| value.to_owned());
    }
    (state.issues.errors == errors).then_some(parsed)
}

/// A product that can be saved.
#[derive(Debug)]
pub(super) struct ParsedProduct {
    pub(super) line: u64,
    /// Where each of its pictures is named.
    pub(super) media_lines: Vec<u64>,
    /// The categories that its file names, whether or not the draft takes them.
    pub(super) file_categories: Vec<Vec<String>>,
    pub(super) draft: ProductDraft,
}

/// An operator named a country that is none.
pub(crate) fn unknown_tenant(directory: &Directory, code: &str) -> Diagnostic {
    let known: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
    Diagnostic::new("--tenant", 0, format!("`{code}` is no country; there are {}", known.join(", ")))
}

/// An operator named a language that is none.
pub(crate) fn unknown_language(directory: &Directory, code: &str) -> Diagnostic {
    let mut known: Vec<&str> = directory.languages.iter().map(|language| language.code.as_str()).collect();
    known.sort_unstable();
    Diagnostic::new("--language", 0, format!("`{code}` is no language; there are {}", known.join(", ")))
}

fn different_languages(tenants: &[Arc<Tenant>]) -> Diagnostic {
    let spoken: Vec<String> =
        tenants.iter().map(|tenant| format!("{} speaks {}", tenant.code, tenant.default_language.code)).collect();
    Diagnostic::new("--language", 0, format!("is needed, since {}: name the language of the file", spoken.join(", ")))
}

/// Looks up the countries and the language that an operator names.
pub(super) fn context(app: &App, options: &Options) -> Result<Context> {
    let directory = app.directory();
    let mut tenants: Vec<Arc<Tenant>> = Vec::new();
    for code in &options.tenants {
        let tenant = directory.tenant_by_code(code).ok_or_else(|| unknown_tenant(&directory, code))?;
        if !tenants.iter().any(|known| known.id == tenant.id) {
            tenants.push(Arc::clone(tenant));
        }
    }
    let Some(first) = tenants.first() else {
        return Err(Diagnostic::new("--tenant", 0, "names no country").into());
    };
    let language = match &options.language {
        Some(code) => directory.language(code).ok_or_else(|| unknown_language(&directory, code))?.id,
        None if tenants.iter().all(|tenant| tenant.default_language.id == first.default_language.id) => {
            first.default_language.id
        }
        None => return Err(different_languages(&tenants).into()),
    };
    Ok(Context {
        tenants,
        languages: vec![language],
        today: app.clock.now().date_naive(),
        english: directory.language("en").map(|language| language.id),
        is_backfill: false,
        has_images: options.images.is_some(),
    })
}
