//! `vitrina doctor` on shops as they are.

use std::fs;

use super::test_cli::TestCli;

const PRODUCTS: &str = "Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price\ntee,Majica,T1,3,19.90\n";

/// One country is open and has a product.
fn one_country() -> TestCli {
    let cli = TestCli::with_countries_and_texts();
    let countries = cli.json("tenant list");
    let others: Vec<&str> = countries
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|country| country["code"].as_str())
        .filter(|code| *code != "SI")
        .collect();
    cli.run(&format!("tenant disable {}", others.join(" "))).succeeds();
    fs::write(cli.path("products.csv"), PRODUCTS).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language sl").succeeds();
    cli
}

#[test]
fn a_shop_of_one_country_is_healthy() {
    let healthy = one_country().run("doctor");
    assert_eq!(healthy.code, 0, "{}", healthy.stdout);
    assert!(healthy.stdout.contains("1 active of "), "{}", healthy.stdout);
}

#[test]
fn an_open_shop_that_shows_nothing_is_named_with_both_ways_to_mend_it() {
    let cli = one_country();
    cli.run("tenant enable HR").succeeds();
    let ill = cli.run("doctor");
    assert!(ill.code == 1 && ill.stdout.contains("nothing is shown in HR"), "{}", ill.stdout);
    assert!(ill.stdout.contains("vitrina catalog import FILE --tenant HR"), "{}", ill.stdout);
    assert!(ill.stdout.contains("vitrina tenant disable"), "{}", ill.stdout);
}
