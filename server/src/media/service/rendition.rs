//! Making a rendition: taken from memory, from disk, or made of the original, once for concurrent requests.

use std::sync::Arc;

use bytes::Bytes;

use super::super::{
    model::{Asset, Format, MAX_MEMORY, MediaError},
    path::RenditionRequest,
    render::{self, Frame, REVISION},
    state::Media,
    store,
};
use crate::db::Db;

/// What a request for a rendition will return, known before it is made.
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

    /// The hash of the original names cached renditions, so that the same original under two paths is cached once.
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

/// Looks up what a URL asks for. Only assets in the table are looked for on disk.
pub(crate) async fn plan(db: &Db, media: &Media, wanted: &RenditionRequest<'_>) -> Result<Plan, MediaError> {
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
    media.once(key.clone(), make_and_cache(media.clone(), plan.clone(), key)).await
}

async fn make_and_cache(media: Media, plan: Plan, key: String) -> Result<Bytes, MediaError> {
    if let Some(bytes) = media.cache.get(&key).await {
        return Ok(bytes);
    }
    let bytes = Bytes::from(render(&media, &plan).await?);
    media.cache.put(&key, &bytes).await;
    metrics::counter!("vitrina_media_renditions_total").increment(1);
    Ok(bytes)
}

async fn render(media: &Media, plan: &Plan) -> Result<Vec<u8>, MediaError> {
    let (from, frame, to) = (plan.asset.format, plan.frame, plan.to);
    if from == Format::Svg {
        let size = frame.drawn(plan.asset.width, plan.asset.height);
        let raster = raster(media, plan, size).await?;
        let memory = mebibytes(size.width, size.height, 12);
        return media.pool.run(memory, move || render::drawing(render::decode_raster(&raster)?, frame, to)).await;
    }
    let original = original(media, plan).await?;
    let memory = mebibytes(plan.asset.width, plan.asset.height, 9).min(MAX_MEMORY >> 20);
    media.pool.run(memory, move || render::photo(&original, from, frame, to)).await
}

/// Rasterises an SVG once for all renditions of about its size; the PNG is cached on disk.
async fn raster(media: &Media, plan: &Plan, size: Frame) -> Result<Bytes, MediaError> {
    let key = format!("{}-drawn{}.png", plan.name_of_content(), size.width);
    media.once(key.clone(), rasterise_and_cache(media.clone(), plan.clone(), size, key)).await
}

async fn rasterise_and_cache(media: Media, plan: Plan, size: Frame, key: String) -> Result<Bytes, MediaError> {
    if let Some(raster) = media.cache.get_cold(&key).await {
        return Ok(raster);
    }
    let original = original(&media, &plan).await?;
    let memory = mebibytes(size.width, size.height, 12);
    let draw = move || render::encode_raster(&render::draw(&original, size)?);
    let raster = Bytes::from(media.pool.run(memory, draw).await?);
    media.cache.put_on_disk(&key, raster.clone()).await;
    Ok(raster)
}

/// Reads the original and verifies it. One that was truncated or changed on disk is not shown, and is not reported as an image
/// that was damaged from the start.
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
