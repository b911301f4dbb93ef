//! Makes renditions in advance, with lower priority than requests.

use std::time::Duration;

use tokio::task::JoinHandle;

use super::{
    super::{model::Asset, path::ImageTransform, path::RenditionRequest, state::Media},
    rendition,
};
use crate::db::Db;

/// Interval between checks for waiting requests.
const YIELD_FOR: Duration = Duration::from_millis(50);

/// Makes WebP renditions in the background, one at a time and only while no request waits for one. Returns how many exist in the
/// end; failures are logged and skipped.
pub fn warm(db: &Db, media: &Media, wanted: Vec<(Asset, ImageTransform)>) -> JoinHandle<usize> {
    let (db, media) = (db.clone(), media.clone());
    tokio::spawn(async move {
        let mut made = 0;
        for (asset, mods) in wanted {
            while media.pool.waiting() > 0 {
                tokio::time::sleep(YIELD_FOR).await;
            }
            made += usize::from(warm_one(&db, &media, &asset, mods).await);
        }
        made
    })
}

async fn warm_one(db: &Db, media: &Media, asset: &Asset, mods: ImageTransform) -> bool {
    let path = &asset.path;
    let made = async {
        let plan = rendition::plan(db, media, &RenditionRequest { webp: true, mods, path }).await?;
        rendition::make(media, &plan).await
    };
    made.await.inspect_err(|error| tracing::warn!(%path, %mods, %error, "a rendition cannot be generated")).is_ok()
}
