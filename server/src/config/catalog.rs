//! Settings of the catalogue: requirements for publication, and allowed sources of pictures.

use serde::{Deserialize, Serialize};
use url::Url;

/// Settings of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CatalogSettings {
    /// Whether products that are new in a country stay hidden there until they meet the requirements for publication.
    pub hold_incomplete: bool,
    /// Hosts of the operator's own, such as `nas.lan:8080`, whose pictures are fetched even though their addresses are not public
    /// or their ports are not 80 or 443.
    pub picture_hosts: Vec<PictureHost>,
}

/// A host from which pictures may be fetched, with a port if it is not 80 or 443.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PictureHost {
    /// The name or address, as written in URLs.
    pub host: String,
    /// The only allowed port; without one, 80 and 443.
    pub port: Option<u16>,
}

impl TryFrom<String> for PictureHost {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no host: write it such as nas.lan or 192.168.1.5:8080");
        // Parsed as http, for which the parser drops an explicit port 80; it is restored below.
        let url = Url::parse(&format!("http://{text}")).map_err(|_| wrong())?;
        let is_plain = url.path() == "/" && url.query().is_none() && url.username().is_empty() && !text.contains('/');
        let host = url.host_str().filter(|host| is_plain && !host.is_empty()).ok_or_else(wrong)?;
        let port = url.port().or(text.ends_with(":80").then_some(80));
        Ok(Self { host: host.to_owned(), port })
    }
}

impl From<PictureHost> for String {
    fn from(host: PictureHost) -> Self {
        match host.port {
            Some(port) => format!("{}:{port}", host.host),
            None => host.host,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_host_is_a_host_with_an_optional_port() {
        for (text, host, port) in [
            ("nas.lan", "nas.lan", None),
            ("NAS.lan:8080", "nas.lan", Some(8080)),
            ("127.0.0.1:80", "127.0.0.1", Some(80)),
            ("[::1]:9000", "[::1]", Some(9000)),
        ] {
            let parsed = PictureHost::try_from(text.to_owned()).unwrap();
            assert_eq!((parsed.host.as_str(), parsed.port), (host, port), "{text}");
        }
        for wrong in ["", "https://nas.lan", "nas.lan/pictures", "me@nas.lan", "a b", "nas.lan:99999"] {
            assert!(PictureHost::try_from(wrong.to_owned()).unwrap_err().contains("is no host"), "{wrong}");
        }
    }
}
