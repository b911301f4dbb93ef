//! Making a rendition: from memory, from disk, or from the original, and for all who ask at once only once.

use std::sync::Arc;

use bytes::Bytes;
use image::RgbaImage;

use super::super::{
    model::{Asset, Format, MAX_MEMORY, MediaError},
    path::Wanted,
    render::{self, Frame, REVISION},
    state::Media,
    store,
};
use crate::db::Db;

/// What will be made, known before it is.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    asset: Arc<Asset>,
    frame: Frame,
    to: Format,
}

impl Plan {
    fn key(&self) -> String {
        format!("{}-{}.{}", self.name_of_content(), self.frame.name(), self.to.extension())
    }

    /// Renditions are named after what is in the original: the same one under two names is kept once.
    fn name_of_content(&self) -> &str {
        self.asset.hash.get(..32).unwrap_or(&self.asset.hash)
    }

    /// Changes only when the bytes do.
    pub fn etag(&self) -> String {
        format!("\"{}.{REVISION}\"", self.key())
    }

    /// Its media type.
    pub fn mime(&self) -> &'static str {
        self.to.mime()
    }
}

/// Looks up what is asked for. Only assets in the table are ever looked for on the disk.
pub(crate) async fn plan(db: &Db, media: &Media, wanted: &Wanted<'_>) -> Result<Plan, MediaError> {
    let asset = match media.known.get(wanted.path) {
        Some(asset) => asset,
        None => look_up(db, media, wanted.path).await?,
    };
    let frame = Frame::new(wanted.mods, asset.format, asset.width, asset.height);
    Ok(Plan { frame, to: asset.format.rendition(wanted.webp), asset })
}

async fn look_up(db: &Db, media: &Media, path: &str) -> Result<Arc<Asset>, MediaError> {
    let asset = Arc::new(store::find_by_path(db, path).await?.ok_or(MediaError::NotFound)?);
    media.known.insert(path.to_owned(), Arc::clone(&asset));
    Ok(asset)
}

/// The rendition's bytes.
pub(crate) async fn make(media: &Media, plan: &Plan) -> Result<Bytes, MediaError> {
    let key = plan.key();
    if let Some(bytes) = media.cache.hot(&key) {
        return Ok(bytes);
    }
    let begin = || {
        let (media, plan, key) = (media.clone(), plan.clone(), key.clone());
        async move {
            if let Some(bytes) = media.cache.get(&key).await {
                return Ok(bytes);
            }
            let bytes = Bytes::from(render(&media, &plan).await?);
            media.cache.put(&key, &bytes).await;
            metrics::counter!("vitrina_media_renditions_total").increment(1);
            Ok(bytes)
        }
    };
    media.renditions.join(&key, begin).await
}

async fn render(media: &Media, plan: &Plan) -> Result<Vec<u8>, MediaError> {
    let (from, frame, to) = (plan.asset.format, plan.frame, plan.to);
    if from == Format::Svg {
        let drawn = drawn(media, plan).await?;
        let memory = mebibytes(drawn.width(), drawn.height(), 8);
        return media.pool.run(memory, move || render::drawing(Arc::unwrap_or_clone(drawn), frame, to)).await;
    }
    let original = original(media, plan).await?;
    let memory = mebibytes(plan.asset.width, plan.asset.height, 9).min(MAX_MEMORY >> 20);
    media.pool.run(memory, move || render::photo(&original, from, frame, to)).await
}

/// A drawing drawn once for all renditions of about its size, and kept on disk.
async fn drawn(media: &Media, plan: &Plan) -> Result<Arc<RgbaImage>, MediaError> {
    let size = plan.frame.drawn(plan.asset.width, plan.asset.height);
    let key = format!("{}-drawn{}.png", plan.name_of_content(), size.width);
    let begin = || {
        let (media, plan, key) = (media.clone(), plan.clone(), key.clone());
        async move {
            let memory = mebibytes(size.width, size.height, 12);
            if let Some(kept) = media.cache.get_cold(&key).await {
                return media.pool.run(memory, move || render::kept(&kept).map(Arc::new)).await;
            }
            let original = original(&media, &plan).await?;
            let draw = move || {
                let drawn = render::draw(&original, size)?;
                Ok((render::keep(&drawn)?, Arc::new(drawn)))
            };
            let (kept, drawn) = media.pool.run(memory, draw).await?;
            media.cache.put_cold(&key, Bytes::from(kept)).await;
            Ok(drawn)
        }
    };
    media.drawn.join(&key, begin).await
}

/// The original as it was stored: one that the disk cut short or changed is not shown, nor taken for a picture that was always damaged.
async fn original(media: &Media, plan: &Plan) -> Result<Bytes, MediaError> {
    let bytes = media.originals.get(&plan.asset.path).await?;
    let (hashed, expected) = (bytes.clone(), plan.asset.hash.clone());
    let is_whole = tokio::task::spawn_blocking(move || blake3::hash(&hashed).to_hex().as_str() == expected).await;
    if is_whole.unwrap_or_default() {
        return Ok(bytes);
    }
    Err(MediaError::Failed(format!("the original {} is not as it was stored, import it again", plan.asset.path)))
}

fn mebibytes(width: u32, height: u32, bytes: u64) -> u64 {
    (u64::from(width) * u64::from(height) * bytes) >> 20
}
