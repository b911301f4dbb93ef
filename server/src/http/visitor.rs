//! Who is at the other end of the wire: address, browser, and whether somebody signed in from there before.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};

use crate::app::App;

/// The cookie that names a browser somebody has signed in with.
pub const DEVICE_COOKIE: &str = "known_device";
/// The cookies of a browser's session, over HTTPS and over plain HTTP.
pub const SESSION_COOKIES: [&str; 2] = ["__Host-session", "session"];
/// Longest name of a browser that is looked at, in bytes.
const LONGEST_AGENT: usize = 1000;

/// The other end of the wire, as far as it can be known.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// The address that a trusted proxy names, else the peer's.
    pub address: Option<IpAddr>,
    /// `Firefox, Windows`; empty when it says nothing.
    pub device: String,
    /// The token of the browser's cookie.
    pub known_device: Option<String>,
}

impl<S> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let headers = &parts.headers;
        Ok(Self {
            address: peer.map(|peer| client(peer, headers, &App::from_ref(state).settings.trusted_proxies)),
            device: device(text(headers, &header::USER_AGENT)),
            known_device: cookie(headers, DEVICE_COOKIE),
        })
    }
}

impl Visitor {
    /// What one household or office shares: the address, of IPv6 its network.
    pub fn network(&self) -> Option<IpAddr> {
        self.address.map(|address| match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// From the right, the first address that no trusted proxy has: what stands further left anyone may have written.
fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|proxy| proxy.to_canonical() == address.to_canonical());
    let mut nearest = peer;
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let mut hops: Vec<&str> = forwarded.flat_map(|list| list.split(',')).map(str::trim).collect();
    while is_trusted(nearest) {
        let Some(next) = hops.pop().and_then(|hop| hop.parse().ok()) else { break };
        nearest = next;
    }
    nearest
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// Browser and system in a few words, for people who look through their sessions.
fn device(agent: &str) -> String {
    let agent = &agent[..agent.floor_char_boundary(LONGEST_AGENT)];
    let first =
        |known: &[(&str, &'static str)]| known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS", "Firefox"),
        ("CriOS", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Windows", "Windows"),
        ("iPhone", "iOS"),
        ("iPad", "iPadOS"),
        ("Android", "Android"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_trusted_proxies_name_another_address() {
        let [outside, proxy, inner]: [IpAddr; 3] = ["203.0.113.9", "10.0.0.1", "10.0.0.2"].map(|a| a.parse().unwrap());
        let told = headers(&[("x-forwarded-for", "1.1.1.1, 198.51.100.7, 10.0.0.2")]);
        assert_eq!(client(outside, &told, &[proxy]), outside);
        assert_eq!(client(proxy, &told, &[proxy]), inner);
        assert_eq!(client(proxy, &told, &[proxy, inner]).to_string(), "198.51.100.7");
        assert_eq!(client(proxy, &headers(&[("x-forwarded-for", "nonsense")]), &[proxy]), proxy);
        assert_eq!(client(proxy, &headers(&[]), &[proxy]), proxy);
    }

    #[test]
    fn a_browser_has_a_short_name() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!((device(firefox), device(safari)), ("Firefox, Linux".to_owned(), "Safari, iOS".to_owned()));
        assert_eq!(device("curl/8"), "");
        assert_eq!(device(&"ž".repeat(900)), "");
    }

    #[test]
    fn neighbours_of_an_ipv6_network_count_as_one() {
        let network = |address: &str| Visitor { address: address.parse().ok(), ..Visitor::default() }.network();
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let told = headers(&[("cookie", "a=1; known_device=abc; b=2")]);
        assert_eq!(cookie(&told, DEVICE_COOKIE).as_deref(), Some("abc"));
        assert_eq!(cookie(&told, "device"), None);
    }
}
