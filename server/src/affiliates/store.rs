//! SQL over affiliate, affiliate_event, affiliate_programme, affiliate_discount and affiliate_payout_account.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::{FromRow, types::Json};

use super::{
    model::{Affiliate, AffiliateEvent, AffiliateStatus, Details, EventKind},
    programme::ProgrammeRecord,
};
use crate::{
    db::{DbResult, Session, Statement, Tx},
    id::{AffiliateDiscountId, AffiliateId, CouponId, LanguageId, TenantId, UserId},
};

const COLUMNS: &str = "SELECT id, COALESCE(user_id, 0) AS user_id, tenant_id, language_id, code, status, status_reason, status_at, tier, \
     time_zone, details, terms_version, created_at FROM affiliate WHERE";

/// A new partner.
#[derive(Clone, Debug)]
pub(super) struct NewAffiliate<'a> {
    pub(super) user_id: UserId,
    pub(super) tenant_id: TenantId,
    pub(super) language_id: LanguageId,
    pub(super) code: &'a str,
    pub(super) code_key: &'a str,
    pub(super) tier: &'a str,
    pub(super) time_zone: &'a str,
    pub(super) details: &'a Details,
    pub(super) terms_version: &'a str,
    pub(super) now: DateTime<Utc>,
}

/// The id of the new partner; none when the code is taken.
pub(super) async fn insert(tx: &mut Tx, new: NewAffiliate<'_>) -> DbResult<Option<AffiliateId>> {
    tx.sql(
        "INSERT INTO affiliate (user_id, tenant_id, language_id, code, code_key, status, status_at, tier, time_zone, details, terms_version,
           created_at)
         VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $8, $9, $10, $6) ON CONFLICT (code_key) DO NOTHING RETURNING id",
    )
    .bind(new.user_id)
    .bind(new.tenant_id)
    .bind(new.language_id)
    .bind(new.code.to_owned())
    .bind(new.code_key.to_owned())
    .bind(new.now)
    .bind(new.tier.to_owned())
    .bind(new.time_zone.to_owned())
    .bind(Json(new.details.clone()))
    .bind(new.terms_version.to_owned())
    .optional_scalar()
    .await
}

/// The partner with this id.
pub(super) async fn find<'c>(session: impl Session<'c>, id: AffiliateId) -> DbResult<Option<Affiliate>> {
    session.sql(COLUMNS).push_bind(" id =", id).optional().await
}

/// The same, locked until the transaction ends.
pub(super) async fn hold(tx: &mut Tx, id: AffiliateId) -> DbResult<Option<Affiliate>> {
    tx.sql(COLUMNS).push_bind(" id =", id).for_update().optional().await
}

/// The partner of an account.
pub(super) async fn of_user<'c>(session: impl Session<'c>, user: UserId) -> DbResult<Option<Affiliate>> {
    session.sql(COLUMNS).push_bind(" user_id =", user).optional().await
}

/// The partner with a code, given in the form in which codes are compared.
pub(super) async fn find_by_key<'c>(session: impl Session<'c>, code_key: &str) -> DbResult<Option<Affiliate>> {
    session.sql(COLUMNS).push_bind(" code_key =", code_key.to_owned()).optional().await
}

/// The same for several codes.
pub(super) async fn find_by_keys<'c>(session: impl Session<'c>, keys: &[String]) -> DbResult<Vec<Affiliate>> {
    session.sql(COLUMNS).push(" ").push_in_text("code_key", keys).all().await
}

/// The partners to whom these discounts belong; enabled discounts only.
pub(super) async fn owners_of_discounts<'c>(
    session: impl Session<'c>,
    ids: &[AffiliateDiscountId],
) -> DbResult<Vec<(AffiliateDiscountId, AffiliateId)>> {
    session
        .sql("SELECT id, affiliate_id FROM affiliate_discount WHERE status = 'active' AND ")
        .push_in("id", ids)
        .all()
        .await
}

/// Partners with these ids, in no particular order.
pub(super) async fn with_ids<'c>(session: impl Session<'c>, ids: &[AffiliateId]) -> DbResult<Vec<Affiliate>> {
    session.sql(COLUMNS).push(" ").push_in("id", ids).all().await
}

/// A filter for partners.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Filter<'a> {
    pub(super) tenants: &'a [TenantId],
    pub(super) status: Option<AffiliateStatus>,
    pub(super) tier: Option<&'a str>,
}

