//! Originals as they came, in an object store: a folder below the data folder today, a bucket behind the same trait tomorrow.

use std::{
    collections::HashMap,
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

/// Where originals are. Opened at the first use, so that commands without pictures leave no folder behind.
#[derive(Debug)]
pub(super) struct Originals {
    folder: PathBuf,
    opened: OnceLock<Arc<dyn ObjectStore>>,
}

impl Originals {
    /// A folder, made when something is first put there.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, opened: OnceLock::new() }
    }

    fn store(&self) -> Result<&Arc<dyn ObjectStore>, MediaError> {
        if let Some(store) = self.opened.get() {
            return Ok(store);
        }
        fs::create_dir_all(&self.folder)?;
        let store = LocalFileSystem::new_with_prefix(&self.folder).map_err(failed)?;
        Ok(self.opened.get_or_init(|| Arc::new(store)))
    }

    /// Puts an original; one that is there already with the same bytes is left. False when other bytes have the path.
    pub async fn put(&self, path: &str, bytes: &Bytes) -> Result<bool, MediaError> {
        let options = PutOptions::from(PutMode::Create);
        match self.store()?.put_opts(&StorePath::from(path), bytes.clone().into(), options).await {
            Ok(_) => Ok(true),
            Err(StoreError::AlreadyExists { .. }) => Ok(self.get(path).await? == *bytes),
            Err(error) => Err(failed(error)),
        }
    }

    /// Puts an original in the place of a damaged one.
    pub async fn replace(&self, path: &str, bytes: &Bytes) -> Result<(), MediaError> {
        self.store()?.put(&StorePath::from(path), bytes.clone().into()).await.map_err(failed)?;
        Ok(())
    }

    /// An original's bytes.
    pub async fn get(&self, path: &str) -> Result<Bytes, MediaError> {
        let found = self.store()?.get(&StorePath::from(path)).await.map_err(failed)?;
        found.bytes().await.map_err(failed)
    }

    /// All paths with their sizes.
    pub async fn list(&self) -> Result<HashMap<String, u64>, MediaError> {
        let all = self.store()?.list(None).map_ok(|object| (object.location.to_string(), object.size));
        all.try_collect().await.map_err(failed)
    }
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
        let originals = Originals::new(folder.path().join("originals"));
        let (one, other) = (Bytes::from_static(b"one"), Bytes::from_static(b"other"));
        assert!(originals.put("a-1.png", &one).await.unwrap());
        assert!(originals.put("a-1.png", &one).await.unwrap());
        assert!(!originals.put("a-1.png", &other).await.unwrap());
        assert_eq!(originals.get("a-1.png").await.unwrap(), one);
        assert_eq!(originals.list().await.unwrap(), HashMap::from([("a-1.png".to_owned(), 3)]));
        assert!(originals.get("b-1.png").await.unwrap_err().to_string().contains("b-1.png is missing"));
    }
}
