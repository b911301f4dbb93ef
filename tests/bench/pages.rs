//! Pages: cached ones against a bare handler, and first renders.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use axum::{Router, http::header, routing::get};
use bytes::Bytes;

use crate::{
    client::{self, Connection},
    process::Server,
    report::{Row, median, say},
};

const HOST: &str = "si.localhost";
const CONNECTIONS: usize = 16;
const ROUND: Duration = Duration::from_secs(3);

/// The bare axum server that the shop is held against: the bytes of a file from memory. It runs in a process of its own, as
/// the shop does, until it is killed.
pub async fn serve_bare(address: &str, file: &str) -> Result<(), Box<dyn Error>> {
    let body = Bytes::from(std::fs::read(file)?);
    let answer = move || {
        let body = body.clone();
        async move { ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], body) }
    };
    let router = Router::new().route("/", get(answer));
    Ok(axum::serve(tokio::net::TcpListener::bind(address).await?, router).await?)
}

/// Requests a second of the cached home page, as a share of the bare handler's, in alternating rounds.
pub async fn cached_page(server: &Server) -> Result<Row, Box<dyn Error>> {
    let request = client::get_brotli(HOST, "/");
    let (_, body) = Connection::open(server.address).await?.exchange(&request).await?;
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(file.path(), &body)?;
    let bare = Server::bare(file.path())?;
    let mut ratios = Vec::new();
    let mut rates = Vec::new();
    for round in 1..=5 {
        let theirs = client::rate(bare.address, &request, CONNECTIONS, ROUND).await?;
        let ours = client::rate(server.address, &request, CONNECTIONS, ROUND).await?;
        say(&format!("  round {round}: {ours:.0}/s, bare {theirs:.0}/s"));
        ratios.push(ours / theirs);
        rates.push(ours);
    }
    let (ratio, rate) = (median(ratios) * 100.0, median(rates));
    Ok(Row {
        what: "cached guest page against a bare axum handler of the same bytes",
        bar: "≥ 70 %",
        measured: format!("{ratio:.0} % ({rate:.0} requests/s)"),
        holds: ratio >= 70.0,
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
        bar: "≤ 25 ms",
        measured: format!("{milliseconds:.1} ms median"),
        holds: milliseconds <= 25.0,
    })
}
