//! The real program under faults: killed while it writes, a disk that fails or is full, and a PostgreSQL server that is restarted
//! under traffic. Acknowledged data is kept, and operation resumes automatically.
//!
//! `TEST_PROOF=1` runs the long version.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]
#![expect(clippy::print_stderr, reason = "the figures of `make proof`")]

mod clicks;
mod connections;
mod orders;
mod postgres_backup;
mod returns;
mod sign_in;

use std::{
    fs,
    net::SocketAddr,
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use vitrina_server::{
    both,
    db::{Db, Session as _},
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED,
    changes::{Customer, Deletions, send_and_hang_up},
    cluster::Cluster,
    is_proof,
    process::Process,
};

const CLIENTS: usize = 4;

fn command(folder: &Path, database: &str) -> (Command, SocketAddr) {
    Process::command(env!("CARGO_BIN_EXE_vitrina"), folder, database)
}

/// The same command, started by a shell that first changes its own limits or environment.
fn after((command, address): (Command, SocketAddr), script: &str) -> (Command, SocketAddr) {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{script}; exec \"$@\""), "sh"]).arg(command.get_program()).args(command.get_args());
    shell.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.stdin(Stdio::null()).stderr(Stdio::null());
    (shell, address)
}

async fn start(test: &TestDb) -> Process {
    Process::start(command(&test.folder.path().join("data"), &test.url)).await
}

/// The number of entries on wishlists.
async fn left(db: &Db) -> i64 {
    db.sql("SELECT COUNT(*) FROM wishlist_item").scalar().await.unwrap()
}

both!(killing_the_process_loses_no_acknowledged_change, test in FURNISHED, {
    let mut process = start(&test).await;
    let ana = Customer::register(process.address).await;
    let rounds = if is_proof() { 40 } else { 3 };
    let per_round = 400;
    let entries = ana.fill_wishlist(&test.db, rounds * per_round).await;
    let mut all = Deletions::default();
    for (round, entries) in entries.chunks(usize::try_from(per_round).unwrap()).enumerate() {
        let entries = Arc::new(entries.to_vec());
        let before = left(&test.db).await;
        let deletions = tokio::spawn({
            let (ana, address) = (ana.clone(), process.address);
            async move { Deletions::run(address, &ana, entries, CLIENTS).await }
        });
        // At a different moment in each round, while deletions are being acknowledged.
        while before - left(&test.db).await < 20 + (i64::try_from(round).unwrap() * 37) % 100 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        process.kill();
        process = start(&test).await;
        // The clients send their remaining requests while no server is running.
        let outcome = deletions.await.unwrap();
        assert_eq!(outcome.other, [0; 0]);
        all.acknowledged.extend(outcome.acknowledged);
        all.unanswered += outcome.unanswered;
    }
    let returned = all.returned(&test.db).await;
    eprintln!("{rounds} times killed: {} acknowledged, {} unanswered", all.acknowledged.len(), all.unanswered);
    assert!(returned.is_empty(), "acknowledged, and there again: {returned:?}");
    assert!(all.acknowledged.len() > 20 && all.unanswered > 20);
});

/// Deletes one entry; waits for its answer.
async fn delete(process: &Process, ana: &Customer, entry: i64) -> Option<u16> {
    send_and_hang_up(process.address, ana.delete(entry), Duration::from_secs(10)).await
}

/// Deletes entries until one is answered with 200, and returns the time this took.
async fn until_written(process: &Process, ana: &Customer, entries: &mut impl Iterator<Item = i64>) -> Duration {
    let started = Instant::now();
    while delete(process, ana, entries.next().unwrap()).await != Some(200) {
        assert!(started.elapsed() < Duration::from_secs(30), "writing does not go on");
    }
    started.elapsed()
}

