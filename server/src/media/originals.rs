//! Originals, stored unchanged in an object store: a folder below the data folder, or a bucket of an S3-compatible server that
//! several processes share.

use std::{
    collections::{HashMap, HashSet},
    fs,
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use bytes::Bytes;
use futures::TryStreamExt;
use object_store::{
    Error as StoreError, ObjectStore, ObjectStoreExt, PutMode, PutOptions, local::LocalFileSystem,
    path::Path as StorePath,
};

use super::model::MediaError;
use crate::{
    config::{BucketUrl, OriginalsSettings, Settings},
    tls,
};

/// The store of originals. Opened at the first use, so that commands that need no images create no folder and contact no server.
#[derive(Debug)]
pub struct Originals {
    place: Location,
    opened: OnceLock<Arc<dyn ObjectStore>>,
}

#[derive(Debug)]
enum Location {
    Folder(PathBuf),
    Bucket(Box<OriginalsSettings>, BucketUrl),
}

impl Originals {
    /// The configured bucket, else the folder `media/originals` of the data folder, which is created at the first write.
    pub fn of(settings: &Settings) -> Self {
        let originals = &settings.originals;
        let place = match &originals.url {
            Some(url) => Location::Bucket(Box::new(originals.clone()), url.clone()),
            None => Location::Folder(settings.data.join("media/originals")),
        };
        tls::install_provider();
        Self { place, opened: OnceLock::new() }
    }

    /// Whether they are in a local folder.
    pub fn is_folder(&self) -> bool {
        matches!(self.place, Location::Folder(_))
    }

    /// The location, for messages.
    pub fn describe(&self) -> String {
        match &self.place {
            Location::Folder(folder) => folder.display().to_string(),
            Location::Bucket(_, url) => String::from(url.clone()),
        }
    }

    fn store(&self) -> Result<&Arc<dyn ObjectStore>, MediaError> {
        if let Some(store) = self.opened.get() {
            return Ok(store);
        }
        let store: Arc<dyn ObjectStore> = match &self.place {
            Location::Folder(folder) => {
                fs::create_dir_all(folder)?;
                // A committed row that names an original is durable, so the original must be durable too: hence fsync.
                Arc::new(LocalFileSystem::new_with_prefix(folder).map_err(failed)?.with_fsync(true))
            }
            Location::Bucket(settings, url) => bucket(url, settings).map_err(failed)?,
        };
        Ok(self.opened.get_or_init(|| store))
    }

    /// Stores an original; one that exists with the same bytes is left unchanged. Returns false when other bytes are stored under
    /// the path.
    pub async fn put(&self, path: &str, bytes: &Bytes) -> Result<bool, MediaError> {
        let options = PutOptions::from(PutMode::Create);
        match self.store()?.put_opts(&StorePath::from(path), bytes.clone().into(), options).await {
            Ok(_) => Ok(true),
            Err(StoreError::AlreadyExists { .. }) => Ok(self.get(path).await? == *bytes),
            Err(error) => Err(failed(error)),
        }
    }

    /// Overwrites a damaged original.
    pub async fn replace(&self, path: &str, bytes: &Bytes) -> Result<(), MediaError> {
        self.store()?.put(&StorePath::from(path), bytes.clone().into()).await.map_err(failed)?;
        Ok(())
    }

    /// Restores an original, overwriting whatever is stored under its path.
    pub async fn restore(&self, path: &str, bytes: Bytes) -> Result<(), MediaError> {
        if !self.put(path, &bytes).await? {
            self.replace(path, &bytes).await?;
        }
        Ok(())
    }

    /// Removes all originals but these from a folder. A bucket is left unchanged, for it may have other users.
    pub async fn remove_from_folder_except(&self, kept: &HashSet<String>) -> Result<(), MediaError> {
        if !self.is_folder() {
            return Ok(());
        }
        for path in self.list().await?.into_keys().filter(|path| !kept.contains(path)) {
            self.store()?.delete(&StorePath::from(path)).await.map_err(failed)?;
        }
        Ok(())
    }

    /// Reads an original.
    pub async fn get(&self, path: &str) -> Result<Bytes, MediaError> {
        let found = self.store()?.get(&StorePath::from(path)).await.map_err(failed)?;
        found.bytes().await.map_err(failed)
    }

    /// Reads an original; none if it is missing.
    pub async fn find(&self, path: &str) -> Result<Option<Bytes>, MediaError> {
        match self.store()?.get(&StorePath::from(path)).await {
            Ok(found) => found.bytes().await.map(Some).map_err(failed),
            Err(StoreError::NotFound { .. }) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    /// Whether an original is stored, without reading it.
    pub async fn has(&self, path: &str) -> Result<bool, MediaError> {
        match self.store()?.head(&StorePath::from(path)).await {
            Ok(_) => Ok(true),
            Err(StoreError::NotFound { .. }) => Ok(false),
            Err(error) => Err(failed(error)),
        }
    }

    /// All paths with their sizes in bytes.
    pub async fn list(&self) -> Result<HashMap<String, u64>, MediaError> {
        let all = self.store()?.list(None).map_ok(|object| (object.location.to_string(), object.size));
        all.try_collect().await.map_err(failed)
    }
}

/// A bucket at Amazon or, with an endpoint, on any S3-compatible server.
#[cfg(feature = "s3")]
fn bucket(url: &BucketUrl, settings: &OriginalsSettings) -> Result<Arc<dyn ObjectStore>, StoreError> {
    use std::time::Duration;

    use object_store::{
        ClientOptions, RetryConfig,
        aws::{AmazonS3Builder, S3ConditionalPut},
        prefix::PrefixStore,
    };
    /// Timeout of one response.
    const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);
    /// Time limit for all retries together.
    const RETRY_TIMEOUT: Duration = Duration::from_secs(30);

    let retries = RetryConfig { max_retries: 4, retry_timeout: RETRY_TIMEOUT, ..RetryConfig::default() };
    let mut builder = AmazonS3Builder::new()
        .with_bucket_name(&url.bucket)
        .with_region(settings.region.as_deref().unwrap_or("us-east-1"))
        .with_conditional_put(S3ConditionalPut::ETagMatch)
        .with_retry(retries);
    let mut options = ClientOptions::new().with_timeout(ANSWER_TIMEOUT);
    if let Some(endpoint) = &settings.endpoint {
        options = options.with_allow_http(endpoint.as_str().starts_with("http://"));
        builder = builder.with_endpoint(endpoint.as_str()).with_virtual_hosted_style_request(false);
    }
    if let (Some(id), Some(secret)) = (&settings.access_key_id, &settings.secret_access_key) {
        builder = builder.with_access_key_id(id).with_secret_access_key(secret.expose());
    }
    let store = builder.with_client_options(options).build()?;
    Ok(Arc::new(PrefixStore::new(store, StorePath::from(url.prefix.as_str()))))
}

#[cfg(not(feature = "s3"))]
fn bucket(_: &BucketUrl, _: &OriginalsSettings) -> Result<Arc<dyn ObjectStore>, StoreError> {
    let source = "this program was built without S3: build it with the feature s3, as `cargo build --release` does";
    Err(StoreError::Generic { store: "S3", source: source.into() })
}

fn failed(error: StoreError) -> MediaError {
    match error {
        StoreError::NotFound { path, .. } => MediaError::Failed(format!("the original {path} is missing")),
        other => MediaError::Failed(format!("originals: {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_original_is_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let originals = Originals::of(&Settings { data: folder.path().to_owned(), ..Settings::default() });
        let (one, other) = (Bytes::from_static(b"one"), Bytes::from_static(b"other"));
        assert!(originals.put("a-1.png", &one).await.unwrap());
        assert!(originals.put("a-1.png", &one).await.unwrap());
        assert!(!originals.put("a-1.png", &other).await.unwrap());
        assert_eq!(originals.get("a-1.png").await.unwrap(), one);
        assert_eq!(originals.list().await.unwrap(), HashMap::from([("a-1.png".to_owned(), 3)]));
        assert!(originals.get("b-1.png").await.unwrap_err().to_string().contains("b-1.png is missing"));
        assert_eq!(
            (originals.find("a-1.png").await.unwrap(), originals.find("b-1.png").await.unwrap()),
            (Some(one), None)
        );
        assert_eq!((originals.has("a-1.png").await.unwrap(), originals.has("b-1.png").await.unwrap()), (true, false));
    }
}
