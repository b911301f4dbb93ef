//! Overrides of countries, from setting to formatting.

use std::sync::Arc;

use chrono::DateTime;

use super::{ExportedFile, Set, export, list_overrides, seed, set, unset};
use crate::{
    both,
    changes::{self, Topic},
    db::Db,
    error::Result,
    i18n::{
        OverrideStatus, Texts, Translations,
        testing::{insert_countries, language, languages},
    },
    id::LanguageId,
    tenancy::{Directory, TenantId},
};

const SLOVENIAN: &str = "cart = { $count ->\n    [one] { $count } kos\n    [two] { $count } kosa\n    [few] { $count } kosi\n   *[other] { $count } kosov\n}\nhello = Živjo { $name }\n    .title = Pozdrav\n";

async fn ground(db: &Db) {
    let languages = languages(&["en", "sl"]);
    insert_countries(db, &languages).await;
    let english =
        "cart = { $count ->\n    [one] 1\n   *[other] { $count }\n}\nhello = Hi { $name }\n    .title = Greeting\n";
    let texts = Texts::of(&[("en/shop.ftl", english), ("sl/shop.ftl", SLOVENIAN)]);
    seed(db, &languages, &texts, false).await.unwrap();
}

async fn put(db: &Db, tenant_id: TenantId, id: &str, text: &str) -> Result<Set> {
    set(db, DateTime::UNIX_EPOCH, tenant_id, &language("sl"), id, text, false).await
}

async fn translate(db: &Db, tenant_id: TenantId, id: &str) -> String {
    Translations::load(db).await.unwrap().text(tenant_id, &language("sl"), id, &[("name", "Eva".into())])
}

fn directory() -> Directory {
    Directory { languages: languages(&["en", "sl"]), ..Directory::default() }
}

both!(an_override_is_shown_in_its_country_only, test, {
    ground(&test.db).await;
    assert!(put(&test.db, TenantId(3), "hello", "Dober dan, { $name }!").await.unwrap().is_changed);
    assert_eq!(translate(&test.db, TenantId(3), "hello").await, "Dober dan, Eva!");
    assert_eq!(translate(&test.db, TenantId(4), "hello").await, "Živjo Eva");
    assert_eq!(translate(&test.db, TenantId(3), "hello.title").await, "Pozdrav");
    let translations = Translations::load(&test.db).await.unwrap();
    assert!(translations.area(TenantId(3), &language("sl"), "shop").contains("Dober dan"));
    assert!(!translations.area(TenantId(4), &language("sl"), "shop").contains("Dober dan"));
});

both!(a_dry_run_reports_and_writes_nothing, test, {
    ground(&test.db).await;
    let sl = language("sl");
    let result = set(&test.db, DateTime::UNIX_EPOCH, TenantId(3), &sl, "hello.title", "Dan", true).await.unwrap();
    assert!(result.is_changed && result.source.contains("Dan"));
    assert_eq!(translate(&test.db, TenantId(3), "hello.title").await, "Pozdrav");
    put(&test.db, TenantId(3), "hello.title", "Dan").await.unwrap();
    assert!(unset(&test.db, TenantId(3), &sl, "hello", true).await.unwrap());
    assert_eq!(translate(&test.db, TenantId(3), "hello.title").await, "Dan");
    assert_eq!(changes::times_recorded(&test.db, Topic::Translations).await, 2);
});

both!(setting_an_unchanged_text_writes_nothing, test, {
    ground(&test.db).await;
    put(&test.db, TenantId(3), "hello.title", "Dan").await.unwrap();
    assert!(!put(&test.db, TenantId(3), "hello.title", "Dan").await.unwrap().is_changed);
    assert_eq!(changes::times_recorded(&test.db, Topic::Translations).await, 2);
    assert!(put(&test.db, TenantId(3), "hello.title", "Pozdrav").await.unwrap().is_changed);
    assert!(list_overrides(&test.db, &directory(), None, None).await.unwrap().is_empty());
    assert!(!put(&test.db, TenantId(3), "hello.title", "Pozdrav").await.unwrap().is_changed);
});

