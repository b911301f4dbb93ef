//! Stock alerts on both databases: requested, sent once when stock returns, deleted.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::{
    app::App,
    both,
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    clock::Clock,
    config::Settings,
    db::Session as _,
    error::Error,
    id::VariantId,
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
    "2026-11-22T10:00:00Z".parse().unwrap()
}

fn tee(pieces: i64) -> ProductDraft {
    let price = PriceDraft { price_minor: 1990, ..PriceDraft::default() };
    let text = |name: &str| ProductText { name: name.into(), ..ProductText::default() };
    let offer = OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: "tee".into(),
        texts: [(crate::id::LanguageId(16), text("Majica")), (crate::id::LanguageId(1), text("Tee"))].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".into() }],
        variants: [("S", pieces), ("M", 9)]
            .map(|(size, pieces)| VariantDraft {
                sku: Some(format!("TEE-{size}")),
                values: vec![size.into()],
                stock: StockDraft::tracked(pieces),
                prices: [(SI, price.clone()), (HR, price.clone())].into(),
                ..VariantDraft::default()
            })
            .into(),
        offers: [(SI, offer.clone()), (HR, offer)].into(),
        ..ProductDraft::default()
    }
}

/// A tee, sold out in S; e-mails are written to files.
async fn shop(test: &TestDb) -> App {
    let settings = Settings { data: test.folder.path().join("data"), ..Settings::default() };
    let app = App::open(settings, test.db.clone(), Clock::fixed(now())).await.unwrap();
    save_products(&app, &[tee(0)]).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

fn front(app: &App, tenant: TenantId, language: &str) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(tenant.language(language).unwrap());
    let host_language = Arc::clone(&tenant.default_language);
    Storefront { tenant, language, host_language, origin: "http://evil.example".into(), unknown_host: false }
}

async fn variant(app: &App, sku: &str) -> VariantId {
    app.db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

async fn wants(app: &App, tenant: TenantId, language: &str, email: &str) -> crate::error::Result<()> {
    let asked = AlertRequest { variant_id: variant(app, "TEE-S").await, email, user_id: None, website: "" };
    ask(app, &front(app, tenant, language), asked, &VISITOR).await
}

async fn waiting(app: &App) -> i64 {
    app.db.sql("SELECT COUNT(*) FROM stock_alert").scalar().await.unwrap()
}

/// The e-mails sent so far.
fn emails(app: &App) -> Vec<String> {
    let Ok(folder) = std::fs::read_dir(app.settings.data.join("mail")) else { return Vec::new() };
    let mut texts: Vec<String> = folder.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    texts.sort();
    texts
}

fn is_to(text: &str, address: &str) -> bool {
    text.lines().any(|line| line.starts_with("To: ") && line.contains(address))
}

/// Advances the clock by some minutes and runs all due jobs.
async fn later(app: &App, minutes: i64) {
    app.clock.advance(TimeDelta::minutes(minutes));
    app.catch_up().await.unwrap();
    worker::run_due(app).await.unwrap();
}

both!(an_alert_is_sent_once_when_stock_returns_and_deleted, test in PLATFORM, {
    let app = shop(&test).await;
    wants(&app, SI, "sl", "ana@example.com").await.unwrap();
    wants(&app, SI, "sl", "ana@example.com").await.unwrap();
    wants(&app, HR, "hr", "eva@example.com").await.unwrap();
    assert_eq!(waiting(&app).await, 2, "asking twice is asking once");
    later(&app, 60).await;
    assert!(emails(&app).is_empty());
    inventory::set(&app, ORIGIN, "TEE-S", 5, None, false).await.unwrap();
    later(&app, 6).await;
    let sent = emails(&app);
    assert_eq!(sent.len(), 2, "{sent:?}");
    let ana = sent.iter().find(|text| is_to(text, "ana@example.com")).unwrap();
    assert!(ana.contains("List-Unsubscribe: <") && ana.contains("/api/stock-alert/delete?token="), "{ana}");
    assert_eq!(waiting(&app).await, 0, "the address is deleted with the alert");
    inventory::set(&app, ORIGIN, "TEE-S", 0, None, false).await.unwrap();
    inventory::set(&app, ORIGIN, "TEE-S", 5, None, false).await.unwrap();
    later(&app, 6).await;
    assert_eq!(emails(&app).len(), 2, "once");
});

both!(an_import_that_restocks_sends_alerts, test in PLATFORM, {
    let app = shop(&test).await;
    wants(&app, SI, "sl", "ana@example.com").await.unwrap();
    save_products(&app, &[tee(3)]).await.unwrap();
    later(&app, 6).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (1, 0));
});

