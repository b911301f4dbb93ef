//! The context of a call: the app, the country of the host and the language.

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
    translate::translate,
};

/// Parameters of every endpoint.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CommonParams {
    /// Response language: ID of one of the country's languages; by default that of the host or of the path's locale prefix.
    #[garde(skip)]
    language_id: Option<LanguageId>,
    /// Country ID; must be the country of the host.
    #[garde(skip)]
    country_id: Option<TenantId>,
}

impl CommonParams {
    /// The language of `languageId`, if given; rejected when it is not one of the country's languages.
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

/// Rejects a country other than the host's: the host alone determines it.
fn check_country(asked: Option<TenantId>, storefront: &Storefront) -> Result<()> {
    match asked {
        Some(asked) if asked != storefront.tenant.id => Err(Error::field("countryId", "error-country-mismatch")),
        _ => Ok(()),
    }
}

/// The language that a query requests, if the country has it.
pub(super) fn asked_language(query: Option<&str>, storefront: &Storefront) -> Option<Arc<Language>> {
    parse::<CommonParams>(query).ok()?.language(storefront).ok()?
}

/// The shared state and the storefront of a request, in the requested language.
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

/// As `ApiContext`, for calls whose `countryId` filters a partner's rows, which exist in all countries: it may differ from the
/// host's country.
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
    pub fn text(&self, id: &str) -> String {
        translate(&self.app, &self.storefront, id, &[])
    }

    /// Rejects a country in a body that differs from the host's, as for one in the query.
    pub fn check_country(&self, asked: Option<TenantId>) -> Result<()> {
        check_country(asked, &self.storefront)
    }
}
