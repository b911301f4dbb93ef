//! A rendered page as it is cached: compressed with brotli (decompressed on demand for clients without brotli), with its entity
//! tag.

use std::{io::Read, sync::Arc};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::Response,
};
use bytes::Bytes;
use flate2::read::GzEncoder;

use crate::{
    entity_tag,
    http::{Compression, accepts, compressed},
};

/// Headers of a document, including those that every response carries.
const MOST_HEADERS: usize = 16;
/// `Retry-After` in seconds while a page cannot be served.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");

/// The response to a request for a page.
#[derive(Clone, Debug)]
pub enum PageResponse {
    /// A document.
    Document(Arc<Document>),
    /// The page has moved: a path with its locale prefix.
    Redirect(Arc<str>),
    /// The page is not available to this visitor, who is redirected to this path.
    SeeOther(Arc<str>),
    /// A redirect set by an operator: to a path with its locale prefix, or to another site.
    Operator {
        /// Path or absolute address.
        target: Arc<str>,
        /// Whether browsers and search engines may treat the redirect as permanent.
        is_permanent: bool,
    },
}

/// A document.
#[derive(Debug)]
pub struct Document {
    status: StatusCode,
    brotli: Bytes,
    compression: Compression,
    tag: HeaderValue,
    /// The `robots` value of its head.
    robots: Option<HeaderValue>,
}

impl PageResponse {
    /// Bytes of memory that the page takes.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Document(document) => document.brotli.len() + size_of::<Document>(),
            Self::Redirect(target) | Self::SeeOther(target) | Self::Operator { target, .. } => target.len(),
        }
    }
}

impl Document {
    /// Compresses a document quickly, since a client waits for it.
    pub(super) fn new(status: StatusCode, html: &str) -> Self {
        let compression = Compression::Fast;
        let (tag, brotli) = (entity_tag::of(html.as_bytes()), compressed(html.as_bytes(), compression));
        Self { status, brotli, compression, tag, robots: None }
    }

    /// Whether it is already compressed at the densest level.
    pub(super) fn is_dense(&self) -> bool {
        self.compression == Compression::Dense
    }

    /// The same document, compressed more strongly.
    pub(super) fn to_dense(&self) -> Self {
        let compression = Compression::Dense;
        let brotli = compressed(&self.plain(), compression);
        Self { status: self.status, brotli, compression, tag: self.tag.clone(), robots: self.robots.clone() }
    }

    /// Adds an `X-Robots-Tag` header with the head's `robots` value, for clients that do not parse HTML.
    pub(super) fn with_robots(mut self, robots: Option<&str>) -> Self {
        self.robots = robots.and_then(|robots| HeaderValue::from_str(robots).ok());
        self
    }

    /// The response in a content coding that the client accepts; 304 when the client has the page already. `cache_control` is its
    /// `Cache-Control`.
    pub(super) fn respond(&self, request: &HeaderMap, cache_control: HeaderValue) -> Response {
        let has_tag = self.status == StatusCode::OK && !cache_control.as_bytes().ends_with(b"no-store");
        let is_known = has_tag && entity_tag::is_known(request, &self.tag);
        let (coding, body) = if is_known { (None, Body::empty()) } else { self.encoded(request) };
        let mut response = Response::new(body);
        *response.status_mut() = if is_known { StatusCode::NOT_MODIFIED } else { self.status };
        let headers = response.headers_mut();
        headers.reserve(MOST_HEADERS);
        headers.insert(header::CACHE_CONTROL, cache_control);
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(robots) = &self.robots {
            headers.insert(HeaderName::from_static("x-robots-tag"), robots.clone());
        }
        if has_tag {
            headers.insert(header::ETAG, self.tag.clone());
        }
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        if !is_known {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        }
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response
    }

    pub(super) fn status(&self) -> StatusCode {
        self.status
    }

    /// The body as it is stored, compressed with brotli.
    pub(super) fn brotli(&self) -> Bytes {
        self.brotli.clone()
    }

    fn encoded(&self, request: &HeaderMap) -> (Option<&'static str>, Body) {
        if accepts(request, "br") {
            return (Some("br"), self.brotli.clone().into());
        }
        let plain = self.plain();
        if !accepts(request, "gzip") {
            return (None, plain.into());
        }
        let mut zipped = Vec::with_capacity(plain.len() / 4);
        match GzEncoder::new(&*plain, flate2::Compression::fast()).read_to_end(&mut zipped) {
            Ok(_) => (Some("gzip"), zipped.into()),
            Err(_) => (None, plain.into()),
        }
    }

    /// The decompressed body.
    pub(super) fn plain(&self) -> Vec<u8> {
        let mut plain = Vec::with_capacity(self.brotli.len() * 6);
        brotli::Decompressor::new(&*self.brotli, 16 * 1024)
            .read_to_end(&mut plain)
            .expect("what was compressed here can be decompressed");
        plain
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use flate2::read::GzDecoder;

    use super::*;

    const CACHING: HeaderValue = HeaderValue::from_static("private, no-cache");

    async fn asked(document: &Document, name: header::HeaderName, value: &str) -> (Response<()>, Vec<u8>) {
        let headers = HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())]);
        let (parts, body) = document.respond(&headers, CACHING).into_parts();
        (Response::from_parts(parts, ()), to_bytes(body, usize::MAX).await.unwrap().to_vec())
    }

    #[tokio::test]
    async fn a_page_reads_the_same_in_every_coding() {
        let html = format!("<!doctype html>{}", "<p>čevlji</p>".repeat(5_000));
        let document = Document::new(StatusCode::OK, &html);
        assert!(PageResponse::Document(Arc::new(Document::new(StatusCode::OK, &html))).size() < 2_000);
        let (plain, body) = asked(&document, header::ACCEPT_ENCODING, "identity").await;
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        assert_eq!(body, html.as_bytes());
        let (zipped, body) = asked(&document, header::ACCEPT_ENCODING, "gzip").await;
        assert_eq!(zipped.headers()[header::CONTENT_ENCODING], "gzip");
        let mut text = String::new();
        GzDecoder::new(&*body).read_to_string(&mut text).unwrap();
        assert_eq!(text, html);
        let (smallest, body) = asked(&document, header::ACCEPT_ENCODING, "gzip, br").await;
        assert_eq!(smallest.headers()[header::CONTENT_ENCODING], "br");
        let mut text = String::new();
        brotli::Decompressor::new(&*body, 4096).read_to_string(&mut text).unwrap();
        assert_eq!(text, html);
    }

    #[tokio::test]
    async fn a_client_with_the_current_page_gets_304() {
        let document = Document::new(StatusCode::OK, "<p>here</p>");
        let (first, _) = asked(&document, header::ACCEPT_ENCODING, "br").await;
        let tag = first.headers()[header::ETAG].to_str().unwrap().to_owned();
        let (again, body) = asked(&document, header::IF_NONE_MATCH, &tag).await;
        assert_eq!((again.status(), body.len()), (StatusCode::NOT_MODIFIED, 0));
        let other = Document::new(StatusCode::OK, "<p>there</p>");
        assert_eq!(asked(&other, header::IF_NONE_MATCH, &tag).await.0.status(), StatusCode::OK);
    }
}
