//! The program or PostgreSQL is killed during checkouts and webhooks: every acknowledged order and payment is stored exactly
//! once, and unacknowledged requests can be sent again.

use std::{
    net::SocketAddr,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
    orders::OrderDetails,
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED,
    cluster::Cluster,
    is_proof,
    orders::{self, Checkout, stocked},
    payments::{
        FakeStripe,
        stripe::{KEY, WEBHOOK_SECRET},
    },
    process::Process,
};

const CLIENTS: usize = 4;
/// More than is bought in the test.
const PIECES: i64 = 1_000_000;

/// An order that was sent, perhaps more than once.
#[derive(Clone, Debug)]
struct Sent {
    number: usize,
    body: Value,
    /// The answer, once there is one.
    placed: Option<Value>,
}

impl Sent {
    /// Whether the shopper sends it again: there was no answer, or no payment page.
    fn is_open(&self) -> bool {
        let is_card = self.body["paymentMethod"] == "stripe";
        self.placed.as_ref().is_none_or(|placed| is_card && placed["payment"]["redirectUrl"].is_null())
    }
}

/// A running shop with its own fake Stripe, and what its shoppers did.
struct Shop {
    app: App,
    stripe: FakeStripe,
    variant: i64,
    next: AtomicUsize,
    sent: Mutex<Vec<Sent>>,
    /// Stripe's pages that were paid, and whether the shop has acknowledged the webhook about each.
    paid: Mutex<Vec<(String, bool)>>,
    /// Answers that should never occur.
    unexpected: Mutex<Vec<String>>,
}

fn command(shop: &Shop, test: &TestDb) -> (Command, SocketAddr) {
    let (mut command, address) = crate::command(&test.folder.path().join("data"), &test.url);
    command
        .env("VITRINA_TRUSTED_PROXIES", "127.0.0.1")
        .env("VITRINA_PAYMENTS_STRIPE_URL", &shop.stripe.url)
        .env("VITRINA_COUNTRY_SI_STRIPE_SECRET_KEY", KEY)
        .env("VITRINA_COUNTRY_SI_STRIPE_WEBHOOK_SECRET", WEBHOOK_SECRET);
    (command, address)
}

impl Shop {
    async fn open(test: &TestDb) -> Arc<Self> {
        let settings = Settings { data: test.folder.path().join("data"), ..Settings::default() };
        let app = App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap();
        inventory::save_products(&app, &[stocked("SHIRT", 2_990, PIECES)]).await.unwrap();
        let variant = orders::variant(&app.db, "SHIRT").await;
        Arc::new(Self {
            app,
            stripe: FakeStripe::start().await,
            variant,
            next: AtomicUsize::new(0),
            sent: Mutex::default(),
            paid: Mutex::default(),
            unexpected: Mutex::default(),
        })
    }

    /// Sends an order, records the answer, and pays card orders. Returns whether there was an answer.
    async fn place(&self, checkout: &Checkout, sent: &mut Sent) -> bool {
        let answered = checkout.post(sent.number, "checkout/place", &sent.body).await;
        match answered {
            Ok((200, answer)) => {
                self.acknowledge(sent, answer["data"].clone());
                true
            }
            // PostgreSQL is not available.
            Ok((503, _)) => true,
            Ok(other) => {
                self.unexpected.lock().unwrap().push(format!("{other:?}"));
                true
            }
            Err(_) => false,
        }
    }

    fn acknowledge(&self, sent: &mut Sent, placed: Value) {
        if let Some(before) = &sent.placed {
            assert_eq!(before["orderNumber"], placed["orderNumber"], "a key is one order's");
        }
        if let Some(session) = placed["payment"]["redirectUrl"].as_str().and_then(|url| url.rsplit('/').next()) {
            let mut paid = self.paid.lock().unwrap();
            if paid.iter().all(|(known, _)| known != session) {
                self.stripe.pay(session);
                paid.push((session.to_owned(), false));
            }
        }
        sent.placed = Some(placed);
    }

