//! The changes that applying the file would make, by country and field.

use serde::Serialize;

use super::model::{StoredWheel, WheelRecord};
use crate::tenancy::{Directory, Tenant};

/// The difference between file and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Countries whose wheel is created, changed or ended.
    pub changes: Vec<WheelChange>,
    /// Number of unchanged wheels.
    pub unchanged: usize,
}

/// A country's wheel that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WheelChange {
    /// The country's code.
    pub country: String,
    /// Whether the country had none before.
    pub created: bool,
    /// Whether the country has none afterwards.
    pub ended: bool,
    /// The fields that differ.
    pub fields: Vec<FieldChange>,
    /// The definition in the file; `None` when the wheel ends.
    #[serde(skip)]
    pub record: Option<WheelRecord>,
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

/// Compares file and database: the wheel of a country without one in the file ends.
pub(super) fn plan(directory: &Directory, file: &[(String, WheelRecord)], stored: &[StoredWheel]) -> Plan {
    let mut plan = Plan::default();
    for tenant in &directory.tenants {
        let new = file.iter().find(|(code, _)| *code == tenant.code).map(|(_, record)| record);
        let old = stored.iter().find(|wheel| wheel.tenant_id == tenant.id).map(|wheel| &wheel.record);
        match (old, new) {
            (None, None) => {}
            (Some(old), Some(new)) if old == new => plan.unchanged += 1,
            (old, new) => plan.changes.push(change(tenant, old, new)),
        }
    }
    plan
}

fn change(tenant: &Tenant, old: Option<&WheelRecord>, new: Option<&WheelRecord>) -> WheelChange {
    let fields_of = |record: Option<&WheelRecord>| record.map(WheelRecord::fields).unwrap_or_default();
    WheelChange {
        country: tenant.code.clone(),
        created: old.is_none(),
        ended: new.is_none(),
        fields: if new.is_none() { Vec::new() } else { differing(&fields_of(old), &fields_of(new)) },
        record: new.cloned(),
    }
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
