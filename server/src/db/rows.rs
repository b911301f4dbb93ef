//! Many rows in one statement.

use super::{DbResult, Row, Session, Statement, Tx};

/// Rows of one statement: enough to make its overhead small, few enough for SQLite's limit on parameters.
const ROWS: usize = 128;
/// Up to this many rows go into one statement, whatever their number.
const FEW: usize = 8;

/// Runs `head (…), (…) tail` for all rows. `bind` adds one row's values with `push_bind(" (", …)`, `push_bind(",", …)` and
/// `push(")")`.
pub async fn insert_many<T>(
    tx: &mut Tx,
    head: &'static str,
    tail: &'static str,
    rows: &[T],
    bind: impl for<'c> Fn(Statement<'c>, &T) -> Statement<'c>,
) -> DbResult<()> {
    for chunk in chunks(rows) {
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
    for chunk in chunks(rows) {
        returned.append(&mut values(tx, head, tail, chunk, &bind).all().await?);
    }
    Ok(returned)
}

/// Splits rows into chunks of few distinct sizes, so that there are few statements to prepare: powers of two, and the remainder.
fn chunks<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let count = match rows.len() {
            0 => return None,
            few @ 1..=FEW => few,
            many => 1 << many.min(ROWS).ilog2(),
        };
        let (chunk, rest) = rows.split_at(count);
        rows = rest;
        Some(chunk)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_split_into_chunks_of_few_distinct_sizes() {
        let lengths = |count: usize| chunks(&vec![0; count]).map(<[i32]>::len).collect::<Vec<_>>();
        assert_eq!(lengths(0), [0; 0]);
        assert_eq!(lengths(8), [8]);
        assert_eq!(lengths(300), [128, 128, 32, 8, 4]);
        assert_eq!(lengths(63), [32, 16, 8, 7]);
        let rows: Vec<usize> = (0..777).collect();
        assert_eq!(chunks(&rows).flatten().copied().collect::<Vec<_>>(), rows, "all of them, in their order");
    }
}
