//! The changes that applying files would make, by entry and field.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::model::{EntryRecord, NamedEntry, PictureRecord, TEXTS, TaxonomyKind, TaxonomyRecords};

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TaxonomyPlan {
    /// Entries that are created or changed.
    pub changes: Vec<TaxonomyChange>,
    /// The number of entries that stay unchanged.
    pub unchanged: usize,
    /// Entries in the database that no file mentions, of the kinds that the files contain.
    pub unmanaged: Vec<NamedEntry>,
    /// Warnings for operators that are not errors.
    pub warnings: Vec<String>,
}

/// An entry that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TaxonomyChange {
    /// The entry.
    #[serde(flatten)]
    pub entry: NamedEntry,
    /// Whether it is new.
    pub created: bool,
    /// The fields that differ.
    pub fields: Vec<TaxonomyFieldChange>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TaxonomyFieldChange {
    /// Its key in the file.
    pub key: String,
    /// The value in the database, if any.
    pub old: Option<String>,
    /// The value in the file, if any.
    pub new: Option<String>,
}

/// Compares files with the database.
pub(super) fn compare(files: &TaxonomyRecords, stored: &TaxonomyRecords) -> TaxonomyPlan {
    let mut plan = TaxonomyPlan::default();
    let ranks = Ranks::of(files, stored);
    for entry in &files.entries {
        let old = stored.find(entry.kind, &entry.key);
        let mut fields = differing(old, entry);
        fields.extend(old.and_then(|_| ranks.moved(entry)));
        if old.is_some() && fields.is_empty() {
            plan.unchanged += 1;
        } else {
            plan.changes.push(TaxonomyChange { entry: entry.named(), created: old.is_none(), fields });
        }
    }
    if files.is_whole {
        let kinds: HashSet<TaxonomyKind> = files.entries.iter().map(|entry| entry.kind).collect();
        let is_missing = |old: &&EntryRecord| kinds.contains(&old.kind) && files.find(old.kind, &old.key).is_none();
        plan.unmanaged = stored.entries.iter().filter(is_missing).map(EntryRecord::named).collect();
    }
    plan
}

fn differing(old: Option<&EntryRecord>, new: &EntryRecord) -> Vec<TaxonomyFieldChange> {
    let (old_fields, new_fields) = (old.map(EntryRecord::fields).unwrap_or_default(), new.fields());
    let value = |fields: &[(String, String)], key: &str| {
        fields.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    };
    // Texts in languages that the file does not name are kept.
    let is_claimed = |key: &str| {
        let language = key.strip_prefix(TEXTS).and_then(|rest| rest.split('.').next());
        language.is_none_or(|language| new.texts.contains_key(language))
    };
    let gone = old_fields.iter().filter(|(key, _)| is_claimed(key) && value(&new_fields, key).is_none());
    let keys = new_fields.iter().chain(gone).map(|(key, _)| key);
    let fields = keys.map(|key| TaxonomyFieldChange {
        key: key.clone(),
        old: value(&old_fields, key),
        new: value(&new_fields, key),
    });
    let pictures = [
        ("picture", old.and_then(|old| old.picture.as_ref()), new.picture.as_ref()),
        ("picture_narrow", old.and_then(|old| old.narrow_picture.as_ref()), new.narrow_picture.as_ref()),
    ];
    let pictures = pictures.into_iter().filter_map(|(key, old, new)| picture(key, old, new?));
    fields.filter(|change| change.old != change.new).chain(pictures).collect()
}

fn picture(key: &str, old: Option<&PictureRecord>, new: &PictureRecord) -> Option<TaxonomyFieldChange> {
    let is_same = old.is_some_and(|old| old.hash == new.hash);
    (!is_same).then(|| TaxonomyFieldChange {
        key: key.to_owned(),
        old: old.map(|old| old.name.clone()),
        new: Some(new.name.clone()),
    })
}

/// The ranks of entries among those that the files name: an entry counts as moved if its rank changes, whatever its stored
/// position.
#[derive(Debug)]
pub(super) struct Ranks {
    /// Kind and key → rank in the files and, if it exists there, in the database.
    places: HashMap<(TaxonomyKind, String), (usize, Option<usize>)>,
    /// Groups in which an entry is new or has moved.
    mixed: HashSet<(TaxonomyKind, Option<String>)>,
}

impl Ranks {
    pub(super) fn of(files: &TaxonomyRecords, stored: &TaxonomyRecords) -> Self {
        let mut groups: HashMap<(TaxonomyKind, Option<&str>), Vec<&EntryRecord>> = HashMap::new();
        for entry in &files.entries {
            groups.entry(entry.group()).or_default().push(entry);
        }
        let mut ranks = Self { places: HashMap::new(), mixed: HashSet::new() };
        for (group, entries) in groups {
            let is_here = |old: &&EntryRecord| old.group() == group && entries.iter().any(|entry| entry.key == old.key);
            let order: Vec<&str> = stored.entries.iter().filter(is_here).map(|old| old.key.as_str()).collect();
            for (place, entry) in entries.iter().enumerate() {
                let former = order.iter().position(|key| *key == entry.key);
                ranks.places.insert((entry.kind, entry.key.clone()), (place, former));
                if former != Some(place) {
                    ranks.mixed.insert((group.0, group.1.map(str::to_owned)));
                }
            }
        }
        ranks
    }

    /// The position to store for an entry: its current one if the order of its group is unchanged.
    pub(super) fn position(&self, entry: &EntryRecord, old: Option<&EntryRecord>) -> i64 {
        let is_mixed = self.mixed.contains(&(entry.kind, entry.parent.clone()));
        let place = self.places.get(&(entry.kind, entry.key.clone())).map_or(0, |(place, _)| *place);
        let numbered = i64::try_from(place).unwrap_or(i64::MAX).saturating_add(1);
        old.filter(|_| !is_mixed).map_or(numbered, |old| old.position)
    }

    /// The change of order, if the entry's rank among the named entries changes.
    fn moved(&self, entry: &EntryRecord) -> Option<TaxonomyFieldChange> {
        let (place, former) = self.places.get(&(entry.kind, entry.key.clone()))?;
        let former = former.filter(|former| former != place)?;
        Some(TaxonomyFieldChange {
            key: "order".to_owned(),
            old: Some((former + 1).to_string()),
            new: Some((place + 1).to_string()),
        })
    }
}
