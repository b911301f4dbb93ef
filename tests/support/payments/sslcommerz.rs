//! The parts of SSLCommerz v4 that the shop uses: sessions, their page with its cross-site POST, validation, transactions,
//! refunds, signed notifications.

use std::collections::HashMap;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::StatusCode,
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use md5::{Digest as _, Md5};
use serde_json::{Value, json};

use super::{FakeProvider, Fields, fields, value};

/// The store id that the fake accepts.
pub const STORE: &str = "vitrina_test";
/// Its password.
pub const PASSWORD: &str = "qwerty-s3cret";

#[derive(Clone, Debug)]
struct Transaction {
    sent: Fields,
    status: &'static str,
    amount: String,
    currency: String,
    risk: &'static str,
}

/// The requests that it received.
#[derive(Default)]
pub struct Ledger {
    transactions: HashMap<String, Transaction>,
    keys: HashMap<String, String>,
    refunds: Vec<(String, String, &'static str)>,
}

/// A running SSLCommerz.
pub type FakeSslcommerz = FakeProvider<Ledger>;

type Shared = super::Shared<Ledger>;

impl FakeProvider<Ledger> {
    /// Starts it without transactions.
    pub async fn start() -> Self {
        let api = Router::new()
            .route("/gwprocess/v4/api.php", post(create_session))
            .route("/validator/api/validationserverAPI.php", get(validate))
            .route("/validator/api/merchantTransIDvalidationAPI.php", get(transactions));
        let pages = Router::new().route("/pay/{key}", get(page)).route("/pay/{key}/{outcome}", post(leave_page));
        Self::serve(api, pages).await
    }

    /// Ends the shopper's visit with a status: VALID, FAILED, CANCELLED, PENDING …
    pub fn end(&self, tran_id: &str, status: &'static str) {
        self.ledger.lock().unwrap().transactions.get_mut(tran_id).unwrap().status = status;
    }

    /// Sets a paid amount that differs from the requested one.
    pub fn pay_other(&self, tran_id: &str, amount: &str, currency: &str) {
        let mut ledger = self.ledger.lock().unwrap();
        let transaction = ledger.transactions.get_mut(tran_id).unwrap();
        (transaction.amount, transaction.currency) = (amount.to_owned(), currency.to_owned());
        transaction.status = "VALID";
    }

    /// Marks the payment as risky.
    pub fn mark_risky(&self, tran_id: &str) {
        self.ledger.lock().unwrap().transactions.get_mut(tran_id).unwrap().risk = "1";
    }

    /// Refunds: the transaction, the amount, the status.
    pub fn refunds(&self) -> Vec<(String, String, &'static str)> {
        self.ledger.lock().unwrap().refunds.clone()
    }

    /// Ends a refund with a status: refunded, cancelled.
    pub fn end_refund(&self, index: usize, status: &'static str) {
        self.ledger.lock().unwrap().refunds[index].2 = status;
    }

    /// The parameters with which a transaction was opened.
    pub fn sent(&self, tran_id: &str) -> Vec<(String, String)> {
        self.ledger.lock().unwrap().transactions[tran_id].sent.clone()
    }

