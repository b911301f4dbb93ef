//! Merging the lines that were added before signing in.

use std::collections::HashMap;

use super::{
    quote::quote,
    shopper::Shopper,
    stored::{LOCK, join, write},
};
use crate::{
    app::App,
    cart::{
        model::{CartQuote, StoredLine},
        store,
    },
    error::{Error, Result},
    id::VariantId,
    tenancy::Storefront,
};

/// Result of a merge.
#[derive(Clone, Debug)]
pub(in crate::cart) struct MergeResult {
    /// The cart after the merge.
    pub cart: CartQuote,
    /// Lines that were added or whose quantity grew.
    pub changed: i64,
    /// Lines that were dropped because the cart was full.
    pub left: i64,
}

/// Merges the lines that were added before signing in; of the same variant, the larger quantity is kept.
pub(in crate::cart) async fn merge(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    more: &[StoredLine],
) -> Result<MergeResult> {
    let user = shopper.user().ok_or(Error::Unauthenticated)?;
    let tenant = front.tenant.id;
    let mut brought = shopper.browser_lines.clone();
    join(&mut brought, more);
    let brought = &brought;
    let (before, lines) = app
        .db
        .transact(|mut tx| async move {
            tx.lock(LOCK, user).await?;
            let before = store::list(&mut tx, tenant, user).await?;
            let mut lines = before.clone();
            join(&mut lines, brought);
            write(&mut tx, app, tenant, user, &before, &lines).await?;
            let lines = store::list(&mut tx, tenant, user).await?;
            tx.commit().await?;
            Ok::<_, Error>((before, lines))
        })
        .await?;
    let quantities: HashMap<VariantId, i64> = before.iter().map(|line| (line.variant_id, line.quantity)).collect();
    let changed = lines.iter().filter(|line| quantities.get(&line.variant_id) != Some(&line.quantity)).count();
    let left = brought.iter().filter(|line| lines.iter().all(|kept| kept.variant_id != line.variant_id)).count();
    let cart = quote(app, front, &shopper.request(&lines, shopper.code.as_deref())).await?;
    Ok(MergeResult { cart, changed: changed as i64, left: left as i64 })
}
