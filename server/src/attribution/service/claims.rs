//! What browsers claim about conversions: kept for a while for whoever looks into a complaint. Nothing is paid for it.

use chrono::TimeDelta;
use serde_json::Value;

use crate::{
    app::App,
    attribution::{
        model::{Claim, LONGEST_STAY},
        store,
    },
    error::Result,
    tenancy::Storefront,
};

/// A click whose page may still be looked at.
const RECENT: TimeDelta = TimeDelta::seconds(LONGEST_STAY);

/// Keeps a claim. A stay says how long the page of the session's last click was looked at: nothing of it is kept besides.
pub async fn claim(app: &App, front: &Storefront, claim: Claim) -> Result<()> {
    let (tenant, now) = (front.tenant.id, app.clock.now());
    let mut tx = app.db.begin().await?;
    match claim {
        Claim::Stay { session, seconds } => {
            store::set_seconds_on_page(&mut tx, tenant, session, seconds, now - RECENT).await?;
        }
        Claim::Other(claim) => store::insert_claim(&mut tx, tenant, Value::Object(claim), now).await?,
    }
    tx.commit().await?;
    metrics::counter!("vitrina_affiliate_claims_total").increment(1);
    Ok(())
}
