//! Cart cookies: a guest's lines, and the code that was entered. The page's scripts read both.

use std::fmt::Write as _;

use axum::{
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::Cookie;
use chrono::TimeDelta;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::{
    app::App,
    cart::{
        model::{CartLines, StoredLine},
        service::{self, AddedLines, LIFE, MOST_LINES, MOST_PIECES, Shopper},
    },
    error::Result,
    http::{Notice, cookie_value, script_cookie, set_cookie},
    id::{UserId, VariantId},
    tenancy::Storefront,
};

/// A guest's lines: `v1~<variant>.<pieces>.<last shown price of a piece>~…`, the price in minor units or absent.
const LINES_COOKIE: &str = "cart";
/// The code that was entered.
const CODE_COOKIE: &str = "coupon";
const VERSION: &str = "v1";
const CODE_LIFE: TimeDelta = TimeDelta::days(30);
/// Maximum length of a stored code, in characters.
const LONGEST_CODE: usize = 60;

/// The lines in the request's cookie. A cookie that cannot be parsed counts as an empty cart.
pub fn lines(headers: &HeaderMap) -> Vec<StoredLine> {
    cookie_value(headers, LINES_COOKIE).map(|text| read(&text)).unwrap_or_default()
}

fn read(text: &str) -> Vec<StoredLine> {
    let mut parts = text.split('~');
    if parts.next() != Some(VERSION) {
        return Vec::new();
    }
    let mut lines: Vec<StoredLine> = Vec::new();
    for line in parts.filter_map(read_line) {
        if lines.len() < MOST_LINES && lines.iter().all(|known| known.variant_id != line.variant_id) {
            lines.push(line);
        }
    }
    lines
}

fn read_line(text: &str) -> Option<StoredLine> {
    let mut numbers = text.split('.').map(str::parse::<i64>);
    let variant = numbers.next()?.ok().filter(|id| *id > 0)?;
    let quantity = numbers.next()?.ok().filter(|pieces| (1..=i64::from(MOST_PIECES)).contains(pieces))?;
    let shown_minor = numbers.next().and_then(std::result::Result::ok).filter(|minor| *minor >= 0);
    Some(StoredLine { variant_id: VariantId(variant), quantity, shown_minor })
}

fn written(lines: &[StoredLine]) -> String {
    let mut text = VERSION.to_owned();
    for line in lines.iter().take(MOST_LINES) {
        // Writing to a String cannot fail.
        let _ = write!(text, "~{}.{}", line.variant_id, line.quantity);
        if let Some(minor) = line.shown_minor {
            let _ = write!(text, ".{minor}");
        }
    }
    text
}

/// The code in the request's cookie.
pub(super) fn code(headers: &HeaderMap) -> Option<String> {
    let text = cookie_value(headers, CODE_COOKIE)?;
    let text = percent_decode_str(&text).decode_utf8().ok()?.trim().to_owned();
    (!text.is_empty() && text.chars().count() <= LONGEST_CODE).then_some(text)
}

/// Number of pieces in the cart of the sender of these headers, for rendered pages.
pub async fn pieces(app: &App, front: &Storefront, headers: &HeaderMap, customer: Option<UserId>) -> Result<i64> {
    let browser_lines = lines(headers);
    let customer = customer.map(|user| (user, String::new()));
    let shopper = Shopper { customer, browser_lines, ..Shopper::default() };
    Ok(CartLines::of(service::lines_of(app, front, &shopper).await?).pieces)
}

/// The response, with a cookie that stores these lines.
pub(super) fn with_lines(front: &Storefront, lines: &[StoredLine], answer: impl IntoResponse) -> Response {
    let text = if lines.is_empty() { String::new() } else { written(lines) };
    with_cookie(&script_cookie(front, LINES_COOKIE, text, LIFE), answer)
}

/// The response, with a cookie that stores the code.
pub(super) fn with_code(front: &Storefront, code: &str, answer: impl IntoResponse) -> Response {
    let text = utf8_percent_encode(code.trim(), NON_ALPHANUMERIC).to_string();
    with_cookie(&script_cookie(front, CODE_COOKIE, text, CODE_LIFE), answer)
}

/// The response to adding lines: the cart, with a cookie that stores a guest's lines.
pub fn added(front: &Storefront, added: AddedLines, message: String) -> Response {
    with_lines(front, &added.browser_lines, Notice(added.cart, message))
}

/// The response, with both cart cookies deleted: their content has been ordered.
pub fn without_cart(front: &Storefront, answer: impl IntoResponse) -> Response {
    with_lines(front, &[], with_code(front, "", answer))
}

fn with_cookie(cookie: &Cookie<'_>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    set_cookie(&mut response, cookie);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(variant: i64, quantity: i64, shown_minor: Option<i64>) -> StoredLine {
        StoredLine { variant_id: VariantId(variant), quantity, shown_minor }
    }

    #[test]
    fn written_values_are_read_back() {
        let lines = [line(12, 2, Some(1490)), line(7, 99, None)];
        assert_eq!(written(&lines), "v1~12.2.1490~7.99");
        assert_eq!(read(&written(&lines)), lines);
    }

    #[test]
    fn invalid_parts_are_ignored() {
        for nothing in ["", "v2~1.1", "v1", "v1~", "v1~1", "v1~-1.1", "v1~1.0", "v1~1.100", "v1~a.b", "<script>"] {
            assert_eq!(read(nothing), [], "{nothing}");
        }
        assert_eq!(read("v1~x~3.1.-5~3.2~4.1"), [line(3, 1, None), line(4, 1, None)]);
        let many: Vec<String> = (1..=80).map(|id| format!("{id}.1")).collect();
        assert_eq!(read(&format!("v1~{}", many.join("~"))).len(), MOST_LINES);
    }
}
