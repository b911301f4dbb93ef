//! Stock on both databases: counts, movements, and what the catalogue is told.

mod files;
mod migration;
mod orders;
mod pages;
mod products;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use super::{Line, Origin, StockItem, StockResult, items, save_products};
use crate::{
    app::App,
    catalog::{
        OfferDraft, OptionDraft, OptionKind, Outcome, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
    },
    clock::Clock,
    config::Settings,
    db::{Db, Dialect, Session},
    id::{LanguageId, TenantId, VariantId},
    tenancy::{Directory, Language},
};

const SL: LanguageId = LanguageId(16);
const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);

fn noon() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000)
}

async fn shop(db: &Db) -> App {
    db.sql("INSERT INTO language (id, code, locale, name, position) VALUES ($1, 'sl', 'sl-SI', 'sl', 1)")
        .bind(SL)
        .execute()
        .await
        .unwrap();
    for (id, code) in [(SI, "SI"), (HR, "HR")] {
        db.sql("INSERT INTO tenant (id, code, name, is_active, position, settings, updated_at) VALUES ($1, $2, $2, $3, 1, $4, $5)")
            .bind(id)
            .bind(code)
            .bind(true)
            .bind(sqlx::types::Json(serde_json::json!({})))
            .bind(noon())
            .execute()
            .await
            .unwrap();
    }
    let app = App::new(Settings::default(), db.clone(), Clock::fixed(noon()));
    let language =
        Arc::new(Language { id: SL, code: "sl".to_owned(), locale: "sl-SI".to_owned(), name: "sl".to_owned() });
    app.set_directory(Directory { languages: vec![language], ..Directory::default() });
    app
}

/// A tee in sizes, each with so many pieces, in both countries.
fn tee(sizes: &[(&str, i64)]) -> ProductDraft {
    let prices = [SI, HR].map(|tenant| (tenant, PriceDraft { price_minor: 1990, ..PriceDraft::default() }));
    let offer = OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: "tee".to_owned(),
        texts: [(SL, ProductText { name: "Majica".to_owned(), ..ProductText::default() })].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() }],
        variants: sizes
            .iter()
            .map(|(size, pieces)| VariantDraft {
                sku: Some(format!("TEE-{size}")),
                values: vec![(*size).to_owned()],
                stock: StockDraft::tracked(*pieces),
                prices: prices.clone().into(),
                ..VariantDraft::default()
            })
            .collect(),
        offers: [(SI, offer.clone()), (HR, offer)].into(),
        ..ProductDraft::default()
    }
}

async fn save(app: &App, draft: ProductDraft) -> Outcome {
    save_products(app, &[draft]).await.unwrap()[0]
}

async fn variant(db: &Db, size: &str) -> VariantId {
    db.sql("SELECT id FROM variant WHERE sku = $1").bind(format!("TEE-{size}")).scalar().await.unwrap()
}

async fn item(db: &Db, size: &str) -> StockItem {
    let id = variant(db, size).await;
    items(db, &[id]).await.unwrap().remove(0)
}

/// On hand and reserved.
async fn counts(db: &Db, size: &str) -> (i64, i64) {
    let item = item(db, size).await;
    (item.on_hand, item.reserved)
}

fn order(reference: &str) -> Origin<'_> {
    Origin { actor: "order", reference: Some(reference), note: None }
}

async fn count(db: &Db, sql: &'static str) -> i64 {
    db.sql(sql).scalar().await.unwrap()
}

async fn buy(app: &App, reference: &str, variant_id: VariantId, quantity: i64) -> StockResult {
    let mut tx = app.db.begin().await.unwrap();
    let lines = [Line { variant_id, quantity }];
    let result = super::sell(&mut tx, noon(), order(reference), &lines).await.unwrap();
    tx.commit().await.unwrap();
    result
}
