//! Sitemaps and product feeds of large catalogues: the time to the first byte, the throughput, and by how much the server's memory
//! grows meanwhile. The real binary over HTTP, on SQLite, with the shops of the search benchmark.

use std::{
    error::Error,
    path::Path,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    process::{self, Server},
    report::{Row, median, progress},
    search,
};

const HOST: &str = "si.localhost";
/// The limit of the time to the first byte, in milliseconds.
const FIRST_BYTE: f64 = 100.0;
/// The minimum number of products per second.
const RATE: f64 = 5_000.0;
/// The limit of the growth of the server's own memory during a download, in mebibytes: it must not depend on the catalogue's size.
const GROWTH: f64 = 30.0;
/// How often each file except the feed is requested.
const TURNS: usize = 5;
/// The interval of measuring the server's memory.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The expected numbers for one catalogue.
struct Size {
    folder: &'static str,
    products: usize,
    index: &'static str,
    sitemap: &'static str,
    feed: &'static str,
}

const SIZES: [Size; 2] = [
    Size {
        folder: "small",
        products: 10_000,
        index: "sitemap index, 10,000 products: first byte",
        sitemap: "one sitemap, 10,000 products: first byte, products",
        feed: "Google feed, 10,000 products: first byte, products, growth",
    },
    Size {
        folder: "large",
        products: 200_000,
        index: "sitemap index, 200,000 products: first byte",
        sitemap: "one sitemap, 200,000 products: first byte, products",
        feed: "Google feed, 200,000 products: first byte, products, growth",
    },
];

/// All rows.
pub async fn rows(folder: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut rows = Vec::new();
    for size in SIZES {
        rows.extend(of_size(&folder.join(size.folder), &size).await?);
    }
    Ok(rows)
}

async fn of_size(data: &Path, size: &Size) -> Result<Vec<Row>, Box<dyn Error>> {
    search::furnished(data, size.products).await?.db.close().await;
    let server = Server::start("serve", data)?;
    // The search index is built in the background once; it is not part of the measurement.
    search::until_indexed(&server).await?;
    tokio::time::sleep(process::REST).await;
    let index = median_of(&server, "/sitemap.xml", "<sitemap>").await?;
    let sitemap = median_of(&server, "/sitemaps/products-1.xml", "<lastmod>").await?;
    let feed = streamed(&server, "/feeds/google-sl.xml", "<g:item_group_id>").await?;
    progress(&format!(
        "  the feed of {} products has {:.1} MB and {} items",
        size.products, feed.megabytes, feed.marks
    ));
    // Each product of these shops has two languages on this host, and its variants are items of the feed.
    let (pages, products) = (sitemap.marks as f64 / 2.0, size.products as f64);
    let (in_sitemap, in_feed) = (pages / sitemap.seconds, products / feed.seconds);
    Ok(vec![
        Row {
            what: size.index,
            bar: "≤ 100 ms",
            measured: format!("{:.1} ms, {} files", index.first_ms, index.marks),
            holds: index.first_ms <= FIRST_BYTE,
        },
        Row {
            what: size.sitemap,
            bar: "≤ 100 ms, ≥ 5,000/s",
            measured: format!("{:.1} ms, {in_sitemap:.0}/s of {pages:.0}", sitemap.first_ms),
            holds: sitemap.first_ms <= FIRST_BYTE && in_sitemap >= RATE,
        },
        Row {
            what: size.feed,
            bar: "≤ 100 ms, ≥ 5,000/s, ≤ 30 MB",
            measured: format!("{:.1} ms, {in_feed:.0}/s, +{:.0} MB of {:.0}", feed.first_ms, feed.growth, feed.peak),
            holds: feed.first_ms <= FIRST_BYTE && in_feed >= RATE && feed.growth <= GROWTH,
        },
    ])
}

/// The measurements of one download.
#[derive(Clone, Copy)]
struct Streamed {
    /// Milliseconds to the first byte of the body.
    first_ms: f64,
    /// Seconds to the last byte.
    seconds: f64,
    megabytes: f64,
    /// How often the mark occurs in it.
    marks: usize,
    /// The maximum resident memory of the server meanwhile, in mebibytes.
    peak: f64,
    /// By how much its memory without mapped files grew at most, in mebibytes.
    growth: f64,
}

/// The median of several downloads for each figure; the first ones fill caches that all later ones share.
async fn median_of(server: &Server, path: &str, mark: &str) -> Result<Streamed, Box<dyn Error>> {
    let mut turns = Vec::with_capacity(TURNS);
    for _ in 0..TURNS {
        turns.push(streamed(server, path, mark).await?);
    }
    let of = |figure: fn(&Streamed) -> f64| median(turns.iter().map(figure).collect());
    let last = *turns.last().ok_or("nothing was measured")?;
    Ok(Streamed { first_ms: of(|turn| turn.first_ms), seconds: of(|turn| turn.seconds), ..last })
}

/// Downloads a file as a stream, and discards it.
async fn streamed(server: &Server, path: &str, mark: &str) -> Result<Streamed, Box<dyn Error>> {
    let mut stream = TcpStream::connect(server.address).await?;
    let started = Instant::now();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let (mut chunk, mut rest) = (vec![0; 1 << 16], Vec::new());
    let (mut has_head, mut first_ms, mut looked) = (false, None, started);
    let (mut bytes, mut marks, mut peak) = (0, 0, process::resident(server)?);
    let (before, mut growth) = (process::anonymous(server)?, 0.0_f64);
    loop {
        let read = stream.read(&mut chunk).await?;
        if read == 0 {
            break;
        }
        bytes += read;
        rest.extend_from_slice(&chunk[..read]);
        if !has_head {
            let Some(head) = rest.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
            if !rest.starts_with(b"HTTP/1.1 200") {
                return Err(format!("{path} answered {}", String::from_utf8_lossy(&rest[..head])).into());
            }
            rest.drain(..head + 4);
            has_head = true;
        }
        // The head may arrive before the body.
        if first_ms.is_none() && !rest.is_empty() {
            first_ms = Some(started.elapsed().as_secs_f64() * 1000.0);
        }
        marks += rest.windows(mark.len()).filter(|window| *window == mark.as_bytes()).count();
        // A mark may continue in the next chunk.
        let kept = rest.len().saturating_sub(mark.len() - 1);
        rest.drain(..kept);
        if looked.elapsed() > LOOK_EVERY {
            looked = Instant::now();
            peak = peak.max(process::resident(server)?);
            growth = growth.max(process::anonymous(server)? - before);
        }
    }
    let first_ms = first_ms.ok_or_else(|| format!("{path} has no body"))?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(Streamed { first_ms, seconds, megabytes: bytes as f64 / 1e6, marks, peak, growth })
}
