//! Rebuilds sums for the partner's current time zone.

use chrono::Datelike as _;
use chrono_tz::Tz;

use super::count::count;
use crate::{
    affiliate_reports::{
        model::{Additions, WHOLE},
        periods::month,
        store,
    },
    affiliates::Affiliate,
    app::App,
    attribution, clock,
    db::Tx,
    error::{Error, Result},
    id::{ClickId, CommissionId},
};

/// Rows read per query.
const AT_A_TIME: i64 = 5_000;

/// Brings a partner's sums up to date: counts what is uncounted, and rebuilds the sums after a change of time zone.
pub async fn settle(app: &App, affiliate: &Affiliate) -> Result<()> {
    if attribution::has_uncounted(&app.db).await? {
        count(app).await?;
    }
    match store::zone(&app.db, affiliate.id).await? {
        Some(zone) if zone != affiliate.time_zone => recount(app, affiliate).await,
        _ => Ok(()),
    }
}

/// Rebuilds the sums of the whole months for which clicks are kept. Older sums do not change.
async fn recount(app: &App, affiliate: &Affiliate) -> Result<()> {
    app.db
        .transact(|mut tx| async move {
            let held = store::hold_zones(&mut tx, &[affiliate.id]).await?;
            // A concurrent request may have done it already.
            if held.iter().any(|(_, zone)| *zone != affiliate.time_zone) {
                recount_in(&mut tx, affiliate).await?;
            }
            tx.commit().await?;
            Ok::<_, Error>(())
        })
        .await
}

async fn recount_in(tx: &mut Tx, affiliate: &Affiliate) -> Result<()> {
    let zone: Tz = affiliate.zone();
    let oldest = attribution::oldest_kept(tx).await?.with_timezone(&zone).date_naive();
    let first = oldest.with_day(1).and_then(|first| first.checked_add_months(chrono::Months::new(1))).unwrap_or(oldest);
    let start = clock::start_of_day(zone, first);
    store::delete_from(tx, affiliate.id, &month(first)).await?;
    let mut additions = Additions::default();
    let (mut at, mut id) = (start, ClickId(0));
    loop {
        let clicks = attribution::counted_clicks_after(tx, affiliate.id, at, id, AT_A_TIME).await?;
        let Some(last) = clicks.last() else { break };
        (at, id) = (last.occurred_at, last.id);
        for click in &clicks {
            additions.click(zone, click)?;
        }
    }
    let (mut commission, mut product) = (CommissionId(0), WHOLE);
    loop {
        let conversions = store::conversions_after(tx, affiliate.id, commission, product, AT_A_TIME).await?;
        let Some(last) = conversions.last() else { break };
        (commission, product) = (last.commission_id, last.product_id);
        for conversion in conversions.iter().filter(|conversion| conversion.ordered_at >= start) {
            additions.conversion(zone, conversion, &conversion.figures())?;
        }
    }
    store::add(tx, &additions.into_rows()).await?;
    store::set_zone(tx, affiliate.id, &affiliate.time_zone).await?;
    Ok(())
}
