//! Stock from product files, and variants that are no longer in their file.

use super::{super::*, *};
use crate::{both, catalog::StockMode};

async fn save_as(app: &App, draft: ProductDraft, stock: StockMode) -> Outcome {
    let mut saver = ProductSaver::new(app, WriteMode::Write, stock);
    let outcome = saver.save(&[draft]).await.unwrap()[0];
    saver.finish().await.unwrap();
    outcome
}

both!(importing_an_old_file_does_not_restore_sold_stock, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 10)])).await;
    assert_eq!(buy(&app, "order:1", variant(&test.db, "S").await, 3).await, StockResult::Done);
    assert_eq!(save(&app, tee(&[("S", 10), ("M", 10)])).await, Outcome::Unchanged);
    assert_eq!(counts(&test.db, "S").await, (7, 0));
    // Another variant of the product changes, or the product itself: this variant's quantity in the file is the same as last
    // time.
    assert_eq!(save(&app, tee(&[("S", 10), ("M", 4)])).await, Outcome::Updated);
    let mut renamed = tee(&[("S", 10), ("M", 4)]);
    renamed.variants[0].barcode = Some("4006381333931".to_owned());
    assert_eq!(save(&app, renamed.clone()).await, Outcome::Updated);
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((7, 0), (4, 0)));
    renamed.variants[0].stock = StockDraft::tracked(12);
    assert_eq!(save(&app, renamed).await, Outcome::Updated);
    assert_eq!(counts(&test.db, "S").await, (12, 0));
    let moved: Vec<i64> = test
        .db
        .sql("SELECT quantity FROM stock_movement WHERE variant_id = $1 ORDER BY id")
        .bind(variant(&test.db, "S").await)
        .scalars()
        .await
        .unwrap();
    assert_eq!(moved, [10, 3, 5]);
});

both!(with_stock_keep_only_new_variants_get_stock, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10)])).await;
    assert_eq!(save_as(&app, tee(&[("S", 50)]), StockMode::Keep).await, Outcome::Unchanged);
    assert_eq!(save_as(&app, tee(&[("S", 50), ("M", 6)]), StockMode::Keep).await, Outcome::Updated);
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((10, 0), (6, 0)));
    // The quantity that was ignored still counts as changed for an import that sets stock.
    assert_eq!(save(&app, tee(&[("S", 50), ("M", 6)])).await, Outcome::Updated);
    assert_eq!(counts(&test.db, "S").await, (50, 0));
});

both!(an_operators_stock_and_policy_are_kept_until_the_file_changes, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10)])).await;
    let origin = Origin { actor: "operator ana", reference: None, note: Some("counted") };
    let change = set(&app, origin, "TEE-S", 2, Some(StockPolicy::Continue), false).await.unwrap();
    assert_eq!((change.before, change.stock.on_hand, change.stock.available), (10, 2, None));
    let mut renamed = tee(&[("S", 10)]);
    renamed.variants[0].barcode = Some("4006381333931".to_owned());
    save(&app, renamed).await;
    assert_eq!(item(&test.db, "S").await.policy, StockPolicy::Continue);
    assert_eq!(counts(&test.db, "S").await, (2, 0));
    let last = movements(&test.db, "TEE-S", 1).await.unwrap().remove(0);
    assert_eq!((last.reason.as_str(), last.actor.as_str(), last.quantity), ("correction", "operator ana", -8));
});

both!(a_negative_quantity_is_kept_and_counts_as_zero, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", -4)])).await;
    assert_eq!(counts(&test.db, "S").await, (-4, 0));
    let result = buy(&app, "order:1", variant(&test.db, "S").await, 1).await;
    assert!(matches!(result, StockResult::Short(short) if short[0].available == 0));
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 0);
});

both!(a_retired_variant_is_restored_unchanged, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 5)])).await;
    let id = variant(&test.db, "S").await;
    assert_eq!(buy(&app, "order:1", id, 3).await, StockResult::Done);
    app.clock.advance(chrono::TimeDelta::days(1));
    assert_eq!(save(&app, tee(&[("M", 5)])).await, Outcome::Updated);
    let on_sale = "SELECT COUNT(*) FROM variant_price";
    let history = "SELECT COUNT(*) FROM price_history";
    assert_eq!((count(&test.db, on_sale).await, count(&test.db, history).await), (2, 4));
    let retired = show(&test.db, &["TEE-S".to_owned()]).await.unwrap().items;
    assert_eq!((retired[0].retired_at, retired[0].on_hand), (Some(app.clock.now()), 7));
    assert_eq!(save(&app, tee(&[("M", 5)])).await, Outcome::Unchanged);

    // Only one country's file contains it again: the other country's price is restored too.
    let mut slovenian = tee(&[("M", 5), ("S", 10)]);
    slovenian.offers.remove(&HR);
    slovenian.variants.iter_mut().for_each(|variant| drop(variant.prices.remove(&HR)));
    save(&app, slovenian).await;
    assert_eq!(variant(&test.db, "S").await, id);
    assert_eq!(counts(&test.db, "S").await, (7, 0));
    // The price is the same as before: no price change is recorded.
    assert_eq!((count(&test.db, on_sale).await, count(&test.db, history).await), (4, 4));
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM retired_price").await, 0);
});
