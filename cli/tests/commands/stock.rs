//! `vitrina stock …`.

use std::fs;

use vitrina_server::{clock::Clock, db::Session as _};

use super::test_cli::TestCli;

fn cli() -> TestCli {
    let cli = TestCli::with_countries();
    let products = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\n\
                    cap,Cap,CAP-1,shopify,10,15\nbag,Bag,BAG-1,shopify,2,45\n";
    fs::write(cli.path("products.csv"), products).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language en").succeeds();
    cli
}

#[test]
fn stock_is_shown_set_adjusted_and_every_movement_listed() {
    let cli = cli();
    assert!(cli.run("stock show CAP-1 BAG-1").succeeds().contains("CAP-1"));
    assert_eq!(cli.json("stock show CAP-1")[0]["available"], 10);
    let set = cli.run("stock set CAP-1 4 --reason counted").succeeds();
    assert!(set.starts_with("CAP-1: 4 on hand, was 10"), "{set}");
    let adjusted = cli.run("stock adjust CAP-1 -3 --reason damaged").succeeds();
    assert!(adjusted.starts_with("CAP-1: 1 on hand, was 4"), "{adjusted}");
    assert_eq!(cli.json("stock adjust CAP-1 +5 --reason found")["stock"]["onHand"], 6);
    let movements = cli.json("stock movements CAP-1");
    let listed: Vec<_> = movements
        .as_array()
        .unwrap()
        .iter()
        .map(|movement| (movement["reason"].as_str().unwrap(), movement["quantity"].as_i64().unwrap()))
        .collect();
    assert_eq!(listed, [("adjustment", 5), ("adjustment", -3), ("correction", -6), ("import", 10)]);
    assert!(movements[0]["actor"].as_str().unwrap().starts_with("operator "));
    assert!(cli.run("stock set CAP-1 0 --reason gone --policy continue").succeeds().contains("any number"));
    assert!(cli.run("stock show NO-SUCH").fails(1).contains("no variant has the SKU `NO-SUCH`"));
    assert!(cli.run("stock show id:999999").fails(1).contains("no variant has the id 999999"));
}

#[test]
fn quantities_out_of_range_are_refused() {
    let cli = cli();
    for pieces in ["10000001", "-10000001", "9223372036854775807", "-9223372036854775808"] {
        for command in ["set", "adjust"] {
            let refused = cli.run(&format!("stock {command} CAP-1 {pieces} --reason counted")).fails(2);
            assert!(refused.contains(pieces) && refused.contains("10000000"), "{refused}");
        }
        fs::write(cli.path("stock.csv"), format!("sku,quantity\nCAP-1,{pieces}\n")).unwrap();
        let refused = cli.run("stock import stock.csv").fails(1);
        assert!(refused.contains(&format!("stock.csv:2: `CAP-1` cannot have {pieces} pieces")), "{refused}");
    }
    let refused = cli.run("stock adjust CAP-1 10000000 --reason found").fails(1);
    assert!(refused.contains("CAP-1: 10 pieces are on hand"), "{refused}");
    assert_eq!(cli.json("stock show CAP-1")[0]["onHand"], 10);
}

#[tokio::test]
async fn a_variant_without_a_stock_item_is_reported_beside_the_others() {
    let cli = cli();
    let app = cli.open(Clock::System).await;
    let delete = "DELETE FROM stock_item WHERE variant_id IN (SELECT id FROM variant WHERE sku = 'BAG-1')";
    app.db.sql(delete).execute().await.unwrap();
    app.db.close().await;
    let shown = cli.run("stock show BAG-1 CAP-1");
    assert!(shown.stdout.contains("CAP-1"), "{shown:?}");
    shown.says(1, "(SKU BAG-1) has no stock item");
    assert!(cli.run("stock set BAG-1 3 --reason counted").fails(1).contains("(SKU BAG-1) has no stock item"));
}

