//! What files and the database say of categories, brands and collections, in the same terms.

use std::{collections::BTreeMap, path::PathBuf};

use serde::Serialize;

use crate::{
    catalog::{collection_rule::CollectionRule, write::CollectionContent},
    media::AssetId,
};

/// A kind of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TaxonomyKind {
    /// A category.
    Category,
    /// A brand.
    Brand,
    /// A collection.
    Collection,
}

impl TaxonomyKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Category, Self::Brand, Self::Collection];

    /// Its word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Category => "category",
            Self::Brand => "brand",
            Self::Collection => "collection",
        }
    }

    /// The name of its lists in files.
    pub fn list(self) -> &'static str {
        match self {
            Self::Category => "categories",
            Self::Brand => "brands",
            Self::Collection => "collections",
        }
    }
}

/// An entry by its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct NamedEntry {
    /// What it is.
    pub kind: TaxonomyKind,
    /// Its key, or a brand's slug.
    pub key: String,
}

/// Where an entry stands in files.
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
    /// As the file names it, or its name in the media store.
    pub(super) name: String,
    /// BLAKE3 of its bytes, in hex.
    pub(super) hash: String,
    pub(super) source: PictureSource,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PictureSource {
    Stored(AssetId),
    File(PathBuf),
}

/// Words in one language; brands have a description alone, collections no title.
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
    /// Of a category: the key of the one above it.
    pub(super) parent: Option<String>,
    /// Of a brand: its name in all languages.
    pub(super) name: Option<String>,
    pub(super) is_active: bool,
    pub(super) picture: Option<PictureRecord>,
    pub(super) narrow_picture: Option<PictureRecord>,
    /// Of a collection.
    pub(super) content: Option<CollectionContent>,
    /// Of a collection: the word of its order.
    pub(super) sort: Option<String>,
    /// By languages' codes.
    pub(super) texts: BTreeMap<String, TextRecord>,
    /// In the database; 0 in files.
    pub(super) position: i64,
    /// In files.
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

    /// The group in which it has its place: the kind, and a category's parent.
    pub(super) fn group(&self) -> (TaxonomyKind, Option<&str>) {
        (self.kind, self.parent.as_deref())
    }

    /// Its fields by their keys in the file, but pictures.
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

/// With what the keys of texts begin.
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

/// A category by its names in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCategory {
    /// Its key.
    pub key: String,
    /// The key of the category above it.
    pub parent: Option<String>,
    /// Its names.
    pub names: Vec<String>,
}

/// All entries of files or of the database, in their order.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyRecords {
    pub(super) entries: Vec<EntryRecord>,
    /// Whether they claim to name everything.
    pub(super) is_whole: bool,
}

impl TaxonomyRecords {
    pub(super) fn find(&self, kind: TaxonomyKind, key: &str) -> Option<&EntryRecord> {
        self.entries.iter().find(|entry| entry.kind == kind && entry.key == key)
    }

    pub(super) fn of(&self, kind: TaxonomyKind) -> impl Iterator<Item = &EntryRecord> {
        self.entries.iter().filter(move |entry| entry.kind == kind)
    }

    /// All categories by their names.
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

    /// How many entries there are of a kind.
    pub fn count(&self, kind: TaxonomyKind) -> usize {
        self.of(kind).count()
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
