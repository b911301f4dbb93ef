//! SQL over coupon: personal codes.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{CouponId, PromotionId, TenantId, UserId},
    promotions::history::Actor,
};

/// A stored personal code.
#[derive(Clone, Debug, FromRow)]
pub(in crate::promotions) struct Row {
    pub(in crate::promotions) id: CouponId,
    pub(in crate::promotions) promotion_id: PromotionId,
    pub(in crate::promotions) promotion: String,
    pub(in crate::promotions) tenant_id: TenantId,
    pub(in crate::promotions) code: String,
    pub(in crate::promotions) is_enabled: bool,
    pub(in crate::promotions) created_at: DateTime<Utc>,
    pub(in crate::promotions) ends_at: DateTime<Utc>,
    pub(in crate::promotions) uses: i64,
}

const COLUMNS: &str =
    "SELECT c.id, c.promotion_id, p.name AS promotion, c.tenant_id, c.code, c.is_enabled, c.created_at, c.ends_at,
        (SELECT COUNT(*) FROM coupon_use u WHERE u.coupon_id = c.id AND u.given_back_at IS NULL) AS uses
     FROM coupon c JOIN promotion p ON p.id = c.promotion_id
     WHERE c.tenant_id IS NOT NULL AND c.owner IS NOT NULL AND c.ends_at IS NOT NULL AND";

/// A code to write.
#[derive(Clone, Copy, Debug)]
pub(in crate::promotions) struct NewPersonal<'a> {
    pub(in crate::promotions) promotion_id: PromotionId,
    pub(in crate::promotions) tenant_id: TenantId,
    pub(in crate::promotions) owner: &'a str,
    pub(in crate::promotions) user_id: Option<UserId>,
    pub(in crate::promotions) code: &'a str,
    pub(in crate::promotions) ends_at: DateTime<Utc>,
}

/// Writes a code that can be used once; returns its id.
pub(in crate::promotions) async fn insert(tx: &mut Tx, coupon: &NewPersonal<'_>, by: Actor<'_>) -> DbResult<CouponId> {
    tx.sql(
        "INSERT INTO coupon (promotion_id, code, code_key, max_uses, is_enabled, created_at, created_by, tenant_id, owner, user_id, ends_at)
         VALUES ($1, $2, $3, 1, TRUE, $4, $5, $6, $7, $8, $9) RETURNING id",
    )
    .bind(coupon.promotion_id)
    .bind(coupon.code.to_owned())
    .bind(coupon.code.to_uppercase())
    .bind(by.now)
    .bind(by.actor.to_owned())
    .bind(coupon.tenant_id)
    .bind(coupon.owner.to_owned())
    .bind(coupon.user_id)
    .bind(coupon.ends_at)
    .scalar()
    .await
}

/// Codes by their ids.
pub(in crate::promotions) async fn by_ids(db: &Db, ids: &[CouponId]) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_in(" c.id", ids).push(" ORDER BY c.id").all().await
}

/// All codes of an account.
pub(in crate::promotions) async fn of_user(db: &Db, user: UserId) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" c.user_id =", user).push(" ORDER BY c.id").all().await
}

/// All codes of an e-mail address.
pub(in crate::promotions) async fn of_owner(db: &Db, owner: &str) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" c.owner =", owner.to_owned()).push(" ORDER BY c.id").all().await
}

const CLOSE: &str = "UPDATE coupon SET owner = NULL, user_id = NULL, is_enabled = FALSE, disabled_at = COALESCE(disabled_at, $1), \
                     disabled_by = COALESCE(disabled_by, 'vitrina') WHERE";

/// Closes the codes of an account and removes the link to their owner.
pub(in crate::promotions) async fn erase_user(tx: &mut Tx, user: UserId, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(CLOSE).bind(now).push_bind(" user_id =", user).execute().await
}

/// Closes the codes of an e-mail address and removes the link to their owner.
pub(in crate::promotions) async fn erase_owner(tx: &mut Tx, owner: &str, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(CLOSE).bind(now).push_bind(" owner =", owner.to_owned()).execute().await
}

/// Closes the codes that expired before a point in time and removes the link to their owners.
pub(in crate::promotions) async fn erase_ended(db: &Db, before: DateTime<Utc>, now: DateTime<Utc>) -> DbResult<u64> {
    db.sql(CLOSE).bind(now).push_bind(" owner IS NOT NULL AND ends_at <", before).execute().await
}
