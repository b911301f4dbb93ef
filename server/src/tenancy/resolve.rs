//! Host and path → country, language and the path without the locale prefix. Pure: neither this function nor those it calls read
//! headers.
//!
//! | host | country |
//! |---|---|
//! | one of a country's hosts | that country, if it is active |
//! | `localhost`, `127.0.0.1`, `[::1]` | Slovenia |
//! | `<code>.localhost` | that country, if it is active |
//! | anything else | the specification's defaults: Slovenia's shop with phone code +88 |
//!
//! The host of an inactive country is not served at all, so that a closed shop does not turn into another country's.

use std::{borrow::Cow, net::IpAddr, sync::Arc};

use url::Url;

use super::model::{Directory, Language, Storefront, Tenant, TenantId};
use crate::network;

/// The country of local and of unknown hosts: Slovenia.
pub const DEFAULT_TENANT: TenantId = TenantId(3);

/// The parts of a request that resolving needs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Address<'a> {
    /// The host as the visitor's browser named it, with port: see `requested_host`.
    pub host: Option<&'a str>,
    /// Whether a trusted proxy reports that the visitor used https; matters on local hosts only.
    pub is_https: bool,
    /// The path as in the request, percent-encoded.
    pub path: &'a str,
    /// The query without its question mark.
    pub query: Option<&'a str>,
}

/// The result of resolving a request.
#[derive(Clone, Debug)]
pub enum Resolution {
    /// A storefront, and a path in it.
    Shop {
        /// Country, language and address.
        storefront: Storefront,
        /// The path without the locale prefix; begins with a slash.
        path: String,
    },
    /// A redirect (308) to the normal form of the address on the same host.
    Redirect {
        /// Path and query, safe as a `Location`.
        to: String,
    },
    /// No shop: the host's country is inactive.
    Closed,
    /// No shop: no country has been set up yet.
    Empty,
}

/// The host and scheme that a visitor requested.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RequestedHost<'a> {
    /// The host as the visitor's browser named it, with port.
    pub host: Option<&'a str>,
    /// Whether the visitor used https, if a trusted proxy reports so.
    pub is_https: bool,
}

/// What proxies report about a request in `X-Forwarded-Host` and `X-Forwarded-Proto`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forwarded<'a> {
    /// The hosts that were requested from the proxies.
    pub host: Option<&'a str>,
    /// The schemes that were used.
    pub proto: Option<&'a str>,
}

/// The effective host and scheme: the forwarded ones when the peer is a trusted proxy, else the request's own.
///
/// Of a list, the last entry is used: the trusted proxy itself wrote it.
pub fn requested_host<'a>(
    own_host: Option<&'a str>,
    forwarded: Forwarded<'a>,
    peer: Option<IpAddr>,
    trusted_proxies: &[IpAddr],
) -> RequestedHost<'a> {
    if !peer.is_some_and(|peer| network::contains(trusted_proxies, peer)) {
        return RequestedHost { host: own_host, is_https: false };
    }
    let proto = forwarded.proto.and_then(last_entry);
    RequestedHost {
        host: forwarded.host.and_then(last_entry).or(own_host),
        is_https: proto.is_some_and(|proto| proto.eq_ignore_ascii_case("https")),
    }
}

fn last_entry(list: &str) -> Option<&str> {
    list.rsplit(',').map(str::trim).find(|entry| !entry.is_empty())
}

/// Finds the storefront and the path in it. A path with consecutive slashes, or with a backslash, which browsers treat as a
/// slash, is redirected to its normal form first: as a link or as the base of a page, it would point to another host.
pub fn resolve(directory: &Directory, address: Address<'_>) -> Resolution {
    if address.path.contains("//") || address.path.contains('\\') {
        return Resolution::Redirect { to: location(None, &collapse_slashes(address.path), address.query) };
    }
    let Some(matched) = matched(directory, address) else { return Resolution::Empty };
    if !matched.tenant.is_active {
        return Resolution::Closed;
    }
    let Some((prefix, rest)) = split_prefix(address.path) else { return matched.shop(None, address.path) };
    let Some(language) = matched.tenant.language(prefix).cloned() else { return matched.shop(None, address.path) };
    if language.id == matched.host_language.id {
        return Resolution::Redirect { to: location(None, rest, address.query) };
    }
    if prefix != language.code {
        return Resolution::Redirect { to: location(Some(&language.code), rest, address.query) };
    }
    matched.shop(Some(language), rest)
}

/// The country of a host, before the path is examined.
struct MatchedHost {
    tenant: Arc<Tenant>,
    host_language: Arc<Language>,
    origin: Arc<str>,
    unknown_host: bool,
}

impl MatchedHost {
    fn shop(self, language: Option<Arc<Language>>, path: &str) -> Resolution {
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        let storefront = Storefront {
            tenant: self.tenant,
            language: language.unwrap_or_else(|| Arc::clone(&self.host_language)),
            host_language: self.host_language,
            origin: self.origin,
            unknown_host: self.unknown_host,
        };
        Resolution::Shop { storefront, path }
    }
}

