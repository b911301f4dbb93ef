//! Stock as drafts give it and as pages show it. The counts themselves belong to the slice `inventory`, which tells the catalogue
//! (`show_availability`) when what a page shows of them changes.

use crate::id::{ProductId, VariantId};
use serde::Serialize;

/// From here down pages name the pieces that are left.
pub const LOW_STOCK: i64 = 3;

/// Whether pieces are counted, and whether the count limits what can be bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum StockPolicy {
    /// No more can be bought than there is.
    #[default]
    Tracked,
    /// Counted, and can be bought when sold out.
    Continue,
    /// Not counted: can always be bought.
    Untracked,
}

impl StockPolicy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Tracked, Self::Continue, Self::Untracked];

    /// Its name in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tracked => "tracked",
            Self::Continue => "continue",
            Self::Untracked => "untracked",
        }
    }

    /// The policy of a name; an unknown one limits.
    pub fn of_name(name: &str) -> Self {
        Self::ALL.into_iter().find(|policy| policy.name() == name).unwrap_or_default()
    }
}

impl From<String> for StockPolicy {
    fn from(name: String) -> Self {
        Self::of_name(&name)
    }
}

/// A variant's stock as its source gives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StockDraft {
    /// Pieces on hand, may be negative; `None` when the source does not say.
    pub quantity: Option<i64>,
    /// Whether they limit what can be bought.
    pub policy: StockPolicy,
}

impl StockDraft {
    /// So many pieces, and no more can be bought.
    pub fn tracked(quantity: i64) -> Self {
        Self { quantity: Some(quantity), policy: StockPolicy::Tracked }
    }

    /// What pages say of it while nothing is reserved.
    pub fn availability(self) -> Availability {
        Availability::of(self.policy, self.quantity.unwrap_or(0))
    }
}

/// What a source's stock does to variants that exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StockMode {
    /// Sets it where the source gives something else than it gave last.
    #[default]
    Set,
    /// Leaves it alone; only new variants take theirs.
    Keep,
}

/// What pages say of a variant's stock: sold out, so few left, or in stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Availability(i64);

impl Availability {
    /// Of `free` pieces that can be bought.
    pub fn of(policy: StockPolicy, free: i64) -> Self {
        match policy {
            StockPolicy::Tracked => Self(free.clamp(0, LOW_STOCK + 1)),
            StockPolicy::Continue | StockPolicy::Untracked => Self(LOW_STOCK + 1),
        }
    }

    /// As `variant.availability` holds it: 0 sold out, up to `LOW_STOCK` the pieces left, one more for in stock.
    pub fn stored(self) -> i64 {
        self.0
    }

    /// Whether it can be bought.
    pub fn is_available(self) -> bool {
        self.0 > 0
    }
}

/// A change of what pages say of a variant's stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AvailabilityChange {
    /// The variant's product.
    pub product_id: ProductId,
    /// Whose stock it is.
    pub variant_id: VariantId,
    /// What pages said.
    pub before: Availability,
    /// What they say now.
    pub after: Availability,
}

impl AvailabilityChange {
    /// Whether the variant sold out or came back, which its product's cards may show.
    pub(super) fn is_crossing(&self) -> bool {
        self.before.is_available() != self.after.is_available()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_name_the_last_pieces_and_no_more() {
        let stored = [-2, 0, 1, 3, 4, 500].map(|free| Availability::of(StockPolicy::Tracked, free).stored());
        assert_eq!(stored, [0, 0, 1, 3, 4, 4]);
        assert_eq!(Availability::of(StockPolicy::Continue, -7), Availability::of(StockPolicy::Tracked, 9));
        assert_eq!(Availability::of(StockPolicy::Untracked, 0), Availability::of(StockPolicy::Tracked, 9));
    }

    #[test]
    fn policies_are_found_by_their_names() {
        for policy in StockPolicy::ALL {
            assert_eq!(StockPolicy::of_name(policy.name()), policy);
        }
        assert_eq!(StockPolicy::of_name("?"), StockPolicy::Tracked);
    }
}
