//! Detects encodings other than UTF-8 from the bytes, and explains how to convert them.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// Instructions for converting a file in another encoding.
pub(super) fn how_to_convert(encoding: &str) -> String {
    format!("save it as CSV UTF-8, or convert it by `iconv -f {encoding} -t UTF-8 FILE > NEW.csv`")
}

/// The likely encoding of a file whose first bytes are not UTF-8; the last character may be cut off.
pub(super) fn looks_like(head: &[u8], utf_16: Option<&'static Encoding>) -> Option<&'static str> {
    let error = std::str::from_utf8(head).err().filter(|_| utf_16.is_none())?;
    error.error_len().map(|_| guess(head))
}

/// The most likely legacy encoding of the bytes.
pub(super) fn guess(bytes: &[u8]) -> &'static str {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny).name()
}

/// Latin text in UTF-16 has a zero in every second byte.
pub(super) fn is_utf_16_without_mark(head: &[u8]) -> bool {
    let zeros = head.iter().map(|byte| usize::from(*byte == 0)).sum::<usize>();
    head.len() >= 16 && zeros * 3 > head.len()
}
