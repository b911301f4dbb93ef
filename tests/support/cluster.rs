//! A PostgreSQL cluster for a single test, which can restart it.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

use vitrina_server::{
    db::{self, Db},
    testing::TestDb,
};

/// A running cluster; it is stopped when dropped.
pub struct Cluster {
    child: Child,
    /// Its database.
    pub url: String,
    control: String,
}

impl Cluster {
    /// Starts one with durable commits, and with further server options.
    pub fn start(options: &str) -> Self {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/with-postgres.sh");
        let mut child = Command::new(script)
            .args(["sh", "-c", "echo \"$TEST_POSTGRES\"; echo \"$TEST_POSTGRES_CONTROL\"; read -r end || true"])
            .env("TEST_POSTGRES_OPTIONS", format!("-c synchronous_commit=on {options}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (url, control) = (lines.next().unwrap().unwrap(), lines.next().unwrap().unwrap());
        Self { child, url, control }
    }

    /// Its database, migrated and furnished.
    pub async fn furnished(&self) -> TestDb {
        let db = Db::connect(&self.url).await.unwrap();
        db::migrate(&db).await.unwrap();
        let test = TestDb { db, url: self.url.clone(), folder: tempfile::tempdir().unwrap() };
        super::furnish(&test).await;
        test
    }

    /// Stops the server as a power loss would, and starts it again.
    pub fn restart(&self) {
        let script = format!("{} restart -m immediate", self.control);
        let status = Command::new("sh").args(["-c", &script]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.unwrap().success());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Its script waits for the end of its input, and then cleans up.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}
