//! `vitrina promotion …`, `vitrina coupon …` and `vitrina cart explain`.

use std::fs;

use super::desk::Desk;

const FILE: &str = r#"
[[promotions]]
name = "black-friday"
kind = "flash-deal"
countries = ["SI"]
percent = "20"

[[promotions]]
name = "welcome"
kind = "coupon"
countries = ["SI"]
code = "WELCOME"
percent = "10"
"#;

fn desk() -> Desk {
    let desk = Desk::with_countries();
    let products = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\ncap,Cap,CAP-1,shopify,2,15\n";
    fs::write(desk.path("products.csv"), products).unwrap();
    desk.run("catalog import products.csv --format shopify --tenant SI --language en").good();
    fs::write(desk.path("promotions.toml"), FILE).unwrap();
    desk
}

#[test]
fn promotions_are_planned_applied_listed_and_switched() {
    let desk = desk();
    assert!(desk.run("promotion plan promotions.toml").good().contains("2 would be created"));
    assert!(desk.run("promotion list").good().lines().count() < 2);
    assert!(desk.run("promotion apply promotions.toml").good().contains("2 were created"));
    assert!(desk.run("promotion apply promotions.toml").good().contains("Nothing to change"));
    assert_eq!(desk.json("promotion list")[0]["name"], "black-friday");
    let exported = desk.run("promotion export").good();
    fs::write(desk.path("exported.toml"), exported).unwrap();
    assert!(desk.run("promotion plan exported.toml").good().contains("Nothing to change"));
    assert!(desk.run("promotion disable black-friday").good().contains("is now disabled"));
    assert_eq!(desk.json("promotion show black-friday")["isEnabled"], false);
    assert!(desk.run("promotion enable unknown").bad(1).contains("there are black-friday, welcome"));
    desk.exchange("promotions.toml", "percent = \"20\"", "percent = \"200\"");
    assert!(desk.run("promotion apply promotions.toml").bad(1).contains("promotions.toml:6: promotions[1].percent"));
    assert!(desk.run("promotion plan").bad(1).contains("tenants/promotions"));
}

#[test]
fn codes_are_made_listed_exported_and_closed() {
    let desk = desk();
    assert!(desk.run("coupon create welcome --count 2").bad(1).contains("there are no promotions yet"));
    desk.run("promotion apply promotions.toml").good();
    let codes = desk.run("coupon create welcome --count 3 --prefix W- --batch letter").good();
    assert_eq!(codes.lines().filter(|code| code.starts_with("W-")).count(), 3);
    assert_eq!(desk.json("coupon list --batch letter").as_array().unwrap().len(), 3);
    assert_eq!(desk.json("coupon show welcome")["code"], "WELCOME");
    assert_eq!(desk.run("coupon export --batch letter").good().lines().count(), 4);
    assert!(desk.run("coupon create black-friday --count 1").bad(1).contains("only a coupon promotion has codes"));
    assert!(desk.run("coupon create welcome").bad(2).contains("--code"));
    assert!(desk.run("coupon disable").bad(2).contains("--batch"));
    assert!(desk.run("coupon disable --batch letter").good().contains("3 codes closed"));
    assert!(desk.run("coupon show W-NOPE-NOPE-NO").bad(1).contains("there is no code W-NOPE-NOPE-NO"));
}

#[test]
fn a_cart_s_price_is_explained_step_by_step() {
    let desk = desk();
    desk.run("promotion apply promotions.toml").good();
    let explained =
        desk.run("cart explain --tenant SI --line CAP-1×2 --code welcome --payment cash-on-delivery").good();
    for line in ["2 × 15.00 EUR", "price of a piece 12.00 EUR", "welcome", "-2.40 EUR", "26.60 EUR"] {
        assert!(explained.contains(line), "{line}\n{explained}");
    }
    let short = desk.json("cart explain --tenant SI --line CAP-1×5");
    assert_eq!((&short["problems"][0], &short["totalMinor"]), (&"CAP-1: only 2 in stock".into(), &2750.into()));
    assert!(desk.run("cart explain --tenant SI --line HAT-1").bad(1).contains("no variant has the SKU HAT-1"));
    assert!(desk.run("cart explain --tenant SI --line CAP-1×0").bad(1).contains("from 1 to 99"));
    assert!(desk.run("cart explain --tenant XX --line CAP-1").bad(1).contains("there is no country XX"));
}
