//! Reads a map, reporting all errors at once, each with line and key.

use std::path::Path;

use super::model::{CategoryMap, Fallback, MapEntry, Pattern, Subject};
use crate::{
    app::App,
    catalog::{TaxonomyIds, taxonomy_ids},
    error::{Error, Result},
    toml_file::{Located, Report, Sources, TableReader, read_path},
};

/// The target groups of products.
const GENDERS: [&str; 4] = ["women", "men", "kids", "unisex"];

/// Reads an operator's map and checks it against the catalogue.
pub(in super::super) async fn read_map(app: &App, path: &Path) -> Result<CategoryMap> {
    let sources = read_path(path)?;
    let names = taxonomy_ids(&app.db).await?;
    read(&sources, &names)
}

/// Reads the files of a map, one after the other.
pub(super) fn read(sources: &Sources, names: &TaxonomyIds) -> Result<CategoryMap> {
    let (mut diagnostics, mut entries, mut otherwise) = (Vec::new(), Vec::new(), None);
    for source in &sources.files {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        let root = TableReader::root(&report, table.get_ref());
        let reader = Reader { names };
        otherwise = reader.otherwise(&root).or(otherwise);
        entries.extend(root.tables("map").into_iter().map(|sheet| reader.entry(sheet)));
        root.finish();
        diagnostics.extend(report.into_diagnostics());
    }
    if !diagnostics.is_empty() {
        return Err(Error::Diagnostics(diagnostics));
    }
    let file = sources.files.first().map(|source| source.name.clone()).unwrap_or_default();
    Ok(CategoryMap { file, entries, otherwise: otherwise.unwrap_or_default() })
}

struct Reader<'n> {
    names: &'n TaxonomyIds,
}

impl Reader<'_> {
    fn otherwise(&self, root: &TableReader<'_>) -> Option<Fallback> {
        let word = root.text_if_any("otherwise")?;
        Some(match word.value.as_str() {
            "as-in-file" => Fallback::AsInFile,
            "skip" => Fallback::Skip,
            _ => {
                self.check_category(root, "otherwise", &word, "must be as-in-file, skip or the key of a category");
                Fallback::Category(word.value)
            }
        })
    }

    fn entry(&self, sheet: TableReader<'_>) -> MapEntry {
        let conditions: Vec<(Subject, Vec<Pattern>)> = Subject::ALL
            .into_iter()
            .map(|subject| {
                let texts = sheet.text_or_texts(subject.name());
                (subject, texts.iter().map(|text| Pattern::of(&text.value)).collect::<Vec<_>>())
            })
            .filter(|(_, patterns)| !patterns.is_empty())
            .collect();
        if !Subject::ALL.iter().any(|subject| sheet.has(subject.name())) {
            sheet.wrong(sheet.line, "type", "is missing: an entry is for a type, file_category, vendor or tag");
        }
        let categories = sheet.text_or_texts("category");
        for key in &categories {
            self.check_category(&sheet, "category", key, "is no category of the shop");
        }
        let collections = sheet.text_or_texts("collection");
        for key in collections.iter().filter(|key| !self.names.collections.contains_key(&key.value)) {
            let known = self.names.collections.keys().map(String::as_str);
            let message = format!("{} is no collection of the shop: `catalog taxonomy apply` makes it", key.value);
            sheet.unknown(key.line, "collection", &key.value, message, known);
        }
        let brand = sheet.text_if_any("brand");
        if let Some(slug) = brand.as_ref().filter(|slug| !self.names.brands.contains_key(&slug.value)) {
            let known = self.names.brands.keys().map(String::as_str);
            let message = format!("{} is no brand of the shop: `catalog taxonomy apply` makes it", slug.value);
            sheet.unknown(slug.line, "brand", &slug.value, message, known);
        }
        let gender = sheet.text_if_any("gender");
        if let Some(word) = gender.as_ref().filter(|word| !GENDERS.contains(&word.value.as_str())) {
            let message = format!("{} is no gender; there are {}", word.value, GENDERS.join(", "));
            sheet.unknown(word.line, "gender", &word.value, message, GENDERS);
        }
        let skip = sheet.boolean_if_any("skip").unwrap_or(false);
        let gives = ["category", "collection", "brand", "gender", "skip"];
        if !gives.iter().any(|key| sheet.has(key)) {
            sheet.wrong(sheet.line, "category", format!("is missing: an entry gives one of {}", gives.join(", ")));
        }
        let entry = MapEntry {
            line: sheet.line,
            conditions,
            categories: values(categories),
            collections: values(collections),
            gender: gender.map(|word| word.value),
            brand: brand.map(|slug| slug.value),
            skip,
        };
        sheet.finish();
        entry
    }

    fn check_category(&self, sheet: &TableReader<'_>, key: &str, name: &Located<String>, message: &str) {
        if !self.names.categories.contains_key(&name.value) {
            let known = self.names.categories.keys().map(String::as_str);
            let message = format!("{} {message}: `catalog taxonomy apply` makes categories", name.value);
            sheet.unknown(name.line, key, &name.value, message, known);
        }
    }
}

fn values(texts: Vec<Located<String>>) -> Vec<String> {
    texts.into_iter().map(|text| text.value).collect()
}
