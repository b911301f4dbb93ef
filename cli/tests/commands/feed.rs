//! `vitrina feed …`.

use std::fs;

use super::test_cli::TestCli;

#[test]
fn problems_of_a_feed_name_their_products() {
    let cli = TestCli::with_countries_and_texts();
    let file = "Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price\n\
                tee,Tee,Osnova,Size,M,TEE-M,3,19.90\n";
    fs::write(cli.path("shop.csv"), file).unwrap();
    cli.run("catalog import shop.csv --format shopify --tenant SI --language en").succeeds();
    let refused = cli.json_of_failure("feed check --tenant SI --language en");
    let feeds: serde_json::Value = serde_json::from_str(&refused).unwrap();
    assert_eq!(feeds[0]["address"], "https://vitrina.com/feeds/google-en.xml");
    assert_eq!((&feeds[0]["items"], &feeds[0]["errors"]), (&1.into(), &1.into()), "{refused}");
    let problem = &feeds[0]["problems"][0];
    assert_eq!((&problem["title"], &problem["attribute"]), (&"Tee, M".into(), &"image_link".into()), "{refused}");
    cli.run("feed check --tenant SI --language en").says(1, "1 attribute would be refused");
    assert!(cli.run("feed check --tenant HR").succeeds().contains("google-hr.xml: 0 items, 0 errors"));
    assert!(cli.run("feed check --tenant SI --language xx").fails(1).contains("has the language xx"));
}
