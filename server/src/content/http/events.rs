//! API endpoints of events: the events, their state, and the products of running ones.

use axum::{
    extract::OriginalUri,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    catalog::{
        self, FilterQuery, ListingFilters, ListingQuery, ListingScope, OrderQuery, ProductCard, Taxonomy, page_range,
    },
    content::editorial::{self, EventCard, EventState, EventStatus, EventView, Resolved},
    error::Result,
    http::{
        Answer, ApiContext, Envelope, Listed, Meta, Moved, PageParams, PageQuery, Queries, Query, Segment, Segments,
        moved_to,
    },
};

/// Default page size of products, as for other listings.
const TAKE: i64 = 12;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(events))
        .routes(routes!(event))
        .routes(routes!(check))
        .routes(routes!(sample))
        .routes(routes!(products))
        .routes(routes!(filters))
}

/// Lists running and upcoming events, running ones first.
#[utoipa::path(get, path = "/event/web/findAllActive", tag = "event", responses((status = 200, body = Envelope<Vec<EventCard>>)))]
async fn events(context: ApiContext) -> Result<Answer<Vec<EventCard>>> {
    Ok(Answer(editorial::events(&context.app, &context.storefront).await?))
}

/// Returns an event by its slug.
///
/// The slug of another language returns 301 with the address in this language. Returns 404 if there is no such event.
#[utoipa::path(get, path = "/event/web/by-slug/{slug}", tag = "event", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<EventView>), (status = 301, description = "The slug is that of another language")))]
async fn event(
    context: ApiContext,
    OriginalUri(uri): OriginalUri,
    Segments(Segment(slug)): Segments<Segment>,
) -> Result<Response> {
    Ok(match editorial::event(&context.app, &context.storefront, &slug).await? {
        Resolved::Here(view) => Answer(view).into_response(),
        Resolved::Moved(slug) => {
            let path = format!("/event/{slug}");
            Moved { location: moved_to("/api/event/web/by-slug/", &slug, &uri), path }.into_response()
        }
    })
}

/// Returns the current state of an event by the server's clock.
///
/// The response is never cached. Returns 404 if there is no such event.
#[utoipa::path(get, path = "/event/web/check/{slug}", tag = "event", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<EventStatus>)))]
async fn check(context: ApiContext, Segments(Segment(slug)): Segments<Segment>) -> Result<Answer<EventStatus>> {
    Ok(Answer(editorial::event_status(&context.app, &context.storefront, &slug).await?))
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct StateQuery {
    /// `upcoming`, `running` or `over`.
    #[garde(skip)]
    state: EventState,
}

/// Returns the first event with its times shifted so that it is in the requested state, for test pages.
///
/// The response is never cached.
#[utoipa::path(get, path = "/event/web/sample", tag = "event", params(StateQuery),
    responses((status = 200, body = Envelope<EventView>)))]
async fn sample(context: ApiContext, Query(query): Query<StateQuery>) -> Result<Answer<EventView>> {
    Ok(Answer(editorial::event_sample(&context.app, &context.storefront, query.state).await?))
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct EventQuery {
    /// Event slug.
    #[garde(skip)]
    event_slug: String,
}

/// Lists the products of an event's collection, 12 per page by default.
///
/// The list is empty unless the event is running.
#[utoipa::path(get, path = "/product/web/event/countryWiseProductsPagination", tag = "product",
    params(EventQuery, PageParams<TAKE>, OrderQuery, FilterQuery),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
async fn products(
    context: ApiContext,
    Queries((of, page, order, filter)): Queries<(EventQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let paging = page.paging(TAKE);
    let Some(id) = editorial::event_collection(app, storefront, &of.event_slug).await? else {
        return Ok(Listed { items: Vec::new(), meta: Meta::of(paging, 0) });
    };
    let filter = filter.resolve(order.brands(), &*Taxonomy::of(app, storefront).await?, &context);
    let query = ListingQuery {
        scope: ListingScope::Collection(id),
        filter,
        order: order.asked().unwrap_or_default(),
        range: page_range(paging),
    };
    let listing = catalog::list(app, storefront, &query).await?;
    Ok(Listed { items: listing.cards, meta: Meta::of(paging, listing.count) })
}

/// Returns the filters for the products of a running event.
///
/// They are empty unless the event is running.
#[utoipa::path(get, path = "/product/web/event/filters", tag = "product", params(EventQuery, OrderQuery, FilterQuery),
    responses((status = 200, body = Envelope<ListingFilters>)))]
async fn filters(
    context: ApiContext,
    Queries((of, order, filter)): Queries<(EventQuery, OrderQuery, FilterQuery)>,
) -> Result<Answer<ListingFilters>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let Some(id) = editorial::event_collection(app, storefront, &of.event_slug).await? else {
        return Ok(Answer(ListingFilters::default()));
    };
    let filter = filter.resolve(order.brands(), &*Taxonomy::of(app, storefront).await?, &context);
    Ok(Answer(catalog::listing_filters(app, storefront, ListingScope::Collection(id), &filter).await?))
}
