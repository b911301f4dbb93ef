//! Complete responses for the most frequent case: a guest's request for a cached page under an address that was served before.
//! Country, language and page are resolved once for each address, and the response's headers are built once.

use std::sync::{Arc, Weak};

use axum::{
    body::Body,
    http::{HeaderMap, StatusCode, header},
    response::Response,
};

use super::{
    cache_control::shared_cache_control,
    document::PageResponse,
    page_cache::{CachedPage, PageKey},
    personal,
    routes::{Audience, CachePolicy, PageAddress},
    shared_pages::SharedPages,
};
use crate::{
    app::App,
    http::{ByAddress, takes_brotli},
    telemetry::RouteMetrics,
    tenancy::{Address, Storefront},
};

/// A cached page that was found for a request.
pub struct FoundPage {
    /// The response to this request, without the headers that every response carries.
    pub response: Response,
    pub(super) key: PageKey,
    pub(super) page: Arc<CachedPage>,
    pub(super) address: PageAddress,
}

impl FoundPage {
    /// The pattern of the page's route.
    pub fn pattern(&self) -> Arc<str> {
        Arc::clone(&self.address.pattern)
    }
}

#[derive(Debug)]
struct ReadyPage {
    front: Storefront,
    audience: Audience,
    key: PageKey,
    page: Weak<CachedPage>,
    metrics: RouteMetrics,
    /// Headers of the brotli response, including those that every response carries.
    headers: HeaderMap,
}

/// Responses by address.
#[derive(Debug)]
pub(super) struct ReadyPages(ByAddress<ReadyPage>);

impl ReadyPages {
    /// An empty cache; `parameters` are all query parameters that any page reads.
    pub(super) fn new(parameters: impl IntoIterator<Item = String>) -> Self {
        Self(ByAddress::new(parameters))
    }

    /// The response to a request for the address, if it is still valid, and the metrics of its route.
    pub(super) fn find(
        &self,
        pages: &Arc<SharedPages>,
        address: &Address<'_>,
        request: &HeaderMap,
    ) -> Option<(Response, RouteMetrics)> {
        let app = &pages.renderer.app;
        if !takes_brotli(request) {
            return None;
        }
        let ready = self.0.get(address, &app.directory())?;
        let page = ready.page.upgrade()?;
        if personal::is_wanted(request, &ready.front, ready.audience) || !pages.may_be_shown(&ready.key, &page) {
            return None;
        }
        let PageResponse::Document(document) = &page.page else { return None };
        let mut response = Response::new(Body::from(document.brotli()));
        *response.headers_mut() = ready.headers.clone();
        if page.freshness.reads().until().is_some() {
            let cache_control = shared_cache_control(page.freshness.reads(), app);
            response.headers_mut().insert(header::CACHE_CONTROL, cache_control);
        }
        Some((response, ready.metrics.clone()))
    }

    /// Stores the response to a request for the address; `headers` are those of the complete response.
    pub(super) fn keep(
        &self,
        app: &App,
        address: &Address<'_>,
        request: &HeaderMap,
        front: &Storefront,
        found: &FoundPage,
        headers: &HeaderMap,
    ) {
        let is_document = matches!(&found.page.page, PageResponse::Document(page) if page.status() == StatusCode::OK);
        let is_shared = found.address.cache == CachePolicy::Public && found.page.is_complete && !front.unknown_host;
        if !is_document || !is_shared || !takes_brotli(request) {
            return;
        }
        let ready = ReadyPage {
            front: front.clone(),
            audience: found.address.audience,
            key: found.key.clone(),
            page: Arc::downgrade(&found.page),
            metrics: RouteMetrics::of(found.pattern()),
            headers: headers.clone(),
        };
        self.0.insert(address, |name| found.address.reads(name), &app.directory(), ready);
    }
}
