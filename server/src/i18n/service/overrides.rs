//! A country's own wording of single messages.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};

use super::super::{
    check::{differences, wording},
    ftl::{self, Entry},
    model::{Listed, Override, Seed, Standing},
    store,
};
use crate::{
    changes::{self, Scope},
    db::{Db, Tx},
    error::{Error, Result},
    mistake::Mistake,
    tenancy::{Directory, Language, LanguageId, TenantId},
};

/// What `set` did.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Set {
    /// The message's key.
    pub key: String,
    /// The whole message as it is now, as Fluent.
    pub source: String,
    /// The whole message as it was shown before.
    pub before: String,
    /// Whether anything was written.
    pub is_changed: bool,
}

/// One file of an export.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Exported {
    /// The language's code.
    pub language: String,
    /// The file's name without `.ftl`; `idle` for own wordings whose message is gone.
    pub area: String,
    /// Fluent.
    pub text: String,
}

/// Gives a country its own text of a message, or of one attribute of it (`search.placeholder`). A text equal to the seeded one
/// takes the country's own away again. Refuses unknown keys, other variables and missing plural forms. With `is_dry_run` nothing is
/// written.
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
        .map_err(|mistake| Mistake { file: language.code.clone(), ..mistake })?;
    require_fitting(language, seed, &source, &seeds)?;
    let is_changed = write(&mut tx, now, tenant_id, seed, own.as_deref(), &source).await?;
    finish(tx, is_changed, is_dry_run).await?;
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

/// Keeps what was written and tells the other processes, unless nothing was or nothing should be.
async fn finish(mut tx: Tx, is_changed: bool, is_dry_run: bool) -> Result<()> {
    if is_dry_run || !is_changed {
        return Ok(tx.rollback().await?);
    }
    changes::mark(&mut tx, Scope::Words).await?;
    Ok(tx.commit().await?)
}

/// Takes a country's own text of a message away; whether it had one. With `is_dry_run` nothing is written.
pub async fn unset(db: &Db, tenant_id: TenantId, language: &Language, key: &str, is_dry_run: bool) -> Result<bool> {
    let mut tx = db.begin().await?;
    let is_changed = store::delete_override(&mut tx, tenant_id, language.id, key).await?;
    finish(tx, is_changed, is_dry_run).await?;
    Ok(is_changed)
}

