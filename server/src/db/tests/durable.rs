//! Acknowledged writes on SQLite are on disk.

#![expect(clippy::print_stderr, reason = "prints the figures of a long run")]

use std::{
    collections::{HashMap, hash_map::Entry},
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use super::*;

/// Copies the database to `platter` at each flush, so that it has the state that a power loss would leave.
fn recording(database: PathBuf, platter: PathBuf, flushes: Arc<AtomicU32>) -> Disk {
    let lock = Mutex::new(());
    Disk::new(move |log: &Path| {
        let _one_at_a_time = lock.lock().unwrap();
        let number = flushes.load(Ordering::SeqCst);
        let folder = platter.join(number.to_string());
        fs::create_dir_all(&folder)?;
        fs::copy(&database, folder.join("vitrina.db"))?;
        fs::copy(log, folder.join("vitrina.db-wal"))?;
        std::thread::sleep(Duration::from_millis(5));
        flushes.fetch_add(1, Ordering::SeqCst);
        Ok(())
    })
}

async fn kept(platter: &Path, number: u32) -> Vec<i64> {
    let path = platter.join(number.to_string()).join("vitrina.db");
    let db = Db::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    db.sql("SELECT id FROM user_type").scalars().await.unwrap()
}

async fn write(db: &Db, id: i64) -> DbResult<()> {
    let mut tx = db.begin().await?;
    insert(&mut tx, id).await?;
    tx.commit().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_power_loss_takes_nothing_that_was_acknowledged_and_waiting_writers_share_a_flush() {
    let test = testing::sqlite().await;
    let (database, platter) = (test.folder.path().join("vitrina.db"), test.folder.path().join("platter"));
    let flushes = Arc::new(AtomicU32::new(0));
    let disk = recording(database, platter.clone(), Arc::clone(&flushes));
    let db = reopened(&test, &DbOptions { disk, ..DbOptions::default() }).await;
    let writers = (0..16).map(|writer| {
        let (db, flushes) = (db.clone(), Arc::clone(&flushes));
        tokio::spawn(async move {
            let mut acknowledged = Vec::new();
            for turn in 0..20 {
                let id = writer * 1000 + turn;
                if turn % 5 == 0 {
                    let statement = db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)");
                    statement.bind(id).bind(id.to_string()).execute().await.unwrap();
                } else {
                    write(&db, id).await.unwrap();
                }
                // Number of the latest complete copy when the write was acknowledged.
                acknowledged.push((id, flushes.load(Ordering::SeqCst) - 1));
            }
            acknowledged
        })
    });
    let acknowledged: Vec<(i64, u32)> =
        futures::future::join_all(writers).await.into_iter().flat_map(Result::unwrap).collect();
    let flushes = flushes.load(Ordering::SeqCst);
    let mut copies = HashMap::new();
    for (id, number) in acknowledged {
        if let Entry::Vacant(copy) = copies.entry(number) {
            copy.insert(kept(&platter, number).await);
        }
        assert!(copies[&number].contains(&id), "{id} was acknowledged and is not on disk {number}");
    }
    assert!(flushes < 320 / 4, "320 writes by 16 at once took {flushes} flushes");
}

#[tokio::test]
async fn after_a_failed_flush_nothing_is_acknowledged_until_the_whole_log_is_on_disk() {
    let test = testing::sqlite().await;
    let fails = Arc::new(AtomicBool::new(false));
    let count = Arc::new(AtomicU32::new(0));
    let disk = {
        let (fails, count) = (Arc::clone(&fails), Arc::clone(&count));
        Disk::new(move |_| {
            count.fetch_add(1, Ordering::SeqCst);
            if fails.load(Ordering::SeqCst) { Err(io::Error::from_raw_os_error(5)) } else { Ok(()) }
        })
    };
    let db = reopened(&test, &DbOptions { disk, ..DbOptions::default() }).await;
    fails.store(true, Ordering::SeqCst);
    assert_eq!(write(&db, 1).await.unwrap_err().kind(), DbErrorKind::Io);
    fails.store(false, Ordering::SeqCst);
    write(&db, 2).await.unwrap();
    let log = fs::metadata(test.folder.path().join("vitrina.db-wal")).unwrap().len();
    assert_eq!((log, count.load(Ordering::SeqCst)), (0, 1), "the log was copied, not merely flushed again");
    write(&db, 3).await.unwrap();
    assert_eq!(count.load(Ordering::SeqCst), 2);
}

/// Whether writers that wait at the same time share a flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Commits {
    /// As in production.
    Grouped,
    /// Each writer waits for the previous one's flush, so that every transaction has a flush of its own.
    OneByOne,
}

/// Concurrent writes by `writers`, each in its own transaction; returns acknowledged writes per second.
async fn rate(disk: Disk, commits: Commits, writers: i64, time: Duration) -> f64 {
    let test = testing::sqlite().await;
    let db = reopened(&test, &DbOptions { disk, ..DbOptions::default() }).await;
    let turn = Arc::new(tokio::sync::Mutex::new(()));
    let started = Instant::now();
    let tasks = (0..writers).map(|writer| {
        let (db, turn) = (db.clone(), Arc::clone(&turn));
        tokio::spawn(async move {
            let mut count = 0;
            while started.elapsed() < time {
                let alone = if commits == Commits::OneByOne { Some(turn.lock().await) } else { None };
                write(&db, writer * 1_000_000 + count).await.unwrap();
                drop(alone);
                count += 1;
            }
            count
        })
    });
    let counts = futures::future::join_all(tasks).await;
    let total: i64 = counts.into_iter().map(Result::unwrap).sum();
    total as f64 / started.elapsed().as_secs_f64()
}

/// A disk whose flush takes this much longer than the real one's.
fn slow(flush: Duration) -> Disk {
    Disk::new(move |log| {
        std::thread::sleep(flush);
        fs::File::open(log)?.sync_data()
    })
}

/// `make proof` prints the figures: acknowledged single writes per second, on a fast and on a slow disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn on_a_slow_disk_many_writers_are_faster_than_the_disk_flushes() {
    let time = Duration::from_millis(if std::env::var_os("TEST_PROOF").is_some() { 3_000 } else { 400 });
    let flush = Duration::from_millis(10);
    eprintln!("writers  never flushed  this disk: one by one  grouped  10 ms a flush: one by one  grouped");
    for writers in [1, 8, 32] {
        let none = rate(Disk::new(|_| Ok(())), Commits::Grouped, writers, time).await;
        let alone = rate(Disk::default(), Commits::OneByOne, writers, time).await;
        let grouped = rate(Disk::default(), Commits::Grouped, writers, time).await;
        let slow_alone = rate(slow(flush), Commits::OneByOne, writers, time).await;
        let slow_grouped = rate(slow(flush), Commits::Grouped, writers, time).await;
        eprintln!(
            "{writers:>7}  {none:>11.0}/s  {alone:>19.0}/s  {grouped:>5.0}/s  {slow_alone:>23.0}/s  {slow_grouped:>5.0}/s"
        );
        assert!(slow_alone <= 1.0 / flush.as_secs_f64(), "{slow_alone:.0}/s: a flush each allows 100/s");
        if writers == 32 {
            assert!(slow_grouped > 3.0 / flush.as_secs_f64(), "{slow_grouped:.0}/s; a flush each would give 100/s");
        }
    }
}
