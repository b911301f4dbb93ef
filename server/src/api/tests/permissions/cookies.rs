//! The session cookie of browsers: it gives access to the same routes as a token, and changes require a request of the same origin.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};

use super::{
    super::{
        accounts::{PASSWORD, is_in, register, register_as, registration, sign_in},
        affiliates,
        shop::{Reply, SI, Shop},
    },
    Access::{Anyone, Customers, Partners},
    ExpectedIds::{Order, Reminder},
    OwnIds, TABLE, filled,
};
use crate::both;

/// Sends a request of a browser with a session cookie.
async fn by_cookie(
    shop: &Shop,
    (method, path): (&str, &str),
    token: &str,
    site: &[(&str, &str)],
    body: &Value,
) -> Reply {
    let mut request = Request::builder().method(method).uri(path).header("cookie", format!("a=b; {SESSION}={token}"));
    for (name, value) in site {
        request = request.header(*name, *value);
    }
    let sent = matches!(method, "POST" | "PUT");
    let body = if sent { Body::from(body.to_string()) } else { Body::empty() };
    shop.send(SI, request.header("content-type", "application/json").body(body).unwrap()).await
}

const SESSION: &str = "__Host-session";
const SAME_ORIGIN: &[(&str, &str)] = &[("sec-fetch-site", "same-origin"), ("origin", "https://vitrina.si")];

both!(a_cookie_gives_the_same_access_as_a_token_within_the_origin, test, {
    let shop = Shop::open(&test).await;
    let ana = OwnIds::of(&shop, register(&shop, "ana@example.com").await).await;
    let eva = OwnIds::of(&shop, register(&shop, "eva@example.com").await).await;
    let affiliate = register_as(&shop, SI, "tone@example.com", 5).await;
    let foreign: &[&[(&str, &str)]] = &[
        &[],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site"), ("origin", "https://vitrina.si")],
        &[("sec-fetch-site", "none")],
        &[("origin", "https://evil.example")],
        &[("origin", "http://vitrina.si")],
        &[("origin", "null")],
    ];
    for (method, path, access, takes) in TABLE.iter().copied().filter(|(_, _, access, _)| *access != Anyone) {
        let row = format!("{method} {path}");
        let (own, body) = filled(path, takes, ana.id(takes), ana.person.id);
        let wrong = by_cookie(&shop, (method, &own), &"0".repeat(64), SAME_ORIGIN, &body).await;
        assert_eq!(wrong.status, StatusCode::UNAUTHORIZED, "{row}");
        for site in foreign.iter().filter(|_| method != "GET") {
            let reply = by_cookie(&shop, (method, &own), &ana.person.token, site, &body).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{row} {site:?}");
        }
        if access == Customers {
            let reply = by_cookie(&shop, (method, &own), &affiliate.token, SAME_ORIGIN, &body).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{row}: an affiliate");
        }
        if access == Partners {
            let reply = by_cookie(&shop, (method, &own), &ana.person.token, SAME_ORIGIN, &body).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{row}: a customer");
            continue;
        }
        if takes.is_owned_id() {
            let (others, body) = filled(path, takes, eva.id(takes), ana.person.id);
            let reply = by_cookie(&shop, (method, &others), &ana.person.token, SAME_ORIGIN, &body).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{row}: another's");
        }
        if method == "GET" {
            let reply = by_cookie(&shop, (method, &own), &ana.person.token, &[], &body).await;
            let expected = if matches!(takes, Order | Reminder) { StatusCode::NOT_FOUND } else { StatusCode::OK };
            assert_eq!(reply.status, expected, "{row}");
            assert_eq!(reply.headers["cache-control"], "no-store", "{row}");
            assert!(!reply.headers.contains_key("etag"), "{row}");
        }
    }
    assert!(is_in(&shop, &ana.person).await && is_in(&shop, &eva.person).await, "nothing was done to anybody");
    let origin: &[(&str, &str)] = &[("origin", "https://vitrina.si")];
    let saved = json!({ "userId": ana.person.id, "productId": 2 });
    by_cookie(&shop, ("POST", "/api/wishlist"), &ana.person.token, origin, &saved).await.data();
});

