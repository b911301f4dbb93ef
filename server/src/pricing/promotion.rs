//! Promotions as the pipeline reads them: when they hold, for what, and what they give.

use std::fmt;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    id::{BrandId, CategoryId, CollectionId, ProductId, VariantId},
    money::Money,
    pricing::{BasisPoints, CartLine},
};

/// From its first instant to just before its last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// `None`: since ever.
    pub starts: Option<DateTime<Utc>>,
    /// `None`: for ever.
    pub ends: Option<DateTime<Utc>>,
}

impl Period {
    /// Whether it has begun and not ended.
    pub fn contains(&self, at: DateTime<Utc>) -> bool {
        self.has_started(at) && !self.has_ended(at)
    }

    /// Whether it has begun.
    pub fn has_started(&self, at: DateTime<Utc>) -> bool {
        self.starts.is_none_or(|starts| starts <= at)
    }

    /// Whether it is over.
    pub fn has_ended(&self, at: DateTime<Utc>) -> bool {
        self.ends.is_some_and(|ends| ends <= at)
    }
}

/// What a promotion chooses products by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Selector {
    /// One product.
    Product(ProductId),
    /// A category and all below it.
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

/// Which lines a promotion is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scope {
    /// Any of these; all products when empty.
    pub include: Vec<Selector>,
    /// None of these.
    pub exclude: Vec<Selector>,
    /// Not what is reduced already.
    pub excludes_reduced: bool,
}

impl Scope {
    /// Whether the promotion is for this line.
    pub fn covers(&self, line: &CartLine, is_reduced: bool) -> bool {
        let is_included = self.include.is_empty() || self.include.iter().any(|selector| selector.selects(line));
        let is_excluded = self.exclude.iter().any(|selector| selector.selects(line));
        is_included && !is_excluded && !(self.excludes_reduced && is_reduced)
    }
}

/// What a flash deal does to the price of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PriceCut {
    /// So much less.
    Percent(BasisPoints),
    /// So much less, in the country's currency.
    Amount(Money),
    /// This price.
    Price(Money),
}

/// What a cart goal, a coupon or an affiliate discount gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// A part of what the lines in its scope cost.
    Percent(BasisPoints),
    /// So much off the lines in its scope together, at most what they cost.
    Amount(Money),
    /// Shipping costs nothing.
    FreeDelivery,
    /// A piece of a variant for nothing.
    Gift(VariantId),
}

/// What is given from a sum on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalTier {
    /// What the lines in the goal's scope have to cost together.
    pub spend: Money,
    /// What is given then.
    pub reward: Reward,
}

/// What a promotion does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer {
    /// A lower price for some time.
    FlashDeal(PriceCut),
    /// Of every `buy + get` pieces, `get` cost `percent_off` less.
    BuyXGetY {
        /// Pieces at their price; at least 1.
        buy: u32,
        /// Pieces with the reduction; at least 1.
        get: u32,
        /// The reduction; all of the price for a free piece.
        percent_off: BasisPoints,
        /// How often in one cart; `None`: without limit.
        most: Option<u32>,
    },
    /// Of the tiers that a cart reaches, the highest.
    CartGoal(Vec<GoalTier>),
    /// For who has the code.
    Code {
        /// What the lines in its scope have to cost together.
        minimum: Option<Money>,
        /// What is given then.
        reward: Reward,
    },
}

/// One promotion of one country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    /// Its name in the promotion files; for a coupon its code.
    pub name: String,
    /// When it holds.
    pub period: Period,
    /// For what.
    pub scope: Scope,
    /// Whether it goes together with others on the same line.
    pub is_combinable: bool,
    /// What it does.
    pub offer: Offer,
}

/// Why a code gives nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeRefusal {
    /// It holds later.
    NotStarted,
    /// It held before.
    Expired,
    /// No line of the cart is in its scope.
    NoMatchingProducts,
    /// Its lines cost too little.
    MinimumNotReached {
        /// The minimum.
        minimum: Money,
        /// How much is missing.
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