both!(an_incompatible_text_is_refused_with_the_reason, test, {
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
        match put(&test.db, TenantId(3), id, text).await {
            Err(error) => assert_eq!(error.to_string(), reason, "{text:?}"),
            // An indented second line is a continuation of the text.
            Ok(set) => assert_eq!(set.source, "hello =\n    x { $name }\n    other = y\n    .title = Pozdrav\n"),
        }
    }
});

both!(seeding_keeps_overrides_and_reports_incompatible_ones, test, {
    ground(&test.db).await;
    put(&test.db, TenantId(3), "hello", "Dan { $name }").await.unwrap();
    put(&test.db, TenantId(4), "hello.title", "Dan").await.unwrap();
    put(&test.db, TenantId(4), "cart", "Kosov: { $count }").await.unwrap();
    let next = Texts::of(&[("sl/shop.ftl", "hello = Živjo { $first }\n    .title = Pozdrav\n")]);
    seed(&test.db, &languages(&["en", "sl"]), &next, false).await.unwrap();
    let listed = list_overrides(&test.db, &directory(), None, None).await.unwrap();
    let statuses: Vec<_> = listed.iter().map(|own| (&*own.tenant, &*own.key, own.status)).collect();
    assert_eq!(
        statuses,
        [
            ("3", "hello", OverrideStatus::Differs),
            ("4", "cart", OverrideStatus::Idle),
            ("4", "hello", OverrideStatus::Differs)
        ]
    );
    assert_eq!(translate(&test.db, TenantId(4), "cart").await, "cart");
    assert_eq!(translate(&test.db, TenantId(3), "hello").await, "Dan Eva");
});

both!(removing_an_override_restores_the_seeded_text, test, {
    ground(&test.db).await;
    put(&test.db, TenantId(3), "hello", "Dan { $name }").await.unwrap();
    assert!(!unset(&test.db, TenantId(4), &language("sl"), "hello", false).await.unwrap());
    assert!(unset(&test.db, TenantId(3), &language("sl"), "hello", false).await.unwrap());
    assert!(!unset(&test.db, TenantId(3), &language("sl"), "hello", false).await.unwrap());
    assert_eq!(changes::times_recorded(&test.db, Topic::Translations).await, 3);
    assert_eq!(translate(&test.db, TenantId(3), "hello").await, "Živjo Eva");
});

both!(an_export_contains_overrides_or_all_texts, test, {
    ground(&test.db).await;
    put(&test.db, TenantId(3), "hello", "Dan { $name }").await.unwrap();
    let own = export(&test.db, &directory(), Some(TenantId(3)), None, false).await.unwrap();
    let hello = "hello = Dan { $name }\n    .title = Pozdrav\n";
    assert_eq!(own.iter().map(|file| (file.path(), &*file.text)).collect::<Vec<_>>(), [("sl/shop.ftl".into(), hello)]);
    put(&test.db, TenantId(4), "hello", "Zdravo { $name }").await.unwrap();
    let both = export(&test.db, &directory(), None, None, false).await.unwrap();
    assert_eq!(both.iter().map(ExportedFile::path).collect::<Vec<_>>(), ["3/sl/shop.ftl", "4/sl/shop.ftl"]);
    let whole = export(&test.db, &directory(), Some(TenantId(3)), Some(LanguageId(16)), true).await.unwrap();
    assert_eq!(whole.len(), 1);
    assert!(whole[0].text.starts_with("cart =") && whole[0].text.ends_with(hello), "{}", whole[0].text);
    assert!(export(&test.db, &directory(), Some(TenantId(5)), None, false).await.unwrap().is_empty());
    let seeded = export(&test.db, &directory(), None, None, true).await.unwrap();
    assert!(seeded.len() == 2 && seeded.iter().all(|file| !file.text.contains("Dan")));
});

both!(texts_are_read_concurrently, test, {
    ground(&test.db).await;
    let translations = Arc::new(Translations::load(&test.db).await.unwrap());
    let readers: Vec<_> = (0..8)
        .map(|n| {
            let translations = translations.clone();
            std::thread::spawn(move || {
                translations.text(TenantId(n % 2 + 3), &language("sl"), "cart", &[("count", 2_i64.into())])
            })
        })
        .collect();
    for reader in readers {
        assert_eq!(reader.join().unwrap(), "2 kosa");
    }
});
