//! Checkouts on both databases: placing, racing, paying, cancelling, delivering.

mod credit_notes;
mod invoices;
mod lifecycle;
mod money;
mod operator_payments;
mod partners;
mod placing;
mod races;
mod refund_accounts;
mod reorder;

use std::collections::HashMap;

use chrono::{DateTime, TimeZone as _, Utc};

use super::{
    model::{PlaceOrder, PlacedOrder, ShownLine, ShownTotals},
    service::{self, Shopper},
};
use crate::{
    accounts::PostalAddress,
    app::App,
    attribution::BrowserTrail,
    cart::{self, Person, QuoteRequest, StoredLine},
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    clock::Clock,
    config::Settings,
    db::{Db, Session},
    error::{Error, Result},
    id::{OrderId, RefundId, TenantId, VariantId},
    inventory::save_products,
    money::Money,
    orders::{self, OrderDetails},
    payments::RefundResolution,
    pricing::PaymentType,
    promotions,
    tenancy::Storefront,
    testing::{PLATFORM, TestDb},
    toml_file::{Source, Sources},
    visitor::Visitor,
};

const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);

/// Noon on a Sunday.
fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 22, 12, 0, 0).unwrap()
}

/// The built-in countries with a tee in M (three pieces for 19.90, reduced to 14.90), in L (sold out) and in XL (a thousand).
async fn open(test: &TestDb) -> App {
    open_with(test, Settings::default()).await
}

