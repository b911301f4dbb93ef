//! How a provider misbehaves, call by call.

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

/// One misbehaviour.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// Answers this status before doing anything.
    Status(u16),
    /// Does what was asked, and then answers this status.
    DoneThenStatus(u16),
    /// Does what was asked, and answers too late.
    DoneThenSilent(Duration),
    /// Answers what is no JSON.
    Garbage,
}

/// What the next calls meet, and how many calls there were.
#[derive(Clone, Default)]
pub struct Faults(Arc<Mutex<(VecDeque<Fault>, usize)>>);

impl Faults {
    /// Lets the next calls meet these, one each.
    pub fn inject(&self, faults: impl IntoIterator<Item = Fault>) {
        self.0.lock().unwrap().0.extend(faults);
    }

    /// Lets the next calls meet nothing.
    pub fn clear(&self) {
        self.0.lock().unwrap().0.clear();
    }

    /// Calls so far.
    pub fn calls(&self) -> usize {
        self.0.lock().unwrap().1
    }
}

/// The layer that lets calls meet their faults.
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
