//! Signatures of Stripe's webhooks: `t=<seconds>,v1=<hex>[,v1=<hex>]`, HMAC-SHA256 of `t.body`.

use chrono::{DateTime, Utc};
use ring::hmac;

use crate::config::Secret;

/// Maximum age of a signature, and maximum clock skew into the future, in seconds.
const TOLERANCE: i64 = 300;

/// Whether the body was recently signed with the secret. Of several signatures (while a secret is being rotated) one suffices.
pub fn is_signed(secret: &Secret, header: &str, body: &[u8], now: DateTime<Utc>) -> bool {
    let parts = || header.split(',').filter_map(|part| part.trim().split_once('='));
    let Some(time) = parts().find(|(name, _)| *name == "t").map(|(_, value)| value) else { return false };
    let is_recent =
        time.parse::<i64>().is_ok_and(|at| now.timestamp().saturating_sub(at).saturating_abs() <= TOLERANCE);
    if !is_recent {
        return false;
    }
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.expose().as_bytes());
    let signed = [time.as_bytes(), b".", body].concat();
    let mut signatures = parts().filter(|(name, _)| *name == "v1").filter_map(|(_, value)| hex::decode(value).ok());
    // Each is compared in constant time.
    signatures.any(|signature| hmac::verify(&key, &signed, &signature).is_ok())
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn signature(secret: &str, time: &str, body: &[u8]) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        let tag = hmac::sign(&key, &[time.as_bytes(), b".", body].concat());
        tag.as_ref().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    fn signed(header: &str, now: i64) -> bool {
        is_signed(&Secret::from("whsec_1".to_owned()), header, BODY, at(now))
    }

    #[test]
    fn a_signature_is_valid_for_five_minutes() {
        let good = signature("whsec_1", "1000", BODY);
        for (now, expected) in [(1000, true), (1300, true), (1301, false), (700, true), (699, false)] {
            assert_eq!(signed(&format!("t=1000,v1={good}"), now), expected, "{now}");
        }
    }

    #[test]
    fn one_valid_signature_of_several_suffices() {
        let good = signature("whsec_1", "1000", BODY);
        let (other, foreign) = (signature("whsec_2", "1000", BODY), signature("whsec_1", "1000", b"{}"));
        assert!(signed(&format!("t=1000,v1={other},v1={good},v0={other}"), 1000));
        assert!(signed(&format!("t=1000, v1={good}, v1={other}"), 1000));
        let upper = good.to_uppercase();
        assert!(signed(&format!("t=1000,v1={upper}"), 1000));
        for forged in [
            format!("t=1000,v1={other}"),
            format!("t=1000,v1={foreign}"),
            format!("t=1001,v1={good}"),
            format!("t=1000,v0={good}"),
            format!("v1={good}"),
            format!("t=1000,v1={}", &good[..62]),
            format!("t=,v1={good}"),
            "t=1000,v1=é".repeat(40),
            String::new(),
        ] {
            assert!(!signed(&forged, 1000), "{forged}");
        }
    }

    /// Created with OpenSSL: `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac whsec_test`.
    #[test]
    fn the_signature_equals_that_of_openssl() {
        let made = signature("whsec_test", "1700000000", br#"{"a":1}"#);
        assert_eq!(made, OPENSSL);
    }

    const OPENSSL: &str = "38877139021993b830af32feea6e18a8da83eb2f6e49ee50bd9e4cf4ca4d3789";
}
