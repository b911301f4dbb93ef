//! Whole answers to what most requests are: a guest's, for a page that is cached, under an address that was answered before.
//! Country, language and page are found once for each address, and the answer's headers are put together once.

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
    tenancy::{Address, Storefront},
};

/// A cached page as a request found it.
pub struct FoundPage {
    /// The answer to this request, without the headers that every answer carries.
    pub response: Response,
    pub(super) key: PageKey,
    pub(super) page: Arc<CachedPage>,
    pub(super) address: PageAddress,
}

#[derive(Debug)]
struct ReadyPage {
    front: Storefront,
    audience: Audience,
    key: PageKey,
    page: Weak<CachedPage>,
    /// Of the answer with brotli, the headers included that every answer carries.
    headers: HeaderMap,
}

/// Answers by address.
#[derive(Debug)]
pub(super) struct ReadyPages(ByAddress<ReadyPage>);

impl ReadyPages {
    /// None yet; `parameters` are all that any page reads.
    pub(super) fn new(parameters: impl IntoIterator<Item = String>) -> Self {
        Self(ByAddress::new(parameters))
    }

    /// The answer to a request for the address, if it stands.
    pub(super) fn find(
        &self,
        pages: &Arc<SharedPages>,
        address: &Address<'_>,
        request: &HeaderMap,
    ) -> Option<Response> {
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
        Some(response)
    }

    /// Keeps the answer to a request for the address; `headers` are those of the whole answer.
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
            headers: headers.clone(),
        };
        self.0.insert(address, |name| found.address.reads(name), &app.directory(), ready);
    }
}
