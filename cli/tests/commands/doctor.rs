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
    let cli = one_country();
    let keys = "[country.SI]\nstripe_secret_key = \"sk_1\"\nstripe_webhook_secret = \"whsec_1\"\n";
    fs::write(cli.path("vitrina.toml"), keys).unwrap();
    let healthy = cli.run("doctor");
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

#[test]
fn a_country_whose_shoppers_cannot_pay_is_named_with_the_settings_that_are_missing() {
    let cli = one_country();
    fs::write(cli.path("vitrina.toml"), "[country.SI]\nstripe_secret_key = \"sk_1\"\n").unwrap();
    let ill = cli.run("doctor");
    assert!(ill.code == 1 && ill.stdout.contains("country.SI.stripe_webhook_secret"), "{}", ill.stdout);
    assert!(!ill.stdout.contains("country.SI.stripe_secret_key") && !ill.stdout.contains("sk_1"), "{}", ill.stdout);
}
