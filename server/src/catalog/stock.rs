//! Stock as given by drafts and as shown on pages. Quantities belong to the slice `inventory`, which calls `show_availability`
//! when the stock state shown on pages changes.

use serde::Serialize;

use crate::{
    id::{ProductId, VariantId},
    text_enum::text_enum,
};

/// Up to this quantity pages show the number of pieces left.
pub const LOW_STOCK: i64 = 3;

text_enum! {
    /// Whether pieces are counted, and whether the count limits sales.
    #[derive(Default)]
    pub enum StockPolicy {
        /// Counted, and sales are limited to the quantity.
        #[default]
        Tracked = "tracked",
        /// Counted, but can still be bought when sold out.
        Continue = "continue",
        /// Not counted: can always be bought.
        Untracked = "untracked",
    }
}

/// A variant's stock as its source gives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StockDraft {
    /// Quantity on hand, may be negative; `None` if the source does not give it.
    pub quantity: Option<i64>,
    /// Whether the quantity limits sales.
    pub policy: StockPolicy,
}

impl StockDraft {
    /// This quantity, which limits sales.
    pub fn tracked(quantity: i64) -> Self {
        Self { quantity: Some(quantity), policy: StockPolicy::Tracked }
    }

    /// The availability shown while nothing is reserved.
    pub fn availability(self) -> Availability {
        Availability::of(self.policy, self.quantity.unwrap_or(0))
    }
}

/// How the stock in a source affects existing variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StockMode {
    /// Sets the stock if the source gives a different value than last time.
    #[default]
    Set,
    /// Keeps the stored stock; only new variants take the source's value.
    Keep,
}

/// A variant's availability as shown on pages: sold out, a few left, or in stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Availability(i64);

impl Availability {
    /// The availability for `free` pieces that can be bought.
    pub fn of(policy: StockPolicy, free: i64) -> Self {
        match policy {
            StockPolicy::Tracked => Self(free.clamp(0, LOW_STOCK + 1)),
            StockPolicy::Continue | StockPolicy::Untracked => Self(LOW_STOCK + 1),
        }
    }

    /// The value of `variant.availability`: 0 for sold out, up to `LOW_STOCK` the pieces left, one more for in stock.
    pub fn stored(self) -> i64 {
        self.0
    }

    /// Whether it can be bought.
    pub fn is_available(self) -> bool {
        self.0 > 0
    }
}

/// A change of the availability shown for a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AvailabilityChange {
    /// The variant's product.
    pub product_id: ProductId,
    /// The variant.
    pub variant_id: VariantId,
    /// The availability shown before.
    pub before: Availability,
    /// The availability shown now.
    pub after: Availability,
}

impl AvailabilityChange {
    /// Whether the variant sold out or became available again, which its product's cards may show.
    pub(super) fn is_crossing(&self) -> bool {
        self.before.is_available() != self.after.is_available()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_show_the_number_of_the_last_pieces_only() {
        let stored = [-2, 0, 1, 3, 4, 500].map(|free| Availability::of(StockPolicy::Tracked, free).stored());
        assert_eq!(stored, [0, 0, 1, 3, 4, 4]);
        assert_eq!(Availability::of(StockPolicy::Continue, -7), Availability::of(StockPolicy::Tracked, 9));
        assert_eq!(Availability::of(StockPolicy::Untracked, 0), Availability::of(StockPolicy::Tracked, 9));
    }
}
