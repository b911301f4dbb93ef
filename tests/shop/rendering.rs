//! What QuickJS makes of every page of the web's own server build: whole, sound HTML, also from cached fragments.

use axum::Router;
use reqwest::header::{COOKIE, HeaderMap, HeaderValue};
use vitrina_server::{both, ssr::Documents};
use vitrina_tests::{TestShop, furnish};

/// What React leaves where it could not finish, and values that were written by mistake.
const LEFTOVERS: [&str; 12] = [
    "<!--$?-->",
    "<!--$!-->",
    "<template",
    "$RC",
    "cached-fragment",
    "[object ",
    "=\"undefined\"",
    ">undefined<",
    "=\"NaN\"",
    ">NaN<",
    "=\"function",
    "javascript:throw",
];

/// Addresses of a declared path: what there is in the shop, and what there is not.
fn addresses(path: &str) -> Vec<String> {
    let values = [("/product/", "lanena-majica"), ("/brands/", "osnova"), ("/category/", "majice")];
    let known = values.iter().find(|(start, _)| path.starts_with(start)).map(|(_, value)| *value);
    let filled = |value: &str| {
        let segments = path.split('/').map(|segment| if segment.starts_with(':') { value } else { segment });
        segments.collect::<Vec<_>>().join("/")
    };
    let values = known.into_iter().chain(["no-such-thing"]);
    let mut all: Vec<String> = values.map(filled).collect();
    all.dedup();
    all
}

both!(every_page_is_rendered_whole_for_guests_and_for_who_is_signed_in, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let paths = Documents::start(&shop.app, Router::new()).unwrap().paths().await.unwrap();
    assert!(paths.len() >= 20, "{paths:?}");
    let mut rendered = 0;
    for path in paths.iter().flat_map(|path| addresses(path)).chain(["/no/such/page".to_owned()]) {
        for cookie in ["theme=dark", "signed_in=1"] {
            // The first in each language renders the fragments, the others take them over.
            for prefix in ["", "/en"] {
                let headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_static(cookie))]);
                let address = format!("{prefix}{path}");
                let response = shop.ask("si.localhost", &address, headers).await;
                let status = response.status();
                assert!(!status.is_server_error(), "{address}: {status}");
                let html = response.text().await.unwrap();
                if status.is_redirection() {
                    continue;
                }
                rendered += 1;
                for part in ["<main id=\"main\"", "</main>", "<header class=\"bar\"", "</footer>", "id=\"countries\""] {
                    assert_eq!(html.matches(part).count(), 1, "{address}: {part}");
                }
                let body = &html[..html.find("id=\"state\"").unwrap()];
                for leftover in LEFTOVERS {
                    assert!(!body.contains(leftover), "{address} has {leftover}");
                }
                assert_eq!(body.matches("<h1").count(), 1, "{address}");
                let mut ids: Vec<&str> = parts(body, " id=\"");
                let count = ids.len();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), count, "{address} has an id twice");
            }
        }
    }
    assert!(rendered >= 80, "{rendered} pages");
});

both!(a_page_is_the_same_whatever_was_rendered_before_it, test, {
    furnish(&test).await;
    let path = "/en/category/majice";
    let fresh = TestShop::serve(&test).await.get("si.localhost", path).await.text().await.unwrap();
    let shop = TestShop::serve(&test).await;
    for (host, other) in [("hr.localhost", "/"), ("si.localhost", "/"), ("si.localhost", "/en/product/linen-tee")] {
        shop.get(host, other).await;
    }
    assert_eq!(shop.get("si.localhost", path).await.text().await.unwrap(), fresh);
});

/// What stands behind each `start`, up to the next quotation mark.
fn parts<'t>(text: &'t str, start: &str) -> Vec<&'t str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
