//! A load client with little overhead: raw HTTP/1.1 over persistent connections, so that the server is what is measured.

use std::{
    io,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// One persistent connection.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: vec![0; 1 << 16] })
    }

    /// Sends a prepared request and reads its response; returns status and body.
    pub async fn exchange(&mut self, request: &[u8]) -> io::Result<(u16, Vec<u8>)> {
        self.stream.write_all(request).await?;
        let mut answer = Vec::with_capacity(1 << 17);
        let (head, length) = loop {
            self.read_more(&mut answer).await?;
            if let Some(found) = head_of(&answer) {
                break found;
            }
        };
        while answer.len() < head + length {
            self.read_more(&mut answer).await?;
        }
        let status = std::str::from_utf8(&answer[9..12]).ok().and_then(|code| code.parse().ok()).unwrap_or(0);
        Ok((status, answer.split_off(head)))
    }

    async fn read_more(&mut self, answer: &mut Vec<u8>) -> io::Result<()> {
        let read = self.stream.read(&mut self.buffer).await?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        answer.extend_from_slice(&self.buffer[..read]);
        Ok(())
    }
}

/// The length of the head and of the body, once the head is complete.
fn head_of(answer: &[u8]) -> Option<(usize, usize)> {
    let head = answer.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
    let text = std::str::from_utf8(&answer[..head]).ok()?.to_ascii_lowercase();
    let length = text.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok())?;
    Some((head, length))
}

/// A GET request as bytes. The client needs a Content-Length, so no compression is accepted.
pub fn get(host: &str, path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: identity\r\n\r\n").into_bytes()
}

/// A POST request with a JSON body as bytes.
pub fn post(host: &str, path: &str, json: &str) -> Vec<u8> {
    post_with(host, path, "", json)
}

/// The same, as forwarded by a trusted proxy for a client.
pub fn post_from(host: &str, path: &str, client: &str, json: &str) -> Vec<u8> {
    post_with(host, path, &format!("X-Forwarded-For: {client}\r\n"), json)
}

fn post_with(host: &str, path: &str, header: &str, json: &str) -> Vec<u8> {
    let length = json.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: identity\r\nContent-Type: application/json\r\n\
         {header}Content-Length: {length}\r\n\r\n{json}"
    )
    .into_bytes()
}

/// A GET request as browsers send it over HTTPS: the smallest encoding is used.
pub fn get_brotli(host: &str, path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n").into_bytes()
}

/// The results of several connections that send the next request as soon as the previous one is answered.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Requests per second.
    pub rate: f64,
    /// The 99th percentile of the response times, in milliseconds.
    pub p99: f64,
}

/// The number of requests per second for one request.
pub async fn rate(address: SocketAddr, request: &[u8], connections: usize, time: Duration) -> io::Result<f64> {
    Ok(load(address, &[request.to_vec()], connections, time).await?.rate)
}

/// Sends the requests in turn, over several connections.
pub async fn load(address: SocketAddr, requests: &[Vec<u8>], connections: usize, time: Duration) -> io::Result<Load> {
    let started = Instant::now();
    let requests: Arc<[Vec<u8>]> = requests.into();
    let asking: Vec<_> = (0..connections)
        .map(|index| tokio::spawn(ask_until(address, Arc::clone(&requests), index, started + time)))
        .collect();
    let mut times = Vec::new();
    for task in asking {
        times.extend(task.await.map_err(io::Error::other)??);
    }
    let rate = times.len() as f64 / started.elapsed().as_secs_f64();
    times.sort_unstable();
    let p99 = times.get(times.len() * 99 / 100).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0);
    Ok(Load { rate, p99 })
}

async fn ask_until(
    address: SocketAddr,
    requests: Arc<[Vec<u8>]>,
    start: usize,
    end: Instant,
) -> io::Result<Vec<Duration>> {
    let mut connection = Connection::open(address).await?;
    let mut times = Vec::new();
    // Connections begin at different offsets, so that they do not send the same requests at the same time.
    for request in requests.iter().cycle().skip(start * 2_503 % requests.len()) {
        let asked = Instant::now();
        if asked >= end {
            break;
        }
        let (status, _) = connection.exchange(request).await?;
        if status != 200 {
            return Err(io::Error::other(format!("status {status}")));
        }
        times.push(asked.elapsed());
    }
    Ok(times)
}
