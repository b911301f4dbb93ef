//! Fake payment providers for tests, in the real wire format: Stripe and SSLCommerz on ports of their own. Tests control what a
//! shopper does there, and the providers' faults.

mod faults;
pub mod sslcommerz;
pub mod stripe;

pub use faults::Fault;
pub use sslcommerz::FakeSslcommerz;
pub use stripe::FakeStripe;

use std::sync::{Arc, Mutex};

use axum::{Router, middleware};
use tokio::{net::TcpListener, task::JoinHandle};

use faults::{Faults, misbehave};

/// A provider that listens on a port of its own until the last clone is dropped; its ledger records the requests.
#[derive(Clone)]
pub struct FakeProvider<L> {
    /// Its base URL, such as `http://127.0.0.1:9000`.
    pub url: String,
    /// The faults of its API.
    pub faults: Faults,
    ledger: Arc<Mutex<L>>,
    _serving: Arc<Serving>,
}

struct Serving(JoinHandle<()>);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The state shared by a provider's handlers.
struct Shared<L> {
    ledger: Arc<Mutex<L>>,
    url: String,
}

impl<L> Clone for Shared<L> {
    fn clone(&self) -> Self {
        Self { ledger: Arc::clone(&self.ledger), url: self.url.clone() }
    }
}

impl<L: Default + Send + 'static> FakeProvider<L> {
    /// Serves the API, with injected faults, and the pages that shoppers see.
    async fn serve(api: Router<Shared<L>>, pages: Router<Shared<L>>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let shared = Shared { ledger: Arc::default(), url: url.clone() };
        let faults = Faults::default();
        let api = api.layer(middleware::from_fn_with_state(faults.clone(), misbehave));
        let router = api.merge(pages).with_state(shared.clone());
        let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, faults, ledger: shared.ledger, _serving: Arc::new(Serving(serving)) }
    }
}

type Fields = Vec<(String, String)>;

fn fields(text: &[u8]) -> Fields {
    url::form_urlencoded::parse(text).into_owned().collect()
}

fn value<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value.as_str())
}
