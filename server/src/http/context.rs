//! The context of a call: the app, the country of the host and the language, as every call needs them.

use std::sync::Arc;

use axum::{
    extract::{FromRef, FromRequestParts},
    http::request::Parts,
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use super::query::{both, parse};
use crate::{
    app::App,
    error::{Error, FieldError, Result},
    id::{LanguageId, TenantId},
    tenancy::{Language, Storefront},
    translate::say,
};

/// Parameters that every call takes.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CommonParams {
    /// The answer's language, one of the country's; by default that of the host or of the path's locale prefix.
    #[garde(skip)]
    language_id: Option<LanguageId>,
    /// Must be the host's country.
    #[garde(skip)]
    country_id: Option<TenantId>,
}

impl CommonParams {
    /// The language of `languageId`, when it is given; one that the country does not speak is refused.
    fn language(&self, storefront: &Storefront) -> Result<Option<Arc<Language>>> {
        let Some(id) = self.language_id else { return Ok(None) };
        if let Some(found) = storefront.tenant.language_by_id(id) {
            return Ok(Some(Arc::clone(found)));
        }
        let known = storefront.tenant.languages.iter().map(|language| language.id.to_string()).collect::<Vec<_>>();
        let error = FieldError::new("languageId", "error-parameter-choice").with("choices", known.join(", "));
        Err(Error::Invalid(vec![error]))
    }
}

/// A country that contradicts the host is refused: the host alone decides.
fn check_country(asked: Option<TenantId>, storefront: &Storefront) -> Result<()> {
    match asked {
        Some(asked) if asked != storefront.tenant.id => Err(Error::field("countryId", "error-country-mismatch")),
        _ => Ok(()),
    }
}

/// The language that a query asks for, where it can be had.
pub(super) fn asked_language(query: Option<&str>, storefront: &Storefront) -> Option<Arc<Language>> {
    parse::<CommonParams>(query).ok()?.language(storefront).ok()?
}

/// The shared state and the storefront of a request, in the language that it asks for.
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
        Self::read(parts, state, check_country)
    }
}

/// As `ApiContext`, for calls whose `countryId` chooses among the rows that a partner has in all countries: it may be another than the
/// host's.
#[derive(Clone, Debug)]
pub struct AnyCountry(pub ApiContext);

impl<S> FromRequestParts<S> for AnyCountry
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        Ok(Self(ApiContext::read(parts, state, |_, _| Ok(()))?))
    }
}

impl ApiContext {
    fn read<S>(parts: &Parts, state: &S, check: fn(Option<TenantId>, &Storefront) -> Result<()>) -> Result<Self>
    where
        App: FromRef<S>,
    {
        let mut storefront = parts
            .extensions
            .get::<Storefront>()
            .cloned()
            .ok_or_else(|| Error::internal("an API call without a storefront"))?;
        let asked: CommonParams = parse(parts.uri.query())?;
        let ((), language) = both(check(asked.country_id, &storefront), asked.language(&storefront))?;
        if let Some(language) = language {
            storefront.language = language;
        }
        Ok(Self { app: App::from_ref(state), storefront })
    }

    /// A message in the request's language.
    pub fn say(&self, id: &str) -> String {
        say(&self.app, &self.storefront, id, &[])
    }

    /// Refuses a country in a body that contradicts the host, as one in the query is refused.
    pub fn check_country(&self, asked: Option<TenantId>) -> Result<()> {
        check_country(asked, &self.storefront)
    }
}
