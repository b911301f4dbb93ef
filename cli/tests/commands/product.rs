//! `vitrina product …`: output, changes, and wrong arguments.

use std::fs;

use serde_json::Value;

use super::test_cli::TestCli;

const PRODUCTS: &str = "Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src\n\
                        tee,Rebrasta majica,<p>Mehka.</p>,Tiho,Velikost,S,TEE-S,shopify,4,19.90,https://cdn.example/tee.jpg\n\
                        tee,,,,,M,TEE-M,shopify,0,19.90,\n\
                        cap,=Kapa,,Tiho,Velikost,M,CAP-M,shopify,0,9.90,\n";

fn cli() -> TestCli {
    let cli = TestCli::with_countries_and_texts();
    fs::write(cli.path("products.csv"), PRODUCTS).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI,HR --language sl").succeeds();
    cli
}

/// Runs a command whose arguments hold spaces.
fn run<'a>(cli: &TestCli, arguments: impl IntoIterator<Item = &'a str>) -> super::test_cli::CommandOutput {
    cli.command(arguments).output().unwrap().into()
}

fn keys(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|product| product["key"].as_str().unwrap()).collect()
}

#[test]
fn products_are_listed_by_words_and_by_problems() {
    let cli = cli();
    let listed = cli.run("product list");
    assert!(listed.code == 0 && listed.stderr.contains("2 products"), "{listed:?}");
    assert!(listed.stdout.contains("Rebrasta majica") && listed.stdout.contains("0 of 1"), "{listed:?}");
    assert_eq!(keys(&cli.json("product list majica rebrasta")), ["tee"]);
    assert_eq!(keys(&cli.json("product list --tenant SI --sold-out")), ["cap"]);
    assert_eq!(keys(&cli.json("product list --without text=sl --tenant SI")), ["cap"]);
    assert_eq!(keys(&cli.json("product list --without price --tenant BD")), ["tee", "cap"]);
    assert_eq!(keys(&cli.json("product list --brand tiho --limit 1 --page 2")), ["cap"]);
    assert_eq!(cli.json("product list cap --tenant SI")[0]["price"], "9.90 EUR");
    for (wrong, code, part) in [
        ("product list --without colour", 2, "there are price, variant-price"),
        ("product list --without text=xx", 2, "there are the languages at, bg"),
        ("product list --tenant XX", 1, "`XX` is no country; there are "),
        ("product list --brand tihi", 1, "did you mean `tiho`?"),
        ("product list --category tops", 1, "there is no category `tops`"),
    ] {
        cli.run(wrong).says(code, part);
    }
}

