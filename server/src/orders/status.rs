//! The statuses of an order's delivery and payment, and their allowed transitions.

pub use crate::payments::PaymentStatus;

use crate::text_enum::text_enum;

text_enum! {
    /// Delivery status of an order.
    pub enum DeliveryStatus {
        /// Nothing is packed yet.
        Pending = "PENDING",
        /// The order is packed.
        Packed = "PACKED",
        /// The order was handed to the carrier.
        Shipped = "SHIPPED",
        /// The order is ready for collection at the warehouse.
        ReadyForPickup = "READY_FOR_PICKUP",
        /// The order was delivered or collected.
        Delivered = "DELIVERED",
        /// The order was returned.
        Returned = "RETURNED",
        /// The order was cancelled; nothing is sent.
        Cancelled = "CANCELLED",
    }
}

impl DeliveryStatus {
    /// The statuses that may follow.
    pub fn next(self) -> &'static [Self] {
        match self {
            Self::Pending => &[Self::Packed, Self::Cancelled],
            Self::Packed => &[Self::Shipped, Self::ReadyForPickup, Self::Cancelled],
            Self::Shipped | Self::ReadyForPickup => &[Self::Delivered, Self::Returned],
            Self::Delivered => &[Self::Returned],
            Self::Returned | Self::Cancelled => &[],
        }
    }

    /// Whether `to` may follow.
    pub fn may_become(self, to: Self) -> bool {
        self.next().contains(&to)
    }
}

/// Whether an order's payment may change from one status to another: as a payment itself may; in addition, a failed one may be
/// retried.
pub fn payment_may_become(from: PaymentStatus, to: PaymentStatus) -> bool {
    from.may_become(to) || (from, to) == (PaymentStatus::Failed, PaymentStatus::Pending)
}

/// Whether money has arrived and was not fully refunded.
pub fn is_paid(status: PaymentStatus) -> bool {
    matches!(status, PaymentStatus::Completed | PaymentStatus::PartiallyRefunded)
}

/// Whether the order waits for its payment.
pub fn is_unpaid(status: PaymentStatus) -> bool {
    matches!(status, PaymentStatus::Pending | PaymentStatus::Processing | PaymentStatus::Failed)
}

/// The colour shown by interfaces: `warning` while waiting, `success` when done, `primary` otherwise.
pub fn colour(name: &str) -> &'static str {
    match name {
        "PENDING" => "warning",
        "COMPLETED" => "success",
        _ => "primary",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delivery_statuses_follow_the_table() {
        use DeliveryStatus::{Cancelled, Delivered, Packed, Pending, ReadyForPickup, Returned, Shipped};
        let allowed = [
            (Pending, Packed),
            (Pending, Cancelled),
            (Packed, Shipped),
            (Packed, ReadyForPickup),
            (Packed, Cancelled),
            (Shipped, Delivered),
            (Shipped, Returned),
            (ReadyForPickup, Delivered),
            (ReadyForPickup, Returned),
            (Delivered, Returned),
        ];
        for from in DeliveryStatus::ALL {
            assert_eq!(DeliveryStatus::try_from(from.name().to_owned()), Ok(from));
            for to in DeliveryStatus::ALL {
                assert_eq!(from.may_become(to), allowed.contains(&(from, to)), "{from:?} → {to:?}");
            }
        }
    }

    #[test]
    fn a_paid_order_never_becomes_unpaid() {
        for from in PaymentStatus::ALL {
            for to in PaymentStatus::ALL {
                let allowed = payment_may_become(from, to);
                assert!(!(allowed && is_paid(from) && is_unpaid(to)), "{from:?} → {to:?}");
            }
        }
        assert!(payment_may_become(PaymentStatus::Failed, PaymentStatus::Pending));
        assert!(!payment_may_become(PaymentStatus::Cancelled, PaymentStatus::Completed));
        let colours = ["PENDING", "COMPLETED", "SHIPPED", "FAILED"].map(colour);
        assert_eq!(colours, ["warning", "success", "primary", "primary"]);
    }
}
