//! Memory after heavy load: every picture once, and a hundred thousand different URLs.

use std::{
    collections::BTreeSet,
    error::Error,
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use crate::{
    client::{self, Connection},
    process::{self, Server},
    report::{Row, progress},
};

const HOSTS: [&str; 4] = ["si.localhost", "hr.localhost", "de.localhost", "bd.localhost"];
const ADDRESSES: usize = 100_000;
const CLIENTS: usize = 8;
/// The demo catalogue has more pictures than this: with fewer, they were not found, and the load was not the promised one.
const LEAST_PICTURES: usize = 500;

/// Resident memory after the load.
pub async fn after_hard_load(server: &Server) -> Result<Row, Box<dyn Error>> {
    let pictures = pictures(server.address).await?;
    let count = pictures.len();
    let shown = ask_all(server.address, count, Arc::new(move |turn| (HOSTS[0], pictures[turn].clone()))).await?;
    progress(&format!("  {:.0} MB after {shown} of {count} pictures", process::resident(server)?));
    let found = ask_all(server.address, ADDRESSES, Arc::new(|turn| (HOSTS[turn % HOSTS.len()], address(turn)))).await?;
    progress(&format!("  {found} of {ADDRESSES} URLs answered with 200"));
    // A server that sheds its load needs little memory. Four of ten URLs are listings of the API, which exist.
    let is_loaded = count >= LEAST_PICTURES && shown >= count * 9 / 10 && found >= ADDRESSES * 36 / 100;
    tokio::time::sleep(process::REST).await;
    let megabytes = process::resident(server)?;
    Ok(Row {
        what: "resident memory after 100,000 distinct URLs and all pictures",
        bar: "≤ 150 MB",
        measured: if is_loaded { format!("{megabytes:.0} MB") } else { "too few answers with 200".to_owned() },
        holds: is_loaded && megabytes <= 150.0,
    })
}

/// Existing and unknown documents, API calls, and pictures that do not exist: all different.
fn address(turn: usize) -> String {
    match turn % 10 {
        0 => format!("/en/category/women?take=24&page={}&priceMax={turn}", 1 + turn % 3),
        1 => format!("/nothing/{turn}"),
        2..=5 => format!("/api/product/web/countryWiseProductsPagination?take=24&priceMax={turn}"),
        6 | 7 => format!("/media/webp/w640/nothing-{turn:08x}.jpg"),
        _ => format!("/api/category/by-path/nothing-{turn}"),
    }
}

/// The URLs of all pictures on listings and product pages.
async fn pictures(address: SocketAddr) -> Result<Vec<String>, Box<dyn Error>> {
    let mut connection = Connection::open(address).await?;
    let (mut pictures, mut products) = (BTreeSet::new(), BTreeSet::new());
    for page in 1..=40 {
        for category in ["women", "men", "kids"] {
            let path = format!("/en/category/{category}?page={page}");
            let (_, body) = connection.exchange(&client::get(HOSTS[0], &path)).await?;
            let text = String::from_utf8_lossy(&body);
            pictures.extend(parts(&text, "/media/"));
            products.extend(parts(&text, "/en/product/"));
        }
    }
    for path in products {
        let (_, body) = connection.exchange(&client::get(HOSTS[0], &path)).await?;
        pictures.extend(parts(&String::from_utf8_lossy(&body), "/media/"));
    }
    Ok(pictures.into_iter().collect())
}

/// The parts that begin with `start`, up to a character that cannot be part of a URL.
fn parts(text: &str, start: &str) -> Vec<String> {
    let end = |rest: &str| rest.find(['"', '\'', ' ', ',', '\\', '<', '?', '#', '&']).unwrap_or(rest.len());
    text.match_indices(start).map(|(at, _)| text[at..at + end(&text[at..])].to_owned()).collect()
}

/// Requests `count` URLs with several clients at once; returns the number of responses with status 200.
async fn ask_all(
    server: SocketAddr,
    count: usize,
    of: Arc<dyn Fn(usize) -> (&'static str, String) + Send + Sync>,
) -> Result<usize, Box<dyn Error>> {
    let next = Arc::new(AtomicUsize::new(0));
    let clients = (0..CLIENTS).map(|_| {
        let (next, of) = (Arc::clone(&next), Arc::clone(&of));
        tokio::spawn(async move {
            let mut connection = Connection::open(server).await?;
            let mut good = 0;
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                if turn >= count {
                    return Ok(good);
                }
                let (host, path) = of(turn);
                let (status, _) = connection.exchange(&client::get(host, &path)).await?;
                good += usize::from(status == 200);
            }
        })
    });
    let mut good = 0;
    for client in clients.collect::<Vec<_>>() {
        let counted: io::Result<usize> = client.await?;
        good += counted?;
    }
    Ok(good)
}
