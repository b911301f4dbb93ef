//! Shoppers who order through the proxy while processes are killed or PostgreSQL is restarted: every order is placed once.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::{TimeDelta, Utc};
use reqwest::{Client, header::HOST};
use serde_json::Value;
use vitrina_server::{app::App, db::Session as _};
use vitrina_tests::orders::{self, Checkout};

use super::{ATTEMPTS, METHOD, PIECES, SKU};

/// How long a shopper takes between two orders.
const BETWEEN_ORDERS: Duration = Duration::from_millis(50);

/// An order that was sent, perhaps more than once.
struct Sent {
    number: usize,
    body: Value,
    /// Its number, once it was acknowledged.
    placed: Option<String>,
}

/// Shoppers who order through the proxy, and the results.
pub(super) struct Shoppers {
    pub(super) app: App,
    checkout: Checkout,
    client: Client,
    variant: i64,
    next: AtomicUsize,
    sent: Mutex<Vec<Sent>>,
    /// Answers that should never occur.
    unexpected: Mutex<Vec<String>>,
}

impl Shoppers {
    pub(super) async fn new(app: App, proxy: SocketAddr) -> Arc<Self> {
        Arc::new(Self {
            variant: orders::variant(&app.db, SKU).await,
            app,
            checkout: Checkout::at(proxy),
            client: Client::builder().timeout(Duration::from_secs(10)).build().unwrap(),
            next: AtomicUsize::new(0),
            sent: Mutex::default(),
            unexpected: Mutex::default(),
        })
    }

    /// Places orders one after another until the run ends. Unacknowledged ones are sent again with the same keys, as a browser does.
    pub(super) async fn order(self: Arc<Self>, stop: Arc<AtomicBool>) {
        while !stop.load(Ordering::Relaxed) {
            tokio::time::sleep(BETWEEN_ORDERS).await;
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let lines = [(self.variant, 1 + i64::try_from(number % 3).unwrap())];
            // No quote was given by a process that was killed or is overloaded.
            let Ok(shown) = self.checkout.shown_prices(&lines, METHOD).await else { continue };
            if shown["totalMinor"].is_null() {
                continue;
            }
            let body = orders::order(&format!("shopper-{number}"), &lines, METHOD, &shown);
            let mut sent = Sent { number, body, placed: None };
            self.place_with_retries(&mut sent).await;
            self.sent.lock().unwrap().push(sent);
        }
    }

    async fn place_with_retries(&self, sent: &mut Sent) {
        for attempt in 0..ATTEMPTS {
            tokio::time::sleep(Duration::from_millis(200 * attempt as u64)).await;
            self.place(sent).await;
            if sent.placed.is_some() {
                break;
            }
        }
    }

    /// Sends an order, and keeps its number when it is acknowledged.
    async fn place(&self, sent: &mut Sent) {
        let request = self.client.post(format!("http://{}/api/checkout/place", self.checkout.address));
        let request = request.header(HOST, "si.localhost").header("x-forwarded-for", orders::network(sent.number));
        let request = request.header("idempotency-key", format!("order-{}", sent.number)).json(&sent.body);
        // There is no answer, or it is incomplete.
        let Ok(answer) = request.send().await else { return };
        let status = answer.status().as_u16();
        let Ok(bytes) = answer.bytes().await else { return };
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        match (status, answer["code"].as_str()) {
            (200, _) => sent.placed = Some(answer["data"]["orderNumber"].as_str().unwrap().to_owned()),
            // Overloaded, or without PostgreSQL; or the process that works on it was killed or lost PostgreSQL, and its key is locked until
            // it is considered abandoned.
            (503, _) | (409, Some("error-idempotency-pending")) => {}
            _ => self.unexpected.lock().unwrap().push(format!("{status} {answer}")),
        }
    }

    /// Orders that were sent.
    pub(super) fn sent(&self) -> usize {
        self.sent.lock().unwrap().len()
    }

    /// Orders that were acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        self.sent.lock().unwrap().iter().filter(|sent| sent.placed.is_some()).count()
    }

    /// Waits until this number of further orders was acknowledged.
    pub(super) async fn until_acknowledged(&self, further: usize) {
        let (started, before) = (Instant::now(), self.acknowledged());
        while self.acknowledged() < before + further {
            assert!(started.elapsed() < Duration::from_mins(1), "no orders: {:?}", self.unexpected.lock().unwrap());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends again what was not acknowledged, when the keys of the requests that were cut off are considered abandoned.
    pub(super) async fn settle(&self) {
        let given_up = "UPDATE idempotency_key SET created_at = $1 WHERE answer IS NULL";
        self.app.db.sql(given_up).bind(Utc::now() - TimeDelta::minutes(3)).execute().await.unwrap();
        let mut all = std::mem::take(&mut *self.sent.lock().unwrap());
        for sent in all.iter_mut().filter(|sent| sent.placed.is_none()) {
            self.place_with_retries(sent).await;
        }
        *self.sent.lock().unwrap() = all;
    }

    /// Each order that was sent is stored once, as acknowledged; money, invoices and stock are consistent.
    pub(super) async fn check(&self) {
        assert_eq!(*self.unexpected.lock().unwrap(), [] as [String; 0]);
        let all = orders::check(&self.app, &[(self.variant, PIECES)]).await;
        let emails: HashMap<&str, Option<&str>> =
            all.iter().map(|details| (details.order.number.as_str(), details.order.email.as_deref())).collect();
        let sent = self.sent.lock().unwrap();
        assert_eq!((all.len(), emails.len()), (sent.len(), sent.len()), "one order for each that was sent");
        for sent in sent.iter() {
            let number = sent.placed.as_deref().unwrap_or_else(|| panic!("order {} is not placed", sent.number));
            let email = emails.get(number).unwrap_or_else(|| panic!("{number} was acknowledged and is lost"));
            assert_eq!(*email, sent.body["email"].as_str(), "{number}");
        }
    }
}
