//! An order as it is stored: who bought what, for how much, and how it stands.

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
    money::{CurrencyCode, Money},
    pricing::{DeliveryType, PricedBy},
    tenancy::{Legal, PaymentProvider, Pickup, Tenant},
};

/// Who bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    /// Where goods go; of an order that is collected, who collects it.
    pub address: PostalAddress,
    /// Where the invoice goes, when that is elsewhere.
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
    /// The part of the total that is taxed so, VAT included.
    pub gross_minor: i64,
    /// The VAT.
    pub tax_minor: i64,
}

/// The code that an order used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OrderCoupon {
    /// As it is printed.
    pub code: String,
    /// What it took off.
    pub amount_minor: i64,
}

/// What was bought and promised, beside the lines. It never changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    /// All lines at their regular prices.
    pub regular_minor: i64,
    /// All lines before quantity offers, goals and the code.
    pub subtotal_minor: i64,
    /// What these took off.
    pub discount_minor: i64,
    /// Shipping.
    pub shipping_minor: i64,
    /// Charge for paying on delivery.
    pub cash_on_delivery_minor: i64,
    /// VAT inside the total, by rate.
    pub vat: Vec<OrderVat>,
    /// The code that was used.
    pub coupon: Option<OrderCoupon>,
    /// On which day it arrives at the earliest, or is ready to be collected.
    pub arrives_from: NaiveDate,
    /// On which day it arrives at the latest.
    pub arrives_to: NaiveDate,
    /// Where it is collected, if it is.
    pub pickup: Option<Pickup>,
    /// Which version of the terms and conditions was accepted.
    pub terms_version: String,
    /// Days to send goods back.
    pub return_days: u32,
    /// Who sold.
    pub seller: Legal,
    /// How the price came about, a line for each step.
    pub trace: Vec<String>,
    /// What it was priced by, so that what is kept after a return can be priced again; orders placed before this was kept have none.
    #[serde(default)]
    pub priced_by: Option<PricedBy>,
}

/// A stored order.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Order {
    /// Its id.
    pub id: OrderId,
    /// The country that sold.
    pub tenant_id: TenantId,
    /// The language in which it was placed.
    pub language_id: LanguageId,
    /// What everybody calls it.
    pub number: String,
    /// The customer's account, if it has one.
    pub user_id: Option<UserId>,
    /// Where its e-mails go; none once the person was forgotten.
    pub email: Option<String>,
    /// How goods are sent, by `delivery_name`.
    pub delivery_type: String,
    /// How it is paid: a provider's name.
    pub payment_method: String,
    /// How the payment stands.
    #[sqlx(try_from = "String")]
    pub payment_status: PaymentStatus,
    /// How the delivery stands.
    #[sqlx(try_from = "String")]
    pub delivery_status: DeliveryStatus,
    /// ISO 4217.
    pub currency: String,
    /// To be paid.
    pub total_minor: i64,
    /// What was given back.
    pub refunded_minor: i64,
    /// Its invoice's number, once it is payable.
    pub invoice_number: Option<String>,
    /// When the invoice was issued.
    pub invoiced_at: Option<DateTime<Utc>>,
    /// Until when its stock is held for its payment.
    pub hold_until: Option<DateTime<Utc>>,
    /// What was bought and promised.
    #[sqlx(json)]
    pub snapshot: Snapshot,
    /// Who bought; none once the person was forgotten.
    #[sqlx(json(nullable))]
    pub contact: Option<Contact>,
    /// When it was placed.
    pub placed_at: DateTime<Utc>,
}

impl Order {
    /// An amount of the order's currency, which is its country's; a country may have changed its currency since.
    pub fn money(&self, tenant: &Tenant, minor: i64) -> Money {
        Money::new(minor, self.currency.parse().unwrap_or(tenant.currency.code))
    }

    /// What stock movements, coupon uses and payments call it.
    pub fn reference(&self) -> String {
        reference(self.id)
    }

    /// How goods are sent.
    pub fn delivery(&self) -> DeliveryType {
        delivery_of(&self.delivery_type).unwrap_or(DeliveryType::Courier)
    }

    /// Whether the courier or the warehouse takes the money.
    pub fn is_cash_on_delivery(&self) -> bool {
        self.payment_method == PaymentProvider::CashOnDelivery.name()
    }
}

/// What stock movements and coupon uses call an order.
pub fn reference(id: OrderId) -> String {
    format!("order:{id}")
}

/// The name of a way of delivery in the database and on the wire.
pub fn delivery_name(delivery: DeliveryType) -> &'static str {
    match delivery {
        DeliveryType::Courier => "courier",
        DeliveryType::Pickup => "pickup",
    }
}

/// The way of delivery of a name.
pub fn delivery_of(name: &str) -> Option<DeliveryType> {
    [DeliveryType::Courier, DeliveryType::Pickup].into_iter().find(|delivery| delivery_name(*delivery) == name)
}

/// A name with the addresses at which it is reached.
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

/// Who made what was bought (Regulation 2023/988, article 19).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineMaker {
    /// The manufacturer.
    pub manufacturer: LineContact,
    /// The person responsible in the Union, for a manufacturer outside it.
    pub responsible: Option<LineContact>,
}

