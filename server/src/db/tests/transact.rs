//! `transact` retries what the database aborted, and locks serialise what rows cannot.

use std::{
    cell::Cell,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use tokio::sync::Barrier;

use super::*;
use crate::both;

both!(a_deadlock_is_run_again, test, {
    let db = &test.db;
    for id in [1, 2] {
        let mut tx = db.begin().await.unwrap();
        insert(&mut tx, id).await.unwrap();
        tx.commit().await.unwrap();
    }
    let runs = AtomicU32::new(0);
    let met = Arc::new(Barrier::new(2));
    let cross = |first: i64, second: i64| {
        let (runs, met) = (&runs, Arc::clone(&met));
        db.transact(move |mut tx| {
            let met = Arc::clone(&met);
            async move {
                touch(&mut tx, first).await?;
                // Only the first two runs conflict, each holding a row that the other needs; SQLite has one writer, so nothing
                // can conflict.
                if runs.fetch_add(1, Ordering::SeqCst) < 2 && tx.dialect() == Dialect::Postgres {
                    met.wait().await;
                }
                touch(&mut tx, second).await?;
                tx.commit().await
            }
        })
    };
    let retries = RETRIES.scope(Cell::new(0), async {
        let (one, other) = tokio::join!(cross(1, 2), cross(2, 1));
        one.unwrap();
        other.unwrap();
        RETRIES.with(Cell::get)
    });
    let retries = retries.await;
    let expected = if db.dialect() == Dialect::Postgres { (3, 1) } else { (2, 0) };
    assert_eq!((runs.into_inner(), retries), expected);
    let names: Vec<String> = db.sql("SELECT name FROM user_type ORDER BY id").scalars().await.unwrap();
    assert_eq!(names, ["1++", "2++"]);
});

async fn touch(tx: &mut Tx, id: i64) -> DbResult<u64> {
    tx.sql("UPDATE user_type SET name = name || '+' WHERE id = $1").bind(id).execute().await
}

#[tokio::test]
async fn a_serialization_failure_is_classified_and_run_again() {
    let test = testing::postgres().await;
    let db = &test.db;
    let mut tx = db.begin().await.unwrap();
    insert(&mut tx, 1).await.unwrap();
    tx.commit().await.unwrap();
    let (runs, failures) = (AtomicU32::new(0), Mutex::new(Vec::new()));
    let add = db.transact(async |mut tx| {
        let name = name_in_serializable(&mut tx).await?;
        if runs.fetch_add(1, Ordering::SeqCst) == 0 {
            // Commits a change of the row after the first run has read it.
            let mut other = db.begin().await?;
            name_in_serializable(&mut other).await?;
            touch(&mut other, 1).await?;
            other.commit().await?;
        }
        let sql = "UPDATE user_type SET name = $1 WHERE id = 1";
        let written = tx.sql(sql).bind(format!("{name}+")).execute().await;
        failures.lock().unwrap().extend(written.as_ref().err().map(DbError::kind));
        written?;
        tx.commit().await
    });
    let retries = RETRIES.scope(Cell::new(0), async {
        add.await.unwrap();
        RETRIES.with(Cell::get)
    });
    let retries = retries.await;
    assert_eq!((runs.into_inner(), retries), (2, 1));
    assert_eq!(failures.into_inner().unwrap(), [DbErrorKind::Serialization]);
    let name: String = db.sql("SELECT name FROM user_type").scalar().await.unwrap();
    assert_eq!(name, "1++", "neither change is lost");
}

/// Makes a new transaction serializable, and reads the row in it.
async fn name_in_serializable(tx: &mut Tx) -> DbResult<String> {
    tx.sql("SET TRANSACTION ISOLATION LEVEL SERIALIZABLE").execute().await?;
    tx.sql("SELECT name FROM user_type WHERE id = 1").scalar().await
}

both!(a_transaction_that_always_fails_is_retried_a_limited_number_of_times, test, {
    let runs = AtomicU32::new(0);
    let result: crate::error::Result<()> = test
        .db
        .transact(async |_tx| {
            runs.fetch_add(1, Ordering::SeqCst);
            Err(crate::error::Error::Aborted("always".to_owned()))
        })
        .await;
    assert!(matches!(result.unwrap_err(), crate::error::Error::Aborted(_)));
    assert_eq!(runs.into_inner(), 6);
});

both!(a_lock_makes_a_limit_hold_against_many_at_once, test, {
    let add = async |id: i64| {
        let mut tx = test.db.begin().await?;
        tx.lock("test", 1).await?;
        let count: i64 = tx.sql("SELECT COUNT(*) FROM user_type").scalar().await?;
        if count < 3 {
            insert(&mut tx, id).await?;
        }
        tx.commit().await
    };
    let results: Vec<DbResult<()>> = futures::future::join_all((0..12).map(add)).await;
    assert!(results.iter().all(Result::is_ok));
    assert_eq!(rows(&test.db).await, 3);
});

#[tokio::test]
async fn a_row_locked_without_its_key_may_be_referred_to_but_not_locked_again() {
    let test = testing::postgres().await;
    let db = &test.db;
    for sql in [
        "CREATE TABLE owner (id BIGINT PRIMARY KEY)",
        "CREATE TABLE owned (owner_id BIGINT NOT NULL REFERENCES owner (id))",
        "INSERT INTO owner (id) VALUES (1)",
    ] {
        db.sql(sql).execute().await.unwrap();
    }
    let mut tx = db.begin().await.unwrap();
    let lock = "SELECT id FROM owner WHERE id = 1";
    let locked: i64 = tx.sql(lock).for_no_key_update().scalar().await.unwrap();
    let refers = db.sql("INSERT INTO owned (owner_id) VALUES (1)").execute();
    let inserted = tokio::time::timeout(Duration::from_secs(5), refers).await;
    assert_eq!((locked, inserted.expect("the row is inserted without waiting").unwrap()), (1, 1));
    let mut other = db.begin().await.unwrap();
    let again = other.sql(lock).for_no_key_update().scalar::<i64>();
    assert!(tokio::time::timeout(Duration::from_millis(200), again).await.is_err(), "the second lock waits");
    tx.rollback().await.unwrap();
}
