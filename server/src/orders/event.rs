//! Order events, parcels, and the jobs of e-mails about orders.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{id::OrderId, mail::OrderEmailKind, money::Money};

/// Kind of an order's event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// It was placed.
    Placed,
    /// The payment is being processed.
    PaymentProcessing,
    /// The money arrived.
    Paid,
    /// The payment failed.
    PaymentFailed,
    /// Another payment was started.
    PaymentRetried,
    /// Money arrived that is refunded, because the order was already cancelled or paid.
    LatePayment,
    /// It was packed.
    Packed,
    /// It was handed to the carrier.
    Shipped,
    /// It is ready for collection at the warehouse.
    ReadyForPickup,
    /// It was delivered to the shopper.
    Delivered,
    /// It was returned.
    Returned,
    /// It was cancelled.
    Cancelled,
    /// It was cancelled because it was not paid in time.
    Expired,
    /// A refund was requested.
    RefundRequested,
    /// Money was refunded.
    Refunded,
    /// A refund failed.
    RefundFailed,
    /// A credit note was issued.
    Credited,
    /// An operator's note.
    Note,
    /// It was assigned to an account.
    Joined,
    /// Its personal data were erased.
    Erased,
}

impl EventKind {
    /// All kinds.
    pub const ALL: [Self; 20] = [
        Self::Placed,
        Self::PaymentProcessing,
        Self::Paid,
        Self::PaymentFailed,
        Self::PaymentRetried,
        Self::LatePayment,
        Self::Packed,
        Self::Shipped,
        Self::ReadyForPickup,
        Self::Delivered,
        Self::Returned,
        Self::Cancelled,
        Self::Expired,
        Self::RefundRequested,
        Self::Refunded,
        Self::RefundFailed,
        Self::Credited,
        Self::Note,
        Self::Joined,
        Self::Erased,
    ];

    /// Its name in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Placed => "placed",
            Self::PaymentProcessing => "payment-processing",
            Self::Paid => "paid",
            Self::PaymentFailed => "payment-failed",
            Self::PaymentRetried => "payment-retried",
            Self::LatePayment => "late-payment",
            Self::Packed => "packed",
            Self::Shipped => "shipped",
            Self::ReadyForPickup => "ready-for-pickup",
            Self::Delivered => "delivered",
            Self::Returned => "returned",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
            Self::RefundRequested => "refund-requested",
            Self::Refunded => "refunded",
            Self::RefundFailed => "refund-failed",
            Self::Credited => "credited",
            Self::Note => "note",
            Self::Joined => "joined",
            Self::Erased => "erased",
        }
    }

    /// Whether shoppers see it in the order's timeline.
    pub fn is_public(self) -> bool {
        !matches!(
            self,
            Self::RefundRequested | Self::RefundFailed | Self::Credited | Self::Note | Self::Joined | Self::Erased
        )
    }
}

impl TryFrom<String> for EventKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| format!("{name} is no event of an order"))
    }
}

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct OrderEvent {
    /// Its order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// An `EventKind`'s name.
    pub kind: String,
    /// The actor: `shopper`, `payment`, `operator ana`, `vitrina`.
    pub actor: String,
    /// Further data.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When it happened.
    pub happened_at: DateTime<Utc>,
}

/// A parcel that left the warehouse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Parcel {
    /// Its order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// The carrier.
    pub carrier: String,
    /// The carrier's tracking number.
    pub tracking: String,
    /// The tracking URL.
    pub tracking_url: Option<String>,
    /// When it left.
    pub shipped_at: DateTime<Utc>,
}

/// Payload of the job that sends an e-mail; the rest is read when the job runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EmailJob {
    /// The order.
    pub order_id: OrderId,
    /// The kind of e-mail.
    pub kind: OrderEmailKind,
    /// The refunded amount, for an e-mail about a refund.
    #[serde(default)]
    pub amount: Option<Money>,
}

impl EmailJob {
    /// The payload of an e-mail that needs no further data.
    pub fn of(order_id: OrderId, kind: OrderEmailKind) -> Self {
        Self { order_id, kind, amount: None }
    }
}
