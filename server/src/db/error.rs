//! Typed database errors: the cases that callers distinguish, the same on both databases, and the HTTP status of each.

use std::fmt;

use sqlx::error::{DatabaseError, ErrorKind};

use crate::error::{Error, Result};

/// The result of every database call.
pub type DbResult<T> = std::result::Result<T, DbError>;

/// A failed database call: the kind of error, and the driver's own error.
#[derive(Debug)]
pub struct DbError {
    kind: DbErrorKind,
    source: sqlx::Error,
}

/// The kinds of errors that callers distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DbErrorKind {
    /// `one` or `scalar` found no row. Not a 404 by itself: a service that looks something up converts it with `or_not_found`.
    RowNotFound,
    /// The value already exists in a unique index or primary key; `DbError::violates_unique` tells which.
    Unique,
    /// A referenced row is missing, or a referencing row still exists; `DbError::constraint` tells which on PostgreSQL.
    ForeignKey,
    /// A CHECK or NOT NULL constraint rejected the row; `DbError::constraint` tells which.
    Check,
    /// The transaction conflicted with a concurrent one and may be retried.
    Serialization,
    /// The database aborted this transaction to break a deadlock; it may be retried.
    Deadlock,
    /// The connection was lost within a transaction, before its COMMIT; the transaction may be retried.
    Interrupted,
    /// Another process writes to the SQLite file for longer than the timeout.
    Busy,
    /// A lock was not free within `lock_timeout`.
    LockTimeout,
    /// A statement took longer than `statement_timeout`.
    StatementTimeout,
    /// No connection was free within the acquire timeout.
    PoolExhausted,
    /// The connection was lost: the server was restarted, or the network failed.
    Disconnected,
    /// There is no space left for data or the log.
    DiskFull,
    /// An I/O error of the disk.
    Io,
    /// The file system or the server is read-only.
    ReadOnly,
    /// An earlier statement of the transaction failed, so that it cannot be committed.
    TransactionFailed,
    /// Anything else: a bug, or a damaged database.
    Other,
}

impl DbError {
    /// An error that the driver did not make.
    pub(super) fn new(kind: DbErrorKind, message: &str) -> Self {
        Self { kind, source: sqlx::Error::Protocol(message.to_owned()) }
    }

    /// The kind of failure.
    pub fn kind(&self) -> DbErrorKind {
        self.kind
    }

    /// The violated constraint, as the database names it.
    ///
    /// PostgreSQL gives the constraint's name (`tenant_host_tenant_id_fkey`), and for NOT NULL the column. SQLite gives the name of a
    /// CHECK, or its expression if it has none, and `table.column` for NOT NULL and unique indexes; it does not say which foreign key
    /// was violated, so the result is none for those.
    pub fn constraint(&self) -> Option<&str> {
        use DbErrorKind::{Check, ForeignKey, Unique};
        if !matches!(self.kind, Check | ForeignKey | Unique) {
            return None;
        }
        let error = self.source.as_database_error()?;
        let postgres = error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>();
        let column = || postgres.and_then(sqlx::postgres::PgDatabaseError::column);
        // SQLite: "CHECK constraint failed: id = 1", "NOT NULL constraint failed: table.column", "FOREIGN KEY constraint failed".
        let named = || error.message().split_once("constraint failed: ").map(|(_, named)| named);
        error.constraint().or_else(column).or_else(named)
    }

    /// Whether a unique index or primary key over exactly these columns of the table rejected a row.
    pub fn violates_unique(&self, table: &str, columns: &[&str]) -> bool {
        let Some(error) = self.source.as_database_error().filter(|_| self.kind == DbErrorKind::Unique) else {
            return false;
        };
        match error.constraint() {
            // PostgreSQL's default names.
            Some(name) => {
                let is_key = name == format!("{table}_{}_key", columns.join("_"));
                is_key || (name == format!("{table}_pkey") && mentions_columns(error, columns))
            }
            // SQLite: "UNIQUE constraint failed: table.column, table.column".
            None => error.message().split_once("failed: ").is_some_and(|(_, named)| {
                let expected: Vec<String> = columns.iter().map(|column| format!("{table}.{column}")).collect();
                named == expected.join(", ")
            }),
        }
    }

    /// Whether retrying the whole transaction may succeed, and cannot apply anything twice.
    pub fn is_retryable(&self) -> bool {
        matches!(self.kind, DbErrorKind::Serialization | DbErrorKind::Deadlock | DbErrorKind::Interrupted)
    }

    /// For an error of a statement within a transaction: if the connection was lost, nothing has been committed.
    pub(super) fn in_transaction(error: sqlx::Error) -> Self {
        let error = Self::from(error);
        let kind = if error.kind == DbErrorKind::Disconnected { DbErrorKind::Interrupted } else { error.kind };
        Self { kind, ..error }
    }

    /// Whether the connection must not be used again after this error.
    pub(super) fn breaks_connection(&self) -> bool {
        use DbErrorKind::{Disconnected, DiskFull, Io, Other, ReadOnly};
        matches!(self.kind, DiskFull | Disconnected | Io | Other | ReadOnly)
    }
}

