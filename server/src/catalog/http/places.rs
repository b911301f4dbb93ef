//! Categories, brands, collections, and the values to filter by.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    catalog::{
        model::{AttributeValue, Brand, BrandDetail, Category, CategoryDetail, Collection, CollectionDetail},
        read::{self, Found, ShelfName},
    },
    error::Result,
    http::{Answer, ApiContext, Envelope, Moved, Query, Segment, Segments, check::between, moved_to},
};

/// A shelf, by one of these; the whole shop without any.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ScopeQuery {
    /// A category's id.
    #[garde(custom(between(1, i64::MAX)))]
    category_id: Option<i64>,
    /// A collection's id.
    #[garde(custom(between(1, i64::MAX)))]
    collection_id: Option<i64>,
    /// A brand's id.
    #[garde(custom(between(1, i64::MAX)))]
    brand_id: Option<i64>,
    /// A category's path of slugs: `women/underwear`.
    #[garde(skip)]
    category: Option<String>,
    /// A collection's slug.
    #[garde(skip)]
    collection: Option<String>,
    /// A brand's slug.
    #[garde(skip)]
    brand: Option<String>,
}

impl From<ScopeQuery> for ShelfName {
    fn from(query: ScopeQuery) -> Self {
        Self {
            category_id: query.category_id,
            collection_id: query.collection_id,
            brand_id: query.brand_id,
            category: query.category,
            collection: query.collection,
            brand: query.brand,
        }
    }
}

/// Categories that have products in this country, parents before children.
#[utoipa::path(get, path = "/category/getAllActiveData", tag = "category",
    responses((status = 200, body = Envelope<Vec<Category>>)))]
pub async fn categories(context: ApiContext) -> Result<Answer<Vec<Category>>> {
    Ok(Answer(read::categories(&context.app, &context.storefront).await?))
}

/// A root category by its slug. A former slug answers 301.
#[utoipa::path(get, path = "/category/by-path/{parent}", tag = "category", params(("parent" = String, Path)),
    responses((status = 200, body = Envelope<CategoryDetail>), (status = 301, description = "It has another slug now")))]
pub async fn category_root(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(parent)): Segments<Segment>,
) -> Result<Response> {
    category_by_way(&context, &uri, &parent).await
}

/// A category by its parent's slug and its own. A former slug answers 301.
#[utoipa::path(get, path = "/category/by-path/{parent}/{slug}", tag = "category",
    params(("parent" = String, Path), ("slug" = String, Path)),
    responses((status = 200, body = Envelope<CategoryDetail>), (status = 301, description = "It has another slug now")))]
pub async fn category_below(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(way): Segments<(Segment, Segment)>,
) -> Result<Response> {
    let (Segment(parent), Segment(slug)) = way;
    category_by_way(&context, &uri, &format!("{parent}/{slug}")).await
}

async fn category_by_way(context: &ApiContext, uri: &axum::http::Uri, way: &str) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_category(app, storefront, way).await?;
    if found.moved {
        return Ok(elsewhere("/api/category/by-path/", uri, found));
    }
    Ok(Answer(read::category(app, storefront, found.id).await?).into_response())
}

/// Colours and sizes that occur on a shelf, with the number of products.
#[utoipa::path(get, path = "/attributeValue/web/list", tag = "attributeValue", params(ScopeQuery),
    responses((status = 200, body = Envelope<Vec<AttributeValue>>)))]
pub async fn attribute_values(
    context: ApiContext,
    Query(scope): Query<ScopeQuery>,
) -> Result<Answer<Vec<AttributeValue>>> {
    let shelf = read::shelf(&context.app, &context.storefront, &scope.into()).await?;
    Ok(Answer(read::values(&context.app, &context.storefront, shelf).await?))
}

/// Brands that have products in this country; on a shelf, if one is named, with their number there.
#[utoipa::path(get, path = "/brand/getAllActiveData", tag = "brand", params(ScopeQuery),
    responses((status = 200, body = Envelope<Vec<Brand>>)))]
pub async fn brands(context: ApiContext, Query(scope): Query<ScopeQuery>) -> Result<Answer<Vec<Brand>>> {
    let shelf = read::shelf(&context.app, &context.storefront, &scope.into()).await?;
    Ok(Answer(read::brands(&context.app, &context.storefront, shelf).await?))
}

/// A brand by its slug.
#[utoipa::path(get, path = "/brand/by-slug/{slug}", tag = "brand", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<BrandDetail>)))]
pub async fn brand(context: ApiContext, Segments(Segment(slug)): Segments<Segment>) -> Result<Answer<BrandDetail>> {
    Ok(Answer(read::brand(&context.app, &context.storefront, &slug).await?))
}

/// Collections that have products in this country.
#[utoipa::path(get, path = "/collection/getAllActiveData", tag = "collection",
    responses((status = 200, body = Envelope<Vec<Collection>>)))]
pub async fn collections(context: ApiContext) -> Result<Answer<Vec<Collection>>> {
    Ok(Answer(read::collections(&context.app, &context.storefront).await?))
}

/// A collection by its slug. A former slug answers 301.
#[utoipa::path(get, path = "/collection/by-slug/{slug}", tag = "collection", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<CollectionDetail>), (status = 301, description = "It has another slug now")))]
pub async fn collection(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_collection(app, storefront, &slug).await?;
    if found.moved {
        return Ok(elsewhere("/api/collection/by-slug/", &uri, found));
    }
    Ok(Answer(read::collection(app, storefront, found.id).await?).into_response())
}

/// 301 to the same call for the thing as it is called now.
pub(super) fn elsewhere(call: &str, uri: &axum::http::Uri, found: Found) -> Response {
    Moved { location: moved_to(call, &found.slug, uri), path: found.path }.into_response()
}
