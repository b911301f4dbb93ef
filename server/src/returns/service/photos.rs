//! Photographs of damage: uploaded for an order, visible to holders of its link and to operators, deleted when the return has
//! ended.

use bytes::Bytes;
use chrono::TimeDelta;

use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::ReturnId,
    media,
    orders::Order,
    rate_limit::{self, Policy},
    returns::{
        photo::{LARGEST_PHOTO, MOST_PHOTOS, refusal, too_large},
        store,
    },
    token,
    visitor::Visitor,
};

/// Limit on photographs from one network.
const FROM_NETWORK: Policy = Policy::new("return-photo", 30, TimeDelta::minutes(1));

/// Stores a photograph for a return of an order and returns its token. It is re-encoded, which removes the camera's metadata.
pub async fn keep_photo(app: &App, order: &Order, bytes: Bytes, visitor: &Visitor) -> Result<String> {
    if bytes.len() > LARGEST_PHOTO {
        return Err(too_large());
    }
    rate_limit::limit(app, FROM_NETWORK.of_networks(visitor.address)).await?;
    let jpeg = media::clean_photo(&app.media, bytes).await.map_err(refusal)?;
    let token = token::random();
    let (name, now) = (token.clone(), app.clock.now());
    app.db
        .transact(move |mut tx: Tx| {
            let (jpeg, name) = (jpeg.clone(), name.clone());
            async move {
                crate::orders::lock(&mut tx, order.id).await?;
                if store::photos::count(&mut tx, order.id).await? >= MOST_PHOTOS {
                    return Err(Error::rejected("error-return-photos-full"));
                }
                store::photos::insert(&mut tx, order.tenant_id, order.id, &name, jpeg, now).await?;
                tx.commit().await?;
                Ok(())
            }
        })
        .await?;
    Ok(token)
}

/// A photograph of an order by its token.
pub async fn photo(app: &App, order: &Order, token: &str) -> Result<Vec<u8>> {
    let found = store::photos::find(&app.db, order.id, token).await?;
    found.map(|photo| photo.jpeg).ok_or(Error::NotFound)
}

/// The photographs of a return, each with the position of its line.
pub async fn photos(app: &App, id: ReturnId) -> Result<Vec<(i64, Vec<u8>)>> {
    let found = store::photos::of_return(&app.db, id).await?;
    Ok(found.into_iter().map(|photo| (photo.position.unwrap_or_default(), photo.jpeg)).collect())
}
