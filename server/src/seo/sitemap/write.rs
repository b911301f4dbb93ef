//! Writes the XML of sitemaps.

use std::fmt::Write as _;

use super::super::{
    addresses::{picture_address, siblings},
    xml::{element, escaped},
};
use crate::{
    catalog::PublishedPage,
    config::Settings,
    tenancy::{Directory, Storefront},
};

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
pub(super) const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\" \
    xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n";
pub(super) const END: &str = "</urlset>\n";

pub(super) fn index(origin: &str, files: impl Iterator<Item = String>) -> String {
    let mut xml = format!("{DECLARATION}<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for file in files {
        xml.push_str("<sitemap>");
        element(&mut xml, "loc", &format!("{origin}/sitemaps/{file}"));
        xml.push_str("</sitemap>\n");
    }
    xml.push_str("</sitemapindex>\n");
    xml
}

/// One URL with its language versions and images.
pub(super) fn page(
    xml: &mut String,
    settings: &Settings,
    front: &Storefront,
    directory: &Directory,
    own: &str,
    page: &PublishedPage,
) {
    xml.push_str("<url>");
    element(xml, "loc", own);
    if let Some(updated_at) = page.updated_at {
        element(xml, "lastmod", &updated_at.format("%Y-%m-%dT%H:%M:%SZ").to_string());
    }
    for sibling in siblings(front, directory, &page.alternates) {
        let (language, href) = (escaped(&sibling.hreflang), escaped(&sibling.href));
        let _ = write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{href}\"/>");
    }
    for picture in &page.pictures {
        xml.push_str("<image:image>");
        element(xml, "image:loc", &picture_address(settings, &front.origin, picture));
        xml.push_str("</image:image>");
    }
    xml.push_str("</url>\n");
}
