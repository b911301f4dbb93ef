//! What partners see and say of themselves.

use std::sync::Arc;

use chrono_tz::Tz;
use serde_json::{Value, json};

use super::{PARTNER, PayoutInfo, has_key, payout_info, programme};
use crate::{
    affiliates::{
        model::{Affiliate, Details, EventKind, Right},
        programme::Programme,
        store,
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    id::AffiliateId,
};

/// A partner with what else they see on their own pages.
#[derive(Clone, Debug)]
pub struct OwnPage {
    /// The partner.
    pub partner: Affiliate,
    /// Where their money goes.
    pub payout: Option<PayoutInfo>,
    /// The programme that holds.
    pub programme: Arc<Programme>,
    /// Whether money can be paid out to them: their account is known, can be read, and their status allows it.
    pub can_pay_out: bool,
}

/// A partner with what else they see on their own pages.
pub async fn own_page(app: &App, partner: Affiliate) -> Result<OwnPage> {
    let payout = payout_info(app, partner.id).await?;
    let is_paid = partner.status.may(Right::SetPayoutAccount) && has_key(app);
    Ok(OwnPage { can_pay_out: is_paid && payout.is_some(), programme: programme(app).await?, payout, partner })
}

/// What a partner says of themselves; `forms` has checked it.
#[derive(Clone, Debug)]
pub struct ProfileEdit {
    /// All of it.
    pub details: Details,
    /// The name of the time zone of their figures.
    pub time_zone: String,
    /// Whether they agree to the terms of the programme that hold now.
    pub agrees_to_programme: bool,
}

/// Writes what a partner says of themselves, and that they agree to the terms that hold now.
pub async fn update(app: &App, partner: &Affiliate, edit: ProfileEdit) -> Result<OwnPage> {
    let zone: Tz = edit.time_zone.parse().map_err(|_| Error::field("timeZone", "form-choice"))?;
    let programme = programme(app).await?;
    let (terms, now) = (programme.record.terms.as_str(), app.clock.now());
    let mut tx = app.db.begin().await?;
    let held = hold(&mut tx, partner.id).await?;
    if held.details.0 != edit.details || held.time_zone != zone.name() {
        store::update_details(&mut tx, held.id, &edit.details, zone.name()).await?;
        store::insert_event(&mut tx, held.id, EventKind::ProfileChanged, (PARTNER, None), &Value::Null, now).await?;
    }
    if edit.agrees_to_programme && held.terms_version != terms {
        store::set_terms(&mut tx, held.id, terms).await?;
        let data = json!({ "terms": terms });
        store::insert_event(&mut tx, held.id, EventKind::TermsAgreed, (PARTNER, None), &data, now).await?;
    }
    let changed = store::find(&mut tx, held.id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    own_page(app, changed).await
}

/// The partner as they stand now: a suspension may have come since the request began.
async fn hold(tx: &mut Tx, id: AffiliateId) -> Result<Affiliate> {
    let held = store::hold(tx, id).await?.ok_or(Error::NotFound)?;
    if held.status.may(Right::ChangeProfile) { Ok(held) } else { Err(Error::rejected(held.status.refusal())) }
}
