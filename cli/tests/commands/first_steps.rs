//! The first steps of `vitrina --help`, followed with a product file up to the pages of the shop.

use std::fs;

use reqwest::header::HOST;
use vitrina_tests::process::Process;

use super::test_cli::TestCli;

const SHOPIFY: &str = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status\n\
lanena-majica,Lanena majica,<p>Mehka.</p>,Brina,Majice,\"ženske, lan\",TRUE,Velikost,M,LM-M,shopify,4,39.90,https://pictures.example/lanena-majica.jpg,active\n\
lanena-majica,,,,,,,,L,LM-L,shopify,2,39.90,,\n\
merino-pajkice,Merino pajkice,<p>Tople.</p>,Malo polje,Pajkice,ženske,TRUE,Velikost,S,MP-S,shopify,6,64.90,,active\n";

const WOOCOMMERCE: &str = "ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories,Images,Brands,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global\n\
1,variable,LM,Lanena majica,1,visible,<p>Mehka.</p>,1,,,Majice,https://pictures.example/lanena-majica.jpg,Brina,,Velikost,\"M, L\",1,1\n\
2,variation,LM-M,,1,visible,,1,4,39.90,,,,LM,Velikost,M,,1\n\
3,variation,LM-L,,1,visible,,1,2,39.90,,,,LM,Velikost,L,,1\n\
4,simple,MP,Merino pajkice,1,visible,<p>Tople.</p>,1,6,64.90,Pajkice,,Malo polje,,,,,\n";

/// The commands that the help lists for a product file, in order and without `vitrina`.
fn steps(cli: &TestCli) -> Vec<String> {
    let help = cli.run("--help").succeeds();
    let (_, steps) = help.split_once("From a product file of Shopify or WooCommerce to a shop").expect(&help);
    let steps = steps.replace("\\\n      ", "");
    let commands = steps.lines().filter_map(|line| line.strip_prefix("  vitrina "));
    commands.map(|command| command.split("  ").next().unwrap().to_owned()).collect()
}

/// Runs a step with the file `products.csv`; its output goes to a file if it says so.
fn follow(cli: &TestCli, step: &str, format: &str) {
    let (command, output) = step.split_once(" > ").map_or((step, None), |(command, output)| (command, Some(output)));
    let command = command.replace("FILE", "products.csv").replace("--format shopify", &format!("--format {format}"));
    let run = cli.run(&command);
    // These report what so small a file lacks.
    let may_fail = ["catalog check", "doctor"].contains(&step);
    assert!(run.code == 0 || (may_fail && run.code == 1), "{command}: {run:?}");
    if let Some(output) = output {
        fs::write(cli.path(output), run.stdout).unwrap();
    }
}

#[tokio::test]
async fn the_steps_of_the_help_lead_from_a_product_file_to_a_furnished_shop() {
    for (format, products) in [("shopify", SHOPIFY), ("woocommerce", WOOCOMMERCE)] {
        let cli = TestCli::empty();
        fs::write(cli.path("products.csv"), products).unwrap();
        let steps = steps(&cli);
        let (last, before) = steps.split_last().unwrap();
        assert!(last == "serve" && before.len() > 9, "{steps:?}");
        for step in before.iter().filter(|step| *step != "catalog pictures fetch") {
            follow(&cli, step, format);
        }

        let database = format!("sqlite:{}", cli.path("data/vitrina.db").display());
        let command = Process::command(env!("CARGO_BIN_EXE_vitrina"), &cli.path("data"), &database);
        let process = Process::start(command).await;
        let client = reqwest::Client::new();
        let get = async |path: &str| {
            let request = client.get(format!("http://{}{path}", process.address)).header(HOST, "si.localhost");
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), 200, "{format}: {path}");
            answer.text().await.unwrap()
        };
        let home = get("/").await;
        for part in [
            "id=\"row-new\"",
            "Lanena majica",
            "Merino pajkice",
            "href=\"/category/majice\"",
            "href=\"/category/pajkice\"",
            "id=\"brand-strip\"",
            "href=\"/brands/brina\"",
            "href=\"/brands/malo-polje\"",
        ] {
            assert!(home.contains(part), "{format}: {part}\n{home}");
        }
        assert_eq!(
            home.matches("class=\"category-tile category-tile-generated").count(),
            2,
            "{format}: a tile for each category\n{home}"
        );
        let product = get("/product/lanena-majica").await;
        let heading = product.split_once("<h1").and_then(|(_, rest)| rest.split_once("</h1>")).expect(&product).0;
        assert!(heading.ends_with(">Lanena majica"), "{format}: {heading}");
        assert!(product.contains("<b>39.90"), "{format}: {product}");
    }
}
