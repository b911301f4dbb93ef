//! Holding back incomplete products, and showing them again once they are complete.

use std::{collections::HashSet, sync::Arc};

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::{
    check::is_meant_for,
    gap::{Requirement, gaps},
};
use crate::{
    app::App,
    catalog::{
        HidingReason, SizeTableScopes,
        overview::{ProductOverview, offered, overviews, overviews_after},
        write::{hide_products, product_ids, unhide_products},
    },
    db::Tx,
    error::Result,
    id::ProductId,
    tenancy::{Tenant, TenantId},
};

/// Products per transaction.
const BATCH: i64 = 500;

/// Which products are held back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoldPolicy {
    /// Products that lack something required by law or by the shop.
    Required,
    /// Products that lack anything.
    All,
}

/// The products that were held back or released, each as country code and product key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HoldResult {
    /// Newly held back.
    pub hidden: Vec<(String, String)>,
    /// Released because they are complete now; shown unless something else hides them.
    pub shown: Vec<(String, String)>,
}

impl HoldPolicy {
    pub(super) fn holds(self, tenant: &Tenant, product: &ProductOverview, sizes: &SizeTableScopes) -> bool {
        let found = gaps(tenant, product, sizes);
        match self {
            Self::All => !found.is_empty(),
            Self::Required => found.iter().any(|gap| gap.requirement(tenant) < Requirement::Advice),
        }
    }
}

/// Holds back incomplete products in these countries, and releases those that were held back and are complete now. Each batch is
/// one transaction, so that a run can be interrupted and repeated.
pub async fn hold(
    app: &App,
    tenants: &[Arc<Tenant>],
    strictness: HoldPolicy,
    sizes: &SizeTableScopes,
    actor: &str,
    dry_run: bool,
) -> Result<HoldResult> {
    let mut held = HoldResult::default();
    let mut after = ProductId::default();
    loop {
        let mut tx = app.db.begin().await?;
        let products = overviews_after(&mut tx, after, BATCH).await?;
        let Some(last) = products.last() else { return Ok(held) };
        after = last.id;
        let changes = Changes::of(tenants, &products, strictness, sizes, |_, _| true);
        changes.write(&mut tx, app.clock.now(), actor).await?;
        if dry_run {
            tx.rollback().await?;
        } else {
            tx.commit().await?;
        }
        held.hidden.extend(changes.hidden_names);
        held.shown.extend(changes.shown_names);
    }
}

/// Applies the setting `catalog.hold_incomplete` to products that are being written. It remembers where they were sold before, so
/// that an import never removes a product from a shop: only products that are new in a country are held back there.
#[derive(Debug)]
pub struct IncompleteHold {
    keys: Vec<String>,
    sold: HashSet<(TenantId, ProductId)>,
}

impl IncompleteHold {
    /// Call before the products of these keys are written; `None` if the setting is off.
    pub async fn before(app: &App, tx: &mut Tx, keys: &[String]) -> Result<Option<Self>> {
        if !app.settings.catalog.hold_incomplete {
            return Ok(None);
        }
        let known = product_ids(tx, keys).await?;
        Ok(Some(Self { keys: keys.to_vec(), sold: offered(tx, &known).await? }))
    }

    /// Call after they are written, in the same transaction: holds back new incomplete products, and releases those that were
    /// held back and are complete now.
    pub async fn after(self, app: &App, tx: &mut Tx, actor: &str) -> Result<()> {
        let ids = product_ids(tx, &self.keys).await?;
        let products = overviews(&mut *tx, &ids).await?;
        let is_new = |tenant, product| !self.sold.contains(&(tenant, product));
        // No law requires a size table.
        let sizes = SizeTableScopes::default();
        let changes = Changes::of(&app.directory().tenants, &products, HoldPolicy::Required, &sizes, is_new);
        changes.write(tx, app.clock.now(), actor).await
    }
}

/// The products to hide and to show.
#[derive(Default)]
struct Changes {
    hidden: Vec<(TenantId, ProductId)>,
    shown: Vec<(TenantId, ProductId)>,
    hidden_names: Vec<(String, String)>,
    shown_names: Vec<(String, String)>,
}

impl Changes {
    fn of(
        tenants: &[Arc<Tenant>],
        products: &[ProductOverview],
        strictness: HoldPolicy,
        sizes: &SizeTableScopes,
        may_hide: impl Fn(TenantId, ProductId) -> bool,
    ) -> Self {
        let mut changes = Self::default();
        for tenant in tenants {
            for product in products {
                let place = (tenant.id, product.id);
                let name = || (tenant.code.clone(), product.key.clone());
                let is_held = product.is_hidden(tenant.id, HidingReason::Incomplete);
                let is_wanted = is_meant_for(tenant.id, product) && strictness.holds(tenant, product, sizes);
                if is_wanted && !is_held && may_hide(tenant.id, product.id) {
                    changes.hidden.push(place);
                    changes.hidden_names.push(name());
                } else if is_held
                    && product.offers.contains_key(&tenant.id)
                    && !strictness.holds(tenant, product, sizes)
                {
                    changes.shown.push(place);
                    changes.shown_names.push(name());
                }
            }
        }
        changes
    }

    async fn write(&self, tx: &mut Tx, now: DateTime<Utc>, actor: &str) -> Result<()> {
        if !self.hidden.is_empty() {
            hide_products(tx, HidingReason::Incomplete, actor, now, &self.hidden).await?;
        }
        if !self.shown.is_empty() {
            unhide_products(tx, HidingReason::Incomplete, &self.shown).await?;
        }
        Ok(())
    }
}
