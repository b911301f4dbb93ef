//! An application, its states and its limits.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    id::{LanguageId, SellerApplicationId, TenantId},
    rate_limit::Policy,
    text_enum::text_enum,
};

/// Applications of one address in a country that nobody has decided on: each of them sends it an e-mail.
pub(super) const MOST_OPEN: i64 = 3;
/// Applications from one network.
pub(super) const OF_NETWORK: Policy = Policy::new("seller-application", 5, TimeDelta::minutes(10));
/// Applications of one address.
pub(super) const OF_EMAIL: Policy = Policy::new("seller-application-email", 3, TimeDelta::hours(8));

text_enum! {
    /// How an application stands.
    #[schema(as = SellerStatus)]
    Status {
        /// Nobody has decided on it yet.
        New = "new",
        /// The company sells in the shop.
        Accepted = "accepted",
        /// It does not.
        Rejected = "rejected",
    }
}

text_enum! {
    /// What a company sells.
    #[schema(as = SellerGoods)]
    Goods {
        /// T-shirts.
        TShirts = "t-shirts",
        /// Underwear.
        Underwear = "underwear",
        /// Bodysuits.
        Bodysuits = "bodysuits",
        /// Leggings.
        Leggings = "leggings",
        /// Other clothing.
        Other = "other",
    }
}

text_enum! {
    /// How many items a month a company can deliver.
    #[schema(as = SellerQuantity)]
    Quantity {
        /// Up to 100.
        UpTo100 = "to-100",
        /// More than 100, up to 500.
        UpTo500 = "to-500",
        /// More than 500, up to 2000.
        UpTo2000 = "to-2000",
        /// More than 2000.
        Over2000 = "over-2000",
    }
}

impl Status {
    /// Whether an operator may change one into the other: a decision can be taken back, but not be made twice.
    pub fn may_become(self, next: Self) -> bool {
        next != Self::New && self != next
    }
}

/// What an operator decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The company may sell.
    Accept,
    /// It may not.
    Reject {
        /// What it is told.
        reason: String,
    },
}

impl Decision {
    /// The status that it leads to.
    pub fn status(&self) -> Status {
        match self {
            Self::Accept => Status::Accepted,
            Self::Reject { .. } => Status::Rejected,
        }
    }
}

/// An application as its sender and operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// Its id.
    pub id: SellerApplicationId,
    /// The country in whose shop the company wants to sell.
    pub tenant_id: TenantId,
    /// How it stands.
    pub status: Status,
    /// The company's name.
    pub company: String,
    /// Whom to talk to there.
    pub contact_name: String,
    /// Their address, in lower case.
    pub email: String,
    /// Their number with its dialling code.
    pub phone: String,
    /// The company's country.
    pub country_id: TenantId,
    /// The company's own pages.
    pub web_address: String,
    /// What it sells.
    pub goods: Vec<Goods>,
    /// How many items a month; `None` of a range that this program does not know.
    pub quantity: Option<Quantity>,
    /// What else it said; one paragraph a line.
    pub message: String,
    /// Whether it agreed to be shown once accepted.
    pub is_listed: bool,
    /// The language of its e-mails.
    pub language_id: LanguageId,
    /// The version of the terms that it agreed to.
    pub terms_version: String,
    /// When it applied.
    pub applied_at: DateTime<Utc>,
    /// When it was decided on.
    pub decided_at: Option<DateTime<Utc>>,
    /// What it was told when it was rejected.
    pub reason: Option<String>,
}

/// A seller as shoppers see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Seller {
    /// Its name.
    pub name: String,
    /// Its country, in the reader's language.
    pub country: String,
    /// Its own pages.
    pub web_address: String,
    /// What it sells.
    pub goods: Vec<Goods>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_made_once_and_can_be_taken_back() {
        use Status::{Accepted, New, Rejected};
        let allowed: Vec<(Status, Status)> = Status::ALL
            .iter()
            .flat_map(|from| Status::ALL.iter().map(|to| (*from, *to)))
            .filter(|(from, to)| from.may_become(*to))
            .collect();
        assert_eq!(allowed, [(New, Accepted), (New, Rejected), (Accepted, Rejected), (Rejected, Accepted)]);
    }

    #[test]
    fn every_word_means_its_own() {
        for goods in Goods::ALL {
            assert_eq!(Goods::parse(goods.word()), Some(*goods));
        }
        for quantity in Quantity::ALL {
            assert_eq!(Quantity::parse(quantity.word()), Some(*quantity));
        }
        assert_eq!((Status::parse("accept"), Status::parse("new")), (None, Some(Status::New)));
    }
}
