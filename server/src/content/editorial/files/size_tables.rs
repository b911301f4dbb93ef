//! `size-tables.toml`: body measurements for sizes, in centimetres, and the products that each table applies to.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::publication::Publication,
    names::is_country,
    publication::publication,
    structured::{key, read},
};
use crate::{
    i18n::REFERENCE,
    tenancy::Directory,
    toml_file::{Located, Report, TableReader},
};

/// Measures, named as in the web's translations.
const MEASURES: [&str; 6] = ["bust", "chest", "waist", "hips", "inseam", "height"];
/// Genders that a product may be for.
const GENDERS: [&str; 4] = ["women", "men", "kids", "unisex"];
/// Largest measurement, in millimetres.
const LONGEST: u32 = 3000;

/// All tables, and the size system of each country.
#[derive(Clone, Debug, Default)]
pub struct SizeTables {
    /// The size system used in a country, such as `DE` or `UK`, by country code.
    pub systems: BTreeMap<String, String>,
    /// In order.
    pub tables: Vec<SizeTable>,
}

/// One table.
#[derive(Clone, Debug)]
pub struct SizeTable {
    /// A stable identifier.
    pub key: String,
    /// Its heading, by language code.
    pub names: BTreeMap<String, String>,
    /// The genders that it applies to; all when empty.
    pub genders: Vec<String>,
    /// Keys of the categories that it applies to, including their descendants; all when empty.
    pub categories: Vec<Located<String>>,
    /// Slugs of the brands that it applies to; all when empty.
    pub brands: Vec<Located<String>>,
    /// When it is shown.
    pub publication: Publication,
    /// Its measures, in the order of its columns.
    pub measures: Vec<String>,
    /// Its rows.
    pub sizes: Vec<SizeRow>,
}

/// The measurements for a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeRow {
    /// The size's name at products.
    pub size: String,
    /// For children's sizes, the age range.
    pub age: Option<Age>,
    /// One range for each measure of the table.
    pub values: Vec<Range>,
    /// The size's name in other systems.
    pub systems: BTreeMap<String, String>,
}

/// A range of lengths, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Lower bound.
    pub from: u32,
    /// Upper bound; may equal the lower.
    pub to: u32,
}

/// A range of ages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Age {
    /// Whether in months; else in years.
    pub is_months: bool,
    /// Lower bound.
    pub from: u32,
    /// Upper bound.
    pub to: u32,
}

/// Reads the tables; invalid ones are reported and left out.
pub fn parse(report: &Report<'_>, directory: &Directory) -> SizeTables {
    read(report, |sheet| {
        let systems = sheet.texts_by_key("systems").into_iter();
        let systems: BTreeMap<String, String> = systems
            .filter_map(|(country, system)| {
                if !is_country(&country.value, directory) {
                    let codes = directory.tenants.iter().map(|tenant| tenant.code.as_str());
                    let message = format!("{} is no country", country.value);
                    sheet.unknown(country.line, "systems", &country.value, message, codes);
                    return None;
                }
                Some((country.value, system.value))
            })
            .collect();
        let mut keys = BTreeSet::new();
        let tables = sheet.tables("tables").into_iter().filter_map(|table| size_table(table, &mut keys, directory));
        let tables: Vec<SizeTable> = tables.collect();
        let known: BTreeSet<&String> =
            tables.iter().flat_map(|table| &table.sizes).flat_map(|row| row.systems.keys()).collect();
        for (country, system) in systems.iter().filter(|(_, system)| !known.contains(system)) {
            let message = format!("no size says what it is in {system}");
            sheet.wrong(sheet.line_of("systems"), &format!("systems.{country}"), message);
        }
        SizeTables { systems, tables }
    })
}

fn size_table(sheet: TableReader<'_>, keys: &mut BTreeSet<String>, directory: &Directory) -> Option<SizeTable> {
    let key = key(&sheet, keys);
    let names = names(&sheet, directory);
    let genders = known_words(&sheet, "genders", sheet.texts_if_any("genders"), &GENDERS);
    let (categories, brands) = (sheet.texts_if_any("categories"), sheet.texts_if_any("brands"));
    let measures = sheet.texts("measures").map(|words| known_words(&sheet, "measures", words, &MEASURES));
    let publication = publication(&sheet);
    let sizes = sheet.tables("sizes");
    if sizes.is_empty() {
        sheet.wrong(sheet.line, "sizes", "is missing");
    }
    let mut used = BTreeSet::new();
    let columns = measures.clone().unwrap_or_default();
    let sizes = sizes.into_iter().filter_map(|row| size_row(row, &columns, &mut used)).collect();
    sheet.finish();
    Some(SizeTable { key: key?, names, genders, categories, brands, publication, measures: measures?, sizes })
}

