//! `vitrina promotion …`, `vitrina coupon …` and `vitrina cart explain`.

use std::fs;

use super::test_cli::TestCli;

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

fn shop() -> TestCli {
    let cli = TestCli::with_countries();
    let products = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\ncap,Cap,CAP-1,shopify,2,15\n";
    fs::write(cli.path("products.csv"), products).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language en").succeeds();
    fs::write(cli.path("promotions.toml"), FILE).unwrap();
    cli
}

#[test]
fn promotions_are_planned_applied_listed_and_switched() {
    let cli = shop();
    assert!(cli.run("promotion plan promotions.toml").succeeds().contains("2 to create"));
    assert!(cli.run("promotion list").succeeds().lines().count() < 2);
    assert!(cli.run("promotion apply promotions.toml").succeeds().contains("2 created"));
    assert!(cli.run("promotion apply promotions.toml").succeeds().contains("Nothing to change"));
    assert_eq!(cli.json("promotion list")[0]["name"], "black-friday");
    let exported = cli.run("promotion export").succeeds();
    fs::write(cli.path("exported.toml"), exported).unwrap();
    assert!(cli.run("promotion plan exported.toml").succeeds().contains("Nothing to change"));
    assert!(cli.run("promotion disable black-friday --dry-run").succeeds().contains("black-friday would be disabled"));
    assert_eq!(cli.json("promotion show black-friday")["isEnabled"], true);
    assert!(cli.run("promotion disable black-friday").succeeds().contains("is now disabled"));
    assert!(cli.run("promotion disable black-friday --dry-run").succeeds().contains("is already disabled"));
    let history = cli.json("promotion show black-friday")["history"].clone();
    let kinds: Vec<_> = history.as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["created", "disabled"]);
    assert!(history[1]["actor"].as_str().unwrap().starts_with("operator "), "{history}");
    let shown = cli.run("promotion show black-friday").succeeds();
    assert!(shown.contains("WHO") && shown.contains("disabled"), "{shown}");
    assert_eq!(cli.json("promotion show black-friday")["isEnabled"], false);
    assert!(cli.run("promotion enable unknown").fails(1).contains("there are black-friday, welcome"));
    cli.exchange("promotions.toml", "percent = \"20\"", "percent = \"200\"");
    assert!(cli.run("promotion apply promotions.toml").fails(1).contains("promotions.toml:6: promotions[1].percent"));
    assert!(cli.run("promotion plan").fails(1).contains("tenants/promotions"));
}

#[test]
fn codes_are_made_listed_exported_and_closed() {
    let cli = shop();
    assert!(cli.run("coupon create welcome --count 2").fails(1).contains("there are no promotions yet"));
    cli.run("promotion apply promotions.toml").succeeds();
    let would = cli.json("coupon create welcome --count 3 --batch autumn --dry-run");
    assert_eq!((&would["count"], &would["dryRun"]), (&3.into(), &true.into()));
    assert!(cli.run("coupon create welcome --code welcome --dry-run").fails(1).contains("exists already"));
    assert_eq!(cli.json("coupon list --batch autumn").as_array().unwrap().len(), 0);
    let codes = cli.run("coupon create welcome --count 3 --prefix W- --batch autumn").succeeds();
    assert_eq!(codes.lines().filter(|code| code.starts_with("W-")).count(), 3);
    assert_eq!(cli.json("coupon list --batch autumn").as_array().unwrap().len(), 3);
    assert_eq!(cli.json("coupon show welcome")["code"], "WELCOME");
    assert_eq!(cli.run("coupon export --batch autumn").succeeds().lines().count(), 4);
    cli.run("coupon create welcome --count 1 --batch =1+1").succeeds();
    let table = cli.run("coupon export --batch =1+1").succeeds();
    assert!(table.lines().nth(1).unwrap().contains(",welcome,'=1+1,"), "a formula stays text: {table}");
    assert!(cli.run("coupon create black-friday --count 1").fails(1).contains("only a coupon promotion has codes"));
    assert!(cli.run("coupon create welcome").fails(2).contains("--code"));
    assert!(cli.run("coupon disable").fails(2).contains("--batch"));
    assert!(cli.run("coupon disable --batch autumn --dry-run").succeeds().contains("3 codes would be disabled"));
    assert!(cli.run("coupon disable --batch autumn").succeeds().contains("3 codes disabled"));
    let code = codes.lines().find(|code| code.starts_with("W-")).unwrap();
    let shown = cli.run(&format!("coupon show {code}")).succeeds();
    assert!(shown.contains("created: ") && shown.matches(" by operator ").count() == 2, "{shown}");
    let history = cli.json("promotion show welcome")["history"].clone();
    assert_eq!(history.as_array().unwrap().last().unwrap()["kind"], "codes-disabled", "{history}");
    assert!(cli.run("coupon show W-NOPE-NOPE-NO").fails(1).contains("there is no code W-NOPE-NOPE-NO"));
}

#[test]
fn a_cart_s_price_is_explained_step_by_step() {
    let cli = shop();
    cli.run("promotion apply promotions.toml").succeeds();
    let explained =
        cli.run("cart explain --tenant SI --line CAP-1×2 --code welcome --payment cash-on-delivery").succeeds();
    for line in ["2 × 15.00 EUR", "price of a piece 12.00 EUR", "welcome", "-2.40 EUR", "26.60 EUR"] {
        assert!(explained.contains(line), "{line}\n{explained}");
    }
    let short = cli.json("cart explain --tenant SI --line CAP-1×5");
    assert_eq!((&short["problems"][0], &short["totalMinor"]), (&"CAP-1: only 2 in stock".into(), &2750.into()));
    assert!(cli.run("cart explain --tenant SI --line HAT-1").fails(1).contains("no variant has the SKU HAT-1"));
    for line in ["CAP-1x2", "CAP-1X2", "CAP-1*2"] {
        let explained = cli.json(&format!("cart explain --tenant SI --line {line}"));
        assert_eq!(explained["steps"][0]["what"], "2 × 15.00 EUR", "{line}");
    }
    assert!(cli.run("cart explain --tenant SI --line HATx2").fails(1).contains("no variant has the SKU HATx2 or HAT"));
    assert!(cli.run("cart explain --tenant SI --line CAP-1×0").fails(2).contains("from 1 to 99"));
    assert!(cli.run("cart explain --tenant XX --line CAP-1").fails(1).contains("there is no country XX"));
}
