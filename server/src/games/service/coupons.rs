//! The coupons of a customer's account.

use crate::{
    accounts::User,
    app::App,
    error::Result,
    games::model::AccountCoupon,
    i18n::fallback_chain,
    pricing::Offer,
    promotions::{self, PersonalCoupon, TenantPromotions},
    tenancy::{Language, Storefront},
};

/// A customer's coupons in a country, newest first; usable ones before the others.
pub(in crate::games) async fn coupons(app: &App, front: &Storefront, user: &User) -> Result<Vec<AccountCoupon>> {
    let verified = user.email_verified_at.map(|_| user.email.as_str());
    let all = promotions::personal_coupons_of(&app.db, user.id, verified).await?;
    let promotions = promotions::of_tenant(app, &front.tenant).await?;
    let own = all.into_iter().filter(|coupon| coupon.tenant_id == front.tenant.id);
    let mut coupons: Vec<AccountCoupon> = own.map(|coupon| described(app, front, &promotions, coupon)).collect();
    coupons.sort_by_key(|coupon| coupon.is_used || coupon.is_expired);
    Ok(coupons)
}

fn described(app: &App, front: &Storefront, promotions: &TenantPromotions, coupon: PersonalCoupon) -> AccountCoupon {
    let promotion = promotions.coupons.get(&coupon.promotion_id);
    let minimum = promotion.and_then(|promotion| match &promotion.offer {
        Offer::Code { minimum, .. } => *minimum,
        _ => None,
    });
    let now = app.clock.now();
    let is_over = promotion.is_none_or(|promotion| promotion.period.has_ended(now));
    let (title, description) = texts(promotions, &coupon.promotion, &front.language);
    AccountCoupon {
        code: coupon.code,
        title,
        description,
        valid_to: coupon.ends_at,
        minimum,
        is_used: coupon.is_used,
        is_expired: is_over || !coupon.is_enabled || coupon.ends_at <= now,
    }
}

/// A promotion's title and description in a language, or in the closest one available.
pub(super) fn texts(promotions: &TenantPromotions, name: &str, language: &Language) -> (String, String) {
    let record = promotions.records.get(name);
    let of = |code: &str| record.and_then(|record| record.texts.get(code));
    let text = fallback_chain(&language.code).into_iter().find_map(of);
    text.map(|text| (text.title.clone(), text.description.clone())).unwrap_or_default()
}
