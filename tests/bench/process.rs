//! The real binary as a process: started, requested, measured, stopped.

use std::{
    fs, io,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crate::report::{Row, median};

/// A running `vitrina`.
pub struct Server {
    child: Child,
    /// The address that it listens on.
    pub address: SocketAddr,
}

/// The release binary next to this program.
pub fn binary() -> PathBuf {
    let own = std::env::current_exe().unwrap_or_default();
    own.with_file_name("vitrina")
}

impl Server {
    /// Sets up the demo shop in a folder and serves it.
    pub fn demo(data: &Path) -> io::Result<Self> {
        Self::start("demo", data)
    }

    /// A server of a single file, in a process of this program: `serve-bare` or `serve-limited`.
    pub fn of_file(kind: &str, file: &Path) -> io::Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args([kind, &address.to_string()]).arg(file);
        Self::spawn(command, address)
    }

    /// Starts a serving command, and waits until it is ready.
    pub fn start(command: &str, data: &Path) -> io::Result<Self> {
        Self::start_with(command, data, &[])
    }

    /// The same, with environment variables.
    pub fn start_with(command: &str, data: &Path, environment: &[(&str, &str)]) -> io::Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut process = command_of(command, data, address);
        process.envs(environment.iter().copied());
        Self::spawn(process, address)
    }

    /// Serves a folder, and waits only until `/readyz` returns 200.
    pub fn ready(data: &Path) -> io::Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        Self::spawn_until(command_of("serve", data, address), address, "/readyz")
    }

    fn spawn(command: Command, address: SocketAddr) -> io::Result<Self> {
        Self::spawn_until(command, address, "/")
    }

    /// Waits until a path returns 200.
    fn spawn_until(mut command: Command, address: SocketAddr, path: &str) -> io::Result<Self> {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let mut server = Self { child, address };
        server.wait(path, Duration::from_mins(5))?;
        Ok(server)
    }

    fn wait(&mut self, path: &str, patience: Duration) -> io::Result<()> {
        let started = Instant::now();
        while started.elapsed() < patience {
            if let Some(status) = self.child.try_wait()? {
                return Err(io::Error::other(format!("vitrina ended with {status}")));
            }
            if is_ready(self.address, path) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        Err(io::ErrorKind::TimedOut.into())
    }
}

fn command_of(command: &str, data: &Path, address: SocketAddr) -> Command {
    let mut process = Command::new(binary());
    process.args([command, "--data"]).arg(data).args(["--listen", &address.to_string()]).env("VITRINA_LOG", "warn");
    process
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a path returns 200.
fn is_ready(address: SocketAddr, path: &str) -> bool {
    use std::io::{Read, Write};
    let Ok(mut stream) = std::net::TcpStream::connect_timeout(&address, Duration::from_millis(200)) else {
        return false;
    };
    let asked = format!("GET {path} HTTP/1.1\r\nHost: si.localhost\r\nConnection: close\r\n\r\n");
    let asked = stream.write_all(asked.as_bytes());
    let mut head = [0; 12];
    asked.is_ok() && stream.read_exact(&mut head).is_ok() && head.ends_with(b"200")
}

/// From start to the first 200 of the home page.
pub fn start_up(data: &Path) -> io::Result<Row> {
    let mut times = Vec::new();
    for _ in 0..5 {
        let started = Instant::now();
        let server = Server::start("serve", data)?;
        times.push(started.elapsed().as_secs_f64());
        drop(server);
    }
    let seconds = median(times);
    Ok(Row {
        what: "start to first 200 with demo data",
        bar: "≤ 0.5 s",
        measured: format!("{seconds:.2} s"),
        holds: seconds <= 0.5,
    })
}

/// Resident memory in megabytes. Each connection to SQLite maps the database, and a page of it counts once for each that read it.
pub fn resident(server: &Server) -> io::Result<f64> {
    amount(server, "status", "VmRSS:")
}

/// Resident memory in megabytes, with each page counted once.
pub fn occupied(server: &Server) -> io::Result<f64> {
    amount(server, "smaps_rollup", "Pss:")
}

/// Resident memory in megabytes without mapped files, such as the database: the system takes those back when it needs the space.
pub fn anonymous(server: &Server) -> io::Result<f64> {
    amount(server, "status", "RssAnon:")
}

/// An amount of memory in one of the process's files, in megabytes.
fn amount(server: &Server, file: &str, name: &str) -> io::Result<f64> {
    let amounts = fs::read_to_string(format!("/proc/{}/{file}", server.child.id()))?;
    let kib: Option<f64> =
        amounts.lines().find_map(|line| line.strip_prefix(name)?.trim().strip_suffix("kB")?.trim().parse().ok());
    kib.map(|kib| kib * 1024.0 / 1e6).ok_or_else(|| io::Error::other(format!("the process has no {name}")))
}

/// The time for allocator and caches to settle.
pub const REST: Duration = Duration::from_secs(5);

/// Resident memory, after the previous requests.
pub async fn memory(server: &Server, what: &'static str) -> io::Result<Row> {
    tokio::time::sleep(REST).await;
    let megabytes = resident(server)?;
    Ok(Row { what, bar: "≤ 150 MB", measured: format!("{megabytes:.0} MB"), holds: megabytes <= 150.0 })
}
