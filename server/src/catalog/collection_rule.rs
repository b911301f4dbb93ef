//! Collection rules: the conditions by which a collection selects its products.
//!
//! A rule has two kinds of conditions. Tags, types, categories and brands are facts of the product, the same in every country:
//! `write::membership` stores which products match them, in the transaction of every change to a product or the taxonomy. Prices,
//! reductions and age differ by country and change with time and flash deals: `index::rules` evaluates them against the prices in
//! the index, so that a listing never waits for a job. A collection whose rule has only facts is stored like a hand-picked one.
//! Only such collections can be used in promotions: a promotion changes prices, so it could otherwise change its own membership.

use std::{
    collections::{BTreeMap, HashSet},
    fmt,
    ops::RangeInclusive,
};

use serde::{Deserialize, Serialize};

use super::scope::{Order, Sort};
use crate::{
    id::{BrandId, CategoryId},
    tenancy::Tenant,
    text_enum::text_enum,
};

text_enum! {
    /// How many of a rule's conditions must hold.
    #[derive(Default)]
    pub enum RuleMatch {
        /// All of them.
        #[default]
        All = "all",
        /// At least one of them.
        Any = "any",
    }
}

impl RuleMatch {
    fn holds(self, mut conditions: impl Iterator<Item = bool>) -> bool {
        match self {
            Self::All => conditions.all(|holds| holds),
            Self::Any => conditions.any(|holds| holds),
        }
    }
}

/// Amounts in minor units, keyed by country or currency code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleAmounts(pub BTreeMap<String, i64>);

impl RuleAmounts {
    /// The amount for a country: the country's own, otherwise that of its currency.
    pub fn of(&self, tenant: &Tenant) -> Option<i64> {
        self.0.get(&tenant.code).or_else(|| self.0.get(&tenant.currency.code.to_string())).copied()
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for RuleAmounts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            self.0.iter().map(|(key, minor)| format!("{}.{:02} {key}", minor / 100, minor % 100)).collect();
        formatter.write_str(&parts.join(", "))
    }
}

/// The conditions on a product. A list condition holds when one of its entries matches; a condition that is not given is ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CollectionRule {
    /// Whether all conditions must hold, or any.
    pub matches: RuleMatch,
    /// Tags, in lower case.
    pub tags: Vec<String>,
    /// Types, in lower case.
    pub types: Vec<String>,
    /// Keys of categories; subcategories match too.
    pub categories: Vec<String>,
    /// Slugs of brands.
    pub brands: Vec<String>,
    /// The price is below this.
    pub price_below: RuleAmounts,
    /// The price is above this.
    pub price_above: RuleAmounts,
    /// Reduced by at least this percentage.
    pub reduced: Option<u8>,
    /// Published today or within this many days before.
    pub new_days: Option<u16>,
}

impl CollectionRule {
    /// Whether the rule has conditions on prices or dates.
    pub fn is_moving(&self) -> bool {
        self.depends_on_prices() || self.new_days.is_some()
    }

    /// Whether the rule has conditions on prices or reductions.
    pub fn depends_on_prices(&self) -> bool {
        !self.price_below.is_empty() || !self.price_above.is_empty() || self.reduced.is_some()
    }

    /// Whether the rule has conditions on product facts.
    pub fn has_facts(&self) -> bool {
        [&self.tags, &self.types, &self.categories, &self.brands].iter().any(|list| !list.is_empty())
    }

    /// The allowed price range in a country; an empty range if the rule has no amount for it. `None` if the rule has no price
    /// condition.
    pub fn prices_in(&self, tenant: &Tenant) -> Option<RangeInclusive<i64>> {
        if self.price_below.is_empty() && self.price_above.is_empty() {
            return None;
        }
        let bound = |amounts: &RuleAmounts| if amounts.is_empty() { Some(None) } else { amounts.of(tenant).map(Some) };
        let (Some(below), Some(above)) = (bound(&self.price_below), bound(&self.price_above)) else {
            return Some(RangeInclusive::new(1, 0));
        };
        Some(above.map_or(i64::MIN, |above| above + 1)..=below.map_or(i64::MAX, |below| below - 1))
    }
}

/// A rule's fact conditions, with names resolved to ids.
#[derive(Clone, Debug, Default)]
pub struct FactRule {
    /// Copied from the rule.
    pub matches: RuleMatch,
    /// Tags, folded.
    pub tags: Option<HashSet<String>>,
    /// Types, folded.
    pub types: Option<HashSet<String>>,
    /// Categories that exist in the catalogue.
    pub categories: Option<HashSet<CategoryId>>,
    /// Brands that exist in the catalogue.
    pub brands: Option<HashSet<BrandId>>,
}

/// The facts of a product that a rule checks.
#[derive(Clone, Debug, Default)]
pub struct RuleFacts {
    /// Tags, folded.
    pub tags: Vec<String>,
    /// Type, folded.
    pub product_type: Option<String>,
    /// Its categories and all their ancestors.
    pub categories: Vec<CategoryId>,
    /// Its brand.
    pub brand_id: Option<BrandId>,
}

