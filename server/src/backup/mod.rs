//! Backup and restore of a shop on SQLite: the database and the originals of images in one compressed archive.
//!
//! The database is copied first, by `VACUUM INTO`: a consistent snapshot, taken while the shop is running. An original is stored
//! before the row that names it and never changes, so the originals listed afterwards include all those of the snapshot. They are
//! read from their store, the data folder or a bucket; a bucket that is versioned itself may be excluded. Renditions are
//! excluded, since they can be regenerated. PostgreSQL has its own tools, and `postgres_refusal` describes how to use them.
//!
//! A restore is atomic, even if the machine crashes in the middle: it adds the archive's originals to the existing ones, which
//! does not affect any database, and then renames the database into place. Only afterwards it removes other originals, and only
//! from a folder: a bucket may have other users.

mod archive;
mod contents;
#[cfg(test)]
mod tests;

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use futures::{StreamExt as _, TryStreamExt as _, stream};
use tokio::sync::mpsc;

pub use contents::{BackupScope, Contents};

use crate::{
    config::Settings,
    db::{self, Db},
    error::{Error, Result},
    media::Originals,
};

/// Originals read or written concurrently, because of a bucket's latency.
const AT_ONCE: usize = 8;
/// Why a restore is refused.
const IN_USE: &str = "a process uses the database: stop `vitrina serve` and other commands, then restore";

/// Writes the backup to a new file, which appears only when it is complete.
pub async fn backup(settings: &Settings, file: &Path, extent: BackupScope) -> Result<Contents> {
    let database = database_file(settings)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let scratch = Scratch::new(folder)?;
    let copy = scratch.0.join(archive::DATABASE);
    db::copy_file(&database, &copy).await?;
    let unfinished = scratch.0.join("archive");
    let (pictures, received) = mpsc::channel(AT_ONCE);
    // Compressing and writing blocks for as long as there are originals.
    let packed = tokio::task::spawn_blocking({
        let unfinished = unfinished.clone();
        move || archive::pack(&unfinished, &copy, extent, received)
    });
    let sent = match extent {
        BackupScope::Whole => send_originals(settings, pictures).await,
        BackupScope::DatabaseOnly => {
            drop(pictures);
            Ok(())
        }
    };
    let count = packed.await.map_err(Error::internal)?;
    sent?;
    let pictures = count?;
    rename(&unfinished, file)?;
    Ok(Contents { pictures, has_pictures: extent == BackupScope::Whole, bytes: fs::metadata(file)?.len() })
}

/// Reads all originals, a few at once, and sends them to the archive writer.
async fn send_originals(settings: &Settings, to: mpsc::Sender<archive::Picture>) -> Result<()> {
    let originals = Originals::of(settings);
    let mut paths: Vec<String> = originals.list().await?.into_keys().collect();
    paths.sort_unstable();
    let read = |path: String| async {
        let bytes = originals.get(&path).await?;
        Ok::<_, Error>(archive::Picture { path, bytes })
    };
    let mut pictures = stream::iter(paths.into_iter().map(read)).buffered(AT_ONCE);
    while let Some(picture) = pictures.try_next().await? {
        // The archive writer has failed; its own error says why.
        if to.send(picture).await.is_err() {
            break;
        }
    }
    Ok(())
}

/// Restores a backup over the current shop. Fails while a process uses the database, and changes nothing unless the archive is
/// complete and valid.
pub async fn restore(settings: &Settings, file: &Path) -> Result<Contents> {
    let database = database_file(settings)?;
    let home = database.parent().map(Path::to_owned).unwrap_or_default();
    fs::create_dir_all(&home)?;
    // In the same folder as the database, so that the database can be renamed into place.
    let scratch = Scratch::new(&home)?;
    let (archive, folder) = (file.to_owned(), scratch.0.clone());
    let contents =
        tokio::task::spawn_blocking(move || archive::unpack(&archive, &folder)).await.map_err(Error::internal)??;
    let restored = scratch.0.join(archive::DATABASE);
    check(&restored).await?;
    if !db::close_file(&database).await? {
        return Err(Error::Internal(IN_USE.to_owned()));
    }
    let originals = Originals::of(settings);
    let paths = archive::pictures(&scratch.0)?;
    put_originals(&originals, &scratch.0, &paths).await?;
    rename(&restored, &database)?;
    if contents.has_pictures {
        originals.remove_from_folder_except(&paths.into_iter().collect::<HashSet<_>>()).await?;
    }
    Ok(contents)
}

async fn put_originals(originals: &Originals, unpacked: &Path, paths: &[String]) -> Result<()> {
    let put = |path: &String| {
        let (path, file) = (path.clone(), archive::picture_file(unpacked, path));
        async move { Ok::<_, Error>(originals.restore(&path, tokio::fs::read(file).await?.into()).await?) }
    };
    stream::iter(paths.iter().map(put)).buffer_unordered(AT_ONCE).try_collect().await
}

/// The configured SQLite file; for PostgreSQL an error that explains how to back it up.
fn database_file(settings: &Settings) -> Result<PathBuf> {
    let url = settings.database_url();
    if db::is_postgres(&url) {
        return Err(Error::Internal(postgres_refusal(settings)));
    }
    Ok(PathBuf::from(url.strip_prefix("sqlite:").unwrap_or(&url)))
}

fn postgres_refusal(settings: &Settings) -> String {
    let originals = Originals::of(settings);
    let folder = originals.describe();
    let (save, load) = if originals.is_folder() {
        (format!("then `tar -czf pictures.tar.gz {folder}`"), "`tar -xzf pictures.tar.gz`".to_owned())
    } else {
        (format!("then copy {folder} with its store's own tool, or keep its versions"), format!("copy {folder} back"))
    };
    format!(
        "PostgreSQL has its own tools for this. Back up with `pg_dump --format=custom --file=vitrina.dump \"$VITRINA_DATABASE\"` and \
         {save}; to restore, {load} and run `pg_restore --clean --if-exists --dbname=\"$VITRINA_DATABASE\" vitrina.dump`, while no \
         process serves"
    )
}

/// Checks that the archive's database is intact and of a version that this program supports.
async fn check(database: &Path) -> Result<()> {
    let db = Db::connect(&format!("sqlite:{}", database.display())).await?;
    let state = db::migration_state(&db).await?;
    let sound = db.is_sound().await;
    db.close().await;
    if !sound? {
        return Err(Error::Internal("the database in this backup is damaged".to_owned()));
    }
    if state.applied == 0 {
        return Err(Error::internal("the archive's database has no vitrina tables: it is not a backup of a shop"));
    }
    if state.applied > state.known {
        return Err(Error::Internal("the database in this backup was made by a newer version of vitrina".to_owned()));
    }
    // Merges the write-ahead log into the file, because only the file is renamed.
    db::close_file(database).await?;
    Ok(())
}

/// Replaces a file and flushes it to disk, so that it survives a crash.
fn rename(new: &Path, old: &Path) -> io::Result<()> {
    fs::File::open(new)?.sync_all()?;
    fs::rename(new, old)?;
    let folder = old.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::File::open(folder)?.sync_all()
}

/// A temporary folder that is deleted on drop.
struct Scratch(PathBuf);

impl Scratch {
    fn new(within: &Path) -> io::Result<Self> {
        let path = within.join(format!(".vitrina-backup-{}", crate::id::nonce()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, folder = %self.0.display(), "a temporary folder could not be deleted");
        }
    }
}
