//! Shared by whole-shop tests: a running shop on a new database, with the real countries, translations and router, and a few
//! products.

#![expect(clippy::missing_panics_doc, clippy::unwrap_used, reason = "test support fails by panicking")]

pub mod changes;
pub mod cluster;
pub mod judged;
pub mod large_catalogue;
pub mod log;
pub mod mail;
pub mod mail_sink;
pub mod orders;
pub mod payments;
pub mod pending;
pub mod process;
pub mod proxy;
pub mod s3;

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use proxy::Proxy;
use reqwest::{
    Client, Method, Response,
    header::{CONTENT_TYPE, HOST, HeaderMap},
    redirect::Policy,
};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle, time::sleep};
use vitrina_server::{
    ConnectionLimits,
    app::App,
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    clock::Clock,
    config::{OriginalsSettings, Settings},
    db::{self, Db, DbOptions, Dialect, is_postgres},
    demo,
    id::LanguageId,
    inventory, jobs,
    tenancy::TenantId,
    testing::{Fixture, TestDb, seed_platform},
    worker,
};

/// Slovenia's country id.
pub const SI: TenantId = TenantId(3);
/// Croatia's country id.
pub const HR: TenantId = TenantId(13);
/// Slovenian's language id.
pub const SLOVENIAN: LanguageId = LanguageId(16);
/// English's language id.
pub const ENGLISH: LanguageId = LanguageId(1);

/// How long running jobs may take.
const JOBS_TIMEOUT: Duration = Duration::from_mins(1);

/// A shop served by this process, on a port of its own; or several servers behind a proxy.
pub struct TestShop {
    /// The state of its first server.
    pub app: App,
    /// The state of each process.
    apps: Vec<App>,
    /// The address that it listens on.
    pub address: SocketAddr,
    client: Client,
    servers: Vec<Server>,
    _proxy: Option<Proxy>,
}

/// Countries, translations and two products.
pub static FURNISHED: Fixture = Fixture::new("furnished", |test| {
    Box::pin(async {
        db::migrate(&test.db).await.unwrap();
        furnish(test).await;
    })
});

/// The demo shop without its pictures.
pub static DEMO: Fixture = Fixture::new("demo", |test| {
    Box::pin(async {
        db::migrate(&test.db).await.unwrap();
        seed_platform(&test.db).await;
        let app = open(test).await;
        demo::load_texts(&app).await.unwrap();
        app.db.close().await;
    })
});

/// Adds countries, translations and two products to an empty migrated database, for one that no fixture is copied to.
pub async fn furnish(test: &TestDb) {
    seed_platform(&test.db).await;
    let app = open(test).await;
    inventory::save_products(&app, &[tee("linen-tee", "Lanena majica", 2990), tee("wool-tee", "Volnena majica", 5990)])
        .await
        .unwrap();
    app.db.close().await;
}

/// The settings of a tested shop. Several processes keep their originals in one store.
pub fn settings(test: &TestDb) -> Settings {
    let is_fleet = test.db.dialect() == Dialect::Postgres && processes() > 1;
    Settings {
        data: test.folder.path().join("data"),
        database: Some(test.url.clone().into()),
        originals: if is_fleet { s3::of_all_tests(test.folder.path()) } else { OriginalsSettings::default() },
        render_threads: 1,
        ..Settings::default()
    }
}

/// Whether the long runs of `make proof` are enabled.
pub fn is_proof() -> bool {
    std::env::var_os("TEST_PROOF").is_some()
}

/// An app on the test's database, with a connection pool of its own, like another process.
pub async fn open(test: &TestDb) -> App {
    open_with(test, settings(test)).await
}

/// As `open`, with other settings.
pub async fn open_with(test: &TestDb, settings: Settings) -> App {
    let db = Db::connect(&test.url).await.unwrap();
    App::open(settings, db, Clock::System).await.unwrap()
}

