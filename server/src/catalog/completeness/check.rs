//! The check of the whole catalogue, country by country.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;

use super::gap::{Gap, Requirement, gaps};
use crate::{
    catalog::{
        HidingReason, SizeTableScopes,
        overview::{ProductOverview, overviews_after},
    },
    db::Db,
    error::Result,
    id::ProductId,
    tenancy::{Tenant, TenantId},
};

/// Products read per batch.
const BATCH: i64 = 500;
/// How many product keys a report lists.
const NAMED: usize = 5;

/// Completeness of the products in one country.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountryReport {
    /// Its code.
    pub country: String,
    /// Products that it sells and intends to show: published by their source, and not hidden by an operator.
    pub products: usize,
    /// Of these, the number that are complete.
    pub complete: usize,
    /// Of these, the number that lack something required by law.
    pub unlawful: usize,
    /// Of these, the number that are held back because they are incomplete.
    pub held: usize,
    /// What is missing, the most serious first.
    pub gaps: Vec<GapCount>,
}

/// The number of products with one kind of gap.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GapCount {
    /// The gap.
    pub gap: Gap,
    /// How serious it is in this country.
    pub need: Requirement,
    /// The number of products.
    pub products: usize,
    /// The keys of the first of them.
    pub first_keys: Vec<String>,
}

/// Whether a product is intended to be shown in a country: published by its source, and not hidden by an operator.
pub(super) fn is_meant_for(tenant: TenantId, product: &ProductOverview) -> bool {
    product.offers.get(&tenant).is_some_and(|offer| offer.is_published)
        && !product.is_hidden(tenant, HidingReason::Operator)
}

/// Checks the products of these countries. Products without a price are counted over the whole catalogue; all other gaps only
/// over products that are intended to be shown.
pub async fn check(db: &Db, tenants: &[Arc<Tenant>], sizes: &SizeTableScopes) -> Result<Vec<CountryReport>> {
    let mut countries: Vec<ReportBuilder<'_>> = tenants.iter().map(|tenant| ReportBuilder::of(tenant)).collect();
    let mut after = ProductId::default();
    loop {
        let products = overviews_after(db, after, BATCH).await?;
        let Some(last) = products.last() else { break };
        after = last.id;
        for country in &mut countries {
            for product in &products {
                country.add(product, sizes);
            }
        }
    }
    Ok(countries.into_iter().map(ReportBuilder::report).collect())
}

/// A country's report while it is being built.
struct ReportBuilder<'t> {
    tenant: &'t Tenant,
    products: usize,
    complete: usize,
    unlawful: usize,
    held: usize,
    gaps: BTreeMap<(Requirement, Gap), (usize, Vec<String>)>,
}

impl<'t> ReportBuilder<'t> {
    fn of(tenant: &'t Tenant) -> Self {
        Self { tenant, products: 0, complete: 0, unlawful: 0, held: 0, gaps: BTreeMap::new() }
    }

    fn add(&mut self, product: &ProductOverview, sizes: &SizeTableScopes) {
        let is_meant = is_meant_for(self.tenant.id, product);
        if !is_meant && !Gap::Price.is_lacking(self.tenant, product, sizes) {
            return;
        }
        let found = gaps(self.tenant, product, sizes);
        if is_meant {
            self.products += 1;
            self.complete += usize::from(found.is_empty());
            self.unlawful += usize::from(found.iter().any(|gap| gap.requirement(self.tenant) == Requirement::Law));
            self.held += usize::from(product.is_hidden(self.tenant.id, HidingReason::Incomplete));
        }
        for gap in found {
            let (count, keys) = self.gaps.entry((gap.requirement(self.tenant), gap)).or_default();
            *count += 1;
            if keys.len() < NAMED {
                keys.push(product.key.clone());
            }
        }
    }

    fn report(self) -> CountryReport {
        let gap = |((need, gap), (products, first_keys))| GapCount { gap, need, products, first_keys };
        CountryReport {
            country: self.tenant.code.clone(),
            products: self.products,
            complete: self.complete,
            unlawful: self.unlawful,
            held: self.held,
            gaps: self.gaps.into_iter().map(gap).collect(),
        }
    }
}
