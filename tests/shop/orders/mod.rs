//! Orders over HTTP: concurrent clients, refusals, links and accounts, and payments that succeed, fail or arrive late.

mod accounts;
mod email_links;
mod payments;
mod refund_accounts;
mod refusals;
mod return_pages;
mod return_refusals;
mod returns;
mod sandbox;
mod storm;

use chrono::{DateTime, Utc};
use serde_json::Value;
use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED, TestShop,
    orders::{self, Checkout, stocked},
    serve, settings,
};

/// A shop with a shirt for 29.90, of which there are a hundred, and one of which there is one.
struct Shop {
    served: TestShop,
    checkout: Checkout,
    shirt: i64,
    last_one: i64,
}

/// The sandbox replaces Stripe, and the peer may give the client's address.
fn with_sandbox(test: &TestDb) -> Settings {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    Settings { is_demo: true, trusted_proxies, ..settings(test) }
}

impl Shop {
    async fn open(test: &TestDb) -> Self {
        Self::open_at(test, Clock::System).await
    }

    /// Its clock is fixed.
    async fn open_at(test: &TestDb, clock: Clock) -> Self {
        Self::open_with(test, with_sandbox(test), clock).await
    }

    async fn open_with(test: &TestDb, settings: Settings, clock: Clock) -> Self {
        let app = App::open(settings, Db::connect(&test.url).await.unwrap(), clock).await.unwrap();
        inventory::save_products(&app, &[stocked("SHIRT", 2_990, 100), stocked("LAST", 1_990, 1)]).await.unwrap();
        app.catch_up().await.unwrap();
        let (shirt, last_one) = (orders::variant(&app.db, "SHIRT").await, orders::variant(&app.db, "LAST").await);
        let served = serve(app).await;
        Self { checkout: Checkout::at(served.address), served, shirt, last_one }
    }

    fn app(&self) -> &App {
        &self.served.app
    }

    /// The order of this number of shirts, as sent by the payment step.
    async fn request(&self, name: &str, pieces: i64, method: &str) -> Value {
        let lines = [(self.shirt, pieces)];
        orders::order(name, &lines, method, &self.checkout.shown_prices(&lines, method).await.unwrap())
    }

    /// Places it.
    async fn place(&self, name: &str, pieces: i64, method: &str) -> Value {
        let body = self.request(name, pieces, method).await;
        let (status, answer) = self.checkout.post(1, "checkout/place", &body).await.unwrap();
        assert_eq!(status, 200, "{answer}");
        answer["data"].clone()
    }

    /// The order as shown by its link.
    async fn by_link(&self, placed: &Value) -> Value {
        let (status, answer) = self.checkout.get(&format!("order/by-link/{}", text(&placed["token"]))).await.unwrap();
        assert_eq!(status, 200, "{answer}");
        answer["data"].clone()
    }

    /// Runs all jobs that are due by the shop's clock.
    async fn work(&self) {
        self.served.run_jobs().await;
    }

    /// Quantities of the shirt on hand and reserved.
    async fn stock(&self) -> (i64, i64) {
        let select = "SELECT on_hand, reserved FROM stock_item WHERE variant_id = $1";
        self.app().db.sql(select).bind(self.shirt).one().await.unwrap()
    }

    async fn count(&self, sql: &'static str) -> i64 {
        self.app().db.sql(sql).scalar().await.unwrap()
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn noon() -> DateTime<Utc> {
    "2026-11-20T11:00:00Z".parse().unwrap()
}

/// The state's name.
fn state<'v>(order: &'v Value, which: &str) -> &'v str {
    text(&order[which]["status"])
}
