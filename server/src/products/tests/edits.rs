//! Edits of products: their effect on prices, history, offers and texts, and the effect of later imports.

use chrono::TimeDelta;

use super::*;
use crate::{
    both,
    catalog::Fibre,
    changes::{self, Topic},
};

/// Inserts fibre names, which the test databases lack because no texts are seeded.
async fn with_fibres(app: &App) {
    let mut tx = app.db.begin().await.unwrap();
    for (language, key, source) in [
        (EN, "fibre-cotton", "fibre-cotton = cotton\n"),
        (EN, "fibre-elastane", "fibre-elastane = elastane\n"),
        (EN, "care-wash-30", "care-wash-30 = Wash\n"),
    ] {
        tx.sql("INSERT INTO translation (language_id, key, area, source) VALUES ($1, $2, 'catalog', $3)")
            .bind(language)
            .bind(key)
            .bind(source)
            .execute()
            .await
            .unwrap();
    }
    changes::record(&mut tx, &[changes::Change::everywhere(Topic::Translations, EN)]).await.unwrap();
    tx.commit().await.unwrap();
    app.catch_up().await.unwrap();
}

both!(an_operators_edit_is_kept_until_the_file_changes, test, {
    let app = shop(&test).await;
    with_fibres(&app).await;
    save(&app, &draft("tee")).await;
    save(&app, &ProductDraft { brand: Some("Other".to_owned()), ..draft("cap") }).await;
    let wanted = EditRequest {
        prices: vec![assigned("SI", "24,90")],
        names: vec![assigned("sl", "Rebrasta majica"), assigned("en", "Rib tee")],
        descriptions: vec![assigned("sl", "<p>Zelo mehka.</p><script>x</script>")],
        brand: Some("other".to_owned()),
        composition: Some("95 Cotton, 5% elastane".to_owned()),
        care: Some("wash-30".to_owned()),
        grams: Some("150".to_owned()),
        manufacturer: Some("Tiho; Kranj; a@tiho.example".to_owned()),
        ..request("tee")
    };
    let outcome = change(&app, &wanted).await;
    assert!(outcome.notes[0].contains("<script>"), "{:?}", outcome.notes);
    let as_set = |sheet: &ProductSheet| {
        assert_eq!(sheet.brand.as_deref(), Some("Other"));
        assert_eq!(sheet.composition[0], Fibre { fibre: "cotton".to_owned(), percent: 95 });
        assert_eq!((sheet.care.len(), sheet.grams), (1, Some(150)));
        assert_eq!(sheet.manufacturer.as_ref().unwrap().name, "Tiho");
        assert_eq!((sheet.texts["sl"].name.as_str(), sheet.texts["en"].name.as_str()), ("Rebrasta majica", "Rib tee"));
        assert_eq!((sheet.texts["sl"].slug.as_str(), sheet.texts["en"].slug.as_str()), ("majica-tee", "rib-tee"));
        assert_eq!(sheet.texts["sl"].description, "<p>Zelo mehka.</p>");
        let prices: Vec<i64> = sheet.variants.iter().map(|variant| variant.prices["SI"].effective_minor()).collect();
        assert_eq!(prices, [2490, 2490]);
        assert_eq!(sheet.variants[0].prices["HR"].effective_minor(), 3190);
    };
    as_set(&sheet(&app, "tee").await);

    assert_eq!(save(&app, &draft("tee")).await, Outcome::Unchanged);
    as_set(&sheet(&app, "tee").await);
    let mut with_picture = draft("tee");
    with_picture.media.push(picture("https://cdn.example/back.png"));
    assert_eq!(save(&app, &with_picture).await, Outcome::Updated);
    as_set(&sheet(&app, "tee").await);

    // The file changes: its changed parts are applied, and fields that it never set are kept.
    with_picture.grams = Some(175);
    with_picture.texts = [(SL, text("Majica iz rebraste pletenine", "<p>Nova.</p>"))].into();
    for variant in &mut with_picture.variants {
        variant.prices.get_mut(&SI).unwrap().price_minor = 2790;
    }
    assert_eq!(save(&app, &with_picture).await, Outcome::Updated);
    let sheet = sheet(&app, "tee").await;
    assert_eq!((sheet.grams, sheet.composition.len(), sheet.brand.as_deref()), (Some(175), 2, Some("Other")));
    assert_eq!(sheet.texts["sl"].name, "Majica iz rebraste pletenine");
    assert_eq!(sheet.texts["en"].name, "Rib tee");
    assert_eq!(sheet.variants[0].prices["SI"].effective_minor(), 2790);
});

