//! Backing up a shop while it is written to, and restoring elsewhere or in place.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicI64, Ordering},
};

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

/// Asserts that SQLite's integrity check passes.
async fn assert_sound(settings: &Settings) {
    let db = Db::connect(&settings.database_url()).await.unwrap();
    let found: Vec<String> = db.sql("SELECT integrity_check FROM pragma_integrity_check").scalars().await.unwrap();
    db.close().await;
    assert_eq!(found, ["ok"]);
}

async fn insert(db: &Db, id: i64) {
    let sql = "INSERT INTO user_type (id, name) VALUES ($1, $2)";
    db.sql(sql).bind(id).bind(id.to_string()).execute().await.unwrap();
}

#[tokio::test]
async fn a_backup_of_a_running_shop_is_restored_with_its_pictures() {
    let test = testing::sqlite().await;
    let shop = settings(test.folder.path());
    let originals = test.folder.path().join("media/originals").join("ab");
    fs::create_dir_all(&originals).unwrap();
    fs::write(originals.join("one.jpg"), b"picture").unwrap();
    insert(&test.db, 1).await;
    let file = test.folder.path().join("shop.backup");
    // Each write adds a row; the shop writes before, during and after the backup.
    let (stop, last) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicI64::new(1)));
    let writer = tokio::spawn({
        let (db, stop, last) = (test.db.clone(), Arc::clone(&stop), Arc::clone(&last));
        async move {
            for id in 2.. {
                insert(&db, id).await;
                last.store(id, Ordering::SeqCst);
                if stop.load(Ordering::SeqCst) {
                    return;
                }
            }
        }
    });
    while last.load(Ordering::SeqCst) < 5 {
        tokio::task::yield_now().await;
    }
    let before = last.load(Ordering::SeqCst);
    let contents = backup(&shop, &file, BackupScope::Whole).await.unwrap();
    let after = last.load(Ordering::SeqCst) + 1;
    stop.store(true, Ordering::SeqCst);
    writer.await.unwrap();
    assert_eq!(contents.pictures, 1);

    // Restores to an empty folder.
    let other = tempfile::tempdir().unwrap();
    let elsewhere = settings(other.path());
    assert_eq!(restore(&elsewhere, &file).await.unwrap(), contents);
    let copied = names(&elsewhere).await;
    let count = i64::try_from(copied.len()).unwrap();
    assert_eq!(copied, (1..=count).map(|id| id.to_string()).collect::<Vec<_>>(), "all writes up to one of them");
    assert!((before..=after).contains(&count), "{count} rows, {before} before the backup and {after} after it");
    assert!(before < after, "the shop went on meanwhile");
    assert_sound(&elsewhere).await;
    assert_eq!(fs::read(other.path().join("media/originals").join("ab/one.jpg")).unwrap(), b"picture");

    // In place, which is only allowed while no process uses the database.
    fs::write(originals.join("two.jpg"), b"later").unwrap();
    let refused = restore(&shop, &file).await.unwrap_err().to_string();
    assert!(refused.contains("stop `vitrina serve`"), "{refused}");
    test.db.close().await;
    assert!(names(&shop).await.len() > copied.len(), "the shop has more than the backup");
    restore(&shop, &file).await.unwrap();
    assert_eq!(names(&shop).await, copied);
    assert!(!originals.join("two.jpg").exists() && originals.join("one.jpg").exists());
    let left: Vec<_> = fs::read_dir(test.folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with(".vitrina-backup")), "{left:?}");
}

#[tokio::test]
async fn restoring_an_invalid_file_changes_nothing() {
    let test = testing::sqlite().await;
    let shop = settings(test.folder.path());
    insert(&test.db, 1).await;
    test.db.close().await;
    let file = test.folder.path().join("shop.backup");
    backup(&shop, &file, BackupScope::Whole).await.unwrap();
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    assert!(restore(&shop, &file).await.is_err());
    fs::write(&file, b"something else").unwrap();
    assert!(restore(&shop, &file).await.is_err());
    assert_eq!(names(&shop).await, ["1"]);
}

#[tokio::test]
async fn an_archive_with_the_database_of_another_program_is_no_backup() {
    let test = testing::sqlite().await;
    let shop = settings(test.folder.path());
    insert(&test.db, 1).await;
    test.db.close().await;
    let other = tempfile::tempdir().unwrap();
    let foreign = settings(other.path());
    let db = Db::connect(&foreign.database_url()).await.unwrap();
    db.sql("CREATE TABLE note (id BIGINT)").execute().await.unwrap();
    db.close().await;
    let file = other.path().join("foreign.backup");
    backup(&foreign, &file, BackupScope::DatabaseOnly).await.unwrap();
    let error = restore(&shop, &file).await.unwrap_err().to_string();
    assert_eq!(error, "the archive's database has no vitrina tables: it is not a backup of a shop");
    assert_eq!(names(&shop).await, ["1"]);
}

#[tokio::test]
async fn on_postgres_the_error_names_the_commands() {
    let shop = Settings { database: Some("postgres://localhost/shop".to_owned().into()), ..Settings::default() };
    let error = backup(&shop, Path::new("x"), BackupScope::Whole).await.unwrap_err().to_string();
    assert!(error.contains("pg_dump") && error.contains("media/originals"), "{error}");
}

#[tokio::test]
async fn a_failed_restore_leaves_the_old_data_and_can_be_repeated() {
    let test = testing::sqlite().await;
    let shop = settings(test.folder.path());
    let originals = test.folder.path().join("media/originals");
    fs::create_dir_all(&originals).unwrap();
    fs::write(originals.join("one.jpg"), b"picture").unwrap();
    insert(&test.db, 1).await;
    let file = test.folder.path().join("shop.backup");
    backup(&shop, &file, BackupScope::Whole).await.unwrap();
    // The current shop has another database and an additional image; a folder has the path of an image to be restored.
    insert(&test.db, 2).await;
    test.db.close().await;
    fs::write(originals.join("two.jpg"), b"later").unwrap();
    fs::remove_file(originals.join("one.jpg")).unwrap();
    fs::create_dir_all(originals.join("one.jpg/in-the-way")).unwrap();
    assert!(restore(&shop, &file).await.is_err());
    assert_eq!(names(&shop).await, ["1", "2"], "the database of now is still there");
    assert_eq!(fs::read(originals.join("two.jpg")).unwrap(), b"later", "and so are its pictures");
    fs::remove_dir_all(originals.join("one.jpg")).unwrap();
    restore(&shop, &file).await.unwrap();
    assert_eq!(names(&shop).await, ["1"]);
    assert!(!originals.join("two.jpg").exists() && originals.join("one.jpg").exists());
}

#[tokio::test]
async fn a_backup_of_the_database_alone_leaves_pictures_as_they_are() {
    let test = testing::sqlite().await;
    let shop = settings(test.folder.path());
    let originals = test.folder.path().join("media/originals");
    fs::create_dir_all(&originals).unwrap();
    fs::write(originals.join("one.jpg"), b"picture").unwrap();
    insert(&test.db, 1).await;
    test.db.close().await;
    let file = test.folder.path().join("shop.backup");
    let contents = backup(&shop, &file, BackupScope::DatabaseOnly).await.unwrap();
    assert!(contents.pictures == 0 && !contents.has_pictures);
    assert_eq!(restore(&shop, &file).await.unwrap(), contents);
    assert_eq!(names(&shop).await, ["1"]);
    assert_eq!(fs::read(originals.join("one.jpg")).unwrap(), b"picture");
}
