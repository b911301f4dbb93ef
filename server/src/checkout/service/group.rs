//! Writing orders in groups: those that wait at the same time are written in one transaction, with one statement for each kind of row and
//! one flush of the disk, so that orders cost little when there are many. A group in which one order is refused is written again, one
//! by one.

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

/// Most orders of a group.
const MOST: usize = 16;

/// An order to write, and the attempts that it counts as.
pub(super) struct Placement {
    pub tenant: Arc<Tenant>,
    pub order: NewOrder,
    pub coupon: Option<UsableCoupon>,
    pub keys: Vec<Key>,
    /// What its prices were made of.
    pub offers: BTreeMap<VariantId, SellableOffer>,
}

type PlacementResult = Result<Result<InsertedOrder, Refusal>>;

/// Which orders are written together: none that nobody waits for any more. A second try finds an order by its key.
const GROUPING: Grouping = Grouping { most: MOST, keeps_abandoned: false };

type Queue = GroupQueue<Placement, PlacementResult>;

/// Writes an order, together with others that wait.
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
    // Only where something speaks for a partner.
    let is_referred = placements.iter().any(|placement| !placement.order.referral.is_none());
    let programme = if is_referred { Some(affiliates::programme(app).await?) } else { None };
    let programme = programme.as_deref();
    app.db
        .transact(|mut tx| async move {
            let now = app.clock.now();
            // A placed order is counted in its own transaction: it costs no commit. What is refused is counted by itself.
            rate_limit::count(&mut tx, now, placements.iter().map(|placement| placement.keys.clone())).await?;
            take_out_of_carts(&mut tx, placements).await?;
            let orders: Vec<orders::Placement<'_>> = placements.iter().map(Placement::as_order).collect();
            let mut result = orders::insert_all(&mut tx, &orders, programme, now).await?;
            // Prices came from the process's cache, which another process may be ahead of.
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

/// Whether everything is still sold for the price that it was ordered for.
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

/// Takes what customers order out of their carts, in the order of their accounts.
async fn take_out_of_carts(tx: &mut Tx, placements: &[Placement]) -> Result<()> {
    let customers = placements.iter().filter_map(|placement| Some((placement.order.user_id?, &placement.order)));
    let mut customers: Vec<_> = customers.collect();
    customers.sort_by_key(|(user, _)| *user);
    for (user, order) in customers {
        let variants: Vec<VariantId> = order.lines.iter().map(|line| line.variant_id).collect();
        cart::take_out(tx, order.tenant_id, user, &variants).await?;
    }
    Ok(())
}

impl Placement {
    fn as_order(&self) -> orders::Placement<'_> {
        orders::Placement { tenant: &self.tenant, order: &self.order, coupon: self.coupon.as_ref() }
    }
}

/// Keeps orders waiting until it is dropped.
#[cfg(test)]
pub async fn hold(app: &App) -> tokio::sync::OwnedMutexGuard<()> {
    app.slice_state::<Queue>().hold().await
}

/// How many orders wait to be written.
#[cfg(test)]
pub fn waiting(app: &App) -> usize {
    app.slice_state::<Queue>().waiting()
}
