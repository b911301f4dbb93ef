//! A shop that this process serves over HTTP, in which it changes products.

use std::{error::Error, net::SocketAddr, path::Path, time::Instant};

use serde_json::Value;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use vitrina_server::{
    app::App,
    catalog,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    id::ProductId,
    search,
    tenancy::TenantId,
};

use crate::{
    client::{self, Connection},
    report::progress,
};

const HOST: &str = "si.localhost";
/// The country of the host.
pub const COUNTRY: i64 = 3;
pub const LISTING: &str = "/api/product/web/countryWiseProductsPagination?take=24";

/// A shop that is served by this process, on a port of its own.
pub struct Shop {
    pub app: App,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Shop {
    pub async fn serve(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        let settings = Settings { data: data.to_owned(), ..Settings::default() };
        let db = Db::connect(&database.map_or_else(|| settings.database_url(), str::to_owned)).await?;
        let app = App::open(settings, db, Clock::System).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let served = app.clone();
        let serving = tokio::spawn(async move {
            let stopped = async {
                // Dropping the shop stops it, too.
                let _ = stopped.await;
            };
            if let Err(error) = vitrina_server::serve(served, listener, stopped).await {
                progress(&format!("  the shop stopped: {error}"));
            }
        });
        // Building the search index of a large shop takes minutes of all cores, and is not what is measured here.
        search::index_state(&app).await?;
        Ok(Self { app, address, stop: Some(stop), serving })
    }

    pub async fn stop(mut self) -> Result<(), Box<dyn Error>> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        Ok(self.serving.await?)
    }

    /// The response time in milliseconds, and the response.
    pub async fn ask(&self, path: &str) -> Result<(f64, Value), Box<dyn Error>> {
        let mut connection = Connection::open(self.address).await?;
        let request = client::get(HOST, path);
        let started = Instant::now();
        let (status, body) = connection.exchange(&request).await?;
        let milliseconds = started.elapsed().as_secs_f64() * 1000.0;
        if status != 200 {
            return Err(format!("{path} answered {status}").into());
        }
        Ok((milliseconds, serde_json::from_slice(&body)?))
    }

    /// The newest products, in the listing's order.
    pub async fn newest(&self, most: usize) -> Result<Vec<ProductId>, Box<dyn Error>> {
        let sql = "SELECT o.product_id FROM offer o JOIN product p ON p.id = o.product_id WHERE o.tenant_id = 3 AND o.is_visible \
                   ORDER BY p.published_at DESC, p.id DESC LIMIT";
        Ok(self.app.db.sql(sql).push_bind("", most as i64).scalars().await?)
    }

    /// Changes the prices of products by the given amount and updates their listings, as an import does; waits until this process
    /// has read the change.
    pub async fn change(&self, products: &[ProductId], by: i64) -> Result<(), Box<dyn Error>> {
        let mut tx = self.app.db.begin().await?;
        tx.sql("UPDATE variant_price SET price_minor = price_minor +")
            .push_bind("", by)
            .push_bind(" WHERE tenant_id =", COUNTRY)
            .push(" AND variant_id IN (SELECT id FROM variant WHERE ")
            .push_in("product_id", products)
            .push(")")
            .execute()
            .await?;
        let places: Vec<_> = products.iter().map(|product| (TenantId(COUNTRY), *product)).collect();
        catalog::refresh_offers(&mut tx, &places).await?;
        tx.commit().await?;
        self.app.catch_up().await?;
        Ok(())
    }

    /// The products in a response; empty for a response that is not a product list.
    pub async fn shown(&self, path: &str) -> Result<Vec<ProductId>, Box<dyn Error>> {
        let (_, answer) = self.ask(path).await?;
        Ok(products_of(&answer))
    }

    /// The count returned by SQL written for this benchmark only.
    pub async fn counted(&self, sql: &'static str) -> Result<i64, Box<dyn Error>> {
        Ok(self.app.db.sql(sql).scalar().await?)
    }
}

/// The products of a response, if it is a product list.
pub fn products_of(answer: &Value) -> Vec<ProductId> {
    let products = answer["data"].as_array().into_iter().flatten().filter(|one| one["price"].is_object());
    products.filter_map(|one| one["id"].as_i64()).map(ProductId).collect()
}
