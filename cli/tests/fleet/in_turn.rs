//! One shopper whose requests go to each process in turn, as behind a load balancer without sticky sessions: session and cart are the same
//! everywhere, and an order is placed once, also when the process that takes it is killed.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use vitrina_tests::{
    FURNISHED, is_proof,
    orders::{self, Checkout},
    process::Process,
    s3::S3Server,
};

use super::{ATTEMPTS, METHOD, PIECES, SKU, command, importer, start_all};

const PASSWORD: &str = "Lipa-2026";

/// A shopper, and the process that gets the next request.
struct InTurn {
    number: usize,
    checkout: Checkout,
    servers: Vec<SocketAddr>,
    next: usize,
}

impl InTurn {
    /// Begins with another process for each shopper.
    fn new(number: usize, processes: &[Process]) -> Self {
        let servers: Vec<SocketAddr> = processes.iter().map(|process| process.address).collect();
        let next = number % servers.len();
        Self { number, checkout: Checkout::at(servers[next]), servers, next }
    }

    /// The shopper at the next process.
    fn at_next(&mut self) -> Checkout {
        let server = self.servers[self.next];
        self.next = (self.next + 1) % self.servers.len();
        self.checkout.moved_to(server)
    }

    async fn post(&mut self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.at_next().post(self.number, path, body).await.unwrap();
        assert!([200, 201].contains(&status), "{path}: {status} {answer}");
        answer["data"].clone()
    }

    /// Registers and signs in, at two processes; returns the account.
    async fn sign_in(&mut self, email: &str) -> i64 {
        let account = json!({
            "firstName": "Ana", "lastName": "Novak", "email": email, "password": PASSWORD, "repeatPassword": PASSWORD,
            "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
        });
        let id = self.post("auth/register", &account).await["id"].as_i64().unwrap();
        let session = self.post("auth/login", &json!({ "email": email, "password": PASSWORD })).await;
        self.checkout = self.checkout.signed_in(session["token"].as_str().unwrap());
        id
    }

    /// Puts two pieces into the cart, at two processes, and returns the order for what a third one shows.
    async fn fill_cart(&mut self, name: &str, variant: i64) -> Value {
        for _ in 0..2 {
            self.post("cart/line", &json!({ "variantId": variant, "quantity": 1 })).await;
        }
        let cart = read(&self.at_next(), "cart/lines").await;
        assert_eq!((&cart["pieces"], &cart["lines"][0]["variantId"]), (&json!(2), &json!(variant)), "{cart}");
        let lines = [(variant, 2)];
        let shown = self.at_next().shown_prices(&lines, METHOD).await.unwrap();
        orders::order(name, &lines, METHOD, &shown)
    }

    /// Sends the order to the next process, which is killed: in every other round when it has answered, and otherwise at a different moment
    /// each time. Returns the order's number if there was an answer.
    async fn place_and_kill(&mut self, processes: &mut [Process], order: &Value) -> Option<String> {
        let killed = self.next;
        let placing = tokio::spawn({
            let (checkout, number, order) = (self.at_next(), self.number, order.clone());
            async move { checkout.post(number, "checkout/place", &order).await }
        });
        let is_answered_first = self.number.is_multiple_of(2);
        while is_answered_first && !placing.is_finished() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if !is_answered_first {
            tokio::time::sleep(Duration::from_millis((self.number as u64 * 7) % 40)).await;
        }
        processes[killed].kill();
        self.servers.remove(killed);
        self.next = killed % self.servers.len();
        match placing.await.unwrap() {
            Ok((200, answer)) => Some(number_of(&answer)),
            Ok(other) => panic!("{other:?}"),
            Err(error) => {
                assert!(!is_answered_first, "{error}");
                None
            }
        }
    }

    /// Sends the order again until it is acknowledged; returns its number.
    async fn place(&mut self, order: &Value) -> String {
        for attempt in 0..ATTEMPTS {
            tokio::time::sleep(Duration::from_millis(200 * attempt as u64)).await;
            match self.at_next().post(self.number, "checkout/place", order).await.unwrap() {
                (200, answer) => return number_of(&answer),
                // A transaction of the killed process is still open.
                (503, _) => {}
                other => panic!("{other:?}"),
            }
        }
        panic!("shopper {} has no order", self.number)
    }

    /// Every remaining process knows the session and the order, and that the cart is empty.
    async fn check(&mut self, id: i64, number: &str) {
        for _ in 0..self.servers.len() {
            let here = self.at_next();
            read(&here, &format!("user/{id}")).await;
            let placed = read(&here, &format!("order/findAllDataByPagination?userId={id}&page=1&take=10")).await;
            let numbers: Vec<&Value> = placed.as_array().unwrap().iter().map(|order| &order["number"]).collect();
            assert_eq!(numbers, [number]);
            assert_eq!(read(&here, "cart/lines").await["pieces"], 0);
        }
        self.post("auth/logout", &Value::Null).await;
        let (status, answer) = self.at_next().get("auth/sessions").await.unwrap();
        assert_eq!(status, 401, "signed out at another process: {answer}");
    }
}

async fn read(checkout: &Checkout, path: &str) -> Value {
    let (status, answer) = checkout.get(path).await.unwrap();
    assert_eq!(status, 200, "{path}: {answer}");
    answer["data"].clone()
}

fn number_of(answer: &Value) -> String {
    answer["data"]["orderNumber"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_purchase_at_three_processes_in_turn_is_one_order_although_one_is_killed() {
    let test = FURNISHED.postgres().await;
    let s3 = S3Server::start().await;
    let app = importer(&test, &s3).await;
    let variant = orders::variant(&app.db, SKU).await;
    let mut processes = start_all(&test, &s3).await;
    let rounds = if is_proof() { 30 } else { 2 };
    let (mut numbers, mut unanswered) = (Vec::new(), 0);
    for round in 0..rounds {
        let name = format!("ana-{round}");
        let mut ana = InTurn::new(round, &processes);
        let id = ana.sign_in(&format!("{name}@example.com")).await;
        let order = ana.fill_cart(&name, variant).await;
        let killed = ana.next;
        let first = ana.place_and_kill(&mut processes, &order).await;
        let number = ana.place(&order).await;
        assert_eq!(ana.place(&order).await, number, "both remaining processes name the same order");
        unanswered += usize::from(first.is_none());
        assert!(first.is_none_or(|first| first == number), "the order is not placed again");
        ana.check(id, &number).await;
        numbers.push(number);
        processes[killed] = Process::start(command(&test, &s3, killed)).await;
    }
    println!("{rounds} orders, {unanswered} of them without an answer from the process that was killed");
    let mut all: Vec<String> =
        orders::check(&app, &[(variant, PIECES)]).await.into_iter().map(|details| details.order.number).collect();
    all.sort();
    numbers.sort();
    assert_eq!(all, numbers, "each order once");
}
