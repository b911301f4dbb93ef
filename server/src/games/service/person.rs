//! The visitor who spins: a browser and a person, identified by digests; exporting and erasing their data.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::{
    accounts::User,
    app::App,
    db::{DbResult, Tx},
    error::Result,
    games::store::spins,
    id::UserId,
    promotions::{self, PersonalCoupon},
};

/// A visitor who spins.
#[derive(Clone, Debug, Default)]
pub(in crate::games) struct SpinVisitor {
    /// The customer with their e-mail address.
    pub customer: Option<(UserId, String)>,
    /// The token of the browser's cookie.
    pub browser: String,
    /// Whether the browser sent no such cookie, so that the token is new.
    pub is_new_browser: bool,
}

impl SpinVisitor {
    /// The key by which a browser's turns are counted.
    pub(super) fn browser_key(&self) -> String {
        key("browser", &self.browser)
    }
}

/// The key by which a person's turns are counted.
pub(super) fn person_key(email: &str) -> String {
    key("person", &promotions::person(email))
}

/// A digest of an identifier and its kind.
pub(super) fn key(kind: &str, whom: &str) -> String {
    format!("{kind}:{}", hex::encode(Sha256::digest(format!("{kind} {whom}").as_bytes())))
}

/// The user's e-mail address, when it is verified.
fn verified(user: &User) -> Option<&str> {
    user.email_verified_at.map(|_| user.email.as_str())
}

/// All data that wheels hold about a person: the codes won, and the spins of the last days.
pub async fn personal_data(app: &App, user: &User) -> Result<Value> {
    let coupons = promotions::personal_coupons_of(&app.db, user.id, verified(user)).await?;
    let spins = match verified(user) {
        Some(email) => spins::of_person(&app.db, &person_key(email)).await?,
        None => Vec::new(),
    };
    let coupon = |coupon: &PersonalCoupon| {
        json!({
            "countryId": coupon.tenant_id, "code": coupon.code, "promotion": coupon.promotion,
            "createdAt": coupon.created_at, "endsAt": coupon.ends_at, "isUsed": coupon.is_used,
        })
    };
    Ok(json!({
        "coupons": coupons.iter().map(coupon).collect::<Vec<_>>(),
        "spins": spins.iter().map(|spin| json!({
            "countryId": spin.tenant_id, "segment": spin.segment, "spunAt": spin.spun_at,
        })).collect::<Vec<_>>(),
    }))
}

/// Deletes the turns of an erased person, which link them to their spins, and closes their codes. The caller commits.
pub async fn erase_person(tx: &mut Tx, user: &User, now: DateTime<Utc>) -> DbResult<()> {
    promotions::erase_owner(tx, user.id, verified(user), now).await?;
    if let Some(email) = verified(user) {
        spins::erase(tx, &person_key(email)).await?;
    }
    Ok(())
}

/// Deletes turns, which link persons and browsers to spins, that are older than `keep`; the spins are kept.
pub async fn prune_turns(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(spins::delete_turns_before(&app.db, app.clock.now() - keep).await?)
}

/// Deletes spins that are older than `keep`.
pub async fn prune_spins(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(spins::delete_before(&app.db, app.clock.now() - keep).await?)
}
