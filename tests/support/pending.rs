//! Requests that are in progress when something happens to the server.

use std::net::SocketAddr;

use futures::FutureExt as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A request that was sent completely or in part, on a connection of its own.
pub struct PendingRequest {
    /// The requested path.
    pub path: String,
    stream: TcpStream,
    rest: &'static str,
}

impl PendingRequest {
    /// Requests a page.
    pub async fn get(address: SocketAddr, path: String) -> Self {
        let head = format!("GET {path} HTTP/1.1\r\nHost: si.localhost\r\nConnection: close\r\n\r\n");
        Self::send(address, path, &head, "").await
    }

    /// Sends a newsletter subscription without the last part of its body.
    pub async fn half_of_a_subscription(address: SocketAddr) -> Self {
        let (path, first, rest) = ("/api/newsletter/subscribe", r#"{"email":"#, r#""reader@example.com"}"#);
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: si.localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{first}",
            first.len() + rest.len()
        );
        Self::send(address, path.to_owned(), &head, rest).await
    }

    async fn send(address: SocketAddr, path: String, sent: &str, rest: &'static str) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        Self { path, stream, rest }
    }

    /// Whether a part of the response has arrived, or the server has closed the connection.
    pub fn has_answer(&self) -> bool {
        self.stream.peek(&mut [0]).now_or_never().is_some()
    }

    /// Sends the rest, and reads the response until the server closes the connection.
    pub async fn answer(mut self) -> String {
        self.stream.write_all(self.rest.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        self.stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}
