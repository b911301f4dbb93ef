//! Serves the files of this slice.

use axum::{
    body::{Body, Bytes},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures::Stream;

use super::{feed, icons::ICONS, indexnow, manifest, share_image, sitemap};
use crate::{
    app::App,
    error::{Error, Result},
    tenancy::Storefront,
};

const XML: HeaderValue = HeaderValue::from_static("application/xml; charset=utf-8");
const TEXT: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");
const MANIFEST: HeaderValue = HeaderValue::from_static("application/manifest+json");
const PNG: HeaderValue = HeaderValue::from_static("image/png");
/// For what changes with the catalogue: shared caches may keep it for ten minutes.
const MINUTES: HeaderValue = HeaderValue::from_static("public, max-age=0, s-maxage=600");
/// For what changes with a release or a country's file.
const DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");

/// Whether a path, without locale prefix, is that of one of these files.
pub fn is_file(path: &str) -> bool {
    matches!(path, "/robots.txt" | "/sitemap.xml" | "/manifest.webmanifest")
        || ["/sitemaps/", "/feeds/", "/share/"].iter().any(|folder| path.starts_with(folder))
        || ICONS.iter().any(|icon| icon.path == path)
        || indexnow::is_key_path(path)
}

/// The response for a file's path.
pub async fn file(app: &App, front: &Storefront, path: &str) -> Result<Response> {
    if path == "/manifest.webmanifest" {
        return Ok(whole(MANIFEST, DAY, manifest::manifest(app, front).into()));
    }
    // The other files belong to the host and are served at its default language's path only.
    if front.language.id != front.host_language.id {
        return Err(Error::NotFound);
    }
    if let Some(icon) = ICONS.iter().find(|icon| icon.path == path) {
        return Ok(whole(PNG, DAY, icon.png()?));
    }
    if path == "/robots.txt" {
        return Ok(whole(TEXT, DAY, robots(front).into()));
    }
    // An unknown host shows a shop, but is not one of its public URLs.
    if front.unknown_host {
        return Err(Error::NotFound);
    }
    if let Some(key) = indexnow::key_file(&app.settings, &front.tenant, path) {
        return Ok(whole(TEXT, DAY, key.into()));
    }
    if path == "/sitemap.xml" {
        return Ok(whole(XML, MINUTES, sitemap::index(app, front).await?.into()));
    }
    if let Some(name) = path.strip_prefix("/sitemaps/") {
        let name = sitemap::FileName::parse(name).ok_or(Error::NotFound)?;
        return Ok(streamed(sitemap::file(app, front, name).await?));
    }
    if let Some(code) = path.strip_prefix("/feeds/google-").and_then(|name| name.strip_suffix(".xml")) {
        return Ok(streamed(feed::xml(app, &in_language(front, code)?).await?));
    }
    if let Some(code) = path.strip_prefix("/share/").and_then(|name| name.strip_suffix(".png")) {
        return Ok(whole(PNG, DAY, share_image::share_image(app, &in_language(front, code)?).await?));
    }
    Err(Error::NotFound)
}

fn in_language(front: &Storefront, code: &str) -> Result<Storefront> {
    let language = front.tenant.language(code).filter(|language| language.code == code).ok_or(Error::NotFound)?;
    Ok(feed::in_language(front, language))
}

/// Allows crawling of pages that must not be indexed: they have a noindex of their own, which crawlers can only read if they may
/// fetch the page.
fn robots(front: &Storefront) -> String {
    if front.unknown_host {
        return "User-agent: *\nDisallow: /\n".to_owned();
    }
    format!("User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: {}/sitemap.xml\n", front.origin)
}

fn whole(content_type: HeaderValue, caching: HeaderValue, body: Bytes) -> Response {
    let headers = [(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, caching)];
    (headers, body).into_response()
}

fn streamed(pieces: impl Stream<Item = Result<Bytes>> + Send + 'static) -> Response {
    let mut response = Response::new(Body::from_stream(pieces));
    response.headers_mut().insert(header::CONTENT_TYPE, XML);
    response.headers_mut().insert(header::CACHE_CONTROL, MINUTES);
    response
}
