//! One product; some by their ids.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};

use utoipa::IntoParams;

use super::places::elsewhere;
use crate::{
    catalog::{
        model::{ProductCard, ProductDetail},
        read,
    },
    error::{FieldError, Result},
    http::{Answer, ApiContext, Envelope, Params, Segment, Segments},
};

/// A product by its slug, with everything that its page shows. A former slug answers 301.
#[utoipa::path(get, path = "/product/web/by-slug/{slug}", tag = "product", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<ProductDetail>), (status = 301, description = "It has another slug now")))]
pub async fn product(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_product(app, storefront, &slug).await?;
    if found.moved {
        return Ok(elsewhere("/api/product/web/by-slug/", &uri, found));
    }
    Ok(Answer(read::product(app, storefront, found.id).await?).into_response())
}

#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "describes the parameter; `by_ids` reads it")]
struct IdsParam {
    /// At most 60 ids, separated by commas or repeated.
    ids: String,
}

/// Products by their ids, in the order asked; those that the country does not show are left out.
#[utoipa::path(get, path = "/product/web/by-ids", tag = "product", params(IdsParam),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn by_ids(context: ApiContext, mut params: Params) -> Result<Answer<Vec<ProductCard>>> {
    let asked = params.list("ids").unwrap_or_default();
    let ids: Vec<i64> = asked.iter().filter_map(|id| id.parse().ok()).collect();
    if ids.len() < asked.len() {
        params.refuse(FieldError::new("ids", "error-parameter-number"));
    }
    params.finish()?;
    Ok(Answer(read::cards(&context.app, &context.storefront, &ids, &[]).await?))
}
