//! Who may call what: a table over all routes of the description. A new route without a row fails.

use std::collections::BTreeMap;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};

use super::{
    accounts::{PASSWORD, Person, addresses::address, ask, is_in, register, register_as, sign_in},
    shop::{HR, Reply, SI, Shop},
};
use crate::{api::described, both};

/// Who may call a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// Anybody.
    Anyone,
    /// Whoever is signed in.
    SignedIn,
    /// Customers.
    Customers,
}

/// Whose ids a route takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    /// None that belong to a person.
    Nothing,
    /// A user's, in the path.
    User,
    /// A user's, in the query.
    UserInQuery,
    /// A user's, in the body.
    UserInBody,
    /// A session's.
    Session,
    /// An address's.
    Address,
    /// A wishlist entry's.
    WishlistEntry,
}

use Access::{Anyone, Customers, SignedIn};
use Takes::{Address, Nothing, Session, User, UserInBody, UserInQuery, WishlistEntry};

const TABLE: &[(&str, &str, Access, Takes)] = &[
    ("GET", "/api/attributeValue/web/list", Anyone, Nothing),
    ("GET", "/api/brand/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/brand/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/category/by-path/{parent}", Anyone, Nothing),
    ("GET", "/api/category/by-path/{parent}/{slug}", Anyone, Nothing),
    ("GET", "/api/category/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/category/index", Anyone, Nothing),
    ("GET", "/api/collection/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/collection/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/country/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/country/getCountryByName/{name}", Anyone, Nothing),
    ("GET", "/api/country/getCountryByName/{name}/", Anyone, Nothing),
    ("GET", "/api/country/{id}", Anyone, Nothing),
    ("GET", "/api/media-slider/slider/web/findByUsagesType/{type}/{usage}", Anyone, Nothing),
    ("GET", "/api/navigation", Anyone, Nothing),
    ("GET", "/api/product/web/brand/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/by-ids", Anyone, Nothing),
    ("GET", "/api/product/web/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/product/web/category/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/collection/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/filters", Anyone, Nothing),
    ("GET", "/api/setupHomepage/web/getSetupDataByType", Anyone, Nothing),
    ("GET", "/api/translations", Anyone, Nothing),
    ("GET", "/api/userType", Anyone, Nothing),
    ("POST", "/api/auth/register", Anyone, Nothing),
    ("POST", "/api/auth/register-user-or-affiliate", Anyone, Nothing),
    ("POST", "/api/auth/login", Anyone, Nothing),
    ("POST", "/api/auth/forgotPassword", Anyone, Nothing),
    ("POST", "/api/auth/resetPassword", Anyone, Nothing),
    ("POST", "/api/auth/verifyEmail", Anyone, Nothing),
    ("POST", "/api/auth/confirmEmail", Anyone, Nothing),
    ("POST", "/api/client-events", Anyone, Nothing),
    ("POST", "/api/newsletter/subscribe", Anyone, Nothing),
    ("POST", "/api/newsletter/confirm", Anyone, Nothing),
    ("POST", "/api/newsletter/unsubscribe", Anyone, Nothing),
    ("POST", "/api/auth/logout", SignedIn, Nothing),
    ("POST", "/api/auth/logoutEverywhere", SignedIn, Nothing),
    ("POST", "/api/auth/resendVerification", SignedIn, Nothing),
    ("GET", "/api/auth/sessions", SignedIn, Nothing),
    ("DELETE", "/api/auth/sessions/{id}", SignedIn, Session),
    ("PUT", "/api/auth/changePassword/{id}", SignedIn, User),
    ("GET", "/api/user/{id}", SignedIn, User),
    ("PUT", "/api/user/updateUserProfile/{id}", SignedIn, User),
    ("POST", "/api/user/changeEmail/{id}", SignedIn, User),
    ("GET", "/api/user/export/{id}", SignedIn, User),
    ("POST", "/api/user/delete/{id}", SignedIn, User),
    ("GET", "/api/address-shipping/getByUserId/{userId}", Customers, User),
    ("POST", "/api/address-shipping", Customers, Nothing),
    ("PUT", "/api/address-shipping/{id}", Customers, Address),
    ("DELETE", "/api/address-shipping/{id}", Customers, Address),
    ("PUT", "/api/address-shipping/default/{id}", Customers, Address),
    ("GET", "/api/wishlist/findAllDataByPagination", Customers, UserInQuery),
    ("POST", "/api/wishlist", Customers, UserInBody),
    ("POST", "/api/wishlist/merge", Customers, UserInBody),
    ("GET", "/api/wishlist/ids", Customers, Nothing),
    ("DELETE", "/api/wishlist/delete/{wishlistId}", Customers, WishlistEntry),
];