both!(a_brief_restock_sends_no_alerts, test in PLATFORM, {
    let app = shop(&test).await;
    wants(&app, SI, "sl", "ana@example.com").await.unwrap();
    inventory::set(&app, ORIGIN, "TEE-S", 1, None, false).await.unwrap();
    app.clock.advance(TimeDelta::minutes(2));
    inventory::set(&app, ORIGIN, "TEE-S", 0, None, false).await.unwrap();
    later(&app, 10).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (0, 1), "the alert waits on");
    inventory::set(&app, ORIGIN, "TEE-S", 2, None, false).await.unwrap();
    later(&app, 6).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (1, 0));
});

both!(alerts_are_sent_in_order_of_subscription, test in PLATFORM, {
    let app = shop(&test).await;
    for person in 0..8 {
        wants(&app, SI, "sl", &format!("p{person}@example.com")).await.unwrap();
    }
    inventory::set(&app, ORIGIN, "TEE-S", 1, None, false).await.unwrap();
    later(&app, 6).await;
    let first = emails(&app);
    assert_eq!((first.len(), waiting(&app).await), (5, 3));
    assert!((0..5).all(|person| first.iter().any(|text| is_to(text, &format!("p{person}@example.com")))));
    later(&app, 61).await;
    assert_eq!((emails(&app).len(), waiting(&app).await), (8, 0), "the piece is still there an hour later");
});

both!(available_and_unknown_variants_cannot_be_subscribed_to, test in PLATFORM, {
    let app = shop(&test).await;
    let asked = |variant_id| AlertRequest { variant_id, email: "ana@example.com", user_id: None, website: "" };
    let si = front(&app, SI, "sl");
    let available = ask(&app, &si, asked(variant(&app, "TEE-M").await), &VISITOR).await;
    assert!(matches!(available, Err(Error::Rejected { .. })), "{available:?}");
    assert!(matches!(ask(&app, &si, asked(VariantId(999_999)), &VISITOR).await, Err(Error::NotFound)));
    let bot = AlertRequest { website: "https://spam.example", ..asked(variant(&app, "TEE-S").await) };
    ask(&app, &si, bot, &VISITOR).await.unwrap();
    assert_eq!(waiting(&app).await, 0, "a program gets no alert");
});

both!(concurrent_alerts_of_an_address_respect_the_limit_and_share_a_token, test in PLATFORM, {
    let app = shop(&test).await;
    let mut draft = tee(0);
    let sold_out = draft.variants[0].clone();
    draft.variants = (0..model::MOST_OF_ADDRESS + 5)
        .map(|size| VariantDraft {
            sku: Some(format!("TEE-{size}")),
            values: vec![size.to_string()],
            ..sold_out.clone()
        })
        .collect();
    save_products(&app, &[draft]).await.unwrap();
    app.catch_up().await.unwrap();
    let variants: Vec<VariantId> =
        app.db.sql("SELECT id FROM variant WHERE retired_at IS NULL ORDER BY id").scalars().await.unwrap();
    let si = front(&app, SI, "sl");
    let asked = variants.iter().map(|variant_id| {
        let asked = AlertRequest { variant_id: *variant_id, email: "ana@example.com", user_id: None, website: "" };
        ask(&app, &si, asked, &VISITOR)
    });
    for outcome in futures::future::join_all(asked).await {
        outcome.unwrap();
    }
    let tokens: i64 = app.db.sql("SELECT COUNT(DISTINCT token) FROM stock_alert").scalar().await.unwrap();
    assert_eq!((variants.len(), waiting(&app).await, tokens), (55, model::MOST_OF_ADDRESS, 1));
});

both!(alerts_are_deleted_by_link_by_country_and_after_a_time, test in PLATFORM, {
    let app = shop(&test).await;
    for (tenant, language) in [(SI, "sl"), (HR, "hr")] {
        wants(&app, tenant, language, "ana@example.com").await.unwrap();
    }
    let token: String =
        app.db.sql("SELECT token FROM stock_alert WHERE tenant_id = $1").bind(SI).scalar().await.unwrap();
    delete(&app, &front(&app, HR, "hr"), &token).await.unwrap();
    assert_eq!(waiting(&app).await, 2, "a link works in its own country");
    for _ in 0..2 {
        delete(&app, &front(&app, SI, "sl"), &token).await.unwrap();
    }
    assert_eq!(of_person(&app.db, crate::id::UserId(1), Some("ana@example.com")).await.unwrap().len(), 1);
    app.clock.advance(TimeDelta::days(181));
    assert_eq!(prune(&app, TimeDelta::days(180)).await.unwrap(), 1);
    assert_eq!(waiting(&app).await, 0);
});
