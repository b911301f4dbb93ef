//! A statement: SQL text with `$n` placeholders, its arguments, and where it runs.
//!
//! SQL text comes only from `&'static str`, so that no input can become SQL.

use std::{borrow::Cow, fmt::Write};

use futures::future::BoxFuture;
use sqlx::{
    Arguments, AssertSqlSafe, Decode, Encode, FromRow, Postgres, Sqlite, Type,
    postgres::{PgArguments, PgRow},
    sqlite::{SqliteArguments, SqliteRow},
};
use uuid::Uuid;

#[cfg(test)]
use super::tests::plans;
use super::{
    DbError, DbResult, Tx,
    connection::{Reconnects, TxConnection, WriteConnection, acquire_live},
    database::Db,
    dialect::Dialect,
};

/// Anything that both drivers bind natively: i64, ids, bool, &str, String, Vec<u8>, Uuid, `DateTime<Utc>`, `Json<T>`, `Option` of these.
pub trait Value<'q>: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> {}
impl<'q, T> Value<'q> for T where T: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> {}

/// Anything with `#[derive(sqlx::FromRow)]`, and plain tuples.
pub trait Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}
impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// A single column.
pub trait Scalar:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres> + Send + Unpin
{
}
impl<T> Scalar for T where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres> + Send + Unpin
{
}

#[derive(Debug)]
enum Target<'c> {
    Db(&'c Db),
    Tx(&'c mut Tx),
}

#[derive(Debug)]
enum Args {
    Sqlite(SqliteArguments),
    Postgres(PgArguments),
}

/// `&Db` and `&mut Tx`: a store function takes `impl Session` when it must work with both.
pub trait Session<'c>: Sized + Send {
    /// Begins a statement.
    #[track_caller]
    fn sql(self, sql: &'static str) -> Statement<'c>;
}

impl<'c> Session<'c> for &'c Db {
    #[track_caller]
    fn sql(self, sql: &'static str) -> Statement<'c> {
        Statement::new(self.dialect(), Target::Db(self), sql)
    }
}

impl<'c> Session<'c> for &'c mut Tx {
    #[track_caller]
    fn sql(self, sql: &'static str) -> Statement<'c> {
        Statement::new(self.dialect(), Target::Tx(self), sql)
    }
}

/// A statement under construction. Bind in the order of the placeholders, then run it with `all`, `optional`, `one`, `scalar` or
/// `execute`.
#[derive(Debug)]
#[must_use = "a statement does nothing until it is run"]
pub struct Statement<'c> {
    target: Target<'c>,
    args: Args,
    sql: Cow<'static, str>,
    /// Whether the text has `$n` of its own, so that appended placeholders need numbers on SQLite as well.
    is_numbered: bool,
    error: Option<sqlx::Error>,
    #[cfg(test)]
    caller: &'static std::panic::Location<'static>,
}

/// Runs `$query(sql, args).$fetch(target)` with the statement's driver. On SQLite, reads use the read pool and a write returns
/// when it is on disk; on PostgreSQL a read on a dead connection is retried on another one.
macro_rules! run {
    ($statement:expr, $query:path, $fetch:ident) => {{
        #[cfg(test)]
        let (dialect, caller) = ($statement.dialect(), $statement.caller);
        let Statement { target, args, sql, error, .. } = $statement;
        if let Some(error) = error {
            return Err(error.into());
        }
        let reads = is_read(&sql);
        #[cfg(test)]
        plans::check(dialect, &sql, caller).await;
        match (target, args) {
            (Target::Db(Db::Sqlite { read, .. }), Args::Sqlite(args)) if reads => {
                $query(AssertSqlSafe(sql), args).$fetch(read).await?.into()
            }
            (Target::Db(Db::Sqlite { write, .. }), Args::Sqlite(args)) => {
                let mut writing = WriteConnection::begin(write).await?;
                let result = $query(AssertSqlSafe(sql), args).$fetch(writing.get()).await;
                writing.end(result).await?.into()
            }
            (Target::Db(Db::Postgres(pool)), Args::Postgres(args)) if reads => {
                let mut reconnects = Reconnects::of(pool);
                loop {
                    match $query(AssertSqlSafe(sql.clone()), args.clone()).$fetch(pool).await {
                        Ok(found) => break found.into(),
                        Err(error) => reconnects.wait_after(error.into()).await?,
                    }
                }
            }
            (Target::Db(Db::Postgres(pool)), Args::Postgres(args)) => {
                let mut connection = acquire_live(pool).await?;
                $query(AssertSqlSafe(sql), args).$fetch(&mut *connection).await?.into()
            }
            (Target::Tx(tx), args) => {
                let result = match (tx.enter(!reads)?, args) {
                    (TxConnection::Sqlite { connection, .. }, Args::Sqlite(args)) => {
                        $query(AssertSqlSafe(sql), args).$fetch(connection.get()).await.map(Into::into)
                    }
                    (TxConnection::Postgres(connection), Args::Postgres(args)) => {
                        $query(AssertSqlSafe(sql), args).$fetch(connection.get()).await.map(Into::into)
                    }
                    _ => unreachable!("a statement's arguments are made for its target's driver"),
                };
                tx.leave(result.is_ok());
                result.map_err(DbError::in_transaction)?
            }
            _ => unreachable!("a statement's arguments are made for its target's driver"),
        }
    }};
}

