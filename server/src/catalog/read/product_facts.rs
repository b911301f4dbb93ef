//! What promotions choose products by.

use std::collections::HashMap;

use super::store::product_facts as store;
use crate::{
    db::Tx,
    error::Result,
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

/// Where a product belongs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductFacts {
    /// Its brand.
    pub brand_id: Option<BrandId>,
    /// Its categories and all above them.
    pub categories: Vec<CategoryId>,
    /// Its collections.
    pub collections: Vec<CollectionId>,
}

/// Brand, categories and collections of these products, as the transaction sees them.
pub async fn product_facts(tx: &mut Tx, products: &[ProductId]) -> Result<HashMap<ProductId, ProductFacts>> {
    let mut facts: HashMap<ProductId, ProductFacts> = HashMap::new();
    for (product, brand_id) in store::brands(&mut *tx, products).await? {
        facts.entry(product).or_default().brand_id = brand_id;
    }
    let parents: HashMap<CategoryId, CategoryId> = store::parents(&mut *tx).await?.into_iter().collect();
    for (product, category) in store::categories(&mut *tx, products).await? {
        let of_product = &mut facts.entry(product).or_default().categories;
        let mut next = Some(category);
        // A category that is there already brought all above it.
        while let Some(category) = next.filter(|category| !of_product.contains(category)) {
            of_product.push(category);
            next = parents.get(&category).copied().filter(|parent| *parent != CategoryId::ROOT);
        }
    }
    for (product, collection) in store::collections(&mut *tx, products).await? {
        facts.entry(product).or_default().collections.push(collection);
    }
    Ok(facts)
}
