//! Storing the proof of a choice.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    model::KeptChoice,
    store::{self, Record},
};
use crate::{
    app::App,
    error::Result,
    id,
    tenancy::{Storefront, TenantId},
};

/// The purposes for which tags may be used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purposes {
    pub(super) analytics: bool,
    pub(super) marketing: bool,
}

/// The receipt of a choice.
pub(super) struct Proof {
    pub(super) receipt: String,
    pub(super) decided_at: DateTime<Utc>,
}

/// Deletes choices older than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(store::delete_before(&app.db, app.clock.now() - keep).await?)
}

/// Stores the choice for a version of the question.
pub(super) async fn keep(app: &App, front: &Storefront, version: i64, purposes: Purposes) -> Result<Proof> {
    let proof = Proof { receipt: id::nonce(), decided_at: app.clock.now() };
    let record = Record {
        receipt: &proof.receipt,
        tenant: front.tenant.id,
        language: front.language.id,
        version,
        analytics: purposes.analytics,
        marketing: purposes.marketing,
        decided_at: proof.decided_at,
    };
    let mut tx = app.db.begin().await?;
    store::insert(&mut tx, &record).await?;
    tx.commit().await?;
    Ok(proof)
}

/// The choice with this receipt in a country's shop: the browser that made the choice has the receipt, and with it a visitor can
/// ask what was stored.
pub async fn proof(app: &App, tenant: TenantId, receipt: &str) -> Result<Option<KeptChoice>> {
    Ok(store::find(&app.db, tenant, receipt).await?)
}
