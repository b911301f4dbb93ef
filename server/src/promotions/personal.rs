//! Codes of one person: given by the shop, as the prize of a wheel, used by nobody else, once, until they end.

use chrono::{DateTime, Utc};

use super::{
    coupons::{person, random_codes},
    history::Actor,
    store::personal,
};
use crate::{
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    id::{CouponId, PromotionId, TenantId, UserId},
};

/// A code to give to a person.
#[derive(Clone, Copy, Debug)]
pub struct NewPersonalCoupon<'a> {
    /// The coupon promotion that says what it gives.
    pub promotion_id: PromotionId,
    /// The country whose shop takes it.
    pub tenant_id: TenantId,
    /// Whose it is.
    pub email: &'a str,
    /// Their account, when they are signed in.
    pub user_id: Option<UserId>,
    /// What the code begins with.
    pub prefix: &'a str,
    /// Until just before when it can be used.
    pub ends_at: DateTime<Utc>,
}

/// A code of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalCoupon {
    /// Its id.
    pub id: CouponId,
    /// Its promotion.
    pub promotion_id: PromotionId,
    /// Its promotion's name.
    pub promotion: String,
    /// The country whose shop takes it.
    pub tenant_id: TenantId,
    /// As it is typed.
    pub code: String,
    /// Whether it can be used, as far as its switch goes.
    pub is_enabled: bool,
    /// Whether it was used, and not given back.
    pub is_used: bool,
    /// Since when there is such a code.
    pub created_at: DateTime<Utc>,
    /// Until just before when it can be used.
    pub ends_at: DateTime<Utc>,
}

/// Makes a code for a person, in the caller's transaction: it can be used once. `actor` gives it.
pub async fn issue(
    tx: &mut Tx,
    wish: NewPersonalCoupon<'_>,
    actor: &str,
    now: DateTime<Utc>,
) -> Result<(CouponId, String)> {
    let code =
        random_codes(tx, wish.prefix, 1).await?.pop().ok_or_else(|| Error::internal("one code was asked for"))?;
    let owner = person(wish.email);
    let coupon = personal::NewPersonal {
        promotion_id: wish.promotion_id,
        tenant_id: wish.tenant_id,
        owner: &owner,
        user_id: wish.user_id,
        code: &code,
        ends_at: wish.ends_at,
    };
    let id = personal::insert(tx, &coupon, Actor { actor, now }).await?;
    Ok((id, code))
}

/// Codes by their ids; those that are for everybody, or whose owner is forgotten, are not among them.
pub async fn personal_coupons(db: &Db, ids: &[CouponId]) -> Result<Vec<PersonalCoupon>> {
    Ok(personal::by_ids(db, ids).await?.into_iter().map(PersonalCoupon::from).collect())
}

/// All codes of a person in all countries: of the account, and of an address that is known to be theirs. The newest first.
pub async fn personal_coupons_of(db: &Db, user: UserId, verified_email: Option<&str>) -> Result<Vec<PersonalCoupon>> {
    let mut rows = personal::of_user(db, user).await?;
    if let Some(email) = verified_email {
        rows.extend(personal::of_owner(db, &person(email)).await?);
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.id));
    rows.dedup_by_key(|row| row.id);
    Ok(rows.into_iter().map(PersonalCoupon::from).collect())
}

impl From<personal::Row> for PersonalCoupon {
    fn from(row: personal::Row) -> Self {
        Self {
            id: row.id,
            promotion_id: row.promotion_id,
            promotion: row.promotion,
            tenant_id: row.tenant_id,
            code: row.code,
            is_enabled: row.is_enabled,
            is_used: row.uses > 0,
            created_at: row.created_at,
            ends_at: row.ends_at,
        }
    }
}

/// Closes the codes of a person whose account is erased, and forgets whose they were. The caller commits.
pub async fn forget_owner(
    tx: &mut Tx,
    user: UserId,
    verified_email: Option<&str>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    let of_account = personal::forget_user(tx, user, now).await?;
    let of_address = match verified_email {
        Some(email) => personal::forget_owner(tx, &person(email), now).await?,
        None => 0,
    };
    Ok(of_account + of_address)
}

/// Forgets whose codes were that ended before a moment; the codes stay closed. Tells how many there were.
pub async fn forget_owners_before(db: &Db, before: DateTime<Utc>, now: DateTime<Utc>) -> DbResult<u64> {
    personal::forget_ended(db, before, now).await
}
