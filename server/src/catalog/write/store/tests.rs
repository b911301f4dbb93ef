//! The write path on both databases.

use chrono::TimeDelta;

use crate::{
    app::App,
    both,
    catalog::{
        CategoryDraft, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome, PriceDraft, ProductDraft,
        ProductText, ProductWriter, StockDraft, StockMode, TaxonomyDraft, TaxonomyText, VariantDraft, batches,
        save_taxonomy,
    },
    changes::{self, Topic},
    db::{Db, Session},
    id::{ProductId, TenantId},
    testing::shop::{EN, HR, SI, SL, open as shop},
};

fn tee() -> ProductDraft {
    let variant = |colour: &str, size: &str, stock| VariantDraft {
        sku: Some(format!("TEE-{colour}-{size}")),
        values: vec![colour.to_owned(), size.to_owned()],
        stock: StockDraft::tracked(stock),
        prices: [(SI, PriceDraft { price_minor: 1990, ..PriceDraft::default() })].into(),
        ..VariantDraft::default()
    };
    ProductDraft {
        key: "tee".to_owned(),
        brand: Some("Own Brand".to_owned()),
        categories: vec![vec!["Ženske".to_owned(), "Majice".to_owned()]],
        texts: [(
            SL,
            ProductText {
                name: "Majica".to_owned(),
                description: "<p>Mehka.</p>".to_owned(),
                ..ProductText::default()
            },
        )]
        .into(),
        options: vec![
            OptionDraft { kind: OptionKind::Colour, name: "Barva".to_owned() },
            OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() },
        ],
        variants: vec![variant("Črna", "S", 3), variant("Črna", "M", 0), variant("Bela", "S", 1)],
        media: vec![MediaDraft {
            source: MediaSource::Address("https://example.com/tee.jpg".to_owned()),
            colour: Some("Črna".to_owned()),
            view: None,
            alt: Some("Majica spredaj".to_owned()),
        }],
        offers: [(SI, OfferDraft { is_visible: true, badges: Some(vec!["fire".to_owned()]) })].into(),
        ..ProductDraft::default()
    }
}

async fn count(db: &Db, sql: &'static str) -> i64 {
    db.sql(sql).scalar().await.unwrap()
}

async fn save_products(app: &App, drafts: &[ProductDraft]) -> Vec<Outcome> {
    let mut writer = ProductWriter::new(app, StockMode::Set);
    let mut outcomes = Vec::new();
    for batch in batches(drafts) {
        let mut tx = app.db.begin().await.unwrap();
        outcomes.extend(writer.write(&mut tx, batch).await.unwrap().outcomes);
        tx.commit().await.unwrap();
    }
    let mut tx = app.db.begin().await.unwrap();
    writer.finish(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    outcomes
}

async fn save(app: &App, draft: &ProductDraft) -> Outcome {
    save_products(app, std::slice::from_ref(draft)).await[0]
}

async fn times_changed(db: &Db) -> i64 {
    changes::times_recorded(db, Topic::Product).await
}

both!(the_same_draft_twice_changes_nothing, test, {
    let app = shop(&test.db).await;
    assert_eq!(save(&app, &tee()).await, Outcome::Created);
    let revision = times_changed(&test.db).await;
    assert_eq!(save(&app, &tee()).await, Outcome::Unchanged);
    assert_eq!(times_changed(&test.db).await, revision);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM variant").await, 3);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM price_history").await, 3);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM attribute_value").await, 4);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer").await, 1);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM media_asset").await, 1);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM product_badge").await, 1);
});

both!(another_country_adds_its_prices_without_changing_the_first, test, {
    let app = shop(&test.db).await;
    save(&app, &tee()).await;
    let mut croatian = tee();
    croatian.offers = [(HR, OfferDraft { is_visible: false, badges: None })].into();
    for variant in &mut croatian.variants {
        variant.prices = [(HR, PriceDraft { price_minor: 2190, ..PriceDraft::default() })].into();
    }
    assert_eq!(save(&app, &croatian).await, Outcome::Updated);
    let prices: Vec<(TenantId, i64, i64)> = test
        .db
        .sql("SELECT tenant_id, MIN(price_minor), COUNT(*) FROM variant_price GROUP BY tenant_id ORDER BY tenant_id")
        .all()
        .await
        .unwrap();
    assert_eq!(prices, [(SI, 1990, 3), (HR, 2190, 3)]);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE tenant_id = 13 AND is_visible").await, 0);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE tenant_id = 3 AND is_visible").await, 1);
    assert_eq!(save(&app, &tee()).await, Outcome::Unchanged);
    assert_eq!(save(&app, &croatian).await, Outcome::Unchanged);
});

both!(a_reduction_is_measured_from_the_price_before_it, test, {
    let app = shop(&test.db).await;
    save(&app, &tee()).await;
    let mut reduced = tee();
    for variant in &mut reduced.variants {
        variant.prices =
            [(SI, PriceDraft { price_minor: 1990, discount_minor: Some(1590), ..PriceDraft::default() })].into();
    }
    app.clock.advance(TimeDelta::days(40));
    save(&app, &reduced).await;
    let offer: (i64, Option<i64>, Option<i64>, i64, i64, bool) = test
        .db
        .sql("SELECT price_minor, discount_minor, lowest_minor, effective_minor, percent, in_stock FROM offer")
        .one()
        .await
        .unwrap();
    assert_eq!(offer, (1990, Some(1590), Some(1990), 1590, 20, true));
    app.clock.advance(TimeDelta::days(5));
    save(&app, &tee()).await;
    app.clock.advance(TimeDelta::days(5));
    let mut again = reduced.clone();
    for variant in &mut again.variants {
        variant.prices =
            [(SI, PriceDraft { price_minor: 1990, discount_minor: Some(1690), ..PriceDraft::default() })].into();
    }
    save(&app, &again).await;
    let lowest = count(&test.db, "SELECT MIN(lowest_minor) FROM variant_price").await;
    assert_eq!(lowest, 1590);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM price_history").await, 12);
    assert_eq!(count(&test.db, "SELECT percent FROM offer").await, 0);
});

