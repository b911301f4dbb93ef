//! The envelope of every response.

use axum::{
    Json,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use utoipa::ToSchema;

/// Characters that are not percent-encoded in an address.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// Response of a successful call.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Envelope<T> {
    /// Always true.
    pub is_success: bool,
    /// Message for the user; may be empty.
    pub message: String,
    /// Result of the call.
    pub data: T,
    /// Pagination data of a list; absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub meta: Option<Meta>,
}

impl<T> Envelope<T> {
    /// A response without a message.
    pub fn of(data: T) -> Self {
        Self { is_success: true, message: String::new(), data, meta: None }
    }
}

/// 200 with an enveloped response.
#[derive(Debug)]
pub struct Answer<T>(pub T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        Json(Envelope::of(self.0)).into_response()
    }
}

/// 200 with an enveloped response and a message for the user, in the request's language.
#[derive(Debug)]
pub struct Notice<T>(pub T, pub String);

impl<T: Serialize> IntoResponse for Notice<T> {
    fn into_response(self) -> Response {
        Json(Envelope { message: self.1, ..Envelope::of(self.0) }).into_response()
    }
}

/// Pagination data of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Meta {
    /// Page number, starting at 1.
    pub page: i64,
    /// Items per page.
    pub take: i64,
    /// Total number of items.
    pub item_count: i64,
    /// Total number of pages.
    pub page_count: i64,
    /// Whether there is a previous page with items.
    pub has_previous_page: bool,
    /// Whether there is a next page.
    pub has_next_page: bool,
}

/// Response of a failed call.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Failure {
    /// Always false.
    pub is_success: bool,
    /// Error message in the response language.
    pub message: String,
    /// Data needed to continue, whose structure depends on `code`; null otherwise.
    #[schema(value_type = Option<Object>, required)]
    pub data: serde_json::Value,
    /// Stable error code.
    pub code: String,
    /// Parameters or fields that are not valid (status 422).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub errors: Vec<FieldMessage>,
    /// Request ID in the server's log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub request_id: Option<String>,
}

/// A parameter or field that is not valid.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldMessage {
    /// Name of the parameter, or path of the field, as in the request.
    pub field: String,
    /// Stable error code.
    pub code: String,
    /// Error message in the response language.
    pub message: String,
}

/// 301: the requested thing has a new URL, which `fetch` follows.
#[derive(Debug)]
pub struct Moved {
    /// The path of the same API call with the current name, including the query.
    pub location: String,
    /// The page's current path, without locale prefix.
    pub path: String,
}

impl IntoResponse for Moved {
    fn into_response(self) -> Response {
        let body = Json(Envelope::of(serde_json::json!({ "path": self.path })));
        (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, self.location)], body).into_response()
    }
}

/// The address of a call for another slug, with the original query.
pub fn moved_to(call: &str, slug: &str, asked: &Uri) -> String {
    let slug = utf8_percent_encode(slug, KEPT);
    match asked.query() {
        Some(query) => format!("{call}{slug}?{query}"),
        None => format!("{call}{slug}"),
    }
}