/// Partners in order of application, after an id.
pub(super) async fn list<'c>(
    session: impl Session<'c>,
    filter: Filter<'_>,
    after: AffiliateId,
    take: i64,
    skip: i64,
) -> DbResult<Vec<Affiliate>> {
    filtered(session.sql(COLUMNS).push_bind(" id >", after), filter)
        .push_bind(" ORDER BY id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of partners that match the filter.
pub(super) async fn count<'c>(session: impl Session<'c>, filter: Filter<'_>) -> DbResult<i64> {
    filtered(session.sql("SELECT COUNT(*) FROM affiliate WHERE id > 0"), filter).scalar().await
}

fn filtered<'c>(statement: Statement<'c>, filter: Filter<'_>) -> Statement<'c> {
    let statement = if filter.tenants.is_empty() {
        statement
    } else {
        statement.push(" AND ").push_in("tenant_id", filter.tenants)
    };
    statement
        .push_some(" AND status =", filter.status.map(AffiliateStatus::name))
        .push_some(" AND tier =", filter.tier.map(str::to_owned))
}

/// The number of partners per tier who can still earn.
pub(super) async fn tiers<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, i64)>> {
    session
        .sql("SELECT tier, COUNT(*) FROM affiliate WHERE status IN ('pending', 'active', 'suspended') GROUP BY tier ORDER BY tier")
        .all()
        .await
}

/// Changes a partner's status from the one that was read; returns 0 when another transaction has changed it in the meantime.
pub(super) async fn set_status(
    tx: &mut Tx,
    partner: &Affiliate,
    next: AffiliateStatus,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql("UPDATE affiliate SET status = $1, status_reason = $2, status_at = $3 WHERE id = $4 AND status = $5")
        .bind(next.name())
        .bind(reason.map(str::to_owned))
        .bind(now)
        .bind(partner.id)
        .bind(partner.status.name())
        .execute()
        .await
}

/// Updates a partner's details and time zone.
pub(super) async fn update_details(tx: &mut Tx, id: AffiliateId, details: &Details, zone: &str) -> DbResult<u64> {
    tx.sql("UPDATE affiliate SET details = $1, time_zone = $2 WHERE id = $3")
        .bind(Json(details.clone()))
        .bind(zone.to_owned())
        .bind(id)
        .execute()
        .await
}

/// Moves a partner to a tier.
pub(super) async fn set_tier(tx: &mut Tx, id: AffiliateId, tier: &str) -> DbResult<u64> {
    tx.sql("UPDATE affiliate SET tier = $1 WHERE id = $2").bind(tier.to_owned()).bind(id).execute().await
}

/// Changes a partner's code.
pub(super) async fn set_code(tx: &mut Tx, id: AffiliateId, code: &str, code_key: &str) -> DbResult<u64> {
    tx.sql("UPDATE affiliate SET code = $1, code_key = $2 WHERE id = $3")
        .bind(code.to_owned())
        .bind(code_key.to_owned())
        .bind(id)
        .execute()
        .await
}

/// Records that a partner accepted a version of the terms.
pub(super) async fn set_terms(tx: &mut Tx, id: AffiliateId, version: &str) -> DbResult<u64> {
    tx.sql("UPDATE affiliate SET terms_version = $1 WHERE id = $2").bind(version.to_owned()).bind(id).execute().await
}

/// Removes personal data from a partner's row.
pub(super) async fn erase(tx: &mut Tx, id: AffiliateId, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "UPDATE affiliate SET user_id = NULL, details = $2, status = 'left', status_reason = NULL, status_at = $3 WHERE id = $1",
    )
    .bind(id)
    .bind(Json(Details::default()))
    .bind(now)
    .execute()
    .await?;
    tx.sql("UPDATE affiliate_event SET reason = NULL, data = $2 WHERE affiliate_id = $1")
        .bind(id)
        .bind(Json(Value::Null))
        .execute()
        .await?;
    delete_account(tx, id).await
}

/// Appends to a partner's history.
pub(super) async fn insert_event(
    tx: &mut Tx,
    id: AffiliateId,
    kind: EventKind,
    actor: &str,
    reason: Option<&str>,
    data: &Value,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql(
        "INSERT INTO affiliate_event (affiliate_id, kind, actor, reason, data, happened_at) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(kind.name())
    .bind(actor.to_owned())
    .bind(reason.map(str::to_owned))
    .bind(Json(data.clone()))
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// A partner's history, the oldest event first.
pub(super) async fn events<'c>(session: impl Session<'c>, id: AffiliateId) -> DbResult<Vec<AffiliateEvent>> {
    session
        .sql("SELECT kind, actor, reason, data, happened_at FROM affiliate_event WHERE affiliate_id =")
        .push_bind("", id)
        .push(" ORDER BY id")
        .all()
        .await
}

/// The current programme.
#[derive(Debug, FromRow)]
pub(super) struct ProgrammeRow {
    pub(super) revision: i64,
    pub(super) definition: Json<ProgrammeRecord>,
}

/// The current programme, if one was ever applied.
pub(super) async fn programme<'c>(session: impl Session<'c>) -> DbResult<Option<ProgrammeRow>> {
    session.sql("SELECT revision, definition FROM affiliate_programme ORDER BY revision DESC LIMIT 1").optional().await
}

