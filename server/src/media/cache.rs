//! The cache of renditions: on disk up to a size limit (the least recently used are evicted first), with the most used ones also
//! in memory.
//!
//! A file is written under a temporary name, renamed when complete, and ends in a checksum, so that a file that a crash left
//! incomplete is never served. Several processes may share the folder. Files' times are the file system's, not those of the
//! shop's clock.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use bytes::Bytes;
use tokio::task::spawn_blocking;

use super::render::REVISION;
use crate::id;

/// Memory limit of the renditions kept in memory, in bytes.
const HOT_BYTES: u64 = 8 << 20;
/// The checksum's length.
const SEAL: usize = 16;
/// A file's time of last use is updated only when it is older than this, to save a write per read.
const TOUCH_AFTER: Duration = Duration::from_mins(10);
/// A temporary file older than this was left by a crash and may be deleted.
const STRAY_AFTER: Duration = Duration::from_hours(1);

/// The cache. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Cache(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    folder: PathBuf,
    most: u64,
    /// Bytes on disk, as far as this process knows; counted at the first write.
    held: AtomicU64,
    counted: AtomicBool,
    evicting: AtomicBool,
    hot: moka::sync::Cache<String, Bytes>,
}

impl Cache {
    /// Caches in a folder that is created at the first write. `most` is the size limit in bytes.
    pub fn new(folder: PathBuf, most: u64) -> Self {
        let hot = moka::sync::Cache::builder()
            .max_capacity(HOT_BYTES)
            .weigher(|key: &String, bytes: &Bytes| u32::try_from(key.len() + bytes.len()).unwrap_or(u32::MAX))
            .build();
        let (held, counted, evicting) = Default::default();
        Self(Arc::new(Shared { folder, most, held, counted, evicting, hot }))
    }

    /// Looks in memory only.
    pub fn hot(&self, key: &str) -> Option<Bytes> {
        self.0.hot.get(key)
    }

    /// Looks in memory, then on disk. Keys are file names that this program generates.
    pub async fn get(&self, key: &str) -> Option<Bytes> {
        if let Some(bytes) = self.hot(key) {
            return Some(bytes);
        }
        let bytes = self.get_cold(key).await?;
        self.0.hot.insert(key.to_owned(), bytes.clone());
        Some(bytes)
    }

    /// Looks on disk only.
    pub async fn get_cold(&self, key: &str) -> Option<Bytes> {
        let path = self.0.path(key);
        spawn_blocking(move || read(&path)).await.ok().flatten().map(Bytes::from)
    }

    /// Stores in memory and on disk. When the disk is full or read-only, the error is logged and the rendition still served.
    pub async fn put(&self, key: &str, bytes: &Bytes) {
        self.0.hot.insert(key.to_owned(), bytes.clone());
        self.put_on_disk(key, bytes.clone()).await;
    }

    /// Stores on disk only.
    pub async fn put_on_disk(&self, key: &str, bytes: Bytes) {
        let (shared, key) = (Arc::clone(&self.0), key.to_owned());
        let written = spawn_blocking(move || shared.write(&key, &bytes)).await;
        if let Ok(Err(error)) = written {
            tracing::warn!(%error, folder = %self.0.folder.display(), "a rendition cannot be stored");
        }
    }

    /// Whether the folder can be written to.
    pub fn try_writing(&self) -> io::Result<()> {
        let stray = self.0.temporary_path()?;
        fs::write(&stray, b"x")?;
        fs::remove_file(stray)
    }
}

impl Shared {
    fn path(&self, key: &str) -> PathBuf {
        let subfolder = key.get(..2).unwrap_or("_");
        self.folder.join(REVISION.to_string()).join(subfolder).join(key)
    }

    /// The temporary path that the next file is written to before it is renamed.
    fn temporary_path(&self) -> io::Result<PathBuf> {
        let temporary = self.folder.join("temporary");
        fs::create_dir_all(&temporary)?;
        Ok(temporary.join(id::nonce()))
    }

    fn write(&self, key: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.path(key);
        if let Some(subfolder) = path.parent() {
            fs::create_dir_all(subfolder)?;
        }
        write_whole(&self.temporary_path()?, &path, bytes)?;
        let grown = if self.counted.swap(true, Ordering::Relaxed) {
            (bytes.len() + SEAL) as u64
        } else {
            list(&self.folder)?.iter().map(|file| file.bytes).sum()
        };
        let held = self.held.fetch_add(grown, Ordering::Relaxed) + grown;
        if held > self.most && !self.evicting.swap(true, Ordering::AcqRel) {
            let left = evict(&self.folder, self.most / 5 * 4);
            self.evicting.store(false, Ordering::Release);
            self.held.store(left?, Ordering::Relaxed);
        }
        Ok(())
    }
}

fn seal(bytes: &[u8]) -> [u8; SEAL] {
    let mut seal = [0; SEAL];
    seal.copy_from_slice(&blake3::hash(bytes).as_bytes()[..SEAL]);
    seal
}

