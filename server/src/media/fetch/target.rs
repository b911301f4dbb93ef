//! Which URLs images may be fetched from.

use std::net::IpAddr;

use url::{Host, Url};

use crate::{config::PictureHost, network};

/// Allowed ports.
const PORTS: [u16; 2] = [80, 443];
/// Longest URL, in bytes.
const LONGEST: usize = 8 << 10;

/// Checks whether a URL may be fetched; the errors are messages for operators.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets<'a> {
    /// The operator's own hosts.
    pub(super) own_hosts: &'a [PictureHost],
}

impl Targets<'_> {
    /// Parses a recorded URL. One that begins with two slashes is fetched by HTTPS.
    pub(super) fn recorded(&self, address: &str) -> Result<Url, String> {
        if address.len() > LONGEST {
            return Err("the address is too long".to_owned());
        }
        let whole = if address.starts_with("//") { format!("https:{address}") } else { address.to_owned() };
        let url = Url::parse(&whole).map_err(|_| "is no address of the web: it must begin with http:// or https://")?;
        self.check(&url, true)?;
        Ok(url)
    }

    /// The target of a redirect. The operator's own hosts may redirect to each other; public hosts may redirect to public hosts
    /// only.
    pub(super) fn redirected(&self, from: &Url, location: &str) -> Result<Url, String> {
        let url = from.join(location).map_err(|_| "redirects to an invalid address".to_owned())?;
        self.check(&url, self.is_own(from))
            .map_err(|reason| format!("redirects to {}, which {reason}", without_query(&url)))?;
        Ok(url)
    }

    /// Whether the URL is on one of the operator's own hosts.
    pub(super) fn is_own(&self, url: &Url) -> bool {
        let port = url.port_or_known_default();
        self.own_hosts.iter().any(|own| {
            let is_port = own.port.map_or(port.is_some_and(|port| PORTS.contains(&port)), |own| Some(own) == port);
            is_port && url.host_str() == Some(own.host.as_str())
        })
    }

    fn check(&self, url: &Url, may_be_own: bool) -> Result<(), String> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!("is no address of the web but of {}", url.scheme()));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("contains a user name".to_owned());
        }
        if may_be_own && self.is_own(url) {
            return Ok(());
        }
        let literal = match url.host() {
            Some(Host::Ipv4(address)) => Some(IpAddr::V4(address)),
            Some(Host::Ipv6(address)) => Some(IpAddr::V6(address)),
            Some(Host::Domain(_)) => None,
            None => return Err("has no host".to_owned()),
        };
        if literal.is_some_and(|address| !network::is_public(address)) {
            return Err(NOT_PUBLIC.to_owned());
        }
        match url.port_or_known_default() {
            Some(port) if PORTS.contains(&port) => Ok(()),
            port => Err(format!(
                "is on port {}: only 80 and 443 are allowed, unless catalog.picture_hosts lists the host with its port",
                port.unwrap_or_default()
            )),
        }
    }
}

/// The message for addresses of this machine and its networks.
pub(super) const NOT_PUBLIC: &str = "is no public address: list hosts of your own network in catalog.picture_hosts";

/// A URL for messages, without the query, which may contain a secret.
fn without_query(url: &Url) -> String {
    format!("{}://{}{}", url.scheme(), url.authority(), url.path())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(hosts: &[&str]) -> Vec<PictureHost> {
        hosts.iter().map(|host| PictureHost::try_from((*host).to_owned()).unwrap()).collect()
    }

    #[test]
    fn only_public_addresses_are_fetched() {
        let targets = Targets { own_hosts: &[] };
        for address in [
            "https://cdn.example/a.jpg",
            "http://cdn.example/a.jpg?v=1",
            "//cdn.example/a.jpg",
            "https://1.1.1.1/a.jpg",
            "http://cdn.example:443/a.jpg",
            "https://[2606:4700::1111]/a.jpg",
        ] {
            assert!(targets.recorded(address).is_ok(), "{address}");
        }
        for (address, reason) in [
            ("front.jpg", "no address of the web"),
            ("ftp://cdn.example/a.jpg", "but of ftp"),
            ("file:///etc/passwd", "but of file"),
            ("data:image/png;base64,AA", "but of data"),
            ("https://me:pw@cdn.example/a.jpg", "user name"),
            ("https://cdn.example:8443/a.jpg", "port 8443"),
            ("http://localhost:22/", "port 22"),
            ("http://127.0.0.1/a.jpg", "no public address"),
            ("http://2130706433/a.jpg", "no public address"),
            ("http://0x7f.1/a.jpg", "no public address"),
            ("http://0177.0.0.1/a.jpg", "no public address"),
            ("http://[::1]/a.jpg", "no public address"),
            ("http://[::ffff:10.0.0.1]/a.jpg", "no public address"),
            ("http://169.254.169.254/latest/meta-data/", "no public address"),
            ("http://192.168.1.1/a.jpg", "no public address"),
        ] {
            let refused = targets.recorded(address).unwrap_err();
            assert!(refused.contains(reason), "{address}: {refused}");
        }
        assert!(targets.recorded(&format!("https://cdn.example/{}", "a".repeat(LONGEST))).is_err());
    }

    #[test]
    fn configured_hosts_are_fetched_by_name_and_port_only() {
        let hosts = own(&["127.0.0.1:9000", "nas.lan"]);
        let targets = Targets { own_hosts: &hosts };
        let at_home = targets.recorded("http://127.0.0.1:9000/a.jpg").unwrap();
        assert!(targets.recorded("https://nas.lan/a.jpg").is_ok());
        for other in
            ["http://127.0.0.1:9001/a.jpg", "http://127.0.0.1/a.jpg", "http://nas.lan:8080/", "http://127.0.0.2:9000/"]
        {
            assert!(targets.recorded(other).is_err(), "{other}");
        }
        assert!(
            targets.redirected(&at_home, "/b.jpg").is_ok() && targets.redirected(&at_home, "http://nas.lan/b").is_ok()
        );
        assert!(
            targets
                .redirected(&at_home, "http://127.0.0.1:22/")
                .unwrap_err()
                .contains("redirects to http://127.0.0.1:22/")
        );
        let public = targets.recorded("https://cdn.example/a.jpg").unwrap();
        for inside in ["http://127.0.0.1:9000/a.jpg", "http://10.0.0.1/", "file:///etc/passwd", "//[::1]/"] {
            assert!(targets.redirected(&public, inside).is_err(), "{inside}");
        }
        assert!(targets.redirected(&public, "../b.jpg").is_ok());
    }
}