fn matched(directory: &Directory, address: Address<'_>) -> Option<MatchedHost> {
    let host = address.host.and_then(parse_host);
    if let Some(host) = &host {
        if let Some((index, language)) = directory.hosts.get(host.name.as_ref()) {
            let tenant = directory.tenants.get(*index)?;
            return Some(MatchedHost {
                tenant: Arc::clone(tenant),
                host_language: Arc::clone(language),
                origin: format!("https://{}", host.name).into(),
                unknown_host: false,
            });
        }
        if let Some(tenant) = local_tenant(directory, &host.name) {
            return Some(MatchedHost {
                tenant: Arc::clone(tenant),
                host_language: own_language(tenant),
                origin: local_origin(host, address.is_https).into(),
                unknown_host: false,
            });
        }
    }
    let tenant = directory.tenant(DEFAULT_TENANT)?;
    Some(MatchedHost {
        tenant: Arc::clone(tenant),
        host_language: own_language(tenant),
        origin: tenant.canonical_host().map_or_else(String::new, |host| format!("https://{}", host.name)).into(),
        unknown_host: true,
    })
}

/// The country of a local host name.
fn local_tenant<'d>(directory: &'d Directory, name: &str) -> Option<&'d Arc<Tenant>> {
    if matches!(name, "localhost" | "127.0.0.1" | "[::1]") {
        return directory.tenant(DEFAULT_TENANT);
    }
    directory.tenant_by_code(name.strip_suffix(".localhost")?)
}

/// The default language of the country's canonical host, so that development matches the real host.
pub(super) fn own_language(tenant: &Tenant) -> Arc<Language> {
    let host = tenant.canonical_host().and_then(|host| tenant.language(&host.language));
    Arc::clone(host.unwrap_or(&tenant.default_language))
}

fn local_origin(host: &RequestHost<'_>, is_https: bool) -> String {
    let (scheme, usual) = if is_https { ("https", 443) } else { ("http", 80) };
    match host.port.filter(|port| *port != usual) {
        Some(port) => format!("{scheme}://{}:{port}", host.name),
        None => format!("{scheme}://{}", host.name),
    }
}

/// A host name in lower case without trailing dot, and its port.
#[derive(Debug, PartialEq, Eq)]
struct RequestHost<'a> {
    name: Cow<'a, str>,
    port: Option<u16>,
}

/// Parses a Host header; none when it cannot be a host name.
fn parse_host(header: &str) -> Option<RequestHost<'_>> {
    let header = header.trim();
    if header.len() > 260 {
        return None;
    }
    let (name, port) = match header.rsplit_once(':') {
        Some((name, "")) => (name, None),
        Some((name, port)) if !port.ends_with(']') => (name, Some(port.parse().ok()?)),
        _ => (header, None),
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_address = name == "[::1]";
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    };
    if !is_address && !name.split('.').all(is_label) {
        return None;
    }
    let is_lower = !name.bytes().any(|byte| byte.is_ascii_uppercase());
    let name = if is_lower { Cow::Borrowed(name) } else { Cow::Owned(name.to_ascii_lowercase()) };
    Some(RequestHost { name, port })
}

/// The path with runs of slashes, and backslashes, replaced by a single slash.
fn collapse_slashes(path: &str) -> String {
    let segments: Vec<&str> = path.split(['/', '\\']).filter(|segment| !segment.is_empty()).collect();
    let end = if path.ends_with(['/', '\\']) && !segments.is_empty() { "/" } else { "" };
    format!("/{}{end}", segments.join("/"))
}

/// The first segment and the rest, when the segment has the length of a language code.
fn split_prefix(path: &str) -> Option<(&str, &str)> {
    let path = path.strip_prefix('/')?;
    let (segment, rest) = path.split_at(path.find('/').unwrap_or(path.len()));
    (2..=3).contains(&segment.len()).then_some((segment, if rest.is_empty() { "/" } else { rest }))
}

/// Path and query after a language's prefix. Never begins with `//` or `/\`, which browsers treat as another host.
fn location(language: Option<&str>, rest: &str, query: Option<&str>) -> String {
    let rest = rest.trim_start_matches(['/', '\\']);
    let mut to = match language {
        Some(code) if rest.is_empty() => format!("/{code}"),
        Some(code) => format!("/{code}/{rest}"),
        None => format!("/{rest}"),
    };
    if let Some(query) = query.filter(|query| !query.is_empty()) {
        to.push('?');
        to.push_str(query);
    }
    to
}

/// Whether a target stays on the current host, however a browser parses it: resolved as a URL, it has the host's origin, and
/// resolving its dot segments leaves no double slash.
pub fn stays_on_host(target: &str) -> bool {
    let Ok(own) = Url::parse("http://shop.invalid") else { return false };
    let is_plain = target.starts_with('/') && !target.chars().any(|one| one == '\\' || one.is_control());
    is_plain && own.join(target).is_ok_and(|url| url.origin() == own.origin() && !url.path().contains("//"))
}

#[cfg(test)]
mod tests;
