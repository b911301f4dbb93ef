//! Products that a country hides although their source publishes them, and the reason: an operator hid them, or their data is
//! incomplete. A product is shown again when no reason is left.

use chrono::{DateTime, Utc};

use super::{
    offers::refresh_offers,
    store::hiding::{self as store, HidingChange},
};
use crate::{
    db::{DbResult, Tx},
    id::ProductId,
    tenancy::TenantId,
    text_enum::text_enum,
};

text_enum! {
    /// The reason for which a country hides a product.
    pub enum HidingReason {
        /// Hidden by an operator.
        Operator = "operator",
        /// Required data is missing.
        Incomplete = "incomplete",
    }
}

/// Hides products in countries and records the change; products already hidden for this reason are left unchanged.
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

/// Removes a reason; products that are not hidden for another reason are shown again, if their source publishes them.
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
