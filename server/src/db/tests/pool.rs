//! Connections in a pool have no open transaction, and a pool that is exhausted or disconnected fails quickly.

use std::{task::Poll, time::Duration};

use futures::future::{join_all, poll_fn};
use sqlx::Executor as _;

use super::*;
use crate::both;

/// Polls `count` times and then drops the future, as when a client disconnects.
async fn cancelled_after(count: u32, work: impl Future<Output = DbResult<()>>) {
    let mut work = Box::pin(work);
    let mut polls = 0;
    poll_fn(move |context| {
        polls += 1;
        let is_done = work.as_mut().poll(context).is_ready();
        if is_done || polls > count { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
}

both!(a_cancelled_begin_leaves_no_transaction_open, test, {
    let db = reopened(&test, &DbOptions { connections: 2, ..DbOptions::default() }).await;
    for turn in 0..200 {
        cancelled_after(turn % 4, async { db.begin().await.map(drop) }).await;
        // An autocommit write on a connection with a leftover BEGIN would be lost with it.
        let inserted = db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(i64::from(turn));
        inserted.bind(turn.to_string()).execute().await.unwrap();
    }
    db.close().await;
    assert_eq!(rows(&test.db).await, 200);
});

both!(a_cancelled_transaction_is_rolled_back_at_any_point, test, {
    let db = reopened(&test, &DbOptions { connections: 2, ..DbOptions::default() }).await;
    for turn in 0..60 {
        cancelled_after(turn % 12, async {
            let mut tx = db.begin().await?;
            insert(&mut tx, 1).await?;
            insert(&mut tx, 2).await?;
            insert(&mut tx, 3).await?;
            tx.rollback().await
        })
        .await;
    }
    let mut tx = db.begin().await.unwrap();
    insert(&mut tx, 1).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(rows(&test.db).await, 1);
});

both!(an_exhausted_pool_gives_503_after_the_acquire_timeout, test, {
    let options = DbOptions { connections: 1, acquire_timeout: Duration::from_millis(200), ..DbOptions::default() };
    let db = reopened(&test, &options).await;
    let _held = db.begin().await.unwrap();
    let error = db.begin().await.unwrap_err();
    assert_eq!(error.kind(), DbErrorKind::PoolExhausted);
    let error = crate::error::Error::from(error);
    assert_eq!(error.to_string(), "unavailable: no database connection became free in time");
    let response = axum::response::IntoResponse::into_response(error);
    assert_eq!(response.status(), 503);
    assert!(response.headers().contains_key("retry-after"));
});

#[tokio::test]
async fn a_server_waits_three_seconds_for_a_connection_and_sets_its_limits() {
    // Other limits than the defaults, so that settings that are ignored are noticed.
    let settings = crate::config::Settings {
        database_pool: 1,
        database_statement_seconds: 7,
        database_lock_seconds: 2,
        ..crate::config::Settings::default()
    };
    let test = testing::postgres().await;
    let db = reopened(&test, &DbOptions::serving(&settings)).await;
    for (name, expected) in [
        ("statement_timeout", "7s"),
        ("lock_timeout", "2s"),
        ("plan_cache_mode", "force_custom_plan"),
        ("idle_in_transaction_session_timeout", "7s"),
        ("application_name", "vitrina"),
    ] {
        let value: String = db.sql("SELECT current_setting($1)").bind(name).scalar().await.unwrap();
        assert_eq!((name, value.as_str()), (name, expected));
    }
    let _held = db.begin().await.unwrap();
    let started = std::time::Instant::now();
    assert_eq!(db.begin().await.unwrap_err().kind(), DbErrorKind::PoolExhausted);
    assert!((3..5).contains(&started.elapsed().as_secs()));
}

/// Terminates all other sessions of the test's database, as a restart of the server does.
async fn terminate_others(test: &TestDb) {
    let sql = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&test.url).await.unwrap();
    connection.execute(sql).await.unwrap();
}

#[tokio::test]
async fn connections_that_died_are_replaced_unseen() {
    let test = testing::postgres().await;
    let db = reopened(&test, &DbOptions { connections: 8, ..DbOptions::default() }).await;
    for _ in 0..3 {
        // Fill the pool with recently used connections, which are not tested when they are handed out.
        join_all((0..8).map(|_| db.sql("SELECT CAST(COUNT(*) AS TEXT) FROM pg_sleep(0.05)").scalar::<String>())).await;
        terminate_others(&test).await;
        rows(&db).await;
        terminate_others(&test).await;
        db.begin().await.unwrap().commit().await.unwrap();
        terminate_others(&test).await;
        db.sql("DELETE FROM user_type WHERE id = 0").execute().await.unwrap();
    }
}

#[tokio::test]
async fn a_read_survives_the_death_of_more_connections_than_the_pool_has() {
    let test = testing::postgres().await;
    let db = reopened(&test, &DbOptions { connections: 1, ..DbOptions::default() }).await;
    let kill = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity \
                WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%FROM pg_sleep(%' AND state = 'active'";
    let kills = async {
        let mut killed = 0;
        while killed < 4 {
            killed += test.db.sql(kill).scalar::<i64>().await.unwrap();
        }
    };
    let read = db.sql("SELECT CAST(COUNT(*) AS BIGINT) FROM pg_sleep(0.5)").scalar::<i64>();
    assert_eq!(tokio::join!(read, kills).0.unwrap(), 1);
}

#[tokio::test]
async fn a_transaction_whose_connection_died_is_run_again_by_transact() {
    let test = testing::postgres().await;
    let db = reopened(&test, &DbOptions { connections: 2, ..DbOptions::default() }).await;
    let attempts = std::sync::atomic::AtomicU32::new(0);
    db.transact(async |mut tx| {
        insert(&mut tx, 1).await?;
        if attempts.fetch_add(1, std::sync::atomic::Ordering::SeqCst) == 0 {
            terminate_others(&test).await;
        }
        insert(&mut tx, 2).await?;
        tx.commit().await
    })
    .await
    .unwrap();
    assert_eq!((attempts.into_inner(), rows(&db).await), (2, 2));
}

#[tokio::test]
async fn a_statement_and_a_lock_take_no_longer_than_they_may() {
    let test = testing::postgres().await;
    let options = DbOptions {
        statement_timeout: Some(Duration::from_millis(300)),
        lock_timeout: Some(Duration::from_millis(100)),
        ..DbOptions::default()
    };
    let db = reopened(&test, &options).await;
    let error = db.sql("SELECT CAST(COUNT(*) AS BIGINT) FROM pg_sleep(5)").scalar::<i64>().await.unwrap_err();
    assert_eq!(error.kind(), DbErrorKind::StatementTimeout);
    let (mut first, mut second) = (db.begin().await.unwrap(), db.begin().await.unwrap());
    first.lock("test", 1).await.unwrap();
    second.lock("test", 2).await.unwrap();
    let error = second.lock("test", 1).await.unwrap_err();
    assert_eq!(error.kind(), DbErrorKind::LockTimeout);
    let error = crate::error::Error::from(error).to_string();
    assert_eq!(error, "unavailable: a database lock was not released in time");
}

both!(a_database_that_takes_writes_says_so, test, {
    test.db.check_writable().await.unwrap();
    let _held = test.db.begin().await.unwrap();
    if test.db.dialect() == Dialect::Sqlite {
        let options = DbOptions { acquire_timeout: Duration::from_millis(100), ..DbOptions::default() };
        let impatient = reopened(&test, &options).await;
        assert_eq!(impatient.check_writable().await.unwrap_err().kind(), DbErrorKind::Busy);
    }
});

#[tokio::test]
async fn a_read_only_server_is_not_writable() {
    let test = testing::postgres().await;
    let url = format!("{}&options=-c%20default_transaction_read_only=on", test.url);
    let db = Db::connect(&url).await.unwrap();
    assert_eq!(db.check_writable().await.unwrap_err().kind(), DbErrorKind::ReadOnly);
}
