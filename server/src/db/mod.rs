//! One SQL text on two databases: `Db`, `Tx` and `Statement` over sqlx's native drivers.
//!
//! SQLite writes through a pool of one connection with `BEGIN IMMEDIATE`, so that a transaction never fails midway with "database
//! is locked"; readers have their own read-only pool. PostgreSQL uses the same code with another URL. The rules for the SQL text
//! itself (what both databases understand) are in the README.

mod connect;
mod connection;
mod database;
mod dialect;
mod durable;
mod error;
mod files;
mod lock;
mod migrate;
mod options;
mod read_session;
mod rows;
mod statement;
#[cfg(test)]
mod tests;
mod transaction;

pub use database::{Db, Writer};
pub use dialect::{Dialect, is_postgres};
pub use durable::Disk;
pub use error::{DbError, DbErrorKind, DbResult, OrNotFound, Retryable};
pub use files::{close_file, copy_file};
#[cfg(test)]
pub use migrate::migrate_to;
pub use migrate::{MigrationError, MigrationState, migrate, migration_state};
pub use options::DbOptions;
pub use read_session::ReadSession;
pub use rows::{insert_many, insert_returning};
pub use statement::{Row, Scalar, Session, Statement, Value};
#[cfg(test)]
pub use transaction::RETRIES;
pub use transaction::Tx;
