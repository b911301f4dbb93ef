//! What browsers report about conversions: stored for a limited time for the investigation of complaints. Commissions do not
//! depend on it.

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

/// The maximum age of a click whose page may still be viewed.
const RECENT: TimeDelta = TimeDelta::seconds(LONGEST_STAY);

/// Stores a claim. A `Stay` only sets the time on the page of the session's last click; nothing else of it is stored.
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
