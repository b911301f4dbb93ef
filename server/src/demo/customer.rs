//! A sample person for trying the signed-in pages: an account as a customer, or of any other type. The password is generated with
//! the account and cannot be retrieved later.

use serde::Serialize;

use crate::{
    accounts::{self, NewUser, User, UserType},
    app::App,
    error::{Error, Result},
    tenancy::DEFAULT_TENANT,
};

/// The sample person's e-mail address, in a domain without mailboxes.
pub(super) const EMAIL: &str = "ana@example.com";

/// The sample person's credentials.
#[derive(Clone, Debug, Serialize)]
pub struct Sample {
    /// Their e-mail address.
    pub email: String,
    /// Their password.
    pub password: String,
}

/// Creates the sample customer; returns none when they exist already.
pub async fn customer(app: &App) -> Result<Option<Sample>> {
    Ok(account(app, UserType::Customer).await?.map(|(_, sample)| sample))
}

/// Creates the sample person's account of a type; returns none when it exists already. One address may have an account of each
/// type.
pub(super) async fn account(app: &App, user_type: UserType) -> Result<Option<(User, Sample)>> {
    if accounts::with_email(app, EMAIL).await?.iter().any(|user| user.user_type() == Some(user_type)) {
        return Ok(None);
    }
    let directory = app.directory();
    let tenant = directory.tenant(DEFAULT_TENANT).ok_or(Error::NotFound)?;
    let new = NewUser {
        user_type,
        email: EMAIL.to_owned(),
        first_name: "Ana".to_owned(),
        last_name: "Novak".to_owned(),
        phone: "+38640123456".to_owned(),
        phone_code: "+386".to_owned(),
        country_id: tenant.id,
        tenant_id: tenant.id,
        language_id: tenant.default_language.id,
        accepts_terms: false,
        is_verified: true,
    };
    let password = accounts::made_up_password();
    let user = accounts::create(app, new, &password).await?;
    Ok(Some((user, Sample { email: EMAIL.to_owned(), password })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        clock::Clock,
        config::Settings,
        tenancy::{self, Configuration, files},
    };

    both!(the_sample_customer_is_made_once_with_a_password_of_their_own, test, {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &files).await.unwrap();
        let app = App::open(Settings::default(), test.db.clone(), Clock::System).await.unwrap();
        let sample = customer(&app).await.unwrap().unwrap();
        assert_eq!((sample.email.as_str(), sample.password.len()), (EMAIL, 19));
        assert!(customer(&app).await.unwrap().is_none());
        assert_eq!(accounts::with_email(&app, EMAIL).await.unwrap().len(), 1);
    });
}
