//! Products edited by operators, on both databases.

mod edits;
mod held;
mod lists;
mod pictures;
mod translations;

use super::*;
use crate::{
    app::App,
    catalog::{
        self, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome, PriceDraft, ProductDraft,
        ProductSheet, ProductText, StockDraft, VariantDraft,
    },
    config::Settings,
    db::{Db, Session as _},
    id::TenantId,
    inventory::save_products,
    testing::{
        TestDb,
        shop::{EN, HR, SI, SL, open_with},
    },
};

async fn shop(test: &TestDb) -> App {
    open_with(&test.db, Settings { data: test.folder.path().to_owned(), ..Settings::default() }).await
}

/// A product in two sizes that both countries sell, with one recorded picture, as an import would create it.
fn draft(key: &str) -> ProductDraft {
    let price = |minor| PriceDraft { price_minor: minor, ..PriceDraft::default() };
    let variant = |size: &str| VariantDraft {
        sku: Some(format!("{}-{size}", key.to_uppercase())),
        values: vec![size.to_owned()],
        stock: StockDraft::tracked(5),
        prices: [(SI, price(2990)), (HR, price(3190))].into(),
        ..VariantDraft::default()
    };
    let shown = || OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: key.to_owned(),
        brand: Some("Own Brand".to_owned()),
        categories: vec![vec!["Majice".to_owned()]],
        grams: Some(180),
        texts: [(SL, text(&format!("Majica {key}"), "<p>Mehka.</p>"))].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() }],
        variants: vec![variant("S"), variant("M")],
        media: vec![picture(&format!("https://cdn.example/{key}.png"))],
        offers: [(SI, shown()), (HR, shown())].into(),
        ..ProductDraft::default()
    }
}

fn text(name: &str, description: &str) -> ProductText {
    ProductText { name: name.to_owned(), description: description.to_owned(), ..ProductText::default() }
}

fn picture(address: &str) -> MediaDraft {
    MediaDraft { source: MediaSource::Address(address.to_owned()), colour: None, view: None, alt: None }
}

async fn save(app: &App, draft: &ProductDraft) -> Outcome {
    save_products(app, std::slice::from_ref(draft)).await.unwrap()[0]
}

async fn sheet(app: &App, key: &str) -> ProductSheet {
    let id = catalog::product_ids_of(&app.db, &[key.to_owned()]).await.unwrap()[0];
    catalog::product_sheet(app, id).await.unwrap()
}

fn assigned(code: &str, value: &str) -> Assignment {
    Assignment { code: code.to_owned(), value: value.to_owned() }
}

fn request(key: &str) -> EditRequest {
    EditRequest { keys: vec![key.to_owned()], ..EditRequest::default() }
}

async fn change(app: &App, request: &EditRequest) -> EditOutcome {
    edit(app, request, "operator ana", false).await.unwrap()
}

async fn count(db: &Db, sql: &'static str) -> i64 {
    db.sql(sql).scalar().await.unwrap()
}

async fn is_visible(app: &App, key: &str, tenant: TenantId) -> bool {
    let code = app.directory().tenant(tenant).unwrap().code.clone();
    sheet(app, key).await.countries[&code].is_visible
}

fn keys(keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| (*key).to_owned()).collect()
}
