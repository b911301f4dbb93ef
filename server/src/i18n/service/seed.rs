//! Seeds the database from the files.

use std::{collections::BTreeMap, sync::Arc};

use super::super::{
    check,
    fallback::{PARENTS, parent},
    model::{COUNTRY_NAME, Seed, Seeded},
    store,
    texts::Texts,
};
use crate::{
    changes::{self, Change, Topic},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    tenancy::{Language, NO_COUNTRIES},
};

/// Seeds every language that has a folder, in one transaction. Texts that the files no longer contain are deleted; countries'
/// overrides are never touched. Seeding the same files again writes nothing. With `is_dry_run` nothing is written at all.
///
/// Refuses files with syntax errors; gaps between languages are only reported by `check`.
pub async fn seed(db: &Db, languages: &[Arc<Language>], texts: &Texts, is_dry_run: bool) -> Result<Vec<Seeded>> {
    refuse_unreadable(texts, languages)?;
    let mut tx = db.begin().await?;
    let mut done = Vec::new();
    let mut changed = Vec::new();
    for language in languages.iter().filter(|language| has_texts(texts, &language.code)) {
        let seeded = seed_language(&mut tx, language, texts).await?;
        changed.extend(recorded(language, &seeded));
        done.push(seeded);
    }
    if is_dry_run || changed.is_empty() {
        tx.rollback().await?;
        return Ok(done);
    }
    changes::record(&mut tx, &changed).await?;
    tx.commit().await?;
    Ok(done)
}

/// What to record in the feed: the language, and for names of countries, which other languages show too, the countries.
fn recorded(language: &Language, seeded: &Seeded) -> Vec<Change> {
    let mut keys = seeded.added.iter().chain(&seeded.changed).chain(&seeded.removed).peekable();
    let has_changed = keys.peek().is_some();
    let names_country = keys.any(|key| key.starts_with(COUNTRY_NAME));
    let texts = has_changed.then(|| Change::everywhere(Topic::Translations, language.id));
    texts.into_iter().chain(names_country.then_some(Change::all(Topic::Tenancy))).collect()
}

