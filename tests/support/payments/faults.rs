//! Faults of a provider, injected call by call.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    body::Body,
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};

/// One fault.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// Responds with this status without doing anything.
    Status(u16),
    /// Performs the request, then responds with this status.
    DoneThenStatus(u16),
    /// Performs the request, and responds too late.
    DoneThenSilent(Duration),
    /// Responds with invalid JSON.
    Garbage,
}

/// The faults of the next calls, and the number of calls.
#[derive(Clone, Default)]
pub struct Faults(Arc<Mutex<(VecDeque<Fault>, usize)>>);

impl Faults {
    /// Injects these faults into the next calls, one each.
    pub fn inject(&self, faults: impl IntoIterator<Item = Fault>) {
        self.0.lock().unwrap().0.extend(faults);
    }

    /// Removes all injected faults.
    pub fn clear(&self) {
        self.0.lock().unwrap().0.clear();
    }

    /// The number of calls so far.
    pub fn calls(&self) -> usize {
        self.0.lock().unwrap().1
    }
}

/// The middleware that applies the faults.
pub async fn misbehave(State(faults): State<Faults>, request: Request<Body>, next: Next) -> Response {
    let fault = {
        let mut held = faults.0.lock().unwrap();
        held.1 += 1;
        held.0.pop_front()
    };
    let status = |code| StatusCode::from_u16(code).unwrap().into_response();
    match fault {
        None => next.run(request).await,
        Some(Fault::Status(code)) => status(code),
        Some(Fault::DoneThenStatus(code)) => {
            next.run(request).await;
            status(code)
        }
        Some(Fault::DoneThenSilent(wait)) => {
            let response = next.run(request).await;
            tokio::time::sleep(wait).await;
            response
        }
        Some(Fault::Garbage) => "<html>we are sorry</html>".into_response(),
    }
}
