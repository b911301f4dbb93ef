//! Applications.

use chrono_tz::Tz;
use rand::RngExt as _;
use serde_json::Value;

use super::{PARTNER, notify, programme};
use crate::{
    accounts::{self, NewAccount, NewSession, Sender, User, UserType},
    affiliates::{
        code::code_key,
        emails,
        model::{Affiliate, AffiliateStatus, Details, EventKind},
        programme::Programme,
        store::{self, NewAffiliate},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    mail::Notice,
    rate_limit::{self, Policy},
    tenancy::Storefront,
    visitor::Visitor,
};

/// Applications from one network.
const OF_NETWORK: Policy = Policy::new("affiliate-application", 10, chrono::TimeDelta::minutes(10));
/// Signs of a code: none that is mistaken for another.
const ALPHABET: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Signs of a code: enough that hardly any is taken.
const SIGNS: usize = 8;
/// How often another code is tried where one is taken.
const ATTEMPTS: usize = 5;

/// Somebody who applies, checked by the form's rules.
#[derive(Clone, Debug)]
pub struct Applicant<'a> {
    /// Their account; its type is that of partners, whatever is said here.
    pub person: NewAccount,
    /// The account's password.
    pub password: &'a str,
    /// What they say of themselves.
    pub details: Details,
    /// A field that no person sees.
    pub trap: &'a str,
}

/// Makes the account and the application in it, signs the person in, and writes to them and to the shop. A program that fills what no person sees is told
/// that there is such an account.
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
    let partner = insert(&mut tx, app, &programme, (&session.user, zone), &applicant.details).await?;
    store::insert_event(&mut tx, partner.id, EventKind::Applied, (PARTNER, None), &Value::Null, now).await?;
    notify(&mut tx, app, &partner, &session.user, &Notice::AffiliateReceived {}).await?;
    emails::enqueue_application(&mut tx, app, &partner).await?;
    tx.commit().await?;
    Ok(session)
}

/// Makes a partner of an account of their type without asking anybody, who is active at once. `actor` does it.
pub async fn add(app: &App, user: &User, details: Details, actor: &str) -> Result<Affiliate> {
    let programme = programme(app).await?;
    let zone = app.directory().tenant(user.tenant_id).map_or(Tz::UTC, |tenant| tenant.time_zone);
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let partner = insert(&mut tx, app, &programme, (user, zone), &details).await?;
    store::set_status(&mut tx, &partner, AffiliateStatus::Active, None, now).await?;
    store::insert_event(&mut tx, partner.id, EventKind::Approved, (actor, None), &Value::Null, now).await?;
    let partner = store::find(&mut tx, partner.id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    Ok(partner)
}

/// Writes a pending partner with a code that nobody has.
async fn insert(
    tx: &mut Tx,
    app: &App,
    programme: &Programme,
    (user, zone): (&User, Tz),
    details: &Details,
) -> Result<Affiliate> {
    for _ in 0..ATTEMPTS {
        let code = random_code();
        let key = code_key(&code).ok_or_else(|| Error::internal("a random code is none"))?;
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
    let mut random = rand::rng();
    (0..SIGNS).map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())])).collect()
}
