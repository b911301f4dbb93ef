//! What partners say of themselves.

use chrono_tz::Tz;
use serde_json::{Value, json};

use super::{PARTNER, programme};
use crate::{
    affiliates::{
        model::{Affiliate, Details, EventKind, Right},
        store,
    },
    app::App,
    error::{Error, Result},
    id::AffiliateId,
};

/// What a partner says of themselves; `forms` has checked it.
#[derive(Clone, Debug)]
pub struct ProfileEdit {
    /// All of it.
    pub details: Details,
    /// The name of the time zone of their figures.
    pub time_zone: String,
}

/// Writes what a partner says of themselves.
pub async fn update(app: &App, partner: &Affiliate, edit: ProfileEdit) -> Result<Affiliate> {
    let zone: Tz = edit.time_zone.parse().map_err(|_| Error::field("timeZone", "form-choice"))?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let held = hold(&mut tx, partner.id).await?;
    if held.details.0 != edit.details || held.time_zone != zone.name() {
        store::update_details(&mut tx, held.id, &edit.details, zone.name()).await?;
        store::insert_event(&mut tx, held.id, EventKind::ProfileChanged, (PARTNER, None), &Value::Null, now).await?;
        tx.commit().await?;
    }
    store::find(&app.db, partner.id).await?.ok_or(Error::NotFound)
}

/// Notes that a partner agrees to the terms of the programme that hold now.
pub async fn agree(app: &App, partner: &Affiliate) -> Result<Affiliate> {
    let programme = programme(app).await?;
    let version = programme.record.terms.as_str();
    let mut tx = app.db.begin().await?;
    let held = hold(&mut tx, partner.id).await?;
    if held.terms_version != version {
        store::set_terms(&mut tx, held.id, version).await?;
        let data = json!({ "terms": version });
        let now = app.clock.now();
        store::insert_event(&mut tx, held.id, EventKind::ProfileChanged, (PARTNER, None), &data, now).await?;
        tx.commit().await?;
    }
    store::find(&app.db, partner.id).await?.ok_or(Error::NotFound)
}

/// The partner as they stand now: a suspension may have come since the request began.
async fn hold(tx: &mut crate::db::Tx, id: AffiliateId) -> Result<Affiliate> {
    let held = store::hold(tx, id).await?.ok_or(Error::NotFound)?;
    if held.status.may(Right::ChangeProfile) { Ok(held) } else { Err(Error::rejected(held.status.refusal())) }
}
