//! A spin: counted, drawn and awarded in one transaction. Spins of a country are serialised.

use chrono::{DateTime, TimeDelta, Utc};
use rand::RngExt as _;

use super::{
    in_force::{ActiveWheel, AvailablePrize, budget, label, turning},
    person::{SpinVisitor, key, person_key},
    view::next_day,
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    games::{
        model::{SPINS, SpinResult, WheelPrize},
        odds::{segment_of, tickets},
        store::{
            spins::{self, NewSpin, NewTurn},
            wheels,
        },
    },
    id::{CouponId, UserId, WheelSpinId},
    newsletter,
    promotions::{self, NewPersonalCoupon},
    rate_limit,
    tenancy::{Storefront, Tenant},
    visitor::Visitor,
};

/// Prefix of prize codes.
const PREFIX: &str = "WIN-";
/// The actor in histories.
const ACTOR: &str = "wheel";

/// A visitor's request to spin.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct SpinRequest<'a> {
    /// The visitor.
    pub spinner: &'a SpinVisitor,
    /// A guest's normalised e-mail address, as addresses are compared.
    pub email: Option<&'a str>,
    /// Whether to subscribe to the newsletter as well.
    pub newsletter: bool,
    /// Honeypot field, invisible to people.
    pub website: &'a str,
}

/// Spins the wheel. Fails when the browser or the person has no spin left today. A requested newsletter is subscribed with the
/// usual confirmation e-mail; its outcome does not affect the spin.
pub(in crate::games) async fn spin(
    app: &App,
    front: &Storefront,
    wish: SpinRequest<'_>,
    visitor: &Visitor,
) -> Result<SpinResult> {
    rate_limit::limit(app, SPINS.of_networks(visitor.address)).await?;
    if !wish.website.trim().is_empty() {
        return Err(Error::rejected("error-wheel-over"));
    }
    let (user_id, email) = match (&wish.spinner.customer, wish.email) {
        (Some((user, email)), _) => (Some(*user), email.as_str()),
        (None, Some(email)) => (None, email),
        (None, None) => return Err(Error::field("email", "form-required")),
    };
    let turn = SpinIdentity { keys: keys(wish.spinner, email, visitor), email, user_id };
    let promotions = promotions::of_tenant(app, &front.tenant).await?;
    let (promotions, turn) = (&*promotions, &turn);
    let drawn = app
        .db
        .transact(|mut tx| async move {
            let drawn = draw(app, &mut tx, &front.tenant, promotions, turn).await?;
            tx.commit().await?;
            Ok::<_, Error>(drawn)
        })
        .await?;
    if wish.newsletter {
        ask_about_newsletter(app, front, email, visitor).await;
    }
    let segment = &drawn.wheel.record.segments[drawn.segment];
    let label = label(&drawn.wheel.record, segment, promotions, &front.language);
    Ok(SpinResult {
        segment: drawn.segment as i64,
        prize: drawn.prize.map(|(code, expires_at)| WheelPrize { code, label: label.clone(), expires_at }),
        label,
        spins_left: drawn.spins_left,
        next_day_at: next_day(&front.tenant, app.clock.now()),
    })
}

/// The keys by which daily spins are counted, and the owner of the prize.
struct SpinIdentity<'a> {
    keys: Vec<String>,
    email: &'a str,
    user_id: Option<UserId>,
}

/// A guest's browser without a cookie is also counted by its network: omitting the cookie must not give additional spins.
fn keys(spinner: &SpinVisitor, email: &str, visitor: &Visitor) -> Vec<String> {
    let mut keys = vec![spinner.browser_key(), person_key(email)];
    if spinner.is_new_browser && spinner.customer.is_none() {
        let network = visitor.network().map(|network| network.to_string()).unwrap_or_default();
        keys.push(key("network", &network));
    }
    keys
}

/// The drawn segment.
struct DrawnSegment {
    wheel: ActiveWheel,
    segment: usize,
    prize: Option<(String, DateTime<Utc>)>,
    spins_left: i64,
}