/// What a line was when it was bought.
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
    /// What it is made of, in the order's language.
    pub composition: Option<String>,
    /// Who made it.
    #[serde(default)]
    pub maker: Option<LineMaker>,
    /// Of a reduced price the lowest of the 30 days before the reduction, in minor units of a piece (98/6/EC, article 6a).
    #[serde(default)]
    pub lowest_minor: Option<i64>,
    /// Its picture.
    pub picture: Option<LinePicture>,
    /// What promotions took off.
    pub discounts: Vec<LineDiscount>,
    /// Whether it came for nothing, as a promotion's gift.
    pub is_gift: bool,
}

/// The picture of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LinePicture {
    /// The original's path below every rendition's folder.
    pub path: String,
    /// Type of the original.
    pub mime: String,
    /// Of the original, in pixels.
    pub width: i64,
    /// Of the original, in pixels.
    pub height: i64,
    /// Whether it is a cut-out garment.
    pub has_alpha: bool,
    /// What it shows.
    pub alt: String,
}

/// What a promotion took off a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineDiscount {
    /// The promotion as shoppers read it.
    pub title: String,
    /// Above zero.
    pub amount_minor: i64,
}

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct OrderLine {
    /// Its id.
    pub id: OrderLineId,
    /// Its order.
    pub order_id: OrderId,
    /// From 1.
    pub position: i64,
    /// Its product, which may be gone.
    pub product_id: ProductId,
    /// Its variant, which may be gone.
    pub variant_id: VariantId,
    /// Its SKU.
    pub sku: Option<String>,
    /// Pieces.
    pub quantity: i64,
    /// Regular price of a piece.
    pub regular_unit_minor: i64,
    /// Price of a piece after its reduction and a flash deal.
    pub unit_minor: i64,
    /// What the line costs.
    pub total_minor: i64,
    /// VAT that is inside, 2200 for 22 %.
    pub vat_basis_points: i64,
    /// What was given back for it.
    pub refunded_minor: i64,
    /// For how many of its pieces.
    pub refunded_pieces: i64,
    /// How many of its pieces went back to stock.
    pub restocked_pieces: i64,
    /// What it was.
    #[sqlx(json)]
    pub details: LineDetails,
}

impl OrderLine {
    /// What the first so many pieces cost: their share of the line, rounded half up. Parts of a line, as differences of two such sums, add up to
    /// it whatever they are.
    pub fn cost_of_first(&self, pieces: i64) -> i64 {
        let (total, quantity) = (i128::from(self.total_minor), i128::from(self.quantity));
        let rounded = (total * i128::from(pieces) * 2 + quantity) / (quantity * 2);
        i64::try_from(rounded).unwrap_or(self.total_minor)
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
    pub regular_unit_minor: i64,
    /// Price of a piece after its reduction and a flash deal.
    pub unit_minor: i64,
    /// What the line costs.
    pub total_minor: i64,
    /// VAT that is inside.
    pub vat_basis_points: i64,
    /// What it is.
    pub details: LineDetails,
}

/// An order to store.
#[derive(Clone, Debug)]
pub struct NewOrder {
    /// The country that sells.
    pub tenant_id: TenantId,
    /// The language in which it is placed.
    pub language_id: LanguageId,
    /// Digest of the key of the checkout's visit.
    pub place_key: String,
    /// Digest of the request.
    pub request_hash: String,
    /// The customer's account.
    pub user_id: Option<UserId>,
    /// Where its e-mails go.
    pub email: String,
    /// How goods are sent.
    pub delivery: DeliveryType,
    /// How it is paid.
    pub payment: PaymentProvider,
    /// Currency of every amount.
    pub currency: CurrencyCode,
    /// To be paid.
    pub total_minor: i64,
    /// Until when its stock is held for its payment.
    pub hold_until: Option<DateTime<Utc>>,
    /// What is bought and promised.
    pub snapshot: Snapshot,
    /// Who buys.
    pub contact: Contact,
    /// What is bought.
    pub lines: Vec<NewLine>,
    /// What speaks for a partner of the affiliate programme.
    pub referral: Referral,
}

/// A credit note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct CreditNote {
    /// Whose invoice it takes back.
    #[serde(skip)]
    pub order_id: OrderId,
    /// Such as `SI-CN-2026-000001`.
    pub number: String,
    /// What it takes back, VAT included.
    pub amount_minor: i64,
    /// The lines that it takes back, if it is about some.
    #[sqlx(json)]
    pub lines: Vec<CreditedLine>,
    /// What it takes back of each rate.
    #[sqlx(json)]
    pub vat: Vec<OrderVat>,
    /// When it was issued.
    pub issued_at: DateTime<Utc>,
}

/// A line of an order, or some of its pieces, as a credit note takes it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreditedLine {
    /// Which line.
    pub position: i64,
    /// How many of its pieces.
    pub pieces: i64,
    /// For how much.
    pub amount_minor: i64,
}

/// An order with everything that belongs to it.
#[derive(Clone, Debug)]
pub struct OrderDetails {
    /// The order.
    pub order: Order,
    /// Its lines in order.
    pub lines: Vec<OrderLine>,
    /// What happened, the first first.
    pub events: Vec<OrderEvent>,
    /// Its parcels, the first first.
    pub parcels: Vec<Parcel>,
    /// What took its invoice back, the first first.
    pub credit_notes: Vec<CreditNote>,
}

impl OrderDetails {
    /// When the shopper got the goods; none while they are under way.
    pub fn delivered_at(&self) -> Option<DateTime<Utc>> {
        let delivered = self.events.iter().rfind(|event| event.kind == EventKind::Delivered.name());
        delivered.map(|event| event.happened_at)
    }
}
