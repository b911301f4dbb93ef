//! Categories, brands, collections, and the values to filter by.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};
use utoipa::IntoParams;

use super::listings::{AskedFilter, window};
use crate::{
    catalog::{
        model::{
            AttributeValue, Brand, BrandDetail, Category, CategoryDetail, CategoryNode, Collection, CollectionDetail,
        },
        read::{self, ScopeName, SlugMatch, Taxonomy},
        scope::{Filter, ListingScope, Window},
    },
    error::Result,
    http::{Answer, ApiContext, Envelope, Listed, Moved, Paging, Params, Segment, Segments, moved_to},
    id::{BrandId, CategoryId, CollectionId},
};

/// Root categories of a page of the index.
const INDEX_TAKE: i64 = 36;
/// Brands of a page, when pages are asked for.
const MOST_BRANDS: i64 = 60;

/// A listing's scope, by one of these (the whole shop without any), and what it is narrowed to.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the parameters; `scope_name` and `AskedFilter` read them")]
struct ScopeParams {
    /// A category's id.
    category_id: Option<CategoryId>,
    /// A collection's id.
    collection_id: Option<CollectionId>,
    /// A brand's id.
    brand_id: Option<BrandId>,
    /// A category's way of slugs: `women/underwear`.
    category: Option<String>,
    /// A collection's slug.
    collection: Option<String>,
    /// A brand's slug.
    brand: Option<String>,
    /// Counted within these colours: keys or ids, separated by commas or repeated.
    color: Option<String>,
    /// Counted within these sizes.
    size: Option<String>,
    /// Counted within these brands: slugs or ids.
    brands: Option<String>,
    /// Counted from this price on, in minor units.
    #[param(minimum = 0)]
    price_min: Option<i64>,
    /// Counted up to this price, in minor units.
    #[param(minimum = 0)]
    price_max: Option<i64>,
    /// Counted among reduced products only.
    discounted: Option<bool>,
}

fn scope_name(params: &mut Params) -> ScopeName {
    ScopeName {
        category_id: params.number("categoryId", 1..=i64::MAX).map(CategoryId),
        collection_id: params.number("collectionId", 1..=i64::MAX).map(CollectionId),
        brand_id: params.number("brandId", 1..=i64::MAX).map(BrandId),
        category: params.text("category"),
        collection: params.text("collection"),
        brand: params.text("brand"),
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

/// Root categories page by page, each with the largest below it.
#[utoipa::path(get, path = "/category/index", tag = "category",
    params(("page" = Option<i64>, Query), ("take" = Option<i64>, Query, description = "36 by default")),
    responses((status = 200, body = Envelope<Vec<CategoryNode>>)))]
pub async fn category_index(context: ApiContext, mut params: Params) -> Result<Listed<CategoryNode>> {
    let paging = Paging::read(&mut params, INDEX_TAKE);
    params.finish()?;
    let (items, all) = read::category_index(&context.app, &context.storefront, window(paging)).await?;
    Ok(Listed { items, meta: paging.meta(all) })
}

/// Colours and sizes that a listing has, with the number of products that each would leave under the other filters.
#[utoipa::path(get, path = "/attributeValue/web/list", tag = "attributeValue", params(ScopeParams),
    responses((status = 200, body = Envelope<Vec<AttributeValue>>)))]
pub async fn attribute_values(context: ApiContext, mut params: Params) -> Result<Answer<Vec<AttributeValue>>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let name = scope_name(&mut params);
    let asked = AskedFilter::read(&mut params, Some("brands"));
    params.finish()?;
    let scope = read::scope(app, storefront, &name).await?;
    let filter = asked.resolve(&*Taxonomy::of(app, storefront).await?);
    Ok(Answer(read::values(app, storefront, scope, &filter).await?))
}

/// Brands that have products in this country, page by page when `page` or `take` is given. Of a scope, if one is named: those that
/// it has, with the number of products that each would leave under the other filters.
#[utoipa::path(get, path = "/brand/getAllActiveData", tag = "brand",
    params(ScopeParams, ("page" = Option<i64>, Query), ("take" = Option<i64>, Query)),
    responses((status = 200, body = Envelope<Vec<Brand>>)))]
pub async fn brands(context: ApiContext, mut params: Params) -> Result<Response> {
    let (app, storefront) = (&context.app, &context.storefront);
    let name = scope_name(&mut params);
    let asked = AskedFilter::read(&mut params, Some("brands"));
    let is_paged = params.number("page", 1..=i64::MAX).or(params.number("take", 1..=i64::MAX)).is_some();
    let paging = Paging::read(&mut params, MOST_BRANDS);
    params.finish()?;
    let scope = read::scope(app, storefront, &name).await?;
    let filter = asked.resolve(&*Taxonomy::of(app, storefront).await?);
    let brands = if scope == ListingScope::Shop && filter == Filter::default() {
        read::brands(app, storefront).await?
    } else {
        read::brands_within(app, storefront, scope, &filter).await?
    };
    if !is_paged {
        return Ok(Answer(brands).into_response());
    }
    let meta = paging.meta(i64::try_from(brands.len()).unwrap_or(i64::MAX));
    let Window { offset, take } = window(paging);
    Ok(Listed { items: brands.into_iter().skip(offset).take(take).collect(), meta }.into_response())
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
pub(super) fn elsewhere<I>(call: &str, uri: &axum::http::Uri, found: SlugMatch<I>) -> Response {
    Moved { location: moved_to(call, &found.slug, uri), path: found.path }.into_response()
}
