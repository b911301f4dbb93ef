//! A storefront's content at a given time: the files that it shows and their texts.

use std::{any::Any, sync::Arc};

use chrono::{DateTime, Utc};
use minijinja::Value;

use super::super::{
    check::{is_own_language, text_language},
    facts::facts,
    index::{Index, IndexedFile},
    model::{FileId, FrontMatter, Kind},
    publication::Publication,
    render::{self, Html, TemplateError},
    store,
};
use crate::{
    app::App,
    cache::{depend_on, depend_until, depend_until_exactly},
    catalog::Alternate,
    changes::{Change, Topic},
    error::Result,
    tenancy::{Language, Storefront, Tenant},
};

/// What a storefront currently shows.
pub(super) struct ContentReader<'a> {
    pub(super) app: &'a App,
    pub(super) front: &'a Storefront,
    pub(super) index: Arc<Index>,
    pub(super) now: DateTime<Utc>,
}

impl<'a> ContentReader<'a> {
    /// Opens a reader. Records dependencies of the current response on the country's content, on the countries, and on the time at
    /// which the country's content changes next.
    pub(super) async fn open(app: &'a App, front: &'a Storefront) -> Result<Self> {
        depend_on(Change::all(Topic::Tenancy));
        let (index, now) = (Index::for_country(app, &front.tenant).await?, app.clock.now());
        if let Some(change) = index.next_change(&front.tenant, now) {
            depend_until_exactly(change);
        }
        Ok(Self { app, front, index, now })
    }

    /// The file shown in the storefront's language.
    pub(super) fn shown(&self, kind: Kind, key: &str) -> Option<&IndexedFile> {
        self.index.shown(kind, key, &self.front.tenant, &self.front.language, self.now)
    }

    /// The variables of a file's texts.
    pub(super) fn facts(&self, entry: &IndexedFile) -> Value {
        facts(self.app, self.front, &self.index, &self.language_of(entry))
    }

    /// The language of a file's text.
    pub(super) fn language_of(&self, entry: &IndexedFile) -> Language {
        text_language(self.app, entry, &self.front.language)
    }

    /// Reads the best file whose texts can be rendered. A text that fails, because the country has changed since it was applied,
    /// is logged and the next file of the fallback chain is used. `make` must return the same type for all files of a kind.
    pub(super) async fn read<T: Any + Clone + Send + Sync>(
        &self,
        kind: Kind,
        key: &str,
        make: impl Fn(&str, &Value) -> Result<T, TemplateError> + Sync,
    ) -> Result<Option<(&IndexedFile, T)>> {
        for entry in self.index.candidates(kind, key, &self.front.tenant, &self.front.language) {
            if !entry.is_shown(&self.front.tenant, self.now) {
                continue;
            }
            match &*self.made(entry, &make).await? {
                None => {}
                Some(Ok(made)) => return Ok(Some((entry, made.clone()))),
                Some(Err(error)) => self.report(&entry.id, error),
            }
        }
        Ok(None)
    }

    /// What `make` returns for a file's source; `None` if the file is no longer stored. Cached until the content, the country or
    /// its translations change.
    async fn made<T: Any + Send + Sync>(
        &self,
        entry: &IndexedFile,
        make: impl Fn(&str, &Value) -> Result<T, TemplateError> + Sync,
    ) -> Result<Arc<Option<Result<T, TemplateError>>>> {
        let render = async {
            let source = store::find_source(&self.app.db, &entry.id.to_string()).await?;
            Ok(source.map(|source| make(&source, &self.facts(entry))))
        };
        let (tenant, language) = (&self.front.tenant, &self.front.language);
        let Some(host) = self.own_host() else { return render.await.map(Arc::new) };
        let key = format!("content {} {} {} {host}{}", entry.id, tenant.id, language.id, self.front.prefix(language));
        let reads = [
            Change::all(Topic::Content),
            Change::all(Topic::Tenancy),
            Change::in_tenant(Topic::Translations, tenant.id),
        ];
        self.app.cache.get(key, &reads, render).await
    }

    /// The country's host that the texts name in their facts. `None` for local hosts: a request chooses their port, so caching
    /// their texts would fill the cache.
    fn own_host(&self) -> Option<&str> {
        let (_, name) = self.front.origin.split_once("://")?;
        self.front.tenant.hosts.iter().map(|host| host.name.as_str()).find(|own| *own == name)
    }

    /// Whether an entry of a file is published now. The current response expires when that changes.
    pub(super) fn shows(&self, publication: Publication) -> bool {
        publication.is_shown_now(self.front.tenant.time_zone, self.now)
    }

    /// Logs that a text cannot be rendered.
    pub(super) fn report(&self, id: &FileId, error: &TemplateError) {
        let country = &self.front.tenant.code;
        tracing::error!(file = %id, %country, line = error.line, error = %error.message, "an editorial text cannot be rendered");
    }

    /// The alternates of a page or post: languages and countries with a text in that language itself.
    pub(super) fn alternates(&self, kind: Kind, key: &str, path: impl Fn(&FrontMatter) -> String) -> Vec<Alternate> {
        self.versions(|tenant, language| self.own(kind, key, tenant, language)?.front.as_ref().map(&path))
    }

    /// The file that a country currently shows in a language, unless it is a fallback in another language.
    pub(super) fn own(&self, kind: Kind, key: &str, tenant: &Tenant, language: &Language) -> Option<&IndexedFile> {
        let shown = self.index.shown(kind, key, tenant, language, self.now);
        shown.filter(|entry| is_own_language(&language.code, &entry.id.language))
    }

    /// All languages of all open countries for which `path_in` returns a path. Records a dependency on the content of all
    /// countries.
    pub(super) fn versions(&self, path_in: impl Fn(&Tenant, &Language) -> Option<String>) -> Vec<Alternate> {
        depend_on(Change::all(Topic::Content));
        let directory = self.app.directory();
        let mut all = Vec::new();
        for tenant in directory.active() {
            if let Some(change) = self.index.next_change(tenant, self.now) {
                depend_until(change);
            }
            for language in &tenant.languages {
                if let Some(path) = path_in(tenant, language) {
                    let (country, language) = (tenant.code.clone(), language.code.clone());
                    all.push(Alternate { country, language, path });
                }
            }
        }
        all
    }
}

/// Renders a Markdown template to HTML.
pub(super) fn rendered(template: &str, facts: &Value) -> Result<Html, TemplateError> {
    render::markdown(template, facts).map(|text| render::html(&text))
}
