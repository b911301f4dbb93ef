//! Fresh databases for tests: an SQLite file in a temporary folder, or a PostgreSQL database on the private cluster that
//! `tests/with-postgres.sh` starts. `both!` runs one body on each. A test's initial data (a `Fixture`) is created once for each
//! process and kind of database, and copied for each test.

pub mod partners;
pub mod picture_server;
#[cfg(test)]
pub mod shop;

use std::sync::atomic::{AtomicU32, Ordering};

use futures::future::BoxFuture;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;
use tokio::sync::OnceCell;

use crate::{
    clock::Clock,
    db::{self, Db},
    i18n::{self, Texts},
    tenancy::{self, Configuration, files},
};

/// A migrated, empty database. Its files are deleted when this is dropped.
#[derive(Debug)]
pub struct TestDb {
    /// The open database.
    pub db: Db,
    /// Its URL, for a second process.
    pub url: String,
    /// A folder for the test's files.
    pub folder: TempDir,
}

impl TestDb {
    /// Another migrated, empty database of the same kind.
    ///
    /// # Panics
    /// When it cannot be made.
    pub async fn another(&self) -> Self {
        if self.url.starts_with("sqlite:") { sqlite().await } else { postgres().await }
    }
}

/// Initial contents of a database: created once for each process and kind of database, then copied. The folder of the filled
/// database is not copied.
pub struct Fixture {
    name: &'static str,
    fill: Fill,
    /// The bytes of a filled SQLite database.
    sqlite: OnceCell<Vec<u8>>,
    /// The name of a filled PostgreSQL database without open connections.
    postgres: OnceCell<String>,
}

/// Fills an empty database and closes what it opened.
type Fill = for<'a> fn(&'a TestDb) -> BoxFuture<'a, ()>;

/// The migrations' tables, empty.
static MIGRATED: Fixture =
    Fixture::new("migrated", |test| Box::pin(async { db::migrate(&test.db).await.expect("the migrations run") }));
/// The built-in countries and texts.
pub static PLATFORM: Fixture = Fixture::new("platform", |test| {
    Box::pin(async {
        db::migrate(&test.db).await.expect("the migrations run");
        seed_platform(&test.db).await;
    })
});

static COUNTER: AtomicU32 = AtomicU32::new(0);

/// A fresh migrated SQLite database.
pub async fn sqlite() -> TestDb {
    MIGRATED.sqlite().await
}

/// A fresh migrated PostgreSQL database.
///
/// # Panics
/// When the tests were not started through `tests/with-postgres.sh` (as `make test` and `make check` do).
pub async fn postgres() -> TestDb {
    MIGRATED.postgres().await
}

/// Writes the built-in countries and texts to a migrated database.
///
/// # Panics
/// When they cannot be written.
pub async fn seed_platform(db: &Db) {
    let countries =
        files::read(&files::built_in(), &Configuration::default()).expect("the built-in countries are read");
    tenancy::apply(db, &Clock::System, &countries).await.expect("the built-in countries are written");
    let languages = tenancy::load(db).await.expect("the countries are read").languages;
    i18n::seed(db, &languages, &Texts::embedded(), false).await.expect("the built-in words are written");
}

impl Fixture {
    /// A fixture that `fill` creates from an empty database, which has no tables yet. The name becomes part of a database name.
    pub const fn new(name: &'static str, fill: Fill) -> Self {
        Self { name, fill, sqlite: OnceCell::const_new(), postgres: OnceCell::const_new() }
    }

    /// A copy of it as an SQLite file.
    ///
    /// # Panics
    /// When it cannot be made.
    pub async fn sqlite(&self) -> TestDb {
        let filled = self.sqlite.get_or_init(|| self.fill_sqlite()).await;
        let folder = folder();
        let path = folder.path().join("vitrina.db");
        std::fs::write(&path, filled).expect("a file can be written");
        open(format!("sqlite:{}", path.display()), folder).await
    }

    async fn fill_sqlite(&self) -> Vec<u8> {
        let folder = folder();
        let path = folder.path().join("vitrina.db");
        let test = open(format!("sqlite:{}", path.display()), folder).await;
        (self.fill)(&test).await;
        test.db.close().await;
        std::fs::read(&path).expect("a closed database is one file")
    }

    /// A copy of it as a database on the cluster.
    ///
    /// # Panics
    /// When it cannot be made, or the tests were not started through `tests/with-postgres.sh`.
    pub async fn postgres(&self) -> TestDb {
        let filled = self.postgres.get_or_init(|| self.fill_postgres()).await;
        let name = format!("t{}_{}", std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed));
        open(create_postgres(&name, filled).await, folder()).await
    }

    async fn fill_postgres(&self) -> String {
        let name = format!("t{}_{}", std::process::id(), self.name);
        let test = open(create_postgres(&name, "template0").await, folder()).await;
        (self.fill)(&test).await;
        test.db.close().await;
        name
    }
}

/// Copies a database of the cluster and returns the copy's URL.
async fn create_postgres(name: &str, template: &str) -> String {
    let cluster = std::env::var("TEST_POSTGRES")
        .expect("TEST_POSTGRES is set: run the tests with `tests/with-postgres.sh cargo test`");
    let mut connection = PgConnection::connect(&cluster).await.expect("the test cluster answers");
    // Copying the files takes half as long as the default, which writes each page to the log.
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")))
        .execute(&mut connection)
        .await
        .expect("a database can be made");
    cluster.replace("/postgres?", &format!("/{name}?"))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

async fn open(url: String, folder: TempDir) -> TestDb {
    let db = Db::connect(&url).await.expect("the test database opens");
    TestDb { db, url, folder }
}

/// Runs a test body on SQLite and on PostgreSQL: `both!(a_sentence, test, { … test.db … });`. Attributes before the name apply to
/// both tests, such as `#[ignore = "why"]`. `both!(a_sentence, test in FIXTURE, { … })` begins with a copy of a fixture.
#[macro_export]
macro_rules! both {
    ($(#[$attribute:meta])* $name:ident, $test:ident, $body:block) => {
        $crate::both!(@ $(#[$attribute])* $name, $test, $body, $crate::testing::sqlite(), $crate::testing::postgres());
    };
    ($(#[$attribute:meta])* $name:ident, $test:ident in $fixture:expr, $body:block) => {
        $crate::both!(@ $(#[$attribute])* $name, $test, $body, $fixture.sqlite(), $fixture.postgres());
    };
    (@ $(#[$attribute:meta])* $name:ident, $test:ident, $body:block, $sqlite:expr, $postgres:expr) => {
        mod $name {
            #[allow(unused_imports, reason = "a body uses what it needs of its module")]
            use super::*;

            async fn body($test: $crate::testing::TestDb) {
                $body
            }

            #[tokio::test]
            $(#[$attribute])*
            async fn sqlite() {
                body($sqlite.await).await;
            }

            #[tokio::test]
            $(#[$attribute])*
            async fn postgres() {
                body($postgres.await).await;
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
