//! The products that a post names, as far as the country shows them.

use std::collections::HashSet;

use super::reader::ContentReader;
use crate::{
    cache::depend_on,
    catalog::{self, ListingQuery, ListingScope, ProductCard},
    changes::{Change, Topic},
    error::Result,
    id::ProductId,
};

/// Most products of a post.
const MOST: usize = 8;

/// The cards of the named products and of the newest products in the named categories, brands and collections, in the order of
/// the names. Products that the country does not show are left out.
pub(super) async fn products(reader: &ContentReader<'_>, selectors: &[String]) -> Result<Vec<ProductCard>> {
    if selectors.is_empty() {
        return Ok(Vec::new());
    }
    let (app, front) = (reader.app, reader.front);
    // A key that matches nothing yet may match a new product or listing later.
    depend_on(Change::all(Topic::Taxonomy));
    depend_on(Change::in_tenant(Topic::Assortment, front.tenant.id));
    let places = catalog::taxonomy_ids(&app.db).await?;
    let named = catalog::ids_of_keys(&app.db, &catalog::product_keys(selectors)).await?;
    let mut cards: Vec<ProductCard> = Vec::new();
    for (prefix, name) in selectors.iter().filter_map(|selector| catalog::split_selector(selector)) {
        let scope = match prefix {
            "product" => {
                let ids: Vec<ProductId> = named.get(name).copied().into_iter().collect();
                cards.extend(catalog::cards(app, front, &ids, &[]).await?);
                continue;
            }
            "category" => places.categories.get(name).copied().map(ListingScope::Category),
            "brand" => places.brands.get(name).copied().map(ListingScope::Brand),
            _ => places.collections.get(name).copied().map(ListingScope::Collection),
        };
        let Some(scope) = scope else { continue };
        cards.extend(catalog::list(app, front, &ListingQuery::newest(scope, MOST)).await?.cards);
    }
    let mut seen = HashSet::new();
    cards.retain(|card| seen.insert(card.id));
    cards.truncate(MOST);
    Ok(cards)
}
