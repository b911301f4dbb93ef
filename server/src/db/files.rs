//! An SQLite database as a file: a consistent copy while it is in use, and a check that no other process uses it.

use std::{path::Path, time::Duration};

use sqlx::{Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{DbError, DbErrorKind, DbResult, Session as _, database::Db};

/// How long to wait for another process that is about to exit.
const PATIENCE: Duration = Duration::from_millis(500);

/// Copies a consistent state into a new file while other connections read and write.
pub async fn copy_file(from: &Path, to: &Path) -> DbResult<()> {
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Merges the write-ahead log into the file, so that the file alone is the database. SQLite only does so when the last connection
/// closes: returns false when another process uses the database.
pub async fn close_file(path: &Path) -> DbResult<bool> {
    if !path.exists() {
        return Ok(true);
    }
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let closed = connection.execute("PRAGMA journal_mode = DELETE").await.map_err(DbError::from);
    connection.close().await?;
    match closed {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == DbErrorKind::Busy => Ok(false),
        Err(error) => Err(error),
    }
}

impl Db {
    /// Whether an SQLite file is undamaged.
    pub async fn is_sound(&self) -> DbResult<bool> {
        let result: Vec<String> = self.sql("SELECT integrity_check FROM pragma_integrity_check").scalars().await?;
        Ok(result == ["ok"])
    }
}
