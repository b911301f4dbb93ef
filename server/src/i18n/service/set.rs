//! Sets a country's overrides of single messages.

use chrono::{DateTime, Utc};

use super::super::{
    check::{differences, wording},
    ftl::{self, FluentEntry},
    model::{COUNTRY_NAME, Seed},
    store,
};
use crate::{
    changes::{self, Change, Topic},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    tenancy::{Language, TenantId},
};

/// The result of `set`.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Set {
    /// The message's key.
    pub key: String,
    /// The Fluent source of the whole message after the change.
    pub source: String,
    /// The Fluent source of the whole message before the change.
    pub before: String,
    /// Whether anything was written.
    pub is_changed: bool,
}

/// Sets a country's override of a message, or of one of its attributes (`search.placeholder`). A text equal to the seeded one
/// removes the override. Refuses unknown keys, other variables and missing plural forms. With `is_dry_run` nothing is written.
pub async fn set(
    db: &Db,
    now: DateTime<Utc>,
    tenant_id: TenantId,
    language: &Language,
    id: &str,
    text: &str,
    is_dry_run: bool,
) -> Result<Set> {
    let (key, attribute) = id.split_once('.').map_or((id, None), |(key, attribute)| (key, Some(attribute)));
    let mut tx = db.begin().await?;
    let seeds = store::list_seeds_of(&mut tx, language.id).await?;
    let seed = seeds.iter().find(|seed| seed.key == key).ok_or_else(|| unknown_key(language, key, &seeds))?;
    let own = store::find_override(&mut tx, tenant_id, language.id, key).await?;
    let before = own.clone().unwrap_or_else(|| seed.source.clone());
    let source = reworded(&before, key, attribute, text)
        .map_err(|diagnostic| Diagnostic { file: language.code.clone(), ..diagnostic })?;
    require_fitting(language, seed, &source, &seeds)?;
    let is_changed = write(&mut tx, now, tenant_id, seed, own.as_deref(), &source).await?;
    finish(tx, &recorded(tenant_id, language, key), is_changed, is_dry_run).await?;
    Ok(Set { key: key.to_owned(), source, before, is_changed })
}

async fn write(
    tx: &mut Tx,
    now: DateTime<Utc>,
    tenant_id: TenantId,
    seed: &Seed,
    own: Option<&str>,
    source: &str,
) -> Result<bool> {
    if seed.source == source {
        return Ok(store::delete_override(tx, tenant_id, seed.language_id, &seed.key).await?);
    }
    if own == Some(source) {
        return Ok(false);
    }
    store::upsert_override(tx, tenant_id, seed.language_id, &seed.key, source, now).await?;
    Ok(true)
}

/// What to record in the feed: the country's language, and for a name of a country, which other countries show too, the countries.
fn recorded(tenant_id: TenantId, language: &Language, key: &str) -> Vec<Change> {
    let names_country = key.starts_with(COUNTRY_NAME);
    let texts = Change::one(Topic::Translations, tenant_id, language.id);
    [texts].into_iter().chain(names_country.then_some(Change::all(Topic::Tenancy))).collect()
}

/// Commits and notifies the other processes; does neither if nothing changed or on a dry run.
async fn finish(mut tx: Tx, changes: &[Change], is_changed: bool, is_dry_run: bool) -> Result<()> {
    if is_dry_run || !is_changed {
        return Ok(tx.rollback().await?);
    }
    changes::record(&mut tx, changes).await?;
    Ok(tx.commit().await?)
}

/// Removes a country's override of a message; returns whether there was one. With `is_dry_run` nothing is written.
pub async fn unset(db: &Db, tenant_id: TenantId, language: &Language, key: &str, is_dry_run: bool) -> Result<bool> {
    let mut tx = db.begin().await?;
    let is_changed = store::delete_override(&mut tx, tenant_id, language.id, key).await?;
    finish(tx, &recorded(tenant_id, language, key), is_changed, is_dry_run).await?;
    Ok(is_changed)
}

fn unknown_key(language: &Language, key: &str, seeds: &[Seed]) -> Error {
    let message = if seeds.is_empty() {
        "no texts of this language are seeded: run `vitrina translations seed`"
    } else {
        "is not a text of the shop"
    };
    let known = seeds.iter().map(|seed| seed.key.as_str());
    Diagnostic::new(&*language.code, 0, message).key(key).suggest(key, known).into()
}

/// The message with its value, or one of its attributes, replaced.
fn reworded(current: &str, key: &str, attribute: Option<&str>, text: &str) -> Result<String, Diagnostic> {
    if text.trim().is_empty() || text.contains('\0') {
        return Err(Diagnostic::new("", 0, "the new text is empty; write { \"\" } to show nothing").key(key));
    }
    ftl::replace(current, key, attribute, text)
}

fn require_fitting(language: &Language, seed: &Seed, source: &str, seeds: &[Seed]) -> Result<()> {
    let wrong = |message: String, suggestion| Diagnostic {
        suggestion,
        ..Diagnostic::new(&*language.code, 0, message).key(&*seed.key)
    };
    let (old, new) = (entry(seed, &seed.source)?, entry(seed, source)?);
    let unknown = new.facts.references.iter().filter(|key| !seeds.iter().any(|seed| seed.key == **key));
    let diagnostics: Vec<_> = differences(&old.facts, &new.facts, "the seeded text", |_| false)
        .into_iter()
        .chain(wording(&new.facts, language).into_iter().map(|message| (message, None)))
        .chain(unknown.map(|key| (format!("refers to {{ {key} }}, which does not exist"), None)))
        .map(|(message, suggestion)| wrong(message, suggestion))
        .collect();
    if diagnostics.is_empty() { Ok(()) } else { Err(Error::Diagnostics(diagnostics)) }
}

fn entry(seed: &Seed, source: &str) -> Result<FluentEntry> {
    ftl::parse_one(&seed.key, source).map_err(Error::from)
}