fn names(sheet: &TableReader<'_>, directory: &Directory) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for (language, name) in sheet.texts_by_key("names") {
        if directory.language(&language.value).is_none() {
            let codes = directory.languages.iter().map(|language| language.code.as_str());
            let message = format!("{} is no language", language.value);
            sheet.unknown(language.line, "names", &language.value, message, codes);
        }
        names.insert(language.value, name.value);
    }
    if !names.contains_key(REFERENCE) {
        let message = format!("has no {REFERENCE}, which languages without a name of their own show");
        sheet.wrong(sheet.line_of("names"), "names", message);
    }
    names
}

fn known_words(sheet: &TableReader<'_>, key: &'static str, words: Vec<Located<String>>, known: &[&str]) -> Vec<String> {
    for word in words.iter().filter(|word| !known.contains(&word.value.as_str())) {
        let message = format!("{} is none of {}", word.value, known.join(", "));
        sheet.unknown(word.line, key, &word.value, message, known.iter().copied());
    }
    words.into_iter().map(|word| word.value).collect()
}

fn size_row(sheet: TableReader<'_>, measures: &[String], used: &mut BTreeSet<String>) -> Option<SizeRow> {
    let size = sheet.text("size");
    if let Some(size) = size.as_ref().filter(|size| !used.insert(size.value.to_lowercase())) {
        sheet.wrong(size.line, "size", format!("{} is used twice", size.value));
    }
    let columns = MEASURES.into_iter().filter(|measure| measures.iter().any(|own| own == measure));
    let mut values = BTreeMap::new();
    for measure in columns {
        let Some(text) = sheet.text(measure) else { continue };
        if let Some(range) = range(&text.value) {
            values.insert(measure, range);
        } else {
            let message = format!("must be centimetres such as \"78–82\" or \"75.5\", not {}", text.value);
            sheet.wrong(text.line, measure, message);
        }
    }
    let age = age(&sheet, "months", true).or_else(|| age(&sheet, "years", false));
    let systems = sheet.texts_by_key("systems").into_iter().map(|(name, size)| (name.value, size.value)).collect();
    sheet.finish();
    let values: Vec<Range> = measures.iter().filter_map(|measure| values.get(measure.as_str()).copied()).collect();
    (values.len() == measures.len()).then_some(SizeRow { size: size?.value, age, values, systems })
}

fn age(sheet: &TableReader<'_>, key: &'static str, is_months: bool) -> Option<Age> {
    let text = sheet.text_if_any(key)?;
    let (from, to) = bounds(&text.value);
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) if from <= to => Some(Age { is_months, from, to }),
        _ => {
            sheet.wrong(text.line, key, format!("must be whole numbers such as \"2–4\", not {}", text.value));
            None
        }
    }
}

/// Parses `78–82` or `75.5`, in centimetres.
fn range(text: &str) -> Option<Range> {
    let (from, to) = bounds(text);
    let range = Range { from: millimetres(from)?, to: millimetres(to)? };
    (0 < range.from && range.from <= range.to && range.to <= LONGEST).then_some(range)
}

fn bounds(text: &str) -> (&str, &str) {
    let (from, to) = text.split_once(['–', '-']).unwrap_or((text, text));
    (from.trim(), to.trim())
}

fn millimetres(centimetres: &str) -> Option<u32> {
    let (whole, tenth) = centimetres.split_once(['.', ',']).unwrap_or((centimetres, "0"));
    if tenth.len() != 1 {
        return None;
    }
    whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn centimetres_are_read_to_the_millimetre() {
        let read = |text| range(text).map(|range| (range.from, range.to));
        assert_eq!(read("78–82"), Some((780, 820)));
        assert_eq!(read("78 - 82.5"), Some((780, 825)));
        assert_eq!(read("75,5"), Some((755, 755)));
        for wrong in ["", "abc", "82–78", "0", "78–", "75.55", "9999", "4294967295"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
