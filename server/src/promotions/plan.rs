//! The changes that applying files would make, by promotion and field. Nothing is deleted: promotions that are in no file are
//! reported, and `promotion disable` ends them.

use serde::Serialize;

use super::model::{PromotionRecord, StoredPromotion};

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Promotions to create or change.
    pub changes: Vec<Change>,
    /// Number of unchanged promotions.
    pub unchanged: usize,
    /// Names of promotions in the database that are in no file.
    pub unmanaged: Vec<String>,
}

/// A promotion that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    /// Its name.
    pub name: String,
    /// Whether it is new.
    pub created: bool,
    /// The fields that differ.
    pub fields: Vec<FieldChange>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldChange {
    /// Its key in the file.
    pub key: String,
    /// The value in the database, if any.
    pub old: Option<String>,
    /// The value in the file, if any.
    pub new: Option<String>,
}

/// Compares files and database. `is_whole` means that the files claim to be the complete set of promotions.
pub fn plan(files: &[PromotionRecord], stored: &[StoredPromotion], is_whole: bool) -> Plan {
    let mut plan = Plan::default();
    for record in files {
        let old = stored.iter().find(|old| old.record.name == record.name);
        if old.is_some_and(|old| old.record == *record) {
            plan.unchanged += 1;
        } else {
            let fields = differing(&old.map(|old| old.record.fields()).unwrap_or_default(), &record.fields());
            plan.changes.push(Change { name: record.name.clone(), created: old.is_none(), fields });
        }
    }
    if is_whole {
        let is_missing = |old: &&StoredPromotion| !files.iter().any(|record| record.name == old.record.name);
        plan.unmanaged = stored.iter().filter(is_missing).map(|old| old.record.name.clone()).collect();
    }
    plan
}

fn differing(old: &[(String, String)], new: &[(String, String)]) -> Vec<FieldChange> {
    let value = |fields: &[(String, String)], key: &str| {
        fields.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    };
    let gone = old.iter().filter(|(key, _)| value(new, key).is_none());
    let keys = new.iter().chain(gone).map(|(key, _)| key);
    keys.map(|key| FieldChange { key: key.clone(), old: value(old, key), new: value(new, key) })
        .filter(|change| change.old != change.new)
        .collect()
}
