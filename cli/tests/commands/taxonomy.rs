//! `vitrina catalog taxonomy …` and `vitrina catalog import --categories`.

use std::fs;

use super::test_cli::TestCli;

const TREE: &str = "[[categories]]\nkey = \"women\"\n[categories.texts.en]\nname = \"Women\"\n\n\
[[categories]]\nkey = \"women/dresses\"\nparent = \"women\"\n[categories.texts.en]\nname = \"Dresses\"\n\n\
[[collections]]\nkey = \"sale\"\n[collections.rules]\nreduced = 10\n[collections.texts.en]\nname = \"Sale\"\n";

const PRODUCTS: &str = "Handle,Title,Vendor,Type,Tags,Variant SKU,Variant Inventory Qty,Variant Price\n\
gown,Gown,Own,Dress,\"red, Women\",G,1,50\nbelt,Belt,Own,Belts,,B,1,20\ncard,Card,Own,Gift card,,C,1,20\n";

fn shop() -> TestCli {
    let cli = TestCli::with_countries();
    fs::create_dir_all(cli.path("tenants/taxonomy")).unwrap();
    fs::write(cli.path("tenants/taxonomy/tree.toml"), TREE).unwrap();
    fs::write(cli.path("products.csv"), PRODUCTS).unwrap();
    cli
}

const IMPORT: &str = "catalog import products.csv --format shopify --tenant SI --language en --categories map.toml";

#[test]
fn a_taxonomy_is_planned_applied_and_exported() {
    let cli = shop();
    let planned = cli.run("catalog taxonomy plan").succeeds();
    for part in ["+ category women/dresses", "    parent: women", "    rules.reduced: 10", "3 to create, 0 to change"] {
        assert!(planned.contains(part), "{part}\n{planned}");
    }
    assert!(cli.run("catalog taxonomy apply --dry-run").succeeds().contains("3 to create"));
    assert!(cli.run("catalog taxonomy apply").succeeds().contains("3 created"));
    assert!(cli.run("catalog taxonomy apply").succeeds().contains("Nothing to change: 3 entries up to date"));
    let exported = cli.run("catalog taxonomy export").succeeds();
    fs::write(cli.path("one.toml"), &exported).unwrap();
    assert!(cli.run("catalog taxonomy plan one.toml").succeeds().contains("Nothing to change"), "{exported}");
    assert!(cli.run("catalog taxonomy export out").succeeds().contains("3 entries: 2 files written"));
    assert!(cli.run("catalog taxonomy plan out").succeeds().contains("Nothing to change"));
    assert!(cli.run("catalog taxonomy export out").succeeds().contains("0 files written"));
    assert_eq!(cli.json("catalog taxonomy export one.toml")["entries"], 3);
    cli.exchange("out/categories.toml", "\"Dresses\"", "\"Gowns\"");
    let changed = cli.run("catalog taxonomy apply out").succeeds();
    assert!(changed.contains("~ category women/dresses") && changed.contains("Dresses → Gowns"), "{changed}");
    // Without a terminal, overwriting a file cannot be confirmed.
    assert_ne!(cli.run("catalog taxonomy export one.toml").code, 0);
    assert!(cli.run("catalog taxonomy export one.toml --yes").succeeds().contains("1 file written"));
    fs::write(cli.path("few.toml"), "[[categories]]\nkey = \"women\"\n").unwrap();
    fs::create_dir(cli.path("few")).unwrap();
    fs::rename(cli.path("few.toml"), cli.path("few/few.toml")).unwrap();
    let few = cli.run("catalog taxonomy plan few");
    few.says(0, "[[categories]]: the database has women/dresses, which are in no file");
}

#[test]
fn pictures_are_exported_beside_the_files_and_applied_elsewhere() {
    const PICTURE: &str =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"8\"><rect width=\"16\" height=\"8\"/></svg>";
    let cli = shop();
    fs::write(cli.path("tenants/taxonomy/women.svg"), PICTURE).unwrap();
    cli.exchange("tenants/taxonomy/tree.toml", "key = \"women\"\n", "key = \"women\"\npicture = \"women.svg\"\n");
    cli.run("catalog taxonomy apply").succeeds();
    cli.run("catalog taxonomy export").says(0, "Pictures are not part of this");
    assert!(cli.run("catalog taxonomy export out").succeeds().contains("3 entries: 3 files written"));
    assert_eq!(cli.read("out/women.svg"), PICTURE);
    let other = TestCli::with_countries();
    let apply = format!("catalog taxonomy apply {}", cli.path("out").display());
    assert!(other.run(&apply).succeeds().contains("3 created"));
    assert!(other.run(&apply).succeeds().contains("Nothing to change: 3 entries"));
    // Without a terminal, overwriting a picture cannot be confirmed.
    fs::write(cli.path("out/women.svg"), "another").unwrap();
    assert_ne!(cli.run("catalog taxonomy export out").code, 0);
    let exported = cli.json("catalog taxonomy export out --yes");
    assert!(exported["files"][0].as_str().unwrap().ends_with("women.svg"), "{exported}");
    assert_eq!(cli.read("out/women.svg"), PICTURE);
}

