//! `vitrina order …` on orders of a real database, with right and wrong arguments.

use std::{fs, sync::Arc};

use serde_json::Value;
use vitrina_server::{
    accounts::PostalAddress,
    app::App,
    attribution::BrowserTrail,
    cart::{self, Person, QuoteRequest, StoredLine},
    checkout::{self, PlaceOrder, Shopper, ShownLine, ShownTotals},
    clock::Clock,
    db::{Db, Session as _},
    id::VariantId,
    pricing::{DeliveryType, PaymentType},
    tenancy::Storefront,
    testing::pdf_pages,
    visitor::Visitor,
};

use super::test_cli::TestCli;

pub(super) const PRODUCTS: &str = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\n\
                        cap,Cap,CAP-1,shopify,10,15\nbag,Bag,BAG-1,shopify,2,45\n";

pub(super) fn storefront(app: &App) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant_by_code("SI").unwrap());
    let language = Arc::clone(&tenant.default_language);
    Storefront {
        host_language: Arc::clone(&language),
        language,
        tenant,
        origin: "https://vitrina.si".into(),
        unknown_host: false,
    }
}

async fn variant(db: &Db, sku: &str) -> VariantId {
    db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

async fn shown_totals(app: &App, lines: &[(VariantId, i64)], delivery: DeliveryType) -> ShownTotals {
    let stored: Vec<StoredLine> = lines
        .iter()
        .map(|(variant_id, quantity)| StoredLine { variant_id: *variant_id, quantity: *quantity, shown_minor: None })
        .collect();
    let asked = QuoteRequest {
        lines: &stored,
        code: None,
        person: Person::default(),
        delivery,
        payment: PaymentType::CashOnDelivery,
    };
    let (price, _) = Box::pin(cart::priced_quote(app, &storefront(app), &asked)).await.unwrap();
    let line = |line: &vitrina_server::pricing::LineQuote| ShownLine {
        variant_id: line.key.0,
        unit: line.unit,
        total: line.total,
    };
    ShownTotals { total: price.quote.total, lines: price.quote.lines.iter().map(line).collect() }
}

/// Places an order with cash on delivery and returns its number.
async fn place(app: &App, name: &str, delivery: DeliveryType, lines: &[(&str, i64)]) -> String {
    place_after(app, name, delivery, lines, BrowserTrail::default()).await
}

/// The same, with the attribution data of a partner's link in the shopper's browser.
pub(super) async fn place_after(
    app: &App,
    name: &str,
    delivery: DeliveryType,
    lines: &[(&str, i64)],
    trail: BrowserTrail,
) -> String {
    let mut wanted = Vec::new();
    for (sku, pieces) in lines {
        wanted.push((variant(&app.db, sku).await, *pieces));
    }
    let front = storefront(app);
    let request = PlaceOrder {
        key: format!("visit-{name}"),
        shown: shown_totals(app, &wanted, delivery).await,
        lines: wanted,
        coupon: None,
        email: format!("{name}@example.com"),
        delivery_type: vitrina_server::orders::delivery_name(delivery).into(),
        payment_method: "cash-on-delivery".into(),
        address: PostalAddress {
            name: "=Ana Novak".into(),
            address: "Trubarjeva 1".into(),
            city: "Ljubljana".into(),
            postal_code: "1000".into(),
            country_id: front.tenant.id,
            phone: "040 123 456".into(),
            phone_code: "+386".into(),
            ..PostalAddress::default()
        },
        billing: None,
        note: None,
        website: String::new(),
    };
    let shopper = Shopper { user: None, visitor: Visitor::default(), trail };
    checkout::place(app, &front, &shopper, &request).await.unwrap().number
}

/// A shop with an order of three caps and a bag for delivery, and one of a cap for collection.
pub(super) async fn shop() -> (TestCli, String, String) {
    let cli = TestCli::with_countries_and_texts();
    fs::write(cli.path("products.csv"), PRODUCTS).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language sl").succeeds();
    let app = cli.open(Clock::System).await;
    let brought = place(&app, "ana", DeliveryType::Courier, &[("CAP-1", 3), ("BAG-1", 1)]).await;
    let collected = place(&app, "eva", DeliveryType::Pickup, &[("CAP-1", 1)]).await;
    app.db.close().await;
    (cli, brought, collected)
}

fn numbers(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|order| order["number"].as_str().unwrap()).collect()
}

