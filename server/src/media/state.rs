//! The media state of a process: originals, cached renditions, thread pool, and renditions in the making.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;

use super::{
    cache::Cache,
    model::{Asset, MediaError},
    originals::Originals,
    pool::Pool,
};
use crate::{cache::InFlight, config::Settings};

/// The media state of a process. Cheap to clone.
#[derive(Clone)]
pub struct Media(Arc<Shared>);

/// What `Media` points to.
pub struct Shared {
    pub(super) originals: Originals,
    pub(super) cache: Cache,
    pub(super) pool: Pool,
    /// The renditions being made right now.
    in_flight: InFlight<String, Bytes>,
    /// Assets by path. Assets never change, so entries are bounded by number and age only and need no invalidation.
    pub(super) known: moka::sync::Cache<String, Arc<Asset>>,
}

impl std::ops::Deref for Media {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl std::fmt::Debug for Media {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Media").field("originals", &self.originals).field("cache", &self.cache).finish_non_exhaustive()
    }
}

impl Media {
    /// Makes a rendition, or waits until a concurrent request has made it.
    pub(super) async fn once(
        &self,
        key: String,
        work: impl Future<Output = Result<Bytes, MediaError>> + Send + 'static,
    ) -> Result<Bytes, MediaError> {
        let made = self.in_flight.join(key, work).await;
        made.unwrap_or_else(|| Err(MediaError::Failed("making a picture panicked".to_owned())))
    }

    /// Uses the configured bucket or the folder `media/originals`, and the folder `media/renditions` of the data folder; folders
    /// are created at the first use.
    pub fn new(settings: &Settings) -> Self {
        let folder = settings.data.join("media");
        let originals = Originals::of(settings);
        let cache = Cache::new(folder.join("renditions"), settings.media_cache_mib << 20);
        let known = moka::sync::Cache::builder().max_capacity(8192).time_to_live(Duration::from_mins(5)).build();
        Self(Arc::new(Shared { originals, cache, pool: Pool::new(), in_flight: InFlight::default(), known }))
    }
}

impl Media {
    /// The location of originals, for messages.
    pub fn describe(&self) -> String {
        self.originals.describe()
    }
}

/// The public base URL of media without its trailing slash: the configured one, or empty for the shop's own host.
pub fn media_base(settings: &Settings) -> &str {
    settings.media_url.as_deref().unwrap_or_default().trim_end_matches('/')
}

/// Rewrites the URL of a rendition, on whichever host, to the public base URL of media. Other URLs are returned unchanged.
pub fn public_url(settings: &Settings, address: &str) -> String {
    let absolute = url::Url::parse(address).ok();
    let path = absolute.as_ref().map_or(address, url::Url::path);
    let ours = path.strip_prefix("/media/").is_some_and(|rest| super::path::parse(rest).is_some());
    if ours { format!("{}{path}", media_base(settings)) } else { address.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn media_hosts_are_replaced_by_the_public_one() {
        let mut settings = Settings::default();
        let address = "https://old.example.com/media/webp/w640/tee-1a2b3c4d.jpg";
        assert_eq!(public_url(&settings, address), "/media/webp/w640/tee-1a2b3c4d.jpg");
        settings.media_url = Some("https://media.example.com/".to_owned());
        for known in [address, "/media/webp/w640/tee-1a2b3c4d.jpg"] {
            assert_eq!(public_url(&settings, known), "https://media.example.com/media/webp/w640/tee-1a2b3c4d.jpg");
        }
        for other in ["https://example.com/a.jpg", "/media/", "/media/w1/a-1.jpg", "", "javascript:alert(1)"] {
            assert_eq!(public_url(&settings, other), other);
        }
    }
}
