//! A customer's lines in the database: writing changes, removing, deleting all of a person's, listing them for a data export.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::price::MOST_PIECES;
use crate::{
    app::App,
    cart::{model::StoredLine, store},
    catalog,
    db::Tx,
    error::Result,
    id::{TenantId, UserId, VariantId},
};

/// Maximum number of lines of a cart.
pub(in crate::cart) const MOST_LINES: usize = 50;

/// Lifetime of a guest's cart cookie after the last change. A customer's lines are kept as long as `retention` says.
pub(in crate::cart) const LIFE: TimeDelta = TimeDelta::days(180);

/// Name of the lock on a customer's carts.
pub(super) const LOCK: &str = "cart";

/// Writes the lines that differ from the stored ones.
pub(super) async fn write(
    tx: &mut Tx,
    app: &App,
    tenant: TenantId,
    user: UserId,
    before: &[StoredLine],
    after: &[StoredLine],
) -> Result<()> {
    let known = existing(app, tenant, after, before).await?;
    let changed: Vec<StoredLine> =
        after.iter().filter(|line| !before.contains(line) && known.contains(&line.variant_id)).copied().collect();
    let gone = before.iter().map(|line| line.variant_id);
    let gone: Vec<VariantId> = gone.filter(|id| after.iter().all(|line| line.variant_id != *id)).collect();
    if !changed.is_empty() {
        store::save(tx, tenant, user, &changed, app.clock.now()).await?;
    }
    if !gone.is_empty() {
        store::delete(tx, tenant, user, &gone).await?;
    }
    Ok(())
}

/// Drops lines whose variants do not exist (a tampered cookie can name any id).
async fn existing(app: &App, tenant: TenantId, lines: &[StoredLine], stored: &[StoredLine]) -> Result<Vec<VariantId>> {
    let mut known: Vec<VariantId> = stored.iter().map(|line| line.variant_id).collect();
    let new: Vec<VariantId> = lines.iter().map(|line| line.variant_id).filter(|id| !known.contains(id)).collect();
    let rows = catalog::sellable(app, (&app.db).into(), tenant, &new).await?;
    known.extend(rows.into_iter().map(|row| row.id));
    Ok(known)
}

/// Adds lines up to the maximum; of a variant that is already in the cart, the larger quantity is kept.
pub(super) fn join(lines: &mut Vec<StoredLine>, more: &[StoredLine]) {
    for line in more {
        let quantity = line.quantity.clamp(1, i64::from(MOST_PIECES));
        match lines.iter().position(|own| own.variant_id == line.variant_id) {
            Some(place) => lines[place].quantity = lines[place].quantity.max(quantity),
            None if lines.len() < MOST_LINES => lines.push(StoredLine { quantity, ..*line }),
            None => {}
        }
    }
}

/// Removes ordered variants from a customer's cart, in the order's transaction.
pub async fn remove_lines(tx: &mut Tx, tenant: TenantId, user: UserId, variants: &[VariantId]) -> Result<()> {
    store::delete(tx, tenant, user, variants).await?;
    Ok(())
}

/// All data that carts hold about a person.
pub async fn personal_data(app: &App, user: UserId) -> Result<Value> {
    let rows = store::list_everywhere(&app.db, user).await?;
    let entry = |row: store::SavedLine| {
        json!({
            "countryId": row.tenant_id, "variantId": row.variant_id, "quantity": row.quantity, "addedAt": row.added_at,
        })
    };
    Ok(rows.into_iter().map(entry).collect())
}

/// A customer's lines in a country, the first added first.
pub async fn customer_lines(app: &App, tenant: TenantId, user: UserId) -> Result<Vec<StoredLine>> {
    Ok(store::list(&app.db, tenant, user).await?)
}

/// When a customer last changed the cart in a country; `None` when it is empty.
pub async fn last_touched(app: &App, tenant: TenantId, user: UserId) -> Result<Option<DateTime<Utc>>> {
    Ok(store::last_touched(&app.db, tenant, user).await?)
}

/// Deletes carts that have not been changed for longer than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(store::delete_before(&app.db, app.clock.now() - keep).await?)
}
