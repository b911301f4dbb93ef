//! The parts of Stripe that the shop uses: Checkout Sessions, their page, refunds, idempotency keys, signed webhooks.

use std::{
    collections::HashMap,
    time::{SystemTime, UNIX_EPOCH},
};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::{HeaderMap, StatusCode, header::LOCATION},
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use ring::hmac;
use serde_json::{Value, json};

use super::{FakeProvider, Fields, fields, value};

/// The API key that the fake accepts.
pub const KEY: &str = "sk_test_s3cret";
/// The key that signs webhooks.
pub const WEBHOOK_SECRET: &str = "whsec_s3cret";

/// The requests that it received.
#[derive(Default)]
pub struct Ledger {
    sessions: HashMap<String, Value>,
    intents: HashMap<String, Value>,
    refunds: Vec<Value>,
    answers: HashMap<String, (Fields, StatusCode, Value)>,
    count: usize,
}

/// A running Stripe.
pub type FakeStripe = FakeProvider<Ledger>;

type Shared = super::Shared<Ledger>;

type Answered = (StatusCode, Value);

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

fn refused(status: StatusCode, kind: &str, code: &str) -> Answered {
    (status, json!({ "error": { "type": kind, "code": code, "message": format!("{code} ({KEY} was not meant)") } }))
}

fn invalid(code: &str) -> Answered {
    refused(StatusCode::BAD_REQUEST, "invalid_request_error", code)
}

impl FakeProvider<Ledger> {
    /// Starts it without sessions.
    pub async fn start() -> Self {
        let api = Router::new()
            .route("/v1/checkout/sessions", post(create_session))
            .route("/v1/checkout/sessions/{id}", get(read_session))
            .route("/v1/checkout/sessions/{id}/expire", post(expire_session))
            .route("/v1/payment_intents/{id}", get(read_intent))
            .route("/v1/refunds", post(create_refund).get(list_refunds))
            .route("/v1/refunds/{id}", get(read_refund));
        let pages = Router::new().route("/c/pay/{id}", get(page).post(paid_on_page));
        Self::serve(api, pages).await
    }

    /// The ids of all sessions, oldest first.
    pub fn sessions(&self) -> Vec<String> {
        let ledger = self.ledger.lock().unwrap();
        let mut names: Vec<String> = ledger.sessions.keys().cloned().collect();
        names.sort();
        names
    }

    /// A session as JSON.
    pub fn session(&self, id: &str) -> Value {
        self.ledger.lock().unwrap().sessions[id].clone()
    }

    /// All refunds.
    pub fn refunds(&self) -> Vec<Value> {
        self.ledger.lock().unwrap().refunds.clone()
    }

    /// The shopper pays.
    pub fn pay(&self, id: &str) {
        pay(&mut self.ledger.lock().unwrap(), id);
    }

    /// The shopper pays by a method that takes time to settle.
    pub fn process(&self, id: &str) {
        let mut ledger = self.ledger.lock().unwrap();
        pay(&mut ledger, id);
        ledger.sessions.get_mut(id).unwrap()["payment_status"] = json!("unpaid");
        let intent = ledger.sessions[id]["payment_intent"].as_str().unwrap().to_owned();
        ledger.intents.get_mut(&intent).unwrap()["status"] = json!("processing");
    }

    /// A payment that was processing is rejected.
    pub fn fail(&self, id: &str) {
        let mut ledger = self.ledger.lock().unwrap();
        let intent = ledger.sessions[id]["payment_intent"].as_str().unwrap().to_owned();
        ledger.intents.get_mut(&intent).unwrap()["status"] = json!("requires_payment_method");
    }

    /// The session expires without payment.
    pub fn expire(&self, id: &str) {
        self.ledger.lock().unwrap().sessions.get_mut(id).unwrap()["status"] = json!("expired");
    }

    /// Changes a field of a session.
    pub fn change(&self, id: &str, name: &str, to: Value) {
        self.ledger.lock().unwrap().sessions.get_mut(id).unwrap()[name] = to;
    }

    /// Ends an accepted refund with a status.
    pub fn end_refund(&self, index: usize, status: &str) {
        self.ledger.lock().unwrap().refunds[index]["status"] = json!(status);
    }

