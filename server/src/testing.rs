//! Fresh databases for tests: an SQLite file in a temporary folder, or a PostgreSQL database on the private cluster that
//! `tests/with-postgres.sh` starts. `both!` runs one body on each. Migrations run once a process and kind of database, and what they made is
//! copied.

pub mod picture_server;
#[cfg(test)]
pub mod shop;

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;
use tokio::sync::OnceCell;

use crate::db::{self, Db};

/// A migrated, empty database. Its files vanish when this is dropped.
#[derive(Debug)]
pub struct TestDb {
    /// The open database.
    pub db: Db,
    /// Its URL, for a second process.
    pub url: String,
    /// A folder for files of the test.
    pub folder: TempDir,
}

static COUNTER: AtomicU32 = AtomicU32::new(0);
/// The bytes of a migrated SQLite database.
static SQLITE: OnceCell<Vec<u8>> = OnceCell::const_new();
/// The name of a migrated PostgreSQL database that nobody is connected to.
static POSTGRES: OnceCell<String> = OnceCell::const_new();

/// A fresh SQLite database.
pub async fn sqlite() -> TestDb {
    let migrated = SQLITE.get_or_init(migrated_sqlite).await;
    let folder = folder();
    let path = folder.path().join("vitrina.db");
    std::fs::write(&path, migrated).expect("a file can be written");
    open(format!("sqlite:{}", path.display()), folder).await
}

async fn migrated_sqlite() -> Vec<u8> {
    let folder = folder();
    let path = folder.path().join("vitrina.db");
    migrate(&format!("sqlite:{}", path.display())).await;
    std::fs::read(&path).expect("a closed database is one file")
}

/// A fresh PostgreSQL database.
///
/// # Panics
/// When the tests were not started through `tests/with-postgres.sh` (as `make test` and `make check` do).
pub async fn postgres() -> TestDb {
    let migrated = POSTGRES.get_or_init(migrated_postgres).await;
    let name = format!("t{}_{}", std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed));
    open(create_postgres(&name, migrated).await, folder()).await
}

async fn migrated_postgres() -> String {
    let name = format!("t{}_migrated", std::process::id());
    migrate(&create_postgres(&name, "template0").await).await;
    name
}

/// Copies a database of the cluster and gives the copy's URL.
async fn create_postgres(name: &str, template: &str) -> String {
    let cluster = std::env::var("TEST_POSTGRES")
        .expect("TEST_POSTGRES is set: run the tests with `tests/with-postgres.sh cargo test`");
    let mut connection = PgConnection::connect(&cluster).await.expect("the test cluster answers");
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE {template}")))
        .execute(&mut connection)
        .await
        .expect("a database can be made");
    cluster.replace("/postgres?", &format!("/{name}?"))
}

async fn migrate(url: &str) {
    let db = Db::connect(url).await.expect("the test database opens");
    db::migrate(&db).await.expect("the migrations run");
    db.close().await;
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

async fn open(url: String, folder: TempDir) -> TestDb {
    let db = Db::connect(&url).await.expect("the test database opens");
    TestDb { db, url, folder }
}

/// Runs a test body on SQLite and on PostgreSQL: `both!(a_sentence, test, { … test.db … });`. Attributes before the name are those of
/// both tests, such as `#[ignore = "why"]`.
#[macro_export]
macro_rules! both {
    ($(#[$attribute:meta])* $name:ident, $test:ident, $body:block) => {
        mod $name {
            #[allow(unused_imports, reason = "a body uses what it needs of its module")]
            use super::*;

            async fn body($test: $crate::testing::TestDb) {
                $body
            }

            #[tokio::test]
            $(#[$attribute])*
            async fn sqlite() {
                body($crate::testing::sqlite().await).await;
            }

            #[tokio::test]
            $(#[$attribute])*
            async fn postgres() {
                body($crate::testing::postgres().await).await;
            }
        }
    };
}

/// The text of each page of a PDF as poppler's `pdftotext` reads it, in the order in which it is drawn.
///
/// # Panics
/// When the program is missing (`tests/install-system.sh` installs it) or cannot read the file.
pub fn pdf_pages(pdf: &[u8]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("file.pdf");
    std::fs::write(&path, pdf).expect("a file can be written");
    let run = std::process::Command::new("pdftotext").args(["-raw", "-enc", "UTF-8"]).arg(&path).arg("-").output();
    let run = run.expect("pdftotext runs: tests/install-system.sh installs it");
    let complaints = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(run.status.success() && complaints.is_empty(), "{complaints}");
    let text = String::from_utf8(run.stdout).expect("pdftotext writes UTF-8");
    text.split_terminator('\u{c}').map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use crate::db::{self, Session};

    both!(migrations_run_once, test, {
        let state = db::migration_state(&test.db).await.unwrap();
        assert_eq!(state.applied, state.known, "a fresh database is migrated");
        db::migrate(&test.db).await.unwrap();
        let state = db::migration_state(&test.db).await.unwrap();
        assert_eq!(state.applied, state.known);
    });

    both!(ids_and_texts_filter_as_one_parameter, test, {
        for (id, name) in [(1_i64, "a"), (2, "b"), (3, "c")] {
            test.db
                .sql("INSERT INTO user_type (id, name) VALUES ($1, $2)")
                .bind(id)
                .bind(name)
                .execute()
                .await
                .unwrap();
        }
        let by_id: Vec<i64> = test
            .db
            .sql("SELECT id FROM user_type WHERE ")
            .push_in("id", &[1, 3, 9])
            .push(" ORDER BY id")
            .scalars()
            .await
            .unwrap();
        assert_eq!(by_id, [1, 3]);
        let by_name: Vec<i64> = test
            .db
            .sql("SELECT id FROM user_type WHERE ")
            .push_in_text("name", &["b".to_owned()])
            .scalars()
            .await
            .unwrap();
        assert_eq!(by_name, [2]);
    });
}
