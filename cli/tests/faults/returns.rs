//! An operator's command is killed while it refunds a return: the refund is written completely or not at all, and a retry refunds it only
//! once.

use std::{
    collections::BTreeMap,
    process::{Command, Stdio},
    time::Duration,
};

use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
    orders::{self as shop_orders, OperatorAction},
    returns::{self, Reason, ReturnMethod, Status, WantedReturn},
    tenancy::Storefront,
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED, is_proof,
    orders::{self, Checkout, stocked},
    serve,
};

/// `vitrina return refund` as an operator runs it.
fn command(test: &TestDb, number: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
    for (variable, _) in std::env::vars().filter(|(variable, _)| variable.starts_with("VITRINA_")) {
        command.env_remove(variable);
    }
    command.args(["return", "refund", number, "--yes", "--database", &test.url, "--data"]);
    command.arg(test.folder.path().join("data")).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn storefront(app: &App) -> Storefront {
    let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
    let language = tenant.default_language.clone();
    Storefront {
        host_language: language.clone(),
        language,
        tenant,
        origin: "https://vitrina.si".into(),
        unknown_host: false,
    }
}

both!(a_refund_is_made_once_when_the_process_is_killed_at_any_moment, test in FURNISHED, {
    let settings = Settings { data: test.folder.path().join("data"), is_demo: true, ..Settings::default() };
    let app = App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap();
    inventory::save_products(&app, &[stocked("SHIRT", 2_990, 1000)]).await.unwrap();
    app.catch_up().await.unwrap();
    let pieces = if is_proof() { 30 } else { 4 };
    let served = serve(app).await;
    let (app, checkout) = (&served.app, Checkout::at(served.address));
    let lines = [(orders::variant(&app.db, "SHIRT").await, pieces)];
    let shown = checkout.shown_prices(&lines, "cash-on-delivery").await.unwrap();
    let body = orders::order("ana", &lines, "cash-on-delivery", &shown);
    let (status, answer) = checkout.post(1, "checkout/place", &body).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let order = shop_orders::find(app, None, answer["data"]["orderNumber"].as_str().unwrap()).await.unwrap().id;
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        shop_orders::act(app, order, &act, "operator ana").await.unwrap();
    }
    let mut killed = 0;
    for round in 0..pieces {
        let wanted = WantedReturn {
            position: 1,
            variant_id: None,
            quantity: 1,
            reason: Reason::TooSmall,
            comment: String::new(),
            exchange: None,
            photos: Vec::new(),
        };
        let details = shop_orders::details(app, shop_orders::get(app, order).await.unwrap()).await.unwrap();
        // Requests beyond a person's hourly limit are throttled.
        app.db.sql("DELETE FROM throttle").execute().await.unwrap();
        let case = returns::request(app, &storefront(app), details, &[wanted], ReturnMethod::Label).await.unwrap();
        returns::receive(app, case.id, "operator ana").await.unwrap();
        returns::inspect(app, case.id, &BTreeMap::new(), "operator ana").await.unwrap();
        let mut pause = 15 + (u64::try_from(round).unwrap() * 23) % 60;
        loop {
            let mut child = command(&test, &case.number).spawn().unwrap();
            tokio::time::sleep(Duration::from_millis(pause)).await;
            // SIGKILL: no code of the program runs after it.
            child.kill().unwrap();
            killed += i64::from(!child.wait().unwrap().success());
            let (refunds, pieces): (i64, i64) = app
                .db
                .sql("SELECT (SELECT COUNT(*) FROM refund), CAST(SUM(refunded_pieces) AS BIGINT) FROM order_line")
                .one()
                .await
                .unwrap();
            let status = returns::find(app, None, &case.number).await.unwrap().status;
            let is_done = status == Status::Refunded;
            assert_eq!((refunds, pieces), (round + i64::from(is_done), round + i64::from(is_done)), "{status:?}");
            if is_done {
                break;
            }
            pause += 15;
        }
    }
    assert!(killed > 0, "some of them were killed");
    let given: i64 = app.db.sql("SELECT CAST(SUM(amount_minor) AS BIGINT) FROM refund").scalar().await.unwrap();
    assert_eq!(given, shop_orders::get(app, order).await.unwrap().total.minor, "all of it, to the cent");
    served.stop().await;
});
