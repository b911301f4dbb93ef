//! A line of a cart, as the pipeline needs it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    id::{BrandId, CategoryId, CollectionId, ProductId, VariantId},
    money::Money,
    pricing::BasisPoints,
};

/// Which line: the variant stands for product, colour and size. Lines are computed in this order, whatever the cart's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LineKey(pub VariantId);

impl fmt::Display for LineKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Pieces of one variant, with what promotions choose by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CartLine {
    /// Which line. A cart has each once.
    pub key: LineKey,
    /// Its product.
    pub product_id: ProductId,
    /// The product's categories and all above them.
    pub categories: Vec<CategoryId>,
    /// The product's brand.
    pub brand_id: Option<BrandId>,
    /// The product's collections.
    pub collections: Vec<CollectionId>,
    /// Pieces, from 1 to 99.
    pub quantity: u32,
    /// Regular price of a piece.
    pub unit_price: Money,
    /// Reduced price of a piece; counts when above 0 and below the regular price.
    pub discount_price: Option<Money>,
    /// VAT that prices include.
    pub vat_rate: BasisPoints,
}

impl CartLine {
    /// The price of a piece before promotions: a reduced price counts when it is above 0 and below the regular one.
    pub fn price(&self) -> EffectivePrice {
        let regular = self.unit_price;
        match self.discount_price.filter(|discount| discount.minor > 0 && discount.minor < regular.minor) {
            Some(unit) => EffectivePrice { unit, is_reduced: true },
            None => EffectivePrice { unit: regular, is_reduced: false },
        }
    }
}

/// What a piece costs, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectivePrice {
    /// What a shopper pays.
    pub unit: Money,
    /// Whether the reduced price is the one that counts.
    pub is_reduced: bool,
}
