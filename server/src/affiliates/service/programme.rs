//! Reading the programme from its file, storing it, and caching it in the process.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    affiliates::{
        export::fields,
        files::{self, Context},
        programme::{Programme, ProgrammeRecord},
        store,
    },
    app::App,
    catalog::SelectorNames,
    changes::{self, Change, Topic},
    db::Session,
    diagnostic::Diagnostic,
    error::Result,
    toml_file::Source,
};

/// The differences between a file and the database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProgrammePlan {
    /// Whether there was no programme before.
    pub created: bool,
    /// The fields that differ.
    pub fields: Vec<FieldChange>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldChange {
    /// Its key.
    pub key: String,
    /// The value in the database, if any.
    pub old: Option<String>,
    /// The value in the file, if any.
    pub new: Option<String>,
}

impl ProgrammePlan {
    fn between(old: Option<&ProgrammeRecord>, new: &ProgrammeRecord) -> Self {
        let (old_fields, new_fields) = (old.map(fields).unwrap_or_default(), fields(new));
        let value = |fields: &[(String, String)], key: &str| {
            fields.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
        };
        let gone = old_fields.iter().filter(|(key, _)| value(&new_fields, key).is_none());
        let keys = new_fields.iter().chain(gone).map(|(key, _)| key);
        let changes = keys.map(|key| FieldChange {
            key: key.clone(),
            old: value(&old_fields, key),
            new: value(&new_fields, key),
        });
        Self { created: old.is_none(), fields: changes.filter(|change| change.old != change.new).collect() }
    }

    /// Whether applying would write anything.
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }
}

/// The current programme. Cached until another one is applied.
pub async fn programme(app: &App) -> Result<Arc<Programme>> {
    let reads = [Change::all(Topic::Affiliates)];
    let made = async { stored(&app.db).await };
    app.cache.get("affiliates:programme".to_owned(), &reads, made).await
}

async fn stored<'c>(session: impl Session<'c>) -> Result<Programme> {
    let row = store::programme(session).await?;
    Ok(row.map_or_else(Programme::default, |row| Programme::of(row.definition.0, row.revision)))
}

/// Validates a file against the countries and the catalogue in the database, and compares it with the current programme.
pub async fn read(app: &App, source: &Source) -> Result<(ProgrammeRecord, ProgrammePlan)> {
    let names = SelectorNames::read(&app.db, &files::product_keys(source)).await?;
    let record = files::read(source, &Context { directory: &app.directory(), names: &names })?;
    check_tiers(&record, source, &store::tiers(&app.db).await?)?;
    let old = store::programme(&app.db).await?;
    let plan = ProgrammePlan::between(old.as_ref().map(|row| &row.definition.0), &record);
    Ok((record, plan))
}

/// A tier with partners cannot be removed: they would silently earn by the rates of another tier.
fn check_tiers(record: &ProgrammeRecord, source: &Source, used: &[(String, i64)]) -> Result<()> {
    let gone = used.iter().filter(|(name, _)| !record.tiers.iter().any(|tier| tier.name == *name));
    let diagnostics: Vec<Diagnostic> = gone
        .map(|(name, count)| {
            let message = format!(
                "the file has no tier {name}, and partners are in it ({count}): keep it, or move them with `vitrina affiliate rate` first"
            );
            Diagnostic::new(source.name.clone(), 0, message).key("tiers")
        })
        .collect();
    if diagnostics.is_empty() { Ok(()) } else { Err(crate::error::Error::Diagnostics(diagnostics)) }
}

/// Makes the database match the file. `actor` does it. A file without changes makes no revision.
pub async fn apply(app: &App, source: &Source, actor: &str) -> Result<ProgrammePlan> {
    let (record, _) = read(app, source).await?;
    let mut tx = app.db.begin().await?;
    // Serialises concurrent operators.
    tx.lock("affiliate-programme", 0).await?;
    check_tiers(&record, source, &store::tiers(&mut tx).await?)?;
    let old = store::programme(&mut tx).await?;
    let plan = ProgrammePlan::between(old.as_ref().map(|row| &row.definition.0), &record);
    if !plan.is_empty() {
        store::insert_programme(&mut tx, &record, actor, app.clock.now()).await?;
        changes::record(&mut tx, &[Change::all(Topic::Affiliates)]).await?;
    }
    tx.commit().await?;
    Ok(plan)
}
