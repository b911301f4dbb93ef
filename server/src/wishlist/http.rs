//! HTTP handlers of the wishlist.

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
    http::{
        Answer, ApiContext, Body, Envelope, Listed, Meta, Notice, PageParams, PageQuery, Queries, Segments,
        check::at_most,
    },
    id::{ProductId, TenantId, UserId, WishlistItemId},
};

/// Entries per page, as given by the specification.
const TAKE: i64 = 20;
/// Maximum number of products in a guest's wishlist that is merged.
const MOST_MERGED: usize = 200;

/// The routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(page))
        .routes(routes!(save))
        .routes(routes!(merge))
        .routes(routes!(ids))
        .routes(routes!(remove))
}

/// A product on the wishlist.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistItem {
    /// ID of the wishlist entry, used to delete it.
    wishlist_id: WishlistItemId,
    /// The fields of the product card.
    #[serde(flatten)]
    card: ProductCard,
}

/// A wishlist entry.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistEntry {
    /// Product ID.
    product_id: ProductId,
    /// ID of the wishlist entry, used to delete it.
    wishlist_id: WishlistItemId,
}

/// Result of merging a guest's wishlist.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MergedWishlist {
    /// Number of entries added.
    added: i64,
    /// IDs of the products that were not added because the wishlist is full.
    left: Vec<ProductId>,
}

/// A product to save.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
#[expect(clippy::struct_field_names, reason = "the specification's names")]
struct WishlistForm {
    /// User ID of the signed-in customer.
    #[garde(skip)]
    user_id: UserId,
    /// Product ID.
    #[garde(skip)]
    product_id: ProductId,
    /// Country ID; must be the country of the host.
    #[garde(skip)]
    country_id: Option<TenantId>,
}

/// A guest's wishlist.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
struct WishlistMerge {
    /// User ID of the signed-in customer.
    #[garde(skip)]
    user_id: UserId,
    /// Product IDs, newest first, at most 200.
    #[garde(custom(at_most(MOST_MERGED)))]
    #[schema(max_items = 200)]
    product_ids: Vec<ProductId>,
}

/// Owner of the wishlist.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct OwnerQuery {
    /// User ID of the signed-in customer.
    #[garde(skip)]
    user_id: UserId,
}

/// Lists the products on the customer's wishlist in this country, newest first.
///
/// Products that the country no longer shows are omitted.
#[utoipa::path(get, path = "/wishlist/findAllDataByPagination", tag = "wishlist", security(("bearer" = [])),
    params(OwnerQuery, PageParams<TAKE>), responses((status = 200, body = Envelope<Vec<WishlistItem>>)))]
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

/// Adds a product to the wishlist.
///
/// Returns 404 if the country does not show the product. A wishlist has at most 500 entries per country.
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
    Ok(Notice(WishlistEntry { product_id, wishlist_id }, context.text("wishlist-added")))
}

/// Merges a guest's wishlist into the customer's.
///
/// Products that are already on it, or that the country does not show, are skipped.
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
    let message = if left.is_empty() { "notice-wishlist-merged" } else { "error-wishlist-full" };
    Ok(Notice(MergedWishlist { added, left }, context.text(message)))
}

/// Lists the product and entry IDs of the customer's wishlist in this country.
#[utoipa::path(get, path = "/wishlist/ids", tag = "wishlist", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<WishlistEntry>>)))]
async fn ids(context: ApiContext, customer: Customer) -> Result<Answer<Vec<WishlistEntry>>> {
    let rows = service::shown(&context.app, &context.storefront, customer.user.id).await?;
    let entry = |row: super::store::Row| WishlistEntry { product_id: row.product_id, wishlist_id: row.id };
    Ok(Answer(rows.into_iter().map(entry).collect()))
}

/// Deletes a wishlist entry.
///
/// Returns 404 if the customer has no such entry in this country.
#[utoipa::path(delete, path = "/wishlist/delete/{wishlistId}", tag = "wishlist", security(("bearer" = [])),
    params(("wishlistId" = i64, Path)), responses((status = 200, body = Envelope<Option<String>>)))]
async fn remove(context: ApiContext, customer: Customer, Segments(id): Segments<WishlistItemId>) -> Result<Notice<()>> {
    service::remove(&context.app, &context.storefront, customer.user.id, id).await?;
    Ok(Notice((), context.text("wishlist-removed")))
}
