//! Settings of mail: how e-mails are sent, their sender, and the base of their links.

use std::{fmt, path::PathBuf};

use lettre::message::Mailbox;
use serde::{Deserialize, Serialize, Serializer};
use url::{Host, Url};

/// The forms of transports, for error messages.
const FORMS: &str = "write `files`, or smtp://user:password@host:587?tls=required (STARTTLS), or smtps://user:password@host (TLS from the start)";
/// The placeholder for the country's code in `links`.
pub const COUNTRY: &str = "{country}";

/// How mail is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailSettings {
    /// `files` or an SMTP server's URL.
    pub transport: MailTransport,
    /// The sender of e-mails, such as `Vitrina <shop@example.com>`; by default each country's own address. Replies go to the
    /// country's own address in any case.
    pub from: Option<FromAddress>,
    /// The base of links instead of the countries' own hosts, such as `http://{country}.localhost:8080`.
    pub links: Option<LinkBase>,
    /// A PEM file of CA certificates that are accepted for the mail server, besides the public authorities.
    pub ca: Option<PathBuf>,
}

/// How e-mails are sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum MailTransport {
    /// Into the folder `mail` of the data folder, as `.eml` files.
    #[default]
    Files,
    /// To an SMTP server.
    Smtp(SmtpUrl),
}

/// Encryption of the connection to the mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// None.
    None,
    /// STARTTLS if the server offers it.
    Opportunistic,
    /// STARTTLS is required; without it nothing is sent.
    Required,
    /// TLS from the start of the connection.
    Wrapped,
}

/// `smtp://…` or `smtps://…`, validated. Its password is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl(Url);

impl SmtpUrl {
    /// The URL with user and password, for the transport.
    pub fn secret(&self) -> &str {
        self.0.as_str()
    }

    /// The server's name, which its certificate must match.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    /// How the connection is encrypted.
    pub fn encryption(&self) -> Encryption {
        match (self.0.scheme(), self.tls().as_deref()) {
            ("smtps", _) => Encryption::Wrapped,
            (_, Some("required")) => Encryption::Required,
            (_, Some(_)) => Encryption::Opportunistic,
            (_, None) => Encryption::None,
        }
    }

    /// Whether every e-mail is sent encrypted.
    pub fn is_encrypted(&self) -> bool {
        matches!(self.encryption(), Encryption::Wrapped | Encryption::Required)
    }

    /// Whether the server is on this machine.
    pub fn is_local(&self) -> bool {
        match self.0.host() {
            // The URL parser only recognises IP addresses in the schemes of the web.
            Some(Host::Domain(name)) => {
                name == "localhost" || name.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
            }
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        }
    }

    fn tls(&self) -> Option<String> {
        self.0.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned())
    }

    fn parse(text: &str) -> Result<Self, String> {
        let url = Url::parse(text)
            .map_err(|error| format!("the address of the mail server is invalid ({error}): {FORMS}"))?;
        let url = Self(url);
        if !matches!(url.0.scheme(), "smtp" | "smtps") {
            return Err(format!("mail is not sent by `{}`: {FORMS}", url.0.scheme()));
        }
        if url.0.host_str().is_none_or(str::is_empty) {
            return Err(format!("the mail server's host is missing: {FORMS}"));
        }
        if let Some((name, _)) = url.0.query_pairs().find(|(name, _)| name != "tls") {
            return Err(format!(
                "unknown parameter `{name}` in the mail server's address, only `tls` is allowed: {FORMS}"
            ));
        }
        if url.tls().is_some_and(|tls| !matches!(tls.as_str(), "required" | "opportunistic")) {
            return Err("`tls` is `required` (STARTTLS or nothing is sent) or `opportunistic`".to_owned());
        }
        match (url.0.username().is_empty(), url.0.password()) {
            (false, None) => Err("the mail server's user has no password: write user:password@host".to_owned()),
            (true, Some(_)) => Err("the mail server's password has no user: write user:password@host".to_owned()),
            (false, Some(_)) if !url.is_encrypted() && !url.is_local() => {
                Err("the mail server's password would be sent unencrypted: add ?tls=required".to_owned())
            }
            _ => Ok(url),
        }
    }
}