#[test]
fn low_stock_is_listed_with_the_fewest_pieces_first() {
    let cli = cli();
    let skus = |listed: &serde_json::Value| -> Vec<String> {
        listed.as_array().unwrap().iter().map(|item| item["sku"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(skus(&cli.json("stock list")), ["BAG-1"], "three pieces are few, ten are not");
    assert_eq!(skus(&cli.json("stock list --at-most 10")), ["BAG-1", "CAP-1"]);
    assert_eq!(skus(&cli.json("stock list --at-most 10 --take 1 --page 2")), ["CAP-1"]);
    cli.run("stock set BAG-1 0 --reason counted --policy continue").succeeds();
    assert_eq!(skus(&cli.json("stock list")), [""; 0], "what can be bought all the same is not low");
}

#[test]
fn a_dry_run_of_a_change_reports_it_and_writes_nothing() {
    let cli = cli();
    let set = cli.run("stock set CAP-1 4 --reason counted --dry-run").succeeds();
    assert!(set.starts_with("CAP-1: 4 on hand, was 10") && set.contains("dry run: nothing was written"), "{set}");
    let adjusted = cli.json("stock adjust CAP-1 -3 --reason damaged --dry-run");
    assert_eq!((&adjusted["stock"]["onHand"], &adjusted["dryRun"]), (&7.into(), &true.into()));
    assert_eq!(cli.json("stock show CAP-1")[0]["onHand"], 10);
    assert_eq!(cli.json("stock history CAP-1").as_array().unwrap().len(), 1);
}

#[test]
fn a_stock_file_is_tested_applied_and_refused_with_line_numbers() {
    let cli = cli();
    fs::write(cli.path("stock.csv"), "sku,quantity\nCAP-1,7\nBAG-1,2\n").unwrap();
    assert!(cli.run("stock import stock.csv --dry-run").succeeds().contains("dry run: nothing was written"));
    assert_eq!(cli.json("stock show CAP-1")[0]["onHand"], 10);
    let report = cli.json("stock import stock.csv");
    assert_eq!((&report["changed"], &report["unchanged"]), (&1.into(), &1.into()));
    assert_eq!(cli.json("stock show CAP-1")[0]["onHand"], 7);
    fs::write(cli.path("stock.csv"), "sku,quantity\nCAP-1,none\nHAT-1,2\n").unwrap();
    assert!(cli.run("stock import stock.csv").fails(1).contains("stock.csv:2: `none` is not a whole number"));
    fs::write(cli.path("stock.csv"), "sku,quantity\nCAP-1,3\nHAT-1,2\n").unwrap();
    assert!(cli.run("stock import stock.csv").fails(1).contains("stock.csv:3: no variant has the SKU `HAT-1`"));
    assert_eq!(cli.json("stock import stock.csv --skip-unknown")["changed"], 1);
}

#[test]
fn an_import_keeps_or_sets_the_stock_of_existing_products() {
    let cli = cli();
    cli.run("stock set CAP-1 4 --reason counted").succeeds();
    let products = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\n\
                    cap,Cap,CAP-1,shopify,12,16\nbag,Bag,BAG-1,shopify,2,45\nhat,Hat,HAT-1,shopify,5,20\n";
    fs::write(cli.path("products.csv"), products).unwrap();
    let import = "catalog import products.csv --format shopify --tenant SI --language en";
    let on_hand = || {
        let shown = cli.json("stock show CAP-1 BAG-1 HAT-1");
        let of =
            |sku: &str| shown.as_array().unwrap().iter().find(|item| item["sku"] == sku).unwrap()["onHand"].clone();
        ["CAP-1", "BAG-1", "HAT-1"].map(|sku| of(sku).as_i64().unwrap())
    };
    cli.run(&format!("{import} --stock keep")).succeeds();
    assert_eq!(on_hand(), [4, 2, 5], "only what is new takes its stock from the file");
    cli.run(&format!("{import} --stock set")).succeeds();
    assert_eq!(on_hand(), [12, 2, 5], "the file gives something else than it gave last");
    cli.run("stock set CAP-1 3 --reason counted").succeeds();
    cli.run(import).succeeds();
    assert_eq!(on_hand(), [3, 2, 5], "and now what it gave last: that is the default");
    let refused = cli.run(&format!("{import} --stock maybe")).fails(2);
    assert!(refused.contains("--stock") && refused.contains("set") && refused.contains("keep"), "{refused}");
}
