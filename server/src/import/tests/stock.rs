//! Stock in both formats, imported and exported.

use super::{Format, exported, options, outcome, run, shop};
use crate::{
    both,
    db::{Db, Session},
    export::Generation,
};

/// Handle or SKU, quantity on hand, policy, and availability shown.
async fn stock(db: &Db) -> Vec<(String, i64, String, i64)> {
    db.sql(
        "SELECT COALESCE(v.sku, p.key), s.on_hand, s.policy, v.availability FROM variant v \
         JOIN product p ON p.id = v.product_id JOIN stock_item s ON s.variant_id = v.id ORDER BY v.id",
    )
    .all()
    .await
    .unwrap()
}

fn row(sku: &str, on_hand: i64, policy: &str, availability: i64) -> (String, i64, String, i64) {
    (sku.to_owned(), on_hand, policy.to_owned(), availability)
}

both!(a_shopify_file_without_quantities_is_available, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Price\na,A,A1,shopify,10\nb,B,B1,,10\n";
    let options = options(&test, Format::Shopify, text.as_bytes());
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    assert_eq!(stock(&test.db).await, [row("A1", 0, "untracked", 4), row("B1", 0, "untracked", 4)]);
});

both!(shopifys_tracker_and_policy_determine_availability_and_round_trip, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price\n\
                a,A,A1,shopify,7,deny,10\nb,B,B1,,7,deny,10\nc,C,C1,shopify,0,continue,10\nd,D,D1,shopify,-3,deny,10\n\
                e,E,E1,,,continue,10\n";
    let options = options(&test, Format::Shopify, text.as_bytes());
    assert_eq!(outcome(&run(&app, &options).await), (5, 0, 0, 0));
    let wanted = [
        row("A1", 7, "tracked", 4),
        row("B1", 7, "untracked", 4),
        row("C1", 0, "continue", 4),
        row("D1", -3, "tracked", 0),
        row("E1", 0, "untracked", 4),
    ];
    assert_eq!(stock(&test.db).await, wanted);
    let first = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    let mut csv = csv::Reader::from_reader(first.as_bytes());
    let header = csv.headers().unwrap().clone();
    let column = |name: &str| header.iter().position(|column| column == name).unwrap();
    let columns = ["Variant Inventory Tracker", "Variant Inventory Qty", "Variant Inventory Policy"].map(column);
    let rows: Vec<String> =
        csv.records().map(|row| columns.map(|index| row.as_ref().unwrap()[index].to_owned()).join("|")).collect();
    assert_eq!(rows, ["shopify|7|deny", "|7|deny", "shopify|0|continue", "shopify|-3|deny", "||continue"]);
    std::fs::write(&options.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 5, 0), "{first}");
});

both!(woocommerces_columns_determine_availability_and_round_trip, test, {
    let app = shop(&test).await;
    let text = "ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price\n\
                1,simple,A,A,1,1,4,0,10\n2,simple,B,B,1,1,,0,10\n3,simple,C,C,1,0,,0,10\n4,simple,D,D,1,backorder,0,notify,10\n\
                5,simple,E,E,1,0,-2,0,10\n6,simple,F,F,1,backorder,,1,10\n";
    let options = options(&test, Format::WooCommerce, text.as_bytes());
    assert_eq!(outcome(&run(&app, &options).await), (6, 0, 0, 0));
    let wanted = [
        row("A", 4, "tracked", 4),
        row("B", 0, "untracked", 4),
        row("C", 0, "tracked", 0),
        row("D", 0, "continue", 4),
        row("E", -2, "tracked", 0),
        row("F", 0, "untracked", 4),
    ];
    assert_eq!(stock(&test.db).await, wanted);
    let first = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    let mut csv = csv::Reader::from_reader(first.as_bytes());
    let header = csv.headers().unwrap().clone();
    let column = |name: &str| header.iter().position(|column| column == name).unwrap();
    let columns = ["In stock?", "Stock", "Backorders allowed?"].map(column);
    let rows: Vec<String> =
        csv.records().map(|row| columns.map(|index| row.as_ref().unwrap()[index].to_owned()).join("|")).collect();
    assert_eq!(rows, ["1|4|0", "1||0", "0||0", "backorder|0|notify", "0|-2|0", "backorder||1"]);
    std::fs::write(&options.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 6, 0), "{first}");
});

both!(a_woocommerce_file_without_stock_columns_is_available_and_untracked, test, {
    let app = shop(&test).await;
    let text = "ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global\n\
                1,simple,A,A,1,10,,,,,\n2,variable,B,B,1,,,Size,\"S, M\",1,1\n3,variation,B-S,B - S,1,12,B,Size,S,,1\n";
    let options = options(&test, Format::WooCommerce, text.as_bytes());
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    let wanted = [row("A", 0, "untracked", 4), row("B-S", 0, "untracked", 4)];
    assert_eq!(stock(&test.db).await, wanted);
    let first = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    let mut csv = csv::Reader::from_reader(first.as_bytes());
    let header = csv.headers().unwrap().clone();
    assert!(!header.iter().any(|column| column == "In stock?" || column == "Backorders allowed?"), "{header:?}");
    let column = header.iter().position(|column| column == "Stock").unwrap();
    let pieces: Vec<String> = csv.records().map(|row| row.unwrap()[column].to_owned()).collect();
    assert_eq!(pieces, ["", "", ""], "the one column that every file has says nothing");
    std::fs::write(&options.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0), "{first}");
    assert_eq!(stock(&test.db).await, wanted);
    // A file that adds the columns later sets the stock.
    let counted = "ID,Type,SKU,Name,Published,In stock?,Stock,Regular price\n1,simple,A,A,1,1,2,10\n";
    std::fs::write(&options.file, counted).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 1, 0, 0));
    assert_eq!(stock(&test.db).await, [row("A", 2, "tracked", 2), row("B-S", 0, "untracked", 4)]);
});