async fn draw(
    app: &App,
    tx: &mut Tx,
    tenant: &Tenant,
    promotions: &promotions::TenantPromotions,
    turn: &SpinIdentity<'_>,
) -> Result<DrawnSegment> {
    tx.lock("wheel", tenant.id).await?;
    let now = app.clock.now();
    let wheel = turning(&mut *tx, tenant, promotions, now).await?;
    let wheel = wheel.ok_or_else(|| Error::rejected("error-wheel-over"))?;
    let day = tenant.local_date(now).to_string();
    let spins_per_day = i64::from(wheel.record.spins_per_day);
    let mut turns = Vec::with_capacity(turn.keys.len());
    for who in &turn.keys {
        turns.push(spins::turns(&mut *tx, tenant.id, &day, who).await?);
    }
    let spun = turns.iter().copied().max().unwrap_or_default();
    if spun >= spins_per_day {
        return Err(Error::rejected("error-wheel-spun"));
    }
    let ticket = rand::rng().random_range(0..tickets(&wheel.weights));
    let segment = segment_of(&wheel.weights, ticket).ok_or_else(|| {
        Error::Internal(format!("no segment of the wheel has the ticket {ticket}: its weights are {:?}", wheel.weights))
    })?;
    let coupon = match wheel.prizes[segment] {
        Some(prize) => Some(give(tx, tenant, &wheel, segment, prize, turn, now).await?),
        None => None,
    };
    let spin = NewSpin {
        tenant_id: tenant.id,
        wheel_id: wheel.id,
        segment: segment as i64,
        weights: &wheel.weights,
        coupon_id: coupon.as_ref().map(|coupon| coupon.id),
        now,
    };
    let spin_id = spins::insert(tx, &spin).await?;
    count_turns(tx, tenant, &day, turn, &turns, spin_id, now).await?;
    Ok(DrawnSegment {
        wheel,
        segment,
        prize: coupon.map(|coupon| (coupon.code, coupon.ends_at)),
        spins_left: spins_per_day - spun - 1,
    })
}

/// An issued code.
struct IssuedCode {
    id: CouponId,
    code: String,
    ends_at: DateTime<Utc>,
}

async fn give(
    tx: &mut Tx,
    tenant: &Tenant,
    wheel: &ActiveWheel,
    segment: usize,
    prize: AvailablePrize,
    turn: &SpinIdentity<'_>,
    now: DateTime<Utc>,
) -> Result<IssuedCode> {
    let record = &wheel.record.segments[segment];
    if wheels::take_prize(tx, tenant.id, &record.name, budget(record)).await? == 0 {
        return Err(Error::internal(format!("the budget of {} was used up under its lock", record.name)));
    }
    let last = now + TimeDelta::days(i64::from(wheel.record.coupon_days));
    let ends_at = prize.ends_at.map_or(last, |ends| ends.min(last));
    let wish = NewPersonalCoupon {
        promotion_id: prize.promotion_id,
        tenant_id: tenant.id,
        email: turn.email,
        user_id: turn.user_id,
        prefix: PREFIX,
        ends_at,
    };
    let (id, code) = promotions::issue(tx, wish, ACTOR, now).await?;
    Ok(IssuedCode { id, code, ends_at })
}

/// The rows' unique key guarantees what the lock also does: no turn is counted twice.
async fn count_turns(
    tx: &mut Tx,
    tenant: &Tenant,
    day: &str,
    turn: &SpinIdentity<'_>,
    turns: &[i64],
    spin_id: WheelSpinId,
    now: DateTime<Utc>,
) -> Result<()> {
    for (who, spun) in turn.keys.iter().zip(turns) {
        spins::insert_turn(tx, NewTurn { tenant_id: tenant.id, day, who, turn: spun + 1, spin_id, now }).await?;
    }
    Ok(())
}

async fn ask_about_newsletter(app: &App, front: &Storefront, email: &str, visitor: &Visitor) {
    match newsletter::subscribe(app, front, email, visitor).await {
        Ok(()) | Err(Error::Rejected { .. } | Error::RateLimited(_)) => {}
        Err(error) => tracing::warn!(%error, "a newsletter subscription requested with a spin could not be stored"),
    }
}