/// Method and path of every route, and whether its description wants a token.
fn routes() -> BTreeMap<(String, String), bool> {
    let description = serde_json::to_value(described().1).unwrap();
    let mut routes = BTreeMap::new();
    for (path, item) in description["paths"].as_object().unwrap() {
        for method in ["get", "post", "put", "delete", "patch", "head"] {
            if let Some(operation) = item.get(method) {
                let is_closed = operation.get("security").is_some();
                routes.insert((method.to_uppercase(), path.clone()), is_closed);
            }
        }
    }
    routes
}

#[test]
fn every_route_has_its_row_and_says_whether_it_wants_a_token() {
    let mut routes = routes();
    for (method, path, access, _) in TABLE {
        let is_closed = routes.remove(&((*method).to_owned(), (*path).to_owned()));
        assert_eq!(is_closed, Some(*access != Anyone), "{method} {path}");
    }
    assert!(routes.is_empty(), "no row says who may call {routes:?}");
}

#[test]
fn only_what_anyone_may_read_is_kept() {
    for path in crate::api::public::paths() {
        let row = TABLE.iter().find(|(method, row, ..)| *method == "GET" && *row == path);
        assert_eq!(row.map(|(_, _, may, takes)| (*may, *takes)), Some((Anyone, Nothing)), "{path}");
    }
    let known = crate::api::public::routes(&described().1);
    assert_eq!(known.len(), crate::api::public::paths().count(), "a kept call is not described");
}

both!(every_other_answer_is_nobodys_to_keep, test, {
    let shop = Shop::open(&test).await;
    let kept: Vec<&str> = crate::api::public::paths().collect();
    let mut count = 0;
    for (index, (method, path, _, takes)) in TABLE.iter().copied().enumerate() {
        if method == "GET" && kept.contains(&path) {
            continue;
        }
        // Some calls end a session or an account.
        let ana = Own::of(&shop, register(&shop, &format!("ana{index}@example.com")).await).await;
        let (address, body) = filled(path, takes, ana.id(takes), ana.person.id);
        let sent = matches!(method, "POST" | "PUT").then_some(&body);
        let reply = shop.call(SI, (method, &address), Some(&ana.person.token), sent).await;
        assert_eq!(reply.headers["cache-control"], "no-store", "{method} {path}");
        assert!(!reply.headers.contains_key("etag"), "{method} {path}");
        count += 1;
    }
    assert!(count > 20, "{count}");
});

/// A body that each call would take from its own person.
fn body(path: &str, user: i64) -> Value {
    if path.starts_with("/api/address-shipping") {
        return address("Trubarjeva 1");
    }
    json!({
        "userId": user, "productId": 2, "productIds": [2], "password": PASSWORD,
        "oldPassword": PASSWORD,
        "email": "another@example.com", "firstName": "Ana", "lastName": "Novak", "phone": "040123456", "phoneCode": "+386",
    })
}

/// The ids of one person.
struct Own {
    person: Person,
    session: i64,
    address: i64,
    entry: i64,
    /// An entry in the other country.
    entry_there: i64,
}

impl Own {
    async fn of(shop: &Shop, person: Person) -> Self {
        let sessions = ask(shop, &person, "GET", "auth/sessions", None).await;
        let session = sessions.data()[0]["id"].as_i64().unwrap();
        let address = ask(shop, &person, "POST", "address-shipping", Some(&address("Own 1"))).await;
        let saved = json!({ "userId": person.id, "productId": 1 });
        let mut entries = Vec::new();
        for tenant in [SI, HR] {
            let reply = shop.call(tenant, ("POST", "/api/wishlist"), Some(&person.token), Some(&saved)).await;
            entries.push(reply.data()["wishlistId"].as_i64().unwrap());
        }
        let address = address.data()["id"].as_i64().unwrap();
        Self { person, session, address, entry: entries[0], entry_there: entries[1] }
    }

