//! Writes orders in groups: orders that wait at the same time are written in one transaction, with one statement per kind of row
//! and one disk flush, so that many orders cost little. When one order of a group is refused, the group is rolled back and its
//! orders are written one by one.

use std::{collections::BTreeMap, sync::Arc};

use crate::{
    affiliates,
    app::App,
    cart,
    db::Tx,
    error::{Error, Result},
    group_commit::{GroupQueue, Grouping},
    id::{TenantId, VariantId},
    inventory::{self, SellableOffer},
    orders::{self, InsertedOrder, NewOrder, Refusal},
    promotions::UsableCoupon,
    rate_limit::{self, Key},
    tenancy::Tenant,
};

/// Maximum number of orders in a group.
const MOST: usize = 16;

/// An order to write, with the rate limit counters it counts against.
pub(super) struct Placement {
    pub tenant: Arc<Tenant>,
    pub order: NewOrder,
    pub coupon: Option<UsableCoupon>,
    pub keys: Vec<Key>,
    /// The offers from which its prices were computed.
    pub offers: BTreeMap<VariantId, SellableOffer>,
}

type PlacementResult = Result<Result<InsertedOrder, Refusal>>;

/// Orders whose request was aborted while waiting are not written. A retry finds an order by its key.
const GROUPING: Grouping = Grouping { most: MOST, keeps_abandoned: false };

type Queue = GroupQueue<Placement, PlacementResult>;

/// Writes an order, grouped with others that are waiting.
pub(super) async fn write(app: &App, placement: Placement) -> PlacementResult {
    let queue = app.slice_state::<Queue>();
    let written = queue.write(placement, GROUPING, |placements| {
        let app = app.clone();
        async move { write_group(&app, &placements).await }
    });
    written.await.unwrap_or(Err(Error::Unavailable("the order was not written")))
}

async fn write_group(app: &App, placements: &[Placement]) -> Vec<PlacementResult> {
    if placements.len() > 1
        && let Ok(Ok(inserted)) = insert(app, placements).await
    {
        return inserted.into_iter().map(|inserted| Ok(Ok(inserted))).collect();
    }
    let mut written = Vec::with_capacity(placements.len());
    for placement in placements {
        written.push(insert_one(app, placement).await);
    }
    written
}

async fn insert_one(app: &App, placement: &Placement) -> PlacementResult {
    let inserted = insert(app, std::slice::from_ref(placement)).await?;
    match inserted.map(|mut inserted| inserted.pop()) {
        Ok(Some(inserted)) => Ok(Ok(inserted)),
        Ok(None) => Err(Error::internal("the order was not written")),
        Err(refusal) => Ok(Err(refusal)),
    }
}

async fn insert(app: &App, placements: &[Placement]) -> Result<Result<Vec<InsertedOrder>, Refusal>> {
    // Only if an order has a referral.
    let is_referred = placements.iter().any(|placement| !placement.order.referral.is_none());
    let programme = if is_referred { Some(affiliates::programme(app).await?) } else { None };
    let programme = programme.as_deref();
    app.db
        .transact(|mut tx| async move {
            let now = app.clock.now();
            // A placed order is counted against the rate limits in its own transaction, which saves a commit. A refused one is
            // counted separately.
            rate_limit::count(&mut tx, now, placements.iter().map(|placement| placement.keys.clone())).await?;
            remove_from_carts(&mut tx, placements).await?;
            let orders: Vec<orders::Placement<'_>> = placements.iter().map(Placement::as_order).collect();
            let mut result = orders::insert_all(&mut tx, &orders, programme, now).await?;
            // The prices came from this process's cache, and another process may have changed them.
            if result.is_ok() && !are_offers_current(app, &mut tx, placements).await? {
                result = Err(Refusal::Changed);
            }
            match result {
                Ok(_) => tx.commit().await?,
                Err(_) => tx.rollback().await?,
            }
            Ok::<_, Error>(result)
        })
        .await
}

/// Whether every line is still sold at the price it was ordered for.
async fn are_offers_current(app: &App, tx: &mut Tx, placements: &[Placement]) -> Result<bool> {
    let mut by_tenant: BTreeMap<TenantId, (&Tenant, BTreeMap<VariantId, SellableOffer>)> = BTreeMap::new();
    for Placement { tenant, offers, .. } in placements {
        let (_, known) = by_tenant.entry(tenant.id).or_insert_with(|| (tenant, BTreeMap::new()));
        for (variant, offer) in offers {
            let first = known.entry(*variant).or_insert(*offer);
            if (first.price, first.discount) != (offer.price, offer.discount) {
                return Ok(false);
            }
        }
    }
    for (tenant, offers) in by_tenant.into_values() {
        if !inventory::are_offers_current(app, tx, tenant, &offers).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Removes ordered lines from the customers' carts, ordered by account.
async fn remove_from_carts(tx: &mut Tx, placements: &[Placement]) -> Result<()> {
    let customers = placements.iter().filter_map(|placement| Some((placement.order.user_id?, &placement.order)));
    let mut customers: Vec<_> = customers.collect();
    customers.sort_by_key(|(user, _)| *user);
    for (user, order) in customers {
        let variants: Vec<VariantId> = order.lines.iter().map(|line| line.variant_id).collect();
        cart::remove_lines(tx, order.tenant_id, user, &variants).await?;
    }
    Ok(())
}

impl Placement {
    fn as_order(&self) -> orders::Placement<'_> {
        orders::Placement { tenant: &self.tenant, order: &self.order, coupon: self.coupon.as_ref() }
    }
}

/// Blocks the writing of orders until the guard is dropped.
#[cfg(test)]
pub async fn hold(app: &App) -> tokio::sync::OwnedMutexGuard<()> {
    app.slice_state::<Queue>().hold().await
}

/// Number of orders that wait to be written.
#[cfg(test)]
pub fn waiting(app: &App) -> usize {
    app.slice_state::<Queue>().waiting()
}
