//! `vitrina stock …`.

use std::fs;

use super::desk::Desk;

fn desk() -> Desk {
    let desk = Desk::with_countries();
    let products = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\n\
                    cap,Cap,CAP-1,shopify,10,15\nbag,Bag,BAG-1,shopify,2,45\n";
    fs::write(desk.path("products.csv"), products).unwrap();
    desk.run("catalog import products.csv --format shopify --tenant SI --language en").good();
    desk
}

#[test]
fn stock_is_shown_set_adjusted_and_every_movement_listed() {
    let desk = desk();
    assert!(desk.run("stock show CAP-1 BAG-1").good().contains("CAP-1"));
    assert_eq!(desk.json("stock show CAP-1")[0]["available"], 10);
    let set = desk.run("stock set CAP-1 4 --reason counted").good();
    assert!(set.starts_with("CAP-1: 4 on hand, was 10"), "{set}");
    let adjusted = desk.run("stock adjust CAP-1 -3 --reason damaged").good();
    assert!(adjusted.starts_with("CAP-1: 1 on hand, was 4"), "{adjusted}");
    assert_eq!(desk.json("stock adjust CAP-1 +5 --reason found")["stock"]["onHand"], 6);
    let movements = desk.json("stock movements CAP-1");
    let listed: Vec<_> = movements
        .as_array()
        .unwrap()
        .iter()
        .map(|movement| (movement["reason"].as_str().unwrap(), movement["quantity"].as_i64().unwrap()))
        .collect();
    assert_eq!(listed, [("adjustment", 5), ("adjustment", -3), ("correction", -6), ("import", 10)]);
    assert!(movements[0]["actor"].as_str().unwrap().starts_with("operator "));
    assert!(desk.run("stock set CAP-1 0 --reason gone --policy continue").good().contains("any number"));
    assert!(desk.run("stock show NO-SUCH").bad(1).contains("no variant has the SKU `NO-SUCH`"));
}

#[test]
fn a_stock_file_is_tried_read_and_refused_with_its_lines() {
    let desk = desk();
    fs::write(desk.path("stock.csv"), "sku,quantity\nCAP-1,7\nBAG-1,2\n").unwrap();
    assert!(desk.run("stock import stock.csv --dry-run").good().contains("dry run: nothing was written"));
    assert_eq!(desk.json("stock show CAP-1")[0]["onHand"], 10);
    let report = desk.json("stock import stock.csv");
    assert_eq!((&report["changed"], &report["unchanged"]), (&1.into(), &1.into()));
    assert_eq!(desk.json("stock show CAP-1")[0]["onHand"], 7);
    fs::write(desk.path("stock.csv"), "sku,quantity\nCAP-1,none\nHAT-1,2\n").unwrap();
    assert!(desk.run("stock import stock.csv").bad(1).contains("stock.csv:2: `none` is not a whole number"));
    fs::write(desk.path("stock.csv"), "sku,quantity\nCAP-1,3\nHAT-1,2\n").unwrap();
    assert!(desk.run("stock import stock.csv").bad(1).contains("stock.csv:3: no variant has the SKU `HAT-1`"));
    assert_eq!(desk.json("stock import stock.csv --skip-unknown")["changed"], 1);
}
