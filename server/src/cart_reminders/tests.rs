//! Cart reminders on both databases: requested with consent, sent once after the cart has been unchanged, or not at all.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sqlx::types::Json;

use super::{
    model::ReminderId,
    service::{ReminderRequest, ask, delete, end, reminders},
    *,
};
use crate::{
    accounts::{self, NewUser, User, UserType},
    app::App,
    both,
    cart::StoredLine,
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    clock::Clock,
    config::Settings,
    db::Session as _,
    error::{Error, Result},
    id::{LanguageId, VariantId},
    inventory::{self, Origin, save_products},
    tenancy::{Storefront, TenantId},
    testing::{PLATFORM, TestDb},
    visitor::Visitor,
    worker,
};

static VISITOR: Visitor = Visitor { address: None, device: String::new(), known_device: None };
const ORIGIN: Origin<'static> = Origin { actor: "test", reference: None, note: None };
const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);

fn now() -> DateTime<Utc> {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

fn tee() -> ProductDraft {
    let price = PriceDraft { price_minor: 1990, ..PriceDraft::default() };
    let text = |name: &str| ProductText { name: name.into(), ..ProductText::default() };
    let offer = OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: "tee".into(),
        texts: [(LanguageId(16), text("Majica")), (LanguageId(1), text("Tee"))].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".into() }],
        variants: vec![VariantDraft {
            sku: Some("TEE-S".to_owned()),
            values: vec!["S".into()],
            stock: StockDraft::tracked(5),
            prices: [(SI, price.clone()), (HR, price)].into(),
            ..VariantDraft::default()
        }],
        offers: [(SI, offer.clone()), (HR, offer)].into(),
        ..ProductDraft::default()
    }
}

/// A shop with a tee, five in stock; e-mails are written to files.
async fn shop(test: &TestDb) -> App {
    let settings = Settings { data: test.folder.path().join("data"), ..Settings::default() };
    let app = App::open(settings, test.db.clone(), Clock::fixed(now())).await.unwrap();
    save_products(&app, &[tee()]).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

fn front(app: &App, tenant: TenantId) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(&tenant.default_language);
    Storefront { host_language: Arc::clone(&language), language, tenant, origin: "".into(), unknown_host: false }
}

async fn line(app: &App) -> StoredLine {
    let variant_id: VariantId = app.db.sql("SELECT id FROM variant WHERE sku = 'TEE-S'").scalar().await.unwrap();
    StoredLine { variant_id, quantity: 1, shown_minor: Some(1990) }
}

async fn wants(app: &App, tenant: TenantId, email: &str, user: Option<&User>) -> Result<()> {
    let lines = [line(app).await];
    let asked = ReminderRequest {
        email,
        user_id: user.map(|user| user.id),
        browser_lines: if user.is_some() { &[] } else { &lines },
        consent: true,
        website: "",
    };
    ask(app, &front(app, tenant), asked, &VISITOR).await
}

async fn waiting(app: &App) -> i64 {
    app.db.sql("SELECT COUNT(*) FROM cart_reminder").scalar().await.unwrap()
}

/// The e-mails sent so far, one line each.
fn emails(app: &App) -> Vec<String> {
    let Ok(folder) = std::fs::read_dir(app.settings.data.join("mail")) else { return Vec::new() };
    folder.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap().replace("=\r\n", "")).collect()
}

async fn later(app: &App, hours: i64) {
    app.clock.advance(TimeDelta::hours(hours));
    app.catch_up().await.unwrap();
    worker::run_due(app).await.unwrap();
}

both!(a_reminder_is_sent_once_after_a_day_and_deleted, test in PLATFORM, {
    let app = shop(&test).await;
    wants(&app, SI, "ana@example.com", None).await.unwrap();
    wants(&app, SI, "ana@example.com", None).await.unwrap();
    assert_eq!(waiting(&app).await, 1, "asking twice is asking once");
    later(&app, 23).await;
    assert!(emails(&app).is_empty());
    later(&app, 1).await;
    let sent = emails(&app);
    assert_eq!(sent.len(), 1);
    assert!(sent[0].contains("Majica (S)"), "{}", sent[0]);
    assert!(
        sent[0].contains("List-Unsubscribe: <") && sent[0].contains("/api/cart/reminder/delete?token="),
        "{}",
        sent[0]
    );
    assert_eq!(waiting(&app).await, 0, "the address is deleted with the reminder");
    later(&app, 48).await;
    assert_eq!(emails(&app).len(), 1, "once");
});

both!(without_consent_or_with_an_empty_cart_nothing_is_stored, test in PLATFORM, {
    let app = shop(&test).await;
    let lines = [line(&app).await];
    let asked = ReminderRequest { email: "ana@example.com", user_id: None, browser_lines: &lines, consent: true, website: "" };
    let front = front(&app, SI);
    let refused = ask(&app, &front, ReminderRequest { consent: false, ..asked }, &VISITOR).await;
    assert!(matches!(refused, Err(Error::Invalid(fields)) if fields[0].code == "error-cart-reminder-consent"));
    let empty = ask(&app, &front, ReminderRequest { browser_lines: &[], ..asked }, &VISITOR).await;
    assert_eq!(empty.unwrap_err().code(), "error-cart-reminder-empty");
    ask(&app, &front, ReminderRequest { website: "https://spam.example", ..asked }, &VISITOR).await.unwrap();
    assert_eq!(waiting(&app).await, 0);
});