/// Rows affected, from either driver.
struct AffectedRows(u64);
impl From<sqlx::sqlite::SqliteQueryResult> for AffectedRows {
    fn from(result: sqlx::sqlite::SqliteQueryResult) -> Self {
        Self(result.rows_affected())
    }
}
impl From<sqlx::postgres::PgQueryResult> for AffectedRows {
    fn from(result: sqlx::postgres::PgQueryResult) -> Self {
        Self(result.rows_affected())
    }
}

impl<'c> Statement<'c> {
    #[track_caller]
    fn new(dialect: Dialect, target: Target<'c>, sql: &'static str) -> Self {
        let args = match dialect {
            Dialect::Sqlite => Args::Sqlite(SqliteArguments::default()),
            Dialect::Postgres => Args::Postgres(PgArguments::default()),
        };
        Self {
            target,
            args,
            sql: Cow::Borrowed(sql),
            is_numbered: false,
            error: None,
            #[cfg(test)]
            caller: std::panic::Location::caller(),
        }
    }

    fn dialect(&self) -> Dialect {
        match self.args {
            Args::Sqlite(_) => Dialect::Sqlite,
            Args::Postgres(_) => Dialect::Postgres,
        }
    }

    fn bound(&self) -> usize {
        match &self.args {
            Args::Sqlite(args) => args.len(),
            Args::Postgres(args) => args.len(),
        }
    }

    fn add<'q, T: Value<'q>>(&mut self, value: T) {
        let added = match &mut self.args {
            Args::Sqlite(args) => Arguments::add(args, value),
            Args::Postgres(args) => Arguments::add(args, value),
        };
        if let Err(error) = added {
            self.error.get_or_insert(sqlx::Error::Encode(error));
        }
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.sql.to_mut().write_fmt(text);
    }

    /// Appends `before`, the placeholder of the argument that was added last, and `after`. SQLite looks up a numbered parameter by
    /// going through all numbered ones, which for many rows in one statement took longer than to write them; it gets `?` where the
    /// order is sufficient.
    fn write_placeholder(&mut self, before: std::fmt::Arguments<'_>, after: &str) {
        let is_numbered = self.is_numbered || self.dialect() == Dialect::Postgres;
        let number = self.bound();
        self.write(before);
        if is_numbered {
            self.write(format_args!("${number}{after}"));
        } else {
            self.write(format_args!("?{after}"));
        }
    }

    /// Binds the next `$n` of the text.
    pub fn bind<'q, T: Value<'q>>(mut self, value: T) -> Self {
        self.is_numbered = true;
        self.add(value);
        self
    }

    /// Appends text.
    pub fn push(mut self, sql: &'static str) -> Self {
        self.sql.to_mut().push_str(sql);
        self
    }

    /// Appends `text $n` and binds.
    pub fn push_bind<'q, T: Value<'q>>(mut self, sql: &'static str, value: T) -> Self {
        self.add(value);
        self.write_placeholder(format_args!("{sql} "), "");
        self
    }

    /// An optional filter: nothing is added for `None`.
    pub fn push_some<'q, T: Value<'q>>(self, sql: &'static str, value: Option<T>) -> Self {
        match value {
            Some(value) => self.push_bind(sql, value),
            None => self,
        }
    }

    /// Appends `expr IN (ids)` with all ids as one parameter: the text is constant, so the prepared statement is reused.
    pub fn push_in<I: Copy + Into<i64>>(mut self, expr: &'static str, ids: &[I]) -> Self {
        let ids: Vec<i64> = ids.iter().map(|id| (*id).into()).collect();
        match self.dialect() {
            Dialect::Sqlite => {
                self.add_list(&serde_json::json!(ids).to_string());
                self.write_placeholder(format_args!("{expr} IN (SELECT value FROM json_each("), "))");
            }
            Dialect::Postgres => {
                self.add_postgres(ids);
                self.write_placeholder(format_args!("{expr} = ANY("), ")");
            }
        }
        self
    }

