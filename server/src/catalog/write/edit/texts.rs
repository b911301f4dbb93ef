//! Texts of many products in one language at once, for the import of translations.

use std::collections::HashMap;

use crate::{
    app::App,
    catalog::{
        draft::ProductText,
        write::{
            feed,
            names::Collators,
            store::{availability, edit as store, offers::category_parents},
            texts::{self, OperatorText},
        },
    },
    db::Tx,
    error::Result,
    id::ProductId,
    tenancy::LanguageId,
};

/// A product's text in a language.
#[derive(Clone, Debug)]
pub struct TextChange {
    /// The product.
    pub product_id: ProductId,
    /// Its key.
    pub key: String,
    /// The whole text; a given slug is kept.
    pub text: ProductText,
}

/// Locks products until the transaction ends, so that what was read about them still holds when they are written.
pub async fn lock_products(tx: &mut Tx, products: &[ProductId]) -> Result<()> {
    Ok(availability::lock_products(tx, products).await?)
}

/// Writes texts of one language, at most one per product, and records the change in the feed.
pub async fn set_texts(app: &App, tx: &mut Tx, language: LanguageId, changes: &[TextChange]) -> Result<()> {
    let now = app.clock.now();
    let mut products: Vec<ProductId> = changes.iter().map(|change| change.product_id).collect();
    products.sort_unstable();
    let texts: Vec<OperatorText<'_>> = changes
        .iter()
        .map(|change| OperatorText {
            product_id: change.product_id,
            key: &change.key,
            language_id: language,
            text: &change.text,
        })
        .collect();
    texts::set(tx, &Collators::new(&app.directory()), now, &texts).await?;
    store::touch(tx, &products, now).await?;
    let listed = if feed::is_large(&products) {
        feed::no_listings()
    } else {
        let parents: HashMap<_, _> = category_parents(tx).await?.into_iter().collect();
        feed::listed(tx, &products, &parents).await?
    };
    Ok(feed::record_texts(tx, &products, &listed).await?)
}