/// A product for Slovenia and Croatia, in two sizes.
pub fn tee(key: &str, name: &str, price_minor: i64) -> ProductDraft {
    let price = PriceDraft { price_minor, ..PriceDraft::default() };
    let variant = |size: &str, stock| VariantDraft {
        values: vec![size.to_owned()],
        stock: StockDraft::tracked(stock),
        prices: [(SI, price.clone()), (HR, price.clone())].into(),
        ..VariantDraft::default()
    };
    let text = |name: &str| ProductText {
        name: name.to_owned(),
        description: "<p>Mehko.</p>".to_owned(),
        ..ProductText::default()
    };
    let offer = OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: key.to_owned(),
        brand: Some("Osnova".to_owned()),
        categories: vec![vec!["Majice".to_owned()]],
        texts: [(SLOVENIAN, text(name)), (ENGLISH, text(key))].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() }],
        variants: vec![variant("S", 4), variant("M", 0)],
        offers: [(SI, offer.clone()), (HR, offer)].into(),
        ..ProductDraft::default()
    }
}

/// Serves an opened app.
pub async fn serve(app: App) -> TestShop {
    let limits = ConnectionLimits::of(&app.settings);
    TestShop::over(app, limits, processes()).await
}

/// Serves an opened app in one process only, with other limits, which are per process.
pub async fn serve_within(app: App, limits: ConnectionLimits) -> TestShop {
    TestShop::over(app, limits, 1).await
}

impl TestShop {
    /// Serves the test's database.
    pub async fn serve(test: &TestDb) -> Self {
        serve(open(test).await).await
    }

    /// Serves the test's database in one process only, to test the state of a single process.
    pub async fn serve_alone(test: &TestDb) -> Self {
        let app = open(test).await;
        let limits = ConnectionLimits::of(&app.settings);
        serve_within(app, limits).await
    }

    async fn over(app: App, limits: ConnectionLimits, processes: usize) -> Self {
        let mut apps = vec![app.clone()];
        // An SQLite file is used by one process only.
        if app.db.dialect() == Dialect::Postgres {
            for number in 1..processes {
                apps.push(another_process(&app, number).await);
            }
        }
        let mut servers = Vec::new();
        for app in &apps {
            servers.push(Server::start(app.clone(), limits.clone()).await);
        }
        let (address, proxy) = match &*servers {
            [one] => (one.address, None),
            many => {
                let proxy = Proxy::start(many.iter().map(|server| server.address).collect()).await;
                (proxy.address, Some(proxy))
            }
        };
        // A new connection for each request, so that requests reach different servers.
        let idle = if proxy.is_some() { 0 } else { usize::MAX };
        let client = Client::builder()
            .redirect(Policy::none())
            .gzip(false)
            .brotli(false)
            .pool_max_idle_per_host(idle)
            .build()
            .unwrap();
        Self { app, apps, address, client, servers, _proxy: proxy }
    }

    /// Waits until every process has read all changes up to now.
    ///
    /// # Panics
    /// When the changes cannot be read.
    pub async fn catch_up(&self) {
        for app in &self.apps {
            app.catch_up().await.unwrap();
        }
    }

