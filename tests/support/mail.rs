//! A real mail server: aiosmtpd on a port of its own, whose e-mails are parsed by Python's mail library.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde::Deserialize;
use tempfile::TempDir;
use tokio::{net::TcpStream, time::sleep};

/// A running mail server. It is stopped when dropped.
#[derive(Debug)]
pub struct MailServer {
    folder: TempDir,
    port: u16,
    process: Child,
    encrypted: Encrypted,
}

/// The encryption of incoming connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encrypted {
    /// Unencrypted.
    No,
    /// STARTTLS is required.
    Later,
    /// TLS from the first byte.
    AtOnce,
}

/// A received e-mail.
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
    /// Starts one and waits until it accepts connections.
    ///
    /// # Panics
    /// When aiosmtpd is missing: `tests/install-system.sh` installs it.
    pub async fn start() -> Self {
        Self::start_with(Encrypted::No, &["127.0.0.1"]).await
    }

    /// The same, with a self-signed certificate for these names: see `certificate`.
    ///
    /// # Panics
    /// When aiosmtpd is missing.
    pub async fn start_with(encrypted: Encrypted, names: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (certificate, key) = (folder.path().join("certificate.pem"), folder.path().join("key.pem"));
        let signed = rcgen::generate_simple_self_signed(names.iter().copied().map(str::to_owned).collect::<Vec<_>>());
        let signed = signed.unwrap();
        std::fs::write(&certificate, signed.cert.pem()).unwrap();
        std::fs::write(&key, signed.signing_key.serialize_pem()).unwrap();
        let options = match encrypted {
            Encrypted::No => None,
            Encrypted::Later => Some(["--tlscert", "--tlskey"]),
            Encrypted::AtOnce => Some(["--smtpscert", "--smtpskey"]),
        };
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Command::new(python())
            .args(["-m", "aiosmtpd", "-n", "-c", "aiosmtpd.handlers.Mailbox"])
            .arg(folder.path().join("emails"))
            .args(["-l", &format!("127.0.0.1:{port}")])
            .args(
                options
                    .into_iter()
                    .flatten()
                    .zip([&certificate, &key])
                    .flat_map(|(option, file)| [OsStr::new(option), file.as_os_str()]),
            )
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let server = Self { folder, port, process, encrypted };
        for _ in 0..1500 {
            if TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return server;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("aiosmtpd does not answer");
    }

    /// Its URL as a setting of Vitrina.
    pub fn url(&self) -> String {
        match self.encrypted {
            Encrypted::No => format!("smtp://127.0.0.1:{}", self.port),
            Encrypted::Later => format!("smtp://localhost:{}?tls=required", self.port),
            Encrypted::AtOnce => format!("smtps://localhost:{}", self.port),
        }
    }

    /// The file of its certificate.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("certificate.pem")
    }

    /// The received e-mails, oldest first.
    pub fn emails(&self) -> Vec<Arrived> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/support/read-mail.py");
        let output = Command::new(python()).arg(script).arg(self.folder.path().join("emails")).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// Waits until the given number of e-mails has arrived.
    pub async fn until(&self, count: usize) -> Vec<Arrived> {
        for _ in 0..300 {
            let emails = self.emails();
            if emails.len() >= count {
                return emails;
            }
            sleep(Duration::from_millis(100)).await;
        }
        panic!("fewer than {count} e-mails arrived");
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A Python with aiosmtpd: the first on the PATH, or the system's.
fn python() -> PathBuf {
    let has_it = |python: &&str| {
        let asked = Command::new(python).args(["-c", "import aiosmtpd"]).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(has_it);
    found.expect("aiosmtpd is installed: run tests/install-system.sh").into()
}
