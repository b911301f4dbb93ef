//! The statuses of a return, and their allowed transitions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Status of a return.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ReturnStatus)]
pub enum Status {
    /// The return was requested.
    Requested,
    /// The return was approved; the goods can be sent.
    Approved,
    /// The goods have arrived.
    Received,
    /// The goods were inspected.
    Inspected,
    /// The refund or the exchange is on its way.
    Refunded,
    /// The return was refused; nothing is refunded.
    Refused,
    /// The shopper cancelled the request and keeps the goods.
    Withdrawn,
}

impl Status {
    /// All statuses.
    pub const ALL: [Self; 7] = [
        Self::Requested,
        Self::Approved,
        Self::Received,
        Self::Inspected,
        Self::Refunded,
        Self::Refused,
        Self::Withdrawn,
    ];

    /// The steps shown to shoppers, in sequence.
    pub const STEPS: [Self; 5] = [Self::Requested, Self::Approved, Self::Received, Self::Inspected, Self::Refunded];

    /// Its name in the database and in the API.
    pub fn name(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Approved => "approved",
            Self::Received => "received",
            Self::Inspected => "inspected",
            Self::Refunded => "refunded",
            Self::Refused => "refused",
            Self::Withdrawn => "withdrawn",
        }
    }

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

impl TryFrom<String> for Status {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|status| status.name() == name)
            .ok_or_else(|| format!("{name} is no return's status"))
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
