//! Commissions on both databases: attribution, earnings, reversals, payouts, and that the ledger always adds up.

mod attribution;
mod histories;
mod payouts;
mod reversals;
mod reviews;
mod statements;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};
use sqlx::types::Json;
use uuid::Uuid;

use super::*;
use crate::{
    accounts::{self, NewUser, PostalAddress, User, UserType},
    affiliates::{
        self, AffiliateStatus, Amounts as MinorAmounts, Bonus, Details, FraudRules, Programme, ProgrammeRecord,
    },
    app::App,
    attribution::BrowserTrail,
    bank_account::TypedAccount,
    clock::Clock,
    config::{EncryptionKey, Settings},
    db::Session as _,
    id::{AffiliateId, CommissionId, CouponId, LanguageId, OrderId, ProductId, TenantId},
    money::Money,
    tenancy::Tenant,
    testing::{PLATFORM, TestDb, partners},
    visitor::Visitor,
};

const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);
const PASSWORD: &str = "Correct-horse-7";

fn euro(minor: i64) -> Money {
    Money::new(minor, "EUR".parse().unwrap())
}

fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 22, 12, 0, 0).unwrap()
}

/// 10 % for everything in SI and HR, a hold period of 100 days, a minimum payout of 20 euros.
fn record() -> ProgrammeRecord {
    ProgrammeRecord {
        countries: vec!["SI".to_owned(), "HR".to_owned()],
        minimum_payout: MinorAmounts::from([("EUR".to_owned(), 2000)]),
        ..partners::programme_record()
    }
}

async fn open(test: &TestDb) -> App {
    open_with(test, record()).await
}

async fn open_with(test: &TestDb, programme: ProgrammeRecord) -> App {
    let clock = Clock::fixed(noon());
    let mut settings = Settings { data: test.folder.path().join("data"), is_demo: true, ..Settings::default() };
    settings.affiliates.key = Some(EncryptionKey::random());
    partners::run_programme(&test.db, programme, noon()).await;
    App::open(settings, test.db.clone(), clock).await.unwrap()
}

fn tenant(app: &App, id: TenantId) -> Arc<Tenant> {
    Arc::clone(app.directory().tenant(id).unwrap())
}

/// Creates an account of a type.
async fn account(app: &App, user_type: UserType, email: &str) -> User {
    let new = NewUser {
        user_type,
        email: email.to_owned(),
        first_name: "Maja".to_owned(),
        last_name: "Kos".to_owned(),
        phone: "+38640123456".to_owned(),
        phone_code: "+386".to_owned(),
        country_id: SI,
        tenant_id: SI,
        language_id: LanguageId(16),
        accepts_terms: true,
        is_verified: true,
    };
    accounts::create(app, new, PASSWORD).await.unwrap()
}

/// Creates a partner with a code and an account.
async fn partner(app: &App, code: &str) -> AffiliateId {
    let user = account(app, UserType::Affiliate, &format!("{code}@example.com")).await;
    partners::partner(&app.db, code, Some(user.id), noon()).await
}

async fn set_status(app: &App, id: AffiliateId, status: AffiliateStatus) {
    app.db.sql("UPDATE affiliate SET status = $2 WHERE id = $1").bind(id).bind(status.name()).execute().await.unwrap();
}

/// Sets a partner's payout account.
async fn set_account(app: &App, id: AffiliateId) {
    let partner = affiliates::show(app, id).await.unwrap();
    let user = accounts::show(app, partner.user_id).await.unwrap();
    let typed = TypedAccount::Iban { holder: "Maja Kos", iban: "SI56 1910 0000 0123 438" };
    affiliates::set_payout_account(app, &user, &partner, typed, PASSWORD, &Visitor::default()).await.unwrap();
}

/// An order with lines at these prices, including 22 % VAT, and 3.99 of shipping.
#[derive(Clone)]
struct Order {
    id: i64,
    tenant: TenantId,
    referral: Referral,
    email: String,
    street: String,
    lines: Vec<i64>,
}

impl Order {
    /// An order attributed by a code in the browser.
    fn of(id: i64, code: &str, lines: &[i64]) -> Self {
        let trail = BrowserTrail { session: None, code: Some(code.to_owned()) };
        Self {
            id,
            tenant: SI,
            referral: Referral { trail, ..Referral::default() },
            email: format!("shopper{id}@example.com"),
            street: format!("Street {id}"),
            lines: lines.to_vec(),
        }
    }

    fn total(&self) -> i64 {
        self.lines.iter().sum::<i64>() + 399
    }
}

