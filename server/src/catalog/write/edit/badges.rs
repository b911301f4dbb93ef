//! Badges that operators assign to products in single countries.

use serde::Serialize;

use crate::{
    app::App,
    catalog::write::store::{availability, edit as store},
    changes::{self, Change, Topic},
    error::Result,
    id::{BadgeTypeId, ProductId},
    tenancy::TenantId,
};

/// The result of setting a badge.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BadgeChange {
    /// Number of pairs of product and country that changed.
    pub changed: u64,
    /// Number of pairs that needed no change.
    pub unchanged: u64,
}

/// Adds a badge to products in countries, or removes it, in one transaction.
pub async fn set_badge(
    app: &App,
    badge: BadgeTypeId,
    is_worn: bool,
    tenants: &[TenantId],
    products: &[ProductId],
    dry_run: bool,
) -> Result<BadgeChange> {
    let mut tx = app.db.begin().await?;
    availability::lock_products(&mut tx, products).await?;
    let mut change = BadgeChange::default();
    let mut recorded = Vec::new();
    for tenant in tenants {
        for product in products {
            let rows = if is_worn {
                store::add_badge(&mut tx, *tenant, *product, badge).await?
            } else {
                store::remove_badge(&mut tx, *tenant, *product, badge).await?
            };
            change.changed += rows;
            change.unchanged += 1 - rows.min(1);
            if rows > 0 {
                recorded.push(Change::one(Topic::Product, *tenant, *product));
            }
        }
    }
    changes::record(&mut tx, &recorded).await?;
    if dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    Ok(change)
}
