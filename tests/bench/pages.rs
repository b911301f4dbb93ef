//! Pages: cached ones compared with a bare handler, and first renders.

use std::{
    collections::HashSet,
    error::Error,
    io::Read as _,
    time::{Duration, Instant},
};

use axum::{Router, http::header, routing::get};
use bytes::Bytes;
use tokio::net::TcpListener;
use vitrina_server::{ConnectionLimits, config::Settings};

use crate::{
    client::{self, Connection},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const CONNECTIONS: usize = 16;
const ROUND: Duration = Duration::from_secs(3);

/// Responds to every request for `/` with the contents of a file, from memory.
fn file_router(file: &str) -> std::io::Result<Router> {
    let body = Bytes::from(std::fs::read(file)?);
    let answer = move || {
        let body = body.clone();
        async move { ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], body) }
    };
    Ok(Router::new().route("/", get(answer)))
}

/// The bare axum server that the shop is compared with. It runs in a separate process, as the shop does, until it is killed.
pub async fn serve_bare(address: &str, file: &str) -> Result<(), Box<dyn Error>> {
    Ok(axum::serve(TcpListener::bind(address).await?, file_router(file)?).await?)
}

/// The same router on the shop's own accept loop, with its connection limits.
pub async fn serve_limited(address: &str, file: &str) -> Result<(), Box<dyn Error>> {
    let limits = ConnectionLimits::of(&Settings::default());
    vitrina_server::serve_router(file_router(file)?, TcpListener::bind(address).await?, limits).await;
    Ok(())
}

/// Writes the home page, as a browser receives it, to a file.
async fn home_page(server: &Server) -> Result<tempfile::NamedTempFile, Box<dyn Error>> {
    let (_, body) = Connection::open(server.address).await?.exchange(&client::get_brotli(HOST, "/")).await?;
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(file.path(), &body)?;
    Ok(file)
}

/// The rate of the first server as a percentage of the second's, and its rate; measured in alternating rounds.
async fn share(of: &Server, than: &Server) -> Result<(f64, f64), Box<dyn Error>> {
    let request = client::get_brotli(HOST, "/");
    let (mut ratios, mut rates) = (Vec::new(), Vec::new());
    for round in 1..=5 {
        let theirs = client::rate(than.address, &request, CONNECTIONS, ROUND).await?;
        let ours = client::rate(of.address, &request, CONNECTIONS, ROUND).await?;
        progress(&format!("  round {round}: {ours:.0}/s, bare {theirs:.0}/s"));
        ratios.push(ours / theirs);
        rates.push(ours);
    }
    Ok((median(ratios) * 100.0, median(rates)))
}

/// Requests per second of the cached home page, as a share of the bare handler's. `what` names the row.
pub async fn cached_page(server: &Server, what: &'static str) -> Result<Row, Box<dyn Error>> {
    let file = home_page(server).await?;
    let bare = Server::of_file("serve-bare", file.path())?;
    let (ratio, rate) = share(server, &bare).await?;
    Ok(Row { what, bar: "≥ 70 %", measured: format!("{ratio:.0} % ({rate:.0} requests/s)"), holds: ratio >= 70.0 })
}

/// The cost of the connection limits: the same handler and bytes over the shop's accept loop and over axum's.
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

/// First renders of listing pages with 24 cards, by renderers that have loaded a shop's messages and menus, but have rendered no
/// listing of the country before the first one: with cards that no page contained before, and with the same cards at new URLs.
/// Timed like a browser, until the compressed page has arrived.
pub async fn first_renders(server: &Server) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut connection = Connection::open(server.address).await?;
    let (mut new, mut known) = (Vec::new(), Vec::new());
    for country in ["si", "hr", "at", "de", "it", "es", "pt", "pl", "cz", "sk", "hu", "ro", "bg", "gr", "lt"] {
        let host = format!("{country}.localhost");
        let mut shown = HashSet::new();
        for path in ["/en/brands", "/en/categories", "/en/no/such/page", "/en/brands?page=2"] {
            shown.extend(timed_page(&mut connection, &host, path).await?.1);
        }
        for listing in ["women", "men"] {
            for page in 1..=2 {
                let path = format!("/en/category/{listing}?page={page}");
                let (milliseconds, cards) = timed_page(&mut connection, &host, &path).await?;
                if cards.len() == 24 && cards.is_disjoint(&shown) {
                    new.push(milliseconds);
                }
                shown.extend(cards);
                let path = format!("{path}&priceMax=99{page}");
                let (milliseconds, cards) = timed_page(&mut connection, &host, &path).await?;
                if cards.len() == 24 && cards.is_subset(&shown) {
                    known.push(milliseconds);
                }
            }
        }
    }
    progress(&format!("  {} pages with new cards, {} with known ones", new.len(), known.len()));
    let row = |what, times: Vec<f64>| {
        let (count, milliseconds) = (times.len(), median(times));
        let holds = milliseconds <= 12.0 && count >= 20;
        Row { what, bar: "≤ 12 ms", measured: format!("{milliseconds:.1} ms median of {count}"), holds }
    };
    Ok(vec![
        row("first render of a listing page, 24 cards that no page showed before", new),
        row("first render of a listing page, 24 cards that other pages showed", known),
    ])
}

/// The time in milliseconds until a page has arrived, and the targets of its cards. It is parsed only after the time was taken.
async fn timed_page(
    connection: &mut Connection,
    host: &str,
    path: &str,
) -> Result<(f64, HashSet<String>), Box<dyn Error>> {
    let request = client::get_brotli(host, path);
    let started = Instant::now();
    let (_, body) = connection.exchange(&request).await?;
    let milliseconds = started.elapsed().as_secs_f64() * 1000.0;
    let mut html = String::new();
    brotli::Decompressor::new(body.as_slice(), 1 << 16).read_to_string(&mut html)?;
    let cards = html.split("<article class=\"card").skip(1);
    let links = cards.filter_map(|card| card.split_once("href=\"")?.1.split('"').next());
    Ok((milliseconds, links.map(str::to_owned).collect()))
}
