//! The wishlist's calls.

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    accounts::Customer,
    app::App,
    catalog::ProductCard,
    error::Result,
    forms::Facts,
    http::{Answer, ApiContext, Body, Envelope, Listed, Meta, Notice, PageQuery, Queries, Segments, check::at_most},
    id::{ProductId, TenantId, UserId, WishlistItemId},
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

/// A product on the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistItem {
    /// Takes it out again.
    wishlist_id: WishlistItemId,
    /// The product.
    #[serde(flatten)]
    card: ProductCard,
}

/// A product and its entry on the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistEntry {
    /// The product's id.
    product_id: ProductId,
    /// Takes it out again.
    wishlist_id: WishlistItemId,
}

/// What came of a guest's list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MergedWishlist {
    /// Entries that were not there before.
    added: i64,
    /// Products for which the list has no room.
    left: Vec<ProductId>,
}

/// What to save.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
#[expect(clippy::struct_field_names, reason = "the specification's names")]
struct WishlistForm {
    /// The customer.
    #[garde(skip)]
    user_id: UserId,
    /// The product.
    #[garde(skip)]
    product_id: ProductId,
    /// Must be the host's country.
    #[garde(skip)]
    country_id: Option<TenantId>,
}

/// What a guest had saved.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
struct WishlistMerge {
    /// The customer.
    #[garde(skip)]
    user_id: UserId,
    /// At most 200 products, the latest first.
    #[garde(custom(at_most(MOST_MERGED)))]
    #[schema(max_items = 200)]
    product_ids: Vec<ProductId>,
}

/// Whose list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct OwnerQuery {
    /// The customer.
    #[garde(skip)]
    user_id: UserId,
}

/// What is on the customer's list in this country, the latest first.
#[utoipa::path(get, path = "/wishlist/findAllDataByPagination", tag = "wishlist", security(("bearer" = [])),
    params(OwnerQuery, PageQuery), responses((status = 200, body = Envelope<Vec<WishlistItem>>)))]
async fn page(
    context: ApiContext,
    customer: Customer,
    Queries((owner, page)): Queries<(OwnerQuery, PageQuery)>,
) -> Result<Listed<WishlistItem>> {
    let paging = page.paging(TAKE);
    customer.own(owner.user_id)?;
    let (entries, count) = service::page(&context.app, &context.storefront, customer.user.id, paging).await?;
    let items = entries.into_iter().map(|(wishlist_id, card)| WishlistItem { wishlist_id, card }).collect();
    Ok(Listed { items, meta: Meta::of(paging, count) })
}

/// Saves a product for later.
#[utoipa::path(post, path = "/wishlist", tag = "wishlist", security(("bearer" = [])), request_body = WishlistForm,
    responses((status = 200, body = Envelope<WishlistEntry>),
        (status = 409, description = "`error-wishlist-duplicate`, `error-wishlist-full`")))]
async fn save(
    context: ApiContext,
    customer: Customer,
    Body(body): Body<WishlistForm>,
) -> Result<Notice<WishlistEntry>> {
    customer.own(body.user_id)?;
    context.check_country(body.country_id)?;
    let product_id = body.product_id;
    let wishlist_id = service::save(&context.app, &context.storefront, customer.user.id, product_id).await?;
    Ok(Notice(WishlistEntry { product_id, wishlist_id }, context.say("notice-wishlist-added")))
}

/// Saves what a guest had; what is there already, or not shown in this country, is skipped.
#[utoipa::path(post, path = "/wishlist/merge", tag = "wishlist", security(("bearer" = [])), request_body = WishlistMerge,
    responses((status = 200, body = Envelope<MergedWishlist>)))]
async fn merge(
    context: ApiContext,
    customer: Customer,
    Body(body): Body<WishlistMerge>,
) -> Result<Notice<MergedWishlist>> {
    customer.own(body.user_id)?;
    let products = body.product_ids;
    let (added, left) = service::merge(&context.app, &context.storefront, customer.user.id, &products).await?;
    let said = if left.is_empty() { "notice-wishlist-merged" } else { "error-wishlist-full" };
    Ok(Notice(MergedWishlist { added, left }, context.say(said)))
}

/// Which products are on the customer's list in this country.
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
async fn remove(context: ApiContext, customer: Customer, Segments(id): Segments<WishlistItemId>) -> Result<Notice<()>> {
    service::remove(&context.app, &context.storefront, customer.user.id, id).await?;
    Ok(Notice((), context.say("notice-wishlist-removed")))
}
