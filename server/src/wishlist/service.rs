//! Saving to a wishlist, removing, listing, and merging a guest's wishlist into the customer's.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::store::{self, Row};
use crate::{
    accounts::UserId,
    app::App,
    catalog::{self, ProductCard},
    db::Tx,
    error::{Error, Result},
    id::{ProductId, WishlistItemId},
    paging::Paging,
    tenancy::{Storefront, TenantId},
};

/// Maximum number of entries of a user in a country.
const MOST: i64 = 500;
/// The name of the lock on a user's wishlists.
const LOCK: &str = "wishlist";

/// A page of the wishlist, with the ids of its items, and their total number. Products that the country no longer shows are left
/// out; they reappear when it shows them again.
pub(super) async fn page(
    app: &App,
    front: &Storefront,
    user: UserId,
    paging: Paging,
) -> Result<(Vec<(WishlistItemId, ProductCard)>, i64)> {
    let rows = shown(app, front, user).await?;
    let count = rows.len() as i64;
    let asked: Vec<Row> = rows.into_iter().skip(paging.offset() as usize).take(paging.take as usize).collect();
    let ids: Vec<ProductId> = asked.iter().map(|row| row.product_id).collect();
    let entries: HashMap<ProductId, WishlistItemId> = asked.iter().map(|row| (row.product_id, row.id)).collect();
    let cards = catalog::cards(app, front, &ids, &[]).await?;
    Ok((cards.into_iter().filter_map(|card| Some((*entries.get(&card.id)?, card))).collect(), count))
}

/// The entries whose products the country shows, latest first.
pub(super) async fn shown(app: &App, front: &Storefront, user: UserId) -> Result<Vec<Row>> {
    let mut rows = store::list(&app.db, front.tenant.id, user).await?;
    let ids: Vec<ProductId> = rows.iter().map(|row| row.product_id).collect();
    let visible = catalog::visible(&app.db, front.tenant.id, &ids).await?;
    rows.retain(|row| visible.contains(&row.product_id));
    Ok(rows)
}

/// Saves a product to the wishlist.
pub(super) async fn save(app: &App, front: &Storefront, user: UserId, product: ProductId) -> Result<WishlistItemId> {
    let tenant = front.tenant.id;
    if catalog::visible(&app.db, tenant, &[product]).await?.is_empty() {
        return Err(Error::NotFound);
    }
    app.db
        .transact(|mut tx| async move {
            tx.lock(LOCK, user).await?;
            let id = store::insert(&mut tx, tenant, user, product, app.clock.now()).await?;
            let id = id.ok_or_else(|| Error::rejected("error-wishlist-duplicate"))?;
            if store::count(&mut tx, tenant, user).await? > MOST {
                return Err(Error::rejected("error-wishlist-full"));
            }
            tx.commit().await?;
            Ok(id)
        })
        .await
}

/// Merges the products of a guest's wishlist, latest first; products that are present already or unknown are skipped. Returns how
/// many were added, and the products for which there was no room.
pub(super) async fn merge(
    app: &App,
    front: &Storefront,
    user: UserId,
    products: &[ProductId],
) -> Result<(i64, Vec<ProductId>)> {
    let tenant = front.tenant.id;
    let mut visible = catalog::visible(&app.db, tenant, products).await?;
    let place = |id: &ProductId| products.iter().position(|product| product == id);
    visible.sort_unstable_by_key(place);
    app.db.transact(|tx| add_while_there_is_room(app, tx, tenant, user, &visible)).await
}

/// Runs under the user's lock, so that two concurrent merges neither exceed the limit together nor wait for each other's rows.
async fn add_while_there_is_room(
    app: &App,
    mut tx: Tx,
    tenant: TenantId,
    user: UserId,
    products: &[ProductId],
) -> Result<(i64, Vec<ProductId>)> {
    tx.lock(LOCK, user).await?;
    let mut room = (MOST - store::count(&mut tx, tenant, user).await?).max(0);
    let (mut added, mut left) = (0, Vec::new());
    // The last one inserted is the latest, as when products are saved one by one.
    for &product in products.iter().rev() {
        if room == 0 {
            left.push(product);
            continue;
        }
        let is_new = store::insert(&mut tx, tenant, user, product, app.clock.now()).await?.is_some();
        added += i64::from(is_new);
        room -= i64::from(is_new);
    }
    tx.commit().await?;
    left.reverse();
    Ok((added, left))
}

/// Removes an entry; one of another user or country yields not found.
pub(super) async fn remove(app: &App, front: &Storefront, user: UserId, id: WishlistItemId) -> Result<()> {
    let removed = store::delete(&app.db, front.tenant.id, user, id).await?;
    if removed == 0 { Err(Error::NotFound) } else { Ok(()) }
}

/// All wishlist data of a person.
pub async fn personal_data(app: &App, user: UserId) -> Result<Value> {
    let rows = store::list_everywhere(&app.db, user).await?;
    let entry = |row: store::SavedItem| json!({ "countryId": row.tenant_id, "productId": row.product_id, "createdAt": row.created_at });
    Ok(rows.into_iter().map(entry).collect())
}
