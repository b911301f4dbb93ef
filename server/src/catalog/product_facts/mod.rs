//! The facts by which promotions select products.

mod store;

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    db::{DbResult, ReadSession},
    error::Result,
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

/// The brand, categories and collections of a product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductFacts {
    /// Its brand.
    pub brand_id: Option<BrandId>,
    /// Its categories and all their ancestors.
    pub categories: Vec<CategoryId>,
    /// Its collections.
    pub collections: Vec<CollectionId>,
}

/// Brand, categories and collections of products, from the process's cache, for promotions; changes take effect within a second.
pub async fn product_facts(app: &App, products: &[ProductId]) -> Result<HashMap<ProductId, Arc<ProductFacts>>> {
    let mut facts = HashMap::with_capacity(products.len());
    for product in products {
        if !facts.contains_key(product) {
            let made = read(app, *product);
            let kept = app.cache.get(format!("product facts {product}"), &[], made).await?;
            facts.insert(*product, kept);
        }
    }
    Ok(facts)
}

async fn read(app: &App, product: ProductId) -> Result<ProductFacts> {
    // Recorded whenever brand, categories or collections change; price changes in a country do not affect these entries.
    depend_on(Change::everywhere(Topic::SearchDocument, product));
    let parents = parents(app).await?;
    let brand_id = store::brands(&app.db, &[product]).await?.into_iter().find_map(|(_, brand)| brand);
    let mut facts = ProductFacts { brand_id, ..ProductFacts::default() };
    for (_, category) in store::categories(&app.db, &[product]).await? {
        facts.add_category(category, &parents);
    }
    let collections = store::collections(&app.db, &[product]).await?;
    facts.collections = collections.into_iter().map(|(_, collection)| collection).collect();
    Ok(facts)
}

/// A product by the names used in operators' files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductNames {
    /// Its key.
    pub key: String,
    /// The slug of its brand.
    pub brand: Option<String>,
    /// Keys of its categories and all their ancestors, root first.
    pub categories: Vec<String>,
}

/// The names of many products in three statements, as the session sees them. Deleted products have no entry.
pub async fn product_names(
    session: impl Into<ReadSession<'_>>,
    products: &[ProductId],
) -> DbResult<HashMap<ProductId, ProductNames>> {
    let mut session = session.into();
    let above: HashMap<CategoryId, (CategoryId, String)> = store::category_keys(session.reborrow())
        .await?
        .into_iter()
        .map(|(category, parent, key)| (category, (parent, key)))
        .collect();
    let mut names: HashMap<ProductId, ProductNames> = store::keys(session.reborrow(), products)
        .await?
        .into_iter()
        .map(|(product, key, brand)| (product, ProductNames { key, brand, categories: Vec::new() }))
        .collect();
    let mut paths: HashMap<ProductId, Vec<(usize, String)>> = HashMap::new();
    for (product, category) in store::categories(session, products).await? {
        paths.entry(product).or_default().extend(path(category, &above));
    }
    for (product, mut path) in paths {
        path.sort();
        path.dedup();
        if let Some(names) = names.get_mut(&product) {
            names.categories = path.into_iter().map(|(_, key)| key).collect();
        }
    }
    Ok(names)
}

/// A category's key and those of its ancestors, each with its depth. A cycle ends where it began.
fn path(category: CategoryId, above: &HashMap<CategoryId, (CategoryId, String)>) -> Vec<(usize, String)> {
    let mut keys: Vec<String> = Vec::new();
    let mut next = above.get(&category);
    while let Some((parent, key)) = next.filter(|(_, key)| !keys.contains(key)) {
        keys.push(key.clone());
        next = above.get(parent);
    }
    keys.into_iter().rev().enumerate().collect()
}

/// Maps each category to its parent.
async fn parents(app: &App) -> Result<Arc<HashMap<CategoryId, CategoryId>>> {
    let read = async { Ok(store::parents(&app.db).await?.into_iter().collect()) };
    app.cache.get("category parents".to_owned(), &[Change::all(Topic::Taxonomy)], read).await
}

/// The facts of many products, as the session sees them.
pub async fn facts_of(
    session: impl Into<ReadSession<'_>>,
    products: &[ProductId],
) -> DbResult<HashMap<ProductId, ProductFacts>> {
    let mut session = session.into();
    let parents = store::parents(session.reborrow()).await?.into_iter().collect();
    let brands = store::brands(session.reborrow(), products).await?;
    let categories = store::categories(session.reborrow(), products).await?;
    let collections = store::collections(session, products).await?;
    Ok(joined(&parents, brands, categories, collections))
}

/// The facts of many products outside a transaction, in three concurrent statements.
pub async fn facts_at_once(app: &App, products: &[ProductId]) -> Result<HashMap<ProductId, ProductFacts>> {
    let (parents, brands, categories, collections) = tokio::try_join!(
        parents(app),
        async { Ok(store::brands(&app.db, products).await?) },
        async { Ok(store::categories(&app.db, products).await?) },
        async { Ok(store::collections(&app.db, products).await?) },
    )?;
    Ok(joined(&parents, brands, categories, collections))
}

fn joined(
    parents: &HashMap<CategoryId, CategoryId>,
    brands: Vec<(ProductId, Option<BrandId>)>,
    categories: Vec<(ProductId, CategoryId)>,
    collections: Vec<(ProductId, CollectionId)>,
) -> HashMap<ProductId, ProductFacts> {
    let mut facts: HashMap<ProductId, ProductFacts> =
        brands.into_iter().map(|(id, brand_id)| (id, ProductFacts { brand_id, ..ProductFacts::default() })).collect();
    for (product, category) in categories {
        if let Some(facts) = facts.get_mut(&product) {
            facts.add_category(category, parents);
        }
    }
    for (product, collection) in collections {
        if let Some(facts) = facts.get_mut(&product) {
            facts.collections.push(collection);
        }
    }
    facts
}

impl ProductFacts {
    /// Adds a category and all its ancestors; stops at one that is present already, since its ancestors are present too.
    fn add_category(&mut self, category: CategoryId, parents: &HashMap<CategoryId, CategoryId>) {
        let mut next = Some(category);
        while let Some(category) = next.filter(|category| !self.categories.contains(category)) {
            self.categories.push(category);
            next = parents.get(&category).copied().filter(|parent| *parent != CategoryId::ROOT);
        }
    }
}
