//! The wheel as shown to visitors, with its true odds.

use chrono::{DateTime, Utc};

use super::{
    in_force::{ActiveWheel, label, turning},
    person::{SpinVisitor, person_key},
};
use crate::{
    app::App,
    error::Result,
    games::{
        model::{SpinResult, WheelPrize, WheelSegment, WheelView},
        odds::chance,
        store::spins,
    },
    promotions::{self, TenantPromotions},
    tenancy::{Storefront, Tenant},
};

/// A country's wheel with the visitor's remaining spins; `None` when it is not in force.
pub(in crate::games) async fn view(app: &App, front: &Storefront, spinner: &SpinVisitor) -> Result<Option<WheelView>> {
    let (tenant, now) = (&front.tenant, app.clock.now());
    let promotions = promotions::of_tenant(app, tenant).await?;
    let Some(wheel) = turning(&app.db, tenant, &promotions, now).await? else { return Ok(None) };
    let day = tenant.local_date(now).to_string();
    let mut spun = spins::turns(&app.db, tenant.id, &day, &spinner.browser_key()).await?;
    if let Some((_, email)) = &spinner.customer {
        spun = spun.max(spins::turns(&app.db, tenant.id, &day, &person_key(email)).await?);
    }
    let spins_per_day = i64::from(wheel.record.spins_per_day);
    let spins_left = (spins_per_day - spun).max(0);
    let last = last_spin(app, front, spinner, &wheel, &promotions, spins_left).await?;
    Ok(Some(WheelView {
        id: wheel.id,
        segments: segments(&wheel, &promotions, front),
        spins_per_day,
        spins_left,
        next_day_at: next_day(tenant, now),
        ends_at: wheel.ends_at,
        needs_email: spinner.customer.is_none(),
        consent_needed: wheel.record.needs_consent,
        coupon_days: i64::from(wheel.record.coupon_days),
        last,
    }))
}

/// The start of the next day in the country.
pub(super) fn next_day(tenant: &Tenant, now: DateTime<Utc>) -> DateTime<Utc> {
    crate::clock::calendar_day(tenant.time_zone, now).end
}

fn segments(wheel: &ActiveWheel, promotions: &TenantPromotions, front: &Storefront) -> Vec<WheelSegment> {
    let segment = |(place, segment)| WheelSegment {
        label: label(&wheel.record, segment, promotions, &front.language),
        colour: segment.colour.clone(),
        is_prize: segment.promotion.is_some(),
        odds: chance(&wheel.weights, place),
    };
    wheel.record.segments.iter().enumerate().map(segment).collect()
}

/// The browser's last outcome today, on the current wheel.
async fn last_spin(
    app: &App,
    front: &Storefront,
    spinner: &SpinVisitor,
    wheel: &ActiveWheel,
    promotions: &TenantPromotions,
    spins_left: i64,
) -> Result<Option<SpinResult>> {
    let (tenant, now) = (&front.tenant, app.clock.now());
    let day = tenant.local_date(now).to_string();
    let spin = spins::last(&app.db, tenant.id, &day, &spinner.browser_key()).await?;
    let Some(spin) = spin.filter(|spin| spin.wheel_id == wheel.id) else { return Ok(None) };
    let place = usize::try_from(spin.segment).unwrap_or_default();
    let Some(segment) = wheel.record.segments.get(place) else { return Ok(None) };
    let label = label(&wheel.record, segment, promotions, &front.language);
    let coupons = promotions::personal_coupons(&app.db, &Vec::from_iter(spin.coupon_id)).await?;
    let prize = coupons.into_iter().next().map(|coupon| WheelPrize {
        code: coupon.code,
        label: label.clone(),
        expires_at: coupon.ends_at,
    });
    Ok(Some(SpinResult { segment: spin.segment, label, prize, spins_left, next_day_at: next_day(tenant, now) }))
}