/// Inserts a revision of the programme.
pub(super) async fn insert_programme(
    tx: &mut Tx,
    record: &ProgrammeRecord,
    actor: &str,
    now: DateTime<Utc>,
) -> DbResult<i64> {
    tx.sql("INSERT INTO affiliate_programme (definition, actor, applied_at) VALUES ($1, $2, $3) RETURNING revision")
        .bind(Json(record.clone()))
        .bind(actor.to_owned())
        .bind(now)
        .scalar()
        .await
}

/// A stored discount.
#[derive(Clone, Debug, FromRow)]
pub(super) struct DiscountRow {
    pub(super) id: AffiliateDiscountId,
    pub(super) affiliate_id: AffiliateId,
    pub(super) coupon_id: CouponId,
    pub(super) status: String,
    pub(super) created_at: DateTime<Utc>,
}

const DISCOUNTS: &str = "SELECT id, affiliate_id, coupon_id, status, created_at FROM affiliate_discount WHERE";

/// A partner's discounts, the oldest first.
pub(super) async fn discounts<'c>(session: impl Session<'c>, id: AffiliateId) -> DbResult<Vec<DiscountRow>> {
    session.sql(DISCOUNTS).push_bind(" affiliate_id =", id).push(" ORDER BY id").all().await
}

/// The discount with this id.
pub(super) async fn discount<'c>(session: impl Session<'c>, id: AffiliateDiscountId) -> DbResult<Option<DiscountRow>> {
    session.sql(DISCOUNTS).push_bind(" id =", id).optional().await
}

/// The discounts of coupons, enabled or not, in no particular order.
pub(super) async fn discounts_of_coupons<'c>(
    session: impl Session<'c>,
    coupons: &[CouponId],
) -> DbResult<Vec<DiscountRow>> {
    session.sql(DISCOUNTS).push(" ").push_in("coupon_id", coupons).all().await
}

/// Assigns a coupon to a partner.
pub(super) async fn insert_discount(
    tx: &mut Tx,
    id: AffiliateId,
    coupon: CouponId,
    now: DateTime<Utc>,
) -> DbResult<AffiliateDiscountId> {
    tx.sql("INSERT INTO affiliate_discount (affiliate_id, coupon_id, status, created_at) VALUES ($1, $2, 'active', $3) RETURNING id")
        .bind(id)
        .bind(coupon)
        .bind(now)
        .scalar()
        .await
}

/// Disables a discount; returns 0 when it is already disabled.
pub(super) async fn disable_discount(tx: &mut Tx, id: AffiliateDiscountId) -> DbResult<u64> {
    tx.sql("UPDATE affiliate_discount SET status = 'disabled' WHERE id = $1 AND status = 'active'")
        .bind(id)
        .execute()
        .await
}

/// A stored payout account.
#[derive(Clone, Debug, FromRow)]
pub(super) struct AccountRow {
    pub(super) affiliate_id: AffiliateId,
    pub(super) sealed: String,
    pub(super) key_id: String,
    pub(super) masked: String,
    pub(super) changed_at: DateTime<Utc>,
}

const ACCOUNTS: &str = "SELECT affiliate_id, sealed, key_id, masked, changed_at FROM affiliate_payout_account";

/// A partner's payout account.
pub(super) async fn account<'c>(session: impl Session<'c>, id: AffiliateId) -> DbResult<Option<AccountRow>> {
    session.sql(ACCOUNTS).push_bind(" WHERE affiliate_id =", id).optional().await
}

/// The payout accounts of several partners, in no particular order.
pub(super) async fn accounts<'c>(session: impl Session<'c>, ids: &[AffiliateId]) -> DbResult<Vec<AccountRow>> {
    session.sql(ACCOUNTS).push(" WHERE ").push_in("affiliate_id", ids).all().await
}

/// The number of accounts encrypted with each key.
pub(super) async fn keys<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, i64)>> {
    session.sql("SELECT key_id, COUNT(*) FROM affiliate_payout_account GROUP BY key_id ORDER BY key_id").all().await
}

/// Inserts or updates a payout account.
pub(super) async fn save_account(tx: &mut Tx, row: &AccountRow) -> DbResult<()> {
    tx.sql(
        "INSERT INTO affiliate_payout_account (affiliate_id, sealed, key_id, masked, changed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (affiliate_id) DO UPDATE SET sealed = excluded.sealed, key_id = excluded.key_id, masked = excluded.masked,
             changed_at = excluded.changed_at",
    )
    .bind(row.affiliate_id)
    .bind(row.sealed.clone())
    .bind(row.key_id.clone())
    .bind(row.masked.clone())
    .bind(row.changed_at)
    .execute()
    .await?;
    Ok(())
}

/// Deletes a partner's payout account.
pub(super) async fn delete_account(tx: &mut Tx, id: AffiliateId) -> DbResult<()> {
    tx.sql("DELETE FROM affiliate_payout_account WHERE affiliate_id = $1").bind(id).execute().await?;
    Ok(())
}
