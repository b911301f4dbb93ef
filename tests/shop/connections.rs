//! Clients that connect without sending a request, send slowly, or send too much. `make proof` runs the storm with its full numbers.

use std::{
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use vitrina_server::{BodyTimes, ConnectionLimits, both};
use vitrina_tests::{FURNISHED, is_proof, open, serve_within};

const GET: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: si.localhost\r\n\r\n";

fn limits() -> ConnectionLimits {
    ConnectionLimits {
        connections: 64,
        connections_per_address: 16,
        head: Duration::from_millis(400),
        idle: Duration::from_millis(1200),
        stalled_answer: Duration::from_millis(1200),
        body: BodyTimes { total: Duration::from_secs(2), grace: Duration::from_millis(400), rate: 500 },
        ..ConnectionLimits::default()
    }
}

/// Connects from one of this machine's addresses.
async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.bind(SocketAddr::new(IpAddr::from(from), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends data and reads until the server closes the connection; returns the response and the time it took.
async fn until_closed(stream: &mut TcpStream, sent: &[u8]) -> (String, Duration) {
    let started = Instant::now();
    stream.write_all(sent).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    // A reset also ends the connection.
    let _ = read.expect("the server closes the connection");
    (String::from_utf8_lossy(&answer).into_owned(), started.elapsed())
}

/// The status of one request on a kept-alive connection.
async fn status(stream: &mut TcpStream, request: &[u8]) -> Option<u16> {
    stream.write_all(request).await.ok()?;
    let mut head = [0; 4096];
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut head)).await.ok()?.ok()?;
    std::str::from_utf8(head.get(9..12.min(read))?).ok()?.parse().ok()
}

both!(silent_slow_and_idle_connections_are_closed_after_their_time_limit, test in FURNISHED, {
    let shop = serve_within(open(&test).await, limits()).await;
    let local = [127, 0, 0, 1];
    for sent in [&b""[..], b"GET / HT", b"GET / HTTP/1.1\r\nHost: si.localhost\r\nX-A: b\r\n"] {
        let (answer, time) = until_closed(&mut connect(local, shop.address).await, sent).await;
        assert!(answer.is_empty() && time > Duration::from_millis(300), "{answer} {time:?}");
    }
    let (answer, time) = until_closed(&mut connect(local, shop.address).await, GET).await;
    assert!(answer.starts_with("HTTP/1.1 200") && time > Duration::from_secs(1), "kept for its time: {time:?}");
    let mut kept = connect(local, shop.address).await;
    for _ in 0..4 {
        assert_eq!(status(&mut kept, GET).await, Some(200));
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
});

both!(a_slow_body_gets_408_in_the_readers_language, test in FURNISHED, {
    let shop = serve_within(open(&test).await, limits()).await;
    let mut stream = connect([127, 0, 0, 1], shop.address).await;
    let request =
        b"POST /api/newsletter/subscribe HTTP/1.1\r\nHost: si.localhost\r\nContent-Type: application/json\r\n\
        Content-Length: 100\r\n\r\n{";
    let (answer, _) = until_closed(&mut stream, request).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("error-request-timeout") && answer.contains("Zahteva je prispela prepočasi"), "{answer}");
});

both!(large_or_many_headers_and_two_hosts_are_refused, test in FURNISHED, {
    let shop = serve_within(open(&test).await, limits()).await;
    let many = "X-A: a\r\n".repeat(200);
    let large = format!("X-A: {}\r\n", "a".repeat(420_000));
    for (headers, expected) in [("", 200), ("Host: vitrina.hr\r\n", 400), (&*many, 431), (&*large, 431)] {
        let mut stream = connect([127, 0, 0, 1], shop.address).await;
        let request = format!("GET /healthz HTTP/1.1\r\nHost: si.localhost\r\n{headers}\r\n");
        let (mut reading, mut writing) = stream.split();
        let mut head = [0; 12];
        // The server may close the connection before everything is sent.
        let (_, read) = tokio::join!(writing.write_all(request.as_bytes()), reading.read_exact(&mut head));
        read.unwrap();
        assert_eq!(std::str::from_utf8(&head[9..]).unwrap(), expected.to_string());
    }
});

both!(at_the_connection_limit_the_oldest_idle_connection_is_closed_for_a_new_one, test in FURNISHED, {
    let shop = serve_within(open(&test).await, ConnectionLimits { idle: Duration::from_mins(1), ..limits() }).await;
    let mut strangers = Vec::new();
    for host in 2..10 {
        for _ in 0..12 {
            let mut stream = connect([127, 0, 0, host], shop.address).await;
            assert_eq!(status(&mut stream, GET).await, Some(200), "there is always room for who comes and asks");
            strangers.push(stream);
        }
    }
    let mut answered = 0;
    for stream in &mut strangers {
        answered += usize::from(status(stream, GET).await == Some(200));
    }
    assert!((32..=64).contains(&answered), "{answered} of 96 connections are still open, of at most 64");
    let mut one = Vec::new();
    for _ in 0..40 {
        let mut stream = connect([127, 0, 0, 77], shop.address).await;
        assert_eq!(status(&mut stream, GET).await, Some(200));
        one.push(stream);
    }
    let mut answered = 0;
    for stream in &mut one {
        answered += usize::from(status(stream, GET).await == Some(200));
    }
    assert_eq!(answered, 16, "one address has its own limit");
});

both!(many_slow_connections_do_not_block_shoppers, test in FURNISHED, {
    let (storm, rounds) = if is_proof() { (4_000, 60) } else { (300, 5) };
    let limits = ConnectionLimits { connections: 1_024, connections_per_address: 64, ..ConnectionLimits::default() };
    let shop = serve_within(open(&test).await, limits).await;
    let address = shop.address;
    let attackers: Vec<_> = (0..storm)
        .map(|turn: u32| {
            let from = [127, 0, 1 + (turn / 200) as u8, 1 + (turn % 200) as u8];
            tokio::spawn(async move {
                let mut stream = connect(from, address).await;
                let begun = [
                    &b""[..],
                    b"G",
                    b"GET / HTTP/1.1\r\n",
                    b"POST /api/auth/login HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
                ];
                // Disconnected clients stay disconnected.
                let _ = stream.write_all(begun[turn as usize % 4]).await;
                let mut rest = [0; 1];
                let _ = stream.read(&mut rest).await;
            })
        })
        .collect();
    for _ in 0..rounds {
        let started = Instant::now();
        let mut shopper = connect([127, 9, 9, 9], address).await;
        assert_eq!(status(&mut shopper, GET).await, Some(200));
        assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    for attacker in attackers {
        attacker.abort();
    }
    shop.stop().await;
});
