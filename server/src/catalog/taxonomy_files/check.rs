//! Checks whether files are consistent with each other and with the records that stay in the database.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    files::{key_of, wrong},
    model::{EntryRecord, TaxonomyKind, TaxonomyRecords},
};
use crate::{
    catalog::{collection_rule::CollectionRule, write::CollectionContent},
    diagnostic::Diagnostic,
};

/// All errors in files, given the current content of the database.
pub(super) fn check(files: &TaxonomyRecords, stored: &TaxonomyRecords) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let known = KnownEntries::of(files, stored);
    for entry in &files.entries {
        found.extend(parent(entry, &known));
        if let Some(CollectionContent::Rule(rule)) = &entry.content {
            found.extend(names_of_rule(entry, rule, &known));
        }
        let is_new = stored.find(entry.kind, &entry.key).is_none();
        if is_new && entry.texts.is_empty() && entry.kind != TaxonomyKind::Brand {
            let message = format!("is missing: a new {} needs its name in a language", entry.kind.name());
            found.push(wrong(&entry.place, "texts", message));
        }
    }
    // With a cycle there is no tree in which to compare slugs.
    if found.is_empty() {
        found.extend(loops(files, &known));
    }
    if found.is_empty() {
        found.extend(slugs(files, stored));
    }
    found
}

/// The entries that exist once the files are applied.
struct KnownEntries<'r> {
    /// Category → parent.
    categories: HashMap<&'r str, Option<&'r str>>,
    brands: BTreeSet<&'r str>,
}

impl<'r> KnownEntries<'r> {
    fn of(files: &'r TaxonomyRecords, stored: &'r TaxonomyRecords) -> Self {
        let both = |kind| stored.of(kind).chain(files.of(kind));
        let categories = both(TaxonomyKind::Category).map(|entry| (entry.key.as_str(), entry.parent.as_deref()));
        let brands = both(TaxonomyKind::Brand).map(|entry| entry.key.as_str());
        Self { categories: categories.collect(), brands: brands.collect() }
    }
}

fn parent(entry: &EntryRecord, known: &KnownEntries<'_>) -> Option<Diagnostic> {
    let parent = entry.parent.as_deref().filter(|parent| !known.categories.contains_key(parent))?;
    let message = format!("there is no category {parent}, in the files or in the database");
    Some(wrong(&entry.place, "parent", message).suggest(parent, known.categories.keys().copied()))
}

fn names_of_rule(entry: &EntryRecord, rule: &CollectionRule, known: &KnownEntries<'_>) -> Vec<Diagnostic> {
    let missing = |key: &str, kind: &str, name: &str| {
        wrong(&entry.place, key, format!("there is no {kind} {name}, in the files or in the database"))
    };
    let categories = rule.categories.iter().filter(|key| !known.categories.contains_key(key.as_str()));
    let categories = categories
        .map(|key| missing("rules.categories", "category", key).suggest(key, known.categories.keys().copied()));
    let brands = rule.brands.iter().filter(|slug| !known.brands.contains(slug.as_str()));
    let brands = brands.map(|slug| missing("rules.brands", "brand", slug).suggest(slug, known.brands.iter().copied()));
    categories.chain(brands).collect()
}

fn loops(files: &TaxonomyRecords, known: &KnownEntries<'_>) -> Vec<Diagnostic> {
    let is_in_loop = |entry: &&EntryRecord| {
        let mut seen = BTreeSet::new();
        let mut at = Some(entry.key.as_str());
        while let Some(key) = at {
            if !seen.insert(key) {
                return true;
            }
            at = known.categories.get(key).copied().flatten();
        }
        false
    };
    let found = files.of(TaxonomyKind::Category).filter(is_in_loop);
    found.map(|entry| wrong(&entry.place, "parent", format!("{} would be its own parent", entry.key))).collect()
}

/// Where a slug must be unique: among the children of a parent, in a language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct SlugPlace<'e> {
    kind: TaxonomyKind,
    parent: Option<&'e str>,
    language: &'e str,
    slug: &'e str,
}

/// Slugs that two entries would share.
fn slugs(files: &TaxonomyRecords, stored: &TaxonomyRecords) -> Vec<Diagnostic> {
    let mut owners: BTreeMap<SlugPlace<'_>, &EntryRecord> = BTreeMap::new();
    let mut found = Vec::new();
    let kept = stored.entries.iter().map(|entry| (entry, files.find(entry.kind, &entry.key)));
    // Database records that stay come first, so that an error is reported at the file's entry.
    let stays = kept.flat_map(|(entry, file)| {
        let parent = file.unwrap_or(entry).parent.as_deref();
        let texts = entry
            .texts
            .iter()
            .filter(move |(language, _)| file.is_none_or(|file| !file.texts.contains_key(language.as_str())));
        texts.map(move |(language, text)| (file.unwrap_or(entry), parent, language, text))
    });
    let named = files.entries.iter().flat_map(|entry| {
        entry.texts.iter().map(move |(language, text)| (entry, entry.parent.as_deref(), language, text))
    });
    for (entry, parent, language, text) in stays.chain(named).filter(|(_, _, _, text)| !text.slug.is_empty()) {
        let place = SlugPlace { kind: entry.kind, parent, language, slug: &text.slug };
        match owners.get(&place).copied() {
            Some(owner) if owner.key != entry.key => {
                let (reported, other) = if entry.place.file.is_empty() { (owner, entry) } else { (entry, owner) };
                let message = format!(
                    "{} is the address of the {} {} too: give one of them another",
                    text.slug,
                    other.kind.name(),
                    other.key
                );
                found.push(wrong(&reported.place, &format!("texts.{language}.slug"), message));
            }
            Some(_) => {}
            None => {
                owners.insert(place, entry);
            }
        }
    }
    found
}

/// Warnings for operators that are not errors.
pub(super) fn warnings(files: &TaxonomyRecords, missing_products: &BTreeSet<String>) -> Vec<String> {
    let mut warnings = Vec::new();
    for entry in files.of(TaxonomyKind::Collection) {
        let Some(CollectionContent::Products(keys)) = &entry.content else { continue };
        let missing: Vec<&str> =
            keys.iter().map(String::as_str).filter(|key| missing_products.contains(*key)).collect();
        if let [first, ..] = missing[..] {
            warnings.push(format!(
                "collection {}: no product has the {} {first}{} yet; it is added when it is imported",
                entry.key,
                key_of(TaxonomyKind::Collection),
                if missing.len() > 1 { format!(" (and {} more)", missing.len() - 1) } else { String::new() }
            ));
        }
    }
    warnings
}
