//! Reads the browser's affiliate cookies from a request.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use percent_encoding::percent_decode_str;

use crate::{
    attribution::model::{BrowserTrail, LONGEST_CODE, cut, session},
    http::cookie_value,
};

/// The cookie with the browser's session.
const SESSION: &str = "affiliate_session";
/// The cookie with the code of the last partner.
const CODE: &str = "affiliate_code";

impl BrowserTrail {
    /// From the cookies of a request. Invalid sessions and codes are ignored.
    pub fn of(headers: &HeaderMap) -> Self {
        let value = |name: &str| {
            let text = cookie_value(headers, name)?;
            Some(percent_decode_str(&text).decode_utf8().ok()?.into_owned())
        };
        let code = value(CODE).map(|code| cut(&code, LONGEST_CODE));
        Self { session: value(SESSION).as_deref().and_then(session), code: code.filter(|code| !code.is_empty()) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for BrowserTrail {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail(cookies: &str) -> BrowserTrail {
        let mut headers = HeaderMap::new();
        headers.insert("cookie", cookies.parse().unwrap());
        BrowserTrail::of(&headers)
    }

    #[test]
    fn only_what_the_web_can_have_set_is_read() {
        let id = "0f8fad5b-d9cb-469f-a165-70867728950e";
        let found = trail(&format!("a=b; affiliate_session={id}; affiliate_code=ANA%20%C5%BD"));
        assert_eq!(
            (found.session.map(|id| id.to_string()).as_deref(), found.code.as_deref()),
            (Some(id), Some("ANA Ž"))
        );
        // Another UUID version, not a UUID, a control character.
        for cookies in
            ["affiliate_session=0f8fad5b-d9cb-169f-a165-70867728950e", "affiliate_session=x; affiliate_code=%00", "x=y"]
        {
            assert!(trail(cookies).is_empty(), "{cookies}");
        }
        assert_eq!(
            trail(&format!("affiliate_code={}", "x".repeat(200))).code.map(|code| code.len()),
            Some(LONGEST_CODE)
        );
    }
}
