//! Registration.

use super::{
    NewSession, Sender, comparable_email::comparable, links::request_link, phone_of, security_events::append_event,
    sessions,
};
use crate::{
    accounts::{
        limits,
        model::{NewUser, UserType},
        passwords,
        store::{links::Purpose, users},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    rate_limit,
    tenancy::TenantId,
    visitor::Visitor,
};

/// A registration as the user entered it; `forms` has validated it.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// The type of user.
    pub user_type: UserType,
    /// The e-mail address.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In national or international form.
    pub phone: String,
    /// Dialling code.
    pub phone_code: String,
    /// The country that the user chose.
    pub country_id: TenantId,
}

/// Creates an account, signs the user in and sends the verification e-mail. Of concurrent registrations with the same address,
/// one succeeds.
pub async fn register(
    app: &App,
    sender: Sender,
    person: NewAccount,
    password: &str,
    visitor: &Visitor,
) -> Result<NewSession> {
    let checked = check_registration(app, sender, person, password, visitor).await?;
    let mut tx = app.db.begin().await?;
    let session = checked.insert(&mut tx, app, visitor).await?;
    tx.commit().await?;
    Ok(session)
}

/// A registration that is ready to be stored: rate limits are counted, the password is hashed.
#[derive(Debug)]
pub struct CheckedRegistration {
    sender: Sender,
    new: NewUser,
    hash: String,
}

/// The first half of `register`, outside of any transaction.
pub async fn check_registration(
    app: &App,
    sender: Sender,
    person: NewAccount,
    password: &str,
    visitor: &Visitor,
) -> Result<CheckedRegistration> {
    let new = new_user(sender, person)?;
    rate_limit::limit(app, limits::REGISTRATION.of_networks(visitor.address)).await?;
    if users::find_by_email(&app.db, new.user_type.id(), &new.email).await?.is_some() {
        return Err(Error::rejected("error-user-exists"));
    }
    check_new_password(password)?;
    let hash = passwords::hash(app, password).await?;
    Ok(CheckedRegistration { sender, new, hash })
}

impl CheckedRegistration {
    /// The second half of `register`: a module that stores a record together with the account does so in the same transaction.
    pub async fn insert(self, tx: &mut Tx, app: &App, visitor: &Visitor) -> Result<NewSession> {
        let now = app.clock.now();
        let id = users::insert(tx, &self.new, &self.hash, now).await?;
        let id = id.ok_or_else(|| Error::rejected("error-user-exists"))?;
        let user = users::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
        append_event(tx, Some(id), "registered", visitor, now).await?;
        request_link(tx, app, self.sender, &user, Purpose::Verify).await?;
        sessions::begin(tx, user, visitor, now).await
    }
}

fn new_user(sender: Sender, person: NewAccount) -> Result<NewUser> {
    let phone = phone_of(&person.phone_code, &person.phone)?;
    Ok(NewUser {
        user_type: person.user_type,
        email: comparable(&person.email)?,
        first_name: person.first_name,
        last_name: person.last_name,
        phone: phone.number,
        phone_code: phone.code,
        country_id: person.country_id,
        tenant_id: sender.tenant,
        language_id: sender.language,
        accepts_terms: true,
        is_verified: false,
    })
}

/// Refuses common passwords.
pub fn check_new_password(password: &str) -> Result<()> {
    if passwords::is_common(password) { Err(Error::field("password", "form-common-password")) } else { Ok(()) }
}
