//! Writes changes of stock with their movements.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::returned::announce;
use crate::{
    catalog::{self, AvailabilityChange},
    db::{DbResult, Tx},
    id::VariantId,
    inventory::{
        model::{Movement, Origin, Step},
        store,
    },
};

/// Writes changed items, appends the movements and updates the availability shown by the catalogue. The items must be locked.
pub(super) async fn write(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, steps: &[Step]) -> DbResult<()> {
    let movements: Vec<Movement<'_>> = steps.iter().map(|step| Movement { origin, step }).collect();
    write_movements(tx, now, &movements).await
}

/// Like `write`, for movements with different origins. Those of one variant must be in chronological order.
pub(super) async fn write_movements(tx: &mut Tx, now: DateTime<Utc>, movements: &[Movement<'_>]) -> DbResult<()> {
    let changed: Vec<Step> = net_changes(movements).into_iter().filter(Step::is_changed).collect();
    store::save(tx, now, &changed).await?;
    let moved: Vec<Movement<'_>> = movements.iter().filter(|movement| movement.step.quantity != 0).copied().collect();
    store::append(tx, now, &moved).await?;
    let shown: Vec<_> = changed.iter().filter_map(Step::availability_change).collect();
    catalog::show_availability(tx, &shown).await?;
    let is_back = |change: &&AvailabilityChange| !change.before.is_available() && change.after.is_available();
    let variants: Vec<VariantId> = shown.iter().filter(is_back).map(|change| change.variant_id).collect();
    announce(tx, now, variants).await
}

/// One step per variant, from the state before its first movement to the state after its last one.
fn net_changes(movements: &[Movement<'_>]) -> Vec<Step> {
    let mut net: BTreeMap<VariantId, Step> = BTreeMap::new();
    for Movement { step, .. } in movements {
        net.entry(step.after.variant_id)
            .and_modify(|earlier| earlier.after = step.after.clone())
            .or_insert_with(|| (*step).clone());
    }
    net.into_values().collect()
}
