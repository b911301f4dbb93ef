//! `vitrina demo` as `make demo` starts it: a shopper who pays by card in the sandbox, over HTTP alone.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use vitrina_tests::{
    orders::{Checkout, order, prices_of},
    process::Process,
};

use super::test_cli::TestCli;

/// Time for generating and loading the demo catalogue in a debug build, while other tests run.
const LOADING: Duration = Duration::from_mins(6);
/// How long a decided payment may take to reach its order.
const SETTLING: Duration = Duration::from_secs(30);

async fn found(shop: &Checkout, path: &str) -> Value {
    let (status, answer) = shop.get(path).await.unwrap();
    assert_eq!(status, 200, "{path}: {answer}");
    answer["data"].clone()
}

/// A variant of the catalogue that is in stock.
async fn in_stock(shop: &Checkout) -> i64 {
    let cards = found(shop, "product/web/countryWiseProductsPagination?page=1&take=24").await;
    for card in cards.as_array().unwrap() {
        let slug = card["path"].as_str().unwrap().rsplit('/').next().unwrap();
        let product = found(shop, &format!("product/web/by-slug/{slug}")).await;
        let mut variants = product["variants"].as_array().unwrap().iter();
        if let Some(variant) = variants.find(|variant| variant["stock"] == "in") {
            return variant["id"].as_i64().unwrap();
        }
    }
    panic!("nothing can be bought: {cards}");
}

/// The order once its payment is settled: a job is notified, as is the page that the shopper returns to.
async fn settled(shop: &Checkout, by_link: &str) -> Value {
    let deadline = Instant::now() + SETTLING;
    loop {
        let order = found(shop, by_link).await;
        if order["paymentState"]["status"] != "PENDING" || Instant::now() > deadline {
            return order;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_card_payment_in_the_demo_goes_from_the_cart_to_a_completed_order() {
    let cli = TestCli::empty();
    let (mut command, address) =
        Process::command_of("demo", env!("CARGO_BIN_EXE_vitrina"), &cli.path("data"), "sqlite:data/vitrina.db");
    command.arg("--no-warm-up").current_dir(cli.path("")).stdout(std::process::Stdio::null());
    let process = Process::start_within((command, address), LOADING).await;
    let shop = Checkout::at(process.address);

    let lines = [(in_stock(&shop).await, 1)];
    let asked = json!({ "lines": [{ "variantId": lines[0].0, "quantity": 1 }], "paymentMethod": "sandbox" });
    let (status, quote) = shop.post(0, "cart/quote", &asked).await.unwrap();
    assert_eq!(
        (status, &quote["data"]["pieces"], &quote["data"]["isClean"]),
        (200, &json!(1), &json!(true)),
        "{quote}"
    );
    let body = order("demo", &lines, "sandbox", &prices_of(&quote["data"]));
    let (status, placed) = shop.post(0, "checkout/place", &body).await.unwrap();
    assert_eq!(status, 200, "{placed}");
    let page = placed["data"]["payment"]["redirectUrl"].as_str().unwrap();
    assert!(page.starts_with("http://") && page.contains("/sandbox/pay/"), "{page}");
    let by_link = format!("order/by-link/{}", placed["data"]["token"].as_str().unwrap());
    assert_eq!(found(&shop, &by_link).await["paymentState"]["status"], "PENDING");

    assert_eq!(shop.decide_in_sandbox(page, "success").await.unwrap(), 303);
    let paid = settled(&shop, &by_link).await;
    assert_eq!(paid["paymentState"]["status"], "COMPLETED");
    assert_eq!((&paid["number"], &paid["totalMinor"]), (&placed["data"]["orderNumber"], &quote["data"]["totalMinor"]));
    assert!(paid["invoiceNumber"].as_str().unwrap().starts_with("SI-"), "{paid}");
    drop(process);
    let listed = cli.json("order list --tenant SI --payment completed");
    assert_eq!(listed[0]["number"], paid["number"], "the operator sees it too: {listed}");
}
