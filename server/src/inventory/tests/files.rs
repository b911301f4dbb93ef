//! Stock files: the quantities they set, and the errors they report.

use std::path::PathBuf;

use super::{super::*, *};
use crate::{both, error::Error, testing::TestDb};

const ORIGIN: Origin<'static> = Origin { actor: "operator ana", reference: None, note: Some("stock.csv") };

fn file(test: &TestDb, text: &str) -> PathBuf {
    let path = test.folder.path().join("stock.csv");
    std::fs::write(&path, text).unwrap();
    path
}

async fn import(app: &App, test: &TestDb, text: &str, options: FileOptions) -> Result<(usize, usize), Error> {
    let report = import_file(app, ORIGIN, &file(test, text), options).await?;
    Ok((report.changed, report.unchanged))
}

both!(a_stock_file_is_applied_once, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 5)])).await;
    let text = "\u{feff}Quantity;SKU\n8;TEE-S\n5;TEE-M\n";
    let options = FileOptions::default();
    let dry = FileOptions { dry_run: true, ..options };
    assert_eq!(import(&app, &test, text, dry).await.unwrap(), (1, 1));
    assert_eq!(counts(&test.db, "S").await, (10, 0));
    assert_eq!(import(&app, &test, text, options).await.unwrap(), (1, 1));
    assert_eq!(buy(&app, "order:1", variant(&test.db, "S").await, 3).await, StockResult::Done);
    assert_eq!(import(&app, &test, text, options).await.unwrap(), (0, 2));
    assert_eq!(counts(&test.db, "S").await, (5, 0));
    assert_eq!(import(&app, &test, text, FileOptions { force: true, ..options }).await.unwrap(), (1, 1));
    assert_eq!(counts(&test.db, "S").await, (8, 0));
    // The product file said 10 before and says 10 again: the stock file's quantity is kept.
    assert_eq!(save(&app, tee(&[("S", 10), ("M", 6)])).await, Outcome::Updated);
    assert_eq!(counts(&test.db, "S").await, (8, 0));
});

both!(a_stock_file_with_errors_changes_nothing_and_names_their_lines, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 5)])).await;
    let text = "sku,quantity\nTEE-S,many\n,4\nTEE-M,1\nTEE-M,2\nTEE-S,99999999999\n";
    let Err(Error::Diagnostics(diagnostics)) = import(&app, &test, text, FileOptions::default()).await else {
        panic!("the file is refused")
    };
    let lines: Vec<usize> = diagnostics.iter().map(|diagnostic| diagnostic.line).collect();
    assert_eq!(lines, [2, 3, 5, 6]);
    let unknown = "sku,quantity\nTEE-S,1\nNO-SUCH,4\n";
    let Err(Error::Diagnostics(diagnostics)) = import(&app, &test, unknown, FileOptions::default()).await else {
        panic!("an unknown SKU is refused")
    };
    assert_eq!((diagnostics.len(), diagnostics[0].line), (1, 3));
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((10, 0), (5, 0)));
    let options = FileOptions { skip_unknown: true, ..FileOptions::default() };
    assert_eq!(import(&app, &test, unknown, options).await.unwrap(), (1, 0));
    let Err(Error::Diagnostics(diagnostics)) = import(&app, &test, "sku,amount\n", FileOptions::default()).await else {
        panic!("a file without quantities is refused")
    };
    assert!(diagnostics[0].message.contains("no column `quantity`"), "{diagnostics:?}");
});

both!(an_ambiguous_sku_needs_an_id, test, {
    let app = shop(&test.db).await;
    let mut draft = tee(&[("S", 10), ("M", 5)]);
    draft.variants[1].sku = Some("TEE-S".to_owned());
    save(&app, draft).await;
    let error = adjust(&app, ORIGIN, "TEE-S", 1, false).await.unwrap_err().to_string();
    assert!(error.contains("2 variants"), "{error}");
    let both = show(&test.db, &["TEE-S".to_owned()]).await.unwrap().items;
    adjust(&app, ORIGIN, &format!("id:{}", both[1].variant_id), 1, false).await.unwrap();
    let pieces: Vec<i64> =
        show(&test.db, &["TEE-S".to_owned()]).await.unwrap().items.iter().map(|item| item.on_hand).collect();
    assert_eq!(pieces, [10, 6]);
    let unknown = show(&test.db, &["id:999999".to_owned()]).await.unwrap_err().to_string();
    assert_eq!(unknown, "SKU: no variant has the id 999999");
});

both!(a_variant_without_a_stock_item_is_named_beside_the_others, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 5)])).await;
    let id = variant(&test.db, "S").await;
    test.db.sql("DELETE FROM stock_item WHERE variant_id = $1").bind(id).execute().await.unwrap();
    let shown = show(&test.db, &["TEE-S".to_owned(), "TEE-M".to_owned()]).await.unwrap();
    assert_eq!(shown.items.iter().map(|item| item.on_hand).collect::<Vec<_>>(), [5]);
    let missing = format!("variant {id} (SKU TEE-S) has no stock item");
    assert!(matches!(&shown.missing[..], [one] if one.message.contains(&missing)), "{:?}", shown.missing);
    let refused = set(&app, ORIGIN, "TEE-S", 1, None, false).await.unwrap_err().to_string();
    assert!(refused.contains(&missing), "{refused}");
});

both!(quantities_stay_in_range, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10)])).await;
    for pieces in [MOST_PIECES, i64::MAX, i64::MIN] {
        let refused = adjust(&app, ORIGIN, "TEE-S", pieces, false).await.unwrap_err().to_string();
        let expected = "TEE-S: 10 pieces are on hand, and the result must be from -10000000 to 10000000";
        assert_eq!(refused, expected, "{pieces}");
    }
    for pieces in [MOST_PIECES + 1, -MOST_PIECES - 1, i64::MAX, i64::MIN] {
        assert!(set(&app, ORIGIN, "TEE-S", pieces, None, false).await.is_err(), "{pieces}");
        let text = format!("sku,quantity\nTEE-S,{pieces}\n");
        let refused = import(&app, &test, &text, FileOptions::default()).await.unwrap_err().to_string();
        assert!(refused.contains(&format!("`TEE-S` cannot have {pieces} pieces")), "{refused}");
    }
    assert_eq!(counts(&test.db, "S").await, (10, 0));
    set(&app, ORIGIN, "TEE-S", -MOST_PIECES, None, false).await.unwrap();
    adjust(&app, ORIGIN, "TEE-S", MOST_PIECES, false).await.unwrap();
    adjust(&app, ORIGIN, "TEE-S", MOST_PIECES, false).await.unwrap();
    assert_eq!(counts(&test.db, "S").await, (MOST_PIECES, 0));
});
