//! Applies the category map to a product.

use super::{
    super::{
        context::ParsedProduct,
        issues::{Issues, Severity},
        options::Format,
    },
    model::{CategoryMap, Fallback, MapEntry, Subject},
};
use crate::catalog::fold;

/// The result of applying a map to a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum MapResult {
    /// The product is imported.
    Taken,
    /// The product is skipped.
    Skipped,
}

/// A product's values that the map can match, folded, in the order in which they are mapped.
struct Subjects(Vec<(Subject, String)>);

impl Subjects {
    fn of(parsed: &ParsedProduct) -> Self {
        let draft = &parsed.draft;
        let types = draft.product_type.iter().map(|text| (Subject::Type, fold(text)));
        let categories = parsed.file_categories.iter().map(|path| (Subject::Category, fold(&path.join(" > "))));
        let vendor = draft.brand.iter().map(|text| (Subject::Vendor, fold(text)));
        let tags = draft.tags.iter().map(|text| (Subject::Tag, fold(text)));
        Self(types.chain(categories).chain(vendor).chain(tags).collect())
    }

    /// Whether an entry maps this value, and its other conditions hold.
    fn fit(&self, entry: &MapEntry, subject: Subject, word: &str) -> bool {
        let Some(((own, patterns), others)) = entry.conditions.split_first() else { return false };
        *own == subject
            && patterns.iter().any(|pattern| pattern.fits(word))
            && others.iter().all(|(subject, patterns)| {
                let words = self.0.iter().filter(|(other, _)| other == subject);
                words.into_iter().any(|(_, word)| patterns.iter().any(|pattern| pattern.fits(word)))
            })
    }
}

impl CategoryMap {
    /// Assigns a product's categories, collections and brand. Values for which no entry gives a category are reported as named in
    /// the file.
    pub(in super::super) fn apply(&self, format: Format, parsed: &mut ParsedProduct, issues: &mut Issues) -> MapResult {
        let words = Subjects::of(parsed);
        let found = words
            .0
            .iter()
            .filter_map(|(subject, word)| self.entries.iter().find(|entry| words.fit(entry, *subject, word)));
        let found: Vec<&MapEntry> = found.collect();
        if let Some(entry) = found.iter().find(|entry| entry.skip) {
            let reason = format!("is skipped by {}:{}", self.file, entry.line);
            issues.add(Severity::Note, parsed.line, Some(column(format, parsed)), &name(parsed), reason);
            return MapResult::Skipped;
        }
        place(&found, format, parsed);
        if !parsed.draft.category_keys.is_empty() {
            parsed.draft.categories.clear();
            return MapResult::Taken;
        }
        self.report_unmapped(format, parsed, issues);
        match &self.otherwise {
            Fallback::AsInFile => MapResult::Taken,
            Fallback::Skip => MapResult::Skipped,
            Fallback::Category(key) => {
                parsed.draft.categories.clear();
                parsed.draft.category_keys = vec![key.clone()];
                MapResult::Taken
            }
        }
    }

    /// The reason contains the value, so that each value is reported once, with its number of occurrences and first lines.
    fn report_unmapped(&self, format: Format, parsed: &ParsedProduct, issues: &mut Issues) {
        let becomes = match &self.otherwise {
            Fallback::AsInFile => "the categories of the file are taken".to_owned(),
            Fallback::Category(key) => format!("the product comes in {key}"),
            Fallback::Skip => "the product is skipped".to_owned(),
        };
        let name = name(parsed);
        let reason = if name.is_empty() {
            format!("names no type and no category: {becomes}")
        } else {
            format!("`{name}` gets no category in {}: {becomes}", self.file)
        };
        issues.add(Severity::Warning, parsed.line, Some(column(format, parsed)), &name, reason);
    }
}

fn place(found: &[&MapEntry], format: Format, parsed: &mut ParsedProduct) {
    let draft = &mut parsed.draft;
    for entry in found {
        for key in &entry.categories {
            if !draft.category_keys.contains(key) {
                draft.category_keys.push(key.clone());
            }
        }
        for key in &entry.collections {
            if !draft.collections.contains(key) {
                draft.collections.push(key.clone());
            }
        }
    }
    if let Some(gender) = found.iter().find_map(|entry| entry.gender.clone()) {
        draft.gender = Some(gender);
    }
    if let Some(brand) = found.iter().find_map(|entry| entry.brand.clone()) {
        let own = draft.brand.replace(brand);
        // The export writes the file's own spelling.
        if let (Some(own), Format::Shopify) = (own, format) {
            draft.extra.insert("Vendor".to_owned(), own);
        }
    }
}

/// The name of the product's kind in the file: its type, otherwise its first category.
fn name(parsed: &ParsedProduct) -> String {
    let category = parsed.file_categories.first().map(|path| path.join(" > "));
    parsed.draft.product_type.clone().or(category).unwrap_or_default()
}

fn column(format: Format, parsed: &ParsedProduct) -> &'static str {
    match format {
        Format::WooCommerce => "Categories",
        Format::Shopify if parsed.draft.product_type.is_some() || parsed.file_categories.is_empty() => "Type",
        Format::Shopify => "Product Category",
    }
}