impl fmt::Display for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = self.0.clone();
        // Neither can fail on a URL with a host.
        let _ = (shown.set_password(None), shown.set_username(""));
        f.write_str(shown.as_str())
    }
}

impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<String> for MailTransport {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.trim() {
            "files" | "" => Ok(Self::Files),
            url => SmtpUrl::parse(url).map(Self::Smtp),
        }
    }
}

impl fmt::Display for MailTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Files => f.write_str("files"),
            Self::Smtp(url) => write!(f, "{url}"),
        }
    }
}

impl Serialize for MailTransport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A name and an address, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FromAddress(pub Mailbox);

impl TryFrom<String> for FromAddress {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
            .map(Self)
            .map_err(|error| format!("`{text}` is no sender, such as `Vitrina <shop@example.com>`: {error}"))
    }
}

impl From<FromAddress> for String {
    fn from(sender: FromAddress) -> Self {
        sender.0.to_string()
    }
}

/// Scheme and host, with the placeholder `{country}` for the country's code in lower case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LinkBase(String);

impl LinkBase {
    /// The origin of a country.
    pub fn of(&self, country: &str) -> String {
        self.0.replace(COUNTRY, &country.to_lowercase())
    }
}

impl TryFrom<String> for LinkBase {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let example = text.replace(COUNTRY, "si");
        let origin = Url::parse(&example).map(|url| url.origin().ascii_serialization()).unwrap_or_default();
        let is_origin = origin == example && matches!(example.split_once(':'), Some(("http" | "https", _)));
        if !is_origin {
            return Err(format!("`{text}` is no scheme and host, such as http://{COUNTRY}.localhost:8080"));
        }
        Ok(Self(text))
    }
}

impl From<LinkBase> for String {
    fn from(base: LinkBase) -> Self {
        base.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn smtp(text: &str) -> Result<SmtpUrl, String> {
        match MailTransport::try_from(text.to_owned())? {
            MailTransport::Smtp(url) => Ok(url),
            MailTransport::Files => panic!("{text} is no file"),
        }
    }

    #[test]
    fn a_password_is_neither_shown_nor_sent_in_the_clear() {
        let url = smtp("smtp://shop:s3cret@mail.example.com:587?tls=required").unwrap();
        assert!(url.is_encrypted() && !url.is_local());
        assert_eq!(format!("{url} {url:?}").matches("s3cret").count(), 0);
        assert!(url.secret().contains("s3cret"));
        assert!(smtp("smtp://shop:s3cret@mail.example.com").unwrap_err().contains("sent unencrypted"));
        assert!(
            smtp("smtp://shop:s3cret@mail.example.com?tls=opportunistic").unwrap_err().contains("sent unencrypted")
        );
        for local in ["smtp://shop:s3cret@localhost:8025", "smtp://a:b@127.0.0.1", "smtp://a:b@[::1]:25"] {
            assert!(smtp(local).unwrap().is_local(), "{local}");
        }
        assert!(smtp("smtps://shop:s3cret@mail.example.com").unwrap().is_encrypted());
    }

    #[test]
    fn an_invalid_url_is_refused_with_advice() {
        for (text, message) in [
            ("mail.example.com", "is invalid"),
            ("http://mail.example.com", "not sent by `http`"),
            ("smtp://", "host is missing"),
            ("smtp://shop@mail.example.com?tls=required", "no password"),
            ("smtp://mail.example.com?tls=yes", "`required`"),
            ("smtp://mail.example.com?starttls=1", "unknown parameter `starttls`"),
        ] {
            let error = smtp(text).unwrap_err();
            assert!(error.contains(message), "{text}: {error}");
        }
    }

    #[test]
    fn senders_and_links_are_validated() {
        assert!(FromAddress::try_from("Vitrina <shop@example.com>".to_owned()).is_ok());
        assert!(FromAddress::try_from("Vitrina".to_owned()).is_err());
        let base = LinkBase::try_from("http://{country}.localhost:8080".to_owned()).unwrap();
        assert_eq!(base.of("SI"), "http://si.localhost:8080");
        for wrong in ["si.localhost", "ftp://si.localhost", "http://si.localhost/", "javascript:{country}", ""] {
            assert!(LinkBase::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
