//! A full disk rejects writes and breaks nothing; writes succeed again once there is space.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Instant,
};

use super::*;

/// Fills the file page by page until it cannot grow.
async fn fill(db: &Db, first: i64) -> DbError {
    for id in first.. {
        let mut tx = db.begin().await.unwrap();
        let big = "x".repeat(8000);
        let sql = "INSERT INTO user_type (id, name) VALUES ($1, $2)";
        let result = tx.sql(sql).bind(id).bind(format!("{id}{big}")).execute().await;
        match result {
            Ok(_) => tx.commit().await.unwrap(),
            Err(error) => return error,
        }
    }
    unreachable!("the disk is never full")
}

#[tokio::test]
async fn after_a_full_disk_writing_goes_on_within_a_second() {
    let test = testing::sqlite().await;
    let most_pages = Arc::new(AtomicU32::new(0));
    let pages: i64 = test.db.sql("SELECT page_count FROM pragma_page_count()").scalar().await.unwrap();
    most_pages.store(u32::try_from(pages).unwrap() + 20, Ordering::SeqCst);
    let db = reopened(&test, &DbOptions { most_pages: Arc::clone(&most_pages), ..DbOptions::default() }).await;
    let error = fill(&db, 1).await;
    assert_eq!(error.kind(), DbErrorKind::DiskFull, "{error}");
    let kept = rows(&db).await;

    // Still full: every write fails with the same error, and reads succeed.
    for id in 1000..1010 {
        assert_eq!(fill(&db, id).await.kind(), DbErrorKind::DiskFull);
        let statement = db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id);
        assert_eq!(statement.bind("y".repeat(9000)).execute().await.unwrap_err().kind(), DbErrorKind::DiskFull);
    }
    assert_eq!(rows(&db).await, kept);

    most_pages.store(1_000_000, Ordering::SeqCst);
    let started = Instant::now();
    let mut tx = db.begin().await.unwrap();
    let large = tx.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(5000);
    large.bind("z".repeat(90_000)).execute().await.unwrap();
    tx.commit().await.unwrap();
    db.check_writable().await.unwrap();
    assert!(started.elapsed().as_millis() < 1000);
    assert_eq!(rows(&db).await, kept + 1);
}
