//! An open database: `Db`, with its pools of connections.

use std::sync::Arc;

use sqlx::{PgPool, SqlitePool};

use super::{dialect::Dialect, durable::Log};

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub enum Db {
    /// Readers and the single writer of one file.
    Sqlite {
        /// Read-only connections.
        read: SqlitePool,
        /// The one connection that writes.
        write: Writer,
    },
    /// A pool of PostgreSQL connections.
    Postgres(PgPool),
}

/// SQLite's only writer and the log that makes its commits durable.
#[derive(Clone, Debug)]
pub struct Writer {
    pub(super) pool: SqlitePool,
    pub(super) log: Arc<Log>,
}

impl Db {
    /// Which database this is.
    pub fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite { .. } => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Closes all connections once they are idle.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                read.close().await;
                write.pool.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}
