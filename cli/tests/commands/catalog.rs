//! `vitrina catalog …`: import reports, and exports.

use std::fs;

use super::test_cli::TestCli;

const HEADER: &str = "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";

/// Eleven products; the SKU of the second row is shared by four others, and one price is invalid.
fn file() -> String {
    let mut rows = vec![HEADER.to_owned()];
    for number in 1..=11 {
        let sku = if [2, 8, 9, 10, 11].contains(&number) { "SAME".to_owned() } else { format!("S{number}") };
        let price = if number == 4 { "cheap" } else { "19.90" };
        rows.push(format!("p{number},Product {number},<p>Soft.</p>,Size,M,{sku},shopify,3,{price}"));
    }
    rows.push(",,,,,LOST,shopify,3,9.90".to_owned());
    rows.join("\n") + "\n"
}

fn cli() -> TestCli {
    let cli = TestCli::with_countries();
    fs::write(cli.path("products.csv"), file()).unwrap();
    cli
}

const IMPORT: &str = "catalog import products.csv --format shopify --tenant SI --language en";

#[test]
fn an_import_groups_equal_issues_with_count_and_first_lines() {
    let cli = cli();
    let output = cli.run(IMPORT).succeeds();
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines[0].starts_with("10 created, 0 updated, 0 unchanged, 1 left out"), "{output}");
    assert!(lines[1].starts_with("12 rows, 10 variants, 0 pictures in "), "{output}");
    assert!(output.contains("1 row belongs to no product"), "{output}");
    let row = |parts: &[&str]| lines.iter().any(|line| parts.iter().all(|part| line.contains(part)));
    assert!(row(&["4 ×", "9, 10, 11 …", "p8", "Variant SKU", "SAME", "line 3", "warning"]), "{output}");
    assert!(row(&["1 ×", "5 ", "p4", "Variant Price", "cheap", "error"]), "{output}");
    let again = cli.run(IMPORT).succeeds();
    assert!(again.starts_with("0 created, 0 updated, 10 unchanged, 1 left out"), "{again}");
    let json = cli.json(IMPORT);
    assert_eq!(json["issues"]["groups"].as_array().unwrap().iter().filter(|group| group["count"] == 4).count(), 1);
    assert_eq!(
        json["issues"]["list"].as_array().unwrap().iter().filter(|one| one["column"] == "Variant SKU").count(),
        4
    );
}

#[test]
fn an_unknown_language_or_country_is_refused_with_the_known_ones() {
    let cli = cli();
    let languages = "there are at, bg, bn, cz, de, el, en, es, hr, hu, it, lt, pl, pt, ro, sk, sl";
    for command in [
        "catalog import products.csv --format shopify --tenant SI --language xx",
        "catalog export out.csv --format shopify --tenant SI --language xx",
        "catalog texts remove --language xx",
    ] {
        let refused = cli.run(command);
        assert!(refused.code != 0 && refused.stderr.contains("xx"), "{command}: {refused:?}");
        assert!(refused.stderr.contains(languages), "{command}: {refused:?}");
    }
    let refused = cli.run("catalog import products.csv --format shopify --tenant XX");
    assert!(refused.code != 0 && refused.stderr.contains("`XX` is no country; there are "), "{refused:?}");
    assert!(refused.stderr.contains("SI") && refused.stderr.contains("BD"), "{refused:?}");
    assert!(cli.run("stock show S1").fails(1).contains("no variant"), "nothing was imported");
}

#[test]
fn a_languages_texts_are_removed_after_a_dry_run_and_confirmation() {
    let cli = cli();
    cli.run(IMPORT).succeeds();
    // The same products in Slovenian as well.
    fs::write(cli.path("products.csv"), file().replace("Product ", "Izdelek ").replace("Soft.", "Mehko.")).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language sl").succeeds();
    let planned = cli.run("catalog texts remove --language sl --dry-run").succeeds();
    assert!(planned.contains("10 product texts") && planned.contains("would be removed"), "{planned}");
    let export = |language: &str| {
        cli.run(&format!("catalog export --format shopify --tenant SI --language {language}")).succeeds()
    };
    assert!(export("sl").contains("Izdelek 1"));
    // Without a terminal, confirmation is not possible.
    assert_ne!(cli.run("catalog texts remove --language sl").code, 0);
    assert!(export("sl").contains("Izdelek 1"));
    let unknown = cli.run("catalog texts remove --language sl --products p1,none --yes").fails(1);
    assert!(unknown.contains("no product has the handle none"), "{unknown}");
    let one = cli.run("catalog texts remove --language sl --products p1 --yes").succeeds();
    assert!(one.contains("1 product text ") && one.contains("were removed"), "{one}");
    cli.run("catalog texts remove --language sl --yes").succeeds();
    let left = export("sl");
    assert!(!left.contains("Izdelek") && left.contains("Product 1"), "{left}");
    // Products with a name in no other language keep their texts.
    let last = cli.run("catalog texts remove --language en --yes");
    assert!(last.code == 0 && last.stderr.contains("10 products kept: no name in any other language"), "{last:?}");
    assert!(export("en").contains("Product 1"));
}

#[test]
fn escaped_and_raw_exports_are_both_imported_unchanged() {
    let cli = TestCli::with_countries();
    let rows = format!("{HEADER}\nsum,\"=SUM(A1)\",<p>Soft.</p>,Size,M,+S1,shopify,3,19.90\n");
    fs::write(cli.path("products.csv"), rows).unwrap();
    cli.run(IMPORT).succeeds();
    let safe = cli.run("catalog export --format shopify --tenant SI --language en").succeeds();
    assert!(safe.contains("'=SUM(A1)") && safe.contains("'+S1"), "{safe}");
    let raw = cli.run("catalog export --format shopify --tenant SI --language en --raw").succeeds();
    assert!(raw.contains(",=SUM(A1)") && !raw.contains('\''), "{raw}");
    let written = cli.run("catalog export out.csv --format shopify --tenant SI --language en");
    assert!(written.code == 0 && written.stderr.contains("1 products, 1 variants written"), "{written:?}");
    assert_eq!(cli.read("out.csv"), safe);
    for text in [safe, raw] {
        fs::write(cli.path("products.csv"), text).unwrap();
        let again = cli.run(IMPORT).succeeds();
        assert!(again.starts_with("0 created, 0 updated, 1 unchanged, 0 left out"), "{again}");
    }
    assert!(cli.run("catalog export --format shopify --tenant SI --json").fails(1).contains("--json needs a file"));
}
