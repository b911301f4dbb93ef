//! `vitrina doctor` on shops in different states.

use std::fs;

use chrono::TimeDelta;
use vitrina_server::{
    clock::Clock,
    db::{Db, Session as _},
    id::OrderId,
    jobs::{self, Failure, NewJob, Queue},
    money::Money,
    payments::{self, NewPayment},
    tenancy::PaymentProvider,
};

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
    let bare = cli.run("doctor");
    assert!(bare.stdout.contains("run `vitrina content apply`"), "{}", bare.stdout);
    cli.run("content apply").succeeds();
    let healthy = cli.run("doctor");
    assert_eq!(healthy.code, 0, "{}", healthy.stdout);
    assert!(healthy.stdout.contains("1 active of "), "{}", healthy.stdout);
}

#[test]
fn an_open_shop_without_products_is_reported_with_both_remedies() {
    let cli = one_country();
    cli.run("tenant enable HR").succeeds();
    let doctor = cli.run("doctor");
    assert!(doctor.code == 1 && doctor.stdout.contains("no products are shown in HR"), "{}", doctor.stdout);
    assert!(doctor.stdout.contains("vitrina catalog import FILE --format shopify --tenant HR"), "{}", doctor.stdout);
    assert!(doctor.stdout.contains("vitrina tenant disable"), "{}", doctor.stdout);
}

#[test]
fn a_country_without_payments_is_reported_with_the_missing_settings() {
    let cli = one_country();
    fs::write(cli.path("vitrina.toml"), "[country.SI]\nstripe_secret_key = \"sk_1\"\n").unwrap();
    let doctor = cli.run("doctor");
    assert!(doctor.code == 1 && doctor.stdout.contains("country.SI.stripe_webhook_secret"), "{}", doctor.stdout);
    assert!(
        !doctor.stdout.contains("country.SI.stripe_secret_key") && !doctor.stdout.contains("sk_1"),
        "{}",
        doctor.stdout
    );
}

/// Keys with which one country passes the checks.
const KEYS: &str = "[country.SI]\nstripe_secret_key = \"sk_1\"\nstripe_webhook_secret = \"whsec_1\"\n";

#[test]
fn a_demo_s_folder_needs_no_keys_until_its_marker_file_is_removed() {
    let cli = one_country();
    cli.run("content apply").succeeds();
    let asked = cli.run("doctor");
    assert!(asked.code == 1 && asked.stdout.contains("country.SI.stripe_secret_key"), "{}", asked.stdout);
    fs::write(cli.path("data/demo.txt"), "").unwrap();
    let demo = cli.run("doctor");
    assert!(
        demo.code == 0 && demo.stdout.contains("demo: card payments without keys use the sandbox"),
        "{}",
        demo.stdout
    );
    // An incomplete set of keys is an error there, too.
    fs::write(cli.path("vitrina.toml"), "[country.SI]\nstripe_secret_key = \"sk_1\"\n").unwrap();
    let half = cli.run("doctor");
    assert!(half.code == 1 && half.stdout.contains("country.SI.stripe_webhook_secret"), "{}", half.stdout);
}

async fn hanging_payment(cli: &TestCli) {
    let app = cli.open(Clock::System).await;
    let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
    let long_ago = app.clock.now() - TimeDelta::hours(2);
    let wanted = NewPayment {
        tenant_id: tenant.id,
        order_id: OrderId(1),
        provider: PaymentProvider::Stripe,
        amount: Money::new(4_990, tenant.currency.code),
        reference: "V7K2-1".to_owned(),
        expires_at: long_ago,
    };
    let mut tx = app.db.begin().await.unwrap();
    payments::begin(&mut tx, long_ago, &wanted).await.unwrap();
    tx.commit().await.unwrap();
    app.db.sql("UPDATE payment SET check_at = $1").bind(long_ago).execute().await.unwrap();
    app.db.close().await;
}

async fn dead_job(db: &Db) {
    let now = Clock::System.now();
    let mut tx = db.begin().await.unwrap();
    jobs::enqueue(
        &mut tx,
        &NewJob::new("orders.mail", now, "order-confirmation for order 1", &1).in_queue(Queue::Mail),
    )
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let job = jobs::claim(db, Queue::Mail, now).await.unwrap().unwrap();
    jobs::failed(db, &job, now, &Failure::Permanent("no such address".to_owned())).await.unwrap();
}

#[tokio::test]
async fn stuck_payments_dead_jobs_untranslated_promotions_and_low_stock_are_reported() {
    let cli = one_country();
    fs::write(cli.path("vitrina.toml"), KEYS).unwrap();
    hanging_payment(&cli).await;
    let app = cli.open(Clock::System).await;
    dead_job(&app.db).await;
    app.db.close().await;
    let promotion = "[[promotions]]\nname = \"autumn\"\nkind = \"flash-deal\"\ncountries = [\"SI\"]\npercent = \"20\"\n\
                     [promotions.texts.sl]\ntitle = \"Jesen\"\n";
    fs::write(cli.path("promotions.toml"), promotion).unwrap();
    cli.run("promotion apply promotions.toml").succeeds();
    let found = cli.json_of_failure("doctor");
    for part in [
        "1 payment unsettled for more than an hour: run `vitrina payment reconcile` to ask the providers",
        "1 job failed for good: `vitrina jobs list --state dead` shows why",
        "promotion autumn has no text in en: add it to its file",
        "1 variant low on stock, 0 sold out",
    ] {
        assert!(found.contains(part), "{part}: {found}");
    }
}
