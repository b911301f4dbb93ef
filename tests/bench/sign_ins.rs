//! Sign-ins: password hashing is deliberately expensive, and must not slow down other visitors.

use std::{
    error::Error,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use crate::{
    client::{self, Connection},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const AT_ONCE: usize = 16;
const ROUND: Duration = Duration::from_secs(3);
const PAGES: [&str; 3] = ["/", "/en/category/women", "/api/product/web/countryWiseProductsPagination?take=24"];
const PASSWORD: &str = "Quick-brown-7-foxes";

/// The median response time for a visitor while others sign in as fast as they can, compared with the same without them.
pub async fn browsing_beside_sign_ins(server: &Server) -> Result<Row, Box<dyn Error>> {
    let mut connection = Connection::open(server.address).await?;
    for person in 0..AT_ONCE {
        register(&mut connection, person).await?;
    }
    let mut ratios = Vec::new();
    for round in 1..=5 {
        let idle = browse(&mut connection).await?;
        let sign_ins = SignIns::start(server);
        let busy = browse(&mut connection).await?;
        let rate = sign_ins.end().await?;
        progress(&format!("  round {round}: {idle:.2} ms idle, {busy:.2} ms beside {rate:.0} sign-ins/s"));
        ratios.push(busy / idle);
    }
    let ratio = median(ratios);
    Ok(Row {
        what: "browsing beside sign-ins, median wait against the idle shop's",
        bar: "≤ 2 ×",
        measured: format!("{ratio:.2} ×"),
        holds: ratio <= 2.0,
    })
}

async fn register(connection: &mut Connection, person: usize) -> Result<(), Box<dyn Error>> {
    let body = serde_json::json!({
        "firstName": "Bench", "lastName": "Mark", "email": email(person), "password": PASSWORD, "repeatPassword": PASSWORD,
        "phone": "040123456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    });
    let (status, answer) = connection.exchange(&client::post(HOST, "/api/auth/register", &body.to_string())).await?;
    if status != 200 && status != 201 {
        return Err(format!("registering answered {status}: {}", String::from_utf8_lossy(&answer)).into());
    }
    Ok(())
}

fn email(person: usize) -> String {
    format!("bench-{person}@example.com")
}

/// The median response time, in milliseconds, of a visitor who opens one page after the other.
async fn browse(connection: &mut Connection) -> Result<f64, Box<dyn Error>> {
    let requests = PAGES.map(|path| client::get(HOST, path));
    let (started, mut waits) = (Instant::now(), Vec::new());
    while started.elapsed() < ROUND {
        for request in &requests {
            let asked = Instant::now();
            let (status, _) = connection.exchange(request).await?;
            if status != 200 {
                return Err(format!("browsing answered {status}").into());
            }
            waits.push(asked.elapsed().as_secs_f64() * 1000.0);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(median(waits))
}

/// Accounts that sign in repeatedly, each on a connection of its own.
struct SignIns {
    tasks: Vec<tokio::task::JoinHandle<std::io::Result<()>>>,
    stop: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    started: Instant,
}

impl SignIns {
    fn start(server: &Server) -> Self {
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let tasks = (0..AT_ONCE).map(|person| {
            let body = serde_json::json!({ "email": email(person), "password": PASSWORD });
            let request = client::post(HOST, "/api/auth/login", &body.to_string());
            let (stop, done, address) = (Arc::clone(&stop), Arc::clone(&done), server.address);
            tokio::spawn(async move {
                let mut connection = Connection::open(address).await?;
                while !stop.load(Ordering::Relaxed) {
                    let (status, answer) = connection.exchange(&request).await?;
                    if status != 200 {
                        let answer = String::from_utf8_lossy(&answer);
                        return Err(std::io::Error::other(format!("signing in answered {status}: {answer}")));
                    }
                    done.fetch_add(1, Ordering::Relaxed);
                }
                Ok(())
            })
        });
        Self { tasks: tasks.collect(), stop, done, started: Instant::now() }
    }

    /// Sign-ins per second.
    async fn end(self) -> Result<f64, Box<dyn Error>> {
        let rate = self.done.load(Ordering::Relaxed) as f64 / self.started.elapsed().as_secs_f64();
        self.stop.store(true, Ordering::Relaxed);
        for task in self.tasks {
            task.await??;
        }
        Ok(rate)
    }
}