    /// Places orders one after another until there is no answer or the run ends; every second one is paid by card.
    async fn client(self: Arc<Self>, checkout: Checkout, over: Arc<AtomicBool>) {
        while !over.load(Ordering::SeqCst) {
            let number = self.next.fetch_add(1, Ordering::SeqCst);
            let method = if number.is_multiple_of(2) { "stripe" } else { "cash-on-delivery" };
            let lines = [(self.variant, 1 + i64::try_from(number % 3).unwrap())];
            let Ok(shown) = checkout.shown_prices(&lines, method).await else { return };
            if shown["totalMinor"].is_null() {
                // Nothing was read: PostgreSQL is not available.
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let body = orders::order(&format!("shopper-{number}"), &lines, method, &shown);
            let mut sent = Sent { number, body, placed: None };
            let is_answered = self.place(&checkout, &mut sent).await;
            self.sent.lock().unwrap().push(sent);
            if !is_answered {
                return;
            }
        }
    }

    /// Sends webhooks for payments until each is acknowledged, there is no answer, or the run ends.
    async fn provider(self: Arc<Self>, address: SocketAddr, over: Arc<AtomicBool>) {
        while !over.load(Ordering::SeqCst) {
            let open: Vec<String> = self
                .paid
                .lock()
                .unwrap()
                .iter()
                .filter(|(_, is_done)| !is_done)
                .map(|(name, _)| name.clone())
                .collect();
            for session in open {
                match self.report(address, &session).await {
                    Some(200) => self.is_reported(&session),
                    Some(503) => {}
                    Some(other) => self.unexpected.lock().unwrap().push(format!("a webhook was answered {other}")),
                    None => return,
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn is_reported(&self, session: &str) {
        let mut paid = self.paid.lock().unwrap();
        for one in paid.iter_mut().filter(|one| one.0 == session) {
            one.1 = true;
        }
    }

    async fn report(&self, address: SocketAddr, session: &str) -> Option<u16> {
        let (body, signature) = self.stripe.webhook(&format!("evt_{session}"), "checkout.session.completed", session);
        let request = reqwest::Client::new().post(format!("http://{address}/api/payments/webhook/stripe"));
        let answer = request.header("stripe-signature", signature).body(body).send().await.ok()?;
        Some(answer.status().as_u16())
    }

    /// Runs the shoppers and the provider until the run ends.
    fn traffic(self: &Arc<Self>, address: SocketAddr, over: &Arc<AtomicBool>) -> Vec<tokio::task::JoinHandle<()>> {
        let clients =
            (0..CLIENTS).map(|_| tokio::spawn(Arc::clone(self).client(Checkout::at(address), Arc::clone(over))));
        clients.chain([tokio::spawn(Arc::clone(self).provider(address, Arc::clone(over)))]).collect()
    }

    /// Waits until this number of further orders was acknowledged.
    async fn until_acknowledged(&self, further: usize) {
        let acknowledged = || self.sent.lock().unwrap().iter().filter(|sent| sent.placed.is_some()).count();
        let (started, before) = (Instant::now(), acknowledged());
        while acknowledged() < before + further {
            assert!(started.elapsed() < Duration::from_mins(1), "no orders: {:?}", self.unexpected.lock().unwrap());
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Sends everything unacknowledged again, waits until all payments have arrived, and checks every order.
    async fn settle(self: &Arc<Self>, address: SocketAddr) -> Vec<OrderDetails> {
        let checkout = Checkout::at(address);
        let mut all = std::mem::take(&mut *self.sent.lock().unwrap());
        for sent in all.iter_mut().filter(|sent| sent.is_open()) {
            assert!(
                self.place(&checkout, sent).await && sent.placed.is_some(),
                "{:?}",
                self.unexpected.lock().unwrap()
            );
        }
        let started = Instant::now();
        let over = Arc::new(AtomicBool::new(false));
        let provider = tokio::spawn(Arc::clone(self).provider(address, Arc::clone(&over)));
        let waiting =
            "SELECT COUNT(*) FROM shop_order WHERE payment_method = 'stripe' AND payment_status <> 'COMPLETED'";
        while self.app.db.sql(waiting).scalar::<i64>().await.unwrap() > 0 {
            assert!(started.elapsed() < Duration::from_mins(2), "not all payments arrive");
            tokio::time::sleep(Duration::from_millis(500)).await;
            // As if the leases of the killed workers had expired.
            let hurry = "UPDATE job SET run_at = $1 WHERE kind = 'payments.check' AND run_at > $1";
            self.app.db.sql(hurry).bind(self.app.clock.now()).execute().await.unwrap();
        }
        over.store(true, Ordering::SeqCst);
        provider.await.unwrap();
        *self.sent.lock().unwrap() = all;
        orders::check(&self.app, &[(self.variant, PIECES)]).await
    }

    /// Each key has one order, which is the acknowledged one, and each card order was paid once.
    fn check(&self, all: &[OrderDetails]) {
        let sent = self.sent.lock().unwrap();
        assert_eq!(*self.unexpected.lock().unwrap(), [] as [String; 0]);
        assert_eq!(all.len(), sent.len(), "one order for each key");
        for sent in sent.iter() {
            let number = sent.placed.as_ref().unwrap()["orderNumber"].as_str().unwrap();
            let found = all.iter().find(|details| details.order.number == number);
            let details = found.unwrap_or_else(|| panic!("{number} was acknowledged and is lost"));
            let is_card = details.order.payment_method == "stripe";
            let status = details.order.payment_status.name();
            assert_eq!(status, if is_card { "COMPLETED" } else { "PENDING" }, "{number}");
            assert_eq!(details.order.email.as_deref(), sent.body["email"].as_str());
        }
        assert_eq!(self.stripe.refunds().len(), 0, "nothing was paid twice");
    }
}

both!(killing_the_process_during_checkouts_loses_and_duplicates_no_order, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let mut process = Process::start(command(&shop, &test)).await;
    let kills = if is_proof() { 100 } else { 3 };
    for turn in 0..kills {
        let over = Arc::new(AtomicBool::new(false));
        let traffic = shop.traffic(process.address, &over);
        shop.until_acknowledged(CLIENTS).await;
        // At a different moment in each round.
        tokio::time::sleep(Duration::from_millis((turn * 37) % 300)).await;
        process.kill();
        over.store(true, Ordering::SeqCst);
        for task in traffic {
            task.await.unwrap();
        }
        process = Process::start(command(&shop, &test)).await;
    }
    let (sent, open) = {
        let sent = shop.sent.lock().unwrap();
        (sent.len(), sent.iter().filter(|sent| sent.placed.is_none()).count())
    };
    let all = shop.settle(process.address).await;
    eprintln!("killed {kills} times: {sent} orders, {open} of them not acknowledged at first");
    shop.check(&all);
    assert!(open > 0 && open < sent, "{sent} orders, {open} not acknowledged");
});

#[tokio::test(flavor = "multi_thread")]
async fn killing_postgres_during_checkouts_loses_and_duplicates_no_order() {
    let cluster = Cluster::start("");
    let test = cluster.furnished().await;
    let shop = Shop::open(&test).await;
    let process = Process::start(command(&shop, &test)).await;
    let restarts = if is_proof() { 100 } else { 2 };
    let over = Arc::new(AtomicBool::new(false));
    let traffic = shop.traffic(process.address, &over);
    for turn in 0..restarts {
        shop.until_acknowledged(CLIENTS).await;
        tokio::time::sleep(Duration::from_millis((turn * 37) % 300)).await;
        tokio::task::block_in_place(|| cluster.restart());
        process.until_ready(Duration::from_secs(10)).await;
    }
    shop.until_acknowledged(CLIENTS).await;
    over.store(true, Ordering::SeqCst);
    for task in traffic {
        task.await.unwrap();
    }
    let (sent, open) = {
        let sent = shop.sent.lock().unwrap();
        (sent.len(), sent.iter().filter(|sent| sent.placed.is_none()).count())
    };
    let all = shop.settle(process.address).await;
    eprintln!("PostgreSQL ended {restarts} times: {sent} orders, {open} of them answered 503 at first");
    shop.check(&all);
    assert!(open < sent, "{sent} orders, {open} not acknowledged");
}
