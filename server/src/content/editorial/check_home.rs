//! Validates home pages: texts that every country can render, and links to existing entries of the catalogue.

use std::collections::BTreeMap;

use minijinja::Value;

use super::{
    edition::{Edition, errors_of, located, plain, storefront},
    facts::facts,
    files::{Files, HomeEntry, HomeSetUp, LinkTarget, link_target, parse_home},
    index::Index,
    model::Kind,
};
use crate::{
    app::App,
    catalog::{FilterAttribute, SelectorNames, Taxonomy},
    db::ReadSession,
    diagnostic::Diagnostic,
    error::{Error, Result},
    i18n::fallback_chain,
    tenancy::{Directory, Tenant},
    toml_file::{Located, Report},
};

/// Checks the texts of home pages in every country and language that may show them.
pub(super) fn check_home(app: &App, index: &Index, editions: &[Edition], found: &mut Vec<Diagnostic>) {
    let directory = app.directory();
    let homes: Vec<(&Edition, HomeSetUp)> = editions
        .iter()
        .filter(|edition| edition.id.kind == Kind::Home)
        .map(|edition| (edition, parse_home(&Report::new(&edition.name, &edition.source), &edition.id, &directory)))
        .collect();
    for tenant in directory.active() {
        let mut known: BTreeMap<&str, Value> = BTreeMap::new();
        for (edition, home) in homes.iter().filter(|(edition, _)| is_for(edition, tenant)) {
            let entries = home.entries().map(|(_, entry)| entry).filter(|entry| entry.is_for(tenant));
            for (code, text) in entries.flat_map(|entry| &entry.texts).filter(|(code, _)| is_read(tenant, code)) {
                let facts = known.entry(code.as_str()).or_insert_with(|| {
                    let own = tenant.language(code).unwrap_or(&tenant.default_language);
                    let written = directory.language(code).unwrap_or(own);
                    facts(app, &storefront(tenant, own), index, written)
                });
                for template in text.templates() {
                    let part = plain(template.clone());
                    found.extend(errors_of(&part, facts, true).iter().map(|error| located(edition, &part, error)));
                }
            }
        }
    }
}

fn is_for(edition: &Edition, tenant: &Tenant) -> bool {
    edition.id.country.as_ref().is_none_or(|code| *code == tenant.code)
}

/// Whether texts in a language may be shown in a country.
fn is_read(tenant: &Tenant, code: &str) -> bool {
    tenant.languages.iter().any(|language| fallback_chain(&language.code).contains(&code))
}

/// Refuses links to categories, brands and collections that do not exist.
pub(super) async fn check_home_links(
    session: impl Into<ReadSession<'_>>,
    files: &Files,
    directory: &Directory,
) -> Result<()> {
    let homes = homes(files, directory);
    if homes.is_empty() {
        return Ok(());
    }
    let names = SelectorNames::read(session, &[]).await?;
    let entries = homes.iter().flat_map(|(file, home)| home.entries().map(move |entry| (file, entry)));
    refuse(entries.filter_map(|(file, (section, entry))| wrong_link(file, section, entry, &names)).collect())
}

/// Refuses colours and sizes that no product has.
pub(super) async fn check_home_values(app: &App, files: &Files, directory: &Directory) -> Result<()> {
    let homes = homes(files, directory);
    if homes.iter().flat_map(|(_, home)| home.entries()).all(|(_, entry)| entry.values.is_none()) {
        return Ok(());
    }
    let known = known_values(app, directory).await?;
    let entries = homes.iter().flat_map(|(file, home)| home.entries().map(move |entry| (file, entry)));
    refuse(entries.flat_map(|(file, (section, entry))| wrong_values(file, section, entry, &known)).collect())
}

/// The home pages among the files, with their names.
fn homes(files: &Files, directory: &Directory) -> Vec<(String, HomeSetUp)> {
    let own = files.files.iter().filter(|(id, _)| id.kind == Kind::Home);
    let homes = own.map(|(id, file)| {
        let name = files.name(id);
        let home = parse_home(&Report::new(&name, &file.source), id, directory);
        (name, home)
    });
    homes.collect()
}

fn refuse(wrong: Vec<Diagnostic>) -> Result<()> {
    if wrong.is_empty() { Ok(()) } else { Err(Error::Diagnostics(wrong)) }
}

fn wrong_link(file: &str, section: &str, entry: &HomeEntry, names: &SelectorNames) -> Option<Diagnostic> {
    let link = entry.link.as_ref()?;
    let Some(LinkTarget::Listing(prefix, name)) = link_target(&link.value) else { return None };
    if names.has(&link.value) {
        return None;
    }
    let diagnostic = Diagnostic::new(file, link.line, format!("there is no {prefix} {name}"));
    Some(diagnostic.key(format!("{section}.{}.link", entry.key)).suggest(name, names.known(prefix)))
}

fn wrong_values(file: &str, section: &str, entry: &HomeEntry, known: &[(FilterAttribute, String)]) -> Vec<Diagnostic> {
    let Some(values) = &entry.values else { return Vec::new() };
    let attribute = values.attribute;
    let own = || known.iter().filter(move |(of, _)| *of == attribute).map(|(_, key)| key.as_str());
    let unknown = values.keys.iter().filter(|key| own().all(|known| known != key.value));
    let diagnostic = |key: &Located<String>| {
        let message = format!("there is no {} {}", attribute.parameter(), key.value);
        let diagnostic = Diagnostic::new(file, key.line, message).key(format!("{section}.{}.values", entry.key));
        diagnostic.suggest(&key.value, own())
    };
    unknown.map(diagnostic).collect()
}

/// The keys of all colours and sizes.
async fn known_values(app: &App, directory: &Directory) -> Result<Vec<(FilterAttribute, String)>> {
    let Some(tenant) = directory.active().next() else { return Ok(Vec::new()) };
    let front = storefront(tenant, &tenant.default_language);
    let taxonomy = Taxonomy::of(app, &front).await?;
    let values = taxonomy.values.iter();
    Ok(values.filter_map(|value| Some((FilterAttribute::of_key(&value.attribute)?, value.key.clone()))).collect())
}
