//! Returns on both databases: requested, withdrawn, exchanged, inspected, refunded, erased.

mod conversions;
mod transitions;
mod exchanges;
mod partners;
mod photos;
mod random;
mod tracking;
mod windows;
mod withdrawals;

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};

use super::{
    model::{Inspection, Kind, Reason, ReturnCase, ReturnMethod, WantedReturn},
    service::{self, Options, ReturnedItem},
    status::Status,
};
use crate::{
    accounts::PostalAddress,
    app::App,
    attribution::BrowserTrail,
    cart::{self, Person, QuoteRequest, StoredLine},
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    checkout::{self, PlaceOrder, Shopper, ShownLine, ShownTotals},
    clock::Clock,
    config::Settings,
    db::Session,
    error::{Error, Result},
    id::{OrderId, ReturnId, TenantId, VariantId},
    inventory::save_products,
    money::Money,
    orders::{self, OperatorAction, OrderDetails},
    payments::{self, RefundResolution},
    pricing::PaymentType,
    promotions,
    tenancy::Storefront,
    testing::{PLATFORM, TestDb},
    toml_file::{Source, Sources},
    visitor::Visitor,
};

const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);
const CLERK: &str = "operator ana";

/// Noon on a Monday.
fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 16, 12, 0, 0).unwrap()
}

