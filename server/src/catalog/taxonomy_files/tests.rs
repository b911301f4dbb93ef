//! Files of categories, brands and collections, imported and exported, on both databases.

mod exports;

use std::path::Path;

use super::*;
use crate::{
    app::App,
    both,
    catalog::{
        ListingScope, OfferDraft, PriceDraft, ProductDraft, ProductText, ProductWriter, StockDraft, StockMode,
        VariantDraft,
    },
    changes::{self, Topic},
    config::Settings,
    db::{Db, Session},
    error::Error,
    testing::shop::{EN, SI, open as shop, open_with},
    toml_file::{Source, Sources, read_path},
};

const TREE: &str = r#"
[[categories]]
key = "women"
[categories.texts.en]
name = "Women"
[categories.texts.sl]
name = "Ženske"
title = "Za ženske"
description = "Vse za vsak dan."

[[categories]]
key = "women/dresses"
parent = "women"
[categories.texts.en]
name = "Dresses"
slug = "gowns"

[[categories]]
key = "women/tees"
parent = "women"
active = false
[categories.texts.en]
name = "T-shirts"

[[brands]]
name = "Tiho"
[brands.texts.en]
description = "Knitwear."

[[collections]]
key = "linen"
sort = "-price"
[collections.rules]
tags = ["Linen"]
categories = ["women"]
[collections.texts.en]
name = "Linen"

[[collections]]
key = "picks"
products = ["second", "first", "later"]
[collections.texts.en]
name = "Our picks"
"#;

fn files(text: &str) -> Sources {
    Sources { files: vec![Source { name: "tree.toml".into(), text: text.into() }], is_whole: true }
}

fn product(key: &str, category: &str, tags: &[&str]) -> ProductDraft {
    ProductDraft {
        key: key.to_owned(),
        category_keys: vec![category.to_owned()],
        tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
        product_type: Some("Dress".to_owned()),
        texts: [(EN, ProductText { name: key.to_owned(), ..ProductText::default() })].into(),
        variants: vec![VariantDraft {
            stock: StockDraft::tracked(1),
            prices: [(SI, PriceDraft { price_minor: 1990, ..PriceDraft::default() })].into(),
            ..VariantDraft::default()
        }],
        offers: [(SI, OfferDraft { is_visible: true, badges: None })].into(),
        ..ProductDraft::default()
    }
}

async fn save(app: &App, drafts: &[ProductDraft]) {
    let mut tx = app.db.begin().await.unwrap();
    ProductWriter::new(app, StockMode::Set).write(&mut tx, drafts).await.unwrap();
    tx.commit().await.unwrap();
}

/// The keys of a collection's products, in order.
async fn members(db: &Db, collection: &str) -> Vec<String> {
    db.sql(
        "SELECT p.key FROM product_collection m JOIN product p ON p.id = m.product_id \
         JOIN collection c ON c.id = m.collection_id WHERE c.key = $1 ORDER BY m.position, p.key",
    )
    .bind(collection)
    .scalars()
    .await
    .unwrap()
}

