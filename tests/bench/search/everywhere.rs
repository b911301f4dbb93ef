//! Search among products that every country sells, with texts in all languages: those of the demo's products, in turn.

use std::{collections::BTreeMap, error::Error, path::Path};

use vitrina_server::{
    app::App,
    catalog::{self, OfferDraft, ProductDraft, ProductText},
    db::Session,
    demo,
    id::{LanguageId, ProductId},
    inventory,
};
use vitrina_tests::SI;

use super::{BATCH, SMALL, index, product, shop, times};
use crate::report::Row;

type Texts = BTreeMap<LanguageId, ProductText>;

pub(super) async fn rows(folder: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let texts = demo_texts(&folder.join("judged")).await?;
    let app = shop(&folder.join("everywhere")).await?;
    let mut number = usize::try_from(catalog::count_products(&app.db, &[SI]).await?)?;
    while number < SMALL {
        let draft = |number| translated(&app, number, &texts[number % texts.len()]);
        let drafts: Vec<ProductDraft> = (number..number + BATCH).map(draft).collect();
        inventory::save_products(&app, &drafts).await?;
        number += drafts.len();
    }
    app.catch_up().await?;
    let state = index(&app).await?;
    let (middle, slow) = times(&app).await?;
    Ok(vec![
        Row {
            what: "search among 10,000 products of 16 countries in 17 languages",
            bar: "≤ 5/20 ms",
            measured: format!("median {middle:.2} ms, p99 {slow:.1} ms"),
            holds: middle <= 5.0 && slow <= 20.0,
        },
        Row {
            what: "search index of 10,000 products of 16 countries in 17 languages",
            bar: "≤ 5 s",
            measured: format!("{:.2} s, {:.1} MB", state.seconds, super::megabytes(state.bytes)),
            holds: state.seconds <= 5.0 && state.products >= SMALL,
        },
    ])
}

/// The texts of each product of the demo, which a shop in this folder has already loaded.
async fn demo_texts(data: &Path) -> Result<Vec<Texts>, Box<dyn Error>> {
    let app = shop(data).await?;
    demo::load_texts(&app).await?;
    let sql = "SELECT product_id, language_id, name, description FROM product_text ORDER BY product_id";
    let rows: Vec<(ProductId, LanguageId, String, String)> = app.db.sql(sql).all().await?;
    let mut products = BTreeMap::<ProductId, Texts>::new();
    for (product, language, name, description) in rows {
        let text = ProductText { name, description, ..ProductText::default() };
        products.entry(product).or_default().insert(language, text);
    }
    Ok(products.into_values().collect())
}

/// A product with these texts, which every country sells.
fn translated(app: &App, number: usize, texts: &Texts) -> ProductDraft {
    let directory = app.directory();
    let mut draft = product(number);
    for (language, text) in texts {
        let named = ProductText { name: format!("{} {number}", text.name), ..text.clone() };
        draft.texts.insert(*language, named);
    }
    for tenant in &directory.tenants {
        draft.offers.insert(tenant.id, OfferDraft { is_visible: true, badges: None });
        for variant in &mut draft.variants {
            let price = variant.prices[&SI].clone();
            variant.prices.insert(tenant.id, price);
        }
    }
    draft
}
