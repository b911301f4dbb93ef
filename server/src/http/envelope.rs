//! The envelope of every answer.

use axum::{
    Json,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use utoipa::ToSchema;

/// What stays as it is in an address.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// What every call answers with when it succeeds.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Envelope<T> {
    /// Always true here.
    pub is_success: bool,
    /// For people; empty where there is nothing to say.
    pub message: String,
    /// The answer itself.
    pub data: T,
    /// Where a page of a list stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub meta: Option<Meta>,
}

impl<T> Envelope<T> {
    /// An answer without a message.
    pub fn of(data: T) -> Self {
        Self { is_success: true, message: String::new(), data, meta: None }
    }
}

/// 200 with an enveloped answer.
#[derive(Debug)]
pub struct Answer<T>(pub T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        Json(Envelope::of(self.0)).into_response()
    }
}

/// 200 with an enveloped answer and something to tell the person who asked, in the request's language.
#[derive(Debug)]
pub struct Notice<T>(pub T, pub String);

impl<T: Serialize> IntoResponse for Notice<T> {
    fn into_response(self) -> Response {
        Json(Envelope { message: self.1, ..Envelope::of(self.0) }).into_response()
    }
}

/// Where a page of a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Meta {
    /// 1-based.
    pub page: i64,
    /// Items a page.
    pub take: i64,
    /// Items in all.
    pub item_count: i64,
    /// Pages in all.
    pub page_count: i64,
    /// Whether a page with items comes before.
    pub has_previous_page: bool,
    /// Whether another page follows.
    pub has_next_page: bool,
}

/// What every call answers with when it fails.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Failure {
    /// Always false here.
    pub is_success: bool,
    /// What went wrong, in the request's language.
    pub message: String,
    /// Null, or what the caller needs to go on: its shape depends on `code`.
    #[schema(value_type = Option<Object>, required)]
    pub data: serde_json::Value,
    /// Stable: the id of the message.
    pub code: String,
    /// What is wrong with which parameter or field (422).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub errors: Vec<FieldMessage>,
    /// Names the request in the server's log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub request_id: Option<String>,
}

/// What is wrong with one parameter or field.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldMessage {
    /// As the caller spells it.
    pub field: String,
    /// Stable: the id of the message.
    pub code: String,
    /// In the request's language.
    pub message: String,
}

/// 301: the thing has another address now. A fetch follows it.
#[derive(Debug)]
pub struct Moved {
    /// The API path of the same call for the thing as it is called now, query included.
    pub location: String,
    /// The page's path now, without a locale prefix.
    pub path: String,
}

impl IntoResponse for Moved {
    fn into_response(self) -> Response {
        let body = Json(Envelope::of(serde_json::json!({ "path": self.path })));
        (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, self.location)], body).into_response()
    }
}

/// The address of a call for another slug, with the query that it was asked with.
pub fn moved_to(call: &str, slug: &str, asked: &Uri) -> String {
    let slug = utf8_percent_encode(slug, KEPT);
    match asked.query() {
        Some(query) => format!("{call}{slug}?{query}"),
        None => format!("{call}{slug}"),
    }
}
