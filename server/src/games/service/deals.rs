//! The page of flash deals: running and upcoming ones.

use chrono::{DateTime, Utc};
use futures::FutureExt as _;

use super::coupons::texts;
use crate::{
    app::App,
    cache::depend_until_exactly,
    catalog,
    error::Result,
    games::model::{DealCheck, DealState, RunningDeal},
    pricing::Promotion,
    promotions,
    tenancy::Storefront,
};

/// A country's flash deals with at most `take` products of each: running deals by their end, then upcoming deals by their start.
pub(in crate::games) async fn deals(app: &App, front: &Storefront, take: usize) -> Result<Vec<RunningDeal>> {
    let now = app.clock.now();
    let promotions = promotions::of_tenant(app, &front.tenant).await?;
    let known = catalog::flash_deals(app, &front.tenant).await?;
    // Also limits the caching of the response when a deal has no products: it ends with the next start or end.
    if let Some(change) = known.next_change(now) {
        depend_until_exactly(change);
    }
    let mut found: Vec<&Promotion> = known.current(now).collect();
    found.sort_by_key(|deal| place(deal, now));
    let mut deals = Vec::with_capacity(found.len());
    for deal in found {
        let (title, description) = texts(&promotions, &deal.name, &front.language);
        let products = catalog::deal_products(app, front, deal, take).boxed().await?;
        deals.push(RunningDeal {
            name: deal.name.clone(),
            title,
            description,
            is_running: deal.period.has_started(now),
            starts_at: deal.period.starts,
            ends_at: deal.period.ends,
            products: products.cards,
            count: products.count,
        });
    }
    Ok(deals)
}

/// The running and the upcoming deals, by the server's clock.
pub(in crate::games) async fn check_deals(app: &App, front: &Storefront) -> Result<DealCheck> {
    let now = app.clock.now();
    let known = catalog::flash_deals(app, &front.tenant).await?;
    let state = |deal: &Promotion| DealState { name: deal.name.clone(), is_running: deal.period.has_started(now) };
    Ok(DealCheck { now_ms: now.timestamp_millis(), deals: known.current(now).map(state).collect() })
}

/// Sort key: running deals before upcoming ones, then by the next change; deals without an end come last.
fn place(deal: &Promotion, now: DateTime<Utc>) -> (bool, DateTime<Utc>, &str) {
    let comes = !deal.period.has_started(now);
    let next = if comes { deal.period.starts } else { deal.period.ends };
    (comes, next.unwrap_or(DateTime::<Utc>::MAX_UTC), &deal.name)
}
