//! What happens to orders: events, parcels, and the e-mails that tell of them.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{id::OrderId, mail::OrderEmailKind};

/// What happened to an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// It was placed.
    Placed,
    /// The payment is on its way.
    PaymentProcessing,
    /// The money arrived.
    Paid,
    /// The payment failed.
    PaymentFailed,
    /// Another payment was begun.
    PaymentRetried,
    /// Money arrived that is given back, because the order was cancelled or paid already.
    LatePayment,
    /// Packed.
    Packed,
    /// Given to the carrier.
    Shipped,
    /// Waits at the warehouse.
    ReadyForPickup,
    /// Given to the shopper.
    Delivered,
    /// Came back.
    Returned,
    /// Cancelled.
    Cancelled,
    /// Cancelled because nobody paid in time.
    Expired,
    /// A refund was asked for.
    RefundRequested,
    /// Money was given back.
    Refunded,
    /// Giving money back failed.
    RefundFailed,
    /// A credit note was issued.
    Credited,
    /// An operator's note.
    Note,
    /// It joined an account.
    Joined,
    /// The person was forgotten.
    Erased,
}

impl EventKind {
    /// All of them.
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
    /// Who did it: `shopper`, `payment`, `operator ana`, `vitrina`.
    pub actor: String,
    /// What else is known.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When.
    pub happened_at: DateTime<Utc>,
}

/// A parcel that left the warehouse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Parcel {
    /// Its order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// Who carries it.
    pub carrier: String,
    /// Its number there.
    pub tracking: String,
    /// Where it can be followed.
    pub tracking_url: Option<String>,
    /// When it left.
    pub shipped_at: DateTime<Utc>,
}

/// What the job that sends an e-mail needs; the rest is read when it is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EmailJob {
    /// The order.
    pub order_id: OrderId,
    /// Which e-mail.
    pub kind: OrderEmailKind,
    /// What was given back, in an e-mail about that.
    #[serde(default)]
    pub amount_minor: Option<i64>,
}

impl EmailJob {
    /// An e-mail that needs no more.
    pub fn of(order_id: OrderId, kind: OrderEmailKind) -> Self {
        Self { order_id, kind, amount_minor: None }
    }
}
