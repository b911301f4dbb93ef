//! Input and result of placing an order.

use crate::{
    accounts::PostalAddress,
    id::{OrderId, VariantId},
    money::Money,
    orders::PaymentStatus,
};

/// The prices of a line as the shopper saw them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLine {
    /// The variant.
    pub variant_id: VariantId,
    /// Price of a piece.
    pub unit: Money,
    /// What the line costs.
    pub total: Money,
}

/// The prices shown to the shopper beside the order button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTotals {
    /// The amount to be paid.
    pub total: Money,
    /// The lines.
    pub lines: Vec<ShownLine>,
}

/// An order to place; `forms` has validated its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceOrder {
    /// Idempotency key, generated once for each visit of the checkout.
    pub key: String,
    /// Variants with their numbers of pieces.
    pub lines: Vec<(VariantId, i64)>,
    /// The code that was entered.
    pub coupon: Option<String>,
    /// The e-mail address for messages about the order, as typed.
    pub email: String,
    /// `courier` or `pickup`.
    pub delivery_type: String,
    /// A provider's name.
    pub payment_method: String,
    /// The delivery address.
    pub address: PostalAddress,
    /// The billing address, when it differs.
    pub billing: Option<PostalAddress>,
    /// A note to the courier.
    pub note: Option<String>,
    /// The prices that the shopper saw.
    pub shown: ShownTotals,
    /// Honeypot field, invisible to people and left empty by them.
    pub website: String,
}

/// A placed order, new or placed before with the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedOrder {
    /// Its id.
    pub id: OrderId,
    /// The public order number.
    pub number: String,
    /// The token of a link to the order.
    pub token: String,
    /// The status of its payment.
    pub payment_status: PaymentStatus,
    /// The page where the shopper pays; `None` when it is paid on delivery, or when the provider cannot be reached at present.
    pub redirect_url: Option<String>,
}
