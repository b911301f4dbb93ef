//! A line of a cart, as input of the pipeline.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    id::{BrandId, CategoryId, CollectionId, ProductId, VariantId},
    money::Money,
    pricing::BasisPoints,
};

/// Identifies a line: the variant determines product, colour and size. Lines are computed in the order of their keys, whatever
/// the cart's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LineKey(pub VariantId);

impl fmt::Display for LineKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Pieces of one variant, with the data by which promotions select.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CartLine {
    /// The line's key, unique in a cart.
    pub key: LineKey,
    /// Its product.
    pub product_id: ProductId,
    /// The product's categories with all their ancestors.
    pub categories: Vec<CategoryId>,
    /// The product's brand.
    pub brand_id: Option<BrandId>,
    /// The product's collections.
    pub collections: Vec<CollectionId>,
    /// Pieces, from 1 to 99.
    pub quantity: u32,
    /// Regular price of a piece.
    pub unit_price: Money,
    /// Reduced price of a piece; applies when above 0 and below the regular price.
    pub discount_price: Option<Money>,
    /// The included VAT rate.
    pub vat_rate: BasisPoints,
}

impl CartLine {
    /// The price of a piece before promotions: a reduced price applies when it is above 0 and below the regular one.
    pub fn price(&self) -> EffectivePrice {
        let regular = self.unit_price;
        match self.discount_price.filter(|discount| discount.minor > 0 && discount.minor < regular.minor) {
            Some(unit) => EffectivePrice { unit, is_reduced: true },
            None => EffectivePrice { unit: regular, is_reduced: false },
        }
    }
}

/// The price of a piece before promotions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectivePrice {
    /// The price to pay.
    pub unit: Money,
    /// Whether it is the reduced price.
    pub is_reduced: bool,
}
