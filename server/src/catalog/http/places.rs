//! Handlers for categories, brands, collections and filter values.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use super::listings::{FilterQuery, page_range};
use crate::{
    catalog::{
        model::{
            AttributeValue, Brand, BrandDetail, Category, CategoryDetail, CategoryNode, Collection, CollectionDetail,
        },
        read::{self, ScopeName, SlugMatch, Taxonomy},
        scope::{Filter, ListingScope, PageRange},
    },
    error::Result,
    http::{
        Answer, ApiContext, Envelope, Listed, Meta, Moved, PageParams, PageQuery, Queries, Query, Segment, Segments,
        check::between, moved_to,
    },
    id::{BrandId, CategoryId, CollectionId},
};

/// Root categories per page of the index.
const INDEX_TAKE: i64 = 36;
/// Brands per page, when pages are requested.
const BRANDS_TAKE: i64 = 10;

/// Scope of a listing (a category, collection or brand; the whole shop if none is given) and its brand filter.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ScopeQuery {
    /// Category ID.
    #[garde(custom(between(1, i64::MAX)))]
    category_id: Option<CategoryId>,
    /// Collection ID.
    #[garde(custom(between(1, i64::MAX)))]
    collection_id: Option<CollectionId>,
    /// Brand ID.
    #[garde(custom(between(1, i64::MAX)))]
    brand_id: Option<BrandId>,
    /// Category, as a path of slugs: `women/underwear`.
    #[garde(skip)]
    category: Option<String>,
    /// Collection slug.
    #[garde(skip)]
    collection: Option<String>,
    /// Brand slug.
    #[garde(skip)]
    brand: Option<String>,
    /// Counts only products of these brands: slugs or IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brands: Option<Vec<String>>,
}

/// Resolves the scope and the filter of a request.
async fn narrowed(context: &ApiContext, of: ScopeQuery, filter: FilterQuery) -> Result<(ListingScope, Filter)> {
    let (app, storefront) = (&context.app, &context.storefront);
    let name = ScopeName {
        category_id: of.category_id,
        collection_id: of.collection_id,
        brand_id: of.brand_id,
        category: of.category,
        collection: of.collection,
        brand: of.brand,
    };
    let scope = read::scope(app, storefront, &name).await?;
    Ok((scope, filter.resolve(of.brands.as_ref(), &*Taxonomy::of(app, storefront).await?, context)))
}

/// Lists the categories that have products in this country, parents before children.
#[utoipa::path(get, path = "/category/getAllActiveData", tag = "category",
    responses((status = 200, body = Envelope<Vec<Category>>)))]
pub async fn categories(context: ApiContext) -> Result<Answer<Vec<Category>>> {
    Ok(Answer(read::categories(&context.app, &context.storefront).await?))
}

/// Returns a root category by its slug.
///
/// A former slug returns 301 with the current address. Returns 404 if there is no such category.
#[utoipa::path(get, path = "/category/by-path/{parent}", tag = "category", params(("parent" = String, Path)),
    responses((status = 200, body = Envelope<CategoryDetail>), (status = 301, description = "The slug has changed")))]
pub async fn category_root(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(parent)): Segments<Segment>,
) -> Result<Response> {
    category_by_path(&context, &uri, &parent).await
}

/// Returns a category by its parent's slug and its own.
///
/// A former slug returns 301 with the current address. Returns 404 if there is no such category.
#[utoipa::path(get, path = "/category/by-path/{parent}/{slug}", tag = "category",
    params(("parent" = String, Path), ("slug" = String, Path)),
    responses((status = 200, body = Envelope<CategoryDetail>), (status = 301, description = "The slug has changed")))]
pub async fn category_below(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(slugs): Segments<(Segment, Segment)>,
) -> Result<Response> {
    let (Segment(parent), Segment(slug)) = slugs;
    category_by_path(&context, &uri, &format!("{parent}/{slug}")).await
}

async fn category_by_path(context: &ApiContext, uri: &axum::http::Uri, path: &str) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_category(app, storefront, path).await?;
    if found.moved {
        return Ok(moved_permanently("/api/category/by-path/", uri, found));
    }
    Ok(Answer(read::category(app, storefront, found.id).await?).into_response())
}

