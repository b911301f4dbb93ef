//! Pages: cached ones against a bare handler, and first renders.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use axum::{Router, http::header, routing::get};
use bytes::Bytes;
use tokio::net::TcpListener;
use vitrina_server::{ConnectionLimits, config::Settings};

use crate::{
    client::{self, Connection},
    process::Server,
    report::{Row, median, say},
};

const HOST: &str = "si.localhost";
const CONNECTIONS: usize = 16;
const ROUND: Duration = Duration::from_secs(3);

/// Answers every request for `/` with the bytes of a file from memory.
fn file_router(file: &str) -> std::io::Result<Router> {
    let body = Bytes::from(std::fs::read(file)?);
    let answer = move || {
        let body = body.clone();
        async move { ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], body) }
    };
    Ok(Router::new().route("/", get(answer)))
}

/// The bare axum server that the shop is held against. It runs in a process of its own, as the shop does, until it is killed.
pub async fn serve_bare(address: &str, file: &str) -> Result<(), Box<dyn Error>> {
    Ok(axum::serve(TcpListener::bind(address).await?, file_router(file)?).await?)
}

/// The same router over the shop's own connections with their limits.
pub async fn serve_limited(address: &str, file: &str) -> Result<(), Box<dyn Error>> {
    let limits = ConnectionLimits::of(&Settings::default());
    vitrina_server::serve_router(file_router(file)?, TcpListener::bind(address).await?, limits).await;
    Ok(())
}

/// The bytes of the home page as a browser gets them, in a file.
async fn home_page(server: &Server) -> Result<tempfile::NamedTempFile, Box<dyn Error>> {
    let (_, body) = Connection::open(server.address).await?.exchange(&client::get_brotli(HOST, "/")).await?;
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(file.path(), &body)?;
    Ok(file)
}

/// The rate of the first server as a share of the second's, in percent, and its rate; in alternating rounds.
async fn share(of: &Server, than: &Server) -> Result<(f64, f64), Box<dyn Error>> {
    let request = client::get_brotli(HOST, "/");
    let (mut ratios, mut rates) = (Vec::new(), Vec::new());
    for round in 1..=5 {
        let theirs = client::rate(than.address, &request, CONNECTIONS, ROUND).await?;
        let ours = client::rate(of.address, &request, CONNECTIONS, ROUND).await?;
        say(&format!("  round {round}: {ours:.0}/s, bare {theirs:.0}/s"));
        ratios.push(ours / theirs);
        rates.push(ours);
    }
    Ok((median(ratios) * 100.0, median(rates)))
}

/// Requests a second of the cached home page, as a share of the bare handler's.
pub async fn cached_page(server: &Server) -> Result<Row, Box<dyn Error>> {
    let file = home_page(server).await?;
    let bare = Server::of_file("serve-bare", file.path())?;
    let (ratio, rate) = share(server, &bare).await?;
    Ok(Row {
        what: "cached guest page against a bare axum handler of the same bytes",
        bar: "≥ 70 %",
        measured: format!("{ratio:.0} % ({rate:.0} requests/s)"),
        holds: ratio >= 70.0,
    })
}

/// What the limits on connections cost: the same handler and bytes over the shop's accept loop and over axum's.
pub async fn accept_loop(server: &Server) -> Result<Row, Box<dyn Error>> {
    let file = home_page(server).await?;
    let bare = Server::of_file("serve-bare", file.path())?;
    let limited = Server::of_file("serve-limited", file.path())?;
    let (ratio, rate) = share(&limited, &bare).await?;
    Ok(Row {
        what: "accept loop with limits against axum::serve, kept connections",
        bar: "≥ 90 %",
        measured: format!("{ratio:.0} % ({rate:.0} requests/s)"),
        holds: ratio >= 90.0,
    })
}

/// The first render of listing pages of 24 cards: every address is new, so nothing comes from the page cache.
pub async fn first_render(server: &Server) -> Result<Row, Box<dyn Error>> {
    let mut connection = Connection::open(server.address).await?;
    let mut times = Vec::new();
    for turn in 0..60 {
        let request = client::get(HOST, &format!("/en/category/women?priceMax={}", 1_000 + turn));
        let started = Instant::now();
        let (status, body) = connection.exchange(&request).await?;
        if status != 200 || !String::from_utf8_lossy(&body).contains("<main") {
            return Err(format!("the listing page was not rendered (status {status})").into());
        }
        times.push(started.elapsed().as_secs_f64() * 1000.0);
    }
    // The first ten warm the renderers up.
    let milliseconds = median(times.split_off(10));
    Ok(Row {
        what: "first render of a listing page with 24 cards, no cache",
        bar: "≤ 12 ms",
        measured: format!("{milliseconds:.1} ms median"),
        holds: milliseconds <= 12.0,
    })
}
