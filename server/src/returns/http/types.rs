//! API types of returns. Amounts are in minor units of the order's currency, VAT included; texts and dates in the request's
//! language.

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    catalog::Picture,
    forms::Facts,
    http::{LinkToken, check},
    id::VariantId,
    returns::{model::Kind, status::Status},
};

/// Maximum number of lines of a request.
const MOST_LINES: usize = 200;

/// Identifies the order: by the token of its link, or for a signed-in customer by order or invoice number.
#[derive(Debug, Default, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReturnOrderQuery {
    /// Token of a link to the order.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// Order or invoice number of the signed-in customer's order.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
}

/// Legal basis of the return.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct KindQuery {
    /// `return` (default) or `withdrawal`. For a withdrawal, pieces in a return that is still open are included.
    #[garde(skip)]
    pub(super) kind: Option<String>,
}

/// Pieces to return, and the legal basis.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PreviewQuery {
    /// Line positions and numbers of pieces: `1:2,3:1`.
    #[garde(skip)]
    pub(super) take: String,
    /// Line positions to exchange instead of refund, each with the ID of the wanted variant: `3:77`.
    #[garde(skip)]
    pub(super) swap: Option<String>,
    /// `return` (default) or `withdrawal`.
    #[garde(skip)]
    pub(super) kind: Option<String>,
}

/// What can be returned from an order, and how.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnOptions {
    /// Order number.
    pub(super) number: String,
    /// Invoice number; null if no invoice was issued.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// E-mail address for messages about the order; null if it was erased.
    #[schema(required)]
    pub(super) email: Option<String>,
    /// Date on which the order was placed, as text in the response language.
    pub(super) placed_on: String,
    /// Currency code, ISO 4217.
    pub(super) currency: String,
    /// Order lines.
    pub(super) lines: Vec<ReturnableLine>,
    /// Return reasons.
    pub(super) reasons: Vec<ReturnReason>,
    /// Return methods.
    pub(super) ways: Vec<ReturnMethodView>,
    /// Last day for a return under the shop's policy, as text in the response language; null before delivery and after that day.
    #[schema(required)]
    pub(super) until: Option<String>,
    /// Last day for a withdrawal, as text in the response language; before delivery, a sentence that explains the period. Null if
    /// withdrawal is no longer possible.
    #[schema(required)]
    pub(super) withdrawal_until: Option<String>,
    /// Explains why nothing or only some goods can be returned and what is possible instead; null if there is no restriction.
    #[schema(required)]
    pub(super) why: Option<String>,
    /// Whether the refund goes to a bank account, which the shopper is asked for by e-mail.
    pub(super) wants_account: bool,
}

/// An order line with the pieces that can be returned.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnableLine {
    /// Position of the line, starting at 1.
    pub(super) position: i64,
    /// Product name at the time of purchase.
    pub(super) name: String,
    /// Brand name; null if the product had none.
    #[schema(required)]
    pub(super) brand: Option<String>,
    /// Product picture; null if there was none.
    #[schema(required)]
    pub(super) picture: Option<Picture>,
    /// Size; null if the product has no sizes.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// Colour name; null if the product has no colours.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// Number of pieces bought.
    pub(super) quantity: i64,
    /// Number of pieces that can be returned.
    pub(super) returnable: i64,
    /// Number of pieces in open returns under the shop's policy. For a withdrawal, `returnable` includes them.
    pub(super) requested: i64,
    /// Price per piece after all discounts, in minor units.
    pub(super) unit_minor: i64,
    /// Line total after all discounts, in minor units.
    pub(super) total_minor: i64,
    /// Whether the line is a free gift.
    pub(super) is_gift: bool,
    /// Other sizes for which the goods can be exchanged.
    pub(super) exchanges: Vec<ExchangeChoice>,
}

/// A size available in exchange.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ExchangeChoice {
    /// Variant ID.
    pub(super) variant_id: VariantId,
    /// Size.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// Colour name; null if the product has no colours.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// Whether the variant is in stock.
    pub(super) available: bool,
}

/// A return reason.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnReason {
    /// `too-small`, `too-large`, `changed-mind`, `too-late`, `not-as-described`, `wrong-item` or `damaged`.
    pub(super) code: String,
    /// Text in the response language.
    pub(super) label: String,
    /// Whether photographs are required.
    pub(super) needs_photos: bool,
    /// Whether the reason can be chosen at present.
    pub(super) is_allowed: bool,
    /// Explains why it cannot be chosen and what is possible instead; null if it can.
    #[schema(required)]
    pub(super) note: Option<String>,
}

/// A return method.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnMethodView {
    /// `label` or `drop-off`.
    pub(super) code: String,
    /// Name in the response language.
    pub(super) label: String,
    /// Instructions in the response language.
    pub(super) text: String,
}

/// Refund preview for the chosen pieces.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnPreview {
    /// Total refund, in minor units.
    pub(super) refund_minor: i64,
    /// Part of the refund for shipping and charges, in minor units.
    pub(super) shipping_refund_minor: i64,
    /// Discounts lost for the goods that are kept; they are already deducted from the refund.
    pub(super) lost: Vec<LostDiscount>,
    /// Final price of the goods that are kept, in minor units.
    pub(super) kept_minor: i64,
}

