//! `vitrina commission …` and `vitrina payout …`: from an order that a partner brought to the file for the bank.

use std::fs;

use chrono::{DateTime, Utc};
use vitrina_server::{
    accounts, affiliates,
    app::App,
    attribution::BrowserTrail,
    bank_account::TypedAccount,
    clock::Clock,
    config::{AffiliateSettings, EncryptionKey, Settings},
    db::Db,
    id::AffiliateId,
    pricing::DeliveryType,
    visitor::Visitor,
};

use super::{
    affiliate::{apply, with_programme},
    order::{PRODUCTS, place_after},
    test_cli::TestCli,
};

/// The shop at a time, with the key of its `vitrina.toml`.
async fn open_at(cli: &TestCli, key: &str, at: DateTime<Utc>) -> App {
    let affiliates = AffiliateSettings { key: Some(EncryptionKey::try_from(key.to_owned()).unwrap()) };
    let settings = Settings { data: cli.path("data"), affiliates, ..Settings::default() };
    let db = Db::connect(&settings.database_url()).await.unwrap();
    App::open(settings, db, Clock::fixed(at)).await.unwrap()
}

/// A shop with a partner, `maja`, who has an account, and an order that she brought: its number.
async fn shop() -> (TestCli, String) {
    let key = EncryptionKey::random().to_base64();
    let settings = format!("[affiliates]\nkey = \"{key}\"\n");
    // Applying has a runtime of its own.
    let cli = tokio::task::spawn_blocking(move || {
        let cli = with_programme();
        fs::write(cli.path("vitrina.toml"), settings).unwrap();
        apply(&cli, "Tkalnica", "maja@example.com");
        cli.run("affiliate approve 1 --code maja").succeeds();
        fs::write(cli.path("products.csv"), PRODUCTS).unwrap();
        cli.run("catalog import products.csv --format shopify --tenant SI --language sl").succeeds();
        cli
    });
    let cli = cli.await.unwrap();
    let app = open_at(&cli, &key, Utc::now()).await;
    let trail = BrowserTrail { session: None, code: Some("maja".to_owned()) };
    let brought = place_after(&app, "ana", DeliveryType::Courier, &[("BAG-1", 2), ("CAP-1", 10)], trail).await;
    let partner = affiliates::show(&app, AffiliateId(1)).await.unwrap();
    let user = accounts::show(&app, partner.user_id).await.unwrap();
    let typed = TypedAccount::Iban { holder: "Maja Kos", iban: "SI56 1910 0000 0123 438" };
    affiliates::set_payout_account(&app, &user, &partner, typed, "Lipa-2026", &Visitor::default()).await.unwrap();
    app.db.close().await;
    (cli, brought)
}

#[tokio::test]
async fn a_commission_is_explained_decided_and_corrected() {
    let (cli, order) = shop().await;
    let listed = cli.json("commission list --partner MAJA --status pending --tenant SI --currency EUR");
    let one = &listed[0];
    // 240.00 with 22 % of VAT inside are 196.72, of which 8 %.
    assert_eq!(
        (&one["baseMinor"], &one["commissionMinor"], &one["order"]),
        (&19_672.into(), &1_574.into(), &order.as_str().into())
    );
    assert_eq!(cli.json("commission list --held").as_array().unwrap().len(), 0);
    let explained = cli.run(&format!("commission explain {}", order.to_lowercase())).succeeds();
    for part in [
        &*format!("Order {order} is attributed to maja by session"),
        "session for maja: counts",
        "8.00 % of",
        "earned pending 15.74 EUR by order",
    ] {
        assert!(explained.contains(part), "{part}: {explained}");
    }
    let json = cli.json(&format!("commission explain {order}"));
    assert_eq!(json["attribution"]["evidence"]["candidates"][0]["method"], "session");
    for (arguments, code, message) in [
        ("commission explain NOPE", 1, "there is no order NOPE; `vitrina order list`"),
        ("commission show 9", 1, "commission 9: does not exist; `vitrina commission list`"),
        ("commission approve 1", 1, "is not held by a rule, and its order is not paid"),
        ("commission reject 1", 2, "--reason"),
        ("commission list --partner nobody", 1, "no partner has the code nobody"),
        ("commission list --status lost", 2, "approved"),
        ("commission adjust 1 --amount 0 --reason x", 2, "must be more than zero"),
    ] {
        cli.run(arguments).says(code, message);
    }
    let corrected = cli.json("commission adjust 1 --amount -2.50 --reason Twice.");
    assert_eq!(
        (&corrected["kind"], &corrected["netMinor"], &corrected["status"]),
        (&"adjustment".into(), &(-250).into(), &"approved".into())
    );
    let rejected = cli.run("commission reject 1 --reason Advertising.").succeeds();
    assert!(rejected.contains("(rejected)") && rejected.contains("Reason:    Advertising."), "{rejected}");
    let checked = cli.run("doctor");
    assert!(checked.stdout.contains("ledger  ") && checked.stdout.contains("balanced"), "{}", checked.stdout);
}

