//! Translations for the browser.

use std::collections::{BTreeMap, BTreeSet};

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    error::{Error, FieldError, Result},
    http::{Answer, ApiContext, Envelope, Query},
    i18n::REFERENCE,
};

/// Their route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(translations))
}

/// Translations in one language, with the country's own wording.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Translations {
    /// Revision, which changes when any text of the language changes, in whichever area.
    revision: String,
    /// Fluent source text by area.
    areas: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct AreasQuery {
    /// Names of areas, separated by commas or repeated: `shop,product`.
    #[garde(skip)]
    #[param(value_type = String)]
    areas: Vec<String>,
}

/// Returns the Fluent texts of areas in the response language, with the country's own wording.
#[utoipa::path(get, path = "/translations", tag = "translations", params(AreasQuery),
    responses((status = 200, body = Envelope<Translations>)))]
async fn translations(context: ApiContext, Query(query): Query<AreasQuery>) -> Result<Answer<Translations>> {
    let asked = query.areas;
    let translations = context.app.translations();
    let front = &context.storefront;
    let known = known_areas(&context);
    if !known.is_empty() && asked.iter().any(|area| !known.contains(area)) {
        let choices = known.into_iter().collect::<Vec<_>>().join(", ");
        let error = FieldError::new("areas", "error-parameter-choice").with("choices", choices);
        return Err(Error::Invalid(vec![error]));
    }
    let names: Vec<&str> = asked.iter().map(String::as_str).collect();
    let found = translations.areas(front.tenant.id, &front.language, &names);
    let areas = found.areas.into_iter().map(|(area, text)| (area, text.as_ref().to_owned())).collect();
    Ok(Answer(Translations { revision: found.revision, areas }))
}

/// The areas of the language and of the reference language: for an area that is not translated yet, the response has an empty
/// text.
fn known_areas(context: &ApiContext) -> BTreeSet<String> {
    let translations = context.app.translations();
    let directory = context.app.directory();
    let languages = directory.language(REFERENCE).into_iter().chain([&context.storefront.language]);
    let names = languages.flat_map(|language| {
        depend_on(Change::one(Topic::Translations, context.storefront.tenant.id, language.id));
        translations.area_names(language)
    });
    names.map(str::to_owned).collect()
}