async fn open_with(test: &TestDb, settings: Settings) -> App {
    let clock = Clock::fixed(noon());
    let settings = Settings { data: test.folder.path().join("data"), is_demo: true, ..settings };
    let app = App::open(settings, test.db.clone(), clock).await.unwrap();
    save_products(&app, &[tee(&app, &[("M", 3), ("L", 0), ("XL", 1000)])]).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

fn tee(app: &App, sizes: &[(&str, i64)]) -> ProductDraft {
    let language = app.directory().tenant(SI).unwrap().default_language.id;
    let price = PriceDraft { price_minor: 1990, discount_minor: Some(1490), ..PriceDraft::default() };
    ProductDraft {
        key: "tee".into(),
        texts: [(language, ProductText { name: "Majica".into(), ..ProductText::default() })].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".into() }],
        variants: sizes
            .iter()
            .map(|(size, pieces)| VariantDraft {
                sku: Some(format!("TEE-{size}")),
                values: vec![(*size).into()],
                stock: StockDraft::tracked(*pieces),
                prices: [(SI, price.clone()), (HR, price.clone())].into(),
                ..VariantDraft::default()
            })
            .collect(),
        offers: [SI, HR].map(|tenant| (tenant, OfferDraft { is_visible: true, badges: None })).into(),
        ..ProductDraft::default()
    }
}

async fn promote(app: &App, text: &str) {
    let sources = Sources { files: vec![Source { name: "p.toml".into(), text: text.into() }], is_whole: true };
    promotions::apply(app, &sources, "operator test").await.unwrap();
    app.catch_up().await.unwrap();
}

fn front_of(app: &App, tenant: TenantId) -> Storefront {
    let tenant = app.directory().tenant(tenant).unwrap().clone();
    let language = tenant.default_language.clone();
    let origin = format!("https://{}", tenant.hosts[0].name).into();
    Storefront { host_language: language.clone(), language, tenant, origin, unknown_host: false }
}

fn front(app: &App) -> Storefront {
    front_of(app, SI)
}

fn guest() -> Shopper {
    Shopper { user: None, visitor: Visitor::default(), trail: BrowserTrail::default() }
}

async fn variant(db: &Db, sku: &str) -> VariantId {
    db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

fn address(tenant: TenantId) -> PostalAddress {
    PostalAddress {
        name: "Ana Novak".into(),
        address: "Trubarjeva 1".into(),
        city: "Ljubljana".into(),
        postal_code: "1000".into(),
        country_id: tenant,
        phone: "040 123 456".into(),
        phone_code: "+386".into(),
        ..PostalAddress::default()
    }
}

/// An order of these SKUs and pieces at the prices currently shown, paid on delivery.
async fn request(app: &App, key: &str, lines: &[(&str, i64)], coupon: Option<&str>) -> PlaceOrder {
    let mut wanted = Vec::new();
    for (sku, quantity) in lines {
        wanted.push((variant(&app.db, sku).await, *quantity));
    }
    let mut request = PlaceOrder {
        key: key.into(),
        lines: wanted,
        coupon: coupon.map(str::to_owned),
        email: "ana@example.com".into(),
        delivery_type: "courier".into(),
        payment_method: "cash-on-delivery".into(),
        address: address(SI),
        billing: None,
        note: None,
        shown: ShownTotals { total: euro(0), lines: Vec::new() },
        website: String::new(),
    };
    request.shown = shown_totals(app, &request).await;
    request
}

/// The prices currently shown for a request.
async fn shown_totals(app: &App, request: &PlaceOrder) -> ShownTotals {
    let lines: Vec<StoredLine> = request
        .lines
        .iter()
        .map(|(variant_id, quantity)| StoredLine { variant_id: *variant_id, quantity: *quantity, shown_minor: None })
        .collect();
    let is_cash = request.payment_method == "cash-on-delivery";
    let asked = QuoteRequest {
        lines: &lines,
        code: request.coupon.as_deref(),
        person: Person { email: Some(&request.email), ..Person::default() },
        delivery: orders::delivery_of(&request.delivery_type).unwrap(),
        payment: if is_cash { PaymentType::CashOnDelivery } else { PaymentType::Prepaid },
    };
    let (price, _) = Box::pin(cart::priced_quote(app, &front(app), &asked)).await.unwrap();
    let line =
        |line: &crate::pricing::LineQuote| ShownLine { variant_id: line.key.0, unit: line.unit, total: line.total };
    ShownTotals { total: price.quote.total, lines: price.quote.lines.iter().map(line).collect() }
}

fn euro(minor: i64) -> Money {
    Money::new(minor, "EUR".parse().unwrap())
}

async fn place(app: &App, request: &PlaceOrder) -> Result<PlacedOrder> {
    service::place(app, &front(app), &guest(), request).await
}

async fn details(app: &App, id: OrderId) -> OrderDetails {
    let details = orders::details(app, orders::get(app, id).await.unwrap()).await.unwrap();
    let (order, snapshot) = (&details.order, &details.order.snapshot);
    let goods: i64 = details.lines.iter().map(|line| line.total.minor).sum();
    assert_eq!(goods, snapshot.subtotal.minor - snapshot.discount.minor, "lines add up to the goods");
    assert_eq!(goods + snapshot.shipping.minor + snapshot.cash_on_delivery.minor, order.total.minor);
    assert_eq!(snapshot.vat.iter().map(|vat| vat.gross.minor).sum::<i64>(), order.total.minor, "VAT covers the total");
    details
}

async fn count(db: &Db, sql: &'static str) -> i64 {
    db.sql(sql).scalar().await.unwrap()
}

/// Pieces on hand and reserved.
async fn stock(app: &App, sku: &str) -> (i64, i64) {
    let id = variant(&app.db, sku).await;
    app.db.sql("SELECT on_hand, reserved FROM stock_item WHERE variant_id = $1").bind(id).one().await.unwrap()
}

/// Records an operator's decision on a refund.
async fn resolve(app: &App, refund: RefundId, resolution: RefundResolution<'_>) {
    let operator = orders::Operator::new("operator ana");
    orders::resolve_refund(app, refund, resolution, operator, service::FOLLOW).await.unwrap();
}

async fn kinds(app: &App, id: OrderId) -> Vec<String> {
    details(app, id).await.events.into_iter().map(|event| event.kind).collect()
}

fn code(error: &Error) -> &'static str {
    error.code()
}

/// Asserts that the pieces on hand and reserved of all variants equal the sum of their stock movements.
async fn assert_stock_is_its_movements(db: &Db) {
    let items: Vec<(VariantId, i64, i64)> =
        db.sql("SELECT variant_id, on_hand, reserved FROM stock_item").all().await.unwrap();
    let moved: Vec<(VariantId, i64, i64)> = db
        .sql(
            "SELECT variant_id, CAST(SUM(on_hand_change) AS BIGINT), CAST(SUM(reserved_change) AS BIGINT) \
             FROM stock_movement GROUP BY variant_id",
        )
        .all()
        .await
        .unwrap();
    let moved: HashMap<VariantId, (i64, i64)> = moved.into_iter().map(|(id, one, other)| (id, (one, other))).collect();
    for (id, on_hand, reserved) in items {
        assert_eq!(moved.get(&id).copied().unwrap_or_default(), (on_hand, reserved), "variant {id}");
        assert!(on_hand >= 0 && reserved >= 0 && reserved <= on_hand, "variant {id}: {on_hand} {reserved}");
    }
}

/// Asserts that invoice numbers of a country and year are 1, 2, 3 … without a gap.
async fn assert_invoices_are_gapless(db: &Db, prefix: &str) -> usize {
    let mut numbers: Vec<String> =
        db.sql("SELECT invoice_number FROM shop_order WHERE invoice_number IS NOT NULL").scalars().await.unwrap();
    numbers.retain(|number| number.starts_with(prefix));
    numbers.sort();
    let expected: Vec<String> = (1..=numbers.len()).map(|number| format!("{prefix}{number:06}")).collect();
    assert_eq!(numbers, expected);
    numbers.len()
}
