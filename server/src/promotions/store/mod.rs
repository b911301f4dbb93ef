//! SQL over promotion, promotion_event, coupon and coupon_use.

pub(super) mod personal;

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::{FromRow, types::Json};

use super::{
    history::{Actor, PromotionEvent, PromotionEventKind},
    model::PromotionRecord,
};
use crate::{
    db::{DbResult, Session, Tx, insert_many},
    id::{CouponId, PromotionId, TenantId},
};

/// A stored promotion.
#[derive(Clone, Debug, FromRow)]
pub(super) struct PromotionRow {
    pub(super) id: PromotionId,
    pub(super) definition: Json<PromotionRecord>,
    pub(super) is_enabled: bool,
}

/// All promotions, sorted by name.
pub(super) async fn promotions<'c>(session: impl Session<'c>) -> DbResult<Vec<PromotionRow>> {
    session.sql("SELECT id, definition, is_enabled FROM promotion ORDER BY name").all().await
}

/// Writes a promotion; returns its id.
pub(super) async fn save(tx: &mut Tx, record: &PromotionRecord, now: DateTime<Utc>) -> DbResult<PromotionId> {
    tx.sql(
        "INSERT INTO promotion (name, kind, definition, is_enabled, created_at, updated_at) VALUES ($1, $2, $3, TRUE, $4, $4)
         ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, definition = excluded.definition, updated_at = excluded.updated_at
         RETURNING id",
    )
    .bind(record.name.clone())
    .bind(record.kind().name())
    .bind(Json(record.clone()))
    .bind(now)
    .scalar()
    .await
}

/// Enables or disables a promotion; returns 0 when it has that state already or does not exist.
pub(super) async fn set_enabled(tx: &mut Tx, name: &str, is_enabled: bool, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE promotion SET is_enabled = $2, updated_at = $3 WHERE name = $1 AND is_enabled <> $2")
        .bind(name.to_owned())
        .bind(is_enabled)
        .bind(now)
        .execute()
        .await
}

/// Appends an event to a promotion's history.
pub(super) async fn insert_event(
    tx: &mut Tx,
    promotion: PromotionId,
    kind: PromotionEventKind,
    by: Actor<'_>,
    data: &Value,
) -> DbResult<()> {
    tx.sql("INSERT INTO promotion_event (promotion_id, kind, actor, data, happened_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(promotion)
        .bind(kind.name())
        .bind(by.actor.to_owned())
        .bind(Json(data))
        .bind(by.now)
        .execute()
        .await?;
    Ok(())
}

/// Events of a promotion, oldest first.
pub(super) async fn events<'c>(session: impl Session<'c>, promotion: PromotionId) -> DbResult<Vec<PromotionEvent>> {
    session
        .sql("SELECT kind, actor, data, happened_at FROM promotion_event WHERE promotion_id = $1 ORDER BY id")
        .bind(promotion)
        .all()
        .await
}

/// A stored code with its promotion's name.
#[derive(Clone, Debug, FromRow)]
pub(super) struct CouponRow {
    pub(super) id: CouponId,
    pub(super) promotion_id: PromotionId,
    pub(super) promotion: String,
    pub(super) code: String,
    pub(super) batch: Option<String>,
    pub(super) max_uses: Option<i64>,
    pub(super) max_uses_per_person: Option<i64>,
    pub(super) is_enabled: bool,
    pub(super) created_at: DateTime<Utc>,
    pub(super) created_by: Option<String>,
    pub(super) disabled_at: Option<DateTime<Utc>>,
    pub(super) disabled_by: Option<String>,
    pub(super) tenant_id: Option<TenantId>,
    pub(super) owner: Option<String>,
    pub(super) ends_at: Option<DateTime<Utc>>,
    pub(super) uses: i64,
}

const COUPONS: &str =
    "SELECT c.id, c.promotion_id, p.name AS promotion, c.code, c.batch, c.max_uses, c.max_uses_per_person,
        c.is_enabled, c.created_at, c.created_by, c.disabled_at, c.disabled_by, c.tenant_id, c.owner, c.ends_at,
        (SELECT COUNT(*) FROM coupon_use u WHERE u.coupon_id = c.id AND u.given_back_at IS NULL) AS uses
     FROM coupon c JOIN promotion p ON p.id = c.promotion_id";

/// The code with a key.
pub(super) async fn coupon<'c>(session: impl Session<'c>, code_key: &str) -> DbResult<Option<CouponRow>> {
    session.sql(COUPONS).push_bind(" WHERE c.code_key =", code_key.to_owned()).optional().await
}

/// The codes with these ids, in no particular order.
pub(super) async fn coupons_with_ids<'c>(session: impl Session<'c>, ids: &[CouponId]) -> DbResult<Vec<CouponRow>> {
    session.sql(COUPONS).push(" WHERE ").push_in("c.id", ids).all().await
}

/// Filter of codes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CouponFilter<'a> {
    pub(super) promotion: Option<&'a str>,
    pub(super) batch: Option<&'a str>,
}

