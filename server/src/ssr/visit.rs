//! A document request, and the JSON exchanged with the renderer about it.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use serde::Deserialize;

use super::pool::RenderError;
use crate::{telemetry::REQUEST_ID, tenancy::Storefront};

/// A visitor's request for a page.
#[derive(Debug)]
pub struct Visit<'a> {
    /// Country and language.
    pub front: &'a Storefront,
    /// With the query, without the locale prefix.
    pub path: &'a str,
    /// Headers of the request.
    pub headers: &'a HeaderMap,
    /// The visitor's network, if known.
    pub network: Option<IpAddr>,
    /// The peer of the connection.
    pub peer: Option<SocketAddr>,
}

impl Visit<'_> {
    /// The request id, as in the log lines.
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
