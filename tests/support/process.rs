//! The real program as processes of their own, to be killed, starved and restarted.

use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// A serving process, killed when dropped.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// The command that serves a database from a data folder, on a port of its own, without this process's settings.
    pub fn command(program: &str, folder: &Path, database: &str) -> (Command, SocketAddr) {
        Self::command_of("serve", program, folder, database)
    }

    /// The same of another command that serves: `demo`.
    pub fn command_of(verb: &str, program: &str, folder: &Path, database: &str) -> (Command, SocketAddr) {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let mut command = Command::new(program);
        for (variable, _) in std::env::vars().filter(|(variable, _)| variable.starts_with("VITRINA_")) {
            command.env_remove(variable);
        }
        command
            .args([verb, "--listen", &address.to_string(), "--database", database, "--data"])
            .arg(folder)
            .env("VITRINA_RENDER_THREADS", "1")
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        (command, address)
    }

    /// Starts a command made by `command`, and waits until it is ready.
    pub async fn start(command: (Command, SocketAddr)) -> Self {
        Self::start_within(command, Duration::from_mins(1)).await
    }

    /// The same for a command that takes its time.
    pub async fn start_within((mut command, address): (Command, SocketAddr), longest: Duration) -> Self {
        // This process may have no program of its own that did.
        vitrina_server::tls::install_provider();
        let process = Self { child: command.spawn().unwrap(), address };
        process.until_ready(longest).await;
        process
    }

    /// Waits until `/readyz` says 200, and gives how long that took.
    pub async fn until_ready(&self, longest: Duration) -> Duration {
        let started = Instant::now();
        while self.readiness().await != Some(200) {
            assert!(started.elapsed() < longest, "the process does not get ready");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        started.elapsed()
    }

    /// What `/readyz` answers; none while nothing listens.
    pub async fn readiness(&self) -> Option<u16> {
        let answer = reqwest::get(format!("http://{}/readyz", self.address)).await;
        answer.ok().map(|answer| answer.status().as_u16())
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, as `kill -9` does.
    pub fn kill(&mut self) {
        // It may have ended already.
        let _ = (self.child.kill(), self.child.wait());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
