//! Where a listing is taken from, what it is narrowed to and how it is ordered.

use crate::changes::{Change, Topic};

/// A shelf of the shop, as the read model `listing` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shelf {
    /// The whole shop.
    Shop,
    /// A category with all below it.
    Category(i64),
    /// A brand.
    Brand(i64),
    /// A collection.
    Collection(i64),
}

impl Shelf {
    /// `listing.shelf`.
    pub fn kind(self) -> i64 {
        match self {
            Self::Shop => 0,
            Self::Category(_) => 1,
            Self::Brand(_) => 2,
            Self::Collection(_) => 3,
        }
    }

    /// What a reader of the listing depends on: any change of which products it holds, and in what order.
    pub fn listed_in(self, tenant: i64) -> Change {
        match self {
            Self::Shop => Change::in_tenant(Topic::ShopListing, tenant),
            Self::Category(id) => Change::one(Topic::CategoryListing, tenant, id),
            Self::Brand(id) => Change::one(Topic::BrandListing, tenant, id),
            Self::Collection(id) => Change::one(Topic::CollectionListing, tenant, id),
        }
    }

    /// `listing.shelf_id`.
    pub fn id(self) -> i64 {
        match self {
            Self::Shop => 0,
            Self::Category(id) | Self::Brand(id) | Self::Collection(id) => id,
        }
    }
}

/// What a listing is narrowed to. A list of ids that is empty matches nothing: what was asked for is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Any of these colours; together with sizes, on the same variant.
    pub colours: Option<Vec<i64>>,
    /// Any of these sizes.
    pub sizes: Option<Vec<i64>>,
    /// Any of these brands.
    pub brands: Option<Vec<i64>>,
    /// At least this much.
    pub price_min: Option<i64>,
    /// At most this much.
    pub price_max: Option<i64>,
    /// Reduced only.
    pub discounted: bool,
}

impl Filter {
    /// Whether nothing can match.
    pub fn is_impossible(&self) -> bool {
        let lists = [&self.colours, &self.sizes, &self.brands];
        let crossed = matches!((self.price_min, self.price_max), (Some(min), Some(max)) if min > max);
        crossed || lists.iter().any(|ids| ids.as_ref().is_some_and(Vec::is_empty))
    }

    /// Whether variants decide.
    pub fn by_variant(&self) -> bool {
        self.colours.is_some() || self.sizes.is_some()
    }
}

/// What a listing is ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// Newest first.
    #[default]
    Newest,
    /// Cheapest first.
    Price,
    /// A to Z in the language.
    Name,
    /// Largest reduction first.
    Discount,
}

/// An order and its direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// What it goes by.
    pub sort: Sort,
    /// Against the natural direction.
    pub reversed: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_for_unknown_things_matches_nothing() {
        assert!(!Filter::default().is_impossible());
        assert!(Filter { brands: Some(Vec::new()), ..Filter::default() }.is_impossible());
        assert!(Filter { price_min: Some(5), price_max: Some(4), ..Filter::default() }.is_impossible());
        assert!(!Filter { price_min: Some(5), price_max: Some(5), ..Filter::default() }.is_impossible());
    }
}
