//! `vitrina return …`: handling of returned goods, with valid and invalid arguments.

use std::fs;

use serde_json::Value;
use vitrina_server::{
    clock::Clock,
    orders,
    returns::{self, Reason, ReturnMethod},
};

use super::{
    order::{shop, storefront},
    test_cli::TestCli,
};

/// The order with three caps and a bag was delivered, and a cap and the bag are to be returned. Returns the return's number.
async fn asked() -> (TestCli, String, String) {
    let (cli, order, _) = shop().await;
    for act in ["pack", "ship --carrier GLS --tracking 1", "deliver"] {
        let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
        cli.run(&format!("order {verb} {order} {rest}")).succeeds();
    }
    let number = ask(&cli, &order, &[(1, 1), (2, 1)]).await;
    (cli, order, number)
}

async fn ask(cli: &TestCli, order: &str, lines: &[(i64, i64)]) -> String {
    let app = cli.open(Clock::System).await;
    let details = orders::details(&app, orders::find(&app, None, order).await.unwrap()).await.unwrap();
    let wanted: Vec<returns::WantedReturn> = lines
        .iter()
        .map(|(position, quantity)| returns::WantedReturn {
            position: *position,
            variant_id: None,
            quantity: *quantity,
            reason: Reason::TooSmall,
            comment: "=1+1".into(),
            exchange: None,
            photos: Vec::new(),
        })
        .collect();
    let case = returns::request(&app, &storefront(&app), details, &wanted, ReturnMethod::Label).await.unwrap();
    app.db.close().await;
    case.number
}

fn stock(cli: &TestCli, sku: &str) -> i64 {
    cli.json(&format!("stock show {sku}"))[0]["onHand"].as_i64().unwrap()
}

#[tokio::test]
async fn a_return_is_listed_received_inspected_and_refunded() {
    let (cli, order, number) = asked().await;
    let listed = cli.json("return list --tenant SI --status requested --kind return");
    assert_eq!((&listed[0]["number"], &listed[0]["order"]), (&number.as_str().into(), &order.as_str().into()));
    assert_eq!(cli.json(&format!("return list --order {order}")).as_array().unwrap().len(), 1);
    assert_eq!(cli.json("return list --tenant HR"), Value::Array(Vec::new()));
    cli.run("return list --status flying").says(2, "inspected");
    cli.run("return list --order 0000000000").says(1, "there is no order");
    let shown = cli.run(&format!("return show {}", number.to_lowercase())).succeeds();
    for part in [number.as_str(), "requested", "CAP-1", "BAG-1", "too-small", "60.00 EUR", "=1+1"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    cli.run("return show R000").says(1, "vitrina return list");
    cli.run(&format!("return photos {number} --output photos")).succeeds();
    cli.run(&format!("return refund {number} --yes")).says(1, "only inspected returns can be refunded");
    cli.run(&format!("return inspect {number}")).says(1, "is requested; possible next statuses: approved or received");
    cli.run(&format!("return approve {number} --dry-run")).succeeds();
    assert_eq!(cli.json(&format!("return approve {number}"))["status"], "approved");

    // Input from a scanner: a wrong number does not stop the others, and numbers may be repeated.
    let scanned = cli.run_with_stdin("return receive", &format!("{number}\nR0\n\n{number}\n"));
    scanned.says(1, "1 number not received");
    assert_eq!(cli.json(&format!("return show {number}"))["status"], "received");
    cli.run_with_stdin("return receive", &format!("{number}\n")).succeeds();

    cli.run(&format!("return inspect {number} --line 2=1")).says(2, "2=3/1");
    cli.run(&format!("return inspect {number} --line 2=2/1")).says(1, "line 2 has 1 piece");
    cli.run(&format!("return inspect {number} --line 9=0/0")).says(1, "has no line 9");
    let (caps, bags) = (stock(&cli, "CAP-1"), stock(&cli, "BAG-1"));
    cli.run(&format!("return inspect {number} --line 2=1/0")).succeeds();
    assert_eq!((stock(&cli, "CAP-1"), stock(&cli, "BAG-1")), (caps + 1, bags), "the bag cannot be sold again");

    let would = cli.json(&format!("return refund {number} --dry-run"));
    assert_eq!((&would["amountMinor"], &would["dryRun"]), (&6000.into(), &true.into()));
    let done = cli.json(&format!("return refund {number} --yes"));
    assert_eq!((&done["amountMinor"], done["refundIds"].as_array().unwrap().len()), (&6000.into(), 1));
    cli.run(&format!("return refund {number} --yes")).says(1, "is refunded");
    cli.run(&format!("return ship {number} --carrier GLS --tracking 2")).says(1, "no replacement to send");
    cli.run(&format!("return ship {number} --carrier GLS --tracking 2 --url ftp://x")).says(2, "https://");

    cli.run("return export returns.csv").succeeds();
    let csv = fs::read_to_string(cli.path("returns.csv")).unwrap();
    assert_eq!(csv.lines().count(), 3, "{csv}");
    assert!(csv.contains("'=1+1") && csv.contains(",60.00,EUR"), "{csv}");
    cli.run("return export returns.json").succeeds();
    let json: Value = serde_json::from_str(&fs::read_to_string(cli.path("returns.json")).unwrap()).unwrap();
    assert_eq!(json[0]["lines"][1]["resalable"], 0);
}

#[tokio::test]
async fn a_refusal_needs_a_reason() {
    let (cli, _, number) = asked().await;
    cli.run(&format!("return refuse {number} --yes")).says(2, "--reason");
    let mut command = cli.command(["return", "refuse", &number, "--reason", " ", "--yes"]);
    assert_eq!(command.output().unwrap().status.code(), Some(2));
    let mut command = cli.command(["return", "refuse", &number, "--reason", "It was worn.", "--yes"]);
    assert!(command.output().unwrap().status.success());
    let shown = cli.json(&format!("return show {number}"));
    assert_eq!((&shown["status"], &shown["refusal"]), (&"refused".into(), &"It was worn.".into()));
    cli.run(&format!("return receive {number}")).says(1, "1 number not received");
}
