//! The countries' overrides, as a list and as files.

use std::collections::{BTreeMap, HashMap};

use super::super::{
    check::differences,
    ftl,
    model::{ListedOverride, Override, OverrideStatus, Seed},
    store,
};
use crate::{
    db::Db,
    error::Result,
    tenancy::{Directory, LanguageId, TenantId},
};

/// One file of an export.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ExportedFile {
    /// The country's code in lower case, when the texts of several countries are exported.
    pub tenant: Option<String>,
    /// The language's code.
    pub language: String,
    /// The file's name without `.ftl`; `idle` for overrides whose message no longer exists.
    pub area: String,
    /// Fluent source.
    pub text: String,
}

/// The countries' overrides, optionally of one country or one language only.
pub async fn list_overrides(
    db: &Db,
    directory: &Directory,
    tenant_id: Option<TenantId>,
    language_id: Option<LanguageId>,
) -> Result<Vec<ListedOverride>> {
    let overrides = store::list_overrides(db, tenant_id, language_id).await?;
    if overrides.is_empty() {
        return Ok(Vec::new());
    }
    let seeds = store::list_seeds(db).await?;
    let seeds: HashMap<(LanguageId, &str), &Seed> =
        seeds.iter().map(|seed| ((seed.language_id, seed.key.as_str()), seed)).collect();
    Ok(overrides
        .into_iter()
        .map(|own| {
            let seed = seeds.get(&(own.language_id, own.key.as_str())).copied();
            listed(directory, own, seed)
        })
        .collect())
}

fn listed(directory: &Directory, own: Override, seed: Option<&Seed>) -> ListedOverride {
    let tenant =
        directory.tenant(own.tenant_id).map_or_else(|| own.tenant_id.to_string(), |tenant| tenant.code.clone());
    let status = match seed {
        None => OverrideStatus::Idle,
        Some(seed) if fits(seed, &own.source) => OverrideStatus::Shown,
        Some(_) => OverrideStatus::Differs,
    };
    ListedOverride {
        tenant,
        language: language_code(directory, own.language_id),
        area: seed.map_or_else(String::new, |seed| seed.area.clone()),
        replaces: seed.map_or_else(String::new, |seed| seed.source.clone()),
        key: own.key,
        source: own.source,
        status,
        updated_at: own.updated_at,
    }
}

fn tenant_code(directory: &Directory, id: TenantId) -> String {
    directory.tenant(id).map_or_else(|| id.to_string(), |tenant| tenant.code.clone())
}

fn language_code(directory: &Directory, id: LanguageId) -> String {
    let known = directory.languages.iter().find(|language| language.id == id);
    known.map_or_else(|| id.to_string(), |language| language.code.clone())
}

impl ExportedFile {
    /// The file's path below a folder: `sl/shop.ftl`, or `si/sl/shop.ftl` when there are several countries.
    pub fn path(&self) -> String {
        let country = self.tenant.as_ref().map_or_else(String::new, |code| format!("{code}/"));
        format!("{country}{}/{}.ftl", self.language, self.area)
    }
}

/// The texts as files: overrides only, or with `is_whole` every text as the country shows it, which is the seeded text when no
/// country is given.
pub async fn export(
    db: &Db,
    directory: &Directory,
    tenant_id: Option<TenantId>,
    language_id: Option<LanguageId>,
    is_whole: bool,
) -> Result<Vec<ExportedFile>> {
    let mut seeds = store::list_seeds(db).await?;
    seeds.retain(|seed| language_id.is_none_or(|id| id == seed.language_id));
    let mut own: BTreeMap<TenantId, HashMap<(LanguageId, String), String>> = BTreeMap::new();
    if tenant_id.is_some() || !is_whole {
        for text in store::list_overrides(db, tenant_id, language_id).await? {
            own.entry(text.tenant_id).or_default().insert((text.language_id, text.key), text.source);
        }
    }
    if is_whole {
        let own = tenant_id.and_then(|id| own.remove(&id)).unwrap_or_default();
        return Ok(files(directory, None, &seeds, own, true));
    }
    let of_country = |(id, own)| {
        let folder = tenant_id.is_none().then(|| tenant_code(directory, id).to_lowercase());
        files(directory, folder.as_deref(), &seeds, own, false)
    };
    Ok(own.into_iter().flat_map(of_country).collect())
}

/// One country's texts by language and area, in the order of the seeded texts.
fn files(
    directory: &Directory,
    tenant: Option<&str>,
    seeds: &[Seed],
    mut own: HashMap<(LanguageId, String), String>,
    is_whole: bool,
) -> Vec<ExportedFile> {
    let mut files: BTreeMap<(LanguageId, &str), String> = BTreeMap::new();
    for seed in seeds {
        let override_text = own.remove(&(seed.language_id, seed.key.clone()));
        if let Some(text) = override_text.as_ref().or(is_whole.then_some(&seed.source)) {
            files.entry((seed.language_id, &seed.area)).or_default().push_str(text);
        }
    }
    let idle: BTreeMap<_, _> = own.into_iter().collect();
    for ((language_id, _), text) in idle {
        files.entry((language_id, "idle")).or_default().push_str(&text);
    }
    let file = |((id, area), text): ((LanguageId, &str), String)| ExportedFile {
        tenant: tenant.map(str::to_owned),
        language: language_code(directory, id),
        area: area.to_owned(),
        text,
    };
    files.into_iter().map(file).collect()
}

/// Whether a country's override has the variables of the seeded text.
fn fits(seed: &Seed, source: &str) -> bool {
    match (ftl::parse_one(&seed.key, &seed.source), ftl::parse_one(&seed.key, source)) {
        (Ok(old), Ok(new)) => differences(&old.facts, &new.facts, "", |_| false).is_empty(),
        _ => false,
    }
}