/// Lists the root categories, each with its largest subcategories; 36 per page by default.
#[utoipa::path(get, path = "/category/index", tag = "category",
    params(PageParams<INDEX_TAKE>), responses((status = 200, body = Envelope<Vec<CategoryNode>>)))]
pub async fn category_index(context: ApiContext, Query(page): Query<PageQuery>) -> Result<Listed<CategoryNode>> {
    let paging = page.paging(INDEX_TAKE);
    let (items, all) = read::category_index(&context.app, &context.storefront, page_range(paging)).await?;
    Ok(Listed { items, meta: Meta::of(paging, all) })
}

/// Lists the colours and sizes of a listing.
///
/// Each value has the number of products that match it and the other filters.
#[utoipa::path(get, path = "/attributeValue/web/list", tag = "attributeValue", params(ScopeQuery, FilterQuery),
    responses((status = 200, body = Envelope<Vec<AttributeValue>>)))]
pub async fn attribute_values(
    context: ApiContext,
    Queries((of, filter)): Queries<(ScopeQuery, FilterQuery)>,
) -> Result<Answer<Vec<AttributeValue>>> {
    let (scope, filter) = narrowed(&context, of, filter).await?;
    Ok(Answer(read::values(&context.app, &context.storefront, scope, &filter).await?))
}

/// Lists the brands that have products in this country.
///
/// The list is paginated if `page` or `take` is given. With a scope, only brands that have products in it are listed, each with
/// the number of products that match it and the other filters.
#[utoipa::path(get, path = "/brand/getAllActiveData", tag = "brand",
    params(ScopeQuery, FilterQuery, PageParams<BRANDS_TAKE>),
    responses((status = 200, body = Envelope<Vec<Brand>>)))]
pub async fn brands(
    context: ApiContext,
    Queries((of, filter, page)): Queries<(ScopeQuery, FilterQuery, PageQuery)>,
) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let (scope, filter) = narrowed(&context, of, filter).await?;
    let brands = if scope == ListingScope::Shop && filter == Filter::default() {
        read::brands(app, storefront).await?
    } else {
        read::brands_within(app, storefront, scope, &filter).await?
    };
    if page.page.is_none() && page.take.is_none() {
        return Ok(Answer(brands).into_response());
    }
    let paging = page.paging(BRANDS_TAKE);
    let meta = Meta::of(paging, i64::try_from(brands.len()).unwrap_or(i64::MAX));
    let PageRange { offset, take } = page_range(paging);
    Ok(Listed { items: brands.into_iter().skip(offset).take(take).collect(), meta }.into_response())
}

/// Returns a brand by its slug.
///
/// Returns 404 if there is no such brand.
#[utoipa::path(get, path = "/brand/by-slug/{slug}", tag = "brand", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<BrandDetail>)))]
pub async fn brand(context: ApiContext, Segments(Segment(slug)): Segments<Segment>) -> Result<Answer<BrandDetail>> {
    Ok(Answer(read::brand(&context.app, &context.storefront, &slug).await?))
}

/// Lists the collections that have products in this country.
#[utoipa::path(get, path = "/collection/getAllActiveData", tag = "collection",
    responses((status = 200, body = Envelope<Vec<Collection>>)))]
pub async fn collections(context: ApiContext) -> Result<Answer<Vec<Collection>>> {
    Ok(Answer(read::collections(&context.app, &context.storefront).await?))
}

/// Returns a collection by its slug.
///
/// A former slug returns 301 with the current address. Returns 404 if there is no such collection.
#[utoipa::path(get, path = "/collection/by-slug/{slug}", tag = "collection", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<CollectionDetail>), (status = 301, description = "The slug has changed")))]
pub async fn collection(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let found = read::find_collection(app, storefront, &slug).await?;
    if found.moved {
        return Ok(moved_permanently("/api/collection/by-slug/", &uri, found));
    }
    Ok(Answer(read::collection(app, storefront, found.id).await?).into_response())
}

/// 301 to the same endpoint under the current slug.
pub(super) fn moved_permanently<I>(call: &str, uri: &axum::http::Uri, found: SlugMatch<I>) -> Response {
    Moved { location: moved_to(call, &found.slug, uri), path: found.path }.into_response()
}
