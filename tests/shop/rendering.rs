//! What QuickJS makes of every page of the web's own server build: whole, sound HTML, also from cached fragments, and also of the pages
//! that are drawn for one person.

use axum::Router;
use reqwest::header::{CACHE_CONTROL, COOKIE, HeaderMap, HeaderValue};
use serde_json::json;
use vitrina_server::{both, db::Session as _, ssr::Documents};
use vitrina_tests::{
    SI, TestShop,
    changes::Customer,
    furnish,
    orders::{self, Checkout},
};

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

/// Addresses of a declared path: what there is in the shop or of this customer, and what there is not.
fn addresses(path: &str, order: &str) -> Vec<String> {
    let values =
        [("/product/", "lanena-majica"), ("/brands/", "osnova"), ("/category/", "majice"), ("/user/orders/", order)];
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

/// A customer with something on each page of theirs: a cart, a wishlist, an address, an order. Gives the session's cookie, the order's
/// number and the path of its link.
async fn customer(shop: &TestShop) -> (String, String, String) {
    let ana = Customer::register(shop.address).await;
    let door = Checkout::at(shop.address).signed_in(&ana.token);
    let product: i64 = shop.app.db.sql("SELECT id FROM product WHERE key = 'wool-tee'").scalar().await.unwrap();
    let select = "SELECT MIN(v.id) FROM variant v JOIN product p ON p.id = v.product_id WHERE p.key = 'linen-tee'";
    let variant: i64 = shop.app.db.sql(select).scalar().await.unwrap();
    let address = json!({
        "name": "Ana Novak", "address": "Trubarjeva 1", "city": "Ljubljana", "postalCode": "1000", "countryId": SI,
        "phone": "040 123 456", "phoneCode": "+386",
    });
    for (path, body) in [
        ("wishlist", json!({ "userId": ana.id, "productId": product })),
        ("address-shipping", address),
        ("cart/line", json!({ "variantId": variant, "quantity": 2 })),
    ] {
        let (status, answer) = door.post(0, path, &body).await.unwrap();
        assert_eq!(status, 200, "{path}: {answer}");
    }
    let lines = [(variant, 1)];
    let seen = door.seen(&lines, "cash-on-delivery").await.unwrap();
    let (status, placed) =
        door.post(0, "checkout/place", &orders::order("ana", &lines, "cash-on-delivery", &seen)).await.unwrap();
    assert_eq!(status, 200, "{placed}");
    let text = |name: &str| placed["data"][name].as_str().unwrap().to_owned();
    let (status, answer) = door.post(0, "cart/line", &json!({ "variantId": variant, "quantity": 1 })).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let link = format!("/OrderConfirmation?order={}", text("token"));
    (format!("session={}; signed_in=1", ana.token), text("orderNumber"), link)
}

/// Whether a document is whole and sound HTML.
fn assert_whole(html: &str, address: &str) {
    for part in ["<main id=\"main\"", "</main>"] {
        assert_eq!(html.matches(part).count(), 1, "{address}: {part}");
    }
    // A test page without a layout.
    let around = usize::from(!address.contains("/event/test2"));
    for part in ["<header class=\"bar\"", "</footer>", "id=\"countries\""] {
        assert_eq!(html.matches(part).count(), around, "{address}: {part}");
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

both!(every_page_is_rendered_whole_for_guests_and_for_who_is_signed_in, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let (session, order, link) = customer(&shop).await;
    let variant: i64 = shop.app.db.sql("SELECT MIN(id) FROM variant").scalar().await.unwrap();
    let guest_with_cart = format!("theme=dark; wishlist=1.2; cart=v1~{variant}.2.2990");
    let paths = Documents::start(&shop.app, Router::new()).unwrap().paths().await.unwrap();
    assert!(paths.len() >= 20, "{paths:?}");
    let more = ["/no/such/page", "/Checkout?step=payment", "/user/addresses?edit=new", &link].map(str::to_owned);
    let mut personal = Vec::new();
    let mut rendered = 0;
    for path in paths.iter().flat_map(|path| addresses(path, &order)).chain(more) {
        for cookie in ["theme=dark", &guest_with_cart, &session] {
            // The first in each language renders the fragments, the others take them over.
            for prefix in ["", "/en"] {
                let headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())]);
                let address = format!("{prefix}{path}");
                let response = shop.ask("si.localhost", &address, headers).await;
                let (status, kept) = (response.status(), response.headers()[CACHE_CONTROL].clone());
                assert!(!status.is_server_error(), "{address}: {status}");
                let html = response.text().await.unwrap();
                if status.is_redirection() {
                    continue;
                }
                rendered += 1;
                assert_whole(&html, &address);
                if cookie == session && prefix.is_empty() && kept == "private, no-store" && status == 200 {
                    personal.push((path.clone(), html));
                }
            }
        }
    }
    assert!(rendered >= 120, "{rendered} pages");
    let shown = |path: &str| {
        let found = personal.iter().find(|(other, _)| other == path).map(|(_, html)| html);
        let html = found.unwrap_or_else(|| panic!("{path} is not drawn for the customer"));
        html[..html.find("id=\"state\"").unwrap()].to_owned()
    };
    for (path, part) in [
        ("/user", "Ana"),
        ("/user/settings", "ana@example.com"),
        ("/user/addresses", "Trubarjeva 1"),
        ("/user/orders", &*order),
        (&*format!("/user/orders/{order}"), "Trubarjeva 1"),
        ("/Wishlists", "Volnena majica"),
        ("/Checkout", "Lanena majica"),
        ("/Checkout?step=payment", "Trubarjeva 1"),
        (&*link, &*order),
    ] {
        assert!(shown(path).contains(part), "{path} does not show {part}");
    }
    shown("/user/change-password");
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
