//! API endpoints of pages, posts, frequent questions, the help centre, product care and size tables.

use axum::{
    extract::OriginalUri,
    http::Uri,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    content::editorial::{
        self, FaqView, HelpView, JournalView, PageView, PostCard, PostView, ProductCareView, Resolved, SizeTableView,
    },
    error::Result,
    http::{
        Answer, ApiContext, Envelope, Listed, Meta, Moved, PageParams, PageQuery, Queries, Query, Segment, Segments,
        moved_to,
    },
};

/// Default page size of posts.
const POSTS_TAKE: i64 = 1;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(page))
        .routes(routes!(posts))
        .routes(routes!(journal))
        .routes(routes!(post))
        .routes(routes!(faq))
        .routes(routes!(help))
        .routes(routes!(product_care))
        .routes(routes!(size_tables))
}

/// Returns a content page by its slug.
///
/// The slug of another language returns 301 with the address in this language. Returns 404 if there is no such page.
#[utoipa::path(get, path = "/content/page/by-slug/{slug}", tag = "content", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<PageView>), (status = 301, description = "The slug is that of another language")))]
async fn page(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let found = editorial::page(&context.app, &context.storefront, &slug).await?;
    Ok(answered("/api/content/page/by-slug/", "", &uri, found))
}

/// Filters blog posts.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct PostsQuery {
    /// Only posts with this topic, written as in the `tags` of a post; letter case is ignored.
    #[garde(skip)]
    #[param(max_length = 200)]
    tag: Option<String>,
}

/// Lists blog posts, newest first; one per page unless `take` is given.
#[utoipa::path(get, path = "/blog-post/web/findAllDataByPagination/v2", tag = "content",
    params(PostsQuery, PageParams<POSTS_TAKE>), responses((status = 200, body = Envelope<Vec<PostCard>>)))]
async fn posts(
    context: ApiContext,
    Queries((filter, page)): Queries<(PostsQuery, PageQuery)>,
) -> Result<Listed<PostCard>> {
    let paging = page.paging(POSTS_TAKE);
    let (items, count) = editorial::posts(&context.app, &context.storefront, filter.tag.as_deref(), paging).await?;
    Ok(Listed { items, meta: Meta::of(paging, count) })
}

/// Returns the countries and languages in which the journal is available.
#[utoipa::path(get, path = "/content/journal", tag = "content",
    responses((status = 200, body = Envelope<JournalView>)))]
async fn journal(context: ApiContext) -> Result<Answer<JournalView>> {
    Ok(Answer(editorial::journal(&context.app, &context.storefront).await?))
}

/// Returns a blog post by its slug.
///
/// The slug of another language returns 301 with the address in this language. Returns 404 if there is no such post.
#[utoipa::path(get, path = "/blog-post/web/by-slug/{slug}", tag = "content", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<PostView>), (status = 301, description = "The slug is that of another language")))]
async fn post(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let found = editorial::post(&context.app, &context.storefront, &slug).await?;
    Ok(answered("/api/blog-post/web/by-slug/", "/blog", &uri, found))
}

/// Returns the frequently asked questions with their answers.
#[utoipa::path(get, path = "/content/faq", tag = "content", responses((status = 200, body = Envelope<FaqView>)))]
async fn faq(context: ApiContext) -> Result<Answer<FaqView>> {
    Ok(Answer(editorial::faq(&context.app, &context.storefront).await?))
}

/// Returns the help centre: sections with links to pages and questions.
#[utoipa::path(get, path = "/content/help", tag = "content", responses((status = 200, body = Envelope<HelpView>)))]
async fn help(context: ApiContext) -> Result<Answer<HelpView>> {
    Ok(Answer(editorial::help(&context.app, &context.storefront).await?))
}

/// Returns the care symbols and their meaning.
#[utoipa::path(get, path = "/content/product-care", tag = "content",
    responses((status = 200, body = Envelope<ProductCareView>)))]
async fn product_care(context: ApiContext) -> Result<Answer<ProductCareView>> {
    Ok(Answer(editorial::product_care(&context.app, &context.storefront).await?))
}

/// Selects size tables.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct SizeTablesQuery {
    /// Product slug, to return only the tables that apply to the product; all tables if absent.
    #[garde(length(max = 200))]
    product: Option<String>,
}

/// Returns size tables with body measurements.
///
/// The list is empty for a product that the country does not show or whose sizes are in no table.
#[utoipa::path(get, path = "/content/size-tables", tag = "content", params(SizeTablesQuery),
    responses((status = 200, body = Envelope<Vec<SizeTableView>>)))]
async fn size_tables(context: ApiContext, Query(query): Query<SizeTablesQuery>) -> Result<Answer<Vec<SizeTableView>>> {
    Ok(Answer(editorial::size_tables(&context.app, &context.storefront, query.product.as_deref()).await?))
}

fn answered<T: Serialize>(call: &str, folder: &str, asked: &Uri, found: Resolved<T>) -> Response {
    match found {
        Resolved::Here(view) => Answer(view).into_response(),
        Resolved::Moved(slug) => {
            let path = format!("{folder}/{slug}");
            Moved { location: moved_to(call, &slug, asked), path }.into_response()
        }
    }
}
