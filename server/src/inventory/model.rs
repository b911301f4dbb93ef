//! Stock items, their movements, and the rules of counting.

use chrono::{DateTime, Utc};
use serde::Serialize;
use sqlx::FromRow;

use crate::{
    catalog::{Availability, AvailabilityChange, StockPolicy},
    id::{MovementId, ProductId, VariantId},
    money::Money,
};

/// Why stock moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MovementReason {
    /// A product file gave another quantity than the file before it.
    Import,
    /// An operator added or took away pieces.
    Adjustment,
    /// Pieces were promised to an order.
    Reservation,
    /// A promise was taken back.
    Release,
    /// Pieces were sold.
    Sale,
    /// Sold pieces came back.
    Return,
    /// An operator or a stock file said how many there are.
    Correction,
}

impl MovementReason {
    /// Its name in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Import => "import",
            Self::Adjustment => "adjustment",
            Self::Reservation => "reservation",
            Self::Release => "release",
            Self::Sale => "sale",
            Self::Return => "return",
            Self::Correction => "correction",
        }
    }
}

/// The stock of one variant.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct StockItem {
    /// The variant.
    pub variant_id: VariantId,
    /// Its product.
    pub product_id: ProductId,
    /// Pieces in the warehouse; negative as a file gave it, or when more were sold than counted.
    pub on_hand: i64,
    /// Of these, pieces that are promised to orders.
    pub reserved: i64,
    /// Whether the count limits what can be bought.
    #[sqlx(try_from = "String")]
    pub policy: StockPolicy,
    /// The quantity that the last product file gave.
    pub imported: Option<i64>,
    /// The policy that the last product file gave.
    pub imported_policy: Option<String>,
    /// The quantity that the last stock file gave.
    pub stock_file: Option<i64>,
    /// When a file was read last that gave something new.
    pub imported_at: Option<DateTime<Utc>>,
}

/// How many pieces can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// So many at most; 0 is sold out.
    UpTo(i64),
    /// Any number.
    Unlimited,
}

impl Quantity {
    /// Whether `wanted` pieces can be bought.
    pub fn covers(self, wanted: i64) -> bool {
        match self {
            Self::UpTo(most) => wanted <= most,
            Self::Unlimited => true,
        }
    }

    /// The limit, if there is one.
    pub fn limit(self) -> Option<i64> {
        match self {
            Self::UpTo(most) => Some(most),
            Self::Unlimited => None,
        }
    }
}

impl StockItem {
    /// How many pieces can be bought now.
    pub fn quantity(&self) -> Quantity {
        match self.policy {
            StockPolicy::Tracked => Quantity::UpTo((self.on_hand - self.reserved).max(0)),
            StockPolicy::Continue | StockPolicy::Untracked => Quantity::Unlimited,
        }
    }

    /// What pages say of it.
    pub fn availability(&self) -> Availability {
        Availability::of(self.policy, self.on_hand - self.reserved)
    }

    /// As many as are counted of `pieces` that move.
    pub(super) fn counted(&self, pieces: i64) -> i64 {
        if self.policy == StockPolicy::Untracked { 0 } else { pieces }
    }
}

/// Pieces of a variant in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The variant.
    pub variant_id: VariantId,
    /// How many, above zero.
    pub quantity: i64,
}

/// Who moves stock, and for what.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// `order`, `import`, `operator ana`.
    pub actor: &'a str,
    /// What the movement belongs to, such as `order:1027`: a movement of the same reason happens once for each reference.
    pub reference: Option<&'a str>,
    /// In the operator's words.
    pub note: Option<&'a str>,
}

/// A line that stock does not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The variant.
    pub variant_id: VariantId,
    /// How many were wanted.
    pub wanted: i64,
    /// How many there are.
    pub available: i64,
}

/// What became of a wish for stock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum StockResult {
    /// All of it was done, now or before under the same reference.
    Done,
    /// Nothing was done, because of these lines.
    Short(Vec<Shortage>),
}

/// An appended movement.
#[derive(Clone, Debug, PartialEq, Eq, FromRow, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MovementRecord {
    /// In the order in which they were appended.
    pub id: MovementId,
    /// `import`, `sale` …
    pub reason: String,
    /// Pieces that it is about.
    pub quantity: i64,
    /// What it did to the pieces on hand.
    pub on_hand_change: i64,
    /// What it did to the reserved pieces.
    pub reserved_change: i64,
    /// What it belongs to.
    pub reference: Option<String>,
    /// Who did it.
    pub actor: String,
    /// In the operator's words.
    pub note: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Whether and for what a country sells a variant now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchasable {
    /// The variant.
    pub variant_id: VariantId,
    /// What it costs, or why it is not for sale.
    pub offer: Result<SellableOffer, Unavailable>,
}

/// What a variant costs, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SellableOffer {
    /// Its product.
    pub product_id: ProductId,
    /// Regular price.
    pub price: Money,
    /// Reduced price, when one counts.
    pub discount: Option<Money>,
    /// What a shopper pays.
    pub effective: Money,
    /// How many can be bought; `UpTo(0)` is sold out.
    pub quantity: Quantity,
}

/// Why a variant is not for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// No such variant.
    Unknown,
    /// It left its file.
    Retired,
    /// Other countries sell it.
    NotSoldHere,
    /// The country has a price for it and does not show its product.
    Hidden,
}

/// One item before and after, and the movement between them.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// `None` for a variant that is new.
    pub(super) before: Option<StockItem>,
    pub(super) after: StockItem,
    pub(super) reason: MovementReason,
    pub(super) quantity: i64,
}

/// A step and who took it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Movement<'a> {
    pub(super) origin: Origin<'a>,
    pub(super) step: &'a Step,
}

impl Step {
    /// A change of `item`.
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

    /// What pages have to say otherwise. The catalogue itself writes what they say of new variants.
    pub(super) fn availability_change(&self) -> Option<AvailabilityChange> {
        let before = self.before.as_ref()?.availability();
        let after = self.after.availability();
        let (product_id, variant_id) = (self.after.product_id, self.after.variant_id);
        (before != after).then_some(AvailabilityChange { product_id, variant_id, before, after })
    }
}
