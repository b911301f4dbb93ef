//! Fresh databases for tests: an SQLite file in a temporary folder, or a PostgreSQL database on the private cluster that
//! `tests/with-postgres.sh` starts. `both!` runs one body on each.

pub mod picture_server;
#[cfg(test)]
pub mod shop;

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;

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

/// A fresh SQLite database.
pub async fn sqlite() -> TestDb {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let url = format!("sqlite:{}", folder.path().join("vitrina.db").display());
    open(url, folder).await
}

/// A fresh PostgreSQL database.
///
/// # Panics
/// When the tests were not started through `tests/with-postgres.sh` (as `make test` and `make check` do).
pub async fn postgres() -> TestDb {
    let cluster = std::env::var("TEST_POSTGRES")
        .expect("TEST_POSTGRES is set: run the tests with `tests/with-postgres.sh cargo test`");
    let name = format!("t{}_{}", std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&cluster).await.expect("the test cluster answers");
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0")))
        .execute(&mut connection)
        .await
        .expect("a database can be made");
    let url = cluster.replace("/postgres?", &format!("/{name}?"));
    open(url, tempfile::tempdir().expect("a temporary folder can be made")).await
}

async fn open(url: String, folder: TempDir) -> TestDb {
    let db = Db::connect(&url).await.expect("the test database opens");
    db::migrate(&db).await.expect("the migrations run");
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
