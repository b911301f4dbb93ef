//! Promotions as input of the pipeline: validity, scope and reward.

use std::fmt;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    id::{BrandId, CategoryId, CollectionId, ProductId, VariantId},
    money::Money,
    pricing::{BasisPoints, CartLine},
};

/// A period, from its start to just before its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// `None`: no start.
    pub starts: Option<DateTime<Utc>>,
    /// `None`: no end.
    pub ends: Option<DateTime<Utc>>,
}

impl Period {
    /// Whether it has started and not ended.
    pub fn contains(&self, at: DateTime<Utc>) -> bool {
        self.has_started(at) && !self.has_ended(at)
    }

    /// Whether it has started.
    pub fn has_started(&self, at: DateTime<Utc>) -> bool {
        self.starts.is_none_or(|starts| starts <= at)
    }

    /// Whether it has ended.
    pub fn has_ended(&self, at: DateTime<Utc>) -> bool {
        self.ends.is_some_and(|ends| ends <= at)
    }
}

/// A criterion by which a promotion selects products.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Selector {
    /// One product.
    Product(ProductId),
    /// A category with all its descendants.
    Category(CategoryId),
    /// A brand.
    Brand(BrandId),
    /// A collection.
    Collection(CollectionId),
}

impl Selector {
    fn selects(self, line: &CartLine) -> bool {
        match self {
            Self::Product(id) => line.product_id == id,
            Self::Category(id) => line.categories.contains(&id),
            Self::Brand(id) => line.brand_id == Some(id),
            Self::Collection(id) => line.collections.contains(&id),
        }
    }
}

/// The lines to which a promotion applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scope {
    /// Any of these; all products when empty.
    pub include: Vec<Selector>,
    /// None of these.
    pub exclude: Vec<Selector>,
    /// Excludes products that are already reduced.
    pub excludes_reduced: bool,
}

impl Scope {
    /// Whether the promotion applies to this line.
    pub fn covers(&self, line: &CartLine, is_reduced: bool) -> bool {
        let is_included = self.include.is_empty() || self.include.iter().any(|selector| selector.selects(line));
        let is_excluded = self.exclude.iter().any(|selector| selector.selects(line));
        is_included && !is_excluded && !(self.excludes_reduced && is_reduced)
    }
}

/// What a flash deal does to the price of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PriceCut {
    /// A reduction in percent.
    Percent(BasisPoints),
    /// A reduction by an amount in the country's currency.
    Amount(Money),
    /// A fixed price.
    Price(Money),
}

/// The reward of a cart goal, a coupon or an affiliate discount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// A percentage of the price of the lines in its scope.
    Percent(BasisPoints),
    /// An amount off the lines in its scope together, at most their price.
    Amount(Money),
    /// Free shipping.
    FreeDelivery,
    /// A free piece of a variant.
    Gift(VariantId),
}

/// A tier of a cart goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalTier {
    /// Minimum total of the lines in the goal's scope.
    pub spend: Money,
    /// Its reward.
    pub reward: Reward,
}

/// The effect of a promotion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer {
    /// A lower price for a limited time.
    FlashDeal(PriceCut),
    /// Of every `buy + get` pieces, `get` are reduced by `percent_off`.
    BuyXGetY {
        /// Pieces at the regular price; at least 1.
        buy: u32,
        /// Reduced pieces; at least 1.
        get: u32,
        /// The reduction; 100 % for a free piece.
        percent_off: BasisPoints,
        /// Maximum number of groups in one cart; `None`: unlimited.
        most: Option<u32>,
    },
    /// The highest tier that a cart reaches applies.
    CartGoal(Vec<GoalTier>),
    /// A reward for entering the code.
    Code {
        /// Minimum total of the lines in its scope.
        minimum: Option<Money>,
        /// The reward.
        reward: Reward,
    },
}

/// One promotion of one country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    /// Its name in the promotion files; for a coupon its code.
    pub name: String,
    /// When it is in force.
    pub period: Period,
    /// The lines to which it applies.
    pub scope: Scope,
    /// Whether it can be combined with others on the same line.
    pub is_combinable: bool,
    /// Its effect.
    pub offer: Offer,
}

/// Why a code has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeRefusal {
    /// It is not in force yet.
    NotStarted,
    /// It held before.
    Expired,
    /// No line of the cart is in its scope.
    NoMatchingProducts,
    /// The total of the lines in its scope is too low.
    MinimumNotReached {
        /// The minimum.
        minimum: Money,
        /// The missing amount.
        missing: Money,
    },
}

impl fmt::Display for CodeRefusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted => formatter.write_str("not valid yet"),
            Self::Expired => formatter.write_str("expired"),
            Self::NoMatchingProducts => formatter.write_str("for none of these products"),
            Self::MinimumNotReached { minimum, missing } => {
                write!(formatter, "minimum {minimum} not reached, {missing} missing")
            }
        }
    }
}
