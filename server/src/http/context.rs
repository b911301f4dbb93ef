//! Who asks: the app, the country of the host and the language, as every call needs them.

use std::sync::Arc;

use axum::{
    extract::{FromRef, FromRequestParts},
    http::request::Parts,
};
use utoipa::IntoParams;

use super::{body::Body, params::Params, words::say};
use crate::{
    app::App,
    error::{Error, FieldError, Result},
    tenancy::{Language, Storefront},
};

/// Parameters that every call takes.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the parameters; ApiContext reads them")]
pub struct CommonParams {
    /// The answer's language, one of the country's; by default that of the host or of the path's locale prefix.
    language_id: Option<i64>,
    /// Must be the host's country.
    country_id: Option<i64>,
}

/// The shared state and the shop window of a request, in the language that it asks for.
#[derive(Clone, Debug)]
pub struct ApiContext {
    /// Everything that services share.
    pub app: App,
    /// Country and language; `languageId` is already applied.
    pub storefront: Storefront,
}

impl<S> FromRequestParts<S> for ApiContext
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let mut storefront = parts
            .extensions
            .get::<Storefront>()
            .cloned()
            .ok_or_else(|| Error::internal("an API call without a storefront"))?;
        let mut params = Params::parse(parts.uri.query());
        check_country(&mut params, &storefront);
        if let Some(language) = asked_language(&mut params, &storefront) {
            storefront.language = language;
        }
        params.finish()?;
        Ok(Self { app: App::from_ref(state), storefront })
    }
}

impl ApiContext {
    /// A message in the request's language.
    pub fn say(&self, id: &str) -> String {
        say(&self.app, &self.storefront, id, &[])
    }

    /// Refuses a country in a body that contradicts the host, as one in the query is refused.
    pub fn check_body_country(&self, body: &Body) -> Result<()> {
        let own = self.storefront.tenant.id;
        match body.number("countryId")? {
            Some(asked) if asked != own => Err(Error::Invalid(vec![other_country(own)])),
            _ => Ok(()),
        }
    }
}

fn other_country(own: i64) -> FieldError {
    FieldError::new("countryId", "error-country-mismatch").with("country", own.to_string())
}

/// A country that contradicts the host is refused: the host alone decides.
fn check_country(params: &mut Params, storefront: &Storefront) {
    let host_country = storefront.tenant.id;
    if params.number("countryId", i64::MIN..=i64::MAX).is_some_and(|asked| asked != host_country) {
        params.refuse(other_country(host_country));
    }
}

/// The language of `languageId`, when it is given; one that the country does not speak is refused.
pub(super) fn asked_language(params: &mut Params, storefront: &Storefront) -> Option<Arc<Language>> {
    let id = params.number("languageId", i64::MIN..=i64::MAX)?;
    let found = storefront.tenant.language_by_id(id).cloned();
    if found.is_none() {
        let known = storefront.tenant.languages.iter().map(|language| language.id.to_string()).collect::<Vec<_>>();
        params.refuse(FieldError::new("languageId", "error-parameter-choice").with("choices", known.join(", ")));
    }
    found
}
