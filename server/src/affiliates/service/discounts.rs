//! Partners' discounts: codes of coupon promotions that belong to a partner. Amounts, limits and refusals are those of coupons.

use std::collections::HashMap;

use serde_json::json;

use super::errors::{unknown, wrong};
use crate::{
    affiliates::{
        model::{AffiliateStatus, Discount, EventKind},
        store::{self, DiscountRow},
    },
    app::App,
    db::{DbResult, Session},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{AffiliateDiscountId, AffiliateId, CouponId},
    promotions::{self, NewCoupons, StoredPromotion},
};

/// A discount to create.
#[derive(Clone, Debug)]
pub struct NewDiscount {
    /// The coupon promotion of the code.
    pub promotion: String,
    /// The code; by default the partner's own code in capitals with random characters.
    pub code: Option<String>,
    /// Maximum number of uses in total.
    pub max_uses: Option<u32>,
    /// Maximum number of uses per person.
    pub max_uses_per_person: Option<u32>,
}

/// Creates a code of a coupon promotion and assigns it to a partner. `actor` does it.
pub async fn add_discount(app: &App, id: AffiliateId, wanted: &NewDiscount, actor: &str) -> Result<Discount> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let partner = store::hold(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    if !matches!(partner.status, AffiliateStatus::Active | AffiliateStatus::Pending) {
        return Err(wrong(id, format!("is {} and cannot have a discount", partner.status.name())));
    }
    let coupons = NewCoupons {
        promotion: wanted.promotion.clone(),
        code: wanted.code.clone(),
        prefix: format!("{}-", partner.code.to_uppercase().chars().take(20).collect::<String>()),
        max_uses: wanted.max_uses,
        max_uses_per_person: wanted.max_uses_per_person,
        ..NewCoupons::default()
    };
    let coupon = promotions::create_one(&mut tx, app, &coupons, actor).await.map_err(|error| match error {
        Error::NotFound => wrong(id, format!("there is no promotion {}", wanted.promotion)),
        other => other,
    })?;
    let discount = store::insert_discount(&mut tx, id, coupon, now).await?;
    let data = json!({ "discount": discount, "promotion": wanted.promotion });
    store::insert_event(&mut tx, id, EventKind::DiscountAdded, actor, None, &data, now).await?;
    tx.commit().await?;
    self::discount(app, discount).await?.ok_or(Error::NotFound)
}

/// Ends a discount: its code can no longer be used. `actor` does it.
pub async fn disable_discount(app: &App, id: AffiliateDiscountId, actor: &str) -> Result<Discount> {
    let wrong = |message: &str| Error::from(Diagnostic::new(format!("discount {id}"), 0, message));
    let found = discount(app, id).await?;
    let found = found
        .ok_or_else(|| wrong("does not exist; `vitrina affiliate discount list` lists all discounts of a partner"))?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if store::disable_discount(&mut tx, id).await? == 0 {
        return Err(wrong("is disabled already"));
    }
    promotions::close_code(&mut tx, &found.code, actor, now).await?;
    let data = json!({ "discount": id, "code": found.code });
    store::insert_event(&mut tx, found.affiliate_id, EventKind::DiscountDisabled, actor, None, &data, now).await?;
    tx.commit().await?;
    Ok(Discount { is_enabled: false, ..found })
}

/// A partner's discounts, the oldest first, including ended ones.
pub async fn discounts(app: &App, id: AffiliateId) -> Result<Vec<Discount>> {
    complete(app, store::discounts(&app.db, id).await?).await
}

/// The discount with this id.
pub async fn discount(app: &App, id: AffiliateDiscountId) -> Result<Option<Discount>> {
    let row = store::discount(&app.db, id).await?;
    Ok(complete(app, row.into_iter().collect()).await?.pop())
}

async fn complete(app: &App, rows: Vec<DiscountRow>) -> Result<Vec<Discount>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<CouponId> = rows.iter().map(|row| row.coupon_id).collect();
    let coupons = promotions::coupons_with_ids(&app.db, &ids).await?;
    let stored = promotions::stored(&app.db).await?;
    let stored: HashMap<&str, &StoredPromotion> =
        stored.iter().map(|promotion| (promotion.record.name.as_str(), promotion)).collect();
    let complete = rows.into_iter().filter_map(|row| {
        let coupon = coupons.get(&row.coupon_id)?;
        let promotion = stored.get(coupon.promotion.as_str())?;
        Some(Discount {
            id: row.id,
            affiliate_id: row.affiliate_id,
            coupon_id: row.coupon_id,
            code: coupon.code.clone(),
            is_enabled: coupon.is_enabled && promotion.is_enabled && row.status == "active",
            uses: coupon.uses,
            created_at: row.created_at,
            promotion: promotion.record.clone(),
        })
    });
    Ok(complete.collect())
}

/// The partner's discount of a coupon, if the coupon belongs to a partner.
pub async fn discount_of_coupon<'c>(
    session: impl Session<'c>,
    coupon: CouponId,
) -> DbResult<Option<(AffiliateDiscountId, AffiliateId)>> {
    let rows = store::discounts_of_coupons(session, &[coupon]).await?;
    Ok(rows.first().map(|row| (row.id, row.affiliate_id)))
}

/// The partners' discounts of these coupons; coupons without a partner are left out.
pub async fn discounts_of_coupons<'c>(
    session: impl Session<'c>,
    coupons: &[CouponId],
) -> DbResult<HashMap<CouponId, (AffiliateDiscountId, AffiliateId)>> {
    let rows = store::discounts_of_coupons(session, coupons).await?;
    Ok(rows.into_iter().map(|row| (row.coupon_id, (row.id, row.affiliate_id))).collect())
}
