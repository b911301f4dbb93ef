//! Applications.

use chrono_tz::Tz;
use serde_json::Value;

use super::{notices::notify, programme};
use crate::{
    accounts::{self, NewAccount, NewSession, Sender, User, UserType},
    affiliates::{
        code::code_key,
        emails,
        model::{Affiliate, AffiliateStatus, Details, EventKind, PARTNER},
        programme::Programme,
        store::{self, NewAffiliate},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    mail::Notice,
    rate_limit::{self, Policy},
    tenancy::Storefront,
    token::{self, SMALL_LETTERS_AND_DIGITS},
    visitor::Visitor,
};

/// Rate limit: applications from one network.
const OF_NETWORK: Policy = Policy::new("affiliate-application", 10, chrono::TimeDelta::minutes(10));
/// Length of a code: long enough that collisions are rare.
const SIGNS: usize = 8;
/// How many other codes are tried when one is taken.
const ATTEMPTS: usize = 5;

/// An applicant; the form's rules have validated the fields.
#[derive(Clone, Debug)]
pub struct Applicant<'a> {
    /// Their account; always created with the type affiliate, whatever type is set here.
    pub person: NewAccount,
    /// The account's password.
    pub password: &'a str,
    /// The details that they entered.
    pub details: Details,
    /// The honeypot field, invisible to people.
    pub trap: &'a str,
}

/// Creates the account and its application, signs the applicant in, and sends e-mails to them and to the shop. A bot that fills
/// in the honeypot field gets the error for an existing account.
pub async fn apply(
    app: &App,
    storefront: &Storefront,
    applicant: Applicant<'_>,
    visitor: &Visitor,
) -> Result<NewSession> {
    rate_limit::limit(app, OF_NETWORK.of_networks(visitor.address)).await?;
    if !applicant.trap.trim().is_empty() {
        return Err(Error::rejected("error-user-exists"));
    }
    let programme = programme(app).await?;
    if !programme.is_open() {
        return Err(Error::rejected("error-affiliate-programme-closed"));
    }
    let (sender, now) = (Sender::of(storefront), app.clock.now());
    let person = NewAccount { user_type: UserType::Affiliate, ..applicant.person };
    let checked = accounts::check_registration(app, sender, person, applicant.password, visitor).await?;
    let mut tx = app.db.begin().await?;
    let session = checked.insert(&mut tx, app, visitor).await?;
    let zone = storefront.tenant.time_zone;
    let partner = insert(&mut tx, app, &programme, &session.user, zone, &applicant.details).await?;
    store::insert_event(&mut tx, partner.id, EventKind::Applied, PARTNER, None, &Value::Null, now).await?;
    notify(&mut tx, app, &partner, &session.user, &Notice::AffiliateReceived {}).await?;
    emails::enqueue_application(&mut tx, app, &partner).await?;
    tx.commit().await?;
    Ok(session)
}

/// Makes an existing account of type affiliate a partner, active at once and without a decision. `actor` does it.
pub async fn add(app: &App, user: &User, details: Details, actor: &str) -> Result<Affiliate> {
    let programme = programme(app).await?;
    let zone = app.directory().tenant(user.tenant_id).map_or(Tz::UTC, |tenant| tenant.time_zone);
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let partner = insert(&mut tx, app, &programme, user, zone, &details).await?;
    store::set_status(&mut tx, &partner, AffiliateStatus::Active, None, now).await?;
    store::insert_event(&mut tx, partner.id, EventKind::Approved, actor, None, &Value::Null, now).await?;
    let partner = store::find(&mut tx, partner.id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    Ok(partner)
}

/// Inserts a pending partner with a code that is not taken.
async fn insert(
    tx: &mut Tx,
    app: &App,
    programme: &Programme,
    user: &User,
    zone: Tz,
    details: &Details,
) -> Result<Affiliate> {
    for _ in 0..ATTEMPTS {
        let code = random_code();
        let key = code_key(&code).ok_or_else(|| Error::Internal(format!("the generated code {code} is not valid")))?;
        let new = NewAffiliate {
            user_id: user.id,
            tenant_id: user.tenant_id,
            language_id: user.language_id,
            code: &code,
            code_key: &key,
            tier: programme.first_tier(),
            time_zone: zone.name(),
            details,
            terms_version: &programme.record.terms,
            now: app.clock.now(),
        };
        if let Some(id) = store::insert(tx, new).await? {
            return store::find(&mut *tx, id).await?.ok_or(Error::NotFound);
        }
    }
    Err(Error::internal("no code of a partner is free"))
}

fn random_code() -> String {
    token::code(SMALL_LETTERS_AND_DIGITS, SIGNS)
}
