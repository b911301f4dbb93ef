//! Applications, their statuses and limits.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    id::{LanguageId, SellerApplicationId, TenantId},
    rate_limit::Policy,
    text_enum::text_enum,
};

/// Maximum number of undecided applications per address and country, because each one sends an e-mail to the address.
pub(super) const MOST_OPEN: i64 = 3;
/// Rate limit: applications from one network.
pub(super) const OF_NETWORK: Policy = Policy::new("seller-application", 5, TimeDelta::minutes(10));
/// Rate limit: applications with one address.
pub(super) const OF_EMAIL: Policy = Policy::new("seller-application-email", 3, TimeDelta::hours(8));

text_enum! {
    /// Status of an application.
    #[schema(as = SellerStatus)]
    pub enum Status {
        /// The application has not been decided yet.
        New = "new",
        /// The company was accepted and sells in the shop.
        Accepted = "accepted",
        /// The application was rejected.
        Rejected = "rejected",
    }
}

text_enum! {
    /// Type of goods that a company sells.
    #[schema(as = SellerGoods)]
    pub enum Goods {
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
    /// Number of items that a company can deliver per month.
    #[schema(as = SellerQuantity)]
    pub enum Quantity {
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
    /// Whether an operator may change this status to another: a decision can be reversed, but not made twice.
    pub fn may_become(self, next: Self) -> bool {
        next != Self::New && self != next
    }
}

/// An operator's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The company may sell.
    Accept,
    /// The company may not sell.
    Reject {
        /// The reason, sent to the company.
        reason: String,
    },
}

impl Decision {
    /// The resulting status.
    pub fn status(&self) -> Status {
        match self {
            Self::Accept => Status::Accepted,
            Self::Reject { .. } => Status::Rejected,
        }
    }
}

/// An application as shown to its sender and to operators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// Its id.
    pub id: SellerApplicationId,
    /// The country in whose shop the company wants to sell.
    pub tenant_id: TenantId,
    /// The status.
    pub status: Status,
    /// The company's name.
    pub company: String,
    /// The contact person.
    pub contact_name: String,
    /// Their e-mail address, in lower case.
    pub email: String,
    /// Their phone number, with dialling code.
    pub phone: String,
    /// The company's country.
    pub country_id: TenantId,
    /// The company's website.
    pub web_address: String,
    /// What it sells.
    pub goods: Vec<Goods>,
    /// How many items a month; `None` for a range unknown to this version.
    pub quantity: Option<Quantity>,
    /// Further remarks; one paragraph per line.
    pub message: String,
    /// Whether it agreed to be listed once accepted.
    pub is_listed: bool,
    /// The language of e-mails to it.
    pub language_id: LanguageId,
    /// The version of the terms that it agreed to.
    pub terms_version: String,
    /// When it applied.
    pub applied_at: DateTime<Utc>,
    /// When the decision was made.
    pub decided_at: Option<DateTime<Utc>>,
    /// The reason for a rejection, as sent to the company.
    pub reason: Option<String>,
}

/// A company that sells in the shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Seller {
    /// Company name.
    pub name: String,
    /// Name of its country, in the response language.
    pub country: String,
    /// Company's website.
    pub web_address: String,
    /// Types of goods that it sells.
    pub goods: Vec<Goods>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_made_once_and_can_be_taken_back() {
        use Status::{Accepted, New, Rejected};
        let allowed: Vec<(Status, Status)> = Status::ALL
            .into_iter()
            .flat_map(|from| Status::ALL.map(|to| (from, to)))
            .filter(|(from, to)| from.may_become(*to))
            .collect();
        assert_eq!(allowed, [(New, Accepted), (New, Rejected), (Accepted, Rejected), (Rejected, Accepted)]);
    }

    #[test]
    fn every_name_is_parsed_as_its_status() {
        for goods in Goods::ALL {
            assert_eq!(Goods::parse(goods.name()), Some(goods));
        }
        for quantity in Quantity::ALL {
            assert_eq!(Quantity::parse(quantity.name()), Some(quantity));
        }
        assert_eq!((Status::parse("accept"), Status::parse("new")), (None, Some(Status::New)));
    }
}
