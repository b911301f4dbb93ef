//! The proposed category for each value of a file, and the new categories.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    file_values::{FileValues, Value},
    matching::{KnownCategory, Meaning, meaning},
    words::{WordSet, gender_of, in_order, words},
};
use crate::catalog::slugify;

/// Maximum number of tags by which one type is mapped to several categories.
const MOST_TAGS: usize = 12;

/// What an entry maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    Type,
    Category,
}

/// Values with the same meaning.
#[derive(Clone, Debug)]
pub(super) struct ProposedValue {
    pub(super) about: About,
    /// The values, the most frequent first.
    pub(super) values: Vec<Value>,
    pub(super) target: Target,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// An existing category.
    Known(String),
    /// A new category, proposed together with the map.
    New(String),
    /// Tags that select a category each, and the categories that remain to choose from.
    ByTag(Vec<(String, String)>, Vec<String>),
    /// The operator has to choose one of these.
    Choose(Vec<String>),
    /// The operator has to find a category.
    Open,
}

impl ProposedValue {
    /// Whether the entry needs no decision by the operator.
    pub(super) fn is_decided(&self) -> bool {
        matches!(self.target, Target::Known(_) | Target::New(_) | Target::ByTag(..))
    }

    /// The number of products with these values.
    pub(super) fn count(&self) -> u64 {
        self.values.iter().map(|value| value.count).sum()
    }
}

/// A category that does not exist yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NewCategory {
    pub(super) key: String,
    pub(super) parent: Option<String>,
    pub(super) name: String,
}

/// Categories that are proposed with a map, parents before children.
#[derive(Clone, Debug, Default)]
pub(super) struct NewCategories {
    taken: BTreeSet<String>,
    /// Parent and words of the name → key.
    by_words: BTreeMap<(Option<String>, WordSet), String>,
    list: Vec<NewCategory>,
}

impl NewCategories {
    /// Starts without new categories; `keys` are those of existing ones.
    pub(super) fn of<'k>(keys: impl Iterator<Item = &'k str>) -> Self {
        Self { taken: keys.map(str::to_owned).collect(), ..Self::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn all(&self) -> &[NewCategory] {
        &self.list
    }

    /// The key of the category with this name below a parent; it is created on first use.
    fn key_of(&mut self, parent: Option<String>, name: &str) -> Option<String> {
        let place = (parent.clone(), words(name));
        if let Some(key) = self.by_words.get(&place) {
            return Some(key.clone());
        }
        let slug = slugify(name);
        if slug.is_empty() {
            return None;
        }
        let base = parent.as_ref().map_or_else(|| slug.clone(), |parent| format!("{parent}/{slug}"));
        let mut key = base.clone();
        let mut number = 1;
        while !self.taken.insert(key.clone()) {
            number += 1;
            key = format!("{base}-{number}");
        }
        self.by_words.insert(place, key.clone());
        self.list.push(NewCategory { key: key.clone(), parent, name: name.to_owned() });
        Some(key)
    }
}

/// The proposed category for every type, and for every category of products without a type; those with most products first.
pub(super) fn proposed(
    file_values: &FileValues,
    known: &[KnownCategory],
    mut new: Option<&mut NewCategories>,
) -> Vec<ProposedValue> {
    let types = file_values.types.iter().map(|value| (About::Type, value));
    let categories = file_values.categories.iter().map(|value| (About::Category, value));
    let mut entries: Vec<ProposedValue> = Vec::new();
    for (about, value) in types.chain(categories) {
        let target = target(value, known, new.as_deref_mut());
        let is_same = |entry: &&mut ProposedValue| {
            entry.about == about
                && match (&entry.target, &target) {
                    (Target::Known(one), Target::Known(other)) | (Target::New(one), Target::New(other)) => one == other,
                    (Target::Choose(_) | Target::Open, Target::Choose(_) | Target::Open) => {
                        entry.target == target && words(&entry.values[0].text) == words(&value.text)
                    }
                    _ => false,
                }
        };
        match entries.iter_mut().find(is_same) {
            Some(entry) => entry.values.push(value.clone()),
            None => entries.push(ProposedValue { about, values: vec![value.clone()], target }),
        }
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.count()));
    entries
}

fn target(value: &Value, known: &[KnownCategory], new: Option<&mut NewCategories>) -> Target {
    match meaning(&value.text, known) {
        Meaning::One(key) => Target::Known(key),
        Meaning::Several(keys) => by_tag(value, &keys, known),
        Meaning::None(above) => {
            let made = new.and_then(|new| make(&value.text, above, known, new));
            made.map_or(Target::Open, Target::New)
        }
    }
}

/// Selects between categories by tags that name one of their ancestors.
fn by_tag(value: &Value, keys: &[String], known: &[KnownCategory]) -> Target {
    let candidates: Vec<&KnownCategory> =
        keys.iter().filter_map(|key| known.iter().find(|category| category.key == *key)).collect();
    let mut found: Vec<(String, String)> = Vec::new();
    for tag in value.tags.keys() {
        let tag_words = in_order(tag);
        let means = |category: &&&KnownCategory| {
            let says = |word: &String| {
                category.above.contains(word) || gender_of(word).is_some_and(|one| category.genders().contains(one))
            };
            !tag_words.is_empty() && tag_words.iter().all(says)
        };
        let mut meant = candidates.iter().filter(means);
        if let (Some(only), None) = (meant.next(), meant.next()) {
            found.push((tag.clone(), only.key.clone()));
        }
    }
    found.truncate(MOST_TAGS);
    if found.is_empty() { Target::Choose(keys.to_vec()) } else { Target::ByTag(found, keys.to_vec()) }
}

/// Creates a category, with ancestors that the file names and the shop does not have.
fn make(text: &str, above: Option<String>, known: &[KnownCategory], new: &mut NewCategories) -> Option<String> {
    let steps: Vec<&str> = text.split(" > ").map(str::trim).filter(|step| !step.is_empty()).collect();
    let (last, before) = steps.split_last()?;
    let mut parent = above;
    for (index, step) in before.iter().enumerate() {
        parent = match meaning(&steps[..=index].join(" > "), known) {
            Meaning::One(key) => Some(key),
            _ => new.key_of(parent, step),
        };
    }
    new.key_of(parent, last)
}
