//! Entity tags and the requests that name them (RFC 9110, 8.8.3 and 13.1.2).

use http::{HeaderMap, HeaderValue, header};

/// The entity tag of a body. Weak: the same in every content coding.
pub fn of(body: &[u8]) -> HeaderValue {
    let digest = blake3::hash(body).to_hex();
    HeaderValue::from_str(&format!("W/\"{}\"", &digest[..32])).expect("hex is a header value")
}

/// Whether the client already has the representation that `tag` names: `If-None-Match` compares weak and strong tags alike.
pub fn is_known(request: &HeaderMap, tag: impl AsRef<[u8]>) -> bool {
    let ours = opaque(tag.as_ref());
    request
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .flat_map(|value| value.as_bytes().split(|byte| *byte == b','))
        .map(<[u8]>::trim_ascii)
        .any(|theirs| theirs == b"*" || opaque(theirs) == ours)
}

fn opaque(tag: &[u8]) -> &[u8] {
    tag.strip_prefix(b"W/").unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weak_and_strong_tags_lists_and_any_are_compared() {
        let ours = of(b"text");
        let strong = ours.to_str().unwrap().trim_start_matches("W/").to_owned();
        let knows = |values: &[&str]| {
            let values = values.iter().map(|value| (header::IF_NONE_MATCH, HeaderValue::from_str(value).unwrap()));
            is_known(&values.collect(), &ours)
        };
        assert!(knows(&[ours.to_str().unwrap()]) && knows(&[&strong]) && knows(&["*"]));
        assert!(knows(&[&format!("\"other\" , {strong}")]) && knows(&["\"other\"", &strong]));
        assert!(
            !knows(&[])
                && !knows(&["\"other\""])
                && !knows(&[&strong[..10]])
                && !knows(&[of(b"other text").to_str().unwrap()])
        );
    }
}
