//! A web server on loopback with scripted responses, valid or faulty, for tests that fetch images.

use std::{
    io::Cursor,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
    time::sleep,
};

/// Bytes per write of an endless response.
const BLOCK: usize = 1 << 20;
/// How long a request that waits for others stays open after they have arrived: time for one request too many to arrive.
const OVERLAP: Duration = Duration::from_millis(50);

/// The response to a path.
#[derive(Clone, Debug)]
pub enum Answer {
    /// 200 with these bytes.
    Bytes(Vec<u8>),
    /// 200 with these bytes, after this many requests have been open at once.
    Together(usize, Vec<u8>),
    /// A status with an empty body.
    Status(u16),
    /// 302 to an address.
    Redirect(String),
    /// 200 with a content length but no body.
    Announced(u64),
    /// 200 without a content length and with an endless body.
    Endless,
    /// No response at all.
    Silence,
}

/// The requests that are not answered yet.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    now: usize,
    most: usize,
}

/// A running server. It is stopped on drop.
#[derive(Debug)]
pub struct PictureServer {
    /// The address that it listens on.
    pub address: SocketAddr,
    asked: Arc<Mutex<Vec<String>>>,
    open: watch::Sender<Open>,
    task: JoinHandle<()>,
}

impl Drop for PictureServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl PictureServer {
    /// Listens on a free port.
    ///
    /// # Panics
    /// When there is none.
    pub async fn start(answer: impl Fn(&str) -> Answer + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("a listener has an address");
        let asked: Arc<Mutex<Vec<String>>> = Arc::default();
        let answer = Arc::new(answer);
        let recorded = Arc::clone(&asked);
        let open = watch::Sender::default();
        let counted = open.clone();
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&answer), Arc::clone(&recorded), counted.clone()));
            }
        });
        Self { address, asked, open, task }
    }

    /// The URL of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The requested paths in order; clears the list.
    pub fn asked(&self) -> Vec<String> {
        std::mem::take(&mut *self.asked.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The highest number of requests that were open at once.
    pub fn most_open(&self) -> usize {
        self.open.borrow().most
    }
}

async fn serve(
    mut stream: TcpStream,
    answer: Arc<impl Fn(&str) -> Answer + Send + Sync>,
    asked: Arc<Mutex<Vec<String>>>,
    open: watch::Sender<Open>,
) {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        match stream.read(&mut byte).await {
            Ok(1) => head.push(byte[0]),
            _ => return,
        }
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    asked.lock().unwrap_or_else(PoisonError::into_inner).push(path.clone());
    open.send_modify(|open| {
        open.now += 1;
        open.most = open.most.max(open.now);
    });
    let answer = answer(&path);
    if let Answer::Together(count, _) = answer {
        let arrived = open.subscribe().wait_for(|open| open.most >= count).await.map(drop);
        arrived.expect("this task holds a sender");
        sleep(OVERLAP).await;
    }
    // Before the response: a client that has received it may send its next request at once.
    open.send_modify(|open| open.now -= 1);
    // A client may have disconnected.
    let _ = write(&mut stream, answer).await;
}

async fn write(stream: &mut TcpStream, answer: Answer) -> std::io::Result<()> {
    let head = |status: u16, more: &str| format!("HTTP/1.1 {status} X\r\nConnection: close\r\n{more}\r\n");
    match answer {
        Answer::Bytes(bytes) | Answer::Together(_, bytes) => {
            stream.write_all(head(200, &format!("Content-Length: {}\r\n", bytes.len())).as_bytes()).await?;
            stream.write_all(&bytes).await
        }
        Answer::Status(status) => stream.write_all(head(status, "Content-Length: 0\r\n").as_bytes()).await,
        Answer::Redirect(to) => {
            stream.write_all(head(302, &format!("Location: {to}\r\nContent-Length: 0\r\n")).as_bytes()).await
        }
        Answer::Announced(length) => {
            stream.write_all(head(200, &format!("Content-Length: {length}\r\n")).as_bytes()).await?;
            std::future::pending().await
        }
        Answer::Endless => {
            stream.write_all(head(200, "").as_bytes()).await?;
            let block = vec![0; BLOCK];
            loop {
                stream.write_all(&block).await?;
            }
        }
        Answer::Silence => std::future::pending().await,
    }
}

/// A PNG in a uniform grey, with sides of this many pixels.
///
/// # Panics
/// Never: it is written to memory.
pub fn png(side: u32, grey: u8) -> Vec<u8> {
    let picture = DynamicImage::ImageRgb8(RgbImage::from_pixel(side, side, Rgb([grey; 3])));
    let mut out = Cursor::new(Vec::new());
    picture.write_to(&mut out, ImageFormat::Png).expect("a picture can be written to memory");
    out.into_inner()
}
