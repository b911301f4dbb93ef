//! Product cards of a list: each card is cached for all lists that show it, and missing cards are read together.

use std::{collections::HashMap, fmt::Write, sync::Arc};

use super::cards as batch;
use crate::{
    app::App,
    cache::tracked,
    catalog::model::ProductCard,
    changes::{Change, Topic},
    error::Result,
    id::{ProductId, ValueId},
    tenancy::Storefront,
    translate::texts_of,
};
use futures::FutureExt as _;

/// The cards of these products, in the order of the ids; products that the country does not show are left out. A card shows the
/// product's first colour among the `preferred` ones, otherwise its first colour in stock.
pub async fn cards(
    app: &App,
    storefront: &Storefront,
    ids: &[ProductId],
    preferred: &[ValueId],
) -> Result<Vec<ProductCard>> {
    let list = list_key(storefront, preferred);
    let (mut found, mut missing) = (HashMap::new(), Vec::new());
    for id in ids {
        match app.cards.find::<ProductCard>(&format!("{list}{id}")).await {
            Some(card) => drop(found.insert(*id, card)),
            None => missing.push(*id),
        }
    }
    if !missing.is_empty() {
        let version = app.cards.version();
        let (read, mut reads) = tracked(batch::read(app, storefront, &missing, preferred)).boxed().await;
        reads.extend([Change::all(Topic::Tenancy), texts_of(storefront)]);
        for card in read? {
            let (id, card) = (card.id, Arc::new(card));
            let own = reads.of_one(Topic::Product, id.0);
            app.cards.put(format!("{list}{id}"), Arc::clone(&card), version, own).await;
            found.insert(id, card);
        }
    }
    Ok(ids.iter().filter_map(|id| found.get(id)).map(|card| ProductCard::clone(card)).collect())
}

/// The part of the cache key besides the product: storefront and preferred colours.
fn list_key(storefront: &Storefront, preferred: &[ValueId]) -> String {
    let mut key = format!("card {} {} ", storefront.tenant.id, storefront.language.id);
    for value in preferred {
        // Writing to a String cannot fail.
        let _ = write!(key, "{value},");
    }
    key.push(' ');
    key
}
