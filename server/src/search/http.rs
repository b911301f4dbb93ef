//! The calls of the search. What they answer is in no cache: each search is counted, and the index is as fast as a cache.

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
    http::{Answer, ApiContext, Body, Envelope, Listed, Meta, PageQuery, Queries, Query},
    id::ProductId,
    rate_limit::InMemoryLimit,
    visitor::Visitor,
};

/// Products a page, as of all listings.
const TAKE: i64 = 12;
/// Longest query, in characters.
const LONGEST: usize = 120;
/// Clicks of one network within `WINDOW` that are counted.
const MOST_CLICKS: u32 = 120;
const WINDOW: Duration = Duration::from_mins(1);

/// Their routes, below `/api`. Search engines are to keep none of the answers.
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

/// What is searched for.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct SearchQuery {
    /// Words as a shopper types them; nothing is found without any.
    #[garde(length(chars, max = LONGEST))]
    #[param(max_length = 120)]
    q: Option<String>,
}

impl SearchQuery {
    fn words(&self) -> &str {
        self.q.as_deref().unwrap_or_default()
    }
}

/// Products that words find, the best first or, with `orderBy`, in that order; 12 a page. Mistyped words are corrected, and colours, sizes,
/// categories and brands are understood.
#[utoipa::path(get, path = "/product/web/search", tag = "product",
    params(SearchQuery, PageQuery, OrderQuery, FilterQuery), responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
async fn search(
    context: ApiContext,
    Queries((asked, page, order, filter)): Queries<(SearchQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let filter = filter.resolve(order.brands(), &*Taxonomy::of(app, storefront).await?, &context);
    let paging = page.paging(TAKE);
    let found = service::search(app, storefront, asked.words(), &filter, order.asked(), page_range(paging)).await?;
    let listing = found.listing;
    // A search is counted once: not again for its further pages, nor when it is narrowed.
    if paging.page == 1 && filter == Filter::default() {
        app.slice_state::<SearchState>().counts.searched(app, storefront, asked.words(), listing.count);
    }
    Ok(Listed { items: listing.cards, meta: Meta::of(paging, listing.count) })
}

/// Any of these brands.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct BrandsQuery {
    /// Any of these brands: slugs or ids.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brand: Option<Vec<String>>,
}

/// Colours, sizes, brands and prices that a search's products can be narrowed to, counted as for listings.
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

/// What is suggested for the words that somebody types.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Suggestions {
    /// The first products, at most 6.
    products: Vec<ProductCard>,
    /// How many products there are.
    product_count: i64,
    /// Categories that the words mean, at most 4.
    categories: Vec<PlaceSuggestion>,
    /// Brands that the words mean, at most 4.
    brands: Vec<PlaceSuggestion>,
    /// The words with their mistakes corrected, when there are some; the products are found by these.
    corrected: Option<String>,
    /// The path of a page that answers the words.
    page: Option<String>,
}

/// A category or brand.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlaceSuggestion {
    /// Its name.
    name: String,
    /// Its page, without a locale prefix.
    path: String,
    /// The names of the categories above it.
    within: Vec<String>,
}

impl From<SuggestedPlace> for PlaceSuggestion {
    fn from(place: SuggestedPlace) -> Self {
        Self { name: place.name, path: place.path, within: place.within }
    }
}

/// Products, categories and brands for words that are not typed to their end.
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

/// A product that was opened from a search's results.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
#[serde(rename_all = "camelCase")]
struct SearchClick {
    /// What was searched for.
    #[garde(length(chars, max = LONGEST))]
    #[schema(max_length = 120)]
    q: String,
    /// The product.
    #[garde(skip)]
    product_id: ProductId,
}

/// Counts that a product was opened from a search's results. Nothing about the person is asked for or kept, nor which product it was.
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