impl FactRule {
    /// Whether a product matches. A rule without facts matches no product: there are no candidates to store for it.
    pub fn fits(&self, product: &RuleFacts) -> bool {
        let tags = self.tags.as_ref().map(|tags| product.tags.iter().any(|tag| tags.contains(tag)));
        let types = self
            .types
            .as_ref()
            .map(|types| product.product_type.as_ref().is_some_and(|product_type| types.contains(product_type)));
        let categories = self.categories.as_ref().map(|ids| product.categories.iter().any(|id| ids.contains(id)));
        let brands = self.brands.as_ref().map(|ids| product.brand_id.is_some_and(|id| ids.contains(&id)));
        let conditions = [tags, types, categories, brands];
        conditions.iter().any(Option::is_some) && self.matches.holds(conditions.into_iter().flatten())
    }
}

/// A rule with conditions on prices or dates, evaluated for one country at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountryConditions {
    /// Copied from the rule.
    pub matches: RuleMatch,
    /// Whether the rule also has fact conditions.
    pub has_facts: bool,
    /// The allowed price range.
    pub prices: Option<RangeInclusive<i64>>,
    /// The minimum reduction in percent.
    pub reduced: Option<u8>,
    /// The earliest publication time, in microseconds since 1970.
    pub published_from: Option<i64>,
}

/// What such a rule checks of a product in a country.
#[derive(Clone, Copy, Debug)]
pub struct CountryFacts {
    /// Whether it matches the rule's fact conditions.
    pub is_candidate: bool,
    /// The price the customer pays.
    pub price: i64,
    /// Its reduction in percent.
    pub percent: u8,
    /// When it was published, in microseconds since 1970; `None` if unknown.
    pub published: Option<i64>,
}

impl CountryConditions {
    /// Whether a product matches.
    pub fn fits(&self, product: &CountryFacts) -> bool {
        let facts = self.has_facts.then_some(product.is_candidate);
        let price = self.prices.as_ref().map(|prices| prices.contains(&product.price));
        let reduced = self.reduced.map(|percent| product.percent >= percent);
        let published = self.published_from.map(|from| product.published.is_some_and(|published| published >= from));
        self.matches.holds([facts, price, reduced, published].into_iter().flatten())
    }
}

/// The sort orders that a collection can have, by their names in files; a leading minus reverses the order.
pub const COLLECTION_SORTS: [&str; 6] = ["newest", "price", "-price", "name", "-name", "discount"];

/// Parses the name of an order.
pub fn collection_order(word: &str) -> Option<Order> {
    let word = COLLECTION_SORTS.iter().find(|known| **known == word)?;
    let sort = match word.trim_start_matches('-') {
        "price" => Sort::Price,
        "name" => Sort::Name,
        "discount" => Sort::Discount,
        _ => Sort::Newest,
    };
    Some(Order { sort, reversed: word.starts_with('-') })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &[&str]) -> Option<HashSet<String>> {
        (!all.is_empty()).then(|| all.iter().map(|text| (*text).to_owned()).collect())
    }

    #[test]
    fn a_rule_needs_all_or_any_conditions_and_a_list_needs_one_entry() {
        let tee = RuleFacts {
            tags: vec!["linen".to_owned(), "summer".to_owned()],
            product_type: Some("tee".to_owned()),
            categories: vec![CategoryId(2), CategoryId(1)],
            brand_id: Some(BrandId(7)),
        };
        let mut rule = FactRule { tags: texts(&["wool", "linen"]), types: texts(&["tee"]), ..FactRule::default() };
        assert!(rule.fits(&tee));
        rule.brands = Some([BrandId(8)].into());
        assert!(!rule.fits(&tee));
        rule.matches = RuleMatch::Any;
        assert!(rule.fits(&tee));
        let above = FactRule { categories: Some([CategoryId(1)].into()), ..FactRule::default() };
        assert!(above.fits(&tee));
        // Names that the catalogue does not have match nothing; neither does a rule without facts.
        assert!(!FactRule { categories: Some(HashSet::new()), ..FactRule::default() }.fits(&tee));
        assert!(!FactRule::default().fits(&tee));
    }

    #[test]
    fn prices_and_age_are_conditions_like_facts() {
        let product = CountryFacts { is_candidate: true, price: 1999, percent: 20, published: Some(500) };
        let mut rule = CountryConditions {
            matches: RuleMatch::All,
            has_facts: true,
            prices: Some(1..=1999),
            reduced: Some(20),
            published_from: Some(400),
        };
        assert!(rule.fits(&product));
        assert!(!rule.fits(&CountryFacts { is_candidate: false, ..product }));
        assert!(!rule.fits(&CountryFacts { price: 2000, ..product }));
        assert!(!rule.fits(&CountryFacts { published: None, ..product }));
        rule.matches = RuleMatch::Any;
        let other = CountryFacts { is_candidate: false, price: 2000, percent: 20, published: None };
        assert!(rule.fits(&other));
        assert!(!rule.fits(&CountryFacts { percent: 19, ..other }));
    }

    #[test]
    fn every_sort_order_of_a_collection_has_a_name() {
        for word in COLLECTION_SORTS {
            let order = collection_order(word).unwrap();
            assert_eq!(order.reversed, word.starts_with('-'), "{word}");
        }
        assert_eq!(collection_order("cheapest"), None);
        assert_eq!(collection_order("newest"), Some(Order::default()));
    }
}
