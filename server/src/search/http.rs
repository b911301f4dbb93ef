//! API endpoints of the search. Responses are not cached: each search is counted, and the index is as fast as a cache.

use std::time::Duration;

use axum::{Extension, http::HeaderValue, middleware::map_response, response::Response};
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    index::SearchState,
    service::{self, SuggestedPlace},
};
use crate::{
    app::App,
    catalog::{Filter, FilterQuery, ListingFilters, OrderQuery, ProductCard, Taxonomy, page_range},
    error::Result,
    forms::Facts,
    http::{Answer, ApiContext, Body, Envelope, Listed, Meta, PageParams, PageQuery, Queries, Query},
    id::ProductId,
    rate_limit::InMemoryLimit,
    visitor::Visitor,
};

/// Default page size of products, as for all listings.
const TAKE: i64 = 12;
/// Longest query, in characters.
const LONGEST: usize = 120;
/// Most clicks per network and `WINDOW` that are counted.
const MOST_CLICKS: u32 = 120;
const WINDOW: Duration = Duration::from_mins(1);

/// The routes, below `/api`. Search engines must not index the responses.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(search))
        .routes(routes!(filters))
        .routes(routes!(suggest))
        .routes(routes!(click))
        .layer(Extension(InMemoryLimit::new(MOST_CLICKS, WINDOW)))
        .layer(map_response(async |mut response: Response| {
            response.headers_mut().insert("x-robots-tag", HeaderValue::from_static("noindex"));
            response
        }))
}

/// Search query.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct SearchQuery {
    /// Search text as typed by the shopper, at most 120 characters. Without it, nothing is found.
    #[garde(length(chars, max = LONGEST))]
    #[param(max_length = 120)]
    q: Option<String>,
}

impl SearchQuery {
    fn words(&self) -> &str {
        self.q.as_deref().unwrap_or_default()
    }
}

/// Searches products, best match first or in the order of `orderBy`; 12 per page by default.
///
/// Spelling mistakes are corrected, and names of colours, sizes, categories and brands are recognised.
#[utoipa::path(get, path = "/product/web/search", tag = "product",
    params(SearchQuery, PageParams<TAKE>, OrderQuery, FilterQuery), responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
async fn search(
    context: ApiContext,
    Queries((asked, page, order, filter)): Queries<(SearchQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let filter = filter.resolve(order.brands(), &*Taxonomy::of(app, storefront).await?, &context);
    let paging = page.paging(TAKE);
    let found = service::search(app, storefront, asked.words(), &filter, order.asked(), page_range(paging)).await?;
    let listing = found.listing;
    // A search is counted only for its first page and without filters, so that it is counted once.
    if paging.page == 1 && filter == Filter::default() {
        app.slice_state::<SearchState>().counts.searched(app, storefront, asked.words(), listing.count);
    }
    Ok(Listed { items: listing.cards, meta: Meta::of(paging, listing.count) })
}

/// Brand filter.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct BrandsQuery {
    /// Products of any of these brands: slugs or IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brand: Option<Vec<String>>,
}

/// Returns the colours, sizes, brands and prices by which search results can be filtered.
///
/// Choices are counted as in `product/web/filters`.
#[utoipa::path(get, path = "/product/web/search/filters", tag = "product",
    params(SearchQuery, BrandsQuery, FilterQuery), responses((status = 200, body = Envelope<ListingFilters>)))]
async fn filters(
    context: ApiContext,
    Queries((asked, of, filter)): Queries<(SearchQuery, BrandsQuery, FilterQuery)>,
) -> Result<Answer<ListingFilters>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let filter = filter.resolve(of.brand.as_ref(), &*Taxonomy::of(app, storefront).await?, &context);
    Ok(Answer(service::filters(app, storefront, asked.words(), &filter).await?))
}

/// Suggestions for a partly typed search text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Suggestions {
    /// Best matching products, at most 6.
    products: Vec<ProductCard>,
    /// Total number of matching products.
    product_count: i64,
    /// Matching categories, at most 4.
    categories: Vec<PlaceSuggestion>,
    /// Matching brands, at most 4.
    brands: Vec<PlaceSuggestion>,
    /// Search text with spelling mistakes corrected, which was used for the search; null if there were none.
    corrected: Option<String>,
    /// URL path of a page that answers the query; null if there is none.
    page: Option<String>,
}

/// A suggested category or brand.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlaceSuggestion {
    /// Name.
    name: String,
    /// URL path of its page, without a locale prefix.
    path: String,
    /// Names of the parent categories.
    within: Vec<String>,
}

impl From<SuggestedPlace> for PlaceSuggestion {
    fn from(place: SuggestedPlace) -> Self {
        Self { name: place.name, path: place.path, within: place.within }
    }
}

/// Suggests products, categories and brands for a partly typed search text.
#[utoipa::path(get, path = "/product/web/suggest", tag = "product", params(SearchQuery),
    responses((status = 200, body = Envelope<Suggestions>)))]
async fn suggest(context: ApiContext, Query(asked): Query<SearchQuery>) -> Result<Answer<Suggestions>> {
    let found = service::suggest(&context.app, &context.storefront, asked.words()).await?;
    Ok(Answer(Suggestions {
        products: found.products,
        product_count: found.count,
        categories: found.categories.into_iter().map(Into::into).collect(),
        brands: found.brands.into_iter().map(Into::into).collect(),
        corrected: found.corrected,
        page: found.page,
    }))
}

/// A product opened from search results.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
struct SearchClick {
    /// Search text, at most 120 characters.
    #[garde(length(chars, max = LONGEST))]
    #[schema(max_length = 120)]
    q: String,
    /// Product ID.
    #[garde(skip)]
    product_id: ProductId,
}

/// Records that a product was opened from search results.
///
/// No personal data is requested or stored, and neither is the product.
#[utoipa::path(post, path = "/product/web/search/click", tag = "product", request_body = SearchClick,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn click(
    Extension(limit): Extension<InMemoryLimit>,
    visitor: Visitor,
    context: ApiContext,
    Body(click): Body<SearchClick>,
) -> Result<Answer<()>> {
    limit.limit(visitor.network())?;
    service::clicked(&context.app, &context.storefront, &click.q, click.product_id).await?;
    Ok(Answer(()))
}
