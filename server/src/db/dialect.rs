//! The two kinds of database.

/// The kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// One file, one writer.
    Sqlite,
    /// For several processes.
    Postgres,
}

/// Whether a URL is PostgreSQL's; all others are SQLite files.
pub fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}
