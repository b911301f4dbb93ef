//! The text of exported files: importing them gives the same entries.

use std::collections::BTreeMap;

use super::model::{EntryRecord, TaxonomyKind, TaxonomyRecords};
use crate::{
    catalog::{
        collection_rule::{COLLECTION_SORTS, CollectionRule, RuleAmounts},
        write::CollectionContent,
    },
    toml_file::{Page, quoted},
};

/// The files of a folder, and the kind of entries that each contains.
pub const EXPORT_FILES: [(&str, TaxonomyKind); 3] = [
    ("categories.toml", TaxonomyKind::Category),
    ("brands.toml", TaxonomyKind::Brand),
    ("collections.toml", TaxonomyKind::Collection),
];

/// The names of pictures' files, by the hashes of their bytes.
pub(super) type PictureNames = BTreeMap<String, String>;

/// Exports the entries of a kind without their pictures, in order: each category is followed by its subcategories.
pub fn export(records: &TaxonomyRecords, kind: TaxonomyKind) -> String {
    export_with(records, kind, &PictureNames::new())
}

/// Like `export`, with the pictures that have names.
pub(super) fn export_with(records: &TaxonomyRecords, kind: TaxonomyKind, names: &PictureNames) -> String {
    let mut page = Page::default();
    match kind {
        TaxonomyKind::Category => below(&mut page, records, None, names),
        _ => records.of(kind).for_each(|entry| write(&mut page, entry, names)),
    }
    page.into_text()
}

fn below(page: &mut Page, records: &TaxonomyRecords, parent: Option<&str>, names: &PictureNames) {
    for entry in records.of(TaxonomyKind::Category).filter(|entry| entry.parent.as_deref() == parent) {
        write(page, entry, names);
        below(page, records, Some(&entry.key), names);
    }
}

fn write(page: &mut Page, entry: &EntryRecord, names: &PictureNames) {
    let list = entry.kind.list();
    page.heading(&format!("[[{list}]]"));
    page.text(if entry.kind == TaxonomyKind::Brand { "slug" } else { "key" }, &entry.key);
    for (key, value) in [("name", &entry.name), ("parent", &entry.parent)] {
        if let Some(value) = value {
            page.text(key, value);
        }
    }
    if !entry.is_active {
        page.line("active", "false");
    }
    for (key, picture) in [("picture", &entry.picture), ("picture_narrow", &entry.narrow_picture)] {
        if let Some(name) = picture.as_ref().and_then(|picture| names.get(&picture.hash)) {
            page.text(key, name);
        }
    }
    if let Some(sort) = entry.sort.as_deref().filter(|sort| *sort != COLLECTION_SORTS[0]) {
        page.text("sort", sort);
    }
    match &entry.content {
        Some(CollectionContent::Products(keys)) => page.texts("products", keys.iter().map(String::as_str)),
        Some(CollectionContent::Rule(rule)) => write_rule(page, rule),
        Some(CollectionContent::BySource) | None => {}
    }
    for (language, text) in &entry.texts {
        page.heading(&format!("[{list}.texts.{language}]"));
        let title = Some(&text.title).filter(|title| **title != text.name);
        let title = title.map(String::as_str).unwrap_or_default();
        for (key, value) in
            [("name", &*text.name), ("slug", &*text.slug), ("title", title), ("description", &*text.description)]
        {
            if !value.is_empty() {
                page.text(key, value);
            }
        }
    }
}

fn write_rule(page: &mut Page, rule: &CollectionRule) {
    page.heading("[collections.rules]");
    page.text("match", rule.matches.name());
    for (key, list) in
        [("tags", &rule.tags), ("types", &rule.types), ("categories", &rule.categories), ("brands", &rule.brands)]
    {
        if !list.is_empty() {
            page.texts(key, list.iter().map(String::as_str));
        }
    }
    for (key, amounts) in [("price_below", &rule.price_below), ("price_above", &rule.price_above)] {
        if !amounts.0.is_empty() {
            page.line(key, &table(amounts));
        }
    }
    if let Some(percent) = rule.reduced {
        page.line("reduced", &percent.to_string());
    }
    if let Some(days) = rule.new_days {
        page.line("new", &days.to_string());
    }
}

fn table(amounts: &RuleAmounts) -> String {
    let entry =
        |(key, minor): (&String, &i64)| format!("{key} = {}", quoted(&format!("{}.{:02}", minor / 100, minor % 100)));
    format!("{{ {} }}", amounts.0.iter().map(entry).collect::<Vec<_>>().join(", "))
}
