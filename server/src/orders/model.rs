//! A stored order: the buyer, the lines, the amounts and the status.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::{
    event::{EventKind, OrderEvent, Parcel},
    status::{DeliveryStatus, PaymentStatus},
};
use crate::{
    accounts::PostalAddress,
    commissions::Referral,
    id::{LanguageId, OrderId, OrderLineId, ProductId, TenantId, UserId, VariantId},
    money::{CurrencyCode, Money, MoneyError, as_minor},
    pricing::{DeliveryType, PricedBy},
    tenancy::{Legal, PaymentProvider, Pickup},
};

/// The buyer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    /// The delivery address; of an order that is collected, the person who collects it.
    pub address: PostalAddress,
    /// The billing address, when it differs.
    pub billing: Option<PostalAddress>,
    /// A note to the courier.
    pub note: Option<String>,
}

/// VAT of one rate inside the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OrderVat {
    /// 2200 is 22 %.
    pub basis_points: i64,
    /// The part of the total taxed at this rate, VAT included.
    pub gross: Money,
    /// The VAT.
    pub tax: Money,
}

impl OrderVat {
    /// The part of the total taxed at this rate, without VAT.
    pub fn net(&self) -> Result<Money, MoneyError> {
        self.gross.checked_sub(self.tax)
    }
}

/// The code that an order used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OrderCoupon {
    /// As displayed.
    pub code: String,
    /// The discount it gave.
    pub amount: Money,
}

/// What was bought and promised, apart from the lines. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    /// All lines at their regular prices.
    pub regular: Money,
    /// All lines before quantity offers, goals and the code.
    pub subtotal: Money,
    /// Sum of these discounts.
    pub discount: Money,
    /// Shipping.
    pub shipping: Money,
    /// Charge for paying on delivery.
    pub cash_on_delivery: Money,
    /// VAT inside the total, by rate.
    pub vat: Vec<OrderVat>,
    /// The code that was used.
    pub coupon: Option<OrderCoupon>,
    /// The earliest day on which it arrives or is ready to be collected.
    pub arrives_from: NaiveDate,
    /// The latest day on which it arrives.
    pub arrives_to: NaiveDate,
    /// Where it is collected, for orders that are collected.
    pub pickup: Option<Pickup>,
    /// The accepted version of the terms and conditions.
    pub terms_version: String,
    /// Return period in days.
    pub return_days: u32,
    /// The seller.
    pub seller: Legal,
    /// How the price was computed, one line per step.
    pub trace: Vec<String>,
    /// The inputs of pricing, so that the goods kept after a return can be priced again; `None` for orders placed before this was
    /// stored.
    #[serde(default)]
    pub priced_by: Option<PricedBy>,
}

impl Snapshot {
    /// The discounts of promotions other than the code.
    pub fn discount_without_code(&self) -> Result<Money, MoneyError> {
        self.coupon.as_ref().map_or(Ok(self.discount), |coupon| self.discount.checked_sub(coupon.amount))
    }

    /// Shipping and the charge for paying on delivery.
    pub fn charges(&self) -> Result<Money, MoneyError> {
        self.shipping.checked_add(self.cash_on_delivery)
    }
}

/// A stored order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Its id.
    pub id: OrderId,
    /// The country that sold.
    pub tenant_id: TenantId,
    /// The language in which it was placed.
    pub language_id: LanguageId,
    /// The public order number.
    pub number: String,
    /// The customer's account, if it has one.
    pub user_id: Option<UserId>,
    /// The e-mail address of the order; `None` once the person was erased.
    pub email: Option<String>,
    /// The delivery type, by `delivery_name`.
    pub delivery_type: String,
    /// The payment method: a provider's name.
    pub payment_method: String,
    /// Status of the payment.
    pub payment_status: PaymentStatus,
    /// Status of the delivery.
    pub delivery_status: DeliveryStatus,
    /// The amount to be paid.
    pub total: Money,
    /// The refunded amount.
    pub refunded: Money,
    /// The invoice number, once the order is payable.
    pub invoice_number: Option<String>,
    /// When the invoice was issued.
    pub invoiced_at: Option<DateTime<Utc>>,
    /// Until when its stock is reserved for the payment.
    pub hold_until: Option<DateTime<Utc>>,
    /// What was bought and promised.
    pub snapshot: Snapshot,
    /// The buyer; `None` once the person was erased.
    pub contact: Option<Contact>,
    /// When it was placed.
    pub placed_at: DateTime<Utc>,
}