/// Codes after an id, in the sequence of their creation.
pub(super) async fn coupons<'c>(
    session: impl Session<'c>,
    filter: CouponFilter<'_>,
    after: CouponId,
    take: i64,
    skip: i64,
) -> DbResult<Vec<CouponRow>> {
    session
        .sql(COUPONS)
        .push_bind(" WHERE c.id >", after)
        .push_some(" AND p.name =", filter.promotion.map(str::to_owned))
        .push_some(" AND c.batch =", filter.batch.map(str::to_owned))
        .push_bind(" ORDER BY c.id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of matching codes.
pub(super) async fn count_coupons<'c>(session: impl Session<'c>, filter: CouponFilter<'_>) -> DbResult<i64> {
    session
        .sql("SELECT COUNT(*) FROM coupon c JOIN promotion p ON p.id = c.promotion_id WHERE c.id > 0")
        .push_some(" AND p.name =", filter.promotion.map(str::to_owned))
        .push_some(" AND c.batch =", filter.batch.map(str::to_owned))
        .scalar()
        .await
}

/// A code to write.
#[derive(Clone, Debug)]
pub(super) struct NewCoupon {
    pub(super) promotion_id: PromotionId,
    pub(super) code: String,
    pub(super) code_key: String,
    pub(super) batch: Option<String>,
    pub(super) max_uses: Option<i64>,
    pub(super) max_uses_per_person: Option<i64>,
}

/// Writes codes; an existing one violates the unique key and fails.
pub(super) async fn insert_coupons(tx: &mut Tx, coupons: &[NewCoupon], by: Actor<'_>) -> DbResult<()> {
    let head = "INSERT INTO coupon (promotion_id, code, code_key, batch, max_uses, max_uses_per_person, is_enabled, created_at, \
                created_by) VALUES";
    insert_many(tx, head, "", coupons, |statement, coupon| {
        statement
            .push_bind(" (", coupon.promotion_id)
            .push_bind(",", coupon.code.clone())
            .push_bind(",", coupon.code_key.clone())
            .push_bind(",", coupon.batch.clone())
            .push_bind(",", coupon.max_uses)
            .push_bind(",", coupon.max_uses_per_person)
            .push(", TRUE")
            .push_bind(",", by.now)
            .push_bind(",", by.actor.to_owned())
            .push(")")
    })
    .await
}

/// Those of the keys that exist.
pub(super) async fn existing_keys(tx: &mut Tx, keys: &[String]) -> DbResult<Vec<String>> {
    tx.sql("SELECT code_key FROM coupon WHERE ").push_in_text("code_key", keys).scalars().await
}

/// Writes the code defined in a file with its terms. Returns 0 when the code belongs to another promotion.
pub(super) async fn save_file_coupon(tx: &mut Tx, coupon: &NewCoupon, by: Actor<'_>) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO coupon (promotion_id, code, code_key, max_uses, max_uses_per_person, is_enabled, created_at, created_by)
         VALUES ($1, $2, $3, $4, $5, TRUE, $6, $7)
         ON CONFLICT (code_key) DO UPDATE SET code = excluded.code, max_uses = excluded.max_uses,
             max_uses_per_person = excluded.max_uses_per_person
         WHERE coupon.promotion_id = excluded.promotion_id",
    )
    .bind(coupon.promotion_id)
    .bind(coupon.code.clone())
    .bind(coupon.code_key.clone())
    .bind(coupon.max_uses)
    .bind(coupon.max_uses_per_person)
    .bind(by.now)
    .bind(by.actor.to_owned())
    .execute()
    .await
}

/// Number of open codes by promotion, for a code or a batch.
pub(super) async fn count_open(
    tx: &mut Tx,
    code_key: Option<&str>,
    batch: Option<&str>,
) -> DbResult<Vec<(PromotionId, i64)>> {
    tx.sql("SELECT promotion_id, COUNT(*) FROM coupon WHERE is_enabled = TRUE")
        .push_some(" AND code_key =", code_key.map(str::to_owned))
        .push_some(" AND batch =", batch.map(str::to_owned))
        .push(" GROUP BY promotion_id ORDER BY promotion_id")
        .all()
        .await
}

/// Closes a code, or all of a batch; returns how many were open.
pub(super) async fn disable_coupons(
    tx: &mut Tx,
    code_key: Option<&str>,
    batch: Option<&str>,
    by: Actor<'_>,
) -> DbResult<u64> {
    tx.sql("UPDATE coupon SET is_enabled = FALSE, disabled_at = $1, disabled_by = $2 WHERE is_enabled = TRUE")
        .bind(by.now)
        .bind(by.actor.to_owned())
        .push_some(" AND code_key =", code_key.map(str::to_owned))
        .push_some(" AND batch =", batch.map(str::to_owned))
        .execute()
        .await
}

/// Number of uses of a code, in total or by one person, without cancelled ones.
pub(super) async fn count_uses<'c>(session: impl Session<'c>, coupon: CouponId, person: Option<&str>) -> DbResult<i64> {
    session
        .sql("SELECT COUNT(*) FROM coupon_use WHERE given_back_at IS NULL")
        .push_bind(" AND coupon_id =", coupon)
        .push_some(" AND person =", person.map(str::to_owned))
        .scalar()
        .await
}

/// Writes a use; returns 0 when the reference has already used the code.
pub(super) async fn insert_use(
    tx: &mut Tx,
    tenant: TenantId,
    coupon: CouponId,
    person: &str,
    reference: &str,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO coupon_use (coupon_id, tenant_id, person, reference, used_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (coupon_id, reference) DO NOTHING",
    )
    .bind(coupon)
    .bind(tenant)
    .bind(person.to_owned())
    .bind(reference.to_owned())
    .bind(now)
    .execute()
    .await
}

/// Cancels the uses of a reference, once.
pub(super) async fn cancel_uses(tx: &mut Tx, tenant: TenantId, reference: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE coupon_use SET given_back_at = $3 WHERE tenant_id = $1 AND reference = $2 AND given_back_at IS NULL")
        .bind(tenant)
        .bind(reference.to_owned())
        .bind(now)
        .execute()
        .await
}