    fn id(&self, takes: Takes) -> i64 {
        match takes {
            Nothing | User | UserInQuery | UserInBody => self.person.id,
            Session => self.session,
            Address => self.address,
            WishlistEntry => self.entry,
        }
    }
}

/// A route's address and body with an id.
fn filled(path: &str, takes: Takes, id: i64, own: i64) -> (String, Value) {
    let address = path.split('/').map(|part| if part.starts_with('{') { id.to_string() } else { part.to_owned() });
    let address = address.collect::<Vec<_>>().join("/");
    match takes {
        UserInQuery => (format!("{address}?userId={id}"), Value::Null),
        UserInBody => (address, body(path, id)),
        _ => (address, body(path, own)),
    }
}

async fn status(shop: &Shop, method: &str, (path, body): &(String, Value), token: Option<&str>) -> StatusCode {
    let sent = (method == "POST" || method == "PUT").then_some(body);
    shop.call(SI, (method, path), token, sent).await.status
}

both!(a_protected_call_lets_in_only_whom_it_is_for_and_tells_nobody_what_exists, test, {
    let shop = Shop::open(&test).await;
    let ana = Own::of(&shop, register(&shop, "ana@example.com").await).await;
    let eva = Own::of(&shop, register(&shop, "eva@example.com").await).await;
    let abroad = Own::of(&shop, register_as(&shop, HR, "maja@example.com", 2).await).await;
    let affiliate = register_as(&shop, SI, "tone@example.com", 5).await;
    let made_up = "0123456789abcdef".repeat(4);
    for (method, path, access, takes) in TABLE.iter().copied().filter(|(_, _, access, _)| *access != Anyone) {
        let own = filled(path, takes, ana.id(takes), ana.person.id);
        let row = format!("{method} {path}");
        for token in [None, Some(""), Some("garbage"), Some(made_up.as_str()), Some(&ana.person.token.to_uppercase())] {
            assert_eq!(status(&shop, method, &own, token).await, StatusCode::UNAUTHORIZED, "{row} {token:?}");
        }
        if access == Customers {
            let refused = status(&shop, method, &own, Some(&affiliate.token)).await;
            assert_eq!(refused, StatusCode::FORBIDDEN, "{row}: an affiliate");
        }
        if takes == Nothing {
            continue;
        }
        for other in [eva.id(takes), abroad.id(takes), 999_999, 0, -1, i64::MAX, i64::MIN] {
            let call = filled(path, takes, other, ana.person.id);
            let refused = shop
                .call(
                    SI,
                    (method, &call.0),
                    Some(&ana.person.token),
                    matches!(method, "POST" | "PUT").then_some(&call.1),
                )
                .await;
            assert_eq!(refused.status, StatusCode::NOT_FOUND, "{row}: {other}");
            assert_eq!(refused.body["code"], "error-not-found", "{row}: {other}");
        }
    }
    let there = filled("/api/wishlist/delete/{wishlistId}", WishlistEntry, ana.entry_there, ana.person.id);
    assert_eq!(status(&shop, "DELETE", &there, Some(&ana.person.token)).await, StatusCode::NOT_FOUND);
    for own in [&ana, &eva, &abroad] {
        assert!(is_in(&shop, &own.person).await, "nothing was done to anybody");
        let list = ask(&shop, &own.person, "GET", "wishlist/ids", None).await;
        assert_eq!(list.list("productId"), [json!(1)]);
        let path = format!("address-shipping/getByUserId/{}", own.person.id);
        let addresses = ask(&shop, &own.person, "GET", &path, None).await;
        assert_eq!(addresses.list("address"), [json!("Own 1")]);
    }
});

/// Sends a request of a browser that has a session's cookie.
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