/// The built-in countries with a tee at 20.00 in M, L and XL: twenty pieces of each size, but only one of L.
async fn open(test: &TestDb) -> App {
    let clock = Clock::fixed(noon());
    let settings = Settings { data: test.folder.path().join("data"), is_demo: true, ..Settings::default() };
    let app = App::open(settings, test.db.clone(), clock).await.unwrap();
    save_products(&app, &[tee(&app)]).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

fn tee(app: &App) -> ProductDraft {
    let language = app.directory().tenant(SI).unwrap().default_language.id;
    let price = PriceDraft { price_minor: 2000, ..PriceDraft::default() };
    let variant = |(size, pieces): (&str, i64)| VariantDraft {
        sku: Some(format!("TEE-{size}")),
        values: vec![size.into()],
        stock: StockDraft::tracked(pieces),
        prices: [(SI, price.clone()), (HR, price.clone())].into(),
        ..VariantDraft::default()
    };
    ProductDraft {
        key: "tee".into(),
        texts: [(language, ProductText { name: "Majica".into(), ..ProductText::default() })].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".into() }],
        variants: [("M", 20), ("L", 1), ("XL", 20)].map(variant).into(),
        offers: [SI, HR].map(|tenant| (tenant, OfferDraft { is_visible: true, badges: None })).into(),
        ..ProductDraft::default()
    }
}

async fn promote(app: &App, text: &str) {
    let sources = Sources { files: vec![Source { name: "p.toml".into(), text: text.into() }], is_whole: true };
    promotions::apply(app, &sources, "operator test").await.unwrap();
    app.catch_up().await.unwrap();
}

fn front(app: &App, tenant: TenantId) -> Storefront {
    let tenant = app.directory().tenant(tenant).unwrap().clone();
    let language = tenant.default_language.clone();
    let origin = format!("https://{}", tenant.hosts[0].name).into();
    Storefront { host_language: language.clone(), language, tenant, origin, unknown_host: false }
}

async fn variant(app: &App, sku: &str) -> VariantId {
    app.db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

/// Pieces on hand and reserved.
async fn stock(app: &App, sku: &str) -> (i64, i64) {
    let id = variant(app, sku).await;
    app.db.sql("SELECT on_hand, reserved FROM stock_item WHERE variant_id = $1").bind(id).one().await.unwrap()
}

async fn count(app: &App, sql: &'static str) -> i64 {
    app.db.sql(sql).scalar().await.unwrap()
}

/// An order of SKUs and pieces, paid on delivery.
async fn placed(app: &App, key: &str, lines: &[(&str, i64)]) -> OrderId {
    placed_by(app, key, lines, "cash-on-delivery").await
}

/// An order of SKUs and pieces, paid in the sandbox and not packed.
async fn prepaid(app: &App, key: &str, lines: &[(&str, i64)]) -> OrderId {
    let id = placed_by(app, key, lines, "sandbox").await;
    let payment = payments::of_order(&app.db, SI, id).await.unwrap().remove(0);
    let decide = "UPDATE sandbox_session SET decision = 'success', settles_at = $1 WHERE token = $2";
    app.db.sql(decide).bind(noon()).bind(payment.token).execute().await.unwrap();
    payments::settle(app, payment.id, checkout::FOLLOW).await.unwrap();
    id
}

async fn placed_by(app: &App, key: &str, lines: &[(&str, i64)], payment_method: &str) -> OrderId {
    placed_from(app, BrowserTrail::default(), key, lines, payment_method).await
}

/// An order from a browser that stores a partner's data.
async fn placed_from(
    app: &App,
    trail: BrowserTrail,
    key: &str,
    lines: &[(&str, i64)],
    payment_method: &str,
) -> OrderId {
    let mut wanted = Vec::new();
    for (sku, quantity) in lines {
        wanted.push((variant(app, sku).await, *quantity));
    }
    let address = PostalAddress {
        name: "Ana Novak".into(),
        address: "Trubarjeva 1".into(),
        city: "Ljubljana".into(),
        postal_code: "1000".into(),
        country_id: SI,
        phone: "040 123 456".into(),
        phone_code: "+386".into(),
        ..PostalAddress::default()
    };
    let mut request = PlaceOrder {
        key: key.into(),
        lines: wanted,
        coupon: None,
        email: "ana@example.com".into(),
        delivery_type: "courier".into(),
        payment_method: payment_method.into(),
        address,
        billing: None,
        note: None,
        shown: ShownTotals { total: euro(0), lines: Vec::new() },
        website: String::new(),
    };
    request.shown = shown_totals(app, &request).await;
    let shopper = Shopper { user: None, visitor: Visitor::default(), trail };
    checkout::place(app, &front(app, SI), &shopper, &request).await.unwrap().id
}

fn euro(minor: i64) -> Money {
    Money::new(minor, "EUR".parse().unwrap())
}

async fn shown_totals(app: &App, request: &PlaceOrder) -> ShownTotals {
    let lines: Vec<StoredLine> = request
        .lines
        .iter()
        .map(|(variant_id, quantity)| StoredLine { variant_id: *variant_id, quantity: *quantity, shown_minor: None })
        .collect();
    let asked = QuoteRequest {
        lines: &lines,
        code: None,
        person: Person { email: Some(&request.email), ..Person::default() },
        delivery: orders::delivery_of(&request.delivery_type).unwrap(),
        payment: match request.payment_method.as_str() {
            "cash-on-delivery" => PaymentType::CashOnDelivery,
            _ => PaymentType::Prepaid,
        },
    };
    let (price, _) = Box::pin(cart::priced_quote(app, &front(app, SI), &asked)).await.unwrap();
    let line =
        |line: &crate::pricing::LineQuote| ShownLine { variant_id: line.key.0, unit: line.unit, total: line.total };
    ShownTotals { total: price.quote.total, lines: price.quote.lines.iter().map(line).collect() }
}

/// A delivered order, paid on delivery.
async fn delivered(app: &App, key: &str, lines: &[(&str, i64)]) -> OrderId {
    let id = placed(app, key, lines).await;
    deliver(app, id).await;
    id
}

async fn deliver(app: &App, id: OrderId) {
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "123".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        orders::act(app, id, &act, CLERK).await.unwrap();
    }
}

async fn details(app: &App, id: OrderId) -> OrderDetails {
    orders::details(app, orders::get(app, id).await.unwrap()).await.unwrap()
}

fn line(position: i64, quantity: i64, reason: Reason) -> WantedReturn {
    WantedReturn {
        position,
        variant_id: None,
        quantity,
        reason,
        comment: String::new(),
        exchange: None,
        photos: Vec::new(),
    }
}

async fn asked(app: &App, order: OrderId, lines: &[WantedReturn]) -> Result<ReturnCase> {
    service::request(app, &front(app, SI), details(app, order).await, lines, ReturnMethod::Label).await
}

/// The return options of an order for a kind.
async fn options(app: &App, order: OrderId, kind: Kind) -> Options {
    service::options(app, &front(app, SI), details(app, order).await, kind).await.unwrap()
}

/// Receives a return, inspects all of it as resalable and refunds it; returns the refunded amount.
async fn settled(app: &App, id: ReturnId) -> i64 {
    service::receive(app, id, CLERK).await.unwrap();
    service::inspect(app, id, &BTreeMap::new(), CLERK).await.unwrap();
    service::refund(app, id, CLERK).await.unwrap().amount.minor
}

/// Completes all refunds of an order.
async fn finish_refunds(app: &App, id: OrderId) {
    for refund in payments::refunds_of_order(&app.db, SI, id).await.unwrap() {
        // A refund that was completed before cannot be completed again.
        let _ = orders::resolve_refund(
            app,
            refund.id,
            RefundResolution::done(""),
            orders::Operator::new("operator"),
            checkout::FOLLOW,
        )
        .await;
    }
}

fn code(error: &Error) -> &'static str {
    error.code()
}

fn fields(error: &Error) -> Vec<(String, String)> {
    match error {
        Error::Invalid(fields) => {
            fields.iter().map(|field| (field.field.to_string(), field.code.to_string())).collect()
        }
        other => panic!("{other}"),
    }
}