both!(a_reduction_is_recorded_and_shown_as_the_law_requires, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    let reduced = EditRequest { discounts: vec![assigned("SI", "19.90")], ..request("tee") };
    let early = change(&app, &reduced).await;
    assert!(early.notes[0].contains("in SI the reduced price is asked without"), "{:?}", early.notes);
    let price = sheet(&app, "tee").await.variants[0].prices["SI"];
    assert_eq!((price.effective_minor(), price.discount_minor, price.compare_minor), (1990, None, Some(2990)));
    change(&app, &EditRequest { discounts: vec![assigned("SI", "none")], ..request("tee") }).await;
    assert_eq!(sheet(&app, "tee").await.variants[0].prices["SI"].effective_minor(), 2990);

    app.clock.advance(TimeDelta::days(40));
    let shown = change(&app, &EditRequest { skus: keys(&["TEE-S"]), ..reduced }).await;
    assert_eq!(shown.notes, Vec::<String>::new());
    let sheet = sheet(&app, "tee").await;
    let (small, medium) = (sheet.variants[0].prices["SI"], sheet.variants[1].prices["SI"]);
    assert_eq!((small.price_minor, small.discount_minor, small.lowest_minor), (2990, Some(1990), Some(2990)));
    assert_eq!(medium.discount_minor, None);
    assert_eq!(small.lowest_of_30_days_minor, Some(1990));
    let offer: (i64, i64) =
        test.db.sql("SELECT effective_minor, percent FROM offer WHERE tenant_id = 3").one().await.unwrap();
    assert_eq!(offer, (1990, 33));
    // The start price of both sizes; down and up again for both; and down for one.
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM price_history WHERE tenant_id = 3").await, 6 + 1 - 1 + 1);
});

both!(a_price_adds_a_country_and_none_removes_it, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    change(&app, &EditRequest { prices: vec![assigned("SI", "none")], ..request("tee") }).await;
    let gone = sheet(&app, "tee").await;
    assert!(!gone.countries.contains_key("SI") && gone.countries["HR"].is_visible);
    let refused = EditRequest { discounts: vec![assigned("SI", "10")], ..request("tee") };
    let refused = edit(&app, &refused, "operator ana", false).await.unwrap_err().to_string();
    assert!(refused.contains("add --price SI="), "{refused}");
    change(&app, &EditRequest { prices: vec![assigned("si", "25")], ..request("tee") }).await;
    assert!(is_visible(&app, "tee", SI).await);
});

both!(categories_and_collections_are_changed_by_key_and_announced, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    save(
        &app,
        &ProductDraft { categories: vec![vec!["Kape".to_owned()]], collections: keys(&["Poletje"]), ..draft("cap") },
    )
    .await;
    let recorded = changes::times_recorded(&test.db, Topic::CategoryListing).await;
    let moved = EditRequest {
        add_categories: keys(&["kape"]),
        remove_categories: keys(&["majice"]),
        add_collections: keys(&["poletje"]),
        ..request("tee")
    };
    change(&app, &moved).await;
    let sheet = sheet(&app, "tee").await;
    assert_eq!((sheet.categories, sheet.collections), (keys(&["kape"]), keys(&["poletje"])));
    assert!(changes::times_recorded(&test.db, Topic::CategoryListing).await > recorded);
});

