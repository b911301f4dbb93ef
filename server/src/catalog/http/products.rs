//! Handlers for one product by slug, and several by their ids.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use super::places::moved_permanently;
use crate::{
    catalog::{
        model::{ProductCard, ProductDetail},
        read,
    },
    error::Result,
    http::{Answer, ApiContext, Envelope, Query, Segment, Segments},
    id::ProductId,
};

/// Returns a product by its slug, with all data of its page.
///
/// A former slug returns 301 with the current address. Returns 404 if the country shows no such product.
#[utoipa::path(get, path = "/product/web/by-slug/{slug}", tag = "product", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<ProductDetail>), (status = 301, description = "The slug has changed")))]
pub async fn product(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_product(app, storefront, &slug).await?;
    if found.moved {
        return Ok(moved_permanently("/api/product/web/by-slug/", &uri, found));
    }
    Ok(Answer(read::product(app, storefront, found.id).await?).into_response())
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct IdsQuery {
    /// At most 60 product IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    ids: Option<Vec<ProductId>>,
}

/// Returns products by their IDs, in the requested order.
///
/// Products that the country does not show are omitted.
#[utoipa::path(get, path = "/product/web/by-ids", tag = "product", params(IdsQuery),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn by_ids(context: ApiContext, Query(query): Query<IdsQuery>) -> Result<Answer<Vec<ProductCard>>> {
    let ids = query.ids.unwrap_or_default();
    Ok(Answer(read::cards(&context.app, &context.storefront, &ids, &[]).await?))
}
