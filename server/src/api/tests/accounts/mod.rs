//! Accounts over HTTP: registration, sign-in and sign-out, password resets, changes, deletion.

pub mod addresses;
mod bounds;
mod changes;
mod concurrency;
mod emails;
mod sign_in;

use serde_json::{Value, json};

use super::shop::{Reply, SI, Shop};
use crate::{
    accounts::{self, IssuedLink},
    db::Session as _,
    id::LinkId,
    tenancy::TenantId,
};

/// A password that satisfies the rules.
pub const PASSWORD: &str = "Lipa-2026";

/// A signed-in user.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: i64,
    pub token: String,
    pub email: String,
}

impl Person {
    /// The user of a session's response.
    pub fn of(reply: &Reply, email: &str) -> Self {
        let data = reply.data();
        let token = data["token"].as_str().unwrap().to_owned();
        Self { id: data["id"].as_i64().unwrap(), token, email: email.to_owned() }
    }
}

/// A request body of `auth/register`.
pub fn registration(email: &str) -> Value {
    json!({
        "firstName": "Ana", "lastName": "Novak", "email": email, "password": PASSWORD, "repeatPassword": PASSWORD,
        "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    })
}

/// Registers a customer in Slovenia.
pub async fn register(shop: &Shop, email: &str) -> Person {
    register_as(shop, SI, email, 2).await
}

/// Registers a user of a type in a country.
pub async fn register_as(shop: &Shop, tenant: TenantId, email: &str, user_type: i64) -> Person {
    if user_type == 5 {
        return super::affiliates::apply(shop, tenant, email).await;
    }
    let mut body = registration(email);
    body["userTypeId"] = user_type.into();
    Person::of(&post(shop, tenant, "auth/register", &body).await, email)
}

/// A call without a token.
pub async fn post(shop: &Shop, tenant: TenantId, path: &str, body: &Value) -> Reply {
    shop.call(tenant, ("POST", &format!("/api/{path}")), None, Some(body)).await
}

/// Signs in to a customer's account.
pub async fn sign_in(shop: &Shop, email: &str, password: &str) -> Reply {
    post(shop, SI, "auth/login", &json!({ "email": email, "password": password })).await
}

/// A call by a user, in Slovenia.
pub async fn ask(shop: &Shop, person: &Person, method: &str, path: &str, body: Option<&Value>) -> Reply {
    shop.call(SI, (method, &format!("/api/{path}")), Some(&person.token), body).await
}

/// Whether a user's token is valid.
pub async fn is_in(shop: &Shop, person: &Person) -> bool {
    ask(shop, person, "GET", &format!("user/{}", person.id), None).await.status == 200
}

/// A queued e-mail, as described by its job.
pub struct QueuedEmail {
    pub name: String,
    pub to: String,
    payload: String,
}

/// The queued e-mails, oldest first.
pub async fn emails(shop: &Shop) -> Vec<QueuedEmail> {
    let all: Vec<(String, String)> =
        shop.app.db.sql("SELECT about, payload FROM job WHERE queue = 'mail' ORDER BY id").all().await.unwrap();
    let waiting = all.into_iter().filter_map(|(about, payload)| {
        let (name, to) = about.split_once(" for ")?;
        Some(QueuedEmail { name: name.to_owned(), to: to.to_owned(), payload })
    });
    waiting.collect()
}

/// The token of an e-mail's link, which is created when the e-mail is sent.
pub async fn token_of(shop: &Shop, email: &QueuedEmail) -> String {
    issued(shop, email).await.map_or_else(|| "gone".to_owned(), |issued| issued.token)
}

/// The link of an e-mail as it is sent; none if the link was deleted.
async fn issued(shop: &Shop, email: &QueuedEmail) -> Option<IssuedLink> {
    let payload: Value = serde_json::from_str(&email.payload).unwrap();
    let link = payload["link"].as_i64().expect("an e-mail with a link");
    accounts::issue_link(&shop.app, LinkId(link)).await.unwrap()
}

/// The page to which the link in the latest e-mail of this name leads.
pub async fn link_path(shop: &Shop, name: &str) -> String {
    let emails = emails(shop).await;
    let email = emails.iter().rev().find(|email| email.name == name).expect("such an e-mail waits");
    issued(shop, email).await.expect("the link is not gone").path()
}

/// The token of the link in the latest e-mail of this name.
pub async fn link_token(shop: &Shop, name: &str) -> String {
    let emails = emails(shop).await;
    token_of(shop, emails.iter().rev().find(|email| email.name == name).expect("such an e-mail waits")).await
}

/// Names of the e-mails to an address.
pub async fn emails_to(shop: &Shop, address: &str) -> Vec<String> {
    emails(shop).await.into_iter().filter(|email| email.to == address).map(|email| email.name).collect()
}

/// The result of a COUNT statement.
pub async fn count(shop: &Shop, sql: &'static str) -> i64 {
    shop.app.db.sql(sql).scalar().await.unwrap()
}

/// The kinds of a user's security events, oldest first.
pub async fn events(shop: &Shop, id: i64) -> Vec<String> {
    let statement = shop.app.db.sql("SELECT kind FROM security_event WHERE user_id = $1 ORDER BY id");
    statement.bind(id).scalars().await.unwrap()
}
