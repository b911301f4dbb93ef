//! Counting the products that are meant to be shown although something required is missing, while they are being written.

use std::sync::Arc;

use serde::Serialize;

use super::{check::is_meant_for, hold::HoldPolicy};
use crate::{
    catalog::{HidingReason, SizeTableScopes, overview::overviews, write::product_ids},
    db::Tx,
    error::Result,
    tenancy::Tenant,
};

/// The number of written products that lack something required by law or by the shop in a country that is meant to show them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct IncompleteProducts {
    /// The country's code.
    pub country: String,
    /// The number of products.
    pub products: usize,
    /// Of these, the number that are hidden because they are incomplete.
    pub held: usize,
}

/// Counts incomplete products, batch by batch.
#[derive(Debug)]
pub struct IncompleteCount {
    countries: Vec<(Arc<Tenant>, IncompleteProducts)>,
}

impl IncompleteCount {
    /// Counts for these countries.
    pub fn new(tenants: &[Arc<Tenant>]) -> Self {
        let none = |tenant: &Arc<Tenant>| IncompleteProducts { country: tenant.code.clone(), products: 0, held: 0 };
        Self { countries: tenants.iter().map(|tenant| (Arc::clone(tenant), none(tenant))).collect() }
    }

    /// Adds the products with these keys, as the transaction sees them: call after they are written.
    pub async fn add(&mut self, tx: &mut Tx, keys: &[String]) -> Result<()> {
        let ids = product_ids(tx, keys).await?;
        let products = overviews(&mut *tx, &ids).await?;
        // Nothing that is required depends on size tables.
        let sizes = SizeTableScopes::default();
        for (tenant, counted) in &mut self.countries {
            for product in &products {
                if is_meant_for(tenant.id, product) && HoldPolicy::Required.holds(tenant, product, &sizes) {
                    counted.products += 1;
                    counted.held += usize::from(product.is_hidden(tenant.id, HidingReason::Incomplete));
                }
            }
        }
        Ok(())
    }

    /// The countries with incomplete products.
    pub fn report(self) -> Vec<IncompleteProducts> {
        self.countries.into_iter().map(|(_, counted)| counted).filter(|counted| counted.products > 0).collect()
    }
}
