//! A mail server that counts e-mails and connections and stores nothing. It responds with a configurable delay.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::sleep,
};

/// A running mail server. It is stopped when dropped.
#[derive(Debug)]
pub struct MailSink {
    address: SocketAddr,
    counts: Arc<Counts>,
    accepting: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Counts {
    emails: AtomicUsize,
    connections: AtomicUsize,
}

impl MailSink {
    /// Starts one on a port of its own; each of its replies is delayed by the given time.
    pub async fn start(answer_time: Duration) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let counts = Arc::<Counts>::default();
        let counted = Arc::clone(&counts);
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                counted.connections.fetch_add(1, Ordering::Relaxed);
                let counts = Arc::clone(&counted);
                // A client that disconnects ends its own session only.
                tokio::spawn(
                    async move { Conversation::new(stream, answer_time).run(&counts).await.unwrap_or_default() },
                );
            }
        });
        Ok(Self { address, counts, accepting })
    }

    /// Its URL as a setting of Vitrina.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// The number of accepted e-mails.
    pub fn emails(&self) -> usize {
        self.counts.emails.load(Ordering::Relaxed)
    }

    /// The number of connections.
    pub fn connections(&self) -> usize {
        self.counts.connections.load(Ordering::Relaxed)
    }
}

impl Drop for MailSink {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// The part of SMTP that sending clients use (RFC 5321).
struct Conversation {
    stream: BufReader<TcpStream>,
    answer_time: Duration,
    line: Vec<u8>,
}

impl Conversation {
    fn new(stream: TcpStream, answer_time: Duration) -> Self {
        Self { stream: BufReader::new(stream), answer_time, line: Vec::new() }
    }

    async fn run(mut self, counts: &Counts) -> io::Result<()> {
        self.stream.get_ref().set_nodelay(true)?;
        self.answer("220 sink").await?;
        while self.read_line().await? {
            match self.line.get(..4).unwrap_or_default().to_ascii_uppercase().as_slice() {
                b"EHLO" => self.answer("250-sink\r\n250 8BITMIME").await?,
                b"DATA" => {
                    self.answer("354 go on").await?;
                    while self.read_line().await? && self.line != b".\r\n" {}
                    counts.emails.fetch_add(1, Ordering::Relaxed);
                    self.answer("250 taken").await?;
                }
                b"QUIT" => return self.answer("221 bye").await,
                _ => self.answer("250 fine").await?,
            }
        }
        Ok(())
    }

    /// Returns false at the end of the connection.
    async fn read_line(&mut self) -> io::Result<bool> {
        self.line.clear();
        Ok(self.stream.read_until(b'\n', &mut self.line).await? > 0)
    }

    async fn answer(&mut self, text: &str) -> io::Result<()> {
        sleep(self.answer_time).await;
        self.stream.write_all(format!("{text}\r\n").as_bytes()).await
    }
}
