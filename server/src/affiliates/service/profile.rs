//! Reading and changing a partner's own profile.

use std::sync::Arc;

use chrono_tz::Tz;
use serde_json::{Value, json};

use super::{PayoutInfo, has_key, payout_info, programme};
use crate::{
    affiliates::{
        model::{Affiliate, Details, EventKind, PARTNER, ProfileField, Right},
        programme::Programme,
        store,
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    id::AffiliateId,
};

/// A partner with the other data on their own pages.
#[derive(Clone, Debug)]
pub struct OwnPage {
    /// The partner.
    pub partner: Affiliate,
    /// Their payout account.
    pub payout: Option<PayoutInfo>,
    /// The current programme.
    pub programme: Arc<Programme>,
    /// Whether they can be paid out: they have a payout account that can be decrypted, and their status allows it.
    pub can_pay_out: bool,
}

/// A partner with the other data on their own pages.
pub async fn own_page(app: &App, partner: Affiliate) -> Result<OwnPage> {
    let payout = payout_info(app, partner.id).await?;
    let is_paid = partner.status.may(Right::SetPayoutAccount) && has_key(app);
    Ok(OwnPage { can_pay_out: is_paid && payout.is_some(), programme: programme(app).await?, payout, partner })
}

/// The profile that a partner submits; `forms` has validated it.
#[derive(Clone, Debug)]
pub struct ProfileEdit {
    /// All details.
    pub details: Details,
    /// The name of the time zone in which their figures are counted.
    pub time_zone: String,
    /// Whether they accept the programme's current terms.
    pub agrees_to_programme: bool,
    /// The fields to change; all if none are named.
    pub changed: Option<Vec<ProfileField>>,
}

impl ProfileEdit {
    /// The details to store instead of `stored`.
    fn details(&self, stored: &Details) -> Details {
        let edited = |field| if self.changes(field) { &self.details } else { stored };
        let kind = edited(ProfileField::Kind);
        Details {
            kind: kind.kind,
            company: kind.company.clone(),
            web_address: edited(ProfileField::WebAddress).web_address.clone(),
            channels: edited(ProfileField::Channels).channels.clone(),
            country_ids: edited(ProfileField::CountryIds).country_ids.clone(),
            promotion: edited(ProfileField::Promotion).promotion.clone(),
            emails: edited(ProfileField::Emails).emails,
        }
    }

    fn changes(&self, field: ProfileField) -> bool {
        self.changed.as_ref().is_none_or(|fields| fields.contains(&field))
    }
}

/// Stores a partner's changes to the profile, and their acceptance of the current terms. Fields that are not changed keep their
/// stored values.
pub async fn update(app: &App, partner: &Affiliate, edit: ProfileEdit) -> Result<OwnPage> {
    let zone: Tz = edit.time_zone.parse().map_err(|_| Error::field("timeZone", "form-choice"))?;
    let programme = programme(app).await?;
    let (terms, now) = (programme.record.terms.as_str(), app.clock.now());
    let mut tx = app.db.begin().await?;
    let held = hold(&mut tx, partner.id).await?;
    let details = edit.details(&held.details.0);
    let time_zone = if edit.changes(ProfileField::TimeZone) { zone.name() } else { &held.time_zone };
    if held.details.0 != details || held.time_zone != time_zone {
        store::update_details(&mut tx, held.id, &details, time_zone).await?;
        store::insert_event(&mut tx, held.id, EventKind::ProfileChanged, PARTNER, None, &Value::Null, now).await?;
    }
    if edit.agrees_to_programme && held.terms_version != terms {
        store::set_terms(&mut tx, held.id, terms).await?;
        let data = json!({ "terms": terms });
        store::insert_event(&mut tx, held.id, EventKind::TermsAgreed, PARTNER, None, &data, now).await?;
    }
    let changed = store::find(&mut tx, held.id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    own_page(app, changed).await
}

/// Locks the partner and returns the current row, because a suspension may have come since the request started.
async fn hold(tx: &mut Tx, id: AffiliateId) -> Result<Affiliate> {
    let held = store::hold(tx, id).await?.ok_or(Error::NotFound)?;
    if held.status.may(Right::ChangeProfile) { Ok(held) } else { Err(Error::rejected(held.status.refusal())) }
}
