//! Keeping proof of a choice.

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

/// What tags may do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purposes {
    pub(super) analytics: bool,
    pub(super) marketing: bool,
}

/// What names a choice.
pub(super) struct Proof {
    pub(super) receipt: String,
    pub(super) decided_at: DateTime<Utc>,
}

/// Forgets choices that were made longer ago than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(store::delete_before(&app.db, app.clock.now() - keep).await?)
}

/// Keeps what was chosen of a version of the question.
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

/// The choice that a receipt of a country's shop proves: who shows the receipt, from the browser that chose, asks what was kept.
pub async fn proof(app: &App, tenant: TenantId, receipt: &str) -> Result<Option<KeptChoice>> {
    Ok(store::find(&app.db, tenant, receipt).await?)
}