#[test]
fn invalid_arguments_and_files_are_reported_with_their_place() {
    let cli = shop();
    fs::remove_dir_all(cli.path("tenants/taxonomy")).unwrap();
    assert!(cli.run("catalog taxonomy plan").fails(1).contains("there is no folder tenants/taxonomy"));
    assert!(cli.run("catalog taxonomy apply nowhere").fails(1).contains("nowhere: cannot be read"));
    assert!(cli.run("catalog taxonomy propose products.csv").fails(2).contains("--format"));
    assert!(
        cli.run("catalog taxonomy propose none.csv --format shopify").fails(1).contains("none.csv: cannot be read")
    );
    assert!(
        cli.run("catalog taxonomy propose products.csv --format shopify --tenant XX").fails(1).contains("no country"),
    );
    assert!(
        cli.run("catalog taxonomy propose products.csv --format woocommerce --tenant SI")
            .fails(1)
            .contains("no column"),
    );
    assert!(cli.run("catalog taxonomy export --json").fails(1).contains("--json needs a file"));
    fs::write(cli.path("broken.toml"), "[[categories]]\nkey = \n").unwrap();
    assert!(cli.run("catalog taxonomy apply broken.toml").fails(1).contains("broken.toml:2: this is not valid TOML"));
    fs::write(cli.path("wrong.toml"), "[[categories]]\nkey = \"a b\"\nname = \"A\"\n[[brand]]\nname = \"B\"\n")
        .unwrap();
    let wrong = cli.run("catalog taxonomy apply wrong.toml").fails(1);
    for part in [
        "wrong.toml:2: categories[1].key: a b must be small letters",
        "wrong.toml:3: categories[1].name: is not a known key",
        "wrong.toml:4: brand: is not a known key (did you mean `brands`?)",
    ] {
        assert!(wrong.contains(part), "{part}\n{wrong}");
    }
    fs::write(cli.path("map.toml"), "[[map]]\ntype = \"Dress\"\ncategory = \"women\"\n").unwrap();
    let refused = cli.run(IMPORT).fails(1);
    assert!(refused.contains("map.toml:3: map[1].category: women is no category of the shop"), "{refused}");
    assert!(
        cli.run("catalog import products.csv --format shopify --tenant SI --categories none.toml")
            .fails(1)
            .contains("none.toml")
    );
}

#[test]
fn a_proposed_map_imports_a_file_into_the_shops_categories() {
    let cli = shop();
    cli.run("catalog taxonomy apply").succeeds();
    let open = cli.run("catalog taxonomy propose products.csv --format shopify --tenant SI");
    open.says(0, "3 products: 1 type mapped to a category, 2 not mapped");
    let command =
        "catalog taxonomy propose products.csv --format shopify --tenant SI --language en --categories-out new.toml";
    let proposed = cli.run(command).succeeds();
    assert!(proposed.contains("type = \"Belts\"\ncategory = \"belts\" # a new category"), "{proposed}");
    let new = cli.read("new.toml");
    assert!(new.contains("key = \"belts\"") && new.contains("[categories.texts.en]\nname = \"Belts\""), "{new}");
    fs::write(cli.path("map.toml"), &proposed).unwrap();
    cli.run("catalog taxonomy apply new.toml").succeeds();
    cli.exchange("map.toml", "category = \"gift-card\" # a new category", "skip = true");
    let output = cli.run(IMPORT).succeeds();
    assert!(output.starts_with("2 created, 0 updated, 0 unchanged, 0 left out"), "{output}");
    assert!(output.contains("1 skipped by the map") && output.contains("is skipped by map.toml:"), "{output}");
    assert!(cli.run(IMPORT).succeeds().starts_with("0 created, 0 updated, 2 unchanged, 0 left out"));
    let shown = cli.json(IMPORT);
    assert_eq!(shown["skipped"], 1);
}

#[test]
fn the_help_lists_the_keys_of_the_files() {
    let cli = TestCli::empty();
    for (command, parts) in [
        ("catalog taxonomy apply --help", ["[[categories]]", "[collections.rules]", "price_below"]),
        ("catalog taxonomy propose --help", ["[[map]]", "file_category", "otherwise"]),
        ("--help", ["vitrina tenant init SI", "catalog taxonomy propose FILE", "vitrina doctor"]),
        ("catalog import --help", ["--categories", "taxonomy propose", "map"]),
    ] {
        let help = cli.run(command).succeeds();
        assert!(parts.iter().all(|part| help.contains(part)), "{command}\n{help}");
    }
}