both!(signing_in_sets_an_http_only_cookie_that_signing_out_deletes, test, {
    let shop = Shop::open(&test).await;
    let session = |reply: &Reply| {
        let cookies = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned());
        cookies.into_iter().find(|cookie| cookie.starts_with(&format!("{SESSION}="))).unwrap_or_default()
    };
    let ana = register(&shop, "ana@example.com").await;
    let reply = sign_in(&shop, "ana@example.com", PASSWORD).await;
    let cookie = session(&reply);
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    assert_eq!(reply.data()["token"], token.as_str(), "who is no page of the shop gets the token");
    for attribute in ["; HttpOnly", "; Secure", "; SameSite=Lax", "; Path=/", "; Max-Age=7776000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let new = json!({ "oldPassword": PASSWORD, "password": "Javor+2027" });
    let path = format!("/api/auth/changePassword/{}", ana.id);
    let changed = by_cookie(&shop, ("PUT", &path), &token, SAME_ORIGIN, &new).await;
    assert!(changed.data().get("token").is_none(), "scripts of the page need none");
    let fresh = session(&changed).split(['=', ';']).nth(1).unwrap().to_owned();
    assert!(fresh.len() == token.len() && fresh != token);
    assert!(!is_in(&shop, &ana).await, "a new password ends the other sessions");
    let sessions = ("GET", "/api/auth/sessions");
    assert_eq!(by_cookie(&shop, sessions, &token, &[], &json!({})).await.status, StatusCode::UNAUTHORIZED);
    let out = by_cookie(&shop, ("POST", "/api/auth/logout"), &fresh, SAME_ORIGIN, &json!({})).await;
    assert_eq!(out.status, StatusCode::OK);
    assert!(
        session(&out).starts_with(&format!("{SESSION}=;")) && session(&out).contains("Max-Age=0"),
        "{}",
        session(&out)
    );
    assert_eq!(by_cookie(&shop, sessions, &fresh, &[], &json!({})).await.status, StatusCode::UNAUTHORIZED);
});

both!(a_sign_in_from_a_page_returns_no_token, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    affiliates::open_programme(&shop).await;
    let login = json!({ "email": "ana@example.com", "password": PASSWORD });
    let origin: &[(&str, &str)] = &[("origin", "https://vitrina.si")];
    for (site, name, has_token) in [(SAME_ORIGIN, "eva", false), (origin, "iva", false), (&[], "meta", true)] {
        let customer = registration(&format!("{name}@example.com"));
        let partner = affiliates::application(&format!("{name}.partner@example.com"));
        for (path, body) in
            [("auth/login", &login), ("auth/register", &customer), ("auth/register-user-or-affiliate", &partner)]
        {
            let reply = by_cookie(&shop, ("POST", &format!("/api/{path}")), "", site, body).await;
            let data = reply.data();
            assert!(data["id"].is_i64(), "{path} {site:?}: {data}");
            assert_eq!(data.get("token").is_some(), has_token, "{path} {site:?}: {data}");
        }
    }
});

both!(the_development_cookie_is_accepted_over_plain_http_only, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    for (name, origin, status) in [
        ("session", "http://si.localhost:8080", StatusCode::OK),
        (SESSION, "http://si.localhost:8080", StatusCode::UNAUTHORIZED),
        ("session", "https://vitrina.si", StatusCode::UNAUTHORIZED),
    ] {
        let request = Request::get("/api/auth/sessions").header("cookie", format!("{name}={}", ana.token));
        let mut front = shop.storefront(SI);
        front.origin = origin.into();
        let request = request.body(Body::empty()).unwrap();
        assert_eq!(shop.send_through(front, request).await.status, status, "{name} at {origin}");
    }
});
