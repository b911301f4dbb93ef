//! Orders over HTTP, as a shopper's browser sends them, and the invariants of a shop after any number of them.

use std::{
    collections::{BTreeMap, HashMap},
    net::SocketAddr,
};

use reqwest::{
    Client, RequestBuilder, Response,
    header::{CONTENT_TYPE, HOST},
    redirect::Policy,
};
use serde_json::{Value, json};
use url::Url;
use vitrina_server::{
    app::App,
    catalog::{PriceDraft, ProductDraft, StockDraft},
    db::{Db, Session as _},
    id::VariantId,
    orders::{self, DeliveryStatus, OrderDetails, OrderFilter},
    payments,
};

use super::{HR, SI, tee};

/// Orders that are read per query.
const BATCH: i64 = 500;

/// A product in one size with the given stock; its SKU is its key.
pub fn stocked(key: &str, price_minor: i64, pieces: i64) -> ProductDraft {
    let mut draft = tee(key, key, price_minor);
    draft.variants.truncate(1);
    let price = PriceDraft { price_minor, ..PriceDraft::default() };
    for variant in &mut draft.variants {
        variant.sku = Some(key.to_owned());
        variant.stock = StockDraft::tracked(pieces);
        variant.prices = [(SI, price.clone()), (HR, price.clone())].into();
    }
    draft
}

