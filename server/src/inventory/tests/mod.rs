//! Stock on both databases: quantities, movements, and updates of the catalogue.

mod files;
mod migration;
mod orders;
mod pages;
mod products;

use super::{Claims, Line, Origin, StockItem, StockResult, items, save_products};
use crate::{
    app::App,
    catalog::{
        OfferDraft, OptionDraft, OptionKind, Outcome, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
    },
    db::{Db, Dialect, Session, Tx},
    id::VariantId,
    testing::shop::{HR, SI, SL, noon, open as shop},
};

/// A tee in several sizes, each with a quantity, sold in both countries.
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

/// Quantity on hand and reserved quantity.
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

/// Claims lines and writes them under a reference, like a new order.
async fn claim(tx: &mut Tx, reference: &str, lines: &[Line], is_held: bool) -> StockResult {
    let mut claims = Claims::lock(tx, lines.iter().map(|line| line.variant_id).collect()).await.unwrap();
    let result = if is_held { claims.reserve(lines) } else { claims.sell(lines) }.unwrap();
    if result == StockResult::Done {
        claims.write(tx, noon(), "order", &[reference.to_owned()]).await.unwrap();
    }
    result
}

async fn reserve(tx: &mut Tx, reference: &str, lines: &[Line]) -> StockResult {
    claim(tx, reference, lines, true).await
}

async fn buy(app: &App, reference: &str, variant_id: VariantId, quantity: i64) -> StockResult {
    let mut tx = app.db.begin().await.unwrap();
    let result = claim(&mut tx, reference, &[Line { variant_id, quantity }], false).await;
    tx.commit().await.unwrap();
    result
}