fn write_whole(temporary: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(temporary)?;
    let written = file.write_all(bytes).and_then(|()| file.write_all(&seal(bytes)));
    written.and_then(|()| fs::rename(temporary, path)).inspect_err(|_| {
        let _ = fs::remove_file(temporary);
    })
}

/// Returns none when the file is missing or its checksum does not match; in the latter case the file is removed.
fn read(path: &Path) -> Option<Vec<u8>> {
    let mut file = File::open(path).ok()?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).ok()?;
    let whole = bytes.len().checked_sub(SEAL).filter(|end| seal(&bytes[..*end]) == bytes[*end..]);
    let Some(end) = whole else {
        tracing::warn!(path = %path.display(), "a stored rendition is damaged and will be generated again");
        let _ = fs::remove_file(path);
        return None;
    };
    bytes.truncate(end);
    touch(&file);
    Some(bytes)
}

/// Updates the file's time of last use, if the file system allows it.
fn touch(file: &File) {
    let now = SystemTime::now();
    let used = file.metadata().and_then(|metadata| metadata.modified());
    if used.is_ok_and(|used| now.duration_since(used).is_ok_and(|age| age > TOUCH_AFTER)) {
        let _ = file.set_modified(now);
    }
}

struct CachedFile {
    used: SystemTime,
    bytes: u64,
    path: PathBuf,
}

/// Lists all files below a folder, skipping those that another process removes meanwhile.
fn list(folder: &Path) -> io::Result<Vec<CachedFile>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(metadata) = entry.metadata() else { continue };
        if metadata.is_dir() {
            files.extend(list(&entry.path()).unwrap_or_default());
        } else {
            files.push(CachedFile { used: metadata.modified()?, bytes: metadata.len(), path: entry.path() });
        }
    }
    Ok(files)
}

/// Removes the least recently used files until at most `most` bytes are left, and returns the bytes left.
fn evict(folder: &Path, most: u64) -> io::Result<u64> {
    let mut files = list(folder)?;
    files.sort_by_key(|file| file.used);
    let temporary = folder.join("temporary");
    let mut left: u64 = files.iter().map(|file| file.bytes).sum();
    for file in files {
        let is_being_written =
            file.path.starts_with(&temporary) && file.used.elapsed().is_ok_and(|age| age < STRAY_AFTER);
        if left <= most {
            break;
        }
        if !is_being_written && fs::remove_file(&file.path).is_ok() {
            left -= file.bytes;
        }
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(most: u64) -> (tempfile::TempDir, Cache) {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::new(folder.path().join("renditions"), most);
        (folder, cache)
    }

    #[tokio::test]
    async fn stored_files_are_read_by_this_and_later_processes() {
        let (folder, cache) = open(1 << 20);
        cache.put("aa-w320.webp", &Bytes::from_static(b"pixels")).await;
        assert_eq!(cache.hot("aa-w320.webp").unwrap(), "pixels");
        let next = Cache::new(folder.path().join("renditions"), 1 << 20);
        assert_eq!(next.hot("aa-w320.webp"), None);
        assert_eq!(next.get("aa-w320.webp").await.unwrap(), "pixels");
        assert_eq!(next.get("aa-w640.webp").await, None);
    }

    #[tokio::test]
    async fn truncated_and_changed_files_are_not_served() {
        let (_folder, cache) = open(1 << 20);
        let path = cache.0.path("aa");
        for damage in [&b""[..], b"pix", b"pixels", b"pixelz0123456789abcdef"] {
            cache.put_on_disk("aa", Bytes::from_static(b"pixels")).await;
            fs::write(&path, damage).unwrap();
            assert_eq!(cache.get("aa").await, None, "{damage:?}");
            assert!(!path.exists());
        }
    }

    #[tokio::test]
    async fn the_least_recently_read_file_is_evicted_first() {
        let (_folder, cache) = open(4_400);
        let age = |key: &str, hours: u64| {
            let file = File::options().append(true).open(cache.0.path(key)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_hours(hours)).unwrap();
        };
        for (hours, key) in [(4, "aa"), (3, "bb"), (2, "cc"), (1, "dd")] {
            cache.put_on_disk(key, Bytes::from(vec![1; 1000])).await;
            age(key, hours);
        }
        assert!(cache.get("aa").await.is_some());
        cache.put_on_disk("ee", Bytes::from(vec![1; 1000])).await;
        let left: Vec<_> =
            ["aa", "bb", "cc", "dd", "ee"].into_iter().filter(|key| cache.0.path(key).exists()).collect();
        assert_eq!(left, ["aa", "dd", "ee"]);
        assert!(cache.0.held.load(Ordering::Relaxed) <= 4_400);
    }

    #[tokio::test]
    async fn an_unwritable_folder_is_no_error() {
        let (folder, cache) = open(1 << 20);
        fs::write(folder.path().join("renditions"), b"a file in the way").unwrap();
        assert!(cache.try_writing().is_err());
        cache.put("aa", &Bytes::from_static(b"pixels")).await;
        assert_eq!(cache.get("aa").await.unwrap(), "pixels");
    }
}
