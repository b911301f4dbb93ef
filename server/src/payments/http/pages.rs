//! Pages of shops that are served by payments: the sandbox's page, and the pages to which providers send browsers back by POST.

use axum::{
    body::Bytes,
    http::{HeaderMap, Method},
    response::Response,
};
use url::form_urlencoded;

use super::{redirect::see_other, sandbox_page};
use crate::{accounts::is_same_origin, app::App, error::Result, tenancy::Storefront};

/// Path prefix of the sandbox.
const SANDBOX: &str = "/sandbox/pay/";
/// Paths to which providers send browsers back; a GET of them is a storefront page, which has a form of its own.
const RETURNS: [&str; 2] = ["/SSLReturn", "/str/Return"];
/// Maximum length of a payment's token.
const LONGEST_TOKEN: usize = 40;

/// Whether a path, without its locale prefix, is served by payments. A POST to a return page from the shop's own pages is not a
/// returning browser: it is the page's form.
pub fn is_page(front: &Storefront, method: &Method, headers: &HeaderMap, path: &str) -> bool {
    let is_returning = || *method == Method::POST && is_return(path) && !is_same_origin(method, headers, front);
    path.starts_with(SANDBOX) || is_returning()
}

fn is_return(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    RETURNS.iter().any(|known| known.eq_ignore_ascii_case(path))
}

/// Serves such a path; `path_and_query` is without its locale prefix. Fails with `NotFound` when the sandbox has no such page.
pub async fn page(
    app: &App,
    front: &Storefront,
    method: &Method,
    path_and_query: &str,
    headers: &HeaderMap,
    body: &Bytes,
) -> Result<Response> {
    let (path, query) = path_and_query.split_once('?').unwrap_or((path_and_query, ""));
    if let Some(token) = path.strip_prefix(SANDBOX) {
        return sandbox_page::answer(app, front, method, token, headers, body).await;
    }
    Ok(returned(front, path, query, body))
}

/// Redirects a browser that a provider sent back by a cross-site POST, which carries no cookies: the GET of the same page does.
/// The payment is identified in the URL, or in SSLCommerz' form.
fn returned(front: &Storefront, path: &str, query: &str, body: &Bytes) -> Response {
    let field = |text: &[u8], name: &str| {
        form_urlencoded::parse(text).find(|(own, _)| own == name).map(|(_, value)| value.into_owned())
    };
    let token = field(query.as_bytes(), "payment").or_else(|| field(body, "tran_id")).filter(|token| is_token(token));
    let page =
        RETURNS.iter().find(|known| known.eq_ignore_ascii_case(path.trim_end_matches('/'))).unwrap_or(&RETURNS[0]);
    let prefix = front.prefix(&front.language);
    see_other(&match token {
        Some(token) => format!("{prefix}{page}?payment={token}"),
        None => format!("{prefix}{page}"),
    })
}

fn is_token(text: &str) -> bool {
    text.len() <= LONGEST_TOKEN && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
