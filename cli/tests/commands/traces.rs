//! Traces, in a program that is built with the feature `otel`, as `make test` builds it.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::Stdio,
    sync::mpsc,
    time::Duration,
};

use crate::test_cli::TestCli;

/// A collector that reports what was posted to it.
fn collector() -> (String, mpsc::Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (posted, received) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut bytes = Vec::new();
            let mut part = [0; 4096];
            let whole = |bytes: &[u8]| {
                let head = bytes.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
                let text = String::from_utf8_lossy(&bytes[..head]).to_lowercase();
                let length: usize =
                    text.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok())?;
                (bytes.len() >= head + length).then(|| text.lines().next().unwrap_or_default().to_owned())
            };
            while whole(&bytes).is_none() {
                let read = stream.read(&mut part).unwrap();
                bytes.extend_from_slice(&part[..read]);
            }
            stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").unwrap();
            let first = whole(&bytes).unwrap();
            if posted.send((first, bytes)).is_err() {
                return;
            }
        }
    });
    (address, received)
}

#[test]
fn a_request_is_a_span_with_its_route() {
    let cli = TestCli::with_countries_and_texts();
    let (address, received) = collector();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let listen = port.to_string();
    let mut server = cli.command(["serve", "--listen", &listen]);
    let server = server.env("OTEL_EXPORTER_OTLP_ENDPOINT", address).env("OTEL_BSP_SCHEDULE_DELAY", "100");
    let mut server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let ask = || {
        let mut stream = TcpStream::connect(port).ok()?;
        stream.write_all(b"GET /api/country/3 HTTP/1.1\r\nHost: si.localhost\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok().map(|_| answer)
    };
    let asked = (0..200).find_map(|_| {
        std::thread::sleep(Duration::from_millis(50));
        ask()
    });
    // The first response is cached: the others show that cached ones are traced, too.
    for answer in [asked, ask(), ask()] {
        assert!(answer.unwrap().starts_with("HTTP/1.1 200"));
    }
    let count =
        |bytes: &[u8], text: &str| bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count();
    let mut spans = 0;
    while spans < 3 {
        let (first, bytes) = received.recv_timeout(Duration::from_secs(20)).expect("spans are sent");
        assert_eq!(first, "post /v1/traces http/1.1");
        let found = count(&bytes, "/api/country/{id}");
        assert!(found == 0 || count(&bytes, "request") > 0 && count(&bytes, "vitrina") > 0);
        assert_eq!(count(&bytes, "/api/country/3"), 0, "a path may hold the secret of a link");
        spans += found;
    }
    server.kill().unwrap();
    server.wait().unwrap();
}
