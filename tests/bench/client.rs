//! A load client that costs little: raw HTTP/1.1 over kept connections, so that the server is what is measured.

use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// One kept connection.
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

    /// Sends a prepared request and reads its answer; gives status and body.
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

/// A GET request as bytes. The body's length must be announced, so nothing is compressed.
pub fn get(host: &str, path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: identity\r\n\r\n").into_bytes()
}

/// A POST request with a JSON body as bytes.
pub fn post(host: &str, path: &str, json: &str) -> Vec<u8> {
    let length = json.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: identity\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{json}"
    )
    .into_bytes()
}

/// Requests a second of some connections that ask again as soon as they are answered.
pub async fn rate(address: SocketAddr, request: &[u8], connections: usize, time: Duration) -> io::Result<f64> {
    let started = Instant::now();
    let asking = (0..connections).map(|_| {
        let request = request.to_vec();
        tokio::spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut answered = 0_u64;
            while started.elapsed() < time {
                let (status, _) = connection.exchange(&request).await?;
                if status != 200 {
                    return Err(io::Error::other(format!("status {status}")));
                }
                answered += 1;
            }
            Ok(answered)
        })
    });
    let mut answered = 0;
    for task in asking.collect::<Vec<_>>() {
        answered += task.await.map_err(io::Error::other)??;
    }
    Ok(answered as f64 / started.elapsed().as_secs_f64())
}
