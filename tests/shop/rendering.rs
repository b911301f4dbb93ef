//! Rendering of every page of the front end's server build in QuickJS: complete, valid HTML, also from cached fragments and for pages
//! that are rendered for one person; public pages are the same for all visitors; no form puts a secret into a URL, and each has its
//! action; no button waits for a script that may never run.

use std::collections::BTreeSet;

use axum::Router;
use reqwest::{
    StatusCode,
    header::{CACHE_CONTROL, COOKIE, ETAG, HeaderMap, HeaderValue, LOCATION, SET_COOKIE, VARY},
};
use serde_json::json;
use vitrina_server::{
    affiliates::{self, Decision},
    both,
    db::Session as _,
    id::UserId,
    orders::OperatorAction,
    ssr::{Documents, Visit},
    tenancy::{self, Address, Resolution},
    toml_file::Source,
};
use vitrina_tests::{
    FURNISHED, SI, TestShop,
    changes::Customer,
    orders::{self, Checkout},
};

/// Markers that React leaves where it could not finish, and values rendered by mistake.
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

/// URLs of a declared path: existing ones of the shop or this customer, and non-existing ones.
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

/// A customer with content on each account page: a cart, a wishlist, an address, a delivered order. Returns the session's
/// cookie, the order's number and the token of its link.
async fn customer(shop: &TestShop) -> (String, String, String) {
    let ana = Customer::register(shop.address).await;
    let checkout = Checkout::at(shop.address).signed_in(&ana.token);
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
        let (status, answer) = checkout.post(0, path, &body).await.unwrap();
        assert_eq!(status, 200, "{path}: {answer}");
    }
    let lines = [(variant, 1)];
    let shown = checkout.shown_prices(&lines, "cash-on-delivery").await.unwrap();
    let (status, placed) =
        checkout.post(0, "checkout/place", &orders::order("ana", &lines, "cash-on-delivery", &shown)).await.unwrap();
    assert_eq!(status, 200, "{placed}");
    let text = |name: &str| placed["data"][name].as_str().unwrap().to_owned();
    let (status, answer) =
        checkout.post(0, "cart/line", &json!({ "variantId": variant, "quantity": 1 })).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let order = vitrina_server::orders::find(&shop.app, None, &text("orderNumber")).await.unwrap();
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        vitrina_server::orders::act(&shop.app, order.id, &act, "test").await.unwrap();
    }
    (format!("session={}; signed_in=1", ana.token), text("orderNumber"), text("token"))
}

const PROGRAMME: &str = "terms = \"1\"\ncountries = [\"SI\"]\nminimum_payout = { EUR = \"20\" }\n\
                         [[tiers]]\nname = \"standard\"\npercent = \"8\"\n";

/// The session's cookie of an affiliate whose application was approved.
pub(crate) async fn partner(shop: &TestShop) -> String {
    let programme = Source { name: "affiliates.toml".to_owned(), text: PROGRAMME.to_owned() };
    affiliates::apply_programme(&shop.app, &programme, "test").await.unwrap();
    shop.catch_up().await;
    let body = json!({
        "userTypeId": 5, "firstName": "Tone", "lastName": "Kos", "email": "tone@example.com", "password": "Hrast+2026",
        "repeatPassword": "Hrast+2026", "phone": "040123456", "phoneCode": "+386", "countryId": SI, "acceptTerms": true,
        "kind": "person", "company": "", "webAddress": "", "channels": [], "countryIds": [SI], "promotion": ["By mail."],
        "agreesToProgramme": true, "fax": "",
    });
    let (status, answer) = Checkout::at(shop.address).post(1, "auth/register-user-or-affiliate", &body).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let user = UserId(answer["data"]["id"].as_i64().unwrap());
    let partner = affiliates::of_user(&shop.app.db, user).await.unwrap().unwrap();
    affiliates::decide(&shop.app, partner.id, &Decision::Approve, "test").await.unwrap();
    format!("session={}; signed_in=1", answer["data"]["token"].as_str().unwrap())
}

/// URLs of pages that show their forms only with a link's token or after a choice.
fn linked(order: &str, token: &str) -> Vec<String> {
    let by_token = ["/auth/Reset-Password", "/auth/Verify-Email", "/auth/Confirm-Email", "/newsletter/confirm"];
    let more_by_token = ["/unsubscribe", "/stock-alert/delete", "/refund/account"];
    let by_order = ["/OrderConfirmation", "/Track/Order", "/guest/return", "/withdrawal"];
    let chosen = ["/guest/return", "/withdrawal"];
    let own = [format!("/user/orders/{order}/return"), format!("/user/orders/{order}/withdrawal")];
    (by_token.iter().chain(&more_by_token).map(|path| format!("{path}?token=x")))
        .chain(by_order.iter().map(|path| format!("{path}?order={token}")))
        .chain(chosen.iter().map(|path| format!("{path}?order={token}&take=1:1")))
        .chain(own.iter().map(|path| format!("{path}?take=1:1")))
        .chain(own.clone())
        .chain(["/no/such/page", "/Checkout?step=payment", "/user/addresses?edit=new"].map(str::to_owned))
        .collect()
}