both!(a_cookie_opens_what_a_token_opens_to_pages_of_the_same_origin_only, test, {
    let shop = Shop::open(&test).await;
    let ana = Own::of(&shop, register(&shop, "ana@example.com").await).await;
    let eva = Own::of(&shop, register(&shop, "eva@example.com").await).await;
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
        if takes != Nothing {
            let (others, body) = filled(path, takes, eva.id(takes), ana.person.id);
            let reply = by_cookie(&shop, (method, &others), &ana.person.token, SAME_ORIGIN, &body).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{row}: another's");
        }
        if method == "GET" {
            let reply = by_cookie(&shop, (method, &own), &ana.person.token, &[], &body).await;
            assert_eq!(reply.status, StatusCode::OK, "{row}");
            assert_eq!(reply.headers["cache-control"], "no-store", "{row}");
            assert!(!reply.headers.contains_key("etag"), "{row}");
        }
    }
    assert!(is_in(&shop, &ana.person).await && is_in(&shop, &eva.person).await, "nothing was done to anybody");
    let origin: &[(&str, &str)] = &[("origin", "https://vitrina.si")];
    let saved = json!({ "userId": ana.person.id, "productId": 2 });
    by_cookie(&shop, ("POST", "/api/wishlist"), &ana.person.token, origin, &saved).await.data();
});

both!(signing_in_sets_a_cookie_that_no_script_reads_and_signing_out_takes_it_back, test, {
    let shop = Shop::open(&test).await;
    let session = |reply: &Reply| {
        let cookies = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned());
        cookies.into_iter().find(|cookie| cookie.starts_with(&format!("{SESSION}="))).unwrap_or_default()
    };
    let ana = register(&shop, "ana@example.com").await;
    let reply = sign_in(&shop, "ana@example.com", PASSWORD).await;
    let cookie = session(&reply);
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    assert_eq!(reply.data()["token"], token.as_str(), "the call still answers the token");
    for attribute in ["; HttpOnly", "; Secure", "; SameSite=Lax", "; Path=/", "; Max-Age=7776000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let new = json!({ "oldPassword": PASSWORD, "password": "Javor+2027" });
    let path = format!("/api/auth/changePassword/{}", ana.id);
    let changed = by_cookie(&shop, ("PUT", &path), &token, SAME_ORIGIN, &new).await;
    let fresh = changed.data()["token"].as_str().unwrap().to_owned();
    assert!(session(&changed).starts_with(&format!("{SESSION}={fresh}")));
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

both!(the_plain_cookie_of_development_counts_over_plain_http_only, test, {
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

both!(a_person_is_known_in_every_country, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    for tenant in [SI, HR] {
        let path = format!("/api/user/{}", ana.id);
        let reply = shop.call(tenant, ("GET", &path), Some(&ana.token), None).await;
        assert_eq!(reply.data()["email"], "ana@example.com");
    }
});

both!(every_permission_lets_in_its_own_type_only, test, {
    use axum::{Router, routing::get};
    use tower::ServiceExt as _;

    use crate::{
        accounts::{Affiliate, Customer, Operator, SignedIn},
        db::Session as _,
    };

    let shop = Shop::open(&test).await;
    let router: Router = Router::new()
        .route("/any", get(async |_: SignedIn| ()))
        .route("/customer", get(async |_: Customer| ()))
        .route("/affiliate", get(async |_: Affiliate| ()))
        .route("/operator", get(async |_: Operator| ()))
        .with_state(shop.app.clone());
    let customer = register(&shop, "ana@example.com").await;
    let affiliate = register_as(&shop, SI, "tone@example.com", 5).await;
    let admin = register(&shop, "admin@example.com").await;
    let promoted = "UPDATE user_account SET user_type_id = 1 WHERE email = 'admin@example.com'";
    test.db.sql(promoted).execute().await.unwrap();
    let expected = [(&customer, "/customer"), (&affiliate, "/affiliate"), (&admin, "/operator")];
    for (person, own) in expected {
        for path in ["/any", "/customer", "/affiliate", "/operator"] {
            let request = Request::get(path).header("authorization", format!("bearer {}", person.token));
            let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let status = if path == own || path == "/any" { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(response.status(), status, "{} {path}", person.email);
        }
    }
});
