//! The API endpoint for redirects of client-side navigation.

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{model::Target, service};
use crate::{
    app::App,
    error::Result,
    http::{Answer, ApiContext, Envelope, Query},
};

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(redirect))
}

/// Path to look up.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct RedirectQuery {
    /// URL path without the locale prefix and the query string.
    #[garde(length(max = 1024))]
    path: String,
}

/// Target of a redirect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RedirectTarget {
    /// URL path in this shop without a locale prefix, or an absolute URL.
    to: String,
    /// Whether the target is on another site.
    is_external: bool,
}

/// Returns the redirect of a path; null if there is none.
#[utoipa::path(get, path = "/redirect/by-path", tag = "content", params(RedirectQuery),
    responses((status = 200, body = Envelope<Option<RedirectTarget>>)))]
async fn redirect(context: ApiContext, Query(query): Query<RedirectQuery>) -> Result<Answer<Option<RedirectTarget>>> {
    let found = service::find(&context.app, context.storefront.tenant.id, &query.path).await?;
    Ok(Answer(found.map(|redirect| match redirect.target {
        Target::Inside(to) => RedirectTarget { to, is_external: false },
        Target::Outside(to) => RedirectTarget { to, is_external: true },
    })))
}
