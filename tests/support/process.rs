//! The real program in separate processes, to be killed, starved and restarted.

use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// A serving process, killed when dropped.
pub struct Process {
    child: Child,
    /// The address that it listens on.
    pub address: SocketAddr,
}

impl Process {
    /// The command that serves a database from a data folder, on a port of its own, without this process's settings.
    pub fn command(program: &str, folder: &Path, database: &str) -> (Command, SocketAddr) {
        Self::command_of("serve", program, folder, database)
    }

    /// The same for another serving command: `demo`.
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

    /// The same for a command that starts slowly.
    pub async fn start_within((mut command, address): (Command, SocketAddr), longest: Duration) -> Self {
        // The program may not have installed it in this process yet.
        vitrina_server::tls::install_provider();
        let process = Self { child: command.spawn().unwrap(), address };
        process.until_ready(longest).await;
        process
    }

    /// Waits until `/readyz` returns 200, and returns how long that took.
    pub async fn until_ready(&self, longest: Duration) -> Duration {
        let started = Instant::now();
        while self.readiness().await != Some(200) {
            assert!(started.elapsed() < longest, "the process does not get ready");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        started.elapsed()
    }

    /// The status of `/readyz`; none while the connection is refused.
    pub async fn readiness(&self) -> Option<u16> {
        let answer = reqwest::get(format!("http://{}/readyz", self.address)).await;
        answer.ok().map(|answer| answer.status().as_u16())
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it at once, as `kill -9` does.
    pub fn kill(&mut self) {
        // It may have exited already.
        let _ = (self.child.kill(), self.child.wait());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
