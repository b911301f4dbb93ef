//! Accounts as people meet them: in, out, forgotten, changed, gone.

pub mod addresses;
mod bounds;
mod changes;
mod entry;
mod letters;
mod many;

use serde_json::{Value, json};

use super::shop::{Reply, SI, Shop};
use crate::{db::Session as _, tenancy::TenantId};

/// A password that keeps the rules.
pub const PASSWORD: &str = "Lipa-2026";

/// Somebody with an account, signed in.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: i64,
    pub token: String,
    pub email: String,
}

impl Person {
    /// The person whom an answer let in.
    pub fn of(reply: &Reply, email: &str) -> Self {
        let data = reply.data();
        let token = data["token"].as_str().unwrap().to_owned();
        Self { id: data["id"].as_i64().unwrap(), token, email: email.to_owned() }
    }
}

/// A body of `auth/register`.
pub fn registration(email: &str) -> Value {
    json!({
        "firstName": "Ana", "lastName": "Novak", "email": email, "password": PASSWORD, "repeatPassword": PASSWORD,
        "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    })
}

/// Registers somebody in Slovenia.
pub async fn register(shop: &Shop, email: &str) -> Person {
    register_as(shop, SI, email, 2).await
}

/// Registers somebody of a type in a country.
pub async fn register_as(shop: &Shop, tenant: TenantId, email: &str, user_type: i64) -> Person {
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

/// A call of somebody, in Slovenia.
pub async fn ask(shop: &Shop, person: &Person, method: &str, path: &str, body: Option<&Value>) -> Reply {
    shop.call(SI, (method, &format!("/api/{path}")), Some(&person.token), body).await
}

/// Whether a person's token is good.
pub async fn is_in(shop: &Shop, person: &Person) -> bool {
    ask(shop, person, "GET", &format!("user/{}", person.id), None).await.status == 200
}

/// The letters that wait to be sent, the first one first.
pub async fn letters(shop: &Shop) -> Vec<Value> {
    let all: Vec<String> = shop.app.db.sql("SELECT payload FROM job ORDER BY id").scalars().await.unwrap();
    all.iter().map(|payload| serde_json::from_str(payload).unwrap()).collect()
}

/// The token of the link in the last letter of a kind.
pub async fn link_token(shop: &Shop, letter: &str) -> String {
    let letters = letters(shop).await;
    let letter = letters.iter().rev().find(|one| one["letter"] == letter).expect("such a letter was posted");
    letter["link"].as_str().unwrap().split_once("?token=").unwrap().1.to_owned()
}

/// Names of the letters to an address.
pub async fn letters_to(shop: &Shop, email: &str) -> Vec<String> {
    let all = letters(shop).await;
    let own = all.iter().filter(|letter| letter["to"]["email"] == email);
    own.map(|letter| letter["letter"].as_str().unwrap().to_owned()).collect()
}

/// How many rows a count finds.
pub async fn count(shop: &Shop, sql: &'static str) -> i64 {
    shop.app.db.sql(sql).scalar().await.unwrap()
}

/// The kinds of security events of a person, the first one first.
pub async fn events(shop: &Shop, id: i64) -> Vec<String> {
    let statement = shop.app.db.sql("SELECT kind FROM security_event WHERE user_id = $1 ORDER BY id");
    statement.bind(id).scalars().await.unwrap()
}
