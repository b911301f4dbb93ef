//! `vitrina doctor` on shops as they are.

use std::fs;

use super::desk::Desk;

const PRODUCTS: &str = "Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price\ntee,Majica,T1,3,19.90\n";

/// One country is open and has a product.
fn one_country() -> Desk {
    let desk = Desk::furnished();
    let countries = desk.json("tenant list");
    let others: Vec<&str> = countries
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|country| country["code"].as_str())
        .filter(|code| *code != "SI")
        .collect();
    desk.run(&format!("tenant disable {}", others.join(" "))).good();
    fs::write(desk.path("products.csv"), PRODUCTS).unwrap();
    desk.run("catalog import products.csv --format shopify --tenant SI --language sl").good();
    desk
}

#[test]
fn a_shop_of_one_country_is_healthy() {
    let healthy = one_country().run("doctor");
    assert_eq!(healthy.code, 0, "{}", healthy.stdout);
    assert!(healthy.stdout.contains("1 active of "), "{}", healthy.stdout);
}

#[test]
fn an_open_shop_that_shows_nothing_is_named_with_both_ways_to_mend_it() {
    let desk = one_country();
    desk.run("tenant enable HR").good();
    let ill = desk.run("doctor");
    assert!(ill.code == 1 && ill.stdout.contains("nothing is shown in HR"), "{}", ill.stdout);
    assert!(ill.stdout.contains("vitrina catalog import FILE --tenant HR"), "{}", ill.stdout);
    assert!(ill.stdout.contains("vitrina tenant disable"), "{}", ill.stdout);
}