    /// As `push_in`, for texts.
    pub fn push_in_text(mut self, expr: &'static str, texts: &[String]) -> Self {
        match self.dialect() {
            Dialect::Sqlite => {
                self.add_list(&serde_json::json!(texts).to_string());
                self.write_placeholder(format_args!("{expr} IN (SELECT value FROM json_each("), "))");
            }
            Dialect::Postgres => {
                self.add_postgres(texts.to_vec());
                self.write_placeholder(format_args!("{expr} = ANY("), ")");
            }
        }
        self
    }

    /// As `push_in`, for UUIDs. SQLite, which stores them as bytes, gets one parameter for each.
    pub fn push_in_uuids(mut self, expr: &'static str, uuids: &[Uuid]) -> Self {
        match self.dialect() {
            Dialect::Sqlite => {
                self = self.push(expr).push(" IN (");
                for (index, uuid) in uuids.iter().enumerate() {
                    self = self.push_bind(if index == 0 { "" } else { "," }, *uuid);
                }
                self.push(")")
            }
            Dialect::Postgres => {
                self.add_postgres(uuids.to_vec());
                self.write_placeholder(format_args!("{expr} = ANY("), ")");
                self
            }
        }
    }

    /// Locks the rows of a SELECT, in its order, until the transaction ends. SQLite needs no lock: only one transaction writes at
    /// a time.
    pub fn for_update(self) -> Self {
        match self.dialect() {
            Dialect::Sqlite => self,
            Dialect::Postgres => self.push(" FOR UPDATE"),
        }
    }

    /// As `for_update`, for rows whose key stays: other transactions may still insert rows that refer to them. With
    /// `for_update` these would wait, which is a deadlock if they hold rows that this transaction needs next.
    pub fn for_no_key_update(self) -> Self {
        match self.dialect() {
            Dialect::Sqlite => self,
            Dialect::Postgres => self.push(" FOR NO KEY UPDATE"),
        }
    }

    fn add_list(&mut self, json: &str) {
        self.add(json.to_owned());
    }

    fn add_postgres<'q, T: Encode<'q, Postgres> + Type<Postgres>>(&mut self, value: T) {
        if let Args::Postgres(args) = &mut self.args
            && let Err(error) = args.add(value)
        {
            self.error.get_or_insert(sqlx::Error::Encode(error));
        }
    }

    /// Every row.
    pub fn all<T: Row + 'c>(self) -> BoxFuture<'c, DbResult<Vec<T>>> {
        Box::pin(async move {
            let rows: Vec<T> = run!(self, sqlx::query_as_with, fetch_all);
            Ok(rows)
        })
    }

    /// The first row, if any.
    pub fn optional<T: Row + 'c>(self) -> BoxFuture<'c, DbResult<Option<T>>> {
        Box::pin(async move {
            let row: Option<T> = run!(self, sqlx::query_as_with, fetch_optional);
            Ok(row)
        })
    }

    /// The first row, or `RowNotFound`.
    pub async fn one<T: Row>(self) -> DbResult<T> {
        self.optional().await?.ok_or_else(|| sqlx::Error::RowNotFound.into())
    }

    /// The only column of the first row, or `RowNotFound`.
    pub async fn scalar<T: Scalar>(self) -> DbResult<T> {
        Ok(self.one::<(T,)>().await?.0)
    }

    /// The only column of the first row, if any.
    pub async fn optional_scalar<T: Scalar>(self) -> DbResult<Option<T>> {
        Ok(self.optional::<(T,)>().await?.map(|(value,)| value))
    }

    /// The only column of every row.
    pub async fn scalars<T: Scalar>(self) -> DbResult<Vec<T>> {
        Ok(self.all::<(T,)>().await?.into_iter().map(|(value,)| value).collect())
    }

    /// Runs the statement and returns the number of rows affected.
    pub fn execute(self) -> BoxFuture<'c, DbResult<u64>> {
        Box::pin(async move {
            let affected: AffectedRows = run!(self, sqlx::query_with, execute);
            Ok(affected.0)
        })
    }
}

/// Whether a statement may run on a read-only connection. By convention writes begin with INSERT, UPDATE or DELETE.
fn is_read(sql: &str) -> bool {
    let head = sql.trim_start();
    let starts = |word: &str| head.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    starts("select") || starts("with")
}
