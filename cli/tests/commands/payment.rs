//! `vitrina payment …` on payments of a real database.

use chrono::{DateTime, TimeDelta, Utc};
use vitrina_server::{
    app::App,
    clock::Clock,
    db::Session as _,
    id::OrderId,
    money::Money,
    payments::{self, NewPayment},
    tenancy::PaymentProvider,
};

use super::test_cli::TestCli;

async fn begin(app: &App, order: i64, provider: PaymentProvider) {
    let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
    let now: DateTime<Utc> = app.clock.now();
    let wanted = NewPayment {
        tenant_id: tenant.id,
        order_id: OrderId(order),
        provider,
        amount: Money::new(4_990, tenant.currency.code),
        reference: format!("V7K2-{order}"),
        expires_at: now + TimeDelta::minutes(30),
    };
    let mut tx = app.db.begin().await.unwrap();
    payments::begin(&mut tx, now, &wanted).await.unwrap();
    tx.commit().await.unwrap();
}

/// A payment at Stripe that nobody paid, and cash that was collected.
async fn with_payments() -> TestCli {
    let cli = TestCli::with_countries();
    let app = cli.open(Clock::System).await;
    begin(&app, 1, PaymentProvider::Stripe).await;
    begin(&app, 2, PaymentProvider::CashOnDelivery).await;
    let tenant = app.directory().tenant_by_code("SI").unwrap().id;
    let mut tx = app.db.begin().await.unwrap();
    payments::collected(&mut tx, app.clock.now(), tenant, OrderId(2)).await.unwrap().unwrap();
    tx.commit().await.unwrap();
    app.db.close().await;
    cli
}