/// Whether a document is complete and valid HTML.
fn assert_whole(html: &str, address: &str) {
    for part in ["<main id=\"main\"", "</main>"] {
        assert_eq!(html.matches(part).count(), 1, "{address}: {part}");
    }
    // A test page without a layout, and the affiliates' area with one of its own.
    let has_header = !address.contains("/event/test2");
    let has_footer = has_header && !address.contains("/affiliate/");
    for (part, is_there) in
        [("<header class=\"bar\"", has_header), ("</footer>", has_footer), ("id=\"countries\"", has_footer)]
    {
        assert_eq!(html.matches(part).count(), usize::from(is_there), "{address}: {part}");
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

/// Every form declares its method, and forms that put their fields into a URL ask for no personal data. Returns the intents of the
/// others.
fn assert_forms<'h>(html: &'h str, address: &str) -> BTreeSet<&'h str> {
    let body = &html[..html.find("id=\"state\"").unwrap()];
    let forms: Vec<&str> = body.split("<form").skip(1).map(|rest| rest.split("</form>").next().unwrap()).collect();
    assert!(!forms.is_empty(), "{address} has at least the wishlist's");
    let mut intents = BTreeSet::new();
    for form in forms {
        let opening = form.split('>').next().unwrap();
        if opening.contains("method=\"post\"") {
            // On a hidden field or on a submit button.
            let tags = form.split('<').filter(|tag| tag.contains("name=\"intent\""));
            let values = tags.filter_map(|tag| parts(tag.split('>').next()?, " value=\"").first().copied());
            let values: Vec<&str> = values.collect();
            assert!(!values.is_empty(), "{address}: a POST form without an intent: {form}");
            intents.extend(values);
            continue;
        }
        if opening.contains("method=\"dialog\"") {
            continue;
        }
        assert!(opening.contains("method=\"get\""), "{address}: {opening}");
        for secret in ["type=\"password\"", "type=\"email\"", "type=\"tel\"", "name=\"email\"", "name=\"token\""] {
            assert!(!form.contains(secret), "{address}: a GET form with {secret}");
        }
    }
    for (start, field) in body.match_indices("<input") {
        let is_secret = body[start + field.len()..].split('>').next().unwrap().contains("type=\"password\"");
        let is_within = body[..start].rfind("<form") > body[..start].rfind("</form>");
        assert!(!is_secret || is_within, "{address}: a password outside of a form");
    }
    intents
}

/// Elements without content or closing tag.
const VOID: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// No button that only a script handles is offered before the script runs: it names the dialog that it opens, or it or an element
/// around it is `script-only`, or it is in a dialog that is closed.
fn assert_buttons(html: &str, address: &str) {
    let body = &html[html.find("<div id=\"app\"").unwrap()..html.find("id=\"state\"").unwrap()];
    // The open elements at the current tag, each with whether its content is offered.
    let mut ancestors: Vec<(&str, bool)> = Vec::new();
    for tag in body.split('<').skip(1).map(|rest| rest.split('>').next().unwrap()) {
        if let Some(closed) = tag.strip_prefix('/') {
            let start = ancestors.iter().rposition(|(name, _)| *name == closed);
            ancestors.truncate(start.unwrap_or_else(|| panic!("{address}: </{closed}> closes nothing")));
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        let classes = parts(tag, " class=\"").first().copied().unwrap_or_default();
        let is_hidden =
            classes.split(' ').any(|class| class == "script-only") || (name == "dialog" && !tag.contains(" open=\""));
        let is_offered = !is_hidden && ancestors.last().is_none_or(|(_, is_offered)| *is_offered);
        let needs_script = name == "button" && tag.contains(" type=\"button\"") && !tag.contains(" commandfor=\"");
        assert!(!is_offered || !needs_script, "{address}: a button does nothing before the scripts run: {tag}");
        // Comments of React separate texts.
        if !name.starts_with('!') && !VOID.contains(&name) {
            ancestors.push((name, is_offered));
        }
    }
}

/// Whether the page has an action for a form with this intent, when the browser with these cookies submits it.
async fn has_action(shop: &TestShop, documents: &Documents, page: &str, cookie: &str, intent: &str) -> bool {
    let (path, query) = page.split_once('?').map_or((page, None), |(path, query)| (path, Some(query)));
    let address = Address { host: Some("si.localhost"), path, query, ..Address::default() };
    let Resolution::Shop { storefront, .. } = tenancy::resolve(&shop.app.directory(), address) else {
        panic!("{page} is no page of the shop")
    };
    let headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())]);
    let visit = Visit { front: &storefront, path: page, headers: &headers, network: None, peer: None };
    // On a busy machine a plan may exceed its time limit.
    for _ in 0..3 {
        if let Ok(has_action) = documents.has_action(&visit, intent).await {
            return has_action;
        }
    }
    panic!("{page}: the action of {intent} cannot be determined")
}