fn stock(cli: &TestCli, sku: &str) -> i64 {
    cli.json(&format!("stock show {sku}"))[0]["onHand"].as_i64().unwrap()
}

#[tokio::test]
async fn orders_are_listed_filtered_shown_and_explained() {
    let (cli, brought, collected) = shop().await;
    assert_eq!(numbers(&cli.json("order list")), [&collected, &brought]);
    for (filter, expected) in [
        ("--tenant SI --delivery pending", vec![&collected, &brought]),
        ("--tenant HR", vec![]),
        ("--payment completed", vec![]),
        ("--email ANA@example.com", vec![&brought]),
        ("--sku BAG-1", vec![&brought]),
        ("--from 2020-01-01 --to 2020-12-31", vec![]),
        ("--take 1 --page 2", vec![&brought]),
    ] {
        assert_eq!(numbers(&cli.json(&format!("order list {filter}"))), expected, "{filter}");
    }
    cli.run("order list --delivery flying").says(2, "ready-for-pickup");
    cli.run("order list --tenant XX").says(1, "there is no country XX");
    cli.run("order list --from yesterday").says(2, "--from");
    let listed = cli.run("order list").succeeds();
    assert!(listed.contains(&brought) && listed.contains("91.50 EUR"), "{listed}");

    let shown = cli.run(&format!("order show {}", brought.to_lowercase())).succeeds();
    for part in
        ["ana@example.com", "CAP-1", "45.00 EUR", "91.50 EUR", "Trubarjeva 1, 1000, Ljubljana", "placed", "shopper"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let json = cli.json(&format!("order show {brought}"));
    assert_eq!(
        (&json["lines"][0]["quantity"], &json["totalMinor"], &json["country"]),
        (&3.into(), &9_150.into(), &"SI".into())
    );
    let invoice = json["invoiceNumber"].as_str().unwrap();
    assert_eq!(cli.json(&format!("order show {invoice}"))["number"], brought.as_str());
    cli.run("order show NOPE").says(1, "there is no order NOPE; `vitrina order list`");
    let explained = cli.run(&format!("order explain {brought}")).succeeds();
    assert!(explained.contains("shipping") && explained.contains("total"), "{explained}");
    assert!(explained.contains("unit price, CAP-1: 3 × 15.00 EUR") && !explained.contains("variant "), "{explained}");
    assert!(cli.json(&format!("order explain {brought}")).as_array().unwrap().len() > 3);
}

#[tokio::test]
async fn an_order_is_packed_shipped_delivered_and_returned_in_sequence_only() {
    let (cli, brought, collected) = shop().await;
    let run = |arguments: &str| cli.run(&format!("order {}", arguments.replace('#', &brought)));
    run("deliver #").says(1, "is PENDING; possible next statuses: PACKED or CANCELLED");
    run("ship #").says(2, "--carrier");
    run("ship # --carrier GLS --tracking 1 --url http://gls.example").says(2, "must begin with https://");
    let dry = run("pack # --dry-run").succeeds();
    assert!(dry.contains("delivery PENDING") && dry.contains("dry run: nothing was written"), "{dry}");
    assert!(run("pack #").succeeds().contains("delivery PACKED"));
    run("pack #").says(1, "is PACKED; possible next statuses");
    run("ready #").says(1, "is to be delivered by courier");
    run("ship # --carrier GLS --tracking 123 --url https://gls.example/123").succeeds();
    let delivered = cli.json(&format!("order deliver {brought}"));
    assert_eq!((&delivered["deliveryStatus"], &delivered["paymentStatus"]), (&"DELIVERED".into(), &"COMPLETED".into()));
    assert!(run("return #").succeeds().contains("delivery RETURNED"));
    run("return #").says(1, "possible next statuses: none");
    let parcel = cli.json(&format!("order show {brought}"))["parcels"][0].clone();
    assert_eq!((&parcel["carrier"], &parcel["tracking"]), (&"GLS".into(), &"123".into()));

    cli.run(&format!("order pack {collected}")).succeeds();
    cli.run(&format!("order ship {collected} --carrier GLS --tracking 1")).says(1, "is to be delivered by pickup");
    cli.run(&format!("order ready {collected}")).succeeds();
    cli.run("order pack NOPE").says(1, "there is no order NOPE");
    let events = cli.json(&format!("order show {collected}"))["events"].clone();
    let actors: Vec<&str> = events.as_array().unwrap().iter().map(|event| event["actor"].as_str().unwrap()).collect();
    assert!(actors[0] == "shopper" && actors[1..].iter().all(|actor| actor.starts_with("operator ")), "{actors:?}");
}

#[tokio::test]
async fn an_order_is_cancelled_after_confirmation_and_restocked_once() {
    let (cli, brought, _) = shop().await;
    assert_eq!((stock(&cli, "CAP-1"), stock(&cli, "BAG-1")), (6, 1));
    cli.run(&format!("order cancel {brought}")).says(2, "add --yes");
    assert!(cli.run(&format!("order cancel {brought} --dry-run")).succeeds().contains("dry run"));
    assert_eq!(stock(&cli, "BAG-1"), 1);
    assert!(
        cli.run(&format!("order cancel {brought} --yes")).succeeds().contains("delivery CANCELLED, payment CANCELLED")
    );
    assert_eq!((stock(&cli, "CAP-1"), stock(&cli, "BAG-1")), (9, 2));
    cli.run(&format!("order cancel {brought} --yes")).says(1, "is CANCELLED; possible next statuses: none");
    cli.run(&format!("order refund {brought} --reason late --yes")).says(1, "nothing is paid that could be refunded");
    let noted = cli.command(["order", "note", &brought, "called: wants it in blue"]).output().unwrap();
    assert!(noted.status.success(), "{noted:?}");
    let events = cli.json(&format!("order show {brought}"))["events"].clone();
    assert_eq!(events.as_array().unwrap().last().unwrap()["data"]["text"], "called: wants it in blue");
    cli.run(&format!("order note {brought}")).says(2, "<TEXT>");
    let would = cli.run(&format!("order note {brought} later --dry-run")).succeeds();
    assert!(would.contains("dry run: nothing was written"), "{would}");
    assert_eq!(cli.json(&format!("order show {brought}"))["events"], events, "a dry run keeps nothing");
}

#[tokio::test]
async fn lines_are_refunded_by_pieces_up_to_the_paid_amount() {
    let (cli, brought, _) = shop().await;
    let run = |arguments: &str| cli.run(&format!("order refund {brought} --reason torn {arguments}"));
    run("--yes").says(1, "nothing is paid that could be refunded");
    for arguments in ["pack #", "ship # --carrier GLS --tracking 1", "deliver #"] {
        cli.run(&format!("order {}", arguments.replace('#', &brought))).succeeds();
    }
    cli.run(&format!("order refund {brought} --yes")).says(2, "--reason");
    run("--line 1 --amount 5").says(2, "cannot be used with");
    run("--restock").says(2, "--line");
    run("--line one").says(2, "write a line's number");
    run("--amount 1.234 --yes").says(2, "1.234");
    run("--line 7 --dry-run").says(1, "there is no line 7");
    run("--line 1x4 --dry-run").says(1, "line 1 has 3 pieces left to refund");
    run("--line 1 --line 1x1 --dry-run").says(1, "line 1 is named twice");
    run("--amount 91.51 --dry-run").says(1, "91.51 EUR is more than what is left to refund: 91.50 EUR");
    run("--line 1x1").says(2, "Refund 15.00 EUR");
    let would = run("--line 1x1 --dry-run").succeeds();
    assert!(would.contains("15.00 EUR would be refunded") && would.contains("dry run: nothing was written"), "{would}");
    assert_eq!(cli.json("payment transfers").as_array().unwrap().len(), 0);

    assert!(run("--line 1x1 --restock --yes").succeeds().contains("15.00 EUR will be refunded (refund 1)"));
    assert_eq!(stock(&cli, "CAP-1"), 7);
    let json = cli.json(&format!("order refund {brought} --reason torn --line 1x2 --yes"));
    assert_eq!(
        (&json["amountMinor"], &json["refundIds"][0], &json["dryRun"]),
        (&3_000.into(), &2.into(), &false.into())
    );
    run("--line 1 --yes").says(1, "line 1 was already refunded");
    run("--amount 46.51 --yes").says(1, "is more than what is left to refund: 46.50 EUR");
    assert!(run("--amount 1.50 --yes").succeeds().contains("1.50 EUR will be refunded"));
    assert!(run("--yes").succeeds().contains("45.00 EUR will be refunded"), "all that is left");
    run("--yes").says(1, "nothing is left to refund");

    // A transfer that cannot be made frees its line again.
    cli.run("payment resolve 1 --not-done --note no-account").succeeds();
    assert!(run("--line 1x1 --yes").succeeds().contains("15.00 EUR will be refunded (refund 5)"));
    for refund in 2..=5 {
        cli.run(&format!("payment resolve {refund} --done")).succeeds();
    }
    let order = cli.json(&format!("order show {brought}"));
    assert_eq!((&order["refundedMinor"], &order["paymentStatus"]), (&9_150.into(), &"REFUNDED".into()));
    let notes = order["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "note");
    let notes: Vec<(&str, &str)> =
        notes.map(|note| (note["data"]["text"].as_str().unwrap(), note["actor"].as_str().unwrap())).collect();
    assert_eq!(notes.len(), 5, "each resolved refund is in the order's history: {notes:?}");
    assert_eq!(notes[0].0, "refund 1 was resolved as FAILED: no-account");
    assert!(notes.iter().all(|(_, actor)| actor.starts_with("operator ")), "{notes:?}");
}

#[tokio::test]
async fn orders_are_exported_for_spreadsheets_and_for_programs() {
    let (cli, brought, collected) = shop().await;
    let csv = cli.run("order export").succeeds();
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows.len(), 4, "a head and a row for each line: {csv}");
    assert!(rows[1].starts_with(&format!("{collected},SI-")) && rows[2].starts_with(&brought), "{csv}");
    assert!(
        rows[2].contains("'=Ana Novak") && rows[2].contains(",1,CAP-1,Cap,,,3,15.00,45.00,22.00,91.50,0.00,EUR"),
        "{csv}"
    );
    let note = cli.run("order export orders.json --email ana@example.com");
    assert!(note.stderr.contains("1 order written"), "{note:?}");
    let json: Value = serde_json::from_str(&cli.read("orders.json")).unwrap();
    assert_eq!((numbers(&json), &json[0]["lines"][1]["sku"]), (vec![brought.as_str()], &"BAG-1".into()));
    assert_eq!(cli.json("order export --tenant HR"), Value::Array(Vec::new()));
    cli.run("order export no/such/folder.csv").says(1, "cannot write no/such/folder.csv");
}

#[tokio::test]
async fn an_invoice_is_written_as_a_page_or_as_a_pdf() {
    let (cli, brought, _) = shop().await;
    let page = cli.run(&format!("order invoice {brought}")).succeeds();
    assert!(page.starts_with("<!doctype html>") && page.contains("91.50 €"), "{page}");
    for (file, begins) in [("invoice.html", "<!doctype html>"), ("invoice.pdf", "%PDF-"), ("INVOICE.PDF", "%PDF-")] {
        cli.run(&format!("order invoice {brought} --output {file}")).succeeds();
        assert!(fs::read(cli.path(file)).unwrap().starts_with(begins.as_bytes()), "{file}");
    }
    let text = pdf_pages(&fs::read(cli.path("invoice.pdf")).unwrap()).concat().replace('\u{a0}', " ");
    assert!(text.contains("=Ana Novak") && text.contains("91.50 €"), "{text}");
    cli.run("order invoice NOPE --output nope.pdf").says(1, "there is no order NOPE");
    assert!(!cli.path("nope.pdf").exists());
}
