//! Rows of stock_item and the append-only stock_movement.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::model::{Movement, MovementRecord, Step, StockItem};
use crate::{
    db::{self, DbResult, Session, Statement, Tx},
    id::{ProductId, VariantId},
};

const ITEMS: &str = "SELECT variant_id, product_id, on_hand, reserved, policy, imported, imported_policy, stock_file, \
                     imported_at FROM stock_item WHERE ";

/// The items of these variants, by id.
pub(super) async fn list<'c>(session: impl Session<'c>, variants: &[VariantId]) -> DbResult<Vec<StockItem>> {
    session.sql(ITEMS).push_in("variant_id", variants).push(" ORDER BY variant_id").all().await
}

/// The items of these variants, locked in the order of their ids until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, variants: &[VariantId]) -> DbResult<Vec<StockItem>> {
    tx.sql(ITEMS).push_in("variant_id", variants).push(" ORDER BY variant_id").for_update().all().await
}

/// The items of these variants; tracked ones are locked, so that orders of untracked ones do not wait for each other.
pub(super) async fn lock_counted(tx: &mut Tx, variants: &[VariantId]) -> DbResult<Vec<StockItem>> {
    let mut items: Vec<StockItem> = tx
        .sql(ITEMS)
        .push_in("variant_id", variants)
        .push(" AND policy <> 'untracked' ORDER BY variant_id")
        .for_update()
        .all()
        .await?;
    let others: Vec<VariantId> =
        variants.iter().copied().filter(|id| items.iter().all(|item| item.variant_id != *id)).collect();
    if !others.is_empty() {
        items.extend(list(&mut *tx, &others).await?);
    }
    Ok(items)
}

/// Locks all items of these products.
pub(super) async fn lock_products(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    tx.sql("SELECT variant_id FROM stock_item WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY variant_id")
        .for_update()
        .scalars::<VariantId>()
        .await?;
    Ok(())
}

/// Inserts or updates the items of changed steps.
pub(super) async fn save(tx: &mut Tx, now: DateTime<Utc>, steps: &[Step]) -> DbResult<()> {
    db::insert_many(
        tx,
        "INSERT INTO stock_item (variant_id, product_id, on_hand, reserved, policy, imported, imported_policy, stock_file, \
         imported_at, updated_at) VALUES",
        " ON CONFLICT (variant_id) DO UPDATE SET on_hand = excluded.on_hand, reserved = excluded.reserved, \
         policy = excluded.policy, imported = excluded.imported, imported_policy = excluded.imported_policy, \
         stock_file = excluded.stock_file, imported_at = excluded.imported_at, updated_at = excluded.updated_at",
        steps,
        |statement, step| item_values(statement, &step.after, now),
    )
    .await
}

fn item_values<'c>(statement: Statement<'c>, item: &StockItem, now: DateTime<Utc>) -> Statement<'c> {
    statement
        .push_bind(" (", item.variant_id)
        .push_bind(",", item.product_id)
        .push_bind(",", item.on_hand)
        .push_bind(",", item.reserved)
        .push_bind(",", item.policy.name())
        .push_bind(",", item.imported)
        .push_bind(",", item.imported_policy.clone())
        .push_bind(",", item.stock_file)
        .push_bind(",", item.imported_at)
        .push_bind(",", now)
        .push(")")
}

/// Appends movements.
pub(super) async fn append(tx: &mut Tx, now: DateTime<Utc>, movements: &[Movement<'_>]) -> DbResult<()> {
    db::insert_many(
        tx,
        "INSERT INTO stock_movement (variant_id, reason, quantity, on_hand_change, reserved_change, reference, actor, note, \
         created_at) VALUES",
        "",
        movements,
        |statement, Movement { origin, step }| {
            statement
                .push_bind(" (", step.after.variant_id)
                .push_bind(",", step.reason.name())
                .push_bind(",", step.quantity)
                .push_bind(",", step.on_hand_change())
                .push_bind(",", step.reserved_change())
                .push_bind(",", origin.reference)
                .push_bind(",", origin.actor)
                .push_bind(",", origin.note)
                .push_bind(",", now)
                .push(")")
        },
    )
    .await
}

/// A movement of a reference.
#[derive(Clone, Debug, FromRow)]
pub(super) struct RecordedMovement {
    pub(super) variant_id: VariantId,
    pub(super) reason: String,
    pub(super) quantity: i64,
    pub(super) reserved_change: i64,
}

/// All movements recorded under a reference, by variant.
pub(super) async fn of_reference(tx: &mut Tx, reference: &str) -> DbResult<Vec<RecordedMovement>> {
    tx.sql("SELECT variant_id, reason, quantity, reserved_change FROM stock_movement WHERE reference = $1 ORDER BY variant_id, id")
        .bind(reference)
        .all()
        .await
}

/// How many pieces of variants the sales under these references deducted from the quantity on hand: none if it was not counted
/// then. Variants without such a sale are left out.
pub(super) async fn deducted(
    tx: &mut Tx,
    references: &[String],
    variants: &[VariantId],
) -> DbResult<Vec<(VariantId, i64)>> {
    tx.sql("SELECT variant_id, CAST(-SUM(on_hand_change) AS BIGINT) FROM stock_movement WHERE reason = 'sale' AND ")
        .push_in_text("reference", references)
        .push(" AND ")
        .push_in("variant_id", variants)
        .push(" GROUP BY variant_id")
        .all()
        .await
}

/// The latest movements of a variant, newest first.
pub(super) async fn movements<'c>(
    session: impl Session<'c>,
    variant: VariantId,
    most: i64,
) -> DbResult<Vec<MovementRecord>> {
    session
        .sql(
            "SELECT id, reason, quantity, on_hand_change, reserved_change, reference, actor, note, created_at \
             FROM stock_movement WHERE variant_id = $1 ORDER BY id DESC LIMIT $2",
        )
        .bind(variant)
        .bind(most)
        .all()
        .await
}

/// Selects tracked variants with `least` to `most` available pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct RemainingStock {
    pub(super) least: i64,
    pub(super) most: i64,
}

fn left(statement: Statement<'_>, RemainingStock { least, most }: RemainingStock) -> Statement<'_> {
    statement
        .push_bind(" FROM stock_item WHERE policy = 'tracked' AND on_hand - reserved >=", least)
        .push_bind(" AND on_hand - reserved <=", most)
}

/// The number of such variants.
pub(super) async fn count_left(db: &db::Db, range: RemainingStock) -> DbResult<i64> {
    left(db.sql("SELECT COUNT(*)"), range).scalar().await
}

/// A page of such variants, those with the fewest pieces first.
pub(super) async fn list_left(db: &db::Db, range: RemainingStock, take: i64, skip: i64) -> DbResult<Vec<VariantId>> {
    left(db.sql("SELECT variant_id"), range)
        .push_bind(" ORDER BY on_hand - reserved, variant_id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .scalars()
        .await
}