/// Books orders in one transaction.
async fn place(app: &App, orders: &[Order]) {
    let programme = affiliates::programme(app).await.unwrap();
    let tenants: Vec<Arc<Tenant>> = orders.iter().map(|order| tenant(app, order.tenant)).collect();
    let numbers: Vec<String> = orders.iter().map(|order| format!("N{}", order.id)).collect();
    let addresses: Vec<PostalAddress> = orders
        .iter()
        .map(|order| PostalAddress {
            address: order.street.clone(),
            postal_code: "1000".to_owned(),
            country_id: order.tenant,
            phone: format!("+38641{:06}", order.id),
            ..PostalAddress::default()
        })
        .collect();
    let earnings: Vec<NewEarning<'_>> = orders
        .iter()
        .enumerate()
        .map(|(at, order)| NewEarning {
            order_id: OrderId(order.id),
            tenant: &tenants[at],
            order_number: &numbers[at],
            referral: &order.referral,
            user_id: None,
            email: &order.email,
            address: &addresses[at],
            lines: (1..)
                .zip(&order.lines)
                .map(|(position, total)| EarningLine {
                    position,
                    product_id: ProductId(position),
                    total: Money::new(*total, tenants[at].currency.code),
                    vat_basis_points: 2200,
                })
                .collect(),
            total: Money::new(order.total(), tenants[at].currency.code),
        })
        .collect();
    let mut tx = app.db.begin().await.unwrap();
    earn_all(&mut tx, &programme, app.clock.now(), &earnings).await.unwrap();
    tx.commit().await.unwrap();
}

/// The commission of an order.
async fn earned(app: &App, order: i64) -> Commission {
    let id: CommissionId =
        app.db.sql("SELECT id FROM commission WHERE order_id = $1").bind(OrderId(order)).scalar().await.unwrap();
    show(app, id).await.unwrap().commission
}

/// Delivers and pays an order.
async fn finish(app: &App, order: i64) {
    let mut tx = app.db.begin().await.unwrap();
    delivered(&mut tx, app.clock.now(), OrderId(order)).await.unwrap();
    paid(&mut tx, app.clock.now(), OrderId(order)).await.unwrap();
    tx.commit().await.unwrap();
}

/// Refunds lines of an order, or an amount.
async fn refund(app: &App, order: i64, reference: &str, lines: &[(i64, i64)], minor: i64) {
    refund_parts(app, order, &[(reference.to_owned(), minor)], lines, euro(0)).await;
}

/// The same with several refunds, each of an amount, after which the shop keeps payments of a total.
async fn refund_parts(app: &App, order: i64, refunds: &[(String, i64)], lines: &[(i64, i64)], kept: Money) {
    let mut tx = app.db.begin().await.unwrap();
    let refunds: Vec<(String, Money)> =
        refunds.iter().map(|(reference, minor)| (reference.clone(), euro(*minor))).collect();
    let lines: Vec<(i64, Money)> = lines.iter().map(|(position, minor)| (*position, euro(*minor))).collect();
    reverse(&mut tx, app.clock.now(), OrderId(order), &refunds, &lines, kept).await.unwrap();
    tx.commit().await.unwrap();
}

/// Restores what a failed refund reversed; the shop then keeps payments of a total.
async fn restore_refund(app: &App, order: i64, reference: &str, kept: Money) {
    let mut tx = app.db.begin().await.unwrap();
    restore(&mut tx, app.clock.now(), OrderId(order), reference, kept).await.unwrap();
    tx.commit().await.unwrap();
}

/// Advances the clock and approves what is due then.
async fn approve_after(app: &App, days: i64) {
    app.clock.advance(TimeDelta::days(days));
    service::approve_due(app).await.unwrap();
}

async fn amounts(app: &App, affiliate: AffiliateId) -> (i64, i64, i64, i64) {
    let sums = sums(app, affiliate).await.unwrap();
    let euro = sums.iter().find(|one| one.currency.as_str() == "EUR");
    euro.map_or((0, 0, 0, 0), |one| (one.pending.minor, one.approved.minor, one.paid.minor, one.reversed.minor))
}

/// Asserts all invariants of the ledger.
async fn assert_sound(app: &App) {
    assert_eq!(check(app).await.unwrap(), Vec::new());
}

async fn count(app: &App, sql: &'static str) -> i64 {
    app.db.sql(sql).scalar().await.unwrap()
}

fn error_text(error: &crate::error::Error) -> String {
    error.to_string()
}
