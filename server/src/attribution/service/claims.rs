//! What browsers claim about conversions: kept for a while for whoever looks into a complaint. Nothing is paid for it.

use chrono::TimeDelta;
use serde_json::{Map, Value};

use crate::{
    app::App,
    attribution::{
        model::{LONGEST_STAY, session},
        store,
    },
    error::Result,
    tenancy::Storefront,
};

/// A click whose page may still be looked at.
const RECENT: TimeDelta = TimeDelta::seconds(LONGEST_STAY);

/// Keeps a claim. One that names a session and `secondsOnPage` also says how long the page of the session's last click was looked at.
pub async fn claim(app: &App, front: &Storefront, claim: Map<String, Value>) -> Result<()> {
    let (tenant, now) = (front.tenant.id, app.clock.now());
    let visit = claim.get("sessionId").and_then(Value::as_str).and_then(session);
    let stay = claim.get("secondsOnPage").and_then(Value::as_i64).filter(|stay| (0..=LONGEST_STAY).contains(stay));
    let mut tx = app.db.begin().await?;
    match (visit, stay) {
        // A measurement is no claim: nothing of it is kept besides.
        (Some(visit), Some(stay)) => {
            store::set_seconds_on_page(&mut tx, tenant, visit, stay, now - RECENT).await?;
        }
        _ => store::insert_claim(&mut tx, tenant, Value::Object(claim), now).await?,
    }
    tx.commit().await?;
    metrics::counter!("vitrina_affiliate_claims_total").increment(1);
    Ok(())
}
