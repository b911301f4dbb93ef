//! Products that a country does not show although their source publishes them, and why: an operator hid them, or they lack what they need
//! to go live. A product is shown again when no reason is left.

use chrono::{DateTime, Utc};

use super::{
    offers::refresh_offers,
    store::hiding::{self as store, HidingChange},
};
use crate::{
    db::{DbResult, Tx},
    id::ProductId,
    tenancy::TenantId,
};

/// Why a country does not show a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HidingReason {
    /// Somebody said so.
    Operator,
    /// It lacks what it needs to go live.
    Incomplete,
}

impl HidingReason {
    /// Its name in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Operator => "operator",
            Self::Incomplete => "incomplete",
        }
    }

    /// The reason of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        [Self::Operator, Self::Incomplete].into_iter().find(|reason| reason.name() == name)
    }
}

/// Hides products in countries and records the change; those that are hidden for this reason already stay so.
pub async fn hide_products(
    tx: &mut Tx,
    reason: HidingReason,
    actor: &str,
    at: DateTime<Utc>,
    places: &[(TenantId, ProductId)],
) -> DbResult<()> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places.dedup();
    store::insert(tx, HidingChange { reason: reason.name(), actor, at }, &places).await?;
    refresh_offers(tx, &places).await
}

/// Takes a reason away; products that nothing else hides are shown again, as far as their source publishes them.
pub async fn unhide_products(tx: &mut Tx, reason: HidingReason, places: &[(TenantId, ProductId)]) -> DbResult<()> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places.dedup();
    for of_tenant in places.chunk_by(|a, b| a.0 == b.0) {
        let products: Vec<ProductId> = of_tenant.iter().map(|(_, product)| *product).collect();
        store::delete(tx, of_tenant[0].0, reason.name(), &products).await?;
    }
    refresh_offers(tx, &places).await
}
