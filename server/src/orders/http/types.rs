//! API types of orders. Amounts are in minor units of the order's currency, VAT included.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    catalog::Picture,
    id::{ProductId, TenantId, VariantId},
};

/// Payment or delivery status of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderState {
    /// Payment: `PENDING`, `PROCESSING`, `COMPLETED`, `FAILED`, `CANCELLED`, `PARTIALLY_REFUNDED` or `REFUNDED`. Delivery:
    /// `PENDING`, `PACKED`, `SHIPPED`, `READY_FOR_PICKUP`, `DELIVERED`, `RETURNED` or `CANCELLED`.
    pub(super) status: String,
    /// Colour for display: `warning` for `PENDING`, `success` for `COMPLETED`, otherwise `primary`.
    pub(super) colour: String,
    /// Status text in the response language.
    pub(super) label: String,
}

/// A line of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderLineView {
    /// Position of the line, starting at 1.
    pub(super) position: i64,
    /// Product ID. The product may no longer exist.
    pub(super) product_id: ProductId,
    /// Variant ID. The variant may no longer exist.
    pub(super) variant_id: VariantId,
    /// Stock keeping unit; null if the variant had none.
    #[schema(required)]
    pub(super) sku: Option<String>,
    /// Product name at the time of purchase, in the order's language.
    pub(super) name: String,
    /// Brand name; null if the product had none.
    #[schema(required)]
    pub(super) brand: Option<String>,
    /// Names of the product's categories, root category first.
    pub(super) categories_arr: Vec<String>,
    /// Colour name; null if the product has no colours.
    #[schema(required)]
    pub(super) color: Option<String>,
    /// Size; null if the product has no sizes.
    #[schema(required)]
    pub(super) size: Option<String>,
    /// Fibre composition as text, in the order's language; null if not known.
    #[schema(required)]
    pub(super) composition: Option<String>,
    /// Product picture; null if there was none.
    #[schema(required)]
    pub(super) picture: Option<Picture>,
    /// URL path of the product page, without a locale prefix.
    pub(super) path: String,
    /// Number of pieces.
    pub(super) quantity: i64,
    /// Regular price per piece, in minor units.
    pub(super) regular_unit_minor: i64,
    /// Price per piece before `discounts`, in minor units.
    pub(super) unit_minor: i64,
    /// Promotions' discounts on this line.
    pub(super) discounts: Vec<OrderDiscountView>,
    /// Line total after discounts, in minor units.
    pub(super) total_minor: i64,
    /// Amount refunded for this line, in minor units.
    pub(super) refunded_minor: i64,
    /// Whether the line is a free gift from a promotion.
    pub(super) is_gift: bool,
}

/// A promotion's discount.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDiscountView {
    /// Promotion title as shown to shoppers.
    pub(super) title: String,
    /// Discount in minor units, greater than zero.
    pub(super) amount_minor: i64,
}

/// VAT of one rate included in the total.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderVatView {
    /// VAT rate in hundredths of a percent.
    pub(super) rate_basis_points: i64,
    /// Part of the total taxed at this rate, VAT included, in minor units.
    pub(super) gross_minor: i64,
    /// VAT amount, in minor units.
    pub(super) tax_minor: i64,
}

/// The coupon code used for an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderCouponView {
    /// Coupon code.
    pub(super) code: String,
    /// Discount given by the code, in minor units.
    pub(super) amount_minor: i64,
}

/// Delivery or billing address of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderAddressView {
    /// Recipient's name.
    pub(super) name: String,
    /// Street and number.
    pub(super) address: String,
    /// Additional address line, such as floor or building.
    pub(super) address2: String,
    /// City.
    pub(super) city: String,
    /// Province or county.
    pub(super) state: String,
    /// Postcode.
    pub(super) postal_code: String,
    /// Country ID.
    pub(super) country_id: TenantId,
    /// Country name in the response language.
    pub(super) country: String,
    /// Phone number with its dialling prefix.
    pub(super) phone: String,
}

/// Delivery of an order. Dates are text in the response language.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDeliveryView {
    /// `courier` or `pickup`.
    pub(super) r#type: String,
    /// Expected delivery dates, or the date on which the order is ready for collection.
    pub(super) arrives: String,
    /// Collection point; null for delivery by courier.
    #[schema(required)]
    pub(super) pickup: Option<OrderPickupView>,
}

/// Collection point and its opening hours, Monday to Friday.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPickupView {
    /// Postal address on one line.
    pub(super) address: String,
    /// Opening time, such as `10:00`, Central European Time.
    pub(super) opens: String,
    /// Closing time, such as `15:00`, Central European Time.
    pub(super) closes: String,
}

/// An event in an order's timeline.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderEventView {
    /// Event type, such as `placed`, `paid`, `shipped`, `delivered` or `cancelled`.
    pub(super) kind: String,
    /// Event text in the response language.
    pub(super) label: String,
    /// Date and time in the country's time zone, as text in the response language.
    pub(super) at: String,
}

