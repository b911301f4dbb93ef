//! Order events, parcels, and the jobs of e-mails about orders.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{id::OrderId, mail::OrderEmailKind, money::Money, text_enum::text_enum};

text_enum! {
    /// Kind of an order's event.
    pub enum EventKind {
        /// It was placed.
        Placed = "placed",
        /// The payment is being processed.
        PaymentProcessing = "payment-processing",
        /// The money arrived.
        Paid = "paid",
        /// The payment failed.
        PaymentFailed = "payment-failed",
        /// Another payment was started.
        PaymentRetried = "payment-retried",
        /// Money arrived that is refunded, because the order was already cancelled or paid.
        LatePayment = "late-payment",
        /// It was packed.
        Packed = "packed",
        /// It was handed to the carrier.
        Shipped = "shipped",
        /// It is ready for collection at the warehouse.
        ReadyForPickup = "ready-for-pickup",
        /// It was delivered to the shopper.
        Delivered = "delivered",
        /// It was returned.
        Returned = "returned",
        /// It was cancelled.
        Cancelled = "cancelled",
        /// It was cancelled because it was not paid in time.
        Expired = "expired",
        /// A refund was requested.
        RefundRequested = "refund-requested",
        /// Money was refunded.
        Refunded = "refunded",
        /// A refund failed.
        RefundFailed = "refund-failed",
        /// A credit note was issued.
        Credited = "credited",
        /// An operator's note.
        Note = "note",
        /// It was assigned to an account.
        Joined = "joined",
        /// Its personal data were erased.
        Erased = "erased",
    }
}

impl EventKind {
    /// Whether shoppers see it in the order's timeline.
    pub fn is_public(self) -> bool {
        !matches!(
            self,
            Self::RefundRequested | Self::RefundFailed | Self::Credited | Self::Note | Self::Joined | Self::Erased
        )
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
