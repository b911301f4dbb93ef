//! Returns as the wire has them. Amounts are in minor units of the order's currency, VAT included; texts and dates in the request's language.

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

/// Most lines of a request.
const MOST_LINES: usize = 200;

/// Which order: by its link's token, or by its number or its invoice's for whoever is signed in.
#[derive(Debug, Default, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReturnOrderQuery {
    /// The token of a link to the order.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// The order's number, or its invoice's, of whoever is signed in.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
}

/// On what ground pieces would go back.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct KindQuery {
    /// `return`, which is also what comes without it, or `withdrawal`: also what is in a return that has not ended.
    #[garde(skip)]
    pub(super) kind: Option<String>,
}

/// Which pieces would go back, and on what ground.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PreviewQuery {
    /// Positions and pieces: `1:2,3:1`.
    #[garde(skip)]
    pub(super) take: String,
    /// Positions of which something else is wanted instead of money, with its variant: `3:77`.
    #[garde(skip)]
    pub(super) swap: Option<String>,
    /// `return` or `withdrawal`.
    #[garde(skip)]
    pub(super) kind: Option<String>,
}

/// What of an order can go back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnOptions {
    /// The order's number.
    pub(super) number: String,
    /// Its invoice's number.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// Where e-mails about it go.
    #[schema(required)]
    pub(super) email: Option<String>,
    /// The day on which it was placed.
    pub(super) placed_on: String,
    /// ISO 4217.
    pub(super) currency: String,
    /// Its lines.
    pub(super) lines: Vec<ReturnableLine>,
    /// Why something may go back.
    pub(super) reasons: Vec<ReturnReason>,
    /// How it gets back.
    pub(super) ways: Vec<ReturnMethodView>,
    /// The last day to send back by the shop's rules; none when that is over, or before delivery.
    #[schema(required)]
    pub(super) until: Option<String>,
    /// The last day to withdraw; none when that is over. Before delivery it says so in words.
    #[schema(required)]
    pub(super) withdrawal_until: Option<String>,
    /// Why nothing, or only some of it, can be sent back, and what is possible.
    #[schema(required)]
    pub(super) why: Option<String>,
    /// Whether the money goes to a bank account, for which an e-mail asks.
    pub(super) wants_account: bool,
}

/// A line of which something may go back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnableLine {
    /// From 1.
    pub(super) position: i64,
    /// The product's name when it was bought.
    pub(super) name: String,
    /// The brand's name.
    #[schema(required)]
    pub(super) brand: Option<String>,
    /// Its picture.
    #[schema(required)]
    pub(super) picture: Option<Picture>,
    /// The size.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// The colour's name.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// Pieces that were bought.
    pub(super) quantity: i64,
    /// How many of them can go back.
    pub(super) returnable: i64,
    /// How many are in a return by the shop's rules that has not ended; of a withdrawal, `returnable` counts them, too.
    pub(super) requested: i64,
    /// What a piece cost after all discounts.
    pub(super) unit_minor: i64,
    /// What the line cost after all discounts.
    pub(super) total_minor: i64,
    /// Whether it came for nothing.
    pub(super) is_gift: bool,
    /// The other sizes.
    pub(super) exchanges: Vec<ExchangeChoice>,
}

/// Another size.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ExchangeChoice {
    /// Its variant.
    pub(super) variant_id: VariantId,
    /// The size.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// The colour's name.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// Whether there is one.
    pub(super) available: bool,
}

/// Why something may go back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnReason {
    /// `too-small`, `damaged` …
    pub(super) code: String,
    /// As shoppers read it.
    pub(super) label: String,
    /// Whether photographs are asked for.
    pub(super) needs_photos: bool,
    /// Whether the rules allow it now.
    pub(super) is_allowed: bool,
    /// Why not, and what is possible.
    #[schema(required)]
    pub(super) note: Option<String>,
}

/// How goods get back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnMethodView {
    /// `label` or `drop-off`.
    pub(super) code: String,
    /// As shoppers read it.
    pub(super) label: String,
    /// What is to be done.
    pub(super) text: String,
}

/// What pieces would give back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnPreview {
    /// In all.
    pub(super) refund_minor: i64,
    /// The part of that for shipping and charges.
    pub(super) shipping_refund_minor: i64,
    /// What offers and goals no longer give for what is kept; it is deducted already.
    pub(super) lost: Vec<LostDiscount>,
    /// What is kept costs so much in the end.
    pub(super) kept_minor: i64,
}

/// What a promotion gives no more.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LostDiscount {
    /// The promotion as shoppers read it.
    pub(super) title: String,
    /// How much less.
    pub(super) amount_minor: i64,
}

