//! Product feeds for Google Merchant Center: RSS 2.0 with Google's attributes (support.google.com/merchants/answer/7052112), one
//! file for each country and language, streamed. Prices, stock and URLs are those of the product's page.

mod item;
mod check;
mod write;

use std::sync::Arc;

use bytes::Bytes;
use futures::{FutureExt as _, Stream, StreamExt as _, TryStreamExt as _, stream};

pub use check::{Problem, check};
pub use item::Item;

use crate::{
    app::App,
    catalog,
    error::{Error, Result},
    id::ProductId,
    tenancy::{Language, Storefront},
    translate::translate,
};

/// Products read per batch.
const BATCH: usize = 100;
/// Batches that are read ahead while one is sent.
const AHEAD: usize = 2;

/// The same storefront in another of its languages.
pub fn in_language(front: &Storefront, language: &Arc<Language>) -> Storefront {
    Storefront { language: Arc::clone(language), ..front.clone() }
}

/// Every variant that the country sells, by product.
pub async fn items(app: &App, front: &Storefront) -> Result<impl Stream<Item = Result<Vec<Item>>> + Send + use<>> {
    let ids = catalog::published_products(app, front.tenant.id).await?;
    let batches: Vec<Vec<ProductId>> = ids.chunks(BATCH).map(<[_]>::to_vec).collect();
    let (app, front) = (app.clone(), Arc::new(front.clone()));
    let read = move |ids: Vec<ProductId>| {
        let (app, front) = (app.clone(), Arc::clone(&front));
        // A separate task, so that several batches are read and formatted concurrently. Products deleted in the meantime are left
        // out.
        let reading = tokio::spawn(async move {
            let products = catalog::feed_products(&app, &front, &ids).boxed().await?;
            Ok::<_, Error>(products.iter().map(|product| item::items(&app, &front, product)).collect::<Vec<_>>())
        });
        async move { reading.await.map_err(|error| Error::internal(error.to_string()))? }
    };
    let batches = stream::iter(batches).map(read).buffered(AHEAD);
    Ok(batches.map_ok(|products| stream::iter(products.into_iter().map(Ok))).try_flatten())
}

/// The feed as a stream of chunks.
pub(super) async fn xml(app: &App, front: &Storefront) -> Result<impl Stream<Item = Result<Bytes>> + Send + use<>> {
    let title = translate(app, front, "shop-name", &[]);
    let begin = write::begin(&title, &format!("{}{}", front.origin, front.prefix(&front.language)));
    let items = items(app, front).await?.map_ok(|items| items.iter().map(write::item).collect::<String>());
    let pieces = stream::iter([Ok(begin)]).chain(items).chain(stream::iter([Ok(write::END.to_owned())]));
    Ok(pieces.map_ok(Bytes::from))
}