/// The variant id of a SKU.
pub async fn variant(db: &Db, sku: &str) -> i64 {
    db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

/// The status and JSON body of a response.
pub type Reply = (u16, Value);

/// A shop's address, and a client that sends requests for many shoppers, each in a network of its own.
#[derive(Clone)]
pub struct Checkout {
    /// The address that the shop listens on. It must trust this peer to forward the shoppers' addresses.
    pub address: SocketAddr,
    client: Client,
    host: &'static str,
    token: Option<String>,
}

async fn reply(request: RequestBuilder) -> reqwest::Result<Reply> {
    let answer = request.send().await?;
    let status = answer.status().as_u16();
    Ok((status, serde_json::from_slice(&answer.bytes().await?).unwrap_or_default()))
}

impl Checkout {
    /// A client for the Slovenian shop at this address.
    pub fn at(address: SocketAddr) -> Self {
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        Self { address, client, host: "si.localhost", token: None }
    }

    /// The same client for a shop that now listens elsewhere.
    #[must_use]
    pub fn moved_to(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    /// The same shopper in another country's shop.
    #[must_use]
    pub fn of_host(&self, host: &'static str) -> Self {
        Self { host, ..self.clone() }
    }

    /// The same client, signed in.
    #[must_use]
    pub fn signed_in(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// Sends JSON as a shopper.
    ///
    /// # Errors
    /// When no answer comes.
    pub async fn post(&self, shopper: usize, path: &str, body: &Value) -> reqwest::Result<Reply> {
        let request = self.client.post(format!("http://{}/api/{path}", self.address)).json(body);
        reply(self.of_shopper(request, shopper)).await
    }

    /// Asks for JSON.
    ///
    /// # Errors
    /// When no answer comes.
    pub async fn get(&self, path: &str) -> reqwest::Result<Reply> {
        let answer = self.answer(path).await?;
        let status = answer.status().as_u16();
        Ok((status, serde_json::from_slice(&answer.bytes().await?).unwrap_or_default()))
    }

    /// Asks, for an answer that need not be JSON.
    ///
    /// # Errors
    /// When no answer comes.
    pub async fn answer(&self, path: &str) -> reqwest::Result<Response> {
        self.of_shopper(self.client.get(format!("http://{}/api/{path}", self.address)), 0).send().await
    }

    fn of_shopper(&self, request: RequestBuilder, shopper: usize) -> RequestBuilder {
        let request = request.header(HOST, self.host).header("x-forwarded-for", network(shopper));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Makes a choice on the sandbox's payment page, as its form does; returns the status.
    ///
    /// # Errors
    /// When no answer comes.
    pub async fn decide_in_sandbox(&self, redirect_url: &str, decision: &str) -> reqwest::Result<u16> {
        let url = Url::parse(redirect_url).unwrap();
        let request = self.client.post(format!("http://{}{}", self.address, url.path())).header(HOST, self.host);
        let request = request.header("sec-fetch-site", "same-origin");
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        Ok(request.body(format!("decision={decision}")).send().await?.status().as_u16())
    }

    /// The current prices of a cart, in the format that the payment step sends with the order.
    ///
    /// # Errors
    /// When no answer comes.
    pub async fn shown_prices(&self, lines: &[(i64, i64)], method: &str) -> reqwest::Result<Value> {
        let lines: Vec<Value> =
            lines.iter().map(|(variant, pieces)| json!({ "variantId": variant, "quantity": pieces })).collect();
        let (_, quote) = self.post(0, "cart/quote", &json!({ "lines": lines, "paymentMethod": method })).await?;
        Ok(prices_of(&quote["data"]))
    }
}

/// The prices that the shopper saw in a quote.
pub fn prices_of(quote: &Value) -> Value {
    let line = |line: &Value| {
        let unit = if line["discountPrice"].is_null() { &line["unitPrice"] } else { &line["discountPrice"] };
        json!({ "variantId": line["variantId"], "unitMinor": unit, "totalMinor": line["totalMinor"] })
    };
    let lines: Vec<Value> = quote["lines"].as_array().into_iter().flatten().map(line).collect();
    json!({ "totalMinor": quote["totalMinor"], "lines": lines })
}

/// An IP address for each shopper.
pub fn network(shopper: usize) -> String {
    format!("10.{}.{}.{}", shopper / 62_500 % 250, shopper / 250 % 250, shopper % 250 + 1)
}

/// An order of a shopper in Slovenia: the idempotency key and the e-mail address are derived from the name.
pub fn order(name: &str, lines: &[(i64, i64)], method: &str, shown: &Value) -> Value {
    let lines: Vec<Value> =
        lines.iter().map(|(variant, pieces)| json!({ "variantId": variant, "quantity": pieces })).collect();
    json!({
        "key": format!("visit-{name}"), "lines": lines, "email": format!("{name}@example.com"), "deliveryType": "courier",
        "paymentMethod": method, "acceptTerms": true, "shown": shown,
        "address": {
            "name": "Ana Novak", "address": "Trubarjeva 1", "city": "Ljubljana", "postalCode": "1000", "countryId": SI,
            "phone": "040 123 456", "phoneCode": "+386",
        },
    })
}

/// All orders, the latest first.
pub async fn all(app: &App) -> Vec<OrderDetails> {
    let (mut all, mut before) = (Vec::new(), None);
    loop {
        let found = orders::list_before(app, &OrderFilter::default(), before, BATCH).await.unwrap();
        let Some(last) = found.last() else { return all };
        before = Some(last.id);
        for order in found {
            all.push(orders::details(app, order).await.unwrap());
        }
    }
}

/// Checks money, stock and invoices of all orders, given the stock of each variant before the first one. Returns the orders.
pub async fn check(app: &App, pieces_before: &[(i64, i64)]) -> Vec<OrderDetails> {
    let all = all(app).await;
    for details in &all {
        check_money(details);
        check_payments(app, details).await;
    }
    check_invoices(&all);
    check_stock(app, &all, pieces_before).await;
    all
}

/// Lines, charges and VAT add up to the total, and refunds do not exceed the payment.
pub fn check_money(details: &OrderDetails) {
    let (order, snapshot) = (&details.order, &details.order.snapshot);
    let goods: i64 = details.lines.iter().map(|line| line.total.minor).sum();
    assert_eq!(goods, snapshot.subtotal.minor - snapshot.discount.minor, "{}: lines are the goods", order.number);
    let total = goods + snapshot.shipping.minor + snapshot.cash_on_delivery.minor;
    assert_eq!(total, order.total.minor, "{}: goods and charges are the total", order.number);
    let taxed: i64 = snapshot.vat.iter().map(|vat| vat.gross.minor).sum();
    assert_eq!(taxed, order.total.minor, "{}: VAT covers the total", order.number);
    for vat in &snapshot.vat {
        let exact = vat.gross.minor * vat.basis_points * 2;
        let written = vat.tax.minor * (10_000 + vat.basis_points) * 2;
        assert!((exact - written).abs() <= 10_000 + vat.basis_points, "{}: {vat:?}", order.number);
    }
    for line in &details.lines {
        assert!((0..=line.total.minor).contains(&line.refunded.minor), "{}: {line:?}", order.number);
        assert!((0..=line.quantity).contains(&line.refunded_pieces), "{}: {line:?}", order.number);
    }
    assert!((0..=order.total.minor).contains(&order.refunded.minor), "{}: {}", order.number, order.refunded.minor);
    let events = |kind: &str| details.events.iter().filter(|event| event.kind == kind).count();
    assert_eq!(events("placed"), 1, "{} was placed once", order.number);
    assert!(events("paid") <= 1, "{} was paid once", order.number);
}

/// An order is paid at most once, for its total.
async fn check_payments(app: &App, details: &OrderDetails) {
    let order = &details.order;
    let payments = payments::of_order(&app.db, order.tenant_id, order.id).await.unwrap();
    assert!(!payments.is_empty(), "{} has a payment", order.number);
    assert!(payments.iter().filter(|payment| payment.status.counts()).count() <= 1, "{} is paid twice", order.number);
    for payment in &payments {
        assert_eq!((payment.amount.minor, &payment.reference), (order.total.minor, &order.number));
    }
}

/// Invoice numbers are 1, 2, 3 … in each country and year, and exactly the orders that are or were payable have one.
pub fn check_invoices(all: &[OrderDetails]) {
    let mut numbers: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for details in all {
        let order = &details.order;
        let is_paid = details.events.iter().any(|event| event.kind == "paid");
        let wants_invoice = order.is_cash_on_delivery() || is_paid;
        assert_eq!(order.invoice_number.is_some(), wants_invoice, "{}: {:?}", order.number, order.invoice_number);
        if let Some((series, number)) = order.invoice_number.as_ref().and_then(|number| number.rsplit_once('-')) {
            numbers.entry(series).or_default().push(number.parse().unwrap());
        }
    }
    for (series, mut numbers) in numbers {
        numbers.sort_unstable();
        let expected: Vec<u64> = (1..=numbers.len() as u64).collect();
        assert_eq!(numbers, expected, "invoices of {series} have no gap");
    }
}

/// Stock on hand and reserved matches the orders, and the sum of the movements.
async fn check_stock(app: &App, all: &[OrderDetails], pieces_before: &[(i64, i64)]) {
    let mut taken: HashMap<VariantId, (i64, i64)> = HashMap::new();
    for details in all.iter().filter(|details| details.order.delivery_status != DeliveryStatus::Cancelled) {
        for line in &details.lines {
            let (sold, held) = taken.entry(line.variant_id).or_default();
            if details.order.hold_until.is_some() { *held += line.quantity } else { *sold += line.quantity }
        }
    }
    for (variant, before) in pieces_before {
        let (sold, held) = taken.get(&VariantId(*variant)).copied().unwrap_or_default();
        let stock: (i64, i64) = app
            .db
            .sql("SELECT on_hand, reserved FROM stock_item WHERE variant_id = $1")
            .bind(*variant)
            .one()
            .await
            .unwrap();
        assert_eq!(stock, (before - sold, held), "variant {variant} had {before} pieces");
        assert!(stock.1 >= 0 && stock.0 >= stock.1, "variant {variant} is oversold: {stock:?}");
        let moved: (i64, i64) = app
            .db
            .sql(
                "SELECT CAST(SUM(on_hand_change) AS BIGINT), CAST(SUM(reserved_change) AS BIGINT) FROM stock_movement \
                 WHERE variant_id = $1",
            )
            .bind(*variant)
            .one()
            .await
            .unwrap();
        assert_eq!(moved, stock, "movements of variant {variant}");
    }
}
