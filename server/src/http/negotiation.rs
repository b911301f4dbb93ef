//! Content negotiation: content codings.

use std::io::Write as _;

use axum::http::{HeaderMap, header};
use bytes::Bytes;

/// Whether the client accepts a content coding (RFC 9110, 12.5.3; a quality of 0 refuses it).
pub fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|item| {
            let mut parts = item.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
            let refused = parts.any(|parameter| {
                parameter.strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok()) == Some(0.0)
            });
            named && !refused
        })
    })
}

/// Whether a request gets the body compressed with brotli; independent of conditional headers.
pub fn takes_brotli(request: &HeaderMap) -> bool {
    !request.contains_key(header::IF_NONE_MATCH) && accepts(request, "br")
}

/// Compression levels of brotli. Times and sizes are those of a page of 148 kB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compression {
    /// 1.2 ms, 23.0 kB: when a client waits for the result.
    Fast = 2,
    /// 2.0 ms, 21.1 kB.
    Balanced = 4,
    /// 2.3 ms, 19.4 kB: for responses that are sent many times. The next level takes ten times as long to save another 2 %.
    Dense = 6,
}

/// Compressed with brotli.
pub fn compressed(bytes: &[u8], compression: Compression) -> Bytes {
    const WINDOW: u32 = 18;
    let buffer = Vec::with_capacity(bytes.len() / 5);
    let mut writer = brotli::CompressorWriter::new(buffer, 16 * 1024, compression as u32, WINDOW);
    writer.write_all(bytes).expect("writing to memory cannot fail");
    // Without spare capacity, because the result is usually cached.
    writer.into_inner().into_boxed_slice().into()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))])
    }

    #[test]
    fn only_accepted_encodings_are_used() {
        assert!(accepts(&headers("gzip, deflate, br;q=0.8"), "br"));
        assert!(!accepts(&headers("gzip, br;q=0"), "br"));
        assert!(!accepts(&headers("identity"), "gzip"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
