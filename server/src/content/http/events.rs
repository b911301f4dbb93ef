//! The calls of events: what they are, where they stand, and the products of those that run.

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
    http::{Answer, ApiContext, Envelope, Listed, Meta, Moved, PageQuery, Queries, Query, Segment, Segments, moved_to},
};

/// Products a page, as of other listings.
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

/// The events that run or come, those that run first.
#[utoipa::path(get, path = "/event/web/findAllActive", tag = "event", responses((status = 200, body = Envelope<Vec<EventCard>>)))]
async fn events(context: ApiContext) -> Result<Answer<Vec<EventCard>>> {
    Ok(Answer(editorial::events(&context.app, &context.storefront).await?))
}

/// An event by its slug. A slug that it has in another language answers 301.
#[utoipa::path(get, path = "/event/web/by-slug/{slug}", tag = "event", params(("slug" = String, Path)),
    responses((status = 200, body = Envelope<EventView>), (status = 301, description = "It has another slug in this language")))]
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

/// Where an event stands now, by the server's clock. Kept by nobody.
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

/// The first event with its times moved so that it is in a state, for the test pages. Kept by nobody.
#[utoipa::path(get, path = "/event/web/sample", tag = "event", params(StateQuery),
    responses((status = 200, body = Envelope<EventView>)))]
async fn sample(context: ApiContext, Query(query): Query<StateQuery>) -> Result<Answer<EventView>> {
    Ok(Answer(editorial::event_sample(&context.app, &context.storefront, query.state).await?))
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct EventQuery {
    /// The event's slug.
    #[garde(skip)]
    event_slug: String,
}

/// Products of an event's collection, 12 a page; none while it does not run.
#[utoipa::path(get, path = "/product/web/event/countryWiseProductsPagination", tag = "product",
    params(EventQuery, PageQuery, OrderQuery, FilterQuery),
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

/// What the listing of an event that runs can be narrowed to; nothing while it does not run.
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
