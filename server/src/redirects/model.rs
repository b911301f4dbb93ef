//! What a redirect is, and what is none.

use std::collections::{BTreeMap, BTreeSet};

use percent_encoding::percent_decode_str;
use serde::Serialize;
use url::Url;

use crate::tenancy::{Tenant, stays_on_host};

/// Longest path or target, in bytes.
pub(super) const LONGEST: usize = 1_024;
/// Folders of the program, which no redirect can take away.
const RESERVED: [&str; 10] =
    ["/api", "/assets", "/media", "/healthz", "/readyz", "/metrics", "/r", "/sitemaps", "/sitemap.xml", "/robots.txt"];

/// Where a redirect leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "to")]
pub enum Target {
    /// A path of the same shop, without a locale prefix; perhaps with query and fragment.
    Inside(String),
    /// An absolute address of another site.
    Outside(String),
}

impl Target {
    /// As it was given.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inside(target) | Self::Outside(target) => target,
        }
    }

    /// Of a stored target.
    pub(super) fn stored(text: String) -> Self {
        if text.starts_with('/') { Self::Inside(text) } else { Self::Outside(text) }
    }

    /// Reads what an operator wrote. An address of one of the country's own hosts is a path of its shop.
    pub(super) fn parse(tenant: &Tenant, text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(format!("a target has at most {LONGEST} bytes"));
        }
        let plain = own_path(tenant, text).unwrap_or_else(|| text.to_owned());
        if plain.starts_with('/') {
            let inside = without_prefix(tenant, &plain);
            return if stays_on_host(inside) {
                Ok(Self::Inside(inside.to_owned()))
            } else {
                Err(format!("{text} would lead to another host: write an absolute address if that is meant"))
            };
        }
        match Url::parse(text) {
            Ok(url)
                if matches!(url.scheme(), "https" | "http")
                    && url.username().is_empty()
                    && url.password().is_none() =>
            {
                Ok(Self::Outside(url.into()))
            }
            _ => Err(format!("{text} is neither a path, which begins with a slash, nor an address with https://")),
        }
    }

    /// The path that it leads to, in the form of redirects' paths, when it stays in the shop.
    fn path(&self) -> Option<String> {
        match self {
            Self::Inside(target) => Some(comparable(target)),
            Self::Outside(_) => None,
        }
    }
}

/// A redirect of a country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Redirect {
    /// Decoded, in small letters, without locale prefix and trailing slash.
    pub path: String,
    /// Where it leads.
    pub target: Target,
    /// Whether search engines are to forget the path.
    pub is_permanent: bool,
}

/// Something about stored redirects that an operator should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// The country's code.
    pub country: String,
    /// The redirect's path.
    pub path: String,
    /// What is wrong or could be better; of a circle the way.
    pub message: String,
    /// Whether visitors are harmed by it.
    pub is_error: bool,
}

/// The path of a redirect as an operator wrote it: a path, or an address of one of the country's hosts.
pub(super) fn parse_path(tenant: &Tenant, text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(format!("a path has at most {LONGEST} bytes"));
    }
    let path = own_path(tenant, text).unwrap_or_else(|| text.to_owned());
    if !path.starts_with('/') || !stays_on_host(&path) {
        return Err(format!("{text} is no path of this shop: it begins with a slash, or is an address of its hosts"));
    }
    if path.contains(['?', '#']) {
        return Err(format!("{text} has a query or fragment: redirects are found by the path alone"));
    }
    let path = comparable(without_prefix(tenant, &path));
    let is_reserved = |folder: &&&str| path == ***folder || path.starts_with(&format!("{folder}/"));
    if path == "/" {
        return Err("the home page cannot be redirected".to_owned());
    }
    match RESERVED.iter().find(is_reserved) {
        Some(folder) => Err(format!("{folder} is the program's own")),
        None => Ok(path),
    }
}

/// A path as redirects are found by it: decoded, in small letters, without query, fragment and trailing slash.
pub(super) fn comparable(target: &str) -> String {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let decoded = percent_decode_str(path).decode_utf8_lossy().to_lowercase();
    let tidy = decoded.trim_end_matches('/');
    if tidy.is_empty() { "/".to_owned() } else { tidy.to_owned() }
}

/// Path, query and fragment of an address of one of the country's hosts.
fn own_path(tenant: &Tenant, text: &str) -> Option<String> {
    let url = Url::parse(text).ok()?;
    let host = url.host_str()?;
    tenant.hosts.iter().any(|own| own.name == host).then(|| url[url::Position::BeforePath..].to_owned())
}

fn without_prefix<'t>(tenant: &Tenant, path: &'t str) -> &'t str {
    let Some(rest) = path.strip_prefix('/') else { return path };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    match &rest[end..] {
        _ if tenant.language(&rest[..end]).is_none() => path,
        below if below.starts_with('/') => below,
        _ => "/",
    }
}

/// All redirects of a country by their paths.
pub(super) type Redirects = BTreeMap<String, Redirect>;

/// Where a path leads in the end, and over how many redirects; none when they lead in a circle.
pub(super) fn end_of<'r>(redirects: &'r Redirects, path: &str) -> Option<(&'r Redirect, usize)> {
    let mut seen = BTreeSet::new();
    let mut last = redirects.get(path)?;
    let mut steps = 1;
    while seen.insert(&last.path) {
        let next = last.target.path().and_then(|path| redirects.get(&path));
        let Some(next) = next else { return Some((last, steps)) };
        (last, steps) = (next, steps + 1);
    }
    None
}
