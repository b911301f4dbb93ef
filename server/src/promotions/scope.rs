//! Selectors: `product:KEY`, `category:KEY`, `brand:SLUG`, `collection:KEY`, by the names that the catalogue's files give.

use std::collections::HashMap;

use crate::{catalog::TaxonomyIds, id::ProductId, pricing::Selector};

/// The words before the colon.
pub(super) const PREFIXES: [&str; 4] = ["product", "category", "brand", "collection"];

/// The catalogue's names that selectors and gifts may use, with their ids.
#[derive(Debug, Default)]
pub struct Names {
    pub(super) catalog: TaxonomyIds,
    pub(super) products: HashMap<String, ProductId>,
}

/// A selector's two halves.
pub(super) fn split(selector: &str) -> Option<(&str, &str)> {
    selector.split_once(':').filter(|(prefix, name)| PREFIXES.contains(prefix) && !name.is_empty())
}

/// The keys of products among selectors.
pub(super) fn product_keys<'s>(selectors: impl IntoIterator<Item = &'s String>) -> Vec<String> {
    let named = selectors.into_iter().filter_map(|selector| selector.strip_prefix("product:"));
    named.map(str::to_owned).collect()
}

impl Names {
    /// What a selector means; `None` when the catalogue has no such name.
    pub(super) fn resolve(&self, selector: &str) -> Option<Selector> {
        let (prefix, name) = split(selector)?;
        match prefix {
            "product" => self.products.get(name).copied().map(Selector::Product),
            "category" => self.catalog.categories.get(name).copied().map(Selector::Category),
            "brand" => self.catalog.brands.get(name).copied().map(Selector::Brand),
            _ => self.catalog.collections.get(name).copied().map(Selector::Collection),
        }
    }

    /// The names of a kind, for suggestions.
    pub(super) fn known(&self, prefix: &str) -> Vec<&str> {
        match prefix {
            "category" => self.catalog.categories.keys().map(String::as_str).collect(),
            "brand" => self.catalog.brands.keys().map(String::as_str).collect(),
            "collection" => self.catalog.collections.keys().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }
}
