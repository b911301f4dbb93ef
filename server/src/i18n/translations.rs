//! The translations in memory: an immutable snapshot of one revision, which requests read without a lock.
//!
//! Each language of a country has its areas as Fluent source, for the browser; Rust formats single messages of it on demand.
//! Countries without overrides share the texts of their language.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use super::{
    messages::Messages,
    model::{Arg, Override, Seed},
    store,
};
use crate::{
    db::{Db, DbResult},
    tenancy::{Language, LanguageId, TenantId},
};

/// The pseudo-country under which a language's texts without overrides are stored.
const ANY: TenantId = TenantId(0);

/// Unknown ids that are remembered, to log each once.
const REMEMBERED: usize = 1000;

/// All texts of one revision.
#[derive(Debug, Default)]
pub struct Translations {
    slots: Slots,
    logged: Mutex<HashSet<(LanguageId, String)>>,
}

type Slots = HashMap<(TenantId, LanguageId), Arc<Slot>>;

/// The texts of one language in one country.
#[derive(Default)]
struct Slot {
    areas: BTreeMap<String, Arc<str>>,
    revision: String,
    messages: OnceLock<Messages>,
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slot").field("areas", &self.areas.keys()).finish_non_exhaustive()
    }
}

/// Areas for a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Areas {
    /// Changes when any text of the language changes, in any area: areas fetched at one revision can be used together.
    pub revision: String,
    /// Area and Fluent source, in the requested order.
    pub areas: Vec<(String, Arc<str>)>,
}

impl Translations {
    /// Reads all texts.
    pub async fn load(db: &Db) -> DbResult<Self> {
        let seeds = store::list_seeds(db).await?;
        let overrides = store::list_overrides(db, None, None).await?;
        Ok(Self::new(&seeds, &overrides))
    }

    /// A copy with some languages read again.
    pub async fn reloaded(&self, db: &Db, languages: &BTreeSet<LanguageId>) -> DbResult<Self> {
        let others = self.slots.iter().filter(|((_, language), _)| !languages.contains(language));
        let mut slots: Slots = others.map(|(key, slot)| (*key, Arc::clone(slot))).collect();
        for language in languages {
            let seeds = store::list_seeds_of(db, *language).await?;
            let overrides = store::list_overrides(db, None, Some(*language)).await?;
            slots.extend(slots_of(&seeds, &overrides));
        }
        Ok(Self { slots, logged: Mutex::default() })
    }

    fn new(seeds: &[Seed], overrides: &[Override]) -> Self {
        Self { slots: slots_of(seeds, overrides), logged: Mutex::default() }
    }

    fn slot(&self, tenant_id: TenantId, language: &Language) -> Option<&Arc<Slot>> {
        self.slots.get(&(tenant_id, language.id)).or_else(|| self.slots.get(&(ANY, language.id)))
    }

    /// Formats a message or an attribute (`search.placeholder`). An unknown id is returned as it is and logged once.
    pub fn text(&self, tenant_id: TenantId, language: &Language, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let found = self.slot(tenant_id, language).and_then(|slot| slot.format(language, id, args));
        found.unwrap_or_else(|| {
            self.log_unknown(language, id);
            id.to_owned()
        })
    }

    /// Like `text`, for ids built from data: returns none for an unknown one, without logging.
    pub fn find(&self, tenant_id: TenantId, language: &Language, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.slot(tenant_id, language)?.format(language, id, args)
    }

    /// The Fluent source of an area, including the country's overrides; empty for an unknown area.
    pub fn area(&self, tenant_id: TenantId, language: &Language, area: &str) -> Arc<str> {
        self.slot(tenant_id, language).and_then(|slot| slot.areas.get(area).cloned()).unwrap_or_else(|| Arc::from(""))
    }

    /// Several areas, and the revision of the language.
    pub fn areas(&self, tenant_id: TenantId, language: &Language, areas: &[&str]) -> Areas {
        let areas: Vec<_> =
            areas.iter().map(|area| ((*area).to_owned(), self.area(tenant_id, language, area))).collect();
        let revision = self.slot(tenant_id, language).map(|slot| slot.revision.clone()).unwrap_or_default();
        Areas { revision, areas }
    }

    /// The names of the areas that a language has.
    pub fn area_names(&self, language: &Language) -> Vec<&str> {
        self.slots.get(&(ANY, language.id)).into_iter().flat_map(|slot| slot.areas.keys().map(String::as_str)).collect()
    }

    fn log_unknown(&self, language: &Language, id: &str) {
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        if logged.len() < REMEMBERED && logged.insert((language.id, id.to_owned())) {
            tracing::warn!(id, language = &*language.code, "a text is missing: run `vitrina translations seed`");
        }
    }
}

