//! API endpoints of partners and Instagram images.

use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    content::editorial::{self, PartnerKind, PartnerView},
    error::Result,
    http::{Answer, ApiContext, Envelope, Query},
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(partners))
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct PartnerQuery {
    /// `INSTAGRAM` or `PARTNER`.
    #[garde(skip)]
    r#type: PartnerKind,
}

/// Lists the partners or the Instagram pictures of the home page, in display order.
#[utoipa::path(get, path = "/homePartnerInstagram/web/getHomepageDataByType", tag = "content", params(PartnerQuery),
    responses((status = 200, body = Envelope<Vec<PartnerView>>)))]
async fn partners(context: ApiContext, Query(query): Query<PartnerQuery>) -> Result<Answer<Vec<PartnerView>>> {
    Ok(Answer(editorial::partners(&context.app, &context.storefront, query.r#type).await?))
}
