//! All data stored about a partner as a person, and its erasure.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::payout_info;
use crate::{
    affiliates::{model::EventKind, store},
    app::App,
    db::Tx,
    error::Result,
    id::UserId,
};

/// All data about a person in the partner tables; null when the account is not a partner's.
pub async fn personal_data(app: &App, user: UserId) -> Result<Value> {
    let Some(partner) = store::of_user(&app.db, user).await? else { return Ok(Value::Null) };
    let payout = payout_info(app, partner.id).await?;
    let discounts = super::discounts(app, partner.id).await?;
    Ok(json!({
        "id": partner.id,
        "code": partner.code,
        "status": partner.status.name(),
        "statusReason": partner.status_reason,
        "tier": partner.tier,
        "timeZone": partner.time_zone,
        "details": partner.details.0,
        "termsVersion": partner.terms_version,
        "appliedAt": partner.created_at,
        "payoutAccount": payout.map(|info| json!({
            "account": info.masked, "holder": info.holder, "changedAt": info.changed_at,
        })),
        "discounts": discounts.into_iter().map(|discount| json!({
            "code": discount.code, "promotion": discount.promotion.name, "createdAt": discount.created_at,
        })).collect::<Vec<_>>(),
        "history": store::events(&app.db, partner.id).await?,
    }))
}

/// Removes personal data from the partner tables before the account is erased. Id, code and dates remain, because the ledger of
/// payouts, which the law requires to be kept, refers to them. Their links and discounts earn nothing from then on. The caller
/// commits.
pub async fn erase(tx: &mut Tx, user: UserId, now: DateTime<Utc>) -> Result<()> {
    let Some(partner) = store::of_user(&mut *tx, user).await? else { return Ok(()) };
    for discount in store::discounts(&mut *tx, partner.id).await? {
        store::disable_discount(tx, discount.id).await?;
    }
    store::erase(tx, partner.id, now).await?;
    store::insert_event(tx, partner.id, EventKind::Erased, "person", None, &Value::Null, now).await?;
    Ok(())
}
