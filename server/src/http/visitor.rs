//! Reads the client of a request: address, browser, and whether anyone signed in from that browser before.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};

use super::cookies::cookie_value;
use crate::{app::App, network, visitor::Visitor};

/// The cookie that identifies a browser from which someone has signed in.
pub const DEVICE_COOKIE: &str = "known_device";
/// The cookies of a browser's session, over HTTPS and over plain HTTP.
pub const SESSION_COOKIES: [&str; 2] = ["__Host-session", "session"];
/// Longest `User-Agent` that is parsed, in bytes.
const LONGEST_AGENT: usize = 1000;

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
            address: peer.map(|peer| client_address(peer, headers, &App::from_ref(state).settings.trusted_proxies)),
            device: device(text(headers, &header::USER_AGENT)),
            known_device: cookie_value(headers, DEVICE_COOKIE),
        })
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The first address from the right that is not a trusted proxy: anything further left may be forged.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let mut nearest = peer;
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let mut hops: Vec<&str> = forwarded.flat_map(|list| list.split(',')).map(str::trim).collect();
    while network::contains(trusted, nearest) {
        let Some(next) = hops.pop().and_then(|hop| hop.parse().ok()) else { break };
        nearest = next;
    }
    nearest
}

/// Browser and system in a few words, for the list of a user's sessions.
fn device(agent: &str) -> String {
    let agent = &agent[..agent.floor_char_boundary(LONGEST_AGENT)];
    let Some(found) = woothee::parser::Parser::new().parse(agent) else { return String::new() };
    if !matches!(found.category, "pc" | "smartphone" | "mobilephone" | "appliance") {
        return String::new();
    }
    let system = match found.os {
        "Mac OSX" => "macOS",
        "iPhone" | "iPod" => "iOS",
        "iPad" => "iPadOS",
        system if system.starts_with("Windows") => "Windows",
        system => system,
    };
    let known =
        [found.name, system].into_iter().filter(|name| !name.is_empty() && *name != woothee::woothee::VALUE_UNKNOWN);
    known.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_trusted_proxies_may_forward_addresses() {
        let [outside, proxy, inner]: [IpAddr; 3] = ["203.0.113.9", "10.0.0.1", "10.0.0.2"].map(|a| a.parse().unwrap());
        let forwarded = headers(&[("x-forwarded-for", "1.1.1.1, 198.51.100.7, 10.0.0.2")]);
        assert_eq!(client_address(outside, &forwarded, &[proxy]), outside);
        assert_eq!(client_address(proxy, &forwarded, &[proxy]), inner);
        assert_eq!(client_address(proxy, &forwarded, &[proxy, inner]).to_string(), "198.51.100.7");
        assert_eq!(client_address(proxy, &headers(&[("x-forwarded-for", "nonsense")]), &[proxy]), proxy);
        assert_eq!(client_address(proxy, &headers(&[]), &[proxy]), proxy);
    }

    #[test]
    fn a_user_agent_becomes_a_short_device_name() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iOS",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 \
                 Safari/537.36 Edg/140.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/140.0.0.0 Safari/537.36",
                "Chrome, macOS",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) \
                 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
                "SamsungBrowser, Android",
            ),
            ("curl/8", ""),
            ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", ""),
        ] {
            assert_eq!(device(agent), name);
        }
        assert_eq!(device(&"ž".repeat(900)), "");
    }

    #[test]
    fn a_cookie_is_found_by_name() {
        let sent = headers(&[("cookie", "a=1; known_device=abc; b=2")]);
        let known = |name| cookie_value(&sent, name);
        assert_eq!((known(DEVICE_COOKIE).as_deref(), known("device")), (Some("abc"), None));
    }
}
