//! Records starts and ends of flash deals in the price history by a job: independent of visits, and each with its exact instant.

use std::{slice, sync::Arc, time::Duration};

use tokio::time::Instant;

use super::{offers, prices, store::availability};
use crate::{
    app::App,
    catalog::deals::{self, Boundary, RECORD_DEALS},
    error::Result,
    jobs::{self, NewJob},
    tenancy::Tenant,
};

/// Time budget of one job; the rest is left to the next one.
const WORK: Duration = Duration::from_secs(45);

/// Records every start and end up to now in the price history, and recalculates the reductions that follow the end of a deal.
pub async fn record_flash_deals(app: &App) -> Result<()> {
    let began = Instant::now();
    loop {
        let mut is_done = true;
        for boundary in deals::due(&app.db, app.clock.now()).await? {
            let Some(tenant) = app.directory().tenant(boundary.tenant_id).cloned() else { continue };
            while record_turn(app, &tenant, &boundary).await? {
                is_done = false;
                if began.elapsed() > WORK {
                    return enqueue_next_batch(app).await;
                }
            }
        }
        if is_done {
            return Ok(());
        }
    }
}

/// Records some products of a boundary; returns whether there was anything to do.
async fn record_turn(app: &App, tenant: &Arc<Tenant>, boundary: &Boundary) -> Result<bool> {
    let mut tx = app.db.begin().await?;
    let Some(covered) = deals::take_turn(&mut tx, tenant, boundary, app.clock.now()).await? else { return Ok(false) };
    if !covered.is_empty() {
        availability::lock_products(&mut tx, &covered).await?;
        let holding = deals::at_instant(&mut tx, boundary.at, slice::from_ref(tenant)).await?;
        let holding = holding.into_iter().next().map(|(_, deals)| deals).unwrap_or_default();
        deals::record_points(&mut tx, tenant, boundary.at, &holding, &covered).await?;
        if boundary.is_end {
            let changed = prices::measure_again(&mut tx, tenant, &covered).await?;
            let places: Vec<_> = changed.into_iter().map(|product| (tenant.id, product)).collect();
            offers::refresh_offers(&mut tx, &places).await?;
        }
    }
    tx.commit().await?;
    Ok(true)
}

async fn enqueue_next_batch(app: &App) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let now = app.clock.now();
    jobs::enqueue(&mut tx, &NewJob::new(RECORD_DEALS, now, "flash deals", &()).dedup(RECORD_DEALS)).await?;
    tx.commit().await?;
    Ok(())
}