async fn lines(app: &App, text: &str) -> Vec<String> {
    match plan(app, &files(text)).await {
        Err(Error::Diagnostics(list)) => list.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

both!(files_are_planned_applied_and_exported_unchanged, test, {
    let app = shop(&test.db).await;
    let planned = plan(&app, &files(TREE)).await.unwrap();
    assert_eq!(planned.changes.len(), 6);
    assert!(planned.changes.iter().all(|change| change.created));
    assert!(planned.warnings[0].contains("no product has the key second (and 2 more)"), "{:?}", planned.warnings);
    assert_eq!(stored(&app).await.unwrap().len(), 0, "a plan writes nothing");
    apply(&app, &files(TREE)).await.unwrap();
    let again = apply(&app, &files(TREE)).await.unwrap();
    assert_eq!((again.changes.len(), again.unchanged), (0, 6), "{again:?}");
    let records = stored(&app).await.unwrap();
    let exported: Vec<String> = EXPORT_FILES.iter().map(|(_, kind)| export(&records, *kind)).collect();
    let exported = exported.join("\n");
    let back = plan(&app, &files(&exported)).await.unwrap();
    assert_eq!((back.changes.len(), back.unchanged), (0, 6), "{back:?}\n{exported}");
    for part in
        ["slug = \"gowns\"", "title = \"Za ženske\"", "active = false", "sort = \"-price\"", "tags = [\"linen\"]"]
    {
        assert!(exported.contains(part), "{part}\n{exported}");
    }
});

both!(a_changed_file_says_field_by_field_what_it_changes_and_former_addresses_lead_on, test, {
    let app = shop(&test.db).await;
    apply(&app, &files(TREE)).await.unwrap();
    // Two categories swap their slugs, and the second comes first.
    let dresses = "[[categories]]\nkey = \"women/dresses\"\nparent = \"women\"\n[categories.texts.en]\nname = \"Dresses\"\nslug = \"t-shirts\"\n";
    let tees = "[[categories]]\nkey = \"women/tees\"\nparent = \"women\"\n[categories.texts.en]\nname = \"T-shirts\"\nslug = \"gowns\"\n";
    let women = &TREE[..TREE.find("[[categories]]\nkey = \"women/dresses\"").unwrap()];
    let text = format!("{women}{tees}{dresses}");
    let plan = apply(&app, &files(&text)).await.unwrap();
    let changes: Vec<(String, Vec<String>)> = plan
        .changes
        .iter()
        .map(|change| (change.entry.key.clone(), change.fields.iter().map(|field| field.key.clone()).collect()))
        .collect();
    let fields = |all: &[&str]| all.iter().map(|field| (*field).to_owned()).collect::<Vec<_>>();
    assert_eq!(
        changes,
        [
            ("women/tees".to_owned(), fields(&["texts.en.slug", "active", "order"])),
            ("women/dresses".to_owned(), fields(&["texts.en.slug", "order"])),
        ]
    );
    // Entries that no file names are reported, for the kinds that the files contain.
    assert!(plan.unmanaged.is_empty(), "{:?}", plan.unmanaged);
    let slugs: Vec<(String, String)> = test
        .db
        .sql("SELECT c.key, t.slug FROM category_text t JOIN category c ON c.id = t.category_id WHERE t.language_id = $1 ORDER BY c.position, c.key")
        .bind(EN)
        .all()
        .await
        .unwrap();
    assert_eq!(
        slugs,
        [("women", "women"), ("women/tees", "gowns"), ("women/dresses", "t-shirts")]
            .map(|(key, slug)| (key.to_owned(), slug.to_owned()))
    );
    // One category moves to the root: its former path redirects to the new one.
    let moved = dresses.replace("parent = \"women\"\n", "");
    apply(&app, &files(&moved)).await.unwrap();
    let redirects: i64 = test
        .db
        .sql("SELECT COUNT(*) FROM slug_redirect r JOIN category c ON c.id = r.target_id WHERE r.kind = 'category' AND c.key = 'women/dresses' AND r.slug = 't-shirts' AND r.parent_id > 0")
        .scalar()
        .await
        .unwrap();
    assert_eq!(redirects, 1);
    let other = self::plan(&app, &files(&moved)).await.unwrap();
    assert_eq!(other.unmanaged.len(), 2, "{:?}", other.unmanaged);
});

both!(every_error_is_reported_at_once_with_file_line_and_key, test, {
    let app = shop(&test.db).await;
    let errors = lines(
        &app,
        "[[categories]]\nkey = \"Women\"\nactive = \"yes\"\ncolour = 1\n[categories.texts.xx]\nname = \"W\"\n\
         [[collections]]\nkey = \"sale\"\nsort = \"cheap\"\nproducts = []\n[collections.rules]\nreduced = 120\nprice_below = { USD = \"x\" }\n",
    )
    .await;
    for part in [
        "tree.toml:2: categories[1].key: Women must be small letters",
        "tree.toml:3: categories[1].active: must be true or false",
        "tree.toml:4: categories[1].colour: is not a known key",
        "tree.toml:5: categories[1].texts.xx: is no language",
        "tree.toml:9: collections[1].sort: cheap is not a sort order",
        "collections[1].rules: cannot be combined with products",
        "tree.toml:12: collections[1].rules.reduced: 120 must be from 1 to 99",
        "tree.toml:13: collections[1].rules.price_below.USD",
    ] {
        assert!(errors.iter().any(|line| line.contains(part)), "{part}\n{errors:#?}");
    }
    let errors = lines(
        &app,
        "[[categories]]\nkey = \"a\"\nparent = \"woman\"\n[categories.texts.en]\nname = \"A\"\n\
         [[categories]]\nkey = \"women\"\n[categories.texts.en]\nname = \"Women\"\n[[categories]]\nkey = \"women\"\n",
    )
    .await;
    assert!(
        errors[0].contains("tree.toml:10: categories[3].key: women is the category of tree.toml:6 too"),
        "{errors:#?}"
    );
    let errors = lines(
        &app,
        "[[categories]]\nkey = \"a\"\nparent = \"woman\"\n[[categories]]\nkey = \"women\"\n[categories.texts.en]\nname = \"Women\"\n\
         [[collections]]\nkey = \"c\"\n[collections.rules]\nbrands = [\"tihi\"]\n[collections.texts.en]\nname = \"C\"\n",
    )
    .await;
    assert!(
        errors[0].contains("categories[1].parent: there is no category woman") && errors[0].contains("`women`"),
        "{errors:#?}"
    );
    assert!(errors.iter().any(|line| line.contains("categories[1].texts: is missing")), "{errors:#?}");
    assert!(errors.iter().any(|line| line.contains("rules.brands: there is no brand tihi")), "{errors:#?}");
    let looped = "[[categories]]\nkey = \"a\"\nparent = \"b\"\n[categories.texts.en]\nname = \"A\"\n[[categories]]\nkey = \"b\"\nparent = \"a\"\n[categories.texts.en]\nname = \"B\"\n";
    assert!(lines(&app, looped).await[0].contains("a would be its own parent"));
    let twins = "[[categories]]\nkey = \"a\"\n[categories.texts.en]\nname = \"One\"\n[[categories]]\nkey = \"b\"\n[categories.texts.en]\nname = \"one\"\n";
    let errors = lines(&app, twins).await;
    assert!(
        errors[0].contains("tree.toml:5: categories[2].texts.en.slug: one is the address of the category a too"),
        "{errors:#?}"
    );
    assert_eq!(stored(&app).await.unwrap().len(), 0);
});

both!(rules_and_lists_are_kept_with_products_and_with_the_tree, test, {
    let app = shop(&test.db).await;
    apply(&app, &files(TREE)).await.unwrap();
    save(
        &app,
        &[
            product("first", "women/dresses", &["LINEN", "new"]),
            product("second", "women/tees", &["wool"]),
            product("third", "none", &["linen"]),
        ],
    )
    .await;
    assert_eq!(members(&test.db, "linen").await, ["first"], "by tag and by the category above");
    assert_eq!(members(&test.db, "picks").await, ["second", "first"], "in the file's order");
    // A changed product joins and leaves the collection, and the change feed records it.
    let before = changes::latest(&test.db).await.unwrap();
    save(&app, &[product("first", "women/dresses", &[]), product("second", "women/tees", &["linen"])]).await;
    assert_eq!(members(&test.db, "linen").await, ["second"]);
    let (news, _) = changes::read(&test.db, &before).await.unwrap();
    let is_recorded = match news {
        changes::FeedUpdate::Changes(all) => all.iter().any(|change| change.topic == Topic::CollectionListing),
        changes::FeedUpdate::Unknown => false,
    };
    assert!(is_recorded, "a listing changed");
    save(&app, &[product("later", "women", &["linen"])]).await;
    assert_eq!(members(&test.db, "picks").await, ["second", "first", "later"]);
    assert_eq!(members(&test.db, "linen").await, ["later", "second"]);
    // A product's own file has no effect on a collection filled by a rule.
    let mut stubborn = product("third", "women", &[]);
    stubborn.collections = vec!["picks".to_owned()];
    save(&app, &[stubborn]).await;
    assert_eq!(members(&test.db, "picks").await, ["second", "first", "later"]);
    // Another rule, of which any condition suffices.
    let text = TREE
        .replace(
            "tags = [\"Linen\"]\ncategories = [\"women\"]",
            "match = \"any\"\ntypes = [\"shirt\"]\ncategories = [\"women/tees\"]",
        )
        .replace("[\"second\", \"first\", \"later\"]", "[\"first\"]");
    apply(&app, &files(&text)).await.unwrap();
    assert_eq!(members(&test.db, "linen").await, ["second"]);
    assert_eq!(members(&test.db, "picks").await, ["first"]);
    // The tree changes: tees are moved, so that the rule for women no longer includes them.
    let moved = TREE.replace("key = \"women/tees\"\nparent = \"women\"", "key = \"women/tees\"");
    apply(&app, &files(&moved)).await.unwrap();
    assert_eq!(members(&test.db, "linen").await, ["later"]);
});

both!(collections_by_prices_and_dates_are_filled_for_each_country, test, {
    let app = shop(&test.db).await;
    let text = format!(
        "{TREE}\n[[collections]]\nkey = \"cheap\"\n[collections.rules]\ntags = [\"linen\"]\nprice_below = {{ EUR = \"20\" }}\n\
         [collections.texts.en]\nname = \"Cheap\"\n[[collections]]\nkey = \"fresh\"\n[collections.rules]\nnew = 30\n\
         [collections.texts.en]\nname = \"Fresh\"\n"
    );
    apply(&app, &files(&text)).await.unwrap();
    let mut first = product("first", "women", &["linen"]);
    let second = product("second", "women", &[]);
    save(&app, &[first.clone(), second]).await;
    let candidates: i64 = test.db.sql("SELECT COUNT(*) FROM collection_candidate").scalar().await.unwrap();
    assert_eq!(candidates, 1, "of the cheap ones; all may be fresh");
    let id = |key: &'static str| {
        let db = test.db.clone();
        async move {
            db.sql("SELECT id FROM collection WHERE key = $1")
                .bind(key)
                .scalar::<crate::id::CollectionId>()
                .await
                .unwrap()
        }
    };
    let (cheap, fresh) = (id("cheap").await, id("fresh").await);
    let count = async |collection| {
        app.catch_up().await.unwrap();
        crate::catalog::scopes_with_products(&app, SI, &[ListingScope::Collection(collection)]).await.unwrap().len()
    };
    assert_eq!((count(cheap).await, count(fresh).await), (1, 1));
    first.variants[0].prices.get_mut(&SI).unwrap().price_minor = 2000;
    save(&app, &[first.clone()]).await;
    assert_eq!(count(cheap).await, 0, "the price is not below any more");
    first.variants[0].prices.get_mut(&SI).unwrap().price_minor = 1999;
    first.tags.clear();
    save(&app, &[first.clone()]).await;
    assert_eq!(count(cheap).await, 0, "the tag is gone");
    // 30 days later the membership ends at midnight, without any change.
    app.clock.advance(chrono::TimeDelta::days(30));
    assert_eq!(count(fresh).await, 1);
    app.clock.advance(chrono::TimeDelta::days(1));
    assert_eq!(count(fresh).await, 0);
    // A promotion cannot use this collection, since it could change which products are cheap.
    let names = crate::catalog::SelectorNames::read(&test.db, &[]).await.unwrap();
    assert!(names.is_moving("collection:cheap") && names.resolve("collection:cheap").is_none());
    assert!(!names.is_moving("collection:linen") && names.resolve("collection:linen").is_some());
});

both!(pictures_are_taken_in_and_compared_by_what_they_show, test, {
    let app = open_with(&test.db, Settings { data: test.folder.path().join("data"), ..Settings::default() }).await;
    let folder = test.folder.path().join("taxonomy");
    std::fs::create_dir_all(&folder).unwrap();
    let drawing = |width: u32| {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="10"><path d="M0 0h8v10H0z"/></svg>"#)
    };
    std::fs::write(folder.join("women.svg"), drawing(8)).unwrap();
    let text = TREE.replacen("key = \"women\"\n", "key = \"women\"\npicture = \"women.svg\"\n", 1);
    std::fs::write(folder.join("tree.toml"), &text).unwrap();
    let read = |folder: &Path| read_path(folder).unwrap();
    apply(&app, &read(&folder)).await.unwrap();
    let again = plan(&app, &read(&folder)).await.unwrap();
    assert_eq!(again.changes.len(), 0, "{again:?}");
    std::fs::write(folder.join("women.svg"), drawing(9)).unwrap();
    let other = apply(&app, &read(&folder)).await.unwrap();
    assert_eq!((other.changes.len(), other.changes[0].fields[0].key.as_str()), (1, "picture"), "{other:?}");
    let assets: i64 = test.db.sql("SELECT COUNT(*) FROM category WHERE asset_id IS NOT NULL").scalar().await.unwrap();
    assert_eq!(assets, 1);
    // A file without an order keeps the stored one; an unsupported one is rejected, and nothing is written.
    assert_eq!(apply(&app, &files(TREE)).await.unwrap().changes.len(), 0);
    std::fs::write(folder.join("women.svg"), "no picture").unwrap();
    std::fs::write(folder.join("tree.toml"), text.replace("\"Women\"", "\"Ladies\"")).unwrap();
    let refused = apply(&app, &read(&folder)).await.unwrap_err().to_string();
    assert!(refused.contains("tree.toml:2: categories[1].picture: women.svg"), "{refused}");
    std::fs::remove_file(folder.join("women.svg")).unwrap();
    let refused = plan(&app, &read(&folder)).await.unwrap_err().to_string();
    assert!(refused.contains("tree.toml:4: categories[1].picture") && refused.contains("cannot be read"), "{refused}");
    let names: i64 = test.db.sql("SELECT COUNT(*) FROM category_text WHERE name = 'Ladies'").scalar().await.unwrap();
    assert_eq!(names, 0);
});