/// A promotion's discount that no longer applies.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LostDiscount {
    /// Promotion title as shown to shoppers.
    pub(super) title: String,
    /// Discount lost, in minor units.
    pub(super) amount_minor: i64,
}

/// Pieces to return.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnRequestLine {
    /// Position of the order line.
    #[garde(skip)]
    pub(super) position: i64,
    /// Variant ID, needed if an exchange replaced some pieces of the line by another variant.
    #[garde(skip)]
    pub(super) variant_id: Option<VariantId>,
    /// Number of pieces.
    #[garde(skip)]
    pub(super) quantity: i64,
    /// Reason code from the return options.
    #[garde(skip)]
    pub(super) reason: Option<String>,
    /// Comment, at most 1000 characters.
    #[garde(skip)]
    pub(super) comment: Option<String>,
    /// Variant wanted in exchange; a refund if absent.
    #[garde(skip)]
    pub(super) exchange_variant_id: Option<VariantId>,
    /// IDs of photographs uploaded with `return/photo`.
    #[garde(skip)]
    pub(super) photo_ids: Option<Vec<String>>,
}

/// A return request.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnRequest {
    /// Token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// Order or invoice number of the signed-in customer's order.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// Pieces to return.
    #[garde(custom(check::at_most(MOST_LINES)))]
    pub(super) lines: Vec<ReturnRequestLine>,
    /// Return method: `label` or `drop-off`.
    #[garde(skip)]
    pub(super) way: Option<String>,
}

/// Pieces to withdraw from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalLine {
    /// Position of the order line.
    pub(super) position: i64,
    /// Number of pieces.
    pub(super) quantity: i64,
}

/// A declaration of withdrawal from the contract.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalRequest {
    /// Token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// Order or invoice number of the signed-in customer's order.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// Pieces to withdraw from; empty for everything that is left.
    #[garde(custom(check::at_most(MOST_LINES)))]
    pub(super) lines: Vec<WithdrawalLine>,
    /// Confirmation, the second step; must be true.
    #[garde(skip)]
    pub(super) confirm: Option<bool>,
}

/// Receipt of a withdrawal, which is also sent by e-mail.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalReceipt {
    /// Receipt number.
    pub(super) number: String,
    /// Date and time of the declaration, as text in the response language.
    pub(super) declared_at: String,
    /// E-mail address to which the receipt is sent; null if the order has none.
    #[schema(required)]
    pub(super) email: Option<String>,
}

/// A return request to cancel.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct TakeBackRequest {
    /// Token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// Order or invoice number of the signed-in customer's order.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// Return number.
    #[garde(skip)]
    pub(super) number: String,
}

/// An uploaded photograph.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnPhoto {
    /// Photograph ID for `photoIds` of the return request.
    pub(super) photo_id: String,
}

/// A step of a return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnStep {
    /// Status of the step.
    pub(super) status: Status,
    /// Text in the response language.
    pub(super) label: String,
    /// Date and time, as text in the response language; null until the step is done.
    #[schema(required)]
    pub(super) at: Option<String>,
    /// Whether the step is done or was skipped.
    pub(super) is_done: bool,
}

/// Pieces in a return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnLineView {
    /// Position of the order line.
    pub(super) position: i64,
    /// Product name.
    pub(super) name: String,
    /// Size; null if the product has no sizes.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// Number of pieces.
    pub(super) quantity: i64,
    /// Reason, as text in the response language; null if none was given.
    #[schema(required)]
    pub(super) reason: Option<String>,
    /// Size wanted in exchange; null for a refund.
    #[schema(required)]
    pub(super) exchange: Option<String>,
}

/// A return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnView {
    /// Return number.
    pub(super) number: String,
    /// Legal basis of the return.
    pub(super) kind: Kind,
    /// Status of the return.
    pub(super) status: Status,
    /// Status text in the response language.
    pub(super) label: String,
    /// Steps of the return. If it was refused or cancelled, only the completed steps and that status.
    pub(super) steps: Vec<ReturnStep>,
    /// Pieces in the return.
    pub(super) lines: Vec<ReturnLineView>,
    /// Amount refunded or, until then, the amount that would be refunded at present; in minor units.
    pub(super) refund_minor: i64,
    /// Why the return was refused; null if it was not.
    #[schema(required)]
    pub(super) reason_refused: Option<String>,
    /// URL path of the return label; null if nothing is to be sent.
    #[schema(required)]
    pub(super) label_path: Option<String>,
    /// Date and time at which a withdrawal was declared, as text in the response language; null for other returns.
    #[schema(required)]
    pub(super) declared_at: Option<String>,
    /// Whether the return request can still be cancelled by the shopper.
    pub(super) can_withdraw: bool,
}

/// Returns of an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OrderReturns {
    /// Order number.
    pub(super) number: String,
    /// Invoice number; null if no invoice was issued.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// Currency code, ISO 4217.
    pub(super) currency: String,
    /// Returns, oldest first.
    pub(super) returns: Vec<ReturnView>,
}