/// A parcel of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderParcelView {
    /// Carrier name.
    pub(super) carrier: String,
    /// Tracking number.
    pub(super) tracking: String,
    /// URL of the carrier's tracking page; null if there is none.
    #[schema(required)]
    pub(super) tracking_url: Option<String>,
    /// Date of shipment, as text in the response language.
    pub(super) shipped_on: String,
}

/// A credit note of an order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreditNoteView {
    /// Credit note number, used to download it.
    pub(super) number: String,
    /// Date of issue, as text in the response language.
    pub(super) issued_on: String,
    /// Amount credited, VAT included, in minor units.
    pub(super) amount_minor: i64,
}

/// Actions currently possible on an order.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderActions {
    /// Whether the order can be cancelled.
    pub(super) can_cancel: bool,
    /// Whether the order can be paid again.
    pub(super) can_pay: bool,
    /// Whether the order has an invoice to download.
    pub(super) has_invoice: bool,
}

/// Status of an order, for pages that poll while payment is pending.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderStateView {
    /// Order number.
    pub(super) number: String,
    /// Payment status.
    pub(super) payment_state: OrderState,
    /// Delivery status.
    pub(super) delivery_state: OrderState,
    /// Actions currently possible.
    pub(super) actions: OrderActions,
}

/// An order in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderSummary {
    /// Order number.
    pub(super) number: String,
    /// Invoice number; null until the invoice is issued.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// Date on which the order was placed, as text in the response language.
    pub(super) placed_on: String,
    /// Payment status.
    pub(super) payment_state: OrderState,
    /// Delivery status.
    pub(super) delivery_state: OrderState,
    /// Total number of pieces.
    pub(super) pieces: i64,
    /// Currency code, ISO 4217.
    pub(super) currency: String,
    /// Order total, in minor units.
    pub(super) total_minor: i64,
    /// Pictures of the first lines, at most four.
    pub(super) pictures: Vec<Picture>,
}

/// An order. All amounts are in minor units.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderView {
    /// Order number. For a link that shows only the order's status, it is the invoice number.
    pub(super) number: String,
    /// Invoice number; null until the invoice is issued.
    #[schema(required)]
    pub(super) invoice_number: Option<String>,
    /// Date on which the order was placed, as text in the response language.
    pub(super) placed_on: String,
    /// E-mail address for messages about the order; null if personal data was erased or the link shows only the order's status.
    #[schema(required)]
    pub(super) email: Option<String>,
    /// Payment status.
    pub(super) payment_state: OrderState,
    /// Delivery status.
    pub(super) delivery_state: OrderState,
    /// `stripe`, `sslcommerz`, `sandbox` or `cash-on-delivery`.
    pub(super) payment_method: String,
    /// Delivery method and expected dates.
    pub(super) delivery: OrderDeliveryView,
    /// Currency code, ISO 4217.
    pub(super) currency: String,
    /// Order lines; empty if the link shows only the order's status.
    pub(super) lines: Vec<OrderLineView>,
    /// Total of all lines at regular prices, in minor units.
    pub(super) regular_minor: i64,
    /// Total of all lines before quantity offers, cart goals and the coupon, in minor units.
    pub(super) subtotal_minor: i64,
    /// Total of these discounts, in minor units.
    pub(super) discount_minor: i64,
    /// Coupon code used; null if none was.
    #[schema(required)]
    pub(super) coupon: Option<OrderCouponView>,
    /// Shipping charge, in minor units.
    pub(super) shipping_minor: i64,
    /// Charge for cash on delivery, in minor units.
    pub(super) cash_on_delivery_minor: i64,
    /// Order total, in minor units.
    pub(super) total_minor: i64,
    /// Amount refunded, in minor units.
    pub(super) refunded_minor: i64,
    /// VAT included in the total, by rate.
    pub(super) vat: Vec<OrderVatView>,
    /// Delivery address; null if personal data was erased or the link shows only the order's status.
    #[schema(required)]
    pub(super) address: Option<OrderAddressView>,
    /// Billing address; null if it is the same as the delivery address or is not available.
    #[schema(required)]
    pub(super) billing: Option<OrderAddressView>,
    /// Note to the courier; null if there is none.
    #[schema(required)]
    pub(super) note: Option<String>,
    /// Events of the order, oldest first.
    pub(super) timeline: Vec<OrderEventView>,
    /// Parcels of the order.
    pub(super) parcels: Vec<OrderParcelView>,
    /// Credit notes that cancel the invoice in whole or in part.
    pub(super) credit_notes: Vec<CreditNoteView>,
    /// Actions currently possible.
    pub(super) actions: OrderActions,
}

impl OrderView {
    /// The view for a link that was issued for an invoice number and a postcode: the order's status only. The order number is
    /// left out, because together with the postcode it gives full access.
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
