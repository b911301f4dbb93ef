//! The availability shown on pages; nothing else is written or announced.

use super::{super::*, *};
use crate::{both, id::VariantId};

/// Makes every write to a table fail.
async fn forbid_writes(db: &Db, table: &str) {
    let statements: Vec<String> = match db.dialect() {
        Dialect::Sqlite => ["INSERT", "UPDATE", "DELETE"]
            .into_iter()
            .map(|verb| {
                format!(
                    "CREATE TRIGGER no_{table}_{verb} BEFORE {verb} ON {table} BEGIN SELECT RAISE(ABORT, '{table} is written'); END"
                )
            })
            .collect(),
        Dialect::Postgres => vec![
            "CREATE OR REPLACE FUNCTION no_write() RETURNS trigger LANGUAGE plpgsql AS \
             'BEGIN RAISE EXCEPTION ''% is written'', TG_TABLE_NAME; END'"
                .to_owned(),
            format!("CREATE TRIGGER no_write BEFORE INSERT OR UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION no_write()"),
        ],
    };
    for statement in statements {
        let statement: &'static str = Box::leak(statement.into_boxed_str());
        db.sql(statement).execute().await.unwrap();
    }
}

/// The topics of the changes after the first `before` ones.
async fn announced(db: &Db, before: i64) -> Vec<String> {
    db.sql("SELECT topic FROM change_feed ORDER BY position LIMIT 1000 OFFSET $1").bind(before).scalars().await.unwrap()
}

// The cost does not depend on the number of countries: no country-specific row is written.
both!(a_sale_that_leaves_a_variant_in_stock_writes_only_stock, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 20)])).await;
    let id = variant(&test.db, "S").await;
    for table in ["offer", "variant", "variant_price", "product", "price_history", "change_feed"] {
        forbid_writes(&test.db, table).await;
    }
    for number in 0..10 {
        assert_eq!(buy(&app, &format!("order:{number}"), id, 1).await, StockResult::Done);
    }
    set(&app, order("count"), "TEE-S", 400, None, false).await.unwrap();
    adjust(&app, Origin { actor: "operator", reference: None, note: None }, "TEE-S", -30, false).await.unwrap();
    assert_eq!(counts(&test.db, "S").await, (370, 0));
});

both!(a_sale_that_changes_pages_is_announced, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 5), ("M", 1)])).await;
    let (s, m) = (variant(&test.db, "S").await, variant(&test.db, "M").await);
    let before = count(&test.db, "SELECT COUNT(*) FROM change_feed").await;
    for number in 0..5 {
        assert_eq!(buy(&app, &format!("order:{number}"), s, 1).await, StockResult::Done);
    }
    // Four pieces are "in stock" like five; below that the product page counts down, and at zero its cards change too.
    let topics = announced(&test.db, before).await;
    assert_eq!(topics[..3], ["stock", "stock", "stock"]);
    assert!(topics.contains(&"product".to_owned()) && topics.contains(&"shop-listing".to_owned()), "{topics:?}");
    assert!(!topics.contains(&"price".to_owned()) && !topics.contains(&"assortment".to_owned()), "{topics:?}");
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 2);
    assert_eq!(buy(&app, "order:last", m, 1).await, StockResult::Done);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 0);
    adjust(&app, order("found"), "TEE-M", 1, false).await.unwrap();
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 2);
});

both!(a_product_is_sold_out_when_its_last_variants_sell_out_concurrently, test, {
    let app = shop(&test.db).await;
    let sizes = ["A", "B", "C", "D", "E", "F"];
    save(&app, tee(&sizes.map(|size| (size, 1)))).await;
    for round in 0..8 {
        let mut buyers = Vec::new();
        for size in sizes {
            let (app, id) = (app.clone(), variant(&test.db, size).await);
            buyers.push(tokio::spawn(async move { buy(&app, &format!("order:{round}"), id, 1).await }));
        }
        for buyer in buyers {
            assert_eq!(buyer.await.unwrap(), StockResult::Done);
        }
        assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 0, "round {round}");
        for size in sizes {
            adjust(&app, Origin { actor: "test", reference: None, note: None }, &format!("TEE-{size}"), 1, false)
                .await
                .unwrap();
        }
        assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 2);
    }
});

both!(purchasable_gives_the_reason_why_a_variant_is_unavailable, test, {
    let app = shop(&test.db).await;
    let mut draft = tee(&[("S", 5), ("M", 0), ("L", 1), ("X", 9)]);
    draft.variants[0]
        .prices
        .insert(SI, PriceDraft { price_minor: 1990, discount_minor: Some(1490), ..PriceDraft::default() });
    draft.variants[2].prices.remove(&SI);
    draft.offers.get_mut(&HR).unwrap().is_visible = false;
    save(&app, draft.clone()).await;
    draft.variants.pop();
    save(&app, draft).await;
    let mut ids = vec![VariantId(999)];
    for size in ["S", "M", "L", "X"] {
        ids.push(variant(&test.db, size).await);
    }
    let directory = app.directory();
    let [si, hr] = [SI, HR].map(|id| directory.tenant(id).unwrap());
    let mut tx = test.db.begin().await.unwrap();
    let offer = |row: &Purchasable| row.offer.map(|offer| (offer.effective.minor, offer.quantity));
    let here: Vec<_> = purchasable(&app, &mut tx, si, &ids).await.unwrap().iter().map(offer).collect();
    assert_eq!(
        here,
        [
            Err(Unavailable::Unknown),
            Ok((1490, Quantity::UpTo(5))),
            Ok((1990, Quantity::UpTo(0))),
            Err(Unavailable::NotSoldHere),
            Err(Unavailable::Retired),
        ]
    );
    let there: Vec<_> = purchasable(&app, &mut tx, hr, &ids[1..3]).await.unwrap().iter().map(offer).collect();
    assert_eq!(there, [Err(Unavailable::Hidden), Err(Unavailable::Hidden)]);
    // A reservation in the same transaction is visible at once.
    let lines = [Line { variant_id: ids[1], quantity: 2 }];
    assert_eq!(reserve(&mut tx, "order:1", &lines).await, StockResult::Done);
    let again = purchasable(&app, &mut tx, si, &ids[1..2]).await.unwrap();
    assert_eq!(offer(&again[0]), Ok((1490, Quantity::UpTo(3))));
});