    /// A webhook's body about a session and its current signature.
    pub fn webhook(&self, event_id: &str, kind: &str, session: &str) -> (String, String) {
        let body =
            json!({ "id": event_id, "object": "event", "type": kind, "data": { "object": self.session(session) } });
        let body = body.to_string();
        let signature = signature(WEBHOOK_SECRET, now(), &body);
        (body, signature)
    }
}

/// The signature header of a webhook.
pub fn signature(secret: &str, at: u64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{at}.{body}").as_bytes());
    let hex: Vec<String> = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={at},v1={}", hex.concat())
}

fn pay(ledger: &mut Ledger, id: &str) {
    ledger.count += 1;
    let intent = format!("pi_{:04}", ledger.count);
    let session = ledger.sessions.get_mut(id).unwrap();
    let amount = session["amount_total"].clone();
    session["status"] = json!("complete");
    session["payment_status"] = json!("paid");
    session["payment_intent"] = json!(intent);
    session["url"] = Value::Null;
    let made = json!({
        "id": intent, "object": "payment_intent", "status": "succeeded", "amount": amount, "amount_received": amount,
        "currency": session["currency"], "metadata": session["metadata"],
    });
    ledger.intents.insert(intent, made);
}

fn is_known(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    text("authorization") == format!("Bearer {KEY}") && !text("stripe-version").is_empty()
}

/// A POST with its idempotency key: a repetition gets the first response, different parameters are rejected.
fn once(
    shared: &Shared,
    headers: &HeaderMap,
    body: &[u8],
    make: impl FnOnce(&mut Ledger, &Fields) -> Answered,
) -> Response {
    if !is_known(headers) {
        return answered(refused(StatusCode::UNAUTHORIZED, "invalid_request_error", "api_key_invalid"));
    }
    let sent = fields(body);
    let key = headers.get("idempotency-key").and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let mut ledger = shared.ledger.lock().unwrap();
    if let Some((before, status, answer)) = ledger.answers.get(&key) {
        if *before != sent {
            return answered(refused(StatusCode::BAD_REQUEST, "idempotency_error", "keys_differ"));
        }
        return ([("idempotent-replayed", "true")], answered((*status, answer.clone()))).into_response();
    }
    let (status, answer) = make(&mut ledger, &sent);
    if !key.is_empty() {
        ledger.answers.insert(key, (sent, status, answer.clone()));
    }
    answered((status, answer))
}

fn answered((status, body): Answered) -> Response {
    (status, Json(body)).into_response()
}

async fn create_session(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    let url = shared.url.clone();
    once(&shared, &headers, &body, |ledger, sent| {
        let amount: i64 = value(sent, "line_items[0][price_data][unit_amount]").parse().unwrap_or_default();
        let expires: u64 = value(sent, "expires_at").parse().unwrap_or_default();
        let wanted =
            ["mode", "success_url", "line_items[0][quantity]", "line_items[0][price_data][product_data][name]"];
        if amount <= 0 || wanted.iter().any(|name| value(sent, name).is_empty()) {
            return invalid("parameter_missing");
        }
        if !(now() + 1800..=now() + 86_400).contains(&expires) {
            return invalid("expires_at_out_of_range");
        }
        ledger.count += 1;
        let id = format!("cs_test_{:04}", ledger.count);
        let session = json!({
            "id": id, "object": "checkout.session", "url": format!("{url}/c/pay/{id}"), "status": "open",
            "payment_status": "unpaid", "amount_total": amount, "currency": value(sent, "line_items[0][price_data][currency]"),
            "client_reference_id": value(sent, "client_reference_id"), "payment_intent": null, "expires_at": expires,
            "success_url": value(sent, "success_url"), "locale": value(sent, "locale"),
            "customer_email": value(sent, "customer_email"), "metadata": { "payment": value(sent, "metadata[payment]") },
        });
        ledger.sessions.insert(id, session.clone());
        (StatusCode::OK, session)
    })
}

async fn read_session(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    if !is_known(&headers) {
        return answered(refused(StatusCode::UNAUTHORIZED, "invalid_request_error", "api_key_invalid"));
    }
    let ledger = shared.ledger.lock().unwrap();
    let Some(mut session) = ledger.sessions.get(&id).cloned() else {
        return answered(refused(StatusCode::NOT_FOUND, "invalid_request_error", "resource_missing"));
    };
    let query = fields(query.unwrap_or_default().as_bytes());
    let intent = session["payment_intent"].as_str().and_then(|name| ledger.intents.get(name));
    if let (Some(intent), "payment_intent") = (intent, value(&query, "expand[]")) {
        session["payment_intent"] = intent.clone();
    }
    answered((StatusCode::OK, session))
}