/// The countries' own texts, of one country or one language only where given.
pub async fn list_overrides(
    db: &Db,
    directory: &Directory,
    tenant_id: Option<TenantId>,
    language_id: Option<LanguageId>,
) -> Result<Vec<Listed>> {
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

fn listed(directory: &Directory, own: Override, seed: Option<&Seed>) -> Listed {
    let tenant =
        directory.tenant(own.tenant_id).map_or_else(|| own.tenant_id.to_string(), |tenant| tenant.code.clone());
    let standing = match seed {
        None => Standing::Idle,
        Some(seed) if fits(seed, &own.source) => Standing::Shown,
        Some(_) => Standing::Differs,
    };
    Listed {
        tenant,
        language: language_code(directory, own.language_id),
        area: seed.map_or_else(String::new, |seed| seed.area.clone()),
        replaces: seed.map_or_else(String::new, |seed| seed.source.clone()),
        key: own.key,
        source: own.source,
        standing,
        updated_at: own.updated_at,
    }
}

fn language_code(directory: &Directory, id: LanguageId) -> String {
    let known = directory.languages.iter().find(|language| language.id == id);
    known.map_or_else(|| id.to_string(), |language| language.code.clone())
}

/// The texts as files: the countries' own ones only, or with `is_whole` every text as the country shows it.
pub async fn export(
    db: &Db,
    directory: &Directory,
    tenant_id: Option<TenantId>,
    language_id: Option<LanguageId>,
    is_whole: bool,
) -> Result<Vec<Exported>> {
    let seeds = store::list_seeds(db).await?;
    let mut own: BTreeMap<(LanguageId, String), String> = BTreeMap::new();
    if tenant_id.is_some() || !is_whole {
        for text in store::list_overrides(db, tenant_id, language_id).await? {
            own.insert((text.language_id, text.key), text.source);
        }
    }
    let mut files: BTreeMap<(LanguageId, String), String> = BTreeMap::new();
    for seed in seeds.into_iter().filter(|seed| language_id.is_none_or(|id| id == seed.language_id)) {
        let mine = own.remove(&(seed.language_id, seed.key));
        if let Some(text) = mine.or(is_whole.then_some(seed.source)) {
            files.entry((seed.language_id, seed.area)).or_default().push_str(&text);
        }
    }
    for ((language_id, _), text) in own {
        files.entry((language_id, "idle".to_owned())).or_default().push_str(&text);
    }
    let file = |((id, area), text)| Exported { language: language_code(directory, id), area, text };
    Ok(files.into_iter().map(file).collect())
}

fn unknown_key(language: &Language, key: &str, seeds: &[Seed]) -> Error {
    let message = if seeds.is_empty() {
        "no texts of this language are seeded: run `vitrina translations seed`"
    } else {
        "is not a text of the shop"
    };
    let known = seeds.iter().map(|seed| seed.key.as_str());
    Mistake::new(&*language.code, 0, message).key(key).suggest(key, known).into()
}

/// The message with its value, or one of its attributes, replaced.
fn reworded(current: &str, key: &str, attribute: Option<&str>, text: &str) -> Result<String, Mistake> {
    if text.trim().is_empty() || text.contains('\0') {
        return Err(Mistake::new("", 0, "the new text is empty; write { \"\" } to show nothing").key(key));
    }
    ftl::replace(current, key, attribute, text)
}

fn require_fitting(language: &Language, seed: &Seed, source: &str, seeds: &[Seed]) -> Result<()> {
    let wrong = |message: String, suggestion| Mistake {
        suggestion,
        ..Mistake::new(&*language.code, 0, message).key(&*seed.key)
    };
    let (old, new) = (entry(seed, &seed.source)?, entry(seed, source)?);
    let unknown = new.facts.references.iter().filter(|key| !seeds.iter().any(|seed| seed.key == **key));
    let mistakes: Vec<_> = differences(&old.facts, &new.facts, "the seeded text", |_| false)
        .into_iter()
        .chain(wording(&new.facts, language).into_iter().map(|message| (message, None)))
        .chain(unknown.map(|key| (format!("refers to {{ {key} }}, which does not exist"), None)))
        .map(|(message, suggestion)| wrong(message, suggestion))
        .collect();
    if mistakes.is_empty() { Ok(()) } else { Err(Error::Mistakes(mistakes)) }
}

fn entry(seed: &Seed, source: &str) -> Result<Entry> {
    ftl::parse_one(&seed.key, source).map_err(Error::from)
}

/// Whether a country's own text uses what the seeded one uses.
fn fits(seed: &Seed, source: &str) -> bool {
    match (ftl::parse_one(&seed.key, &seed.source), ftl::parse_one(&seed.key, source)) {
        (Ok(old), Ok(new)) => differences(&old.facts, &new.facts, "", |_| false).is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{
        both,
        changes::Revisions,
        i18n::{
            Texts, Words,
            service::seed,
            testing::{language, languages, lay_ground},
        },
    };

    const SLOVENIAN: &str = "cart = { $count ->\n    [one] { $count } kos\n    [two] { $count } kosa\n    [few] { $count } kosi\n   *[other] { $count } kosov\n}\nhello = Živjo { $name }\n    .title = Pozdrav\n";

    async fn ground(db: &Db) {
        let languages = languages(&["en", "sl"]);
        lay_ground(db, &languages).await;
        let english =
            "cart = { $count ->\n    [one] 1\n   *[other] { $count }\n}\nhello = Hi { $name }\n    .title = Greeting\n";
        let texts = Texts::of(&[("en/shop.ftl", english), ("sl/shop.ftl", SLOVENIAN)]);
        seed(db, &languages, &texts, false).await.unwrap();
    }

    async fn put(db: &Db, tenant_id: TenantId, id: &str, text: &str) -> Result<Set> {
        set(db, DateTime::UNIX_EPOCH, tenant_id, &language("sl"), id, text, false).await
    }

    async fn say(db: &Db, tenant_id: TenantId, id: &str) -> String {
        Words::load(db).await.unwrap().text(tenant_id, &language("sl"), id, &[("name", "Eva".into())])
    }

    fn directory() -> Directory {
        Directory { languages: languages(&["en", "sl"]), ..Directory::default() }
    }

    both!(a_countrys_own_text_is_shown_there_and_nowhere_else, test, {
        ground(&test.db).await;
        assert!(put(&test.db, 3, "hello", "Dober dan, { $name }!").await.unwrap().is_changed);
        assert_eq!(say(&test.db, 3, "hello").await, "Dober dan, Eva!");
        assert_eq!(say(&test.db, 4, "hello").await, "Živjo Eva");
        assert_eq!(say(&test.db, 3, "hello.title").await, "Pozdrav");
        let words = Words::load(&test.db).await.unwrap();
        assert!(words.area(3, &language("sl"), "shop").contains("Dober dan"));
        assert!(!words.area(4, &language("sl"), "shop").contains("Dober dan"));
    });

    both!(a_dry_run_tells_and_writes_nothing, test, {
        ground(&test.db).await;
        let sl = language("sl");
        let told = set(&test.db, DateTime::UNIX_EPOCH, 3, &sl, "hello.title", "Dan", true).await.unwrap();
        assert!(told.is_changed && told.source.contains("Dan"));
        assert_eq!(say(&test.db, 3, "hello.title").await, "Pozdrav");
        put(&test.db, 3, "hello.title", "Dan").await.unwrap();
        assert!(unset(&test.db, 3, &sl, "hello", true).await.unwrap());
        assert_eq!(say(&test.db, 3, "hello.title").await, "Dan");
        assert_eq!(Revisions::read(&test.db).await.unwrap().of(Scope::Words), 2);
    });

    both!(setting_twice_and_setting_the_seeded_text_write_nothing_more, test, {
        ground(&test.db).await;
        put(&test.db, 3, "hello.title", "Dan").await.unwrap();
        assert!(!put(&test.db, 3, "hello.title", "Dan").await.unwrap().is_changed);
        assert_eq!(Revisions::read(&test.db).await.unwrap().of(Scope::Words), 2);
        assert!(put(&test.db, 3, "hello.title", "Pozdrav").await.unwrap().is_changed);
        assert!(list_overrides(&test.db, &directory(), None, None).await.unwrap().is_empty());
        assert!(!put(&test.db, 3, "hello.title", "Pozdrav").await.unwrap().is_changed);
    });

    both!(a_text_that_would_not_fit_is_refused_with_the_reason, test, {
        ground(&test.db).await;
        for (id, text, reason) in [
            ("helo", "x", "sl: helo: is not a text of the shop (did you mean `hello`?)"),
            (
                "hello",
                "Hi { $nam }",
                "sl: hello: lacks { $name }, which the seeded text has\nsl: hello: uses { $nam }, which the seeded text does not (did you mean `$name`?)",
            ),
            (
                "hello",
                "Hi {",
                "sl:1: hello: cannot be read: a variable, a text in quotes or a reference is expected inside { }",
            ),
            ("hello", " ", "sl: hello: the new text is empty; write { \"\" } to show nothing"),
            ("hello", "a\0b { $name }", "sl: hello: the new text is empty; write { \"\" } to show nothing"),
            ("hello", "{ $name } { gone }", "sl: hello: refers to { gone }, which does not exist"),
            ("hello.titel", "x", "sl: hello: has no attribute .titel"),
            ("hello", "x { $name }\nother = y", "x"),
            (
                "cart",
                "{ $count ->\n    [one] a\n   *[other] b\n}",
                "sl: cart: lacks the plural [two] [few] of $count, which Slovenščina needs",
            ),
        ] {
            match put(&test.db, 3, id, text).await {
                Err(error) => assert_eq!(error.to_string(), reason, "{text:?}"),
                // An indented second line is simply more text.
                Ok(set) => assert_eq!(set.source, "hello =\n    x { $name }\n    other = y\n    .title = Pozdrav\n"),
            }
        }
    });

    both!(seeding_keeps_own_texts_and_tells_those_that_no_longer_fit, test, {
        ground(&test.db).await;
        put(&test.db, 3, "hello", "Dan { $name }").await.unwrap();
        put(&test.db, 4, "hello.title", "Dan").await.unwrap();
        put(&test.db, 4, "cart", "Kosov: { $count }").await.unwrap();
        let next = Texts::of(&[("sl/shop.ftl", "hello = Živjo { $first }\n    .title = Pozdrav\n")]);
        seed(&test.db, &languages(&["en", "sl"]), &next, false).await.unwrap();
        let listed = list_overrides(&test.db, &directory(), None, None).await.unwrap();
        let standings: Vec<_> = listed.iter().map(|own| (&*own.tenant, &*own.key, own.standing)).collect();
        assert_eq!(
            standings,
            [("3", "hello", Standing::Differs), ("4", "cart", Standing::Idle), ("4", "hello", Standing::Differs)]
        );
        assert_eq!(say(&test.db, 4, "cart").await, "cart");
        assert_eq!(say(&test.db, 3, "hello").await, "Dan Eva");
    });

    both!(a_text_taken_away_gives_the_seeded_one_back, test, {
        ground(&test.db).await;
        put(&test.db, 3, "hello", "Dan { $name }").await.unwrap();
        assert!(!unset(&test.db, 4, &language("sl"), "hello", false).await.unwrap());
        assert!(unset(&test.db, 3, &language("sl"), "hello", false).await.unwrap());
        assert!(!unset(&test.db, 3, &language("sl"), "hello", false).await.unwrap());
        assert_eq!(Revisions::read(&test.db).await.unwrap().of(Scope::Words), 3);
        assert_eq!(say(&test.db, 3, "hello").await, "Živjo Eva");
    });

    both!(an_export_gives_the_own_texts_or_all_as_shown, test, {
        ground(&test.db).await;
        put(&test.db, 3, "hello", "Dan { $name }").await.unwrap();
        let own = export(&test.db, &directory(), Some(3), None, false).await.unwrap();
        let hello = "hello = Dan { $name }\n    .title = Pozdrav\n";
        assert_eq!(own, [Exported { language: "sl".into(), area: "shop".into(), text: hello.into() }]);
        let whole = export(&test.db, &directory(), Some(3), Some(16), true).await.unwrap();
        assert_eq!(whole.len(), 1);
        assert!(whole[0].text.starts_with("cart =") && whole[0].text.ends_with(hello), "{}", whole[0].text);
        assert!(export(&test.db, &directory(), Some(4), None, false).await.unwrap().is_empty());
        let seeded = export(&test.db, &directory(), None, None, true).await.unwrap();
        assert!(seeded.len() == 2 && seeded.iter().all(|file| !file.text.contains("Dan")));
    });

    both!(words_are_read_by_many_at_once, test, {
        ground(&test.db).await;
        let words = Arc::new(Words::load(&test.db).await.unwrap());
        let readers: Vec<_> = (0..8)
            .map(|n| {
                let words = words.clone();
                std::thread::spawn(move || words.text(n % 2 + 3, &language("sl"), "cart", &[("count", 2_i64.into())]))
            })
            .collect();
        for reader in readers {
            assert_eq!(reader.join().unwrap(), "2 kosa");
        }
    });
}
