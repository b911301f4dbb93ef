//! Changes whose acknowledgement can be verified afterwards: a customer with a long wishlist, whose entries are deleted.

use std::{
    collections::HashSet,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use vitrina_server::db::{Db, Session as _};

/// A signed-in customer.
#[derive(Clone)]
pub struct Customer {
    /// The account.
    pub id: i64,
    /// The bearer token.
    pub token: String,
}

impl Customer {
    /// Registers in the Slovenian shop.
    pub async fn register(address: SocketAddr) -> Self {
        let password = "Lipa-2026";
        let body = json!({
            "firstName": "Ana", "lastName": "Novak", "email": "ana@example.com", "password": password,
            "repeatPassword": password, "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
        });
        let url = format!("http://{address}/api/auth/register");
        let answer = reqwest::Client::new().post(url).header("host", "si.localhost").json(&body).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        let token = answer["data"]["token"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        Self { id: answer["data"]["id"].as_i64().unwrap(), token }
    }

    /// Fills the wishlist with copies of a product, and returns the entries' ids.
    pub async fn fill_wishlist(&self, db: &Db, count: i64) -> Vec<i64> {
        let numbers = "INSERT INTO product (id, key, composition, care, is_active, published_at, updated_at, extra, digest)
             WITH RECURSIVE number (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < $1)
             SELECT 1000 + n, 'copy-' || CAST(n AS TEXT), composition, care, is_active, published_at, updated_at, extra, digest
             FROM number CROSS JOIN product WHERE product.key = 'linen-tee'";
        db.sql(numbers).bind(count).execute().await.unwrap();
        let entries = "INSERT INTO wishlist_item (tenant_id, user_id, product_id, created_at)
             SELECT 3, $1, id, published_at FROM product WHERE key LIKE 'copy-%'";
        db.sql(entries).bind(self.id).execute().await.unwrap();
        db.sql("SELECT id FROM wishlist_item WHERE user_id = $1 ORDER BY id").bind(self.id).scalars().await.unwrap()
    }

    /// The request that deletes an entry of the wishlist.
    pub fn delete(&self, entry: i64) -> String {
        self.request("DELETE", &format!("/api/wishlist/delete/{entry}"), "")
    }

    /// A request with this customer's token, on a connection of its own.
    pub fn request(&self, method: &str, path: &str, body: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: si.localhost\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.token,
            body.len()
        )
    }
}

/// Sends a request and closes the connection after a while if there is no response; returns the response's status, if there is
/// one.
pub async fn send_and_hang_up(address: SocketAddr, request: String, patience: Duration) -> Option<u16> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut head = [0; 12];
    tokio::time::timeout(patience, stream.read_exact(&mut head)).await.ok()?.ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

/// Deletions shared by several clients.
#[derive(Default)]
pub struct Deletions {
    /// Entries that were answered with 200.
    pub acknowledged: Vec<i64>,
    /// Responded with 503: nothing was done, and the request can be retried.
    pub unavailable: usize,
    /// The connection broke, or was refused.
    pub unanswered: usize,
    /// Any other status, none of which should occur.
    pub other: Vec<u16>,
}

impl Deletions {
    /// Deletes entries by several clients at once; each waits a moment after a request without response.
    pub async fn run(address: SocketAddr, customer: &Customer, entries: Arc<Vec<i64>>, clients: usize) -> Self {
        let next = Arc::new(AtomicUsize::new(0));
        let clients = (0..clients)
            .map(|_| tokio::spawn(delete_in_turn(address, customer.clone(), Arc::clone(&entries), Arc::clone(&next))));
        let mut all = Self::default();
        for one in futures::future::join_all(clients).await {
            let one = one.unwrap();
            all.acknowledged.extend(one.acknowledged);
            all.unavailable += one.unavailable;
            all.unanswered += one.unanswered;
            all.other.extend(one.other);
        }
        all
    }

    /// Entries whose deletion was acknowledged, but that still exist.
    pub async fn returned(&self, db: &Db) -> Vec<i64> {
        let left: HashSet<i64> = db.sql("SELECT id FROM wishlist_item").scalars().await.unwrap().into_iter().collect();
        self.acknowledged.iter().copied().filter(|entry| left.contains(entry)).collect()
    }
}

async fn delete_in_turn(
    address: SocketAddr,
    customer: Customer,
    entries: Arc<Vec<i64>>,
    next: Arc<AtomicUsize>,
) -> Deletions {
    let mut deletions = Deletions::default();
    while let Some(&entry) = entries.get(next.fetch_add(1, Ordering::SeqCst)) {
        match send_and_hang_up(address, customer.delete(entry), Duration::from_secs(20)).await {
            Some(200) => deletions.acknowledged.push(entry),
            Some(503) => deletions.unavailable += 1,
            Some(other) => deletions.other.push(other),
            None => {
                deletions.unanswered += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    deletions
}
