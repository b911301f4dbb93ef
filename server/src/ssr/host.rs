//! What the host provides to JavaScript: logging, addresses, plural rules, numbers, cached fragments.

#![expect(clippy::needless_pass_by_value, reason = "rquickjs hands over owned values")]

use std::{cell::RefCell, rc::Rc};

use rquickjs::{Ctx, prelude::Func};
use url::{Url, form_urlencoded};

use super::fragments::PageFragments;
use crate::i18n;

const POLYFILL: &str = include_str!("polyfill.js");

/// Installs the host functions, and the polyfill that uses them, in a new context.
pub(super) fn install(ctx: &Ctx<'_>, fragments: &Rc<RefCell<PageFragments>>) -> rquickjs::Result<()> {
    let globals = ctx.globals();
    globals.set("__log", Func::from(log))?;
    globals.set("__parseUrl", Func::from(parse_url))?;
    globals.set("__parseQuery", Func::from(parse_query))?;
    globals.set("__writeQuery", Func::from(write_query))?;
    globals.set("__pluralCategory", Func::from(plural_category))?;
    globals.set("__formatNumber", Func::from(format_number))?;
    let page = Rc::clone(fragments);
    globals.set("__startFragments", Func::from(move |scope: String| page.borrow_mut().start(&scope)))?;
    let page = Rc::clone(fragments);
    globals.set("__findFragment", Func::from(move |key: String| page.borrow_mut().find(&key)))?;
    let page = Rc::clone(fragments);
    globals.set("__shareFragments", Func::from(move |keys: Vec<String>| page.borrow_mut().share(keys)))?;
    ctx.eval(POLYFILL)
}

fn log(level: String, text: String) {
    match level.as_str() {
        "error" => tracing::error!(target: "vitrina::web", "{text}"),
        "warn" => tracing::warn!(target: "vitrina::web", "{text}"),
        _ => tracing::debug!(target: "vitrina::web", "{text}"),
    }
}

fn parse_url(address: String, base: Option<String>) -> Option<String> {
    let url = match base {
        Some(base) => Url::parse(&base).ok()?.join(&address).ok()?,
        None => Url::parse(&address).ok()?,
    };
    let port = url.port().map(|port| port.to_string()).unwrap_or_default();
    let hostname = url.host_str().unwrap_or_default();
    let host = if port.is_empty() { hostname.to_owned() } else { format!("{hostname}:{port}") };
    let parts = serde_json::json!({
        "href": url.as_str(),
        "origin": url.origin().ascii_serialization(),
        "protocol": format!("{}:", url.scheme()),
        "host": host,
        "hostname": hostname,
        "port": port,
        "pathname": url.path(),
        "search": url.query().filter(|query| !query.is_empty()).map(|query| format!("?{query}")).unwrap_or_default(),
        "hash": url.fragment().filter(|hash| !hash.is_empty()).map(|hash| format!("#{hash}")).unwrap_or_default(),
    });
    Some(parts.to_string())
}

fn parse_query(query: String) -> String {
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    serde_json::json!(pairs).to_string()
}

fn write_query(pairs: String) -> String {
    let pairs: Vec<(String, String)> = serde_json::from_str(&pairs).unwrap_or_default();
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

fn plural_category(locale: String, number: f64, kind: String) -> &'static str {
    i18n::plural_category(&locale, number, kind == "ordinal")
}

fn format_number(locale: String, number: f64, minimum: u8, maximum: u8) -> String {
    i18n::format_number(&locale, number, minimum, maximum)
}
