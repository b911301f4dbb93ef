//! Backup and restore of a shop on SQLite: the database and the pictures' originals in one compressed archive.
//!
//! The database goes in first, as `VACUUM INTO` copies it: one consistent state, while the shop goes on selling. An original is stored
//! before the row that names it and never changes, so the originals that are there afterwards are at least those of that state.
//! Renditions are left out, since they are made anew. PostgreSQL has its own tools, and `refusal` says how they are used.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};

use crate::{
    config::Settings,
    db::{self, Db},
    error::{Error, Result},
};

/// The database's name within an archive.
const DATABASE: &str = "vitrina.db";
/// The originals' folder, within an archive and within the data folder.
const ORIGINALS: &str = "media/originals";
/// Why a restore is refused.
const IN_USE: &str = "a process uses the database: stop `vitrina serve` and other commands, then restore";

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Contents {
    /// Pictures' originals.
    pub pictures: usize,
    /// The archive's size.
    pub bytes: u64,
}

/// Writes the shop into a new file, which appears only when it is whole.
pub async fn backup(settings: &Settings, file: &Path) -> Result<Contents> {
    let database = database_file(settings)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let scratch = Scratch::new(folder)?;
    let copy = scratch.0.join(DATABASE);
    db::copy_file(&database, &copy).await?;
    let (archive, target) = (scratch.0.join("archive"), file.to_owned());
    let originals = settings.data.join(ORIGINALS);
    // Archiving reads and writes files for as long as there are pictures.
    on_blocking_thread(move || {
        let pictures = pack(&archive, &copy, &originals)?;
        fs::rename(&archive, &target)?;
        Ok(Contents { pictures, bytes: fs::metadata(&target)?.len() })
    })
    .await
}

/// Puts a backup in the place of what is there. Refuses while a process uses the database, and leaves everything as it is unless the
/// archive is whole.
pub async fn restore(settings: &Settings, file: &Path) -> Result<Contents> {
    let database = database_file(settings)?;
    let home = database.parent().map(Path::to_owned).unwrap_or_default();
    fs::create_dir_all(&home)?;
    fs::create_dir_all(&settings.data)?;
    let scratch = Scratch::new(&settings.data)?;
    let (archive, folder) = (file.to_owned(), scratch.0.clone());
    let contents = on_blocking_thread(move || unpack(&archive, &folder)).await?;
    check(&scratch.0.join(DATABASE)).await?;
    if !db::close_file(&database).await? {
        return Err(Error::Internal(IN_USE.to_owned()));
    }
    swap(&scratch.0.join(DATABASE), &database)?;
    swap(&scratch.0.join(ORIGINALS), &settings.data.join(ORIGINALS))?;
    Ok(contents)
}

/// The SQLite file of the settings, or how PostgreSQL is backed up.
fn database_file(settings: &Settings) -> Result<PathBuf> {
    let url = settings.database_url();
    if db::is_postgres(&url) {
        return Err(Error::Internal(refusal(settings)));
    }
    Ok(PathBuf::from(url.strip_prefix("sqlite:").unwrap_or(&url)))
}

fn refusal(settings: &Settings) -> String {
    let originals = settings.data.join(ORIGINALS);
    format!(
        "PostgreSQL has its own tools for this. Back up with `pg_dump --format=custom --file=vitrina.dump \"$VITRINA_DATABASE\"` and then \
         `tar -czf pictures.tar.gz {0}`; restore with `pg_restore --clean --if-exists --dbname=\"$VITRINA_DATABASE\" vitrina.dump` and \
         `tar -xzf pictures.tar.gz`, while no process serves",
        originals.display()
    )
}

fn pack(archive: &Path, database: &Path, originals: &Path) -> io::Result<usize> {
    let mut tar = tar::Builder::new(GzEncoder::new(fs::File::create(archive)?, Compression::fast()));
    tar.append_path_with_name(database, DATABASE)?;
    let mut pictures = 0;
    let mut folders = vec![originals.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(name) = path.strip_prefix(originals) {
                tar.append_path_with_name(&path, Path::new(ORIGINALS).join(name))?;
                pictures += 1;
            }
        }
    }
    let file = tar.into_inner()?.finish()?;
    file.sync_all()?;
    Ok(pictures)
}

fn unpack(archive: &Path, folder: &Path) -> io::Result<Contents> {
    fs::create_dir_all(folder.join(ORIGINALS))?;
    let mut pictures = 0;
    let mut tar = tar::Archive::new(GzDecoder::new(fs::File::open(archive)?));
    for entry in tar.entries()? {
        let mut entry = entry?;
        let is_ours = {
            let path = entry.path()?;
            path == Path::new(DATABASE) || path.starts_with(ORIGINALS)
        };
        // `unpack_in` refuses paths that lead out of the folder.
        if !is_ours || !entry.unpack_in(folder)? {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "this file is no backup of vitrina"));
        }
        pictures += 1;
    }
    if !folder.join(DATABASE).exists() {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "this file is no backup of vitrina"));
    }
    Ok(Contents { pictures: pictures - 1, bytes: fs::metadata(archive)?.len() })
}

