//! A statement: SQL text with `$n` placeholders, its arguments, and where it runs.
//!
//! Text comes only from `&'static str`, so no input can become SQL.

use std::{borrow::Cow, fmt::Write};

use sqlx::{
    Arguments, AssertSqlSafe, Decode, Encode, FromRow, PgPool, Postgres, Sqlite, Type,
    postgres::{PgArguments, PgRow},
    sqlite::{SqliteArguments, SqliteRow},
};

use super::{Db, DbResult, Dialect, Tx};

/// Anything that both drivers bind natively: i64, bool, &str, String, Vec<u8>, Uuid, `DateTime<Utc>`, `Json<T>`, `Option` of these.
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
    Sqlite(&'c Db),
    Postgres(&'c PgPool),
    SqliteTx(&'c mut sqlx::SqliteConnection),
    PostgresTx(&'c mut sqlx::PgConnection),
}

#[derive(Debug)]
enum Args {
    Sqlite(SqliteArguments),
    Postgres(PgArguments),
}

/// `&Db` and `&mut Tx`: a store function takes `impl Session` when it must work in both.
pub trait Session<'c>: Sized + Send {
    /// Begins a statement.
    fn sql(self, sql: &'static str) -> Statement<'c>;
}

impl<'c> Session<'c> for &'c Db {
    fn sql(self, sql: &'static str) -> Statement<'c> {
        match self {
            Db::Sqlite { .. } => Statement::sqlite(Target::Sqlite(self), sql),
            Db::Postgres(pool) => Statement::postgres(Target::Postgres(pool), sql),
        }
    }
}

impl<'c> Session<'c> for &'c mut Tx {
    fn sql(self, sql: &'static str) -> Statement<'c> {
        match self {
            Tx::Sqlite(tx) => Statement::sqlite(Target::SqliteTx(tx), sql),
            Tx::Postgres(tx) => Statement::postgres(Target::PostgresTx(tx), sql),
        }
    }
}

/// A statement being built. Bind in the order of the placeholders, then run with `all`, `optional`, `one`, `scalar` or `execute`.
#[derive(Debug)]
#[must_use = "a statement does nothing until it is run"]
pub struct Statement<'c> {
    target: Target<'c>,
    args: Args,
    sql: Cow<'static, str>,
    error: Option<sqlx::Error>,
}

/// Runs `$query(sql, args).$fetch(target)` on whichever driver the statement belongs to; SQLite reads go to the read pool.
macro_rules! run {
    ($statement:expr, $query:path, $fetch:ident) => {{
        let statement = $statement;
        if let Some(error) = statement.error {
            return Err(error);
        }
        let reads = is_read(&statement.sql);
        let sql = AssertSqlSafe(statement.sql);
        match (statement.target, statement.args) {
            (Target::Sqlite(Db::Sqlite { read, write }), Args::Sqlite(args)) => {
                $query(sql, args).$fetch(if reads { read } else { write }).await?.into()
            }
            (Target::SqliteTx(tx), Args::Sqlite(args)) => $query(sql, args).$fetch(tx).await?.into(),
            (Target::Postgres(pool), Args::Postgres(args)) => $query(sql, args).$fetch(pool).await?.into(),
            (Target::PostgresTx(tx), Args::Postgres(args)) => $query(sql, args).$fetch(tx).await?.into(),
            _ => unreachable!("a statement's arguments are made for its target's driver"),
        }
    }};
}

/// Rows affected, from either driver.
struct Affected(u64);
impl From<sqlx::sqlite::SqliteQueryResult> for Affected {
    fn from(result: sqlx::sqlite::SqliteQueryResult) -> Self {
        Self(result.rows_affected())
    }
}
impl From<sqlx::postgres::PgQueryResult> for Affected {
    fn from(result: sqlx::postgres::PgQueryResult) -> Self {
        Self(result.rows_affected())
    }
}

impl<'c> Statement<'c> {
    fn sqlite(target: Target<'c>, sql: &'static str) -> Self {
        Self { target, args: Args::Sqlite(SqliteArguments::default()), sql: Cow::Borrowed(sql), error: None }
    }

    fn postgres(target: Target<'c>, sql: &'static str) -> Self {
        Self { target, args: Args::Postgres(PgArguments::default()), sql: Cow::Borrowed(sql), error: None }
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

    /// Binds the next `$n` of the text.
    pub fn bind<'q, T: Value<'q>>(mut self, value: T) -> Self {
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
        let n = self.bound();
        self.write(format_args!("{sql} ${n}"));
        self
    }

    /// An optional filter: nothing is added for `None`.
    pub fn push_some<'q, T: Value<'q>>(self, sql: &'static str, value: Option<T>) -> Self {
        match value {
            Some(value) => self.push_bind(sql, value),
            None => self,
        }
    }

    /// Appends `expr IN (ids)` with all ids as one parameter: constant text, so the prepared statement is reused.
    pub fn push_in(mut self, expr: &'static str, ids: &[i64]) -> Self {
        match self.dialect() {
            Dialect::Sqlite => {
                self.add_list(&serde_json::json!(ids).to_string());
                let n = self.bound();
                self.write(format_args!("{expr} IN (SELECT value FROM json_each(${n}))"));
            }
            Dialect::Postgres => {
                self.add_postgres(ids.to_vec());
                let n = self.bound();
                self.write(format_args!("{expr} = ANY(${n})"));
            }
        }
        self
    }

    /// As `push_in`, for texts.
    pub fn push_in_text(mut self, expr: &'static str, texts: &[String]) -> Self {
        match self.dialect() {
            Dialect::Sqlite => {
                self.add_list(&serde_json::json!(texts).to_string());
                let n = self.bound();
                self.write(format_args!("{expr} IN (SELECT value FROM json_each(${n}))"));
            }
            Dialect::Postgres => {
                self.add_postgres(texts.to_vec());
                let n = self.bound();
                self.write(format_args!("{expr} = ANY(${n})"));
            }
        }
        self
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
    pub async fn all<T: Row>(self) -> DbResult<Vec<T>> {
        let rows: Vec<T> = run!(self, sqlx::query_as_with, fetch_all);
        Ok(rows)
    }

    /// The first row, if any.
    pub async fn optional<T: Row>(self) -> DbResult<Option<T>> {
        let row: Option<T> = run!(self, sqlx::query_as_with, fetch_optional);
        Ok(row)
    }

    /// The first row, or `RowNotFound`.
    pub async fn one<T: Row>(self) -> DbResult<T> {
        self.optional().await?.ok_or(sqlx::Error::RowNotFound)
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

    /// Runs for the number of rows affected.
    pub async fn execute(self) -> DbResult<u64> {
        let affected: Affected = run!(self, sqlx::query_with, execute);
        Ok(affected.0)
    }
}

/// Whether a statement may run on a read-only connection. Writes begin with INSERT, UPDATE or DELETE by house rule.
fn is_read(sql: &str) -> bool {
    let head = sql.trim_start();
    let starts = |word: &str| head.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    starts("select") || starts("with")
}
