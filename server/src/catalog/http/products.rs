//! One product.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};

use super::places::elsewhere;
use crate::{
    catalog::{model::ProductDetail, read},
    error::Result,
    http::{Answer, ApiContext, Envelope, Segment, Segments},
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
