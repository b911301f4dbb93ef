//! The affiliate programme of the demo, and a partner in it to try their area with.

use super::customer::{EMAIL, Sample};
use crate::{
    accounts::{self, NewUser, UserType},
    affiliates::{self, Channel, Details},
    app::App,
    error::{Error, Result},
    tenancy::DEFAULT_TENANT,
    toml_file::Source,
};

/// The programme's file, as it stands beside those of the countries.
const PROGRAMME: &str = include_str!("../../../tenants/affiliates.toml");
/// Who does it, in the partner's history.
const ACTOR: &str = "demo";

/// Opens the programme where there is none, and makes the sample partner; none when they are there already. They have the sample
/// customer's e-mail address: one address may have an account of each type.
pub async fn partner(app: &App) -> Result<Option<Sample>> {
    if !affiliates::programme(app).await?.is_open() {
        let source = Source { name: "tenants/affiliates.toml".to_owned(), text: PROGRAMME.to_owned() };
        affiliates::apply_programme(app, &source, ACTOR).await?;
        app.catch_up().await?;
    }
    let is_partner = |user: &accounts::User| user.user_type() == Some(UserType::Affiliate);
    if accounts::with_email(app, EMAIL).await?.iter().any(is_partner) {
        return Ok(None);
    }
    let directory = app.directory();
    let tenant = directory.tenant(DEFAULT_TENANT).ok_or(Error::NotFound)?;
    let new = NewUser {
        user_type: UserType::Affiliate,
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
    let details = Details {
        web_address: "https://example.com/".to_owned(),
        channels: vec![Channel { kind: "blog".to_owned(), address: "example.com/blog".to_owned(), followers: 1200 }],
        country_ids: vec![tenant.id],
        promotion: "A blog about clothes that last.".to_owned(),
        ..Details::default()
    };
    let password = accounts::made_up_password();
    let user = accounts::create(app, new, &password).await?;
    affiliates::add(app, &user, details, ACTOR).await?;
    Ok(Some(Sample { email: EMAIL.to_owned(), password }))
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

    both!(the_sample_partner_is_active_in_a_programme_of_all_countries, test, {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &files).await.unwrap();
        let app = App::open(Settings::default(), test.db.clone(), Clock::System).await.unwrap();
        let sample = partner(&app).await.unwrap().unwrap();
        assert_eq!((sample.email.as_str(), sample.password.len()), (EMAIL, 19));
        let users = accounts::with_email(&app, EMAIL).await.unwrap();
        let found = affiliates::of_user(&app.db, users[0].id).await.unwrap().unwrap();
        assert!(found.is_active());
        let programme = affiliates::programme(&app).await.unwrap();
        assert!(app.directory().active().all(|tenant| programme.is_country(&tenant.code)));
        assert!(partner(&app).await.unwrap().is_none());
    });
}
