//! Reads the files: all of them, reporting all errors at once, each with file, line and key.

use std::{collections::BTreeMap, path::Path};

use super::model::{
    EntryRecord, PictureRecord, PictureSource, SourcePosition, TaxonomyKind, TaxonomyRecords, TextRecord,
};
use crate::{
    catalog::{
        collection_rule::{COLLECTION_SORTS, CollectionRule, RuleAmounts, RuleMatch},
        write::{CollectionContent, fold, slugify},
    },
    diagnostic::Diagnostic,
    error::{Error, Result},
    money,
    tenancy::Directory,
    toml_file::{Located, Report, Sources, TableReader},
};

/// Maximum length of keys, slugs and names.
const LONGEST_KEY: usize = 120;
const LONGEST_SLUG: usize = 80;
/// Maximum number of products that a collection may list.
const MOST_LISTED: usize = 10_000;
/// Maximum number of days in `new`.
const MOST_DAYS: i64 = 365;

/// Reads all files. The error contains every mistake in every file.
pub(super) fn read(sources: &Sources, directory: &Directory) -> Result<TaxonomyRecords> {
    let (mut diagnostics, mut entries) = (Vec::new(), Vec::new());
    for source in &sources.files {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        let root = TableReader::root(&report, table.get_ref());
        let reader = Reader { report: &report, directory };
        for kind in TaxonomyKind::ALL {
            for (number, sheet) in (1..).zip(root.tables(kind.list())) {
                let place = SourcePosition {
                    file: source.name.clone(),
                    line: sheet.line,
                    path: format!("{}[{number}]", kind.list()),
                };
                entries.extend(reader.entry(kind, sheet, place));
            }
        }
        root.finish();
        diagnostics.extend(report.into_diagnostics());
    }
    diagnostics.extend(repeated(&entries));
    if diagnostics.is_empty() {
        Ok(TaxonomyRecords { entries, is_whole: sources.is_whole })
    } else {
        Err(Error::Diagnostics(diagnostics))
    }
}

/// Reports entries that occur twice.
fn repeated(entries: &[EntryRecord]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<(TaxonomyKind, &str), &SourcePosition> = BTreeMap::new();
    let mut found = Vec::new();
    for entry in entries {
        if let Some(earlier) = first.get(&(entry.kind, &entry.key)) {
            let message =
                format!("{} is the {} of {}:{} too", entry.key, entry.kind.name(), earlier.file, earlier.line);
            found.push(wrong(&entry.place, key_of(entry.kind), message));
        } else {
            first.insert((entry.kind, &entry.key), &entry.place);
        }
    }
    found
}

/// An error at an entry's key.
pub(super) fn wrong(place: &SourcePosition, key: &str, message: impl Into<String>) -> Diagnostic {
    Diagnostic::new(&*place.file, place.line, message).key(format!("{}.{key}", place.path))
}

/// The field by which an entry is identified.
pub(super) fn key_of(kind: TaxonomyKind) -> &'static str {
    if kind == TaxonomyKind::Brand { "slug" } else { "key" }
}

struct Reader<'a> {
    report: &'a Report<'a>,
    directory: &'a Directory,
}

