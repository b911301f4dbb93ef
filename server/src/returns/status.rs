//! The statuses of a return, and their allowed transitions.

use crate::text_enum::text_enum;

text_enum! {
    /// Status of a return.
    #[schema(as = ReturnStatus)]
    pub enum Status {
        /// The return was requested.
        Requested = "requested",
        /// The return was approved; the goods can be sent.
        Approved = "approved",
        /// The goods have arrived.
        Received = "received",
        /// The goods were inspected.
        Inspected = "inspected",
        /// The refund or the exchange is on its way.
        Refunded = "refunded",
        /// The return was refused; nothing is refunded.
        Refused = "refused",
        /// The shopper cancelled the request and keeps the goods.
        Withdrawn = "withdrawn",
    }
}

impl Status {
    /// The steps shown to shoppers, in sequence.
    pub const STEPS: [Self; 5] = [Self::Requested, Self::Approved, Self::Received, Self::Inspected, Self::Refunded];

    /// The statuses that may follow. A parcel may arrive before the return was approved.
    pub fn next(self) -> &'static [Self] {
        match self {
            Self::Requested => &[Self::Approved, Self::Received, Self::Refused, Self::Withdrawn],
            Self::Approved => &[Self::Received, Self::Refused, Self::Withdrawn],
            Self::Received => &[Self::Inspected, Self::Refused],
            Self::Inspected => &[Self::Refunded, Self::Refused],
            Self::Refunded | Self::Refused | Self::Withdrawn => &[],
        }
    }

    /// Whether `to` may follow.
    pub fn may_become(self, to: Self) -> bool {
        self.next().contains(&to)
    }

    /// Whether it is final.
    pub fn has_ended(self) -> bool {
        self.next().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn return_statuses_follow_the_table() {
        use Status::{Approved, Inspected, Received, Refunded, Refused, Requested, Withdrawn};
        let allowed = [
            (Requested, Approved),
            (Requested, Received),
            (Requested, Refused),
            (Requested, Withdrawn),
            (Approved, Received),
            (Approved, Refused),
            (Approved, Withdrawn),
            (Received, Inspected),
            (Received, Refused),
            (Inspected, Refunded),
            (Inspected, Refused),
        ];
        for from in Status::ALL {
            assert_eq!(Status::try_from(from.name().to_owned()), Ok(from));
            for to in Status::ALL {
                assert_eq!(from.may_become(to), allowed.contains(&(from, to)), "{from:?} → {to:?}");
            }
        }
        assert!(Status::ALL.into_iter().filter(|status| status.has_ended()).eq([Refunded, Refused, Withdrawn]));
    }
}
