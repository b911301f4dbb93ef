//! URLs of web pages as people type them: with or without the scheme.

use std::sync::LazyLock;

use regex::Regex;
use url::Url;

/// The pattern of server/rules/forms.json, which the browser uses too.
static SHAPE: LazyLock<Regex> = LazyLock::new(|| {
    let label = r"[\p{L}\p{M}0-9](?:[\p{L}\p{M}0-9-]{0,61}[\p{L}\p{M}0-9])?";
    let top = r"(?:[\p{L}\p{M}0-9-]*[\p{L}\p{M}][\p{L}\p{M}0-9-]*)";
    let rest = r#"(?:[/?#][^\s<>"\\]*)?"#;
    Regex::new(&format!("^(?i:(?P<scheme>https?)://)?(?:{label}\\.)+(?P<top>{top}){rest}$"))
        .expect("a regular expression")
});

/// An absolute URL on a public host: `example.com` becomes `https://example.com/`. None for invalid input.
pub fn web_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let parts = SHAPE.captures(typed)?;
    let top = parts.name("top")?.as_str();
    let is_top = top.chars().count() > 1 && !top.starts_with('-') && !top.ends_with('-');
    let whole = if parts.name("scheme").is_some() { typed.to_owned() } else { format!("https://{typed}") };
    let url = Url::parse(&whole).ok().filter(|url| url.domain().is_some());
    url.filter(|_| is_top).map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_url_are_normalised() {
        for (typed, address) in [
            ("example.com", "https://example.com/"),
            (" HTTPS://Example.com/shop?a=1 ", "https://example.com/shop?a=1"),
            ("http://shop.example.co/a", "http://shop.example.co/a"),
            ("bücher.example", "https://xn--bcher-kva.example/"),
        ] {
            assert_eq!(web_address(typed).as_deref(), Some(address), "{typed}");
        }
    }
}
