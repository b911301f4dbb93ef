//! The model and validation of redirects.

use std::collections::{BTreeMap, BTreeSet};

use percent_encoding::percent_decode_str;
use serde::Serialize;
use url::Url;

use crate::{
    content::editorial::Publication,
    tenancy::{Tenant, stays_on_host},
};

/// Longest path or target, in bytes.
pub(super) const LONGEST: usize = 1_024;
/// The program's own folders, which cannot be redirected.
const RESERVED: [&str; 10] =
    ["/api", "/assets", "/media", "/healthz", "/readyz", "/metrics", "/r", "/sitemaps", "/sitemap.xml", "/robots.txt"];

/// The target of a redirect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "to")]
pub enum Target {
    /// A path of the same shop, without a locale prefix; may have a query and a fragment.
    Inside(String),
    /// An absolute URL of another site.
    Outside(String),
}

impl Target {
    /// The target as it was entered.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inside(target) | Self::Outside(target) => target,
        }
    }

    /// From the stored form.
    pub(super) fn stored(text: String) -> Self {
        if text.starts_with('/') { Self::Inside(text) } else { Self::Outside(text) }
    }

    /// Parses an operator's input. A URL on one of the country's own hosts becomes a path of its shop.
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
                Err(format!("{text} would redirect to another host: write an absolute address if that is intended"))
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

    /// The target's path, normalised like redirects' paths, if it is in the shop.
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
    /// Decoded, in lower case, without locale prefix and trailing slash.
    pub path: String,
    /// The target.
    pub target: Target,
    /// Whether search engines should forget the path (permanent redirect).
    pub is_permanent: bool,
    /// When it applies.
    #[serde(flatten)]
    pub publication: Publication,
}

/// A problem of stored redirects for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// The country's code.
    pub country: String,
    /// The redirect's path.
    pub path: String,
    /// What is wrong or could be improved; for a loop, its path.
    pub message: String,
    /// Whether visitors are affected.
    pub is_error: bool,
}

/// Parses the path of a redirect from an operator's input: a path, or a URL on one of the country's hosts.
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
        Some(folder) => Err(format!("{folder} is reserved for the program")),
        None => Ok(path),
    }
}

/// The normalised form by which redirects are looked up: decoded, in lower case, without query, fragment and trailing slash.
pub(super) fn comparable(target: &str) -> String {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let decoded = percent_decode_str(path).decode_utf8_lossy().to_lowercase();
    let tidy = decoded.trim_end_matches('/');
    if tidy.is_empty() { "/".to_owned() } else { tidy.to_owned() }
}

/// Path, query and fragment of a URL on one of the country's hosts.
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

/// All redirects of a country, by path.
pub(super) type Redirects = BTreeMap<String, Redirect>;

/// The last redirect that a path leads to; none for a loop. Redirects that `applies` refuses are left out.
pub(super) fn end_of<'r>(
    redirects: &'r Redirects,
    path: &str,
    applies: impl Fn(&Redirect) -> bool,
) -> Option<&'r Redirect> {
    let find = |path: &str| redirects.get(path).filter(|redirect| applies(redirect));
    let mut seen = BTreeSet::new();
    let mut last = find(path)?;
    while seen.insert(&last.path) {
        let next = last.target.path().and_then(|path| find(&path));
        let Some(next) = next else { return Some(last) };
        last = next;
    }
    None
}
