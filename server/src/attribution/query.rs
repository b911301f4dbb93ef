//! Reads the partner and campaign parameters of a URL's query, including those that were escaped several times, and writes URLs
//! with these parameters.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::id::AffiliateDiscountId;

/// Maximum number of bytes of a query that are read.
const LONGEST_QUERY: usize = 4_096;
/// Maximum number of decoding passes; each one shortens the escapes of a text by two thirds.
const MOST_DECODINGS: usize = 16;
/// Characters that are not escaped in a written value.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The parameters of a landing page's query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LandingQuery {
    /// `ref`: the partner's code.
    pub code: Option<String>,
    /// `adid`: a discount of the partner.
    pub discount: Option<AffiliateDiscountId>,
    /// `src`: where the link was placed.
    pub source: Option<String>,
    /// `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`.
    pub campaign: [Option<String>; 5],
}

/// The names of campaign parameters, in the order of `LandingQuery::campaign`.
pub const CAMPAIGN: [&str; 5] = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/// Parses a query without its question mark. Of a repeated parameter the first value counts.
pub fn landing_query(query: &str) -> LandingQuery {
    let mut parameters = LandingQuery::default();
    for (name, value) in pairs(query) {
        let value = value.trim();
        if value.is_empty() {
            continue;
        }
        let slot = match name.as_str() {
            "ref" => &mut parameters.code,
            "src" => &mut parameters.source,
            "adid" => {
                let id = value.parse().ok().filter(|id: &i64| *id > 0).map(AffiliateDiscountId);
                parameters.discount = parameters.discount.or(id);
                continue;
            }
            name => match CAMPAIGN.iter().position(|known| *known == name) {
                Some(at) => &mut parameters.campaign[at],
                None => continue,
            },
        };
        slot.get_or_insert_with(|| value.to_owned());
    }
    parameters
}

/// Pairs of lower-case names and values, decoded until the text no longer changes, without stray `amp;`.
pub fn pairs(query: &str) -> Vec<(String, String)> {
    let query = query.trim_start_matches('?');
    let query = query[..query.floor_char_boundary(LONGEST_QUERY)].replace('+', " ");
    let mut all = Vec::new();
    for part in query.split('&') {
        let text = decoded(part);
        let text = without_escaped_ampersand(&text);
        // Parameters of a URL inside a value belong to that URL.
        let holds_address = text.contains("://") || text.contains('?');
        let parts: Vec<&str> =
            if holds_address { vec![text] } else { text.split('&').map(without_escaped_ampersand).collect() };
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            all.push((name.to_lowercase(), value.to_owned()));
        }
    }
    all
}

/// Decodes until the text no longer changes; invalid percent-encoding is left as it is.
pub fn decoded(text: &str) -> String {
    let mut last = text.to_owned();
    for _ in 0..MOST_DECODINGS {
        let Ok(next) = percent_decode_str(&last).decode_utf8() else { break };
        if next == last {
            break;
        }
        last = next.into_owned();
    }
    last
}

/// Removes the remainder of `&` escaped as HTML, once or several times, in front of a name.
fn without_escaped_ampersand(mut text: &str) -> &str {
    while let Some(head) = text.get(..4)
        && head.eq_ignore_ascii_case("amp;")
    {
        text = &text[4..];
    }
    text
}

/// A path with query and fragment with these partner and campaign parameters in place of its own; all other parameters stay
/// unchanged.
pub fn with_parameters(target: &str, parameters: &[(&'static str, &str)]) -> String {
    let (rest, fragment) = match target.split_once('#') {
        Some((rest, fragment)) => (rest, Some(fragment)),
        None => (target, None),
    };
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let foreign = query.split('&').filter(|part| !part.is_empty() && !is_tracking(part)).map(str::to_owned);
    let own = parameters.iter().filter(|(_, value)| !value.is_empty());
    let own = own.map(|(name, value)| format!("{name}={}", utf8_percent_encode(value, KEPT)));
    let query = foreign.chain(own).collect::<Vec<_>>().join("&");
    let mut address = path.to_owned();
    if !query.is_empty() {
        address = format!("{address}?{query}");
    }
    if let Some(fragment) = fragment.filter(|fragment| !fragment.is_empty()) {
        address = format!("{address}#{fragment}");
    }
    address
}

/// Whether a part of a query is a parameter of partners' links, however many times it was escaped.
fn is_tracking(part: &str) -> bool {
    let text = decoded(part).to_lowercase();
    let name = without_escaped_ampersand(&text).split('=').next().unwrap_or_default();
    matches!(name, "ref" | "adid" | "src") || name.starts_with("utm_")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn campaign(query: &str) -> Vec<String> {
        landing_query(query).campaign.into_iter().map(Option::unwrap_or_default).collect()
    }

    #[test]
    fn parameters_that_were_escaped_too_often_are_read() {
        for query in [
            "utm_source=ig&utm_medium=a%20b",
            "?utm_source=ig&amp;utm_medium=a+b",
            "utm_source=ig&amp;amp;utm_medium=a%2520b",
            "amp%3Butm_source=ig&amp%3Butm_medium=a%252520b",
            "utm_source%3Dig%26utm_medium%3Da%2520b",
            "UTM_SOURCE=ig&Utm_Medium=a%20b&utm_source=later",
        ] {
            assert_eq!(campaign(query), ["ig", "a b", "", "", ""], "{query}");
        }
    }

    #[test]
    fn parameters_of_an_address_within_are_not_the_links_own() {
        let query = "first=https%253A%252F%252Fexample.com%252F%253Futm_source%253DGoogle%2526ref%253DX&utm_source=own";
        assert_eq!(campaign(query)[0], "own");
        assert_eq!(landing_query(query).code, None);
    }

    #[test]
    fn code_discount_and_source_are_read() {
        let parameters = landing_query("ref=ANA&adid=7&src=story&adid=9");
        assert_eq!(
            (parameters.code.as_deref(), parameters.discount, parameters.source.as_deref()),
            (Some("ANA"), Some(AffiliateDiscountId(7)), Some("story"),)
        );
        for adid in ["0", "-1", "x", "99999999999999999999"] {
            assert_eq!(landing_query(&format!("adid={adid}")).discount, None, "{adid}");
        }
        assert_eq!(decoded("100 % bombaž %zz"), "100 % bombaž %zz");
    }

    #[test]
    fn an_address_keeps_what_is_not_of_the_programme() {
        let tagged = with_parameters(
            "/a?color=ink&ref=OLD&utm_x=1&amp;utm_source=o#size",
            &[("ref", "ANA"), ("src", ""), ("utm_source", "a b&c")],
        );
        assert_eq!(tagged, "/a?color=ink&ref=ANA&utm_source=a%20b%26c#size");
        assert_eq!(with_parameters("/", &[("ref", "ž")]), "/?ref=%C5%BE");
    }

    proptest! {
        #[test]
        fn written_parameters_are_read_back_unchanged(value in "[a-zA-Z0-9ž€][a-zA-Z0-9 ž€=#;:/-]{0,40}") {
            // A value that looks like a URL is still read as one value.
            let value = value.trim();
            let address = with_parameters("/x?a=1", &[("utm_campaign", value)]);
            let query = address.split_once('?').unwrap().1;
            let parameters = landing_query(query);
            prop_assert_eq!(parameters.campaign[2].as_deref(), Some(value));
        }

        #[test]
        fn no_query_causes_a_panic(query in "\\PC{0,200}") {
            landing_query(&query);
        }
    }
}
