//! What applying files would change, promotion by promotion and field by field. Nothing is removed: what no file names any more is
//! told, and `promotion disable` ends it.

use serde::Serialize;

use super::model::{PromotionRecord, StoredPromotion};

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Promotions that are created or changed.
    pub changes: Vec<Change>,
    /// How many stay as they are.
    pub unchanged: usize,
    /// Names of promotions that the database holds and no file mentions.
    pub unmanaged: Vec<String>,
}

/// One promotion that differs.
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

/// One field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldChange {
    /// Its key in the file.
    pub key: String,
    /// What the database holds, if anything.
    pub old: Option<String>,
    /// What the file says, if anything.
    pub new: Option<String>,
}

/// Compares. With `is_whole` the files claim to name every promotion.
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
