//! The parameters for creating drafts, and the state collected on the way.

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
    tenancy::{Directory, LanguageId, NO_COUNTRIES, Tenant},
};

/// The parameters for creating drafts.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) tenants: Vec<Arc<Tenant>>,
    pub(super) languages: Vec<LanguageId>,
    /// Today's date, for prices that apply only on some days.
    pub(super) today: NaiveDate,
    /// The language of taxonomies whose names are always English.
    english: Option<LanguageId>,
    /// Whether this is a first bulk import into a shop with few or no products: then it is unknown since when its products have
    /// been sold.
    pub(super) is_backfill: bool,
    has_images: bool,
}

impl Context {
    /// For tests: no picture folder, and an arbitrary date.
    #[cfg(test)]
    pub(super) fn of(tenants: Vec<Arc<Tenant>>, languages: Vec<LanguageId>) -> Self {
        Self { tenants, languages, today: NaiveDate::default(), english: None, is_backfill: false, has_images: false }
    }

    /// Whether the file's base price is in the country's currency.
    pub(super) fn takes_base(&self, tenant: &Tenant) -> bool {
        self.tenants.first().is_some_and(|first| first.currency.id == tenant.currency.id)
    }

    /// If the operator names no language, uses the one detected in the texts, and reports it.
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

    /// The language of a category path's names, if it differs from that of the file.
    pub(super) fn category_language(&self, path: &[String]) -> Option<LanguageId> {
        self.english.filter(|_| categories::is_standard(path))
    }

    /// Web addresses are always recorded; bare file names only if there is a folder in which to find them.
    pub(super) fn takes_address(&self, address: &str) -> bool {
        let lower = address.to_lowercase();
        lower.starts_with("https://") || lower.starts_with("http://") || lower.starts_with("//") || self.has_images
    }
}

/// The state against which drafts are checked, and the issues found.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) issues: Issues,
    /// Hash of a SKU → the line in which it occurs first.
    skus: HashMap<Key, u64>,
}

impl State {
    /// Reports repeated and missing SKUs; they are imported unchanged.
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
                format!("is also the SKU of line {first}: both are kept"),
            );
        }
    }
}

/// The parts of a draft that depend on the format.
pub(super) struct FormatParts<'a> {
    /// The names of the file's columns.
    pub(super) header: &'a [String],
    /// Which of the format's columns the file has, for the export.
    pub(super) columns: &'a str,
    /// Values that a file may omit but its export writes, so that both are read as the same product.
    pub(super) defaults: [(&'a str, &'a str); 2],
}

/// Creates a draft from a product's rows with `read`; `None` if one of the rows has an error.
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

/// A product that is ready to be saved.
#[derive(Debug)]
pub(super) struct ParsedProduct {
    pub(super) line: u64,
    /// For each picture the line that names it.
    pub(super) media_lines: Vec<u64>,
    /// The categories named in its file, whether or not the draft uses them.
    pub(super) file_categories: Vec<Vec<String>>,
    pub(super) draft: ProductDraft,
}

/// The error for an unknown country code.
pub(crate) fn unknown_tenant(directory: &Directory, code: &str) -> Diagnostic {
    let known: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
    let message = if known.is_empty() {
        NO_COUNTRIES.to_owned()
    } else {
        format!("`{code}` is no country; there are {}", known.join(", "))
    };
    Diagnostic::new("--tenant", 0, message)
}

/// The error for an unknown language code.
pub(crate) fn unknown_language(directory: &Directory, code: &str) -> Diagnostic {
    let mut known: Vec<&str> = directory.languages.iter().map(|language| language.code.as_str()).collect();
    known.sort_unstable();
    Diagnostic::new("--language", 0, format!("`{code}` is no language; there are {}", known.join(", ")))
}

fn different_languages(tenants: &[Arc<Tenant>]) -> Diagnostic {
    let languages: Vec<String> =
        tenants.iter().map(|tenant| format!("{} speaks {}", tenant.code, tenant.default_language.code)).collect();
    Diagnostic::new(
        "--language",
        0,
        format!("is needed, since {}: name the language of the file", languages.join(", ")),
    )
}

/// Looks up the countries and the language named by the operator.
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
        let message = if directory.tenants.is_empty() { NO_COUNTRIES } else { "names no country" };
        return Err(Diagnostic::new("--tenant", 0, message).into());
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
