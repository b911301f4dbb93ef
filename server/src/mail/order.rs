//! E-mails about an order: the content besides their texts, as the law requires on a durable medium (2011/83/EU, article 8(7)).

use chrono::{NaiveDate, NaiveTime};
use serde::{Deserialize, Serialize};

use crate::{
    money::{CurrencyCode, Money},
    text_enum::named_enum,
};

named_enum! {
    /// The kinds of e-mails about an order. The ids of their texts begin with `mail-<name>`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum OrderEmailKind {
        /// The order is placed and, except for cash on delivery, paid.
        Confirmation = "order-confirmation",
        /// The payment failed; it can be tried again.
        PaymentFailed = "order-payment-failed",
        /// A parcel was handed to the carrier.
        Shipped = "order-shipped",
        /// The order can be collected at the warehouse.
        ReadyForPickup = "order-ready",
        /// The customer has received the goods.
        Delivered = "order-delivered",
        /// The order was cancelled; nothing is delivered.
        Cancelled = "order-cancelled",
        /// A refund was made.
        Refunded = "order-refunded",
    }
}

impl OrderEmailKind {
    /// Whether it lists the order lines with prices.
    pub(super) fn lists_goods(self) -> bool {
        !matches!(self, Self::Refunded)
    }
}

/// An order line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderEmailLine {
    /// The product's name.
    pub name: String,
    /// Variant and properties (colour, size, composition), in the order's language.
    pub options: Vec<String>,
    /// Pieces.
    pub quantity: i64,
    /// The line's total.
    pub total: Money,
    /// The manufacturer: name and addresses.
    pub manufacturer: Option<String>,
    /// The person responsible in the Union, for a manufacturer outside it: name and addresses.
    pub responsible: Option<String>,
    /// For a reduced price, the lowest of the 30 days before the reduction.
    pub lowest: Option<Money>,
}

/// The delivery method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderEmailDelivery {
    /// By courier, expected between two days.
    Courier {
        /// Earliest day.
        from: NaiveDate,
        /// Latest day.
        to: NaiveDate,
    },
    /// Collected at the warehouse, from Monday to Friday.
    Pickup {
        /// The warehouse's address.
        address: String,
        /// Opening time.
        opens: NaiveTime,
        /// Closing time.
        closes: NaiveTime,
        /// The day from which the order can be collected.
        ready_on: NaiveDate,
    },
}

/// A coupon code and its discount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderEmailCoupon {
    /// As it was entered.
    pub code: String,
    /// The discount, below zero.
    pub amount: Money,
}

/// A parcel with its tracking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderEmailParcel {
    /// The carrier.
    pub carrier: String,
    /// The carrier's tracking number.
    pub tracking: String,
    /// The tracking page.
    pub url: Option<String>,
}

/// A credit note of the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderEmailCreditNote {
    /// Its number.
    pub number: String,
    /// The URL of its PDF.
    pub link: String,
}

/// An e-mail about an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderEmail {
    /// The kind of e-mail.
    pub kind: OrderEmailKind,
    /// The order's number.
    pub number: String,
    /// Its invoice's number.
    pub invoice: Option<String>,
    /// The order's page, accessible without signing in.
    pub link: String,
    /// The day when it was placed.
    pub placed_on: NaiveDate,
    /// The goods.
    pub lines: Vec<OrderEmailLine>,
    /// The sum of all lines before quantity discounts, goals and the coupon.
    pub subtotal: Money,
    /// The total of these discounts except the code's, below zero.
    pub discount: Money,
    /// The code that was used.
    pub coupon: Option<OrderEmailCoupon>,
    /// Shipping; none for orders that are collected.
    pub shipping: Option<Money>,
    /// Charge for paying on delivery.
    pub cash_on_delivery: Money,
    /// The amount to pay.
    pub total: Money,
    /// VAT included in the total: rate (2200 is 22 %) and amount.
    pub vat: Vec<(i64, Money)>,
    /// Whether it is paid on delivery.
    pub is_cash_on_delivery: bool,
    /// The delivery method.
    pub delivery: OrderEmailDelivery,
    /// The delivery address, line by line.
    pub address: Vec<String>,
    /// The billing address, if different.
    pub billing: Vec<String>,
    /// The parcel that was sent last.
    pub parcel: Option<OrderEmailParcel>,
    /// The refunded amount.
    pub refund: Option<Money>,
    /// The credit notes that reverse its invoice.
    pub credit_notes: Vec<OrderEmailCreditNote>,
    /// The period for returns, in days.
    pub return_days: u32,
}

impl OrderEmail {
    /// A sample e-mail, for previews.
    pub(super) fn sample(kind: OrderEmailKind, home: &str, currency: CurrencyCode) -> Self {
        let money = |minor| Money::new(minor, currency);
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).unwrap_or_default();
        let time = |hour| NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default();
        let line = |name: &str, size: &str, quantity, total| OrderEmailLine {
            name: name.to_owned(),
            options: vec![size.to_owned()],
            quantity,
            total: money(total),
            manufacturer: Some("Example Textiles Ltd., 12 Mill Road, Dhaka 1205, info@example.com".to_owned()),
            responsible: Some("Vitrina, Platnena ulica 1, 1000 Ljubljana, varnost@example.com".to_owned()),
            lowest: (quantity > 1).then_some(money(1690)),
        };
        let delivery = if kind == OrderEmailKind::ReadyForPickup {
            let address = "Platnena ulica 1, 1000 Ljubljana".to_owned();
            OrderEmailDelivery::Pickup { address, opens: time(10), closes: time(15), ready_on: day(17) }
        } else {
            OrderEmailDelivery::Courier { from: day(20), to: day(25) }
        };
        // Only prepaid orders can have a failed payment, and they have no invoice at that time.
        let is_cash_on_delivery = kind != OrderEmailKind::PaymentFailed;
        let (cash_on_delivery, total, tax) = if is_cash_on_delivery { (150, 8223, 1483) } else { (0, 8073, 1456) };
        Self {
            kind,
            number: "7K3QX9M2TB".to_owned(),
            invoice: is_cash_on_delivery.then(|| "SI-2026-000042".to_owned()),
            link: format!("{home}/OrderConfirmation?order=sample"),
            placed_on: day(16),
            lines: vec![line("Rib tee", "M", 2, 2980), line("Linen shirt", "L", 1, 5990)],
            subtotal: money(8970),
            discount: money(-299),
            coupon: Some(OrderEmailCoupon { code: "WELCOME".to_owned(), amount: money(-598) }),
            shipping: Some(money(0)),
            cash_on_delivery: money(cash_on_delivery),
            total: money(total),
            vat: vec![(2200, money(tax))],
            is_cash_on_delivery,
            delivery,
            address: ["N. Nova", "Trg 1", "1000 Ljubljana"].map(str::to_owned).to_vec(),
            billing: Vec::new(),
            parcel: (kind == OrderEmailKind::Shipped).then(|| OrderEmailParcel {
                carrier: "GLS".to_owned(),
                tracking: "00123456789".to_owned(),
                url: Some("https://example.com/track/00123456789".to_owned()),
            }),
            refund: (kind == OrderEmailKind::Refunded).then_some(money(5990)),
            credit_notes: if matches!(kind, OrderEmailKind::Cancelled | OrderEmailKind::Refunded) {
                let number = "SI-CN-2026-000007".to_owned();
                let link = format!("{home}/api/order/by-link/sample/credit-note/{number}");
                vec![OrderEmailCreditNote { number, link }]
            } else {
                Vec::new()
            },
            return_days: 100,
        }
    }
}
