//! The wishlist's calls.

use serde::Serialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    accounts::Customer,
    app::App,
    catalog::ProductCard,
    error::{Error, Result},
    http::{Answer, ApiContext, Body, Envelope, Listed, Paging, Params, Segments, Told},
};

/// Entries a page, as the specification has it.
const TAKE: i64 = 20;
/// Most products that a guest brings along.
const MOST_MERGED: usize = 200;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(page))
        .routes(routes!(save))
        .routes(routes!(merge))
        .routes(routes!(ids))
        .routes(routes!(remove))
}

/// A product that was put aside.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistItem {
    /// Takes it out again.
    wishlist_id: i64,
    /// The product.
    #[serde(flatten)]
    card: ProductCard,
}

/// A product and the entry that puts it aside.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistEntry {
    /// The product's id.
    product_id: i64,
    /// Takes it out again.
    wishlist_id: i64,
}

/// What came of a guest's list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Merged {
    /// Entries that were not there before.
    added: i64,
    /// Products for which the list has no room.
    left: Vec<i64>,
}

/// What to put aside.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, clippy::struct_field_names, reason = "describes the body; `save` reads it")]
struct WishlistForm {
    /// The customer.
    user_id: i64,
    /// The product.
    product_id: i64,
    /// Must be the host's country.
    country_id: Option<i64>,
}

/// What a guest had put aside.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the body; `merge` reads it")]
struct WishlistMerge {
    /// The customer.
    user_id: i64,
    /// At most 200 products, the latest first.
    product_ids: Vec<i64>,
}

#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the parameters; `page` reads them")]
struct PageParams {
    /// The customer.
    user_id: i64,
    /// 1-based.
    #[param(minimum = 1, default = 1)]
    page: Option<i64>,
    /// Entries a page.
    #[param(minimum = 1, maximum = 60, default = 20)]
    take: Option<i64>,
}

/// What the customer has put aside in this country, the latest first.
#[utoipa::path(get, path = "/wishlist/findAllDataByPagination", tag = "wishlist", security(("bearer" = [])),
    params(PageParams), responses((status = 200, body = Envelope<Vec<WishlistItem>>)))]
async fn page(context: ApiContext, customer: Customer, mut params: Params) -> Result<Listed<WishlistItem>> {
    params.required("userId");
    let user = params.number("userId", i64::MIN..=i64::MAX);
    let paging = Paging::read(&mut params, TAKE);
    params.finish()?;
    customer.own(user.ok_or(Error::NotFound)?)?;
    let (entries, count) = service::page(&context.app, &context.storefront, customer.user.id, paging).await?;
    let items = entries.into_iter().map(|(wishlist_id, card)| WishlistItem { wishlist_id, card }).collect();
    Ok(Listed { items, meta: paging.meta(count) })
}

/// Puts a product aside.
#[utoipa::path(post, path = "/wishlist", tag = "wishlist", security(("bearer" = [])), request_body = WishlistForm,
    responses((status = 200, body = Envelope<WishlistEntry>),
        (status = 409, description = "`error-wishlist-duplicate`, `error-wishlist-full`")))]
async fn save(context: ApiContext, customer: Customer, body: Body) -> Result<Told<WishlistEntry>> {
    customer.own(body.required_number("userId")?)?;
    context.check_body_country(&body)?;
    let product_id = body.required_number("productId")?;
    let wishlist_id = service::save(&context.app, &context.storefront, customer.user.id, product_id).await?;
    Ok(Told(WishlistEntry { product_id, wishlist_id }, context.say("notice-wishlist-added")))
}

/// Puts aside what a guest had; what is there already, or not shown in this country, is skipped.
#[utoipa::path(post, path = "/wishlist/merge", tag = "wishlist", security(("bearer" = [])), request_body = WishlistMerge,
    responses((status = 200, body = Envelope<Merged>)))]
async fn merge(context: ApiContext, customer: Customer, body: Body) -> Result<Told<Merged>> {
    customer.own(body.required_number("userId")?)?;
    let products = body.numbers("productIds", MOST_MERGED)?;
    let (added, left) = service::merge(&context.app, &context.storefront, customer.user.id, &products).await?;
    let said = if left.is_empty() { "notice-wishlist-merged" } else { "error-wishlist-full" };
    Ok(Told(Merged { added, left }, context.say(said)))
}

/// Which products the customer has put aside in this country.
#[utoipa::path(get, path = "/wishlist/ids", tag = "wishlist", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<WishlistEntry>>)))]
async fn ids(context: ApiContext, customer: Customer) -> Result<Answer<Vec<WishlistEntry>>> {
    let rows = service::shown(&context.app, &context.storefront, customer.user.id).await?;
    let entry = |row: super::store::Row| WishlistEntry { product_id: row.product_id, wishlist_id: row.id };
    Ok(Answer(rows.into_iter().map(entry).collect()))
}

/// Takes an entry out.
#[utoipa::path(delete, path = "/wishlist/delete/{wishlistId}", tag = "wishlist", security(("bearer" = [])),
    params(("wishlistId" = i64, Path)), responses((status = 200, body = Envelope<Option<String>>)))]
async fn remove(context: ApiContext, customer: Customer, Segments(id): Segments<i64>) -> Result<Told<()>> {
    service::remove(&context.app, &context.storefront, customer.user.id, id).await?;
    Ok(Told((), context.say("notice-wishlist-removed")))
}
