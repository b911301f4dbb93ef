//! Many connections to a process with a low limit on open files, and oversized request headers.

use std::{
    fs,
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};
use vitrina_tests::{FURNISHED, process::Process};

const GET: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: si.localhost\r\n\r\n";

/// Connects from one of this machine's many addresses.
async fn connect(number: usize, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(IpAddr::from([127, 0, 1 + (number / 200) as u8, 1 + (number % 200) as u8]), 0))?;
    socket.connect(to).await
}

async fn status(stream: &mut TcpStream) -> Option<u16> {
    stream.write_all(GET).await.ok()?;
    let mut head = [0; 12];
    tokio::time::timeout(Duration::from_secs(5), stream.read_exact(&mut head)).await.ok()?.ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

/// Resident memory in MiB.
fn memory(process: &Process) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
}

#[tokio::test]
async fn eleven_hundred_idle_connections_do_not_exhaust_a_thousand_descriptors() {
    let test = FURNISHED.sqlite().await;
    let command = crate::command(&test.folder.path().join("data"), &test.url);
    let process = Process::start(crate::after(command, "ulimit -n 1024")).await;
    let mut idle = Vec::new();
    for number in 0..1_100 {
        if let Ok(mut stream) = connect(number, process.address).await {
            // Every second connection sends one request and stays open; the others send nothing.
            if number % 2 == 0 {
                status(&mut stream).await;
            }
            idle.push(stream);
        }
    }
    for shopper in 0..20 {
        let mut stream = connect(5_000 + shopper, process.address).await.unwrap();
        assert_eq!(status(&mut stream).await, Some(200), "shopper {shopper} beside {} idle connections", idle.len());
    }
    assert_eq!(process.readiness().await, Some(200));
}

#[tokio::test]
async fn oversized_headers_do_not_retain_memory() {
    let test = FURNISHED.sqlite().await;
    let process = Process::start(crate::command(&test.folder.path().join("data"), &test.url)).await;
    let before = memory(&process);
    let head = format!("GET / HTTP/1.1\r\nHost: si.localhost\r\nX-A: {}", "a".repeat(420_000));
    let mut streams = Vec::new();
    for number in 0..400 {
        let mut stream = connect(number, process.address).await.unwrap();
        // The server may close the connection before everything is sent.
        let _ = tokio::time::timeout(Duration::from_secs(2), stream.write_all(head.as_bytes())).await;
        streams.push(stream);
    }
    let during = memory(&process);
    drop(streams);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = memory(&process);
    eprintln!("{before} MiB before, {during} MiB while 400 heads of 420 kB came, {after} MiB afterwards");
    assert!(during < before + 60 && after < before + 30, "{before}, {during}, {after} MiB");
}
