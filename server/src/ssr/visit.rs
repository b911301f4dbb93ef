//! A request for a document, and the JSON that is exchanged with the renderer about it.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use serde::Deserialize;

use super::pool::RenderError;
use crate::{telemetry::REQUEST_ID, tenancy::Storefront};

/// Who asks for which page.
#[derive(Debug)]
pub struct Visit<'a> {
    /// Country and language.
    pub front: &'a Storefront,
    /// With query, without locale prefix.
    pub path: &'a str,
    /// Of the request.
    pub headers: &'a HeaderMap,
    /// The visitor's network, as far as it is known.
    pub network: Option<IpAddr>,
    /// Of the connection.
    pub peer: Option<SocketAddr>,
}

impl Visit<'_> {
    /// The id of the request, by which its log lines are found.
    pub(super) fn request_id(&self) -> &str {
        self.headers.get(REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or_default()
    }
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, RenderError> {
    serde_json::to_string(value).map_err(|error| RenderError::Answer(error.to_string()))
}

pub(super) fn parsed<T: for<'de> Deserialize<'de>>(json: &str) -> Result<T, RenderError> {
    serde_json::from_str(json).map_err(|error| RenderError::Answer(error.to_string()))
}