both!(no_reminder_after_an_order_or_when_nothing_is_available, test in PLATFORM, {
    let app = shop(&test).await;
    wants(&app, SI, "ana@example.com", None).await.unwrap();
    wants(&app, HR, "ana@example.com", None).await.unwrap();
    app.db
        .sql(
            "INSERT INTO shop_order (tenant_id, language_id, number, place_key, request_hash, email, delivery_type, payment_method, \
             payment_status, delivery_status, currency, total_minor, refunded_minor, snapshot, placed_at, updated_at) \
             VALUES ($1, 16, 'A1', 'k', 'h', $2, 'courier', 'cash-on-delivery', 'PENDING', 'PENDING', 'EUR', 1, 0, $3, $4, $4)",
        )
        .bind(SI)
        .bind("ana@example.com")
        .bind(Json(json!({})))
        .bind(now() + TimeDelta::hours(1))
        .execute()
        .await
        .unwrap();
    later(&app, 24).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (1, 0), "the order was of the other country");
    wants(&app, HR, "eva@example.com", None).await.unwrap();
    inventory::set(&app, ORIGIN, "TEE-S", 0, None, false).await.unwrap();
    later(&app, 24).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (1, 0), "sold out");
});

async fn customer(app: &App) -> User {
    let new = NewUser {
        user_type: UserType::Customer,
        email: "ana@example.com".to_owned(),
        first_name: "Ana".to_owned(),
        last_name: "Novak".to_owned(),
        phone: String::new(),
        phone_code: String::new(),
        country_id: SI,
        tenant_id: SI,
        language_id: LanguageId(16),
        accepts_terms: true,
        is_verified: true,
    };
    accounts::create(app, new, "Lipa-2026").await.unwrap()
}

async fn touch(app: &App, user: &User) {
    let line = line(app).await;
    app.db
        .sql(
            "INSERT INTO cart_line (tenant_id, user_id, variant_id, quantity, shown_minor, added_at, updated_at) \
             VALUES ($1, $2, $3, 1, 1990, $4, $4) \
             ON CONFLICT (tenant_id, user_id, variant_id) DO UPDATE SET updated_at = excluded.updated_at",
        )
        .bind(SI)
        .bind(user.id)
        .bind(line.variant_id)
        .bind(app.clock.now())
        .execute()
        .await
        .unwrap();
}

both!(a_reminder_is_postponed_while_the_cart_changes, test in PLATFORM, {
    let app = shop(&test).await;
    let ana = customer(&app).await;
    let refused = wants(&app, SI, "ana@example.com", Some(&ana)).await;
    assert_eq!(refused.unwrap_err().code(), "error-cart-reminder-empty");
    touch(&app, &ana).await;
    wants(&app, SI, "ana@example.com", Some(&ana)).await.unwrap();
    app.clock.advance(TimeDelta::hours(20));
    touch(&app, &ana).await;
    later(&app, 4).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (0, 1), "touched four hours ago");
    later(&app, 20).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (1, 0));
});

both!(customers_see_and_cancel_their_own_reminders_only, test in PLATFORM, {
    let app = shop(&test).await;
    let ana = customer(&app).await;
    wants(&app, SI, "ana@example.com", None).await.unwrap();
    wants(&app, HR, "ana@example.com", None).await.unwrap();
    wants(&app, SI, "eva@example.com", None).await.unwrap();
    let (si, hr) = (front(&app, SI), front(&app, HR));
    let own = reminders(&app, &si, &ana).await.unwrap();
    assert_eq!(
        own.iter().map(|one| (one.kind, one.email.as_str())).collect::<Vec<_>>(),
        [(ReminderKind::Cart, "ana@example.com")]
    );
    let evas: i64 = test.db.sql("SELECT id FROM cart_reminder WHERE email = 'eva@example.com'").scalar().await.unwrap();
    let of = |kind: &str, id: i64| ReminderId::of_path(kind, id).unwrap();
    for (front, id) in [(&si, of("cart", evas)), (&hr, of("cart", own[0].id)), (&si, of("stock-alert", own[0].id))] {
        assert!(matches!(end(&app, front, &ana, id).await, Err(Error::NotFound)), "{id:?}");
    }
    assert_eq!(ReminderId::of_path("odd", own[0].id), None);
    end(&app, &si, &ana, of("cart", own[0].id)).await.unwrap();
    assert_eq!(reminders(&app, &si, &ana).await.unwrap(), []);
    assert_eq!(of_person(&test.db, ana.id, Some("ana@example.com")).await.unwrap().len(), 1, "in the other country");
    let token: String = test.db.sql("SELECT token FROM cart_reminder WHERE tenant_id = 13").scalar().await.unwrap();
    delete(&app, &si, &token).await.unwrap();
    assert_eq!(waiting(&app).await, 2, "a link works in its own country");
    for _ in 0..2 {
        delete(&app, &hr, &token).await.unwrap();
    }
    assert_eq!(waiting(&app).await, 1);
    app.clock.advance(TimeDelta::days(31));
    assert_eq!(prune(&app, TimeDelta::days(30)).await.unwrap(), 1);
});
