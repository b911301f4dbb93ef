//! The demo's affiliate programme, and a partner for trying the partner area.

use super::customer::{Sample, account};
use crate::{
    accounts::UserType,
    affiliates::{self, Channel, Details},
    app::App,
    error::Result,
    toml_file::Source,
};

/// The programme's file, from the same folder as the countries' files.
const PROGRAMME: &str = include_str!("../../../tenants/affiliates.toml");
/// The actor in the partner's history.
const ACTOR: &str = "demo";

/// Opens the programme if there is none, and creates the sample partner; returns none when they exist already. They have the same
/// e-mail address as the sample customer: one address may have an account of each type.
pub async fn partner(app: &App) -> Result<Option<Sample>> {
    if !affiliates::programme(app).await?.is_open() {
        let source = Source { name: "tenants/affiliates.toml".to_owned(), text: PROGRAMME.to_owned() };
        affiliates::apply_programme(app, &source, ACTOR).await?;
        app.catch_up().await?;
    }
    let Some((user, sample)) = account(app, UserType::Affiliate).await? else { return Ok(None) };
    let details = Details {
        web_address: "https://example.com/".to_owned(),
        channels: vec![Channel { kind: "blog".to_owned(), address: "example.com/blog".to_owned(), followers: 1200 }],
        country_ids: vec![user.tenant_id],
        promotion: "A blog about clothes that last.".to_owned(),
        ..Details::default()
    };
    affiliates::add(app, &user, details, ACTOR).await?;
    Ok(Some(sample))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        accounts, both,
        clock::Clock,
        config::Settings,
        demo::customer,
        tenancy::{self, Configuration, files},
    };

    both!(the_sample_partner_is_active_in_a_programme_of_all_countries, test, {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &files).await.unwrap();
        let app = App::open(Settings::default(), test.db.clone(), Clock::System).await.unwrap();
        let sample = partner(&app).await.unwrap().unwrap();
        assert_eq!((sample.email.as_str(), sample.password.len()), (customer::EMAIL, 19));
        let users = accounts::with_email(&app, customer::EMAIL).await.unwrap();
        let found = affiliates::of_user(&app.db, users[0].id).await.unwrap().unwrap();
        assert!(found.is_active());
        let programme = affiliates::programme(&app).await.unwrap();
        assert!(app.directory().active().all(|tenant| programme.is_country(&tenant.code)));
        assert!(partner(&app).await.unwrap().is_none());
    });
}
