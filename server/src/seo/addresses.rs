//! Absolute URLs of pages, and of their language versions.

use serde::Serialize;

use crate::{
    catalog::Alternate,
    config::Settings,
    media::{self, ImageTransform},
    tenancy::{Directory, Language, Storefront, Tenant, home_of, hreflang},
};

/// A language version of a page: an hreflang value and its URL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sibling {
    /// `sl-SI`, or `x-default`.
    pub hreflang: String,
    /// Absolute URL.
    pub href: String,
}

/// hreflang: every language version in every country where the page exists, including this one, and x-default. Used for both
/// pages' heads and sitemaps.
pub fn siblings(front: &Storefront, directory: &Directory, alternates: &[Alternate]) -> Vec<Sibling> {
    let known = alternates.iter().filter_map(|alternate| sibling(front, directory, alternate));
    let mut all: Vec<Sibling> = known.collect();
    let international = directory.international().map(|(tenant, language)| hreflang(tenant, language));
    let default = all.iter().find(|sibling| Some(&sibling.hreflang) == international.as_ref()).or_else(|| all.first());
    if let Some(default) = default {
        let href = default.href.clone();
        all.push(Sibling { hreflang: "x-default".to_owned(), href });
    }
    all
}

fn sibling(front: &Storefront, directory: &Directory, alternate: &Alternate) -> Option<Sibling> {
    let tenant = directory.tenant_by_code(&alternate.country)?;
    let language = tenant.language(&alternate.language)?;
    Some(Sibling {
        hreflang: hreflang(tenant, language),
        href: page_address(front, tenant, language, &alternate.path)?,
    })
}

/// The URL of a path in a country and language.
pub(super) fn page_address(front: &Storefront, tenant: &Tenant, language: &Language, path: &str) -> Option<String> {
    Some(address(&home_of(front, tenant, language)?, path))
}

/// The home page has no trailing slash after a locale prefix.
pub fn address(home: &str, path: &str) -> String {
    let has_prefix = home.split_once("://").is_some_and(|(_, rest)| rest.contains('/'));
    if path == "/" && has_prefix { home.to_owned() } else { format!("{home}{path}") }
}

/// The page's URLs on the current host: in those of the country's languages that belong to the host.
pub(super) fn own_addresses(front: &Storefront, alternates: &[Alternate]) -> Vec<String> {
    let own = alternates.iter().filter(|alternate| alternate.country == front.tenant.code);
    let addresses = own.filter_map(|alternate| {
        let language = front.tenant.language(&alternate.language)?;
        page_address(front, &front.tenant, language, &alternate.path)
    });
    addresses.filter(|address| is_on_host(&front.origin, address)).collect()
}

fn is_on_host(origin: &str, address: &str) -> bool {
    address.strip_prefix(origin).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The absolute URL of a stored image, in the largest size of product pages.
pub(super) fn picture_address(settings: &Settings, origin: &str, path: &str) -> String {
    let url = media::url(media::media_base(settings), true, ImageTransform::width(1280), path);
    if url.starts_with('/') { format!("{origin}{url}") } else { url }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_another_host_that_begins_alike_is_not_of_this_host() {
        assert!(is_on_host("https://vitrina.com", "https://vitrina.com/brands/a"));
        assert!(is_on_host("https://vitrina.com", "https://vitrina.com"));
        assert!(!is_on_host("https://vitrina.com", "https://vitrina.com.bd/brands/a"));
        assert!(!is_on_host("http://si.localhost:80", "http://si.localhost:8080/"));
    }
}
