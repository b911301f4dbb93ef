//! The log of one test's thread.

use std::{
    cell::RefCell,
    io::{self, Write},
    sync::Once,
};

use tracing_subscriber::fmt::MakeWriter;

thread_local! {
    static LINES: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Collects what this thread logs, of level info and above; the server of a test runs in the test's thread.
///
/// All tests of the process share one subscriber. With one of each test's own, an event that another thread reaches first could stay
/// disabled: while there is a single subscriber, tracing asks only the current thread's whether it wants the event, and remembers the
/// answer.
#[must_use]
pub struct CapturedLog(());

impl CapturedLog {
    pub fn start() -> Self {
        static SUBSCRIBER: Once = Once::new();
        SUBSCRIBER.call_once(|| {
            tracing_subscriber::fmt()
                .with_ansi(false)
                .with_max_level(tracing::Level::INFO)
                .with_writer(ThreadWriter)
                .init();
        });
        LINES.set(Some(Vec::new()));
        Self(())
    }

    /// What has been logged since the start.
    pub fn text(&self) -> String {
        LINES.with_borrow(|lines| String::from_utf8_lossy(lines.as_deref().unwrap_or_default()).into_owned())
    }
}

impl Drop for CapturedLog {
    fn drop(&mut self) {
        LINES.set(None);
    }
}

/// Writes to the current thread's lines, if it collects any.
struct ThreadWriter;

impl Write for ThreadWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.with_borrow_mut(|lines| {
            if let Some(lines) = lines {
                lines.extend_from_slice(bytes);
            }
        });
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for ThreadWriter {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        Self
    }
}
