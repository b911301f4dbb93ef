//! `vitrina catalog check` and `vitrina catalog pictures`: missing product data, hidden products, and fetched pictures.

use std::fs;

use serde_json::{Value, json};
use vitrina_server::testing::picture_server::{Answer, PictureServer, png};

use super::test_cli::TestCli;

const IMPORT: &str = "catalog import products.csv --format shopify --tenant SI,BD --language sl";

fn cli(picture: &str) -> TestCli {
    let cli = TestCli::with_countries_and_texts();
    let products = format!(
        "Handle,Title,Body (HTML),Variant SKU,Variant Price,Price / Bangladesh,Image Src\n\
         tee,Majica,<p>Mehka.</p>,TEE,19.90,2400,{picture}\n\
         cap,Kapa,<p>Topla.</p>,CAP,9.90,1200,\n"
    );
    fs::write(cli.path("products.csv"), products).unwrap();
    cli.run(IMPORT).succeeds();
    cli
}

/// Missing data in a country: gap and number of products.
fn missing(report: &Value, country: &str) -> Vec<(String, u64)> {
    let found = report["countries"].as_array().unwrap().iter().find(|found| found["country"] == country).unwrap();
    let gaps = found["gaps"].as_array().unwrap().iter();
    gaps.map(|gap| (gap["gap"].as_str().unwrap().to_owned(), gap["products"].as_u64().unwrap())).collect()
}

#[test]
fn missing_data_is_reported_by_country_and_fails_where_required_by_law() {
    let cli = cli("https://cdn.example/tee.png");
    let found = cli.run("catalog check --tenant SI");
    assert_eq!(found.code, 1, "{found:?}");
    for part in [
        "0 of 2 complete",
        "fibre composition (required by law)",
        "2: tee, cap",
        "a stored picture (needed to sell it)",
    ] {
        assert!(found.stdout.contains(part), "{part}: {found:?}");
    }
    assert!(found.stderr.contains("in SI 2 products lack legally required data"), "{found:?}");
    let report: Value = serde_json::from_str(&cli.json_of_failure("catalog check --tenant SI,BD")).unwrap();
    assert!(missing(&report, "SI").contains(&("composition".to_owned(), 2)));
    assert!(missing(&report, "BD").contains(&("text=bn".to_owned(), 2)));
    assert!(missing(&report, "BD").iter().all(|(gap, _)| gap != "manufacturer"), "the Union's law ends there");
    assert!(cli.run("doctor").stdout.contains("without legally required data: see `vitrina catalog check`"));
    cli.run("catalog check --tenant XX").says(1, "`XX` is no country");
    cli.run("catalog check --strict=some").says(2, "possible values: required, all");
    cli.run("catalog check --dry-run").says(2, "--strict");
}

#[test]
fn an_import_reports_in_which_countries_products_are_incomplete() {
    let cli = cli("https://cdn.example/tee.png");
    let output = cli.run(IMPORT).succeeds();
    for country in ["SI", "BD"] {
        let line =
            format!("2 products in {country} without required data: see `vitrina catalog check --tenant {country}`");
        assert!(output.contains(&line), "{output}");
    }
    let report = cli.json(IMPORT);
    assert_eq!(report["incomplete"][0], json!({ "country": "SI", "products": 2, "held": 0 }));
}