#[tokio::test]
async fn payments_are_listed_filtered_and_shown() {
    let cli = with_payments().await;
    let all = cli.json("payment list");
    let orders = |list: &serde_json::Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|payment| payment["reference"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(orders(&all), ["V7K2-2", "V7K2-1"]);
    for (filter, expected) in [
        ("--status completed", vec!["V7K2-2"]),
        ("--provider stripe", vec!["V7K2-1"]),
        ("--order V7K2-1", vec!["V7K2-1"]),
        ("--tenant HR", vec![]),
        ("--alarmed", vec![]),
        ("--take 1 --page 2", vec!["V7K2-1"]),
    ] {
        assert_eq!(orders(&cli.json(&format!("payment list {filter}"))), expected, "{filter}");
    }
    let shown = cli.run("payment show 1").succeeds();
    assert!(shown.contains("49.90 EUR") && shown.contains("PENDING"), "{shown}");
    cli.run("payment list --status paid").says(2, "is no status of a payment");
    cli.run("payment list --provider paypal").says(2, "there are stripe, sslcommerz");
    cli.run("payment show 9").says(1, "there is no payment 9");
}

#[tokio::test]
async fn a_cash_refund_is_exported_and_resolved_once() {
    let cli = with_payments().await;
    cli.run("payment refund 1 --reason broken --yes").says(1, "nothing is left to refund");
    cli.run("payment refund 2 --amount 60 --reason broken --yes").says(1, "more than what is left");
    let would = cli.run("payment refund 2 --amount 12.50 --reason broken --dry-run").succeeds();
    assert!(would.contains("12.50 EUR would be refunded"), "{would}");
    cli.run("payment refund 2 --amount 12.50 --reason broken").says(2, "--yes");
    for _ in 0..2 {
        let made = cli.run("payment refund 2 --amount 12.50 --reason broken --key return-1 --yes").succeeds();
        assert!(made.contains("Refund 1 of 12.50 EUR is a bank transfer"), "{made}");
    }
    let csv = cli.run("payment transfers").succeeds();
    assert!(csv.contains("1,SI,V7K2-2,,,12.50,EUR,broken,"), "{csv}");
    assert_eq!(csv.lines().count(), 2, "{csv}");
    assert!(cli.run("payment transfers").stderr.contains("1 transfer to make, 1 without an account yet"));
    assert!(cli.run("payment show 2").succeeds().contains("account not known yet"));
    assert!(cli.run("doctor").stdout.contains("1 bank transfer to make, 1 of them without an account"));
    let app = cli.open(Clock::System).await;
    let names = "UPDATE refund SET iban = 'SI56192001234567892', holder = '=1+1', reason = '@SUM(A1)'";
    app.db.sql(names).execute().await.unwrap();
    app.db.close().await;
    let csv = cli.run("payment transfers").succeeds();
    assert!(csv.contains("1,SI,V7K2-2,'=1+1,SI56192001234567892,12.50,EUR,'@SUM(A1),"), "a formula stays text: {csv}");
    assert!(cli.run("payment show 2").succeeds().contains("to SI56 •••• 7892 of =1+1"));
    let exported = |cli: &TestCli| !cli.json("payment transfers")[0]["exportedAt"].is_null();
    let dry = cli.run("payment transfers bank.csv --dry-run");
    assert!(dry.code == 0 && dry.stderr.contains("nothing was written"), "{dry:?}");
    assert!(!exported(&cli) && !cli.path("bank.csv").exists());
    cli.run("payment transfers --dry-run").says(2, "FILE");
    cli.run("payment transfers no-folder/bank.csv").says(1, "cannot write no-folder/bank.csv");
    assert!(!exported(&cli), "what was not written is not held");
    let written = cli.run("payment transfers bank.csv");
    assert!(written.code == 0 && written.stderr.contains("can no longer correct the accounts"), "{written:?}");
    assert!(exported(&cli) && cli.read("bank.csv").contains("SI56192001234567892,12.50,EUR"));
    cli.run("payment ask 9").says(1, "there is no refund 9");
    cli.run("payment ask 1").says(1, "--delete-account");
    let would = cli.run("payment ask 1 --delete-account --dry-run").succeeds();
    assert!(would.contains("would be asked for") && exported(&cli), "{would}");
    assert_eq!(cli.json("payment ask 1 --delete-account")["accountDeleted"], true);
    assert!(!exported(&cli) && cli.json("payment transfers")[0]["account"].is_null());
    assert_eq!(cli.json("jobs list --kind payments.ask-account").as_array().unwrap().len(), 1, "one e-mail is waiting");
    cli.run("payment resolve 1").says(2, "--done");
    let would = cli.run("payment resolve 1 --done --note T17 --dry-run").succeeds();
    assert!(would.contains("Refund 1 would be COMPLETED"), "{would}");
    assert_eq!(cli.json("payment show 2")["status"], "COMPLETED");
    cli.run("payment resolve 1 --done --note T17").succeeds();
    cli.run("payment resolve 1 --done").says(1, "neither uncertain nor a bank transfer");
    cli.run("payment ask 1").says(1, "not a bank transfer to make");
    assert_eq!(cli.json("payment show 2")["status"], "PARTIALLY_REFUNDED");
    assert_eq!(cli.run("payment transfers").succeeds().lines().count(), 1);
}

#[tokio::test]
async fn an_unreachable_provider_is_reported_without_secrets() {
    let cli = with_payments().await;
    let app = cli.open(Clock::System).await;
    let with_page = "UPDATE payment SET session_id = 'cs_1', page_url = 'https://pay.example' WHERE id = 1";
    app.db.sql(with_page).execute().await.unwrap();
    app.db.close().await;
    cli.run("payment reconcile 9").says(1, "there is no payment 9");
    let unset = cli.run("payment reconcile 1");
    assert!(unset.code == 1 && unset.stdout.contains("country.SI.stripe_secret_key is missing"), "{unset:?}");
    std::fs::write(
        cli.path("vitrina.toml"),
        "log = \"trace\"\n[payments]\nstripe_url = \"http://127.0.0.1:1\"\n[country.SI]\nstripe_secret_key = \"sk_s3cret\"\n",
    )
    .unwrap();
    let down = cli.run("payment reconcile 1 -v");
    assert_eq!(down.code, 1, "{down:?}");
    assert!(!format!("{down:?}").contains("s3cret"), "{down:?}");
}

#[tokio::test]
async fn a_dry_run_of_a_reconciliation_reports_and_changes_nothing() {
    let cli = with_payments().await;
    let settings = "[payments]\nsandbox = true\n";
    std::fs::write(cli.path("vitrina.toml"), settings).unwrap();
    let app = cli.open(Clock::System).await;
    begin(&app, 3, PaymentProvider::Sandbox).await;
    for statement in [
        "UPDATE payment SET session_id = token, page_url = 'http://si.localhost/sandbox/pay' WHERE id = 3",
        "INSERT INTO sandbox_session (token, payment_id, amount_minor, currency, return_url, decision, settles_at, created_at) \
         SELECT token, id, amount_minor, currency, 'http://si.localhost/', 'success', created_at, created_at FROM payment WHERE id = 3",
    ] {
        app.db.sql(statement).execute().await.unwrap();
    }
    app.db.close().await;
    let dry = cli.run("payment reconcile 3 --dry-run");
    assert!(dry.stdout.contains("WOULD BE") && dry.stdout.contains("COMPLETED"), "{dry:?}");
    assert!(dry.code == 0 && dry.stderr.contains("dry run: nothing was written"), "{dry:?}");
    assert_eq!(cli.json("payment show 3")["status"], "PENDING");
    let json = cli.json("payment reconcile 3 --dry-run");
    assert_eq!((&json["dryRun"], &json["payments"][0]["payment"]["status"]), (&true.into(), &"COMPLETED".into()));
    assert_eq!(cli.json("payment reconcile 3")["payments"][0]["from"], "PENDING");
    assert_eq!(cli.json("payment show 3")["status"], "COMPLETED");
    cli.run("payment reconcile 9 --dry-run").says(1, "there is no payment 9");
}
