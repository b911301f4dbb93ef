//! Stock items, their movements, and the counting rules.

use chrono::{DateTime, Utc};
use serde::Serialize;
use sqlx::FromRow;

use crate::{
    catalog::{Availability, AvailabilityChange, StockPolicy},
    id::{MovementId, ProductId, VariantId},
    money::Money,
    text_enum::text_enum,
};

/// Maximum number of pieces, present or missing, that files and operators can give a variant: more is taken for a typing error.
pub const MOST_PIECES: i64 = 10_000_000;

/// Whether files and operators can give a variant this number of pieces.
pub fn is_possible_count(pieces: i64) -> bool {
    (-MOST_PIECES..=MOST_PIECES).contains(&pieces)
}

text_enum! {
    /// The reason of a stock movement.
    pub enum MovementReason {
        /// A product file gave a different quantity than the previous file.
        Import = "import",
        /// An operator added or removed pieces.
        Adjustment = "adjustment",
        /// Pieces were reserved for an order.
        Reservation = "reservation",
        /// A reservation was released.
        Release = "release",
        /// Pieces were sold.
        Sale = "sale",
        /// Sold pieces were returned.
        Return = "return",
        /// An operator or a stock file set the quantity.
        Correction = "correction",
    }
}

/// The stock of one variant.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct StockItem {
    /// The variant.
    pub variant_id: VariantId,
    /// Its product.
    pub product_id: ProductId,
    /// Quantity in the warehouse; negative if a file gave a negative value, or if more was sold than counted.
    pub on_hand: i64,
    /// Of these, the quantity reserved for orders.
    pub reserved: i64,
    /// Whether the quantity limits sales.
    #[sqlx(try_from = "String")]
    pub policy: StockPolicy,
    /// The quantity that the last product file gave.
    pub imported: Option<i64>,
    /// The policy that the last product file gave.
    pub imported_policy: Option<String>,
    /// The quantity that the last stock file gave.
    pub stock_file: Option<i64>,
    /// When a product or stock file last gave a new value.
    pub imported_at: Option<DateTime<Utc>>,
}

/// The available quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// At most this many; 0 means sold out.
    UpTo(i64),
    /// No limit.
    Unlimited,
}

impl Quantity {
    /// Whether `wanted` pieces are available.
    pub fn covers(self, wanted: i64) -> bool {
        match self {
            Self::UpTo(most) => wanted <= most,
            Self::Unlimited => true,
        }
    }

    /// The limit, if any.
    pub fn limit(self) -> Option<i64> {
        match self {
            Self::UpTo(most) => Some(most),
            Self::Unlimited => None,
        }
    }
}

impl StockItem {
    /// The quantity available now.
    pub fn quantity(&self) -> Quantity {
        match self.policy {
            StockPolicy::Tracked => Quantity::UpTo((self.on_hand - self.reserved).max(0)),
            StockPolicy::Continue | StockPolicy::Untracked => Quantity::Unlimited,
        }
    }

    /// The availability shown on pages.
    pub fn availability(&self) -> Availability {
        Availability::of(self.policy, self.on_hand - self.reserved)
    }

    /// The number of moved pieces that is counted: 0 if stock is not tracked.
    pub(super) fn counted(&self, pieces: i64) -> i64 {
        if self.policy == StockPolicy::Untracked { 0 } else { pieces }
    }
}

/// A variant in an order, with its quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The variant.
    pub variant_id: VariantId,
    /// The quantity, above zero.
    pub quantity: i64,
}

/// The origin of a stock movement.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// `order`, `import`, `operator ana`.
    pub actor: &'a str,
    /// The record that caused the movement, such as `order:1027`: a movement with the same reason happens only once per
    /// reference.
    pub reference: Option<&'a str>,
    /// The operator's note.
    pub note: Option<&'a str>,
}

/// An order line for which there is not enough stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The variant.
    pub variant_id: VariantId,
    /// The requested quantity.
    pub wanted: i64,
    /// The available quantity.
    pub available: i64,
}

/// The result of a request for stock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum StockResult {
    /// Everything was done, now or earlier under the same reference.
    Done,
    /// Nothing was done, because these lines lack stock.
    Short(Vec<Shortage>),
}

/// A recorded movement.
#[derive(Clone, Debug, PartialEq, Eq, FromRow, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MovementRecord {
    /// Ids ascend in the order in which movements were appended.
    pub id: MovementId,
    /// `import`, `sale` …
    pub reason: String,
    /// The quantity moved.
    pub quantity: i64,
    /// The change of the quantity on hand.
    pub on_hand_change: i64,
    /// The change of the reserved quantity.
    pub reserved_change: i64,
    /// The record that caused it.
    pub reference: Option<String>,
    /// The actor.
    pub actor: String,
    /// The operator's note.
    pub note: Option<String>,
    /// The time of the movement.
    pub created_at: DateTime<Utc>,
}

/// Whether a country sells a variant now, and at which price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchasable {
    /// The variant.
    pub variant_id: VariantId,
    /// The offer, or the reason why it is not for sale.
    pub offer: Result<SellableOffer, Unavailable>,
}

/// A variant's price and available quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SellableOffer {
    /// Its product.
    pub product_id: ProductId,
    /// Regular price.
    pub price: Money,
    /// Reduced price, if valid.
    pub discount: Option<Money>,
    /// The price the customer pays.
    pub effective: Money,
    /// The available quantity; `UpTo(0)` means sold out.
    pub quantity: Quantity,
}

/// The reason why a variant is not for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// The variant does not exist.
    Unknown,
    /// It was retired, because it is no longer in its file.
    Retired,
    /// Only other countries sell it.
    NotSoldHere,
    /// The country has a price for it but does not show its product.
    Hidden,
}

/// An item before and after a movement, and the movement.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// `None` for a new variant.
    pub(super) before: Option<StockItem>,
    pub(super) after: StockItem,
    pub(super) reason: MovementReason,
    pub(super) quantity: i64,
}

/// A step with its origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Movement<'a> {
    pub(super) origin: Origin<'a>,
    pub(super) step: &'a Step,
}

impl Step {
    /// Applies a change to `item`.
    pub(super) fn of(
        item: &StockItem,
        reason: MovementReason,
        quantity: i64,
        change: impl FnOnce(&mut StockItem),
    ) -> Self {
        let mut after = item.clone();
        change(&mut after);
        Self { before: Some(item.clone()), after, reason, quantity }
    }

    pub(super) fn is_changed(&self) -> bool {
        self.before.as_ref() != Some(&self.after)
    }

    pub(super) fn on_hand_change(&self) -> i64 {
        self.after.on_hand - self.before.as_ref().map_or(0, |before| before.on_hand)
    }

    pub(super) fn reserved_change(&self) -> i64 {
        self.after.reserved - self.before.as_ref().map_or(0, |before| before.reserved)
    }

    /// The change of the availability shown on pages. For new variants the catalogue itself stores it.
    pub(super) fn availability_change(&self) -> Option<AvailabilityChange> {
        let before = self.before.as_ref()?.availability();
        let after = self.after.availability();
        let (product_id, variant_id) = (self.after.product_id, self.after.variant_id);
        (before != after).then_some(AvailabilityChange { product_id, variant_id, before, after })
    }
}