impl Reader<'_> {
    fn entry(&self, kind: TaxonomyKind, sheet: TableReader<'_>, place: SourcePosition) -> Option<EntryRecord> {
        let name = if kind == TaxonomyKind::Brand { sheet.text("name") } else { None };
        let key = match kind {
            TaxonomyKind::Brand => Self::brand_slug(&sheet, name.as_ref()),
            _ => Self::key(&sheet),
        };
        let mut entry = EntryRecord::new(kind, key.unwrap_or_default());
        entry.place = place;
        entry.name = name.map(|name| name.value);
        entry.is_active = sheet.boolean_if_any("active").unwrap_or(true);
        entry.picture = self.picture(&sheet, "picture");
        match kind {
            TaxonomyKind::Category => entry.parent = sheet.text_if_any("parent").map(|parent| parent.value),
            TaxonomyKind::Brand => {}
            TaxonomyKind::Collection => {
                entry.narrow_picture = self.picture(&sheet, "picture_narrow");
                entry.sort = Some(Self::sort(&sheet));
                entry.content = Some(self.content(&sheet));
            }
        }
        entry.texts = self.texts(kind, &sheet);
        sheet.finish();
        (!entry.key.is_empty() && (kind != TaxonomyKind::Brand || entry.name.is_some())).then_some(entry)
    }

    fn key(sheet: &TableReader<'_>) -> Option<String> {
        let key = sheet.text("key")?;
        let is_step = |step: &str| !step.is_empty() && slugify(step) == step;
        if key.value.len() > LONGEST_KEY || !key.value.split('/').all(is_step) {
            let message = format!(
                "{} must be small letters, digits and hyphens, with slashes between levels such as women/dresses, at most {LONGEST_KEY} characters",
                key.value
            );
            sheet.wrong(key.line, "key", message);
            return None;
        }
        Some(key.value)
    }

    fn brand_slug(sheet: &TableReader<'_>, name: Option<&Located<String>>) -> Option<String> {
        let Some(slug) = sheet.text_if_any("slug") else {
            let made = name.map(|name| slugify(&name.value)).filter(|slug| !slug.is_empty());
            if made.is_none() && name.is_some() {
                sheet.wrong(sheet.line, "slug", "is missing, and cannot be made from a name without letters");
            }
            return made;
        };
        if slugify(&slug.value) != slug.value {
            sheet.wrong(slug.line, "slug", format!("{} must be small letters, digits and hyphens", slug.value));
            return None;
        }
        Some(slug.value)
    }

    fn sort(sheet: &TableReader<'_>) -> String {
        let Some(sort) = sheet.text_if_any("sort") else { return COLLECTION_SORTS[0].to_owned() };
        if !COLLECTION_SORTS.contains(&sort.value.as_str()) {
            let message = format!("{} is not a sort order; there are {}", sort.value, COLLECTION_SORTS.join(", "));
            sheet.unknown(sort.line, "sort", &sort.value, message, COLLECTION_SORTS);
        }
        sort.value
    }

    fn content(&self, sheet: &TableReader<'_>) -> CollectionContent {
        let products = sheet.has("products");
        let keys: Vec<String> = sheet.texts_if_any("products").into_iter().map(|key| key.value).collect();
        let rules = sheet.table_if_any("rules");
        if products && rules.is_some() {
            sheet.wrong(sheet.line_of("rules"), "rules", "cannot be combined with products: use only one of them");
        }
        if keys.len() > MOST_LISTED {
            sheet.wrong(sheet.line_of("products"), "products", format!("lists more than {MOST_LISTED} products"));
        }
        match rules {
            Some(rules) => CollectionContent::Rule(self.rule(rules)),
            None if products => CollectionContent::Products(keys),
            None => CollectionContent::BySource,
        }
    }

    fn rule(&self, sheet: TableReader<'_>) -> CollectionRule {
        let folded = |key| -> Vec<String> { sheet.texts_if_any(key).iter().map(|text| fold(&text.value)).collect() };
        let plain = |key| -> Vec<String> { sheet.texts_if_any(key).into_iter().map(|text| text.value).collect() };
        let matches = sheet.text_if_any("match").map(|word| {
            RuleMatch::from_name(&word.value).unwrap_or_else(|| {
                let known = RuleMatch::ALL.map(RuleMatch::name);
                sheet.unknown(word.line, "match", &word.value, "must be all or any", known);
                RuleMatch::All
            })
        });
        let rule = CollectionRule {
            matches: matches.unwrap_or_default(),
            tags: folded("tags"),
            types: folded("types"),
            categories: plain("categories"),
            brands: plain("brands"),
            price_below: self.amounts(&sheet, "price_below"),
            price_above: self.amounts(&sheet, "price_above"),
            reduced: number(&sheet, "reduced", 1, 99).and_then(|percent| u8::try_from(percent).ok()),
            new_days: number(&sheet, "new", 1, MOST_DAYS).and_then(|days| u16::try_from(days).ok()),
        };
        if !self.report.has_diagnostics() && !rule.has_facts() && !rule.is_moving() {
            let conditions = "tags, types, categories, brands, price_below, price_above, reduced or new";
            sheet.wrong(sheet.line, "match", format!("has no conditions: rules need at least one of {conditions}"));
        }
        sheet.finish();
        rule
    }

    fn amounts(&self, sheet: &TableReader<'_>, key: &'static str) -> RuleAmounts {
        let mut amounts = RuleAmounts::default();
        for (name, text) in sheet.texts_by_key(key) {
            let own = format!("{key}.{}", name.value);
            match money::parse(&text.value) {
                Err(error) => sheet.wrong(text.line, &own, format!("{}: {error}", text.value)),
                Ok(minor) if minor <= 0 => sheet.wrong(text.line, &own, "must be above 0"),
                Ok(_) if !self.is_country_or_currency(&name.value) => {
                    sheet.wrong(name.line, &own, "is neither a country's code nor a currency");
                }
                Ok(minor) => {
                    amounts.0.insert(name.value, minor);
                }
            }
        }
        amounts
    }

    fn is_country_or_currency(&self, word: &str) -> bool {
        let mut tenants = self.directory.tenants.iter();
        tenants.any(|tenant| tenant.code == word || tenant.currency.code.to_string() == word)
    }

    fn texts(&self, kind: TaxonomyKind, sheet: &TableReader<'_>) -> BTreeMap<String, TextRecord> {
        let mut texts = BTreeMap::new();
        let codes: Vec<&str> = self.directory.languages.iter().map(|language| language.code.as_str()).collect();
        for (language, inner) in sheet.tables_by_key("texts") {
            if !codes.contains(&language.value.as_str()) {
                let message = format!("is no language; there are {}", codes.join(", "));
                let key = format!("texts.{}", language.value);
                sheet.unknown(language.line, &key, &language.value, message, codes.clone());
            }
            let text = text(kind, &inner);
            inner.finish();
            texts.extend(text.map(|text| (language.value, text)));
        }
        texts
    }

    /// A picture given by its file name, relative to the file that refers to it.
    fn picture(&self, sheet: &TableReader<'_>, key: &'static str) -> Option<PictureRecord> {
        let name = sheet.text_if_any(key)?;
        let folder = Path::new(self.report.file).parent().unwrap_or_else(|| Path::new(""));
        let path = folder.join(&name.value);
        match std::fs::read(&path) {
            Ok(bytes) => Some(PictureRecord {
                name: name.value,
                hash: blake3::hash(&bytes).to_hex().to_string(),
                source: PictureSource::File(path),
            }),
            Err(error) => {
                sheet.wrong(name.line, key, format!("{} cannot be read: {error}", path.display()));
                None
            }
        }
    }
}

