//! Carts: the number of quotes per second over HTTP, with the real command.

use std::{error::Error, net::SocketAddr, path::Path, time::Duration};

use serde_json::{Value, json};

use crate::{
    catalogue, client,
    process::Server,
    report::{Row, progress},
};

const HOST: &str = "si.localhost";
const CALL: &str = "/api/cart/quote";
const PRODUCTS: usize = 400;
const CLIENTS: usize = 8;
const TIME: Duration = Duration::from_secs(4);

/// Quotes of three lines, with changing products. A quote without lines shows the share of the call itself.
pub async fn quotes(data: &Path) -> Result<Row, Box<dyn Error>> {
    catalogue::imported(data, PRODUCTS)?;
    let server = Server::start("serve", data)?;
    let variants = variants(server.address).await?;
    let bodies = variants.chunks_exact(3).map(|three| {
        let lines: Vec<Value> = three.iter().map(|variant| json!({ "variantId": variant, "quantity": 1 })).collect();
        client::post(HOST, CALL, &json!({ "lines": lines }).to_string())
    });
    let requests: Vec<Vec<u8>> = bodies.collect();
    client::load(server.address, &requests, CLIENTS, Duration::from_secs(2)).await?;
    let nothing = client::rate(server.address, &client::post(HOST, CALL, r#"{"lines":[]}"#), CLIENTS, TIME).await?;
    let load = client::load(server.address, &requests, CLIENTS, TIME).await?;
    progress(&format!("  {} carts; of nothing {nothing:.0}/s; p99 {:.1} ms", requests.len(), load.p99));
    Ok(Row {
        what: "cart quotes of 3 lines, 8 clients, SQLite",
        bar: "≥ 3,000/s",
        measured: format!("{:.0}/s", load.rate),
        holds: load.rate >= 3000.0,
    })
}

/// A variant of each of the newest products.
async fn variants(address: SocketAddr) -> Result<Vec<i64>, Box<dyn Error>> {
    let mut connection = client::Connection::open(address).await?;
    let mut found = Vec::new();
    for page in 1..=3 {
        let path = format!("/api/product/web/countryWiseProductsPagination?page={page}&take=60");
        let (_, body) = connection.exchange(&client::get(HOST, &path)).await?;
        let list: Value = serde_json::from_slice(&body)?;
        for product in list["data"].as_array().into_iter().flatten() {
            let slug = product["slug"].as_str().unwrap_or_default();
            let (_, body) =
                connection.exchange(&client::get(HOST, &format!("/api/product/web/by-slug/{slug}"))).await?;
            let detail: Value = serde_json::from_slice(&body)?;
            let in_stock =
                detail["data"]["variants"].as_array().into_iter().flatten().find(|one| one["stock"] != "out");
            found.extend(in_stock.and_then(|one| one["id"].as_i64()));
        }
    }
    if found.len() < 100 {
        return Err(format!("only {} variants to quote", found.len()).into());
    }
    Ok(found)
}