/// PostgreSQL's detail says "Key (a, b)=(1, 2) already exists."; the primary key's default name does not contain its columns.
fn mentions_columns(error: &dyn DatabaseError, columns: &[&str]) -> bool {
    let detail = error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().and_then(|error| error.detail());
    detail.is_some_and(|detail| detail.starts_with(&format!("Key ({})=", columns.join(", "))))
}

fn kind_of(error: &sqlx::Error) -> DbErrorKind {
    match error {
        sqlx::Error::RowNotFound => DbErrorKind::RowNotFound,
        sqlx::Error::PoolTimedOut => DbErrorKind::PoolExhausted,
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::WorkerCrashed | sqlx::Error::PoolClosed => {
            DbErrorKind::Disconnected
        }
        sqlx::Error::Database(error) => kind_of_answer(error.as_ref()),
        _ => DbErrorKind::Other,
    }
}

fn kind_of_answer(error: &dyn DatabaseError) -> DbErrorKind {
    match error.kind() {
        ErrorKind::UniqueViolation => DbErrorKind::Unique,
        ErrorKind::ForeignKeyViolation => DbErrorKind::ForeignKey,
        ErrorKind::CheckViolation | ErrorKind::NotNullViolation => DbErrorKind::Check,
        _ => {
            let code = error.code().unwrap_or_default();
            match code.parse::<i64>() {
                Ok(number) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => sqlite_kind(number),
                _ => postgres_kind(&code),
            }
        }
    }
}

/// SQLite's result codes; the low byte of an extended code is its primary one (<https://sqlite.org/rescode.html>).
fn sqlite_kind(code: i64) -> DbErrorKind {
    match code & 0xff {
        5 | 6 => DbErrorKind::Busy,
        8 => DbErrorKind::ReadOnly,
        10 | 14 => DbErrorKind::Io,
        13 => DbErrorKind::DiskFull,
        _ => DbErrorKind::Other,
    }
}

/// PostgreSQL's SQLSTATE codes (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
fn postgres_kind(code: &str) -> DbErrorKind {
    match code {
        "40001" => DbErrorKind::Serialization,
        "40P01" => DbErrorKind::Deadlock,
        "55P03" => DbErrorKind::LockTimeout,
        "57014" => DbErrorKind::StatementTimeout,
        "53100" => DbErrorKind::DiskFull,
        "53300" => DbErrorKind::PoolExhausted,
        "58030" => DbErrorKind::Io,
        "25006" => DbErrorKind::ReadOnly,
        // Shut down, crashed, starting; terminated while idle in a transaction.
        "57P01" | "57P02" | "57P03" | "57P05" | "25P03" => DbErrorKind::Disconnected,
        code if code.starts_with("08") => DbErrorKind::Disconnected,
        _ => DbErrorKind::Other,
    }
}

impl From<sqlx::Error> for DbError {
    fn from(source: sqlx::Error) -> Self {
        Self { kind: kind_of(&source), source }
    }
}

impl From<std::io::Error> for DbError {
    fn from(error: std::io::Error) -> Self {
        let kind = match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => DbErrorKind::DiskFull,
            std::io::ErrorKind::ReadOnlyFilesystem => DbErrorKind::ReadOnly,
            _ => DbErrorKind::Io,
        };
        Self { kind, source: sqlx::Error::Io(error) }
    }
}

impl fmt::Display for DbError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.source.fmt(formatter)
    }
}

impl std::error::Error for DbError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// Temporary errors that the request did not cause are a 503; unexpected ones a 500. The response does not contain the cause of
/// either.
impl From<DbError> for Error {
    fn from(error: DbError) -> Self {
        use DbErrorKind as Kind;
        let unavailable = match error.kind {
            Kind::Serialization | Kind::Deadlock | Kind::Interrupted => {
                return Self::Aborted(format!("database: {error}"));
            }
            Kind::Busy => "another process writes to the database",
            Kind::LockTimeout => "a database lock was not released in time",
            Kind::StatementTimeout => "a database statement took too long",
            Kind::PoolExhausted => "no database connection became free in time",
            Kind::Disconnected => "the connection to the database was lost",
            Kind::DiskFull => "the database's disk is full",
            Kind::Io => "reading or writing the database's disk failed",
            Kind::ReadOnly => "the database is read-only",
            _ => return Self::Internal(format!("database: {error}")),
        };
        tracing::error!(%error, kind = ?error.kind, "a database operation failed");
        Self::Unavailable(unavailable)
    }
}

/// Converts a missing row into a 404; otherwise a missing row is an internal error.
pub trait OrNotFound<T> {
    /// `NotFound` for a missing row.
    fn or_not_found(self) -> Result<T>;
}

impl<T> OrNotFound<T> for DbResult<T> {
    fn or_not_found(self) -> Result<T> {
        self.map_err(|error| if error.kind == DbErrorKind::RowNotFound { Error::NotFound } else { error.into() })
    }
}

/// Errors for which `Db::transact` may retry the transaction.
pub trait Retryable {
    /// Whether the database aborted the transaction and it may be retried.
    fn is_retryable(&self) -> bool;
}

impl Retryable for DbError {
    fn is_retryable(&self) -> bool {
        self.is_retryable()
    }
}

impl Retryable for Error {
    fn is_retryable(&self) -> bool {
        matches!(self, Self::Aborted(_))
    }
}
