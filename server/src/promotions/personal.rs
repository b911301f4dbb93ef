//! Personal codes: issued by the shop, for instance as the prize of a wheel, usable once, only by their owner, until they expire.

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

/// A personal code to issue.
#[derive(Clone, Copy, Debug)]
pub struct NewPersonalCoupon<'a> {
    /// The coupon promotion that defines the reward.
    pub promotion_id: PromotionId,
    /// The country in which it can be used.
    pub tenant_id: TenantId,
    /// The owner's e-mail address.
    pub email: &'a str,
    /// The owner's account, when signed in.
    pub user_id: Option<UserId>,
    /// Prefix of the code.
    pub prefix: &'a str,
    /// End of validity (exclusive).
    pub ends_at: DateTime<Utc>,
}

/// A personal code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalCoupon {
    /// Its id.
    pub id: CouponId,
    /// Its promotion.
    pub promotion_id: PromotionId,
    /// Its promotion's name.
    pub promotion: String,
    /// The country in which it can be used.
    pub tenant_id: TenantId,
    /// As displayed.
    pub code: String,
    /// Whether it is open, regardless of uses and validity.
    pub is_enabled: bool,
    /// Whether it was used, and the use was not cancelled.
    pub is_used: bool,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// End of validity (exclusive).
    pub ends_at: DateTime<Utc>,
}

/// Issues a code to a person, in the caller's transaction, recorded as done by `actor`; it can be used once.
pub async fn issue(
    tx: &mut Tx,
    wish: NewPersonalCoupon<'_>,
    actor: &str,
    now: DateTime<Utc>,
) -> Result<(CouponId, String)> {
    let code = random_codes(tx, wish.prefix, 1).await?.pop();
    let code = code.ok_or_else(|| Error::Internal(format!("no code with the prefix {} was generated", wish.prefix)))?;
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

/// Personal codes by their ids; codes for everybody, and those whose owner was erased, are omitted.
pub async fn personal_coupons(db: &Db, ids: &[CouponId]) -> Result<Vec<PersonalCoupon>> {
    Ok(personal::by_ids(db, ids).await?.into_iter().map(PersonalCoupon::from).collect())
}

/// All codes of a person in all countries: of the account, and of the verified e-mail address. Newest first.
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

/// Closes the codes of an erased account and removes the link to their owner. The caller commits.
pub async fn erase_owner(tx: &mut Tx, user: UserId, verified_email: Option<&str>, now: DateTime<Utc>) -> DbResult<u64> {
    let of_account = personal::erase_user(tx, user, now).await?;
    let of_address = match verified_email {
        Some(email) => personal::erase_owner(tx, &person(email), now).await?,
        None => 0,
    };
    Ok(of_account + of_address)
}

/// Removes the link to the owner from codes that expired before a point in time; the codes stay closed. Returns their number.
pub async fn erase_owners_before(db: &Db, before: DateTime<Utc>, now: DateTime<Utc>) -> DbResult<u64> {
    personal::erase_ended(db, before, now).await
}
