//! Many rows in one statement.

use super::{DbResult, Row, Session, Statement, Tx};

/// Rows of one statement: enough to make its overhead small, few enough for the parameters that SQLite takes.
const ROWS: usize = 120;

/// Runs `head (…), (…) tail` for all rows. `bind` adds one row's values with `push_bind(" (", …)`, `push_bind(",", …)` and `push(")")`.
pub async fn insert_many<T>(
    tx: &mut Tx,
    head: &'static str,
    tail: &'static str,
    rows: &[T],
    bind: impl for<'c> Fn(Statement<'c>, &T) -> Statement<'c>,
) -> DbResult<()> {
    for chunk in rows.chunks(ROWS) {
        values(tx, head, tail, chunk, &bind).execute().await?;
    }
    Ok(())
}

/// As `insert_many`, for statements whose tail is `RETURNING …`.
pub async fn insert_returning<T, R: Row>(
    tx: &mut Tx,
    head: &'static str,
    tail: &'static str,
    rows: &[T],
    bind: impl for<'c> Fn(Statement<'c>, &T) -> Statement<'c>,
) -> DbResult<Vec<R>> {
    let mut returned = Vec::with_capacity(rows.len());
    for chunk in rows.chunks(ROWS) {
        returned.append(&mut values(tx, head, tail, chunk, &bind).all().await?);
    }
    Ok(returned)
}

fn values<'c, T>(
    tx: &'c mut Tx,
    head: &'static str,
    tail: &'static str,
    rows: &[T],
    bind: &impl for<'s> Fn(Statement<'s>, &T) -> Statement<'s>,
) -> Statement<'c> {
    let mut statement = tx.sql(head);
    for (index, row) in rows.iter().enumerate() {
        if index > 0 {
            statement = statement.push(",");
        }
        statement = bind(statement, row);
    }
    statement.push(tail)
}