fn text(kind: TaxonomyKind, sheet: &TableReader<'_>) -> Option<TextRecord> {
    let description = |text: Option<Located<String>>| text.map(|text| text.value).unwrap_or_default();
    if kind == TaxonomyKind::Brand {
        let description = sheet.text("description").map(|text| text.value)?;
        return Some(TextRecord { description, ..TextRecord::default() });
    }
    let name = sheet.text("name");
    let slug = sheet.text_if_any("slug");
    let title = if kind == TaxonomyKind::Category { sheet.text_if_any("title") } else { None };
    let description = description(sheet.text_if_any("description"));
    let name = name?.value;
    let made = slugify(&name);
    let slug = match slug {
        Some(slug) if !is_slug(&slug.value) => {
            let message = format!("{} must be small letters, digits and hyphens, {LONGEST_SLUG} at most", slug.value);
            sheet.wrong(slug.line, "slug", message);
            slug.value
        }
        Some(slug) => slug.value,
        None if made.is_empty() => {
            sheet.wrong(sheet.line, "slug", "is missing, and cannot be made from a name without letters");
            made
        }
        None => made,
    };
    let title = match title {
        Some(title) => title.value,
        None if kind == TaxonomyKind::Category => name.clone(),
        None => String::new(),
    };
    Some(TextRecord { name, slug, title, description })
}

/// Whether a text consists of lower-case letters of any script, digits and hyphens.
fn is_slug(text: &str) -> bool {
    let is_good = |letter: char| letter == '-' || (letter.is_alphanumeric() && !letter.is_uppercase());
    text.chars().count() <= LONGEST_SLUG && text.chars().all(is_good) && !text.starts_with('-') && !text.ends_with('-')
}

fn number(sheet: &TableReader<'_>, key: &'static str, least: i64, most: i64) -> Option<i64> {
    let number = sheet.integer_if_any(key)?;
    if !(least..=most).contains(&number.value) {
        sheet.wrong(number.line, key, format!("{} must be from {least} to {most}", number.value));
    }
    Some(number.value)
}