/// Pieces to send back.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnRequestLine {
    /// The line.
    #[garde(skip)]
    pub(super) position: i64,
    /// Which pieces of it, where an exchange made them different ones.
    #[garde(skip)]
    pub(super) variant_id: Option<VariantId>,
    /// How many.
    #[garde(skip)]
    pub(super) quantity: i64,
    /// One of the codes of the options.
    #[garde(skip)]
    pub(super) reason: Option<String>,
    /// What else is to be said.
    #[garde(skip)]
    pub(super) comment: Option<String>,
    /// What is wanted instead of money.
    #[garde(skip)]
    pub(super) exchange_variant_id: Option<VariantId>,
    /// Photographs that were sent before.
    #[garde(skip)]
    pub(super) photo_ids: Option<Vec<String>>,
}

/// A return to ask for.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnRequest {
    /// The token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// The order's number, or its invoice's, of whoever is signed in.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// What goes back.
    #[garde(custom(check::at_most(MOST_LINES)))]
    pub(super) lines: Vec<ReturnRequestLine>,
    /// `label` or `drop-off`.
    #[garde(skip)]
    pub(super) way: Option<String>,
}

/// Pieces to withdraw from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalLine {
    /// The line.
    pub(super) position: i64,
    /// How many.
    pub(super) quantity: i64,
}

/// A withdrawal to declare.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalRequest {
    /// The token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// The order's number, or its invoice's, of whoever is signed in.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// From what; none means everything that is left.
    #[garde(custom(check::at_most(MOST_LINES)))]
    pub(super) lines: Vec<WithdrawalLine>,
    /// The second step: that it is meant.
    #[garde(skip)]
    pub(super) confirm: Option<bool>,
}

/// The receipt of a withdrawal, which also comes by e-mail.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalReceipt {
    /// Its number.
    pub(super) number: String,
    /// Date and time.
    pub(super) declared_at: String,
    /// Where the e-mail goes.
    #[schema(required)]
    pub(super) email: Option<String>,
}

/// Which request is taken back.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
pub(super) struct TakeBackRequest {
    /// The token of a link to the order.
    #[garde(skip)]
    #[schema(value_type = Option<String>)]
    pub(super) order: Option<LinkToken>,
    /// The order's number, or its invoice's, of whoever is signed in.
    #[garde(skip)]
    pub(super) invoice: Option<String>,
    /// The return's number.
    #[garde(skip)]
    pub(super) number: String,
}

/// A photograph that was taken.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnPhoto {
    /// What the request names it by.
    pub(super) photo_id: String,
}

/// A step of a return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnStep {
    /// Its state.
    pub(super) status: Status,
    /// As shoppers read it.
    pub(super) label: String,
    /// Date and time, once it was done.
    #[schema(required)]
    pub(super) at: Option<String>,
    /// Whether it was done, or was passed over.
    pub(super) is_done: bool,
}

/// Pieces of a return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnLineView {
    /// The line of the order.
    pub(super) position: i64,
    /// The product's name.
    pub(super) name: String,
    /// The size.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// Pieces.
    pub(super) quantity: i64,
    /// Why, as shoppers read it.
    #[schema(required)]
    pub(super) reason: Option<String>,
    /// The size that is wanted instead.
    #[schema(required)]
    pub(super) exchange: Option<String>,
}

/// A return as its shopper sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReturnView {
    /// Its number.
    pub(super) number: String,
    /// On what ground.
    pub(super) kind: Kind,
    /// How far it is.
    pub(super) status: Status,
    /// As shoppers read it.
    pub(super) label: String,
    /// The steps; after one that ended otherwise, that alone.
    pub(super) steps: Vec<ReturnStep>,
    /// What goes back.
    pub(super) lines: Vec<ReturnLineView>,
    /// What was given back, or would be now.
    pub(super) refund_minor: i64,
    /// Why it was refused.
    #[schema(required)]
    pub(super) reason_refused: Option<String>,
    /// The page of its label, while something is to be sent.
    #[schema(required)]
    pub(super) label_path: Option<String>,
    /// When a withdrawal was declared, with date and time.
    #[schema(required)]
    pub(super) declared_at: Option<String>,
    /// Whether the request can be taken back.
    pub(super) can_withdraw: bool,
}

/// The returns of an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OrderReturns {
    /// The order's number.
    pub(super) number: String,
    /// Its invoice's number.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// ISO 4217.
    pub(super) currency: String,
    /// The returns, the first first.
    pub(super) returns: Vec<ReturnView>,
}