#[test]
fn strict_hides_incomplete_products_until_they_are_complete() {
    let cli = cli("https://cdn.example/tee.png");
    let shown = || cli.json("product list --tenant SI")[0]["shownIn"].as_array().unwrap().len();
    let dry = cli.run("catalog check --tenant SI --strict --dry-run");
    assert!(dry.stderr.contains("2 newly hidden") && dry.stderr.contains("nothing was written"), "{dry:?}");
    assert_eq!(shown(), 1);
    let strict = cli.run("catalog check --tenant SI --strict");
    assert!(strict.code == 1 && strict.stderr.contains("2 newly hidden, 0 shown again"), "{strict:?}");
    assert_eq!(shown(), 0);
    assert!(cli.run("product show tee").succeeds().contains("incomplete (operator "));
    let undo = cli.run("product hide tee --tenant SI --undo");
    assert!(undo.stderr.contains("tee is hidden as incomplete"), "{undo:?}");
    let complete = [
        "product",
        "set",
        "tee",
        "cap",
        "--composition",
        "100 cotton",
        "--manufacturer",
        "Tiho; Ulica 1, Kranj; a@tiho.example",
    ];
    assert!(cli.command(complete).output().unwrap().status.success());
    let pictures = cli.run("catalog check --tenant SI --strict");
    assert!(pictures.code == 0 && pictures.stderr.contains("0 shown again"), "a picture is no law: {pictures:?}");
    assert_eq!(shown(), 0);
}

#[test]
fn an_import_hides_incomplete_products_when_configured() {
    let cli = cli("https://cdn.example/tee.png");
    fs::write(cli.path("vitrina.toml"), "[catalog]\nhold_incomplete = true\n").unwrap();
    let products = "Handle,Title,Variant SKU,Variant Price\nbag,Torba,BAG,29.90\n";
    fs::write(cli.path("more.csv"), products).unwrap();
    let output = cli.run("catalog import more.csv --format shopify --tenant SI --language sl").succeeds();
    let line = "1 product in SI without required data, 1 of them hidden: see `vitrina catalog check --tenant SI`";
    assert!(output.contains(line), "{output}");
    let hidden = cli.json("product list --tenant SI --hidden");
    assert_eq!((hidden.as_array().unwrap().len(), &hidden[0]["key"]), (1, &"bag".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn recorded_pictures_are_fetched_on_demand_from_allowed_hosts_only() {
    let server = PictureServer::start(|path| match path {
        "/tee.png" => Answer::Bytes(png(12, 80)),
        _ => Answer::Status(404),
    })
    .await;
    let cli = cli(&server.url("/tee.png"));
    let dry = cli.run("catalog pictures fetch --dry-run").succeeds();
    assert!(dry.starts_with("1 picture would be fetched") && server.asked().is_empty(), "{dry}");
    // An address of this machine is never contacted.
    let refused = cli.run("catalog pictures fetch");
    assert!(refused.code == 1 && refused.stdout.starts_with("0 stored, 1 failed, 0 waiting"), "{refused:?}");
    assert!(server.asked().is_empty());
    let failures = cli.json("catalog pictures failures");
    assert!(failures[0]["reason"].as_str().unwrap().contains("is no public address"), "{failures}");

    let host = server.address.to_string();
    let fetch = |arguments| cli.run_with_env("VITRINA_CATALOG_PICTURE_HOSTS", &host, arguments).succeeds();
    assert!(fetch("catalog pictures fetch").contains("1 failed before"));
    assert!(server.asked().is_empty(), "what failed is tried again only when that is asked for");
    assert!(fetch("catalog pictures fetch --retry --parallel 2").starts_with("1 stored, 0 failed"));
    assert_eq!(server.asked(), ["/tee.png"]);
    assert!(cli.run("product show tee").succeeds().contains("tee-"), "the original has a name");
    let again = cli.run(IMPORT).succeeds();
    assert!(again.starts_with("0 created, 0 updated, 2 unchanged"), "{again}");
    assert!(fetch("catalog pictures fetch").starts_with("0 stored, 0 failed, 0 waiting"));
    assert!(server.asked().is_empty());

    cli.run_with_env("VITRINA_CATALOG_PICTURE_HOSTS", "http://x/", "catalog pictures fetch").says(1, "is no host");
    cli.run("catalog pictures fetch --parallel 0").says(2, "--parallel");
    cli.run("catalog pictures fetch --tenant XX").says(1, "`XX` is no country");
}