async fn read_intent(State(shared): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    if !is_known(&headers) {
        return answered(refused(StatusCode::UNAUTHORIZED, "invalid_request_error", "api_key_invalid"));
    }
    let ledger = shared.ledger.lock().unwrap();
    let Some(mut intent) = ledger.intents.get(&id).cloned() else {
        return answered(refused(StatusCode::NOT_FOUND, "invalid_request_error", "resource_missing"));
    };
    // All shoppers of the fake use the same card.
    intent["latest_charge"] = json!({ "payment_method_details": { "card": { "fingerprint": "Xt5EWLLDS7FJjR1c" } } });
    answered((StatusCode::OK, intent))
}

async fn expire_session(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    once(&shared, &headers, &body, |ledger, _| match ledger.sessions.get_mut(&id) {
        Some(session) if session["status"] == "open" => {
            session["status"] = json!("expired");
            (StatusCode::OK, session.clone())
        }
        _ => invalid("session_not_open"),
    })
}

async fn create_refund(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    once(&shared, &headers, &body, |ledger, sent| {
        let name = value(sent, "payment_intent");
        let Some(intent) = ledger.intents.get(name).filter(|intent| intent["status"] == "succeeded") else {
            return invalid("resource_missing");
        };
        let received = intent["amount_received"].as_i64().unwrap();
        let stands = |refund: &&Value| refund["payment_intent"] == name && refund["status"] != "failed";
        let before: i64 = ledger.refunds.iter().filter(stands).map(|refund| refund["amount"].as_i64().unwrap()).sum();
        let amount: i64 = value(sent, "amount").parse().unwrap_or_default();
        if before == received {
            return invalid("charge_already_refunded");
        }
        if amount <= 0 || before + amount > received {
            return invalid("amount_too_large");
        }
        ledger.count += 1;
        let refund = json!({
            "id": format!("re_{:04}", ledger.count), "object": "refund", "status": "succeeded", "amount": amount,
            "payment_intent": name, "metadata": { "refund": value(sent, "metadata[refund]") },
        });
        ledger.refunds.push(refund.clone());
        (StatusCode::OK, refund)
    })
}

async fn list_refunds(State(shared): State<Shared>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    if !is_known(&headers) {
        return answered(refused(StatusCode::UNAUTHORIZED, "invalid_request_error", "api_key_invalid"));
    }
    let query = fields(query.unwrap_or_default().as_bytes());
    let ledger = shared.ledger.lock().unwrap();
    let of = |refund: &&Value| refund["payment_intent"] == value(&query, "payment_intent");
    let data: Vec<Value> = ledger.refunds.iter().filter(of).cloned().collect();
    answered((StatusCode::OK, json!({ "object": "list", "has_more": false, "data": data })))
}

async fn read_refund(State(shared): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let ledger = shared.ledger.lock().unwrap();
    let found = ledger.refunds.iter().find(|refund| refund["id"] == *id).cloned();
    match found.filter(|_| is_known(&headers)) {
        Some(refund) => answered((StatusCode::OK, refund)),
        None => answered(refused(StatusCode::NOT_FOUND, "invalid_request_error", "resource_missing")),
    }
}

async fn page(State(shared): State<Shared>, Path(id): Path<String>) -> Html<String> {
    let known = shared.ledger.lock().unwrap().sessions.contains_key(&id);
    Html(format!(
        "<!doctype html><html lang=\"en\"><title>Pay</title><form method=\"post\"><button>Pay {known}</button></form>"
    ))
}

async fn paid_on_page(State(shared): State<Shared>, Path(id): Path<String>) -> Response {
    let mut ledger = shared.ledger.lock().unwrap();
    pay(&mut ledger, &id);
    let back = ledger.sessions[&id]["success_url"].as_str().unwrap().replace("{CHECKOUT_SESSION_ID}", &id);
    (StatusCode::SEE_OTHER, [(LOCATION, back)]).into_response()
}
