//! Orders as the wire has them. Amounts are in minor units of the order's currency, VAT included.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    catalog::Picture,
    id::{ProductId, TenantId, VariantId},
};

/// How payment or delivery stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderState {
    /// `PENDING` …
    pub(super) status: String,
    /// `warning`, `success` or `primary`.
    pub(super) colour: String,
    /// In the request's language.
    pub(super) label: String,
}

/// A line of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderLineView {
    /// From 1.
    pub(super) position: i64,
    /// The product, which may be gone.
    pub(super) product_id: ProductId,
    /// The variant, which may be gone.
    pub(super) variant_id: VariantId,
    /// Stock keeping unit.
    #[schema(required)]
    pub(super) sku: Option<String>,
    /// The product's name when it was bought.
    pub(super) name: String,
    /// The brand's name.
    #[schema(required)]
    pub(super) brand: Option<String>,
    /// Names of the product's categories, root first.
    pub(super) categories_arr: Vec<String>,
    /// The colour's name.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// The size.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// What it is made of.
    #[schema(required)]
    pub(super) composition: Option<String>,
    /// Its picture.
    #[schema(required)]
    pub(super) picture: Option<Picture>,
    /// The product's page, without a locale prefix.
    pub(super) path: String,
    /// Pieces.
    pub(super) quantity: i64,
    /// Regular price of a piece.
    pub(super) regular_unit_minor: i64,
    /// Price of a piece.
    pub(super) unit_minor: i64,
    /// What promotions took off.
    pub(super) discounts: Vec<OrderDiscountView>,
    /// What the line costs.
    pub(super) total_minor: i64,
    /// What was given back for it.
    pub(super) refunded_minor: i64,
    /// Whether it came for nothing, as a promotion's gift.
    pub(super) is_gift: bool,
}

/// What a promotion took off.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDiscountView {
    /// The promotion as shoppers read it.
    pub(super) title: String,
    /// Above zero.
    pub(super) amount_minor: i64,
}

/// VAT of one rate inside the total.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderVatView {
    /// In hundredths of a percent.
    pub(super) rate_basis_points: i64,
    /// The part of the total that is taxed so.
    pub(super) gross_minor: i64,
    /// The VAT.
    pub(super) tax_minor: i64,
}

/// The code that an order used.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderCouponView {
    /// As it is printed.
    pub(super) code: String,
    /// What it took off.
    pub(super) amount_minor: i64,
}

/// An address of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderAddressView {
    /// Who lives there.
    pub(super) name: String,
    /// Street and number.
    pub(super) address: String,
    /// Floor, building.
    pub(super) address2: String,
    /// City.
    pub(super) city: String,
    /// Province or county.
    pub(super) state: String,
    /// Postcode.
    pub(super) postal_code: String,
    /// Its country.
    pub(super) country_id: TenantId,
    /// Its country's name in the language.
    pub(super) country: String,
    /// With its dialling prefix.
    pub(super) phone: String,
}

/// How an order is delivered. Days are in the language's words.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDeliveryView {
    /// `courier` or `pickup`.
    pub(super) r#type: String,
    /// The days on which it arrives, or the day on which it is ready to be collected.
    pub(super) arrives: String,
    /// Where it is collected.
    #[schema(required)]
    pub(super) pickup: Option<OrderPickupView>,
}

/// Where and when an order is collected, from Monday to Friday.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPickupView {
    /// Postal address in one line.
    pub(super) address: String,
    /// `10:00`, Central European Time.
    pub(super) opens: String,
    /// `15:00`.
    pub(super) closes: String,
}

/// What happened to an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderEventView {
    /// `placed`, `paid`, `shipped` …
    pub(super) kind: String,
    /// In the request's language.
    pub(super) label: String,
    /// Day and time in the country's words.
    pub(super) at: String,
}

/// A parcel of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderParcelView {
    /// Who carries it.
    pub(super) carrier: String,
    /// Its number there.
    pub(super) tracking: String,
    /// Where it can be followed.
    #[schema(required)]
    pub(super) tracking_url: Option<String>,
    /// The day on which it left, in the country's words.
    pub(super) shipped_on: String,
}

