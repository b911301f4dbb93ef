//! Whole answers to what most requests are: a guest's, for a page that is cached, under the very address that was answered before.
//! Country, language and page are found once for each address, and the answer's headers are put together once.

use std::sync::{Arc, Weak};

use axum::{
    body::Body,
    http::{HeaderMap, StatusCode, header},
    response::Response,
};
use moka::sync::Cache;

use super::{
    document::PageResponse,
    documents::shared_cache_control,
    page_cache::{CachedPage, PageCache, PageKey},
    personal,
    routes::{Audience, CachePolicy},
};
use crate::{
    app::App,
    http::accepts,
    tenancy::{Address, Directory, Storefront},
};

/// Most addresses; each takes about 3 kB besides the page itself, which only the page cache keeps.
const CAPACITY: u64 = 1_024;
/// Longest address.
const LONGEST: usize = 512;

/// A cached page as a request found it.
pub struct FoundPage {
    /// The answer to this request, without the headers that every answer carries.
    pub response: Response,
    pub(super) key: PageKey,
    pub(super) page: Arc<CachedPage>,
    pub(super) audience: Audience,
    /// Whether every parameter of the address is one that the page reads. Campaigns' addresses are not worth keeping.
    pub(super) is_plain: bool,
    pub(super) policy: CachePolicy,
}

struct ReadyPage {
    /// The countries when the address was resolved.
    directory: Weak<Directory>,
    front: Storefront,
    audience: Audience,
    key: PageKey,
    page: Weak<CachedPage>,
    /// Of the answer with brotli, the headers included that every answer carries.
    headers: HeaderMap,
}

/// Answers by address. Cheap to clone.
#[derive(Clone)]
pub(super) struct ReadyPages(Cache<Box<str>, Arc<ReadyPage>>);

impl ReadyPages {
    pub(super) fn new() -> Self {
        Self(Cache::new(CAPACITY))
    }

    /// The answer to a request for the address, if it stands.
    pub(super) fn find(
        &self,
        app: &App,
        pages: &PageCache,
        address: &Address<'_>,
        request: &HeaderMap,
    ) -> Option<Response> {
        if !takes_brotli(request) {
            return None;
        }
        let ready = self.0.get(&*name_of(address)?)?;
        let page = ready.page.upgrade()?;
        let is_same_directory = std::ptr::eq(ready.directory.as_ptr(), Arc::as_ptr(&app.directory()));
        let stands = is_same_directory && page.freshness.is_current(&app.feed, &app.clock);
        if !stands || personal::is_wanted(request, &ready.front, ready.audience) {
            return None;
        }
        let PageResponse::Document(document) = &page.page else { return None };
        pages.note_visit(&ready.key, &page);
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
        let is_shared = found.policy == CachePolicy::Public && found.page.is_complete && !front.unknown_host;
        if !is_document || !is_shared || !found.is_plain || !takes_brotli(request) {
            return;
        }
        let Some(name) = name_of(address) else { return };
        let ready = ReadyPage {
            directory: Arc::downgrade(&app.directory()),
            front: front.clone(),
            audience: found.audience,
            key: found.key.clone(),
            page: Arc::downgrade(&found.page),
            headers: headers.clone(),
        };
        self.0.insert(name.into(), Arc::new(ready));
    }
}

/// Whether a request is answered with the compressed page, whatever it has already.
fn takes_brotli(request: &HeaderMap) -> bool {
    !request.contains_key(header::IF_NONE_MATCH) && accepts(request, "br")
}

/// Host, scheme, path and query in one text: neither a host nor a path holds a space.
fn name_of(address: &Address<'_>) -> Option<String> {
    let host = address.host?;
    let query = address.query.unwrap_or_default();
    let length = host.len() + address.path.len() + query.len();
    if length > LONGEST {
        return None;
    }
    let mut name = String::with_capacity(length + 3);
    name.push_str(host);
    name.push_str(if address.is_https { " s" } else { " " });
    name.push_str(address.path);
    if address.query.is_some() {
        name.push('?');
        name.push_str(query);
    }
    Some(name)
}
