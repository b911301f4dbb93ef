//! A real mail server: aiosmtpd on a port of its own, whose letters Python's own mail library reads.

use std::{
    collections::BTreeMap,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde::Deserialize;
use tempfile::TempDir;
use tokio::{net::TcpStream, time::sleep};

/// A running mail server. It ends with this value.
#[derive(Debug)]
pub struct MailServer {
    folder: TempDir,
    port: u16,
    process: Child,
}

/// A letter as it arrived.
#[derive(Clone, Debug, Deserialize)]
pub struct Arrived {
    /// Decoded, by lower-case name.
    pub headers: BTreeMap<String, String>,
    /// The text.
    pub text: String,
    /// The HTML.
    pub html: String,
}

impl MailServer {
    /// Starts one and waits until it answers.
    ///
    /// # Panics
    /// When aiosmtpd is missing: `tests/install-system.sh` installs it.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Command::new(python())
            .args(["-m", "aiosmtpd", "-n", "-c", "aiosmtpd.handlers.Mailbox"])
            .arg(folder.path().join("letters"))
            .args(["-l", &format!("127.0.0.1:{port}")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let server = Self { folder, port, process };
        for _ in 0..1500 {
            if TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return server;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("aiosmtpd does not answer");
    }

    /// Its address as a setting of Vitrina.
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The letters that have arrived, oldest first.
    pub fn letters(&self) -> Vec<Arrived> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/support/read-mail.py");
        let told = Command::new(python()).arg(script).arg(self.folder.path().join("letters")).output().unwrap();
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        serde_json::from_slice(&told.stdout).unwrap()
    }

    /// Waits until so many letters have arrived.
    pub async fn until(&self, count: usize) -> Vec<Arrived> {
        for _ in 0..300 {
            let letters = self.letters();
            if letters.len() >= count {
                return letters;
            }
            sleep(Duration::from_millis(100)).await;
        }
        panic!("fewer than {count} letters arrived");
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A Python that has aiosmtpd: the first on the PATH, or the system's.
fn python() -> PathBuf {
    let has_it = |python: &&str| {
        let asked = Command::new(python).args(["-c", "import aiosmtpd"]).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(has_it);
    found.expect("aiosmtpd is installed: run tests/install-system.sh").into()
}