both!(every_page_is_rendered_completely_for_guests_and_signed_in_users, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let (session, order, token) = Box::pin(customer(&shop)).await;
    let partner = partner(&shop).await;
    let link = format!("/OrderConfirmation?order={token}");
    let variant: i64 = shop.app.db.sql("SELECT MIN(id) FROM variant").scalar().await.unwrap();
    let guest_with_cart = format!("theme=dark; wishlist=1.2; cart=v1~{variant}.2.2990");
    let documents = Documents::start(&shop.app, Router::new()).unwrap();
    let paths = documents.paths().await.unwrap();
    assert!(paths.len() >= 20, "{paths:?}");
    let mut submitted = BTreeSet::new();
    let mut personal = Vec::new();
    let (mut rendered, mut of_partners, mut is_choosing) = (0, 0, false);
    for path in paths.iter().flat_map(|path| addresses(path, &order)).chain(linked(&order, &token)) {
        // Elsewhere a partner is a guest.
        let partner = path.contains("/affiliate").then_some(&*partner);
        for cookie in ["theme=dark", &*guest_with_cart, &*session].into_iter().chain(partner) {
            // The first page in each language renders the fragments, the others reuse them.
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
                of_partners += usize::from(path.starts_with("/affiliate/") && status == 200);
                assert_whole(&html, &address);
                assert_buttons(&html, &address);
                for intent in assert_forms(&html, &address) {
                    if submitted.insert((path.clone(), cookie, intent.to_owned())) {
                        let is_known = has_action(&shop, &documents, &path, cookie, intent).await;
                        assert!(is_known, "{address} has no action for its form {intent}");
                    }
                }
                is_choosing |= html.contains("name=\"take\"");
                if cookie == session && prefix.is_empty() && kept == "private, no-store" && status == 200 {
                    personal.push((path.clone(), html));
                }
            }
        }
    }
    assert!(rendered >= 240 && of_partners >= 12, "{rendered} pages, {of_partners} of the affiliates' area");
    assert!(is_choosing, "no page with the choice of what is sent back");
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

/// Status, headers and document that the browser with these cookies gets.
async fn answer_to(shop: &TestShop, address: &str, cookie: Option<&str>) -> (StatusCode, HeaderMap, String) {
    let cookie = cookie.map(|cookie| (COOKIE, HeaderValue::from_str(cookie).unwrap()));
    let response = shop.ask("si.localhost", address, cookie.into_iter().collect()).await;
    (response.status(), response.headers().clone(), response.text().await.unwrap())
}

both!(a_public_page_does_not_depend_on_the_visitor, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let (session, order, _) = Box::pin(customer(&shop)).await;
    shop.catch_up().await;
    let variant: i64 = shop.app.db.sql("SELECT MIN(id) FROM variant").scalar().await.unwrap();
    let cookies = format!("{session}; theme=dark; wishlist=1.2; cart=v1~{variant}.2.2990");
    let paths = Documents::start(&shop.app, Router::new()).unwrap().paths().await.unwrap();
    let is_public = |headers: &HeaderMap| headers[CACHE_CONTROL].as_bytes().starts_with(b"public");
    let mut public = BTreeSet::new();
    for (path, address) in paths.iter().flat_map(|path| addresses(path, &order).into_iter().map(move |at| (path, at))) {
        for address in [address.clone(), format!("/en{address}")] {
            // The customer asks first, so that it is their request for which the page is rendered.
            let (status, headers, html) = answer_to(&shop, &address, Some(&cookies)).await;
            let (status_of_guest, headers_of_guest, html_of_guest) = answer_to(&shop, &address, None).await;
            assert_eq!(is_public(&headers), is_public(&headers_of_guest), "{address}");
            if !is_public(&headers_of_guest) {
                continue;
            }
            assert_eq!(status, status_of_guest, "{address}");
            assert!(html == html_of_guest, "{address} shows something of who asks");
            for name in [ETAG, LOCATION, VARY] {
                assert_eq!(headers.get(&name), headers_of_guest.get(&name), "{address} {name}");
            }
            assert!(!headers.contains_key(SET_COOKIE) && !headers_of_guest.contains_key(SET_COOKIE), "{address}");
            public.insert(path.clone());
        }
    }
    assert!(public.len() >= 15 && public.contains("/product/:slug") && !public.contains("/user"), "{public:?}");
});

both!(a_page_does_not_depend_on_earlier_renders, test in FURNISHED, {
    let path = "/en/category/majice";
    let fresh = TestShop::serve(&test).await.get("si.localhost", path).await.text().await.unwrap();
    let shop = TestShop::serve(&test).await;
    for (host, other) in [("hr.localhost", "/"), ("si.localhost", "/"), ("si.localhost", "/en/product/linen-tee")] {
        shop.get(host, other).await;
    }
    assert_eq!(shop.get("si.localhost", path).await.text().await.unwrap(), fresh);
});

/// The text after each `start`, up to the next quotation mark.
fn parts<'t>(text: &'t str, start: &str) -> Vec<&'t str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