#[tokio::test]
async fn a_payout_is_planned_made_exported_and_confirmed() {
    let (cli, order) = shop().await;
    assert_eq!(cli.json("payout plan").as_array().unwrap().len(), 0);
    for act in ["pack", "ship --carrier GLS --tracking 1", "deliver"] {
        let (verb, flags) = act.split_once(' ').unwrap_or((act, ""));
        cli.run(&format!("order {verb} {order} {flags}")).succeeds();
    }
    // After the hold period, an operator does not have to wait for the job.
    cli.run("commission approve 1").says(1, "its hold ends on");
    cli.run("commission approve 1 --days-ahead 101").says(1, "--days-ahead needs the data folder of a demo");
    fs::write(cli.path("data/demo.txt"), "").unwrap();
    cli.run("commission approve 1 --days-ahead 99").says(1, "its hold ends on");
    assert!(cli.run("commission approve 1 --days-ahead 101").succeeds().contains("approved"));
    let planned = cli.json("payout plan --currency EUR");
    assert_eq!(
        (&planned[0]["amount"]["minor"], &planned[0]["refusal"]),
        (&1_574.into(), &"is below the minimum of 20.00 EUR".into())
    );
    cli.run("payout create --currency EUR").says(1, "nothing can be paid out");
    cli.run("commission adjust 1 --amount 10 --reason Thanks.").succeeds();
    assert!(cli.run("payout create --currency EUR --dry-run").succeeds().contains("25.74 EUR"));
    let made = cli.json("payout create --currency EUR");
    assert_eq!(
        (&made["status"], &made["lines"][0]["partner"], &made["lines"][0]["amountMinor"]),
        (&"open".into(), &"maja".into(), &2_574.into())
    );
    assert_eq!(made["lines"][0]["account"], "SI56 •••• 3438");
    for (arguments, code, message) in [
        ("payout export 1 payout.xml", 2, "add --from-iban"),
        ("payout export 1 payout.xml --from-iban SI00", 2, "SI00 is not a valid IBAN"),
        ("payout export 9 payout.csv --format csv", 1, "payout 9: does not exist; `vitrina payout list`"),
        ("payout confirm 1 --line 7", 1, "payout 1: has no line 7"),
        ("payout cancel 1", 2, "--reason"),
        ("payout create --currency euro", 2, "three capital letters"),
    ] {
        cli.run(arguments).says(code, message);
    }
    cli.run("payout export 1 payout.xml --from-iban SI56191000000123438 --from-name Vitrina --on 2027-01-04")
        .succeeds();
    let file = cli.read("payout.xml");
    for part in
        ["pain.001.001.09", "<Dt>2027-01-04</Dt>", "<InstdAmt Ccy=\"EUR\">25.74</InstdAmt>", "<Nm>Maja Kos</Nm>"]
    {
        assert!(file.contains(part), "{part}: {file}");
    }
    cli.run("payout export 1 payout.csv --format csv").succeeds();
    assert!(cli.read("payout.csv").contains(",maja,Maja Kos,SI56191000000123438,"));
    let confirmed = cli.run("payout confirm 1").succeeds();
    assert!(confirmed.contains("Payout 1 (confirmed): 25.74 EUR"), "{confirmed}");
    assert_eq!(cli.json("commission show 1")["status"], "paid");
    assert_eq!(cli.json("payout list --status confirmed").as_array().unwrap().len(), 1);
}
