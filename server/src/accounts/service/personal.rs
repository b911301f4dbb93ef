//! All data stored about a person, and its erasure.

use serde_json::{Value, json};

use super::{Sender, security_events::append_event, sessions};
use crate::{
    accounts::{
        model::{User, UserId},
        store::{addresses, events, links, users},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    jobs,
    mail::{self, Notice, Recipient},
    visitor::Visitor,
};

/// Who requested an erasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasureInitiator {
    /// The person.
    ByPerson,
    /// An operator.
    ByOperator,
}

impl ErasureInitiator {
    fn name(self) -> &'static str {
        match self {
            Self::ByPerson => "person",
            Self::ByOperator => "operator",
        }
    }
}

/// All data about a person in the account tables; passwords and tokens are not personal data.
pub async fn personal_data(app: &App, user: &User) -> Result<Value> {
    let addresses = addresses::list(&app.db, user.id).await?.into_iter().map(|row| {
        json!({
            "name": row.fields.name, "address": row.fields.address, "address2": row.fields.address2, "city": row.fields.city, "state": row.fields.state,
            "postalCode": row.fields.postal_code, "countryId": row.fields.country_id, "phone": row.fields.phone, "isDefault": row.is_default,
        })
    });
    let pending = links::latest_email(&app.db, user.id, links::Purpose::Email, app.clock.now()).await?;
    Ok(json!({
        "account": {
            "id": user.id,
            "userTypeId": user.user_type_id,
            "email": user.email,
            "emailVerifiedAt": user.email_verified_at,
            "pendingEmail": pending,
            "firstName": user.first_name,
            "lastName": user.last_name,
            "phone": user.phone,
            "countryId": user.country_id,
            "dateOfBirth": user.date_of_birth,
            "gender": user.gender,
            "registeredInCountryId": user.tenant_id,
            "languageId": user.language_id,
            "termsAcceptedAt": user.terms_accepted_at,
            "disabledAt": user.disabled_at,
            "createdAt": user.created_at,
        },
        "addresses": addresses.collect::<Vec<_>>(),
        "sessions": sessions::active(app, user.id).await?.into_iter().map(|session| {
            json!({ "device": session.device, "createdAt": session.created_at, "lastSeenAt": session.last_seen_at })
        }).collect::<Vec<_>>(),
        "securityEvents": events::list(&app.db, user.id).await?,
    }))
}

/// Deletes an account with everything that belongs to it, including queued e-mails, and queues a last e-mail. What remains
/// identifies nobody: that security events happened, and that the account was erased. The caller commits.
pub async fn erase(tx: &mut Tx, app: &App, id: UserId, by: ErasureInitiator, sender: Option<Sender>) -> Result<User> {
    let now = app.clock.now();
    let user = users::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    append_event(tx, Some(id), "erased", &Visitor::default(), now).await?;
    events::anonymise(tx, id).await?;
    users::insert_erased(tx, &user, by.name(), now).await?;
    users::delete(tx, id).await?;
    jobs::delete_of_user(tx, id).await?;
    let sender = sender.unwrap_or_else(|| sender_of(&user));
    let farewell = Recipient::named(&user.email, &user.first_name);
    mail::enqueue(tx, now, sender, &farewell, &Notice::AccountDeleted {}).await?;
    Ok(user)
}

/// The shop and language in which the account was created, for e-mails outside of a request.
fn sender_of(user: &User) -> Sender {
    Sender { tenant: user.tenant_id, language: user.language_id }
}
