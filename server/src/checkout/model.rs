//! What a shopper sends to place an order, and what comes back.

use crate::{
    accounts::PostalAddress,
    id::{OrderId, VariantId},
    orders::PaymentStatus,
};

/// Pieces of a variant, as the shopper saw them priced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLine {
    /// The variant.
    pub variant_id: VariantId,
    /// Price of a piece.
    pub unit_minor: i64,
    /// What the line costs.
    pub total_minor: i64,
}

/// The prices that the shopper saw beside the button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTotals {
    /// To be paid.
    pub total_minor: i64,
    /// The lines.
    pub lines: Vec<ShownLine>,
}

/// An order to place; `forms` has checked its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceOrder {
    /// Made once for each visit of the checkout.
    pub key: String,
    /// Variants and pieces.
    pub lines: Vec<(VariantId, i64)>,
    /// The code that was entered.
    pub coupon: Option<String>,
    /// Where e-mails go, as it was typed.
    pub email: String,
    /// `courier` or `pickup`.
    pub delivery_type: String,
    /// A provider's name.
    pub payment_method: String,
    /// Where goods go.
    pub address: PostalAddress,
    /// Where the invoice goes, when that is elsewhere.
    pub billing: Option<PostalAddress>,
    /// A note to the courier.
    pub note: Option<String>,
    /// The prices that the shopper saw.
    pub seen: ShownTotals,
    /// A field that people do not see and leave empty.
    pub website: String,
}

/// An order that was placed, now or before with the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedOrder {
    /// Its id.
    pub id: OrderId,
    /// What everybody calls it.
    pub number: String,
    /// The token of a link to it.
    pub token: String,
    /// How its payment stands.
    pub payment_status: PaymentStatus,
    /// Where the shopper pays; none when it is paid on delivery, or when the provider cannot be reached now.
    pub redirect_url: Option<String>,
}
