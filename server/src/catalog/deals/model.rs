//! A flash deal of one country.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::selector::SelectorNames,
    id::{FlashDealId, TenantId},
    pricing::{BasisPoints, Offer, Period, PriceCut, Promotion, Scope},
    tenancy::Tenant,
};

/// What a deal does to the price of a piece; amounts in minor units of the country's currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealCut {
    /// In hundredths of a percent.
    Percent(u32),
    /// So much less.
    Amount(i64),
    /// This price.
    Price(i64),
}

/// For what a deal is and what it does. Selectors are names: what they mean is looked up when the deal is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DealTerms {
    /// Any of these; everything when empty.
    pub include: Vec<String>,
    /// None of these.
    pub exclude: Vec<String>,
    /// Whether what is reduced already is left out.
    pub excludes_reduced: bool,
    /// Whether it goes together with other promotions.
    pub is_combinable: bool,
    /// What it does.
    pub cut: DealCut,
}

/// A flash deal as its promotion wants it in a country.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlashDeal {
    /// The promotion's name.
    pub name: String,
    /// From when; `None` is at once.
    pub starts_at: Option<DateTime<Utc>>,
    /// Until just before when.
    pub ends_at: Option<DateTime<Utc>>,
    /// The rest.
    pub terms: DealTerms,
}

impl DealTerms {
    /// As the pricing pipeline reads it.
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

/// A start or end of a deal that is not in the price history yet.
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