both!(a_changed_slug_leaves_a_redirect_and_equal_names_get_numbers, test, {
    let app = shop(&test.db).await;
    let mut second = tee();
    second.key = "tee-b".to_owned();
    let mut third = tee();
    third.key = "tee-c".to_owned();
    save_products(&app, &[tee(), second.clone(), third]).await;
    let slugs: Vec<String> = test.db.sql("SELECT slug FROM product_text ORDER BY slug").scalars().await.unwrap();
    assert_eq!(slugs, ["majica", "majica-2", "majica-3"]);
    second.texts.get_mut(&SL).unwrap().description = "<p>Drugačna.</p>".to_owned();
    save(&app, &second).await;
    let slugs: Vec<String> = test.db.sql("SELECT slug FROM product_text ORDER BY slug").scalars().await.unwrap();
    assert_eq!(slugs, ["majica", "majica-2", "majica-3"]);
    second.texts.get_mut(&SL).unwrap().slug = Some("lepa-majica".to_owned());
    save(&app, &second).await;
    let redirect: (String, ProductId) =
        test.db.sql("SELECT slug, target_id FROM slug_redirect WHERE kind = 'product'").one().await.unwrap();
    let id: ProductId = test.db.sql("SELECT id FROM product WHERE key = 'tee-b'").scalar().await.unwrap();
    assert_eq!(redirect, ("majica-2".to_owned(), id));
    second.texts.get_mut(&SL).unwrap().slug = Some("majica-2".to_owned());
    save(&app, &second).await;
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM slug_redirect WHERE slug = 'majica-2'").await, 0);
});

both!(variants_keep_their_ids_when_others_are_added_or_removed, test, {
    let app = shop(&test.db).await;
    save(&app, &tee()).await;
    let ids = || async {
        let rows: Vec<(String, i64)> =
            test.db.sql("SELECT sku, id FROM variant WHERE retired_at IS NULL ORDER BY position").all().await.unwrap();
        rows
    };
    let before = ids().await;
    let mut changed = tee();
    changed.variants.remove(1);
    changed.variants.reverse();
    changed.variants[0].values[1] = "M".to_owned();
    changed.variants[0].stock = StockDraft::tracked(0);
    save(&app, &changed).await;
    let after = ids().await;
    assert_eq!(after, [before[2].clone(), before[0].clone()]);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM variant_price").await, 2);
});

both!(a_country_without_a_price_does_not_sell_the_variant, test, {
    let app = shop(&test.db).await;
    save(&app, &tee()).await;
    let mut unpriced = tee();
    for variant in &mut unpriced.variants {
        variant.prices.clear();
    }
    save(&app, &unpriced).await;
    for table in ["SELECT COUNT(*) FROM variant_price", "SELECT COUNT(*) FROM offer"] {
        assert_eq!(count(&test.db, table).await, 0, "{table}");
    }
});

both!(related_products_are_linked_in_either_order, test, {
    let app = shop(&test.db).await;
    let mut first = tee();
    first.related = vec!["tee-b".to_owned(), "unknown".to_owned()];
    let mut second = tee();
    second.key = "tee-b".to_owned();
    second.related = vec!["tee".to_owned()];
    save_products(&app, &[first, second]).await;
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM product_related").await, 2);
});

both!(names_are_found_ignoring_case_and_language, test, {
    let app = shop(&test.db).await;
    save(&app, &tee()).await;
    let mut english = tee();
    english.key = "other".to_owned();
    english.brand = Some("OWN BRAND".to_owned());
    english.texts = [(EN, ProductText { name: "Tee".to_owned(), ..ProductText::default() })].into();
    english.categories = vec![vec!["ŽENSKE".to_owned(), "majice".to_owned()]];
    english.variants[0].values = vec!["črna".to_owned(), "s".to_owned()];
    english.variants[1].values = vec!["ČRNA".to_owned(), "M".to_owned()];
    save(&app, &english).await;
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM brand").await, 1);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM category").await, 2);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM attribute_value").await, 4);
    assert_eq!(save(&app, &english).await, Outcome::Unchanged);
});

both!(a_taxonomy_saved_twice_changes_nothing_and_former_slugs_redirect, test, {
    let app = shop(&test.db).await;
    let category = |key: &str, parent: Option<&str>, slug: &str| CategoryDraft {
        key: key.to_owned(),
        parent: parent.map(str::to_owned),
        position: 1,
        is_hidden: false,
        asset_id: None,
        texts: [(SL, TaxonomyText { slug: slug.to_owned(), name: slug.to_owned(), ..TaxonomyText::default() })].into(),
    };
    let mut draft = TaxonomyDraft {
        categories: vec![category("women", None, "zenske"), category("women/tees", Some("women"), "majice")],
        ..TaxonomyDraft::default()
    };
    assert_eq!(save_taxonomy(&app, &draft).await.unwrap(), 4);
    assert_eq!(save_taxonomy(&app, &draft).await.unwrap(), 0);
    draft.categories[1].texts.get_mut(&SL).unwrap().slug = "kratke-majice".to_owned();
    assert_eq!(save_taxonomy(&app, &draft).await.unwrap(), 1);
    let slug: String = test.db.sql("SELECT slug FROM slug_redirect WHERE kind = 'category'").scalar().await.unwrap();
    assert_eq!(slug, "majice");
});