impl Order {
    /// The currency of every amount; the country may have changed its currency since.
    pub fn currency(&self) -> CurrencyCode {
        self.total.currency
    }

    /// The reference used by stock movements, coupon uses and payments.
    pub fn reference(&self) -> String {
        reference(self.id)
    }

    /// The delivery type.
    pub fn delivery(&self) -> DeliveryType {
        delivery_of(&self.delivery_type).unwrap_or(DeliveryType::Courier)
    }

    /// Whether it is paid to the courier or at the warehouse.
    pub fn is_cash_on_delivery(&self) -> bool {
        self.payment_method == PaymentProvider::CashOnDelivery.name()
    }
}

/// An order's reference in stock movements and coupon uses.
pub fn reference(id: OrderId) -> String {
    format!("order:{id}")
}

/// The name of a delivery type in the database and in the API.
pub fn delivery_name(delivery: DeliveryType) -> &'static str {
    match delivery {
        DeliveryType::Courier => "courier",
        DeliveryType::Pickup => "pickup",
    }
}

/// The delivery type of a name.
pub fn delivery_of(name: &str) -> Option<DeliveryType> {
    [DeliveryType::Courier, DeliveryType::Pickup].into_iter().find(|delivery| delivery_name(*delivery) == name)
}

/// A name with its postal and electronic address.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineContact {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
}

/// The manufacturer of what was bought (Regulation 2023/988, article 19).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineMaker {
    /// The manufacturer.
    pub manufacturer: LineContact,
    /// The person responsible in the Union, for a manufacturer outside it.
    pub responsible: Option<LineContact>,
}

/// The state of a line's product when it was bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineDetails {
    /// The product's name in the order's language.
    pub name: String,
    /// The product's page, without a locale prefix.
    pub path: String,
    /// The brand's name.
    pub brand: Option<String>,
    /// Names of the main category and those above it, the topmost first.
    pub categories: Vec<String>,
    /// The colour's name.
    pub colour: Option<String>,
    /// The size.
    pub size: Option<String>,
    /// Its materials, in the order's language.
    pub composition: Option<String>,
    /// The manufacturer.
    #[serde(default)]
    pub maker: Option<LineMaker>,
    /// For a reduced price, the lowest price of a piece in the 30 days before the reduction (98/6/EC, article 6a).
    #[serde(default)]
    pub lowest: Option<Money>,
    /// Its picture.
    pub picture: Option<LinePicture>,
    /// The promotions' discounts.
    pub discounts: Vec<LineDiscount>,
    /// Whether it is a promotion's free gift.
    pub is_gift: bool,
}

/// The picture of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LinePicture {
    /// The original's path, the same below the folder of every rendition.
    pub path: String,
    /// MIME type of the original.
    pub mime: String,
    /// Width of the original, in pixels.
    pub width: i64,
    /// Height of the original, in pixels.
    pub height: i64,
    /// Whether it is a cut-out of the garment with transparency.
    pub has_alpha: bool,
    /// Alternative text.
    pub alt: String,
}

/// A promotion's discount on a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineDiscount {
    /// The promotion's title as shown to shoppers.
    pub title: String,
    /// Above zero.
    pub amount: Money,
}

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    /// Its id.
    pub id: OrderLineId,
    /// Its order.
    pub order_id: OrderId,
    /// From 1.
    pub position: i64,
    /// Its product, which may have been deleted.
    pub product_id: ProductId,
    /// Its variant, which may have been deleted.
    pub variant_id: VariantId,
    /// Its SKU.
    pub sku: Option<String>,
    /// Pieces.
    pub quantity: i64,
    /// Regular price of a piece.
    pub regular_unit: Money,
    /// Price of a piece after its reduction and a flash deal.
    pub unit: Money,
    /// What the line costs.
    pub total: Money,
    /// The included VAT rate, 2200 for 22 %.
    pub vat_basis_points: i64,
    /// The amount refunded for it.
    pub refunded: Money,
    /// The number of its refunded pieces.
    pub refunded_pieces: i64,
    /// The number of its pieces returned to stock.
    pub restocked_pieces: i64,
    /// The product as it was when bought.
    pub details: LineDetails,
}

