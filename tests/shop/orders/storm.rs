//! Many clients competing for little stock: nothing is lost, duplicated or oversold. `make proof` places 10,000.

#![expect(clippy::print_stderr, reason = "prints the figures of a long run")]

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use vitrina_server::{both, orders::OrderDetails};
use vitrina_tests::is_proof;

use super::*;

struct Size {
    clients: usize,
    orders: usize,
    products: usize,
    pieces: i64,
}

const SHORT: Size = Size { clients: 16, orders: 240, products: 10, pieces: 20 };
const LONG: Size = Size { clients: 64, orders: 10_000, products: 50, pieces: 200 };

/// What a client did with a placed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    OnDelivery,
    Paid,
    Declined,
    LeftUnpaid,
    Cancelled,
}

/// The answers to clients.
#[derive(Default)]
struct Log {
    placed: Vec<(String, End)>,
    refused: usize,
    unexpected: Vec<String>,
}

/// State shared by the clients.
struct Storm {
    checkout: Checkout,
    variants: Vec<i64>,
    orders: usize,
    next: AtomicUsize,
    log: Mutex<Log>,
}

impl Storm {
    async fn client(self: Arc<Self>) {
        loop {
            let number = self.next.fetch_add(1, Ordering::SeqCst);
            if number >= self.orders {
                return;
            }
            self.order(number).await;
        }
    }

    /// Prices one to three variants, and sends their order: every tenth twice at once, as a double click does.
    async fn order(&self, number: usize) {
        let mut random = StdRng::seed_from_u64(number as u64);
        let mut lines: Vec<(i64, i64)> = Vec::new();
        for _ in 0..random.random_range(1..=3) {
            let variant = self.variants[random.random_range(0..self.variants.len())];
            if lines.iter().all(|(known, _)| *known != variant) {
                lines.push((variant, random.random_range(1..=2)));
            }
        }
        let method = if number.is_multiple_of(4) { "sandbox" } else { "cash-on-delivery" };
        let shown = self.checkout.shown_prices(&lines, method).await.unwrap();
        let body = orders::order(&format!("storm-{number}"), &lines, method, &shown);
        let place = || self.checkout.post(number, "checkout/place", &body);
        let answers = if number.is_multiple_of(10) {
            let (one, other) = tokio::join!(place(), place());
            vec![one.unwrap(), other.unwrap()]
        } else {
            vec![place().await.unwrap()]
        };
        let mut numbers: Vec<&str> =
            answers.iter().filter_map(|(_, answer)| answer["data"]["orderNumber"].as_str()).collect();
        numbers.dedup();
        // Of two concurrent orders, one may find the goods sold out and the other find them just restocked.
        let is_expected = answers.iter().all(|(status, _)| [200, 409].contains(status)) && numbers.len() <= 1;
        let placed = answers.iter().find(|(status, _)| *status == 200).map(|(_, answer)| &answer["data"]);
        match (is_expected, placed) {
            (false, _) => self.log.lock().unwrap().unexpected.push(format!("{answers:?}")),
            (true, None) => self.log.lock().unwrap().refused += 1,
            (true, Some(placed)) => {
                let end = self.end(number, placed).await;
                self.log.lock().unwrap().placed.push((numbers[0].to_owned(), end));
            }
        }
    }

    async fn end(&self, number: usize, placed: &Value) -> End {
        if number.is_multiple_of(7) {
            let path = format!("order/by-link/{}/cancel", text(&placed["token"]));
            let (status, answer) = self.checkout.post(number, &path, &Value::Null).await.unwrap();
            assert_eq!(status, 200, "{answer}");
            return End::Cancelled;
        }
        let Some(page) = placed["payment"]["redirectUrl"].as_str() else { return End::OnDelivery };
        let (decision, end) = match number % 3 {
            0 => ("success", End::Paid),
            1 => ("decline", End::Declined),
            _ => ("abandon", End::LeftUnpaid),
        };
        assert_eq!(self.checkout.decide_in_sandbox(page, decision).await.unwrap(), 303);
        end
    }
}

/// Waits until the worker has checked every settled payment.
async fn until_settled(shop: &Shop) {
    let started = Instant::now();
    while shop.count("SELECT COUNT(*) FROM job WHERE kind = 'payments.check'").await > 0 {
        assert!(started.elapsed() < Duration::from_mins(5), "payments are not settled");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn check_end(all: &[OrderDetails], number: &str, end: End) {
    let of_number: Vec<&OrderDetails> = all.iter().filter(|details| details.order.number == number).collect();
    let [details] = of_number.as_slice() else { panic!("{number} is there {} times", of_number.len()) };
    let stands = (details.order.payment_status.name(), details.order.delivery_status.name());
    let expected = match end {
        End::OnDelivery | End::LeftUnpaid => ("PENDING", "PENDING"),
        End::Paid => ("COMPLETED", "PENDING"),
        End::Declined => ("FAILED", "PENDING"),
        End::Cancelled => ("CANCELLED", "CANCELLED"),
    };
    assert_eq!(stands, expected, "{number}, {end:?}");
}

async fn run(test: &TestDb) {
    let size = if is_proof() { LONG } else { SHORT };
    let shop = Shop::open(test).await;
    let names: Vec<String> = (0..size.products).map(|product| format!("STORM-{product}")).collect();
    let products: Vec<_> =
        (990..).step_by(137).zip(&names).map(|(price, name)| stocked(name, price, size.pieces)).collect();
    inventory::save_products(shop.app(), &products).await.unwrap();
    shop.served.catch_up().await;
    let mut variants = Vec::new();
    for name in &names {
        variants.push(orders::variant(&shop.app().db, name).await);
    }
    let storm = Arc::new(Storm {
        checkout: shop.checkout.clone(),
        variants: variants.clone(),
        orders: size.orders,
        next: AtomicUsize::new(0),
        log: Mutex::default(),
    });
    let started = Instant::now();
    let clients: Vec<_> = (0..size.clients).map(|_| tokio::spawn(Arc::clone(&storm).client())).collect();
    for client in clients {
        client.await.unwrap();
    }
    let log = std::mem::take(&mut *storm.log.lock().unwrap());
    let time = started.elapsed();
    until_settled(&shop).await;
    let before: Vec<(i64, i64)> = variants.iter().map(|variant| (*variant, size.pieces)).collect();
    let all = orders::check(shop.app(), &before).await;
    eprintln!(
        "{}: {} placed, {} refused in {time:?}",
        format_args!("{:?}", shop.app().db.dialect()),
        log.placed.len(),
        log.refused
    );
    assert_eq!(log.unexpected, [] as [String; 0], "every answer is an order, or the cart as it is now");
    assert_eq!(all.len(), log.placed.len(), "exactly the acknowledged orders are there");
    for (number, end) in &log.placed {
        check_end(&all, number, *end);
    }
    assert!(log.placed.len() > size.orders / 10 && log.refused > size.orders / 100, "stock was little, and sold");
    shop.served.stop().await;
}

both!(many_concurrent_clients_lose_duplicate_and_oversell_nothing, test in FURNISHED, {
    run(&test).await;
});
