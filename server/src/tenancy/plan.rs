//! The changes to make: the files compared with the database, field by field. Nothing is ever removed; what only the database has
//! is listed and left unchanged.

use serde::Serialize;

use super::configuration::{Configuration, Kind, Record};

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// What is created or changed, in the order of writing.
    pub changes: Vec<Change>,
    /// How many records are unchanged.
    pub unchanged: usize,
    /// Records that are in the database but not in the files.
    pub unmanaged: Vec<Subject>,
}

/// One record that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The record.
    #[serde(flatten)]
    pub subject: Subject,
    /// Whether it is new.
    pub created: bool,
    /// The fields that differ; for a new record, all of them.
    pub fields: Vec<FieldChange>,
}

/// A record by its kind and code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Subject {
    /// Its kind.
    pub kind: Kind,
    /// Its id.
    pub id: i64,
    /// Its code.
    pub code: String,
}

/// One field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldChange {
    /// Its key in the file.
    pub key: &'static str,
    /// The value in the database, if any.
    pub old: Option<String>,
    /// The value in the file, if any.
    pub new: Option<String>,
}

impl Plan {
    /// Whether there are no changes.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// Whether the record of a kind and id must be written.
    pub(super) fn writes<T: Record>(&self, record: &T) -> bool {
        self.changes.iter().any(|change| change.subject.kind == T::KIND && change.subject.id == record.id())
    }

    fn compare<T: Record>(&mut self, files: &[T], stored: &[T], is_whole: bool) {
        for record in files {
            let old = stored.iter().find(|old| old.id() == record.id());
            let fields = differing(old, record);
            if fields.is_empty() {
                self.unchanged += 1;
            } else {
                self.changes.push(Change { subject: subject(record), created: old.is_none(), fields });
            }
        }
        if is_whole {
            let left_out = stored.iter().filter(|old| !files.iter().any(|record| record.id() == old.id()));
            self.unmanaged.extend(left_out.map(subject));
        }
    }
}

/// Compares files and database. With `is_whole` the files are complete, so that records missing from them are reported.
pub fn plan(files: &Configuration, stored: &Configuration, is_whole: bool) -> Plan {
    let mut plan = Plan::default();
    plan.compare(&files.languages, &stored.languages, is_whole);
    plan.compare(&files.currencies, &stored.currencies, is_whole);
    plan.compare(&files.user_types, &stored.user_types, is_whole);
    plan.compare(&files.badge_types, &stored.badge_types, is_whole);
    plan.compare(&files.countries, &stored.countries, is_whole);
    plan
}

fn subject<T: Record>(record: &T) -> Subject {
    Subject { kind: T::KIND, id: record.id(), code: record.code().to_owned() }
}

fn differing<T: Record>(old: Option<&T>, new: &T) -> Vec<FieldChange> {
    let old = old.map(Record::fields).unwrap_or_default();
    let new = new.fields();
    let gone = old.iter().filter(|(key, _)| !new.iter().any(|(other, _)| other == key));
    let gone = gone.map(|(key, value)| FieldChange { key, old: Some(value.clone()), new: None });
    let come = new.iter().filter_map(|(key, value)| {
        let before = old.iter().find(|(other, _)| other == key).map(|(_, text)| text.clone());
        (before.as_ref() != Some(value)).then(|| FieldChange { key, old: before, new: Some(value.clone()) })
    });
    come.chain(gone).collect()
}
