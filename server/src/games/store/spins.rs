//! SQL over wheel_spin and wheel_turn.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{CouponId, TenantId, WheelId, WheelSpinId},
};

/// A spin to write.
#[derive(Clone, Debug)]
pub(in crate::games) struct NewSpin<'a> {
    pub(in crate::games) tenant_id: TenantId,
    pub(in crate::games) wheel_id: WheelId,
    pub(in crate::games) segment: i64,
    pub(in crate::games) weights: &'a [u32],
    pub(in crate::games) coupon_id: Option<CouponId>,
    pub(in crate::games) now: DateTime<Utc>,
}

/// Appends a spin; returns its id.
pub(in crate::games) async fn insert(tx: &mut Tx, spin: &NewSpin<'_>) -> DbResult<WheelSpinId> {
    tx.sql(
        "INSERT INTO wheel_spin (tenant_id, wheel_id, segment, weights, coupon_id, spun_at) VALUES ($1, $2, $3, $4, $5, $6)
         RETURNING id",
    )
    .bind(spin.tenant_id)
    .bind(spin.wheel_id)
    .bind(spin.segment)
    .bind(Json(spin.weights.to_vec()))
    .bind(spin.coupon_id)
    .bind(spin.now)
    .scalar()
    .await
}

/// Number of spins of a browser or person on a day.
pub(in crate::games) async fn turns<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    day: &str,
    who: &str,
) -> DbResult<i64> {
    session
        .sql("SELECT COUNT(*) FROM wheel_turn WHERE tenant_id = $1 AND day = $2 AND who = $3")
        .bind(tenant)
        .bind(day.to_owned())
        .bind(who.to_owned())
        .scalar()
        .await
}

/// A turn of a browser or person to write. Two with the same number violate the unique key.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct NewTurn<'a> {
    pub(in crate::games) tenant_id: TenantId,
    pub(in crate::games) day: &'a str,
    pub(in crate::games) who: &'a str,
    pub(in crate::games) turn: i64,
    pub(in crate::games) spin_id: WheelSpinId,
    pub(in crate::games) now: DateTime<Utc>,
}

/// Writes a turn.
pub(in crate::games) async fn insert_turn(tx: &mut Tx, turn: NewTurn<'_>) -> DbResult<()> {
    tx.sql("INSERT INTO wheel_turn (tenant_id, day, who, turn, spin_id, spun_at) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(turn.tenant_id)
        .bind(turn.day.to_owned())
        .bind(turn.who.to_owned())
        .bind(turn.turn)
        .bind(turn.spin_id)
        .bind(turn.now)
        .execute()
        .await?;
    Ok(())
}

/// A stored spin.
#[derive(Clone, Debug, FromRow)]
pub(in crate::games) struct SpinRow {
    pub(in crate::games) tenant_id: TenantId,
    pub(in crate::games) wheel_id: WheelId,
    pub(in crate::games) segment: i64,
    pub(in crate::games) coupon_id: Option<CouponId>,
    pub(in crate::games) spun_at: DateTime<Utc>,
}

const OF_TURNS: &str = "SELECT s.tenant_id, s.wheel_id, s.segment, s.coupon_id, s.spun_at
     FROM wheel_turn t JOIN wheel_spin s ON s.id = t.spin_id";

/// A browser's last outcome on a day.
pub(in crate::games) async fn last<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    day: &str,
    who: &str,
) -> DbResult<Option<SpinRow>> {
    session
        .sql(OF_TURNS)
        .push_bind(" WHERE t.tenant_id =", tenant)
        .push_bind(" AND t.day =", day.to_owned())
        .push_bind(" AND t.who =", who.to_owned())
        .push(" ORDER BY t.turn DESC LIMIT 1")
        .optional()
        .await
}

/// All spins in all countries that are still linked to a person.
pub(in crate::games) async fn of_person(db: &Db, who: &str) -> DbResult<Vec<SpinRow>> {
    db.sql(OF_TURNS).push_bind(" WHERE t.who =", who.to_owned()).push(" ORDER BY s.id").all().await
}

/// Deletes the turns of a person, which link them to their spins.
pub(in crate::games) async fn erase(tx: &mut Tx, who: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM wheel_turn WHERE who = $1").bind(who.to_owned()).execute().await
}

/// How often a segment was drawn with certain weights.
#[derive(Clone, Debug, FromRow)]
pub(in crate::games) struct DrawnRow {
    pub(in crate::games) weights: Json<Vec<u32>>,
    pub(in crate::games) segment: i64,
    pub(in crate::games) spins: i64,
    pub(in crate::games) prizes: i64,
}

/// The outcomes of a version of a wheel since a point in time.
pub(in crate::games) async fn drawn(db: &Db, wheel: WheelId, since: DateTime<Utc>) -> DbResult<Vec<DrawnRow>> {
    db.sql(
        "SELECT weights, segment, COUNT(*) AS spins, COUNT(coupon_id) AS prizes FROM wheel_spin
         WHERE wheel_id = $1 AND spun_at >= $2 GROUP BY weights, segment ORDER BY weights, segment",
    )
    .bind(wheel)
    .bind(since)
    .all()
    .await
}

/// Deletes turns from before a point in time.
pub(in crate::games) async fn delete_turns_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM wheel_turn WHERE spun_at < $1").bind(before).execute().await
}

/// Deletes spins from before a point in time.
pub(in crate::games) async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM wheel_spin WHERE spun_at < $1").bind(before).execute().await
}