    /// Waits until no job is due or running. The shop's own worker may have taken some of them.
    ///
    /// # Panics
    /// When the database fails, or jobs are still running after `JOBS_TIMEOUT`.
    pub async fn run_jobs(&self) {
        let (db, started) = (&self.app.db, Instant::now());
        loop {
            worker::run_due(&self.app).await.unwrap();
            let stats = jobs::stats(db, self.app.clock.now()).await.unwrap();
            if stats.running == 0 && stats.oldest_due.is_none() {
                return;
            }
            assert!(started.elapsed() < JOBS_TIMEOUT, "jobs are still running: {stats:?}");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends a GET request to a path of a host.
    pub async fn get(&self, host: &str, path: &str) -> Response {
        self.ask(host, path, HeaderMap::new()).await
    }

    /// Sends a GET request with further headers.
    pub async fn ask(&self, host: &str, path: &str, headers: HeaderMap) -> Response {
        let url = format!("http://{}{path}", self.address);
        self.client.get(url).headers(headers).header(HOST, host).send().await.unwrap()
    }

    /// Sends JSON.
    pub async fn post(&self, host: &str, path: &str, body: &serde_json::Value) -> Response {
        let url = format!("http://{}{path}", self.address);
        self.client.post(url).header(HOST, host).json(body).send().await.unwrap()
    }

    /// Sends a prepared request.
    pub async fn send(
        &self,
        method: Method,
        host: &str,
        path: &str,
        headers: HeaderMap,
        body: Option<String>,
    ) -> Response {
        let url = format!("http://{}{path}", self.address);
        let request = self.client.request(method, url).headers(headers).header(HOST, host);
        request.body(body.unwrap_or_default()).send().await.unwrap()
    }

    /// Sends a form, as a page or a mail client without JavaScript does.
    pub async fn post_form(&self, host: &str, path: &str, body: &'static str) -> Response {
        let url = format!("http://{}{path}", self.address);
        let form = "application/x-www-form-urlencoded";
        self.client.post(url).header(HOST, host).header(CONTENT_TYPE, form).body(body).send().await.unwrap()
    }

    /// Sends a form with further headers, as a browser without JavaScript does.
    pub async fn send_form(&self, host: &str, path: &str, headers: HeaderMap, body: String) -> Response {
        let url = format!("http://{}{path}", self.address);
        let form = "application/x-www-form-urlencoded";
        self.client
            .post(url)
            .headers(headers)
            .header(HOST, host)
            .header(CONTENT_TYPE, form)
            .body(body)
            .send()
            .await
            .unwrap()
    }

    /// The addresses of its servers: one, or those behind the proxy.
    pub fn servers(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.address).collect()
    }

    /// Stops gracefully.
    pub async fn stop(self) {
        futures::future::join_all(self.servers.into_iter().map(Server::stop)).await;
    }
}

/// The number of servers: `TEST_PROCESSES=3` starts three behind a proxy, on PostgreSQL. They run in this process, because
/// tests move their clock; real processes are tested in `cli/tests/fleet`.
fn processes() -> usize {
    std::env::var("TEST_PROCESSES").ok().and_then(|count| count.parse().ok()).unwrap_or(1)
}

/// A second app like that of another process: with its own connection pool, data folder and in-memory state. Database and
/// originals are shared, as is the clock, since tests move it; and the folder of sent e-mails, in which tests look for them.
async fn another_process(app: &App, number: usize) -> App {
    let url = app.settings.database_url();
    assert!(is_postgres(&url), "the settings of a shop on PostgreSQL name its database: see `settings`");
    assert!(app.settings.originals.url.is_some(), "and a store that processes share");
    let first = &app.settings.data;
    let data = first.with_file_name(format!("data-{number}"));
    let (emails, own) = (first.join("mail"), data.join("mail"));
    std::fs::create_dir_all(&emails).unwrap();
    std::fs::create_dir_all(&data).unwrap();
    if !own.exists() {
        std::os::unix::fs::symlink(&emails, own).unwrap();
    }
    let settings = Settings { data, ..app.settings.clone() };
    let db = Db::connect_with(&url, &DbOptions::serving(&settings)).await.unwrap();
    App::open(settings, db, app.clock.clone()).await.unwrap()
}

/// One serving app.
struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Server {
    async fn start(app: App, limits: ConnectionLimits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            vitrina_server::serve_within(app, listener, limits, async {
                // Dropping the shop stops it, too.
                let _ = stopped.await;
            })
            .await
            .unwrap();
        });
        Self { address, stop: Some(stop), serving }
    }

    async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            // It may have stopped already.
            let _ = stop.send(());
        }
        self.serving.await.unwrap();
    }
}