/// A credit note of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreditNoteView {
    /// Its number, by which it can be fetched.
    pub(super) number: String,
    /// The day on which it was issued, in the country's words.
    pub(super) issued_on: String,
    /// What it takes back, VAT included.
    pub(super) amount_minor: i64,
}

/// What can be done with an order now.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderActions {
    /// It can be cancelled.
    pub(super) can_cancel: bool,
    /// Its payment can be tried again.
    pub(super) can_pay: bool,
    /// It has an invoice to print.
    pub(super) has_invoice: bool,
}

/// How an order stands, for pages that wait for its payment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderStateView {
    /// The order's number.
    pub(super) number: String,
    /// How its payment stands.
    pub(super) payment_state: OrderState,
    /// How its delivery stands.
    pub(super) delivery_state: OrderState,
    /// What can be done now.
    pub(super) actions: OrderActions,
}

/// An order of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderSummary {
    /// What everybody calls it.
    pub(super) number: String,
    /// Its invoice's number, once it is payable.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// The day on which it was placed, in the country's words.
    pub(super) placed_on: String,
    /// How its payment stands.
    pub(super) payment_state: OrderState,
    /// How its delivery stands.
    pub(super) delivery_state: OrderState,
    /// Pieces of all lines.
    pub(super) pieces: i64,
    /// ISO 4217.
    pub(super) currency: String,
    /// To be paid.
    pub(super) total_minor: i64,
    /// Pictures of its first lines.
    pub(super) pictures: Vec<Picture>,
}

/// An order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderView {
    /// What everybody calls it.
    pub(super) number: String,
    /// Its invoice's number, once it is payable.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// The day on which it was placed, in the country's words.
    pub(super) placed_on: String,
    /// Where its e-mails go.
    #[schema(required)]
    pub(super) email: Option<String>,
    /// How its payment stands.
    pub(super) payment_state: OrderState,
    /// How its delivery stands.
    pub(super) delivery_state: OrderState,
    /// `stripe`, `sslcommerz`, `sandbox`, `cash-on-delivery`.
    pub(super) payment_method: String,
    /// How it is delivered.
    pub(super) delivery: OrderDeliveryView,
    /// ISO 4217.
    pub(super) currency: String,
    /// What was bought.
    pub(super) lines: Vec<OrderLineView>,
    /// All lines at their regular prices.
    pub(super) regular_minor: i64,
    /// All lines before quantity offers, goals and the code.
    pub(super) subtotal_minor: i64,
    /// What these took off.
    pub(super) discount_minor: i64,
    /// The code that was used.
    #[schema(required)]
    pub(super) coupon: Option<OrderCouponView>,
    /// Shipping.
    pub(super) shipping_minor: i64,
    /// Charge for paying on delivery.
    pub(super) cash_on_delivery_minor: i64,
    /// To be paid.
    pub(super) total_minor: i64,
    /// What was given back.
    pub(super) refunded_minor: i64,
    /// VAT inside the total, by rate.
    pub(super) vat: Vec<OrderVatView>,
    /// Where goods go.
    #[schema(required)]
    pub(super) address: Option<OrderAddressView>,
    /// Where the invoice goes, when that is elsewhere.
    #[schema(required)]
    pub(super) billing: Option<OrderAddressView>,
    /// The note to the courier.
    #[schema(required)]
    pub(super) note: Option<String>,
    /// What happened, the first first.
    pub(super) timeline: Vec<OrderEventView>,
    /// Its parcels.
    pub(super) parcels: Vec<OrderParcelView>,
    /// What took its invoice back, or parts of it.
    pub(super) credit_notes: Vec<CreditNoteView>,
    /// What can be done now.
    pub(super) actions: OrderActions,
}

impl OrderView {
    /// What a link shows that was given for an invoice's number and a postcode: how the order stands. The order's number is left out, because
    /// with a postcode it opens everything.
    pub(super) fn limited(self) -> Self {
        Self {
            number: self.invoice_number.clone().unwrap_or_default(),
            lines: Vec::new(),
            coupon: None,
            credit_notes: Vec::new(),
            actions: OrderActions { can_cancel: false, can_pay: false, has_invoice: false },
            ..self
        }
    }
}