both!(all_errors_are_reported_at_once_and_nothing_is_written, test, {
    let app = shop(&test).await;
    with_fibres(&app).await;
    save(&app, &draft("tee")).await;
    let before = changes::times_recorded(&test.db, Topic::Product).await;
    let wrong = EditRequest {
        prices: vec![assigned("XX", "10"), assigned("SI", "cheap")],
        names: vec![assigned("xx", "A"), assigned("sl", " ")],
        composition: Some("90 cotton".to_owned()),
        care: Some("wash-99".to_owned()),
        grams: Some("heavy".to_owned()),
        manufacturer: Some("Tiho".to_owned()),
        ..request("tee")
    };
    let error = edit(&app, &wrong, "operator ana", false).await.unwrap_err().to_string();
    for part in [
        "--price: `XX` is no country; there are SI, HR",
        "--price: `cheap` is not a number",
        "--name: `xx` is no language",
        "--name: is empty in sl",
        "adds up to 90 % instead of 100",
        "there is no care sign `wash-99`; there are wash-30",
        "--grams: `heavy`",
        "NAME; ADDRESS; E-MAIL",
    ] {
        assert!(error.contains(part), "{part}: {error}");
    }
    for (request, part) in [
        (request("tea"), "no product has the key `tea`"),
        (request("tee"), "nothing to change"),
        (EditRequest { brand: Some("Own Brnd".to_owned()), ..request("tee") }, "did you mean `Own Brand`?"),
        (EditRequest { add_categories: keys(&["majce"]), ..request("tee") }, "did you mean `majice`?"),
        (EditRequest { composition: Some("100 coton".to_owned()), ..request("tee") }, "did you mean `cotton`?"),
        (EditRequest { discounts: vec![assigned("SI", "40")], ..request("tee") }, "is not below the regular price"),
        (
            EditRequest { prices: vec![assigned("SI", "4")], skus: keys(&["X"]), ..request("tee") },
            "the SKU of no variant of tee",
        ),
        (
            EditRequest {
                names: vec![assigned("en", "A")],
                ..EditRequest { keys: keys(&["tee", "tee"]), ..request("tee") }
            },
            "is for one product only",
        ),
        (EditRequest { seo_titles: vec![assigned("en", "A")], ..request("tee") }, "has no name in en"),
    ] {
        let error = edit(&app, &request, "operator ana", false).await.unwrap_err().to_string();
        assert!(error.contains(part), "{part}: {error}");
    }
    let dry = EditRequest { grams: Some("none".to_owned()), ..request("tee") };
    assert!(edit(&app, &dry, "operator ana", true).await.unwrap().dry_run);
    assert_eq!(sheet(&app, "tee").await.grams, Some(180));
    assert_eq!(changes::times_recorded(&test.db, Topic::Product).await, before);
});

both!(a_hidden_product_stays_hidden_after_imports, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    let directory = app.directory();
    let slovenia = tenants_of(&directory, &keys(&["SI"])).unwrap();
    let report = hide(&app, &keys(&["tee"]), &slovenia, "operator ana", false).await.unwrap();
    assert_eq!((report.changed, report.unchanged), (1, 0));
    assert!(!is_visible(&app, "tee", SI).await && is_visible(&app, "tee", HR).await, "other countries show it");
    let mut dearer = draft("tee");
    dearer.variants[0].prices.get_mut(&SI).unwrap().price_minor = 3490;
    assert_eq!(save(&app, &dearer).await, Outcome::Updated);
    assert!(!is_visible(&app, "tee", SI).await);
    let again = hide(&app, &keys(&["tee"]), &slovenia, "operator eva", false).await.unwrap();
    assert_eq!((again.changed, again.unchanged), (0, 1));
    assert_eq!(sheet(&app, "tee").await.countries["SI"].hidden[0].actor, "operator ana");

    assert_eq!(show_again(&app, &keys(&["tee"]), &slovenia, false).await.unwrap().changed, 1);
    assert!(is_visible(&app, "tee", SI).await);
    // Showing a product again does not show one that its file does not publish.
    hide(&app, &keys(&["tee"]), &slovenia, "operator ana", false).await.unwrap();
    dearer.offers.get_mut(&SI).unwrap().is_visible = false;
    save(&app, &dearer).await;
    let report = show_again(&app, &keys(&["tee"]), &slovenia, false).await.unwrap();
    assert_eq!(report.notes, ["tee is not published by its file (SI)"]);
    assert!(!is_visible(&app, "tee", SI).await);
});

both!(a_badge_is_shown_in_its_countries, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    let directory = app.directory();
    let badge = badge_of(&directory, "FIRE").unwrap();
    assert!(badge_of(&directory, "hot").unwrap_err().message.contains("there are Fire"));
    let slovenia = tenants_of(&directory, &keys(&["SI"])).unwrap();
    let set = async |is_worn| set_badge(&app, &keys(&["tee"]), badge, is_worn, &slovenia, false).await.unwrap().changed;
    assert_eq!((set(true).await, set(true).await), (1, 0));
    let worn = sheet(&app, "tee").await.countries;
    assert_eq!((worn["SI"].badges.clone(), worn["HR"].badges.clone()), (keys(&["fire"]), Vec::new()));
    assert_eq!((set(false).await, set(false).await), (1, 0));
});
