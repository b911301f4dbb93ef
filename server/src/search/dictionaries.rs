//! Storing operators' dictionaries: what files would change, and writing them.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    dictionary::{self, Dictionary},
    store,
};
use crate::{
    app::App,
    changes::{self, Change, Topic},
    error::Result,
    tenancy::LanguageId,
    toml_file::Sources,
};

/// What applying a file changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryChange {
    /// The language's code.
    pub language: String,
    /// Number of synonym groups after the change.
    pub synonyms: usize,
    /// Number of synonym groups before the change.
    pub synonyms_before: usize,
    /// Number of pages after the change.
    pub pages: usize,
    /// Number of pages before the change.
    pub pages_before: usize,
}

/// Writes the files that differ from the stored ones in one transaction, and returns the changes. A `dry_run` writes nothing.
pub async fn apply(app: &App, sources: &Sources, dry_run: bool) -> Result<Vec<DictionaryChange>> {
    let directory = app.directory();
    let new = dictionary::read(sources, &directory)?;
    let mut tx = app.db.begin().await?;
    let stored: BTreeMap<LanguageId, String> = store::dictionaries(&mut tx).await?.into_iter().collect();
    let (mut report, mut feed) = (Vec::new(), Vec::new());
    for (language, (dictionary, source)) in new {
        let before = stored.get(&language);
        if before == Some(&source) {
            continue;
        }
        let old: Dictionary = before.and_then(|source| dictionary::parse("", source).ok()).unwrap_or_default();
        if !dry_run {
            store::save_dictionary(&mut tx, language, &source, app.clock.now()).await?;
            feed.push(Change::everywhere(Topic::SearchDictionary, language));
        }
        let code = directory.languages.iter().find(|known| known.id == language).map(|known| known.code.clone());
        report.push(DictionaryChange {
            language: code.unwrap_or_default(),
            synonyms: dictionary.synonyms.len(),
            synonyms_before: old.synonyms.len(),
            pages: dictionary.pages.len(),
            pages_before: old.pages.len(),
        });
    }
    if !feed.is_empty() {
        changes::record(&mut tx, &feed).await?;
        tx.commit().await?;
    }
    Ok(report)
}

/// The stored files with their language codes.
pub async fn stored(app: &App) -> Result<Vec<(String, String)>> {
    let directory = app.directory();
    let code = |id: LanguageId| directory.languages.iter().find(|one| one.id == id).map(|one| one.code.clone());
    let stored = store::dictionaries(&app.db).await?;
    Ok(stored.into_iter().filter_map(|(id, source)| Some((code(id)?, source))).collect())
}