/// Concatenates texts by language and area, applying the countries' overrides.
fn slots_of(seeds: &[Seed], overrides: &[Override]) -> Slots {
    let mut own: BTreeMap<(TenantId, LanguageId), HashMap<&str, &str>> = BTreeMap::new();
    for text in overrides {
        own.entry((text.tenant_id, text.language_id)).or_default().insert(&text.key, &text.source);
    }
    let mut slots = HashMap::new();
    for texts in seeds.chunk_by(|a, b| a.language_id == b.language_id) {
        let language_id = texts[0].language_id;
        slots.insert((ANY, language_id), Arc::new(Slot::new(texts, &HashMap::new())));
        for ((tenant_id, _), own) in own.iter().filter(|((_, language), _)| *language == language_id) {
            slots.insert((*tenant_id, language_id), Arc::new(Slot::new(texts, own)));
        }
    }
    slots
}

impl Slot {
    fn new(texts: &[Seed], own: &HashMap<&str, &str>) -> Self {
        let mut areas: BTreeMap<String, String> = BTreeMap::new();
        for text in texts {
            let source = own.get(text.key.as_str()).copied().unwrap_or(&text.source);
            areas.entry(text.area.clone()).or_default().push_str(source);
        }
        let mut hasher = blake3::Hasher::new();
        for (area, text) in &areas {
            hasher.update(area.as_bytes()).update(&[0]).update(text.as_bytes()).update(&[0]);
        }
        let revision = hasher.finalize().to_hex()[..16].to_owned();
        let areas = areas.into_iter().map(|(area, text)| (area, text.into())).collect();
        Self { areas, revision, messages: OnceLock::new() }
    }

    fn format(&self, language: &Language, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let new = || Messages::new(&language.locale, self.areas.values().map(Arc::clone).collect());
        self.messages.get_or_init(new).format(id, args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::testing::language;

    fn translations() -> Translations {
        let seed = |key: &str, area: &str, source: &str| Seed {
            language_id: LanguageId(16),
            key: key.into(),
            area: area.into(),
            source: source.into(),
        };
        let own = Override {
            tenant_id: TenantId(3),
            language_id: LanguageId(16),
            key: "b".into(),
            source: "b = Naš B\n".into(),
            updated_at: chrono::DateTime::UNIX_EPOCH,
        };
        let seeds = [
            seed("b", "home", "b = B\n"),
            seed("-brand", "shop", "-brand = Vitrina\n"),
            seed("a", "shop", "a = { -brand } { b }\n    .label = L { $n }\n"),
        ];
        Translations::new(&seeds, &[own])
    }

    #[test]
    fn a_text_may_reference_another_area() {
        assert_eq!(translations().text(TenantId(3), &language("sl"), "a", &[]), "Vitrina Naš B");
        assert_eq!(translations().text(TenantId(4), &language("sl"), "a", &[]), "Vitrina B");
        assert_eq!(
            translations().text(TenantId(4), &language("sl"), "a.label", &[("n", 12_345_i64.into())]),
            "L 12.345"
        );
    }

    #[test]
    fn an_unknown_message_is_rendered_as_its_id() {
        let translations = translations();
        for id in ["gone", "a.gone", "b.label", "", "-brand", "a b"] {
            assert_eq!(translations.text(TenantId(3), &language("sl"), id, &[]), id);
        }
        assert_eq!(translations.text(TenantId(3), &language("de"), "a", &[]), "a");
        assert_eq!(translations.logged.lock().unwrap().len(), 7);
    }

    #[test]
    fn an_invalid_number_is_inserted_as_text() {
        let args = [("n", f64::NAN.into())];
        assert_eq!(translations().text(TenantId(3), &language("sl"), "a.label", &args), "L NaN");
    }

    #[test]
    fn the_revision_depends_on_the_languages_texts_not_on_the_areas() {
        let (translations, language) = (translations(), language("sl"));
        let revision = |country, areas: &[&str]| translations.areas(TenantId(country), &language, areas).revision;
        assert_eq!(revision(3, &["home"]), revision(3, &["shop", "gone"]));
        assert_ne!(revision(3, &["shop"]), revision(4, &["shop"]), "another area has other words");
        let own = translations.areas(TenantId(3), &language, &["home", "shop", "gone"]);
        let others = translations.areas(TenantId(4), &language, &["home", "shop", "gone"]);
        assert_ne!(own.revision, others.revision);
        assert_eq!(others, translations.areas(TenantId(5), &language, &["home", "shop", "gone"]));
        assert_eq!(own.areas[0], ("home".to_owned(), "b = Naš B\n".into()));
        assert_eq!(own.areas[2].1.len(), 0);
        assert_eq!(translations.area_names(&language), ["home", "shop"]);
    }
}
