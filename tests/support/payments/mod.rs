//! Payment providers that tests pay at, in their real wire format: Stripe and SSLCommerz on ports of their own. Tests decide what a
//! shopper does there, and how the provider misbehaves.

mod faults;
pub mod sslcommerz;
pub mod stripe;

pub use faults::Fault;
pub use sslcommerz::FakeSslcommerz;
pub use stripe::FakeStripe;

use axum::Router;
use tokio::{net::TcpListener, task::JoinHandle};

/// Serves a router on a port of its own; gives its address such as `http://127.0.0.1:9000`.
async fn serve(router: Router) -> (String, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    (url, tokio::spawn(async move { axum::serve(listener, router).await.unwrap() }))
}

type Fields = Vec<(String, String)>;

fn fields(text: &[u8]) -> Fields {
    url::form_urlencoded::parse(text).into_owned().collect()
}

fn value<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value.as_str())
}
