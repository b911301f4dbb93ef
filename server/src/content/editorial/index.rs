//! The front matter of all files, cached per process: determines which file a country shows in a language at a time, and its
//! address.

use std::{collections::BTreeMap, sync::Arc};

use chrono::{DateTime, Utc};
use futures::FutureExt as _;

use super::{
    model::{FileId, FrontMatter, Kind},
    store::{self, HeadRow},
};
use crate::{
    app::App,
    cache::{depend_on, untracked},
    changes::{Change, Topic},
    error::Result,
    i18n::fallback_chain,
    id::AssetId,
    tenancy::{Language, Tenant},
};

/// A file without its text.
#[derive(Clone, Debug)]
pub(super) struct IndexedFile {
    pub(super) id: FileId,
    pub(super) front: Option<FrontMatter>,
    pub(super) picture: Option<AssetId>,
}

impl IndexedFile {
    fn of(row: HeadRow) -> Option<Self> {
        Some(Self { id: FileId::of_path(&row.path)?, front: row.front_matter.0, picture: row.picture_asset_id })
    }

    /// Whether a country may show it, regardless of time.
    fn is_for(&self, tenant: &Tenant) -> bool {
        self.front.as_ref().is_none_or(|front| front.is_for(tenant))
    }

    /// Whether a country shows it, in any of its languages and at any time. Changes of other files are not recorded for the
    /// country: what it reads of the index must be among these.
    pub(super) fn concerns(&self, tenant: &Tenant) -> bool {
        let mut languages = tenant.languages.iter().chain([&tenant.default_language]);
        let mut is_read = || languages.any(|language| fallback_chain(&language.code).contains(&&*self.id.language));
        self.id.country.as_ref().is_none_or(|country| *country == tenant.code)
            && self.is_for(tenant)
            && (!self.id.kind.is_by_language() || is_read())
    }

    /// Whether it is published at a time.
    pub(super) fn is_shown(&self, tenant: &Tenant, now: DateTime<Utc>) -> bool {
        self.front.as_ref().is_none_or(|front| front.publication.is_shown(tenant.time_zone, now))
    }
}

/// All files, by kind and key.
#[derive(Clone, Debug, Default)]
pub(super) struct Index(BTreeMap<(Kind, String), Vec<IndexedFile>>);

impl Index {
    /// The index, for a response of a country, which then depends on the country's content only.
    pub(super) async fn for_country(app: &App, tenant: &Tenant) -> Result<Arc<Self>> {
        depend_on(Change::in_tenant(Topic::Content, tenant.id));
        // Boxed: a future inside of two others is large.
        untracked(Self::load(app)).boxed().await
    }

    /// Loads the index from the database, or returns the cached one.
    pub(super) async fn load(app: &App) -> Result<Arc<Self>> {
        let make = async { Ok(Self::of(store::heads(&app.db).await?.into_iter().filter_map(IndexedFile::of))) };
        app.cache.get("content index".to_owned(), &[Change::all(Topic::Content)], make).await
    }

    pub(super) fn of(entries: impl IntoIterator<Item = IndexedFile>) -> Self {
        let mut index = Self::default();
        for entry in entries {
            index.0.entry((entry.id.kind, entry.id.key.clone())).or_default().push(entry);
        }
        index
    }

    /// All files.
    pub(super) fn all_entries(&self) -> impl Iterator<Item = &IndexedFile> {
        self.0.values().flatten()
    }

    /// All files of a kind.
    pub(super) fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &IndexedFile> {
        self.keys(kind).flat_map(move |key| self.all(kind, key))
    }

    /// The keys of a kind.
    pub(super) fn keys(&self, kind: Kind) -> impl Iterator<Item = &str> {
        self.0.keys().filter(move |(known, _)| *known == kind).map(|(_, key)| key.as_str())
    }

    fn all(&self, kind: Kind, key: &str) -> &[IndexedFile] {
        self.0.get(&(kind, key.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// The files that a country may show in a language, best first: the country's own, the language's, then the same for the
    /// language that it inherits from and for English.
    pub(super) fn candidates(&self, kind: Kind, key: &str, tenant: &Tenant, language: &Language) -> Vec<&IndexedFile> {
        let all = self.all(kind, key);
        if kind.single_file().is_some() {
            return all.iter().collect();
        }
        let find = |code: &str, country: Option<&str>| {
            let is_meant = |entry: &&IndexedFile| entry.id.language == code && entry.id.country.as_deref() == country;
            all.iter().find(is_meant).filter(|entry| entry.is_for(tenant))
        };
        let languages = fallback_chain(&language.code);
        languages.into_iter().flat_map(|code| [find(code, Some(&tenant.code)), find(code, None)]).flatten().collect()
    }

    /// The file that a country shows in a language at a given time.
    pub(super) fn shown(
        &self,
        kind: Kind,
        key: &str,
        tenant: &Tenant,
        language: &Language,
        now: DateTime<Utc>,
    ) -> Option<&IndexedFile> {
        self.candidates(kind, key, tenant, language).into_iter().find(|entry| entry.is_shown(tenant, now))
    }

    /// The next time when one of a country's files is published or unpublished.
    pub(super) fn next_change(&self, tenant: &Tenant, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let own = self.all_entries().filter(|entry| entry.concerns(tenant));
        let publications = own.filter_map(|entry| entry.front.as_ref()).map(|front| front.publication);
        publications.filter_map(|publication| publication.next_change(tenant.time_zone, now)).min()
    }
}