    /// The signed notification of a transaction, as a form.
    pub fn notification(&self, tran_id: &str) -> String {
        let ledger = self.ledger.lock().unwrap();
        notification(tran_id, &ledger.transactions[tran_id], PASSWORD)
    }
}

fn notification(tran_id: &str, transaction: &Transaction, password: &str) -> String {
    let mut signed = vec![
        ("amount", transaction.amount.clone()),
        ("bank_tran_id", format!("bank{tran_id}")),
        ("currency", transaction.currency.clone()),
        ("status", transaction.status.to_owned()),
        ("tran_id", tran_id.to_owned()),
        ("val_id", format!("val{tran_id}")),
    ];
    let names = signed.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(",");
    signed.push(("store_passwd", hex::encode(Md5::digest(password))));
    signed.sort();
    let text = signed.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&");
    signed.retain(|(name, _)| *name != "store_passwd");
    signed.push(("verify_sign", hex::encode(Md5::digest(text))));
    signed.push(("verify_key", names));
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(signed).finish()
}

fn is_known(sent: &Fields) -> bool {
    value(sent, "store_id") == STORE && value(sent, "store_passwd") == PASSWORD
}

async fn create_session(State(shared): State<Shared>, body: Bytes) -> Json<Value> {
    let sent = fields(&body);
    let wanted = [
        "total_amount",
        "currency",
        "tran_id",
        "success_url",
        "fail_url",
        "cancel_url",
        "cus_name",
        "cus_email",
        "cus_add1",
        "cus_city",
        "cus_country",
        "cus_phone",
        "shipping_method",
        "ship_name",
        "ship_add1",
        "ship_city",
        "ship_country",
        "product_name",
        "product_category",
        "product_profile",
    ];
    let missing = wanted.iter().find(|name| value(&sent, name).is_empty());
    let tran_id = value(&sent, "tran_id").to_owned();
    if !is_known(&sent) || missing.is_some() || tran_id.len() > 30 {
        let reason = format!("Store Credential Error Or Invalid {}", missing.unwrap_or(&"request"));
        return Json(json!({ "status": "FAILED", "failedreason": reason, "sessionkey": "", "GatewayPageURL": "" }));
    }
    let mut ledger = shared.ledger.lock().unwrap();
    let key = format!("KEY{:04}", ledger.keys.len() + 1);
    let (amount, currency) = (value(&sent, "total_amount").to_owned(), value(&sent, "currency").to_owned());
    let transaction = Transaction { sent, status: "UNATTEMPTED?", amount, currency, risk: "0" };
    ledger.transactions.entry(tran_id.clone()).or_insert(transaction);
    ledger.keys.insert(key.clone(), tran_id);
    let page = format!("{}/pay/{key}", shared.url);
    Json(json!({ "status": "SUCCESS", "failedreason": "", "sessionkey": key, "GatewayPageURL": page }))
}

fn described(tran_id: &str, transaction: &Transaction) -> Value {
    json!({
        "status": transaction.status, "tran_id": tran_id, "val_id": format!("val{tran_id}"), "amount": transaction.amount,
        "store_amount": "97.00", "currency": "BDT", "bank_tran_id": format!("bank{tran_id}"), "card_type": "VISA-Test",
        "currency_type": transaction.currency, "currency_amount": transaction.amount, "currency_rate": "1.0000",
        "risk_level": transaction.risk, "risk_title": "Safe", "APIConnect": "DONE",
    })
}

async fn validate(State(shared): State<Shared>, RawQuery(query): RawQuery) -> Json<Value> {
    let sent = fields(query.unwrap_or_default().as_bytes());
    let ledger = shared.ledger.lock().unwrap();
    let tran_id = value(&sent, "val_id").trim_start_matches("val");
    Json(match ledger.transactions.get(tran_id) {
        Some(transaction) if is_known(&sent) && transaction.status.starts_with("VALID") => {
            described(tran_id, transaction)
        }
        _ => json!({ "status": "INVALID_TRANSACTION", "APIConnect": "DONE" }),
    })
}

async fn transactions(State(shared): State<Shared>, RawQuery(query): RawQuery) -> Json<Value> {
    let sent = fields(query.unwrap_or_default().as_bytes());
    if !is_known(&sent) {
        return Json(json!({ "APIConnect": "INVALID_REQUEST" }));
    }
    let mut ledger = shared.ledger.lock().unwrap();
    if let Some(number) =
        value(&sent, "refund_ref_id").strip_prefix("ref").and_then(|number| number.parse::<usize>().ok())
    {
        let (_, _, status) = ledger.refunds[number];
        return Json(json!({ "APIConnect": "DONE", "refund_ref_id": format!("ref{number}"), "status": status }));
    }
    if let Some(tran_id) = value(&sent, "bank_tran_id").strip_prefix("bank") {
        return Json(refund(&mut ledger, tran_id, value(&sent, "refund_amount")));
    }
    let tran_id = value(&sent, "tran_id");
    let begun = ledger.transactions.get(tran_id).filter(|transaction| transaction.status != "UNATTEMPTED?");
    let element: Vec<Value> = begun.into_iter().map(|transaction| described(tran_id, transaction)).collect();
    Json(json!({ "APIConnect": "DONE", "no_of_trans_found": element.len(), "element": element }))
}

fn refund(ledger: &mut Ledger, tran_id: &str, amount: &str) -> Value {
    let paid = ledger.transactions.get(tran_id).filter(|transaction| transaction.status.starts_with("VALID"));
    if paid.is_none() {
        return json!({ "APIConnect": "DONE", "status": "failed", "errorReason": "Transaction not found" });
    }
    ledger.refunds.push((tran_id.to_owned(), amount.to_owned(), "processing"));
    let name = format!("ref{}", ledger.refunds.len() - 1);
    json!({ "APIConnect": "DONE", "bank_tran_id": format!("bank{tran_id}"), "status": "success", "refund_ref_id": name, "errorReason": "" })
}

async fn page(State(shared): State<Shared>, Path(key): Path<String>) -> Response {
    if !shared.ledger.lock().unwrap().keys.contains_key(&key) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let forms = ["VALID", "FAILED", "CANCELLED"].map(|outcome| {
        format!("<form method=\"post\" action=\"/pay/{key}/{outcome}\"><button>{outcome}</button></form>")
    });
    Html(format!("<!doctype html><html lang=\"en\"><title>Pay</title>{}", forms.concat())).into_response()
}

/// Returns the browser by a form, from this origin to the shop's.
async fn leave_page(State(shared): State<Shared>, Path((key, outcome)): Path<(String, String)>) -> Response {
    let mut ledger = shared.ledger.lock().unwrap();
    let Some(tran_id) = ledger.keys.get(&key).cloned() else { return StatusCode::NOT_FOUND.into_response() };
    let transaction = ledger.transactions.get_mut(&tran_id).unwrap();
    let (status, target) = match outcome.as_str() {
        "VALID" => ("VALID", "success_url"),
        "FAILED" => ("FAILED", "fail_url"),
        _ => ("CANCELLED", "cancel_url"),
    };
    transaction.status = status;
    let target = value(&transaction.sent, target).to_owned();
    let inputs = fields(notification(&tran_id, transaction, PASSWORD).as_bytes())
        .iter()
        .map(|(name, value)| format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">"))
        .collect::<Vec<_>>()
        .concat();
    Html(format!(
        "<!doctype html><html lang=\"en\"><title>Back</title><form method=\"post\" action=\"{target}\">{inputs}<button>Back to the shop</button></form>"
    ))
    .into_response()
}
