//! Selectors: `product:KEY`, `category:KEY`, `brand:SLUG`, `collection:KEY`, with the names used in the catalogue's files.

mod store;

use std::collections::{HashMap, HashSet};

use crate::{
    db::ReadSession,
    error::Result,
    id::{BrandId, CategoryId, CollectionId, ProductId},
    pricing::Selector,
};

/// The prefixes before the colon.
pub const SELECTOR_PREFIXES: [&str; 4] = ["product", "category", "brand", "collection"];

/// Ids of categories and collections by their keys.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyIds {
    /// Categories.
    pub categories: HashMap<String, CategoryId>,
    /// Brands, by their slugs.
    pub brands: HashMap<String, BrandId>,
    /// Collections.
    pub collections: HashMap<String, CollectionId>,
}

/// The names that selectors may use, with their ids.
#[derive(Debug, Default)]
pub struct SelectorNames {
    taxonomy: TaxonomyIds,
    products: HashMap<String, ProductId>,
    /// Keys of collections whose rules use prices or dates.
    moving: HashSet<String>,
}

/// Reads the ids of categories, brands and collections by their keys, for blocks and promotions that name them.
pub async fn taxonomy_ids(session: impl Into<ReadSession<'_>>) -> Result<TaxonomyIds> {
    let mut session = session.into();
    Ok(TaxonomyIds {
        categories: store::category_ids(session.reborrow()).await?.into_iter().collect(),
        brands: store::brand_ids(session.reborrow()).await?.into_iter().collect(),
        collections: store::collection_ids(session).await?.into_iter().collect(),
    })
}

/// Splits a selector into prefix and name.
pub fn split_selector(selector: &str) -> Option<(&str, &str)> {
    selector.split_once(':').filter(|(prefix, name)| SELECTOR_PREFIXES.contains(prefix) && !name.is_empty())
}

/// The keys of products named by selectors.
pub fn product_keys<'s>(selectors: impl IntoIterator<Item = &'s String>) -> Vec<String> {
    let named = selectors.into_iter().filter_map(|selector| selector.strip_prefix("product:"));
    named.map(str::to_owned).collect()
}

impl SelectorNames {
    /// Reads the catalogue's names, and those of the products with these keys.
    pub async fn read(session: impl Into<ReadSession<'_>>, product_keys: &[String]) -> Result<Self> {
        let mut session = session.into();
        let taxonomy = taxonomy_ids(session.reborrow()).await?;
        let products = if product_keys.is_empty() {
            Vec::new()
        } else {
            store::products(session.reborrow(), product_keys).await?
        };
        let rules = store::collection_rules(session).await?.into_iter();
        let moving = rules.filter(|(_, rule)| rule.0.is_moving()).map(|(key, _)| key).collect();
        Ok(Self { taxonomy, products: products.into_iter().collect(), moving })
    }

    /// Whether a selector names a collection whose rule uses prices or dates. Such a selector matches nothing: a promotion would
    /// change the collection's members.
    pub fn is_moving(&self, selector: &str) -> bool {
        split_selector(selector).is_some_and(|(prefix, name)| prefix == "collection" && self.moving.contains(name))
    }

    /// Whether the catalogue has the record that a selector names.
    pub fn has(&self, selector: &str) -> bool {
        self.is_moving(selector) || self.resolve(selector).is_some()
    }

    /// Resolves a selector; `None` if the catalogue has no such name, or if it names a collection whose rule uses prices or
    /// dates.
    pub fn resolve(&self, selector: &str) -> Option<Selector> {
        let (prefix, name) = split_selector(selector).filter(|_| !self.is_moving(selector))?;
        match prefix {
            "product" => self.products.get(name).copied().map(Selector::Product),
            "category" => self.taxonomy.categories.get(name).copied().map(Selector::Category),
            "brand" => self.taxonomy.brands.get(name).copied().map(Selector::Brand),
            _ => self.taxonomy.collections.get(name).copied().map(Selector::Collection),
        }
    }

    /// Resolves selectors. A name that the catalogue does not have matches nothing: it must not extend a promotion to all
    /// products.
    pub fn resolve_all(&self, selectors: &[String]) -> Vec<Selector> {
        let nothing = Selector::Product(ProductId(0));
        selectors.iter().map(|selector| self.resolve(selector).unwrap_or(nothing)).collect()
    }

    /// The names for a prefix, for suggestions.
    pub fn known(&self, prefix: &str) -> Vec<&str> {
        match prefix {
            "category" => self.taxonomy.categories.keys().map(String::as_str).collect(),
            "brand" => self.taxonomy.brands.keys().map(String::as_str).collect(),
            "collection" => self.taxonomy.collections.keys().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }
}