/// Whether the database of the archive is sound and of a version that this program knows.
async fn check(database: &Path) -> Result<()> {
    let db = Db::connect(&format!("sqlite:{}", database.display())).await?;
    let state = db::migration_state(&db).await?;
    let sound = db.is_sound().await;
    db.close().await;
    if !sound? {
        return Err(Error::Internal("the database in this backup is damaged".to_owned()));
    }
    if state.applied == 0 || state.applied > state.known {
        return Err(Error::Internal("the database in this backup is of a newer version of vitrina".to_owned()));
    }
    Ok(())
}

/// Puts `new` in the place of `old`.
fn swap(new: &Path, old: &Path) -> io::Result<()> {
    if old.is_dir() {
        let replaced = new.with_extension("replaced");
        fs::rename(old, replaced)?;
    } else if let Some(parent) = old.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::rename(new, old)
}

async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(Error::internal)?.map_err(Error::from)
}

/// A folder that goes when it is dropped.
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
            tracing::warn!(%error, folder = %self.0.display(), "a temporary folder stays");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{db::Session as _, testing};

    fn settings(folder: &Path) -> Settings {
        Settings { data: folder.to_owned(), ..Settings::default() }
    }

    async fn names(settings: &Settings) -> Vec<String> {
        let db = Db::connect(&settings.database_url()).await.unwrap();
        let names = db.sql("SELECT name FROM user_type ORDER BY id").scalars().await.unwrap();
        db.close().await;
        names
    }

    async fn insert(db: &Db, id: i64) {
        let sql = "INSERT INTO user_type (id, name) VALUES ($1, $2)";
        db.sql(sql).bind(id).bind(id.to_string()).execute().await.unwrap();
    }

    #[tokio::test]
    async fn a_backup_of_a_shop_that_goes_on_is_restored_with_its_pictures() {
        let test = testing::sqlite().await;
        let shop = settings(test.folder.path());
        let originals = test.folder.path().join(ORIGINALS).join("ab");
        fs::create_dir_all(&originals).unwrap();
        fs::write(originals.join("one.jpg"), b"picture").unwrap();
        insert(&test.db, 1).await;
        let file = test.folder.path().join("shop.backup");
        let writer = tokio::spawn({
            let db = test.db.clone();
            async move {
                for id in 10..60 {
                    insert(&db, id).await;
                }
            }
        });
        let contents = backup(&shop, &file).await.unwrap();
        writer.await.unwrap();
        assert_eq!(contents.pictures, 1);

        // Elsewhere, where there is nothing yet.
        let other = tempfile::tempdir().unwrap();
        let elsewhere = settings(other.path());
        assert_eq!(restore(&elsewhere, &file).await.unwrap(), contents);
        assert!(names(&elsewhere).await.contains(&"1".to_owned()));
        assert_eq!(fs::read(other.path().join(ORIGINALS).join("ab/one.jpg")).unwrap(), b"picture");

        // In the place of what is there, only when nobody uses it.
        fs::write(originals.join("two.jpg"), b"later").unwrap();
        let refused = restore(&shop, &file).await.unwrap_err().to_string();
        assert!(refused.contains("stop `vitrina serve`"), "{refused}");
        insert(&test.db, 99).await;
        test.db.close().await;
        restore(&shop, &file).await.unwrap();
        assert!(!names(&shop).await.contains(&"99".to_owned()));
        assert!(!originals.join("two.jpg").exists() && originals.join("one.jpg").exists());
        let left: Vec<_> = fs::read_dir(test.folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(left.iter().all(|name| !name.to_string_lossy().starts_with(".vitrina-backup")), "{left:?}");
    }

    #[tokio::test]
    async fn what_is_no_backup_changes_nothing() {
        let test = testing::sqlite().await;
        let shop = settings(test.folder.path());
        insert(&test.db, 1).await;
        test.db.close().await;
        let file = test.folder.path().join("shop.backup");
        backup(&shop, &file).await.unwrap();
        let whole = fs::read(&file).unwrap();
        fs::write(&file, &whole[..whole.len() / 2]).unwrap();
        assert!(restore(&shop, &file).await.is_err());
        fs::write(&file, b"something else").unwrap();
        assert!(restore(&shop, &file).await.is_err());
        assert_eq!(names(&shop).await, ["1"]);
    }

    #[tokio::test]
    async fn on_postgres_it_says_how() {
        let shop = Settings { database: Some("postgres://localhost/shop".to_owned().into()), ..Settings::default() };
        let said = backup(&shop, Path::new("x")).await.unwrap_err().to_string();
        assert!(said.contains("pg_dump") && said.contains("media/originals"), "{said}");
    }
}
