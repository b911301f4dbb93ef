//! Group commit for SQLite: an acknowledged transaction survives a power loss, and transactions that wait at the same time share
//! one flush to disk.
//!
//! With `synchronous=FULL` every commit would flush the write-ahead log while it holds the only writer, which would limit the
//! rate of writes to the rate of flushes. Instead the writer runs with `synchronous=NORMAL`, which omits that flush: the frames
//! of the transaction are written to the log in order, and `flush` then flushes the log to disk without holding the writer. That
//! is as durable as FULL, because (see `walFrames` in SQLite's wal.c) the only other thing FULL does is to pad a transaction to
//! the disk's sector, which both omit on file systems that do not damage neighbouring bytes (`SQLITE_POWERSAFE_OVERWRITE`, the
//! default); under NORMAL too, a checkpoint flushes the log before it copies and the database file before it reuses the log; and
//! so does the first frame of a reused log with its header. The difference is that other readers may see a transaction a few
//! milliseconds before it is on disk. A later transaction can still rely on an earlier one: its flush covers the earlier frames
//! as well.
//!
//! The alternative would have been savepoints within one outer transaction: visible only when durable, but one transaction that
//! fills the disk would roll back the others of its batch, and no other write could run during a flush.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use sqlx::SqlitePool;
use tokio::sync::Mutex;

use super::{DbError, DbErrorKind, DbResult};

/// How a file is flushed to disk. Tests use a slow, failing or recording disk here.
#[derive(Clone)]
pub struct Disk(Arc<Flush>);

type Flush = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

impl Disk {
    /// A disk that flushes with this function.
    pub fn new(flush: impl Fn(&Path) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Self(Arc::new(flush))
    }
}

impl Default for Disk {
    /// The machine's own disk. SQLite itself flushes the folder when it creates the log.
    fn default() -> Self {
        Self::new(|path| match fs::File::open(path) {
            Ok(file) => file.sync_data(),
            // The last connection has closed: SQLite copied the log to the database file, flushed that and removed the log.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        })
    }
}

impl fmt::Debug for Disk {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Disk")
    }
}

/// The write-ahead log of one database file.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    disk: Disk,
    writer: SqlitePool,
    /// Number of flushes started.
    begun: AtomicU64,
    /// Number of the latest successful flush. The holder of the lock flushes for all who wait for it.
    done: Mutex<u64>,
    /// A flush has failed, so the system may have dropped data that it could not write: only a full checkpoint can recover.
    is_suspect: Arc<AtomicBool>,
}

impl Log {
    /// The log of an open database. SQLite names it after the file that symbolic links resolve to.
    pub(super) fn of(database: &Path, disk: Disk, writer: SqlitePool) -> io::Result<Self> {
        let mut path = fs::canonicalize(database)?.into_os_string();
        path.push("-wal");
        Ok(Self {
            path: path.into(),
            disk,
            writer,
            begun: AtomicU64::new(0),
            done: Mutex::new(0),
            is_suspect: Arc::default(),
        })
    }

    /// Returns when everything that was committed before the call is on disk.
    pub(super) async fn flush(&self) -> DbResult<()> {
        // A flush that has already started may have missed our frames; the next one includes them.
        let wanted = self.begun.load(Ordering::SeqCst) + 1;
        let mut done = self.done.lock().await;
        if *done >= wanted {
            return Ok(());
        }
        let own = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
        self.flush_to_disk().await?;
        *done = own;
        Ok(())
    }

    async fn flush_to_disk(&self) -> DbResult<()> {
        if self.is_suspect.load(Ordering::SeqCst) {
            self.checkpoint().await?;
            self.is_suspect.store(false, Ordering::SeqCst);
            return Ok(());
        }
        let (disk, path, is_suspect) = (self.disk.clone(), self.path.clone(), Arc::clone(&self.is_suspect));
        // Completes, and records a failure, even when no caller waits for it any more.
        let flush = move || (disk.0)(&path).inspect_err(|_| is_suspect.store(true, Ordering::SeqCst));
        let flushed = tokio::task::spawn_blocking(flush).await;
        Ok(flushed.unwrap_or_else(|_| Err(io::Error::other("the flush did not end")))?)
    }

    /// Copies the whole log into the database file, which flushes both.
    async fn checkpoint(&self) -> DbResult<()> {
        let (blocked, _, _): (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&self.writer).await?;
        if blocked == 0 { Ok(()) } else { Err(DbError::new(DbErrorKind::Io, "the log cannot be brought to disk yet")) }
    }
}