impl OrderLine {
    /// The cost of the first `pieces` pieces: their share of the line, rounded half up. The cost of any part is the difference of
    /// two such values, so that parts always add up to the line.
    pub fn cost_of_first(&self, pieces: i64) -> Result<Money, MoneyError> {
        self.total.share(pieces, self.quantity)
    }

    /// The cost of this many of the pieces that are not refunded yet.
    pub fn cost_of_next(&self, pieces: i64) -> Result<Money, MoneyError> {
        self.cost_of_first(self.refunded_pieces + pieces)?.checked_sub(self.cost_of_first(self.refunded_pieces)?)
    }
}

/// A line to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// Its product.
    pub product_id: ProductId,
    /// Its variant.
    pub variant_id: VariantId,
    /// Its SKU.
    pub sku: Option<String>,
    /// Pieces.
    pub quantity: i64,
    /// Regular price of a piece.
    pub regular_unit: Money,
    /// Price of a piece after its reduction and a flash deal.
    pub unit: Money,
    /// What the line costs.
    pub total: Money,
    /// The included VAT rate.
    pub vat_basis_points: i64,
    /// The product as it is.
    pub details: LineDetails,
}

/// An order to store.
#[derive(Clone, Debug)]
pub struct NewOrder {
    /// The country that sells.
    pub tenant_id: TenantId,
    /// The language in which it is placed.
    pub language_id: LanguageId,
    /// Digest of the checkout's idempotency key.
    pub place_key: String,
    /// Digest of the request.
    pub request_hash: String,
    /// The customer's account.
    pub user_id: Option<UserId>,
    /// The e-mail address of the order.
    pub email: String,
    /// The delivery type.
    pub delivery: DeliveryType,
    /// The payment provider.
    pub payment: PaymentProvider,
    /// The amount to be paid, in the currency of every amount.
    pub total: Money,
    /// Until when its stock is reserved for the payment.
    pub hold_until: Option<DateTime<Utc>>,
    /// What is bought and promised.
    pub snapshot: Snapshot,
    /// The buyer.
    pub contact: Contact,
    /// The lines.
    pub lines: Vec<NewLine>,
    /// The data that refer the order to a partner of the affiliate programme.
    pub referral: Referral,
}

/// A credit note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CreditNote {
    /// The order whose invoice it credits.
    #[serde(skip)]
    pub order_id: OrderId,
    /// Such as `SI-CN-2026-000001`.
    pub number: String,
    /// The credited amount, VAT included.
    #[serde(rename = "amountMinor", serialize_with = "as_minor")]
    pub amount: Money,
    /// The credited lines, when it concerns lines.
    pub lines: Vec<CreditedLine>,
    /// The credited amounts by VAT rate.
    pub vat: Vec<OrderVat>,
    /// When it was issued.
    pub issued_at: DateTime<Utc>,
}

/// A credited line of an order, or some of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreditedLine {
    /// The line's position.
    pub position: i64,
    /// The number of credited pieces.
    pub pieces: i64,
    /// The credited amount.
    pub amount: Money,
}

/// An order with everything that belongs to it.
#[derive(Clone, Debug)]
pub struct OrderDetails {
    /// The order.
    pub order: Order,
    /// Its lines, by position.
    pub lines: Vec<OrderLine>,
    /// Its events, oldest first.
    pub events: Vec<OrderEvent>,
    /// Its parcels, oldest first.
    pub parcels: Vec<Parcel>,
    /// Its credit notes, oldest first.
    pub credit_notes: Vec<CreditNote>,
}

impl OrderDetails {
    /// When the goods were delivered to the shopper; `None` before.
    pub fn delivered_at(&self) -> Option<DateTime<Utc>> {
        let delivered = self.events.iter().rfind(|event| event.kind == EventKind::Delivered.name());
        delivered.map(|event| event.happened_at)
    }
}