#[test]
fn a_product_is_shown_with_all_details() {
    let cli = cli();
    let shown = cli.run("product show tee --tenant SI").succeeds();
    for part in [
        "brand: Tiho",
        "Rebrasta majica",
        "TEE-S",
        "19.90 EUR",
        "not downloaded",
        "https://cdn.example/tee.jpg",
        "shown",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(!shown.contains("HR"), "{shown}");
    let json = cli.json("product show tee");
    assert_eq!(json["variants"][1]["stock"]["onHand"], 0);
    assert_eq!(json["variants"][0]["prices"]["HR"]["priceMinor"], 1990);
    assert_eq!(json["texts"]["sl"]["description"], "<p>Mehka.</p>");
    cli.run("product show tea").says(1, "no product has the key `tea`: `vitrina product list WORDS` finds it");
}

#[test]
fn a_product_is_changed_completely_or_not_at_all() {
    let cli = cli();
    let dry = cli.run("product set tee --price SI=24.90 --dry-run").succeeds();
    assert!(dry.contains("1 product would be changed") && dry.contains("dry run: nothing was written"), "{dry}");
    let set = run(
        &cli,
        [
            "product",
            "set",
            "tee",
            "--price",
            "SI=24.90",
            "--discount",
            "SI=17.90",
            "--name",
            "en=Rib tee",
            "--composition",
            "95 cotton, 5 elastane",
            "--care",
            "wash-30, no-bleach",
            "--grams",
            "150",
            "--manufacturer",
            "Tiho; Ulica 1, Kranj; a@tiho.example",
            "--gender",
            "women",
        ],
    );
    assert!(set.code == 0 && set.stdout.contains("1 product changed"), "{set:?}");
    assert!(set.stderr.contains("98/6/EC"), "{set:?}");
    let json = cli.json("product show tee");
    assert_eq!(json["variants"][0]["prices"]["SI"]["priceMinor"], 1790);
    assert_eq!(json["variants"][0]["prices"]["HR"]["priceMinor"], 1990);
    assert_eq!((&json["grams"], &json["composition"][1]["fibre"]), (&150.into(), &"elastane".into()));
    assert_eq!(json["texts"]["en"]["slug"], "rib-tee");
    let again = cli.run("catalog import products.csv --format shopify --tenant SI,HR --language sl").succeeds();
    assert!(again.starts_with("0 created, 0 updated, 2 unchanged"), "{again}");
    assert_eq!(cli.json("product show tee")["variants"][0]["prices"]["SI"]["priceMinor"], 1790);

    let wrong =
        run(&cli, ["product", "set", "tee", "--price", "XX=1", "--grams", "much", "--composition", "50 cotton"]);
    for part in ["`XX` is no country", "`much` is no weight", "adds up to 50 %", "3 errors; nothing was written"] {
        assert!(wrong.code == 1 && wrong.stderr.contains(part), "{part}: {wrong:?}");
    }
    cli.run("product set tee").says(1, "nothing to change");
    cli.run("product set tee --price 24.90").says(2, "SI=29.99");
    cli.run("product set").says(2, "<KEY>");
    cli.run("product set tea --grams 3").says(1, "no product has the key `tea`");
}

#[test]
fn products_are_hidden_shown_again_and_given_badges() {
    let cli = cli();
    assert!(cli.run("product hide tee cap --tenant SI --dry-run").succeeds().contains("nothing was written"));
    assert!(cli.run("product hide tee cap --tenant SI").succeeds().starts_with("2 hidden, 0 unchanged"));
    assert_eq!(keys(&cli.json("product list --tenant SI --hidden")), ["tee", "cap"]);
    assert_eq!(keys(&cli.json("product list --tenant HR --hidden")), [""; 0]);
    assert!(cli.run("product show tee").succeeds().contains("operator (operator "));
    assert!(cli.run("product hide tee --tenant SI --undo").succeeds().starts_with("1 no longer hidden"));
    assert_eq!(keys(&cli.json("product list --tenant SI --hidden")), ["cap"]);
    assert!(cli.run("product badge tee fire --tenant SI,HR").succeeds().starts_with("added in 2 countries"));
    assert_eq!(cli.json("product show tee")["countries"]["HR"]["badges"][0], "fire");
    assert_eq!(cli.json("product badge tee Fire --tenant SI --remove")["changed"], 1);
    cli.run("product badge tee hot --tenant SI").says(1, "there are Special, Promotional, Fire, Low");
    cli.run("product badge tee Fire").says(2, "--tenant");
    cli.run("product hide --tenant SI").says(2, "<KEY>");
}

#[test]
fn texts_are_exported_for_translation_and_imported() {
    let cli = cli();
    let csv = cli.run("product translate export --language hu --missing --tenant SI").succeeds();
    assert_eq!(csv.lines().count(), 3, "{csv}");
    assert!(csv.contains("'=Kapa"), "a spreadsheet runs no formula: {csv}");
    let filled = csv.replacen("<p>Mehka.</p>,,,,,,", "<p>Mehka.</p>,,,Bordázott póló,<p>Puha.</p>,,", 1);
    fs::write(cli.path("hu.csv"), &filled).unwrap();
    let dry = cli.run("product translate import hu.csv --language hu --dry-run").succeeds();
    assert!(
        dry.starts_with("1 written, 0 unchanged, 1 not translated") && dry.contains("nothing was written"),
        "{dry}"
    );
    cli.run("product translate import hu.csv --language hu").succeeds();
    let hungarian = &cli.json("product show tee")["texts"]["hu"];
    assert_eq!((&hungarian["name"], &hungarian["slug"]), (&"Bordázott póló".into(), &"bordazott-polo".into()));
    assert_eq!(cli.json("product translate import hu.csv --language hu")["unchanged"], 1);
    let toml = cli.run("product translate export --language hu --format toml").succeeds();
    fs::write(cli.path("hu.toml"), &toml).unwrap();
    assert_eq!(cli.json("product translate import hu.toml --language hu")["unchanged"], 1);

    fs::write(cli.path("broken.csv"), filled.replacen("\ntee,", "\ntea,", 1)).unwrap();
    cli.run("product translate import broken.csv --language hu")
        .says(1, "broken.csv:2: product: no product has the key `tea`");
    fs::write(cli.path("other.csv"), "a,b\n1,2\n").unwrap();
    cli.run("product translate import other.csv --language hu").says(1, "has no column `product`");
    cli.run("product translate import none.csv --language hu").says(1, "cannot be read");
    cli.run("product translate import hu.csv --language xx").says(1, "`xx` is no language; there are at, bg");
    cli.run("product translate export --language hu --json").says(1, "--json");
    cli.run("product translate export").says(2, "--language");
}
