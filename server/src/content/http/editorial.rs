//! The calls of pages, posts, frequent questions, the help centre, product care and size tables.

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
    http::{Answer, ApiContext, Envelope, Listed, Meta, Moved, PageQuery, Query, Segment, Segments, moved_to},
};

/// Posts of a page, unless the call says how many.
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

/// A page of text by its slug. A slug that it has in another language answers 301.
#[utoipa::path(get, path = "/content/page/by-slug/{slug}", tag = "content", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<PageView>), (status = 301, description = "It has another slug in this language")))]
async fn page(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let found = editorial::page(&context.app, &context.storefront, &slug).await?;
    Ok(answered("/api/content/page/by-slug/", "", &uri, found))
}

/// Posts of the journal, newest first; one a page, unless `take` says how many.
#[utoipa::path(get, path = "/blog-post/web/findAllDataByPagination/v2", tag = "content", params(PageQuery),
    responses((status = 200, body = Envelope<Vec<PostCard>>)))]
async fn posts(context: ApiContext, Query(page): Query<PageQuery>) -> Result<Listed<PostCard>> {
    let paging = page.paging(POSTS_TAKE);
    let (items, count) = editorial::posts(&context.app, &context.storefront, paging).await?;
    Ok(Listed { items, meta: Meta::of(paging, count) })
}

/// The journal as a whole: in which languages it is.
#[utoipa::path(get, path = "/content/journal", tag = "content",
    responses((status = 200, body = Envelope<JournalView>)))]
async fn journal(context: ApiContext) -> Result<Answer<JournalView>> {
    Ok(Answer(editorial::journal(&context.app, &context.storefront).await?))
}

/// A post by its slug. A slug that it has in another language answers 301.
#[utoipa::path(get, path = "/blog-post/web/by-slug/{slug}", tag = "content", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<PostView>), (status = 301, description = "It has another slug in this language")))]
async fn post(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    let found = editorial::post(&context.app, &context.storefront, &slug).await?;
    Ok(answered("/api/blog-post/web/by-slug/", "/blog", &uri, found))
}

/// Frequent questions with their answers.
#[utoipa::path(get, path = "/content/faq", tag = "content", responses((status = 200, body = Envelope<FaqView>)))]
async fn faq(context: ApiContext) -> Result<Answer<FaqView>> {
    Ok(Answer(editorial::faq(&context.app, &context.storefront).await?))
}

/// The help centre: sections with links to pages and questions.
#[utoipa::path(get, path = "/content/help", tag = "content", responses((status = 200, body = Envelope<HelpView>)))]
async fn help(context: ApiContext) -> Result<Answer<HelpView>> {
    Ok(Answer(editorial::help(&context.app, &context.storefront).await?))
}

/// What the care symbols mean.
#[utoipa::path(get, path = "/content/product-care", tag = "content",
    responses((status = 200, body = Envelope<ProductCareView>)))]
async fn product_care(context: ApiContext) -> Result<Answer<ProductCareView>> {
    Ok(Answer(editorial::product_care(&context.app, &context.storefront).await?))
}

/// Which size tables.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct SizeTablesQuery {
    /// A product's slug: the tables that it is measured by. Without one, all.
    #[garde(length(max = 200))]
    product: Option<String>,
}

/// Body measurements behind sizes; none for a product whose sizes no table has, or that the country does not show.
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