#[tokio::test]
async fn after_disk_write_errors_writes_resume_within_a_second() {
    let test = FURNISHED.sqlite().await;
    // SIGXFSZ would end the program; if it is ignored, the write fails as on a broken disk.
    let command = command(&test.folder.path().join("data"), &test.url);
    let process = Process::start(after(command, "trap '' XFSZ")).await;
    let ana = Customer::register(process.address).await;
    let mut entries = ana.fill_wishlist(&test.db, 1_000).await.into_iter();
    let pid = Pid::from_raw(i32::try_from(process.id()).unwrap());
    let limit = |bytes| prlimit(pid, Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
    for _ in 0..if is_proof() { 20 } else { 3 } {
        assert_eq!(delete(&process, &ana, entries.next().unwrap()).await, Some(200));
        limit(Some(4096));
        for _ in 0..5 {
            assert_eq!(delete(&process, &ana, entries.next().unwrap()).await, Some(503), "nothing can be written");
        }
        let read = ana.request("GET", "/api/navigation", "");
        assert_eq!(send_and_hang_up(process.address, read, Duration::from_secs(10)).await, Some(200));
        limit(None);
        let time = until_written(&process, &ana, &mut entries).await;
        assert!(time < Duration::from_secs(1), "{time:?}");
        assert_eq!(process.readiness().await, Some(200));
    }
}

/// A small file system that only the test and its children see; requires root or user namespaces.
fn serve_on_a_small_disk(test: &TestDb, megabytes: u32) -> (Command, SocketAddr) {
    let disk = test.folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let (command, address) = command(&disk.join("data"), &format!("sqlite:{}", disk.join("vitrina.db").display()));
    let script = format!(
        "mount -t tmpfs -o size={megabytes}m tmpfs '{0}' && cp '{1}'/vitrina.db* '{0}' && exec \"$@\"",
        disk.display(),
        test.folder.path().display(),
    );
    let mut inside = Command::new("unshare");
    inside.args(["--mount", "--map-root-user", "sh", "-c", &script, "sh"]).arg(command.get_program());
    inside.args(command.get_args()).envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    inside.stdin(Stdio::null()).stderr(Stdio::null());
    (inside, address)
}

/// Runs a command on the small disk, in the namespace of the process.
fn on_disk(process: &Process, test: &TestDb, script: &str) -> bool {
    let disk = test.folder.path().join("disk");
    let inside = format!("cd '{}' && {script}", disk.display());
    let pid = process.id().to_string();
    let mut command = Command::new("nsenter");
    command.args(["--target", &pid, "--mount", "--user", "--preserve-credentials", "sh", "-c", &inside]);
    command.stderr(Stdio::null()).status().unwrap().success()
}

#[tokio::test]
#[ignore = "mounts a file system of its own: `make proof` runs it"]
async fn after_a_full_disk_writes_resume_within_a_second() {
    let test = FURNISHED.sqlite().await;
    let mut process = start(&test).await;
    let ana = Customer::register(process.address).await;
    let mut entries = ana.fill_wishlist(&test.db, 8_000).await.into_iter();
    process.kill();
    // Closing the last connection deletes the log, so that it has no free space left.
    test.db.close().await;
    let process = Process::start(serve_on_a_small_disk(&test, 40)).await;
    for _ in 0..5 {
        assert_eq!(delete(&process, &ana, entries.next().unwrap()).await, Some(200));
        assert!(on_disk(&process, &test, "dd if=/dev/zero of=filler bs=4k || true"));
        let mut refused = 0;
        while refused < 20 {
            match delete(&process, &ana, entries.next().unwrap()).await {
                Some(503) => refused += 1,
                // The log may have space for a few more.
                Some(200) if refused == 0 => {}
                other => panic!("answered {other:?} after {refused} refusals"),
            }
        }
        assert!(on_disk(&process, &test, "rm filler"));
        let time = until_written(&process, &ana, &mut entries).await;
        eprintln!("{time:?} after there was space again, writing went on");
        assert!(time < Duration::from_secs(1), "{time:?}");
        assert_eq!(process.readiness().await, Some(200));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn restarting_postgres_under_traffic_loses_no_acknowledged_change() {
    let cluster = Cluster::start("");
    let test = cluster.furnished().await;
    let process = start(&test).await;
    let ana = Customer::register(process.address).await;
    let restarts = if is_proof() { 10 } else { 2 };
    let entries = ana.fill_wishlist(&test.db, restarts * 600).await;
    let mut all = Deletions::default();
    for entries in entries.chunks(600) {
        let entries = Arc::new(entries.to_vec());
        let deletions = tokio::spawn({
            let (ana, address) = (ana.clone(), process.address);
            async move { Deletions::run(address, &ana, entries, CLIENTS).await }
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        tokio::task::block_in_place(|| cluster.restart());
        let ready = process.until_ready(Duration::from_secs(5)).await;
        let outcome = deletions.await.unwrap();
        eprintln!("ready {ready:?} after the restart; {} refused with 503", outcome.unavailable);
        assert_eq!(
            (outcome.unanswered, outcome.other),
            (0, vec![]),
            "a restart is answered with 503, or not felt at all"
        );
        all.acknowledged.extend(outcome.acknowledged);
    }
    assert!(all.returned(&test.db).await.is_empty());
    assert!(all.acknowledged.len() > 100, "{}", all.acknowledged.len());
}