fn refuse_unreadable(texts: &Texts, languages: &[Arc<Language>]) -> Result<()> {
    if languages.is_empty() {
        return Err(Diagnostic::new(&*texts.root, 0, NO_COUNTRIES).into());
    }
    let mut diagnostics = check::unreadable(texts, languages);
    for (child, parent) in PARENTS {
        if texts.languages.contains_key(*child) && !texts.languages.contains_key(*parent) {
            let message = format!("takes missing texts from {parent}, whose folder must be next to it");
            diagnostics.push(Diagnostic::new(format!("{}/{child}", texts.root), 0, message));
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(Error::Diagnostics(diagnostics)) }
}

/// Whether the folder has texts of this language or of its parent.
fn has_texts(texts: &Texts, language: &str) -> bool {
    let has = |code: &str| texts.languages.contains_key(code);
    has(language) || parent(language).is_some_and(has)
}

async fn seed_language(tx: &mut Tx, language: &Language, texts: &Texts) -> Result<Seeded> {
    let wanted = wanted(language, texts);
    let stored = store::list_seeds_of(&mut *tx, language.id).await?;
    let mut stored: BTreeMap<&str, &Seed> = stored.iter().map(|seed| (seed.key.as_str(), seed)).collect();
    let mut seeded = Seeded { language: language.code.clone(), total: wanted.len(), ..Seeded::default() };
    let mut writes = Vec::new();
    for seed in wanted {
        match stored.remove(seed.key.as_str()) {
            Some(same) if *same == seed => continue,
            Some(_) => seeded.changed.push(seed.key.clone()),
            None => seeded.added.push(seed.key.clone()),
        }
        writes.push(seed);
    }
    seeded.removed = stored.into_keys().map(str::to_owned).collect();
    store::upsert_seeds(tx, &writes).await?;
    store::delete_seeds(tx, language.id, &seeded.removed).await?;
    Ok(seeded)
}

/// The texts that the language should have, sorted by key.
fn wanted(language: &Language, texts: &Texts) -> Vec<Seed> {
    let index = texts.index(&language.code);
    index
        .into_iter()
        .map(|(key, placed)| Seed {
            language_id: language.id,
            key: key.to_owned(),
            area: placed.area.to_owned(),
            source: placed.entry.source.clone(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        i18n::{
            Translations, set,
            testing::{insert_countries, language, languages},
            unset,
        },
        id::TenantId,
    };

    const CODES: [&str; 4] = ["en", "de", "sl", "at"];

    fn texts() -> Texts {
        Texts::of(&[
            ("en/shop.ftl", "cart = Cart\nhello = Hello { $name }\n"),
            ("en/seo.ftl", "title = Shop\n"),
            ("de/shop.ftl", "cart = Warenkorb\nhello = Hallo { $name }\n"),
            ("de/seo.ftl", "title = Laden\n"),
            ("at/shop.ftl", "cart = Einkaufssackerl\n"),
            ("sl/shop.ftl", "cart = Košarica\nhello = Živjo { $name }\n"),
            ("sl/seo.ftl", "title = Trgovina\n"),
        ])
    }

    async fn counts(db: &Db, texts: &Texts, is_dry_run: bool) -> Vec<(String, [usize; 4])> {
        let seeded = seed(db, &languages(&CODES), texts, is_dry_run).await.unwrap();
        let numbers = |s: &Seeded| [s.added.len(), s.changed.len(), s.removed.len(), s.total];
        seeded.iter().map(|seeded| (seeded.language.clone(), numbers(seeded))).collect()
    }

    async fn recorded(db: &Db) -> i64 {
        changes::times_recorded(db, Topic::Translations).await
    }

    both!(seeding_the_same_files_again_writes_nothing, test, {
        insert_countries(&test.db, &languages(&CODES)).await;
        let first = counts(&test.db, &texts(), false).await;
        assert!(first.iter().all(|(_, numbers)| *numbers == [3, 0, 0, 3]), "{first:?}");
        assert_eq!(recorded(&test.db).await, 1);
        let second = counts(&test.db, &texts(), false).await;
        assert!(second.iter().all(|(_, numbers)| *numbers == [0, 0, 0, 3]), "{second:?}");
        assert_eq!(recorded(&test.db).await, 1);
    });

    both!(a_regional_language_has_its_own_and_its_parents_texts, test, {
        insert_countries(&test.db, &languages(&CODES)).await;
        counts(&test.db, &texts(), false).await;
        let translations = Translations::load(&test.db).await.unwrap();
        let at = language("at");
        assert_eq!(translations.text(TenantId(3), &at, "cart", &[]), "Einkaufssackerl");
        assert_eq!(translations.text(TenantId(3), &at, "hello", &[("name", "Eva".into())]), "Hallo Eva");
        let parent_changed = Texts::of(&[("de/shop.ftl", "cart = Korb\nhello = Guten Tag { $name }\n")]);
        let changed = counts(&test.db, &parent_changed, false).await;
        assert_eq!(changed, [("de".to_owned(), [0, 2, 1, 2]), ("at".to_owned(), [0, 2, 1, 2])]);
    });

    both!(changed_and_removed_texts_are_applied_per_language, test, {
        insert_countries(&test.db, &languages(&CODES)).await;
        counts(&test.db, &texts(), false).await;
        let next = Texts::of(&[("sl/shop.ftl", "cart = Voziček\ntitle = Trgovina\nnew = Novo\n")]);
        assert_eq!(counts(&test.db, &next, true).await, [("sl".to_owned(), [1, 2, 1, 3])]);
        assert_eq!(recorded(&test.db).await, 1);
        assert_eq!(counts(&test.db, &next, false).await, [("sl".to_owned(), [1, 2, 1, 3])]);
        assert_eq!(recorded(&test.db).await, 2);
        let translations = Translations::load(&test.db).await.unwrap();
        assert_eq!(translations.text(TenantId(3), &language("sl"), "cart", &[]), "Voziček");
        assert_eq!(translations.text(TenantId(3), &language("sl"), "hello", &[]), "hello");
        assert_eq!(translations.text(TenantId(3), &language("en"), "cart", &[]), "Cart");
    });

    both!(a_name_of_a_country_is_recorded_as_a_change_of_the_countries, test, {
        insert_countries(&test.db, &languages(&CODES)).await;
        let countries = async || changes::times_recorded(&test.db, Topic::Tenancy).await;
        counts(&test.db, &texts(), false).await;
        assert_eq!(countries().await, 0);
        let named = Texts::of(&[("sl/shop.ftl", "country-si = Slovenija\n")]);
        counts(&test.db, &named, false).await;
        assert_eq!((countries().await, recorded(&test.db).await), (1, 2));
        let (si, sl) = (TenantId(3), language("sl"));
        let now = chrono::DateTime::UNIX_EPOCH;
        set(&test.db, now, si, &sl, "country-si", "Naša Slovenija", false).await.unwrap();
        assert_eq!(countries().await, 2);
        unset(&test.db, si, &sl, "country-si", false).await.unwrap();
        assert_eq!(countries().await, 3);
    });

    both!(unreadable_files_write_nothing, test, {
        insert_countries(&test.db, &languages(&CODES)).await;
        let broken = Texts::of(&[("en/shop.ftl", "cart = Cart\nbad = {\n"), ("at/shop.ftl", ""), ("xx/shop.ftl", "")]);
        let error = seed(&test.db, &languages(&CODES), &broken, false).await.unwrap_err();
        let Error::Diagnostics(diagnostics) = error else { panic!("{error}") };
        assert_eq!(
            diagnostics.iter().map(|diagnostic| diagnostic.file.as_str()).collect::<Vec<_>>(),
            ["locales/en/shop.ftl", "locales/xx", "locales/at"]
        );
        assert_eq!(recorded(&test.db).await, 0);
    });

    both!(thousands_of_texts_are_seeded_at_once, test, {
        insert_countries(&test.db, &languages(&["en"])).await;
        let text = (0..2_345).map(|n| format!("text-{n} = Text {n}")).collect::<Vec<_>>().join("\n");
        let texts = Texts::of(&[("en/shop.ftl", &text)]);
        assert_eq!(seed(&test.db, &languages(&["en"]), &texts, false).await.unwrap()[0].total, 2_345);
        let translations = Translations::load(&test.db).await.unwrap();
        assert_eq!(translations.text(TenantId(3), &language("en"), "text-2344", &[]), "Text 2344");
    });
}
