//! A flash deal of one country.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::selector::SelectorNames,
    id::{FlashDealId, TenantId},
    pricing::{BasisPoints, Offer, Period, PriceCut, Promotion, Scope},
    tenancy::Tenant,
};

/// How a deal changes the unit price; amounts in minor units of the country's currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealCut {
    /// In hundredths of a percent.
    Percent(u32),
    /// A fixed amount off.
    Amount(i64),
    /// A fixed price.
    Price(i64),
}

/// Which products a deal applies to, and how it changes their price. Selectors are stored as names and resolved when the deal is
/// read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DealTerms {
    /// Applies to any of these; to all products if empty.
    pub include: Vec<String>,
    /// Does not apply to these.
    pub exclude: Vec<String>,
    /// Whether products that are already reduced are excluded.
    pub excludes_reduced: bool,
    /// Whether it can be combined with other promotions.
    pub is_combinable: bool,
    /// The change of the price.
    pub cut: DealCut,
}

/// A flash deal as its promotion defines it for a country.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlashDeal {
    /// The promotion's name.
    pub name: String,
    /// Start; `None` means immediately.
    pub starts_at: Option<DateTime<Utc>>,
    /// End, exclusive.
    pub ends_at: Option<DateTime<Utc>>,
    /// The terms.
    pub terms: DealTerms,
}

impl DealTerms {
    /// Converts it for the pricing pipeline.
    pub(super) fn promotion(&self, name: &str, period: Period, names: &SelectorNames, tenant: &Tenant) -> Promotion {
        Promotion {
            name: name.to_owned(),
            period,
            scope: Scope {
                include: names.resolve_all(&self.include),
                exclude: names.resolve_all(&self.exclude),
                excludes_reduced: self.excludes_reduced,
            },
            is_combinable: self.is_combinable,
            offer: Offer::FlashDeal(match self.cut {
                DealCut::Percent(percent) => PriceCut::Percent(BasisPoints(percent)),
                DealCut::Amount(minor) => PriceCut::Amount(tenant.money(minor)),
                DealCut::Price(minor) => PriceCut::Price(tenant.money(minor)),
            }),
        }
    }
}

/// A start or end of a deal that is not recorded in the price history yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boundary {
    /// The deal.
    pub deal_id: FlashDealId,
    /// Its country.
    pub tenant_id: TenantId,
    /// When.
    pub at: DateTime<Utc>,
    /// Whether it is the deal's end.
    pub is_end: bool,
}
