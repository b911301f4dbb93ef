//! Categories, brands and collections in a common form for files and the database.

use std::{collections::BTreeMap, path::PathBuf};

use serde::Serialize;

use crate::{
    catalog::{collection_rule::CollectionRule, write::CollectionContent},
    media::Asset,
    text_enum::text_enum,
};

text_enum! {
    /// A kind of entry.
    pub enum TaxonomyKind {
        /// A category.
        Category = "category",
        /// A brand.
        Brand = "brand",
        /// A collection.
        Collection = "collection",
    }
}

impl TaxonomyKind {
    /// The key of its lists in files.
    pub fn list(self) -> &'static str {
        match self {
            Self::Category => "categories",
            Self::Brand => "brands",
            Self::Collection => "collections",
        }
    }
}

/// The kind and key of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct NamedEntry {
    /// The kind.
    pub kind: TaxonomyKind,
    /// Its key, or a brand's slug.
    pub key: String,
}

/// The position of an entry in files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SourcePosition {
    pub(super) file: String,
    pub(super) line: usize,
    /// Its dotted key: `categories[3]`.
    pub(super) path: String,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PictureRecord {
    /// The name in the file, or in the media store.
    pub(super) name: String,
    /// BLAKE3 of its bytes, in hex.
    pub(super) hash: String,
    pub(super) source: PictureSource,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PictureSource {
    Stored(Asset),
    File(PathBuf),
}

/// Texts in one language; brands have only a description, collections have no title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TextRecord {
    pub(super) name: String,
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) description: String,
}

/// A category, brand or collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EntryRecord {
    pub(super) kind: TaxonomyKind,
    pub(super) key: String,
    /// Categories only: the key of the parent.
    pub(super) parent: Option<String>,
    /// Brands only: the name, the same in all languages.
    pub(super) name: Option<String>,
    pub(super) is_active: bool,
    pub(super) picture: Option<PictureRecord>,
    pub(super) narrow_picture: Option<PictureRecord>,
    /// Collections only: their content.
    pub(super) content: Option<CollectionContent>,
    /// Collections only: the name of the sort order.
    pub(super) sort: Option<String>,
    /// Texts by language code.
    pub(super) texts: BTreeMap<String, TextRecord>,
    /// Position in the database; 0 in files.
    pub(super) position: i64,
    /// Position in the source files.
    pub(super) place: SourcePosition,
}

impl EntryRecord {
    pub(super) fn new(kind: TaxonomyKind, key: String) -> Self {
        Self {
            kind,
            key,
            parent: None,
            name: None,
            is_active: true,
            picture: None,
            narrow_picture: None,
            content: None,
            sort: None,
            texts: BTreeMap::new(),
            position: 0,
            place: SourcePosition::default(),
        }
    }

    pub(super) fn named(&self) -> NamedEntry {
        NamedEntry { kind: self.kind, key: self.key.clone() }
    }

    /// The group within which it is sorted: the kind and, for a category, its parent.
    pub(super) fn group(&self) -> (TaxonomyKind, Option<&str>) {
        (self.kind, self.parent.as_deref())
    }

    /// Its pictures.
    pub(super) fn pictures(&self) -> impl Iterator<Item = &PictureRecord> {
        self.picture.iter().chain(&self.narrow_picture)
    }

    /// Its fields by their keys in the file, except pictures.
    pub(super) fn fields(&self) -> Vec<(String, String)> {
        let mut fields: Vec<(String, String)> = Vec::new();
        let mut add = |key: &str, value: String| fields.push((key.to_owned(), value));
        if let Some(parent) = &self.parent {
            add("parent", parent.clone());
        }
        if let Some(name) = &self.name {
            add("name", name.clone());
        }
        if !self.is_active {
            add("active", "false".to_owned());
        }
        if let Some(sort) = &self.sort {
            add("sort", sort.clone());
        }
        match &self.content {
            Some(CollectionContent::Products(keys)) => add("products", keys.join(", ")),
            Some(CollectionContent::Rule(rule)) => rule_fields(rule, &mut add),
            Some(CollectionContent::BySource) | None => {}
        }
        for (language, text) in &self.texts {
            let parts = [
                ("name", &text.name),
                ("slug", &text.slug),
                ("title", &text.title),
                ("description", &text.description),
            ];
            for (part, value) in parts.into_iter().filter(|(_, value)| !value.is_empty()) {
                add(&format!("{TEXTS}{language}.{part}"), value.clone());
            }
        }
        fields
    }
}

/// Prefix of the keys of texts.
pub(super) const TEXTS: &str = "texts.";

fn rule_fields(rule: &CollectionRule, add: &mut impl FnMut(&str, String)) {
    add("rules.match", rule.matches.name().to_owned());
    let lists = [
        ("rules.tags", &rule.tags),
        ("rules.types", &rule.types),
        ("rules.categories", &rule.categories),
        ("rules.brands", &rule.brands),
    ];
    for (key, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        add(key, list.join(", "));
    }
    for (key, amounts) in [("rules.price_below", &rule.price_below), ("rules.price_above", &rule.price_above)] {
        if !amounts.0.is_empty() {
            add(key, amounts.to_string());
        }
    }
    if let Some(percent) = rule.reduced {
        add("rules.reduced", percent.to_string());
    }
    if let Some(days) = rule.new_days {
        add("rules.new", days.to_string());
    }
}

/// A category with its names in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCategory {
    /// Its key.
    pub key: String,
    /// The key of its parent.
    pub parent: Option<String>,
    /// Its names.
    pub names: Vec<String>,
}

/// All entries of files or of the database, in their order.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyRecords {
    pub(super) entries: Vec<EntryRecord>,
    /// Whether they are meant to be complete.
    pub(super) is_whole: bool,
}

impl TaxonomyRecords {
    pub(super) fn find(&self, kind: TaxonomyKind, key: &str) -> Option<&EntryRecord> {
        self.entries.iter().find(|entry| entry.kind == kind && entry.key == key)
    }

    pub(super) fn of(&self, kind: TaxonomyKind) -> impl Iterator<Item = &EntryRecord> {
        self.entries.iter().filter(move |entry| entry.kind == kind)
    }

    /// All categories with their names.
    pub fn categories(&self) -> Vec<NamedCategory> {
        let named = |entry: &EntryRecord| NamedCategory {
            key: entry.key.clone(),
            parent: entry.parent.clone(),
            names: entry.texts.values().map(|text| text.name.clone()).collect(),
        };
        self.of(TaxonomyKind::Category).map(named).collect()
    }

    /// Slugs and names of all brands.
    pub fn brands(&self) -> Vec<(String, String)> {
        let named = |entry: &EntryRecord| (entry.key.clone(), entry.name.clone().unwrap_or_default());
        self.of(TaxonomyKind::Brand).map(named).collect()
    }

    /// Whether an entry has a picture.
    pub fn has_pictures(&self) -> bool {
        self.entries.iter().any(|entry| entry.pictures().next().is_some())
    }

    /// The number of entries of a kind.
    pub fn count(&self, kind: TaxonomyKind) -> usize {
        self.of(kind).count()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
