//! The permissions of all routes of the API description. A route without a row fails the test.

mod caching;
mod cookies;
mod two_countries;

use std::collections::BTreeMap;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};

use super::{
    accounts::{PASSWORD, Person, addresses::address, ask, is_in, register, register_as},
    affiliates::{ApprovedPartner, partner},
    shop::{HR, SI, Shop},
};
use crate::{api::described, both};

/// Who may call a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// Anybody.
    Anyone,
    /// Any signed-in user.
    SignedIn,
    /// Customers.
    Customers,
    /// Partners of the affiliate programme.
    Partners,
}

/// Whose ids a route takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExpectedIds {
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
    /// An order's number; there are no orders.
    Order,
    /// None: the response depends on the session or on the browser's cookies, such as a cart.
    Cookie,
    /// The secret of a link in an e-mail.
    Link,
    /// A reminder's; there are no reminders.
    Reminder,
    /// A partner's, in the path.
    Partner,
    /// A partner's, in the query.
    PartnerInQuery,
    /// The account of a partner, in the path.
    PartnerUser,
}

impl ExpectedIds {
    /// Whether it takes the id of something that belongs to a person.
    fn is_owned_id(self) -> bool {
        !matches!(self, Nothing | Cookie | Link) && !self.is_partners_id()
    }

    /// Whether it takes a partner's id: another partner's is refused, whether it exists or not.
    fn is_partners_id(self) -> bool {
        matches!(self, Partner | PartnerInQuery | PartnerUser)
    }
}

use Access::{Anyone, Customers, Partners, SignedIn};
use ExpectedIds::{
    Address, Cookie, Link, Nothing, Order, Partner, PartnerInQuery, PartnerUser, Reminder, Session, User, UserInBody,
    UserInQuery, WishlistEntry,
};

const TABLE: &[(&str, &str, Access, ExpectedIds)] = &[
    ("GET", "/api/attributeValue/web/list", Anyone, Nothing),
    ("GET", "/api/blog-post/web/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/blog-post/web/findAllDataByPagination/v2", Anyone, Nothing),
    ("GET", "/api/brand/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/brand/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/category/by-path/{parent}", Anyone, Nothing),
    ("GET", "/api/category/by-path/{parent}/{slug}", Anyone, Nothing),
    ("GET", "/api/category/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/category/index", Anyone, Nothing),
    ("GET", "/api/collection/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/collection/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/content/faq", Anyone, Nothing),
    ("GET", "/api/content/help", Anyone, Nothing),
    ("GET", "/api/content/journal", Anyone, Nothing),
    ("GET", "/api/content/page/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/content/product-care", Anyone, Nothing),
    ("GET", "/api/content/size-tables", Anyone, Nothing),
    ("GET", "/api/country/getAllActiveData", Anyone, Nothing),
    ("GET", "/api/country/getCountryByName/{name}", Anyone, Nothing),
    ("GET", "/api/country/getCountryByName/{name}/", Anyone, Nothing),
    ("GET", "/api/country/{id}", Anyone, Nothing),
    ("GET", "/api/event/web/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/event/web/check/{slug}", Anyone, Nothing),
    ("GET", "/api/event/web/findAllActive", Anyone, Nothing),
    ("GET", "/api/event/web/sample", Anyone, Nothing),
    ("GET", "/api/homePartnerInstagram/web/getHomepageDataByType", Anyone, Nothing),
    ("GET", "/api/media-slider/slider/web/findByUsagesType/{type}/{usage}", Anyone, Nothing),
    ("GET", "/api/navigation", Anyone, Nothing),
    ("GET", "/api/payments/result", Anyone, Link),
    ("POST", "/api/payments/{token}/pay", Anyone, Link),
    ("GET", "/api/payments/refund-account/{token}", Anyone, Link),
    ("POST", "/api/payments/refund-account/iban", Anyone, Link),
    ("POST", "/api/payments/refund-account/local", Anyone, Link),
    ("GET", "/api/product/web/brand/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/by-ids", Anyone, Nothing),
    ("GET", "/api/product/web/by-slug/{slug}", Anyone, Nothing),
    ("GET", "/api/product/web/category/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/collection/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/event/countryWiseProductsPagination", Anyone, Nothing),
    ("GET", "/api/product/web/event/filters", Anyone, Nothing),
    ("GET", "/api/product/web/filters", Anyone, Nothing),
    ("GET", "/api/product/web/search", Anyone, Nothing),
    ("POST", "/api/product/web/search/click", Anyone, Nothing),
    ("GET", "/api/product/web/search/filters", Anyone, Nothing),
    ("GET", "/api/product/web/suggest", Anyone, Nothing),
    ("GET", "/api/redirect/by-path", Anyone, Nothing),
    ("POST", "/api/consent", Anyone, Nothing),
    ("GET", "/api/setupHomepage/web/getSetupDataByType", Anyone, Nothing),
    ("GET", "/api/translations", Anyone, Nothing),
    ("GET", "/api/userType", Anyone, Nothing),
    ("POST", "/api/auth/register", Anyone, Nothing),
    ("POST", "/api/auth/register-user-or-affiliate", Anyone, Nothing),
    ("POST", "/api/auth/login", Anyone, Nothing),
    ("POST", "/api/auth/forgotPassword", Anyone, Nothing),
    ("POST", "/api/auth/resetPassword", Anyone, Link),
    ("POST", "/api/auth/verifyEmail", Anyone, Link),
    ("POST", "/api/auth/confirmEmail", Anyone, Link),
    ("POST", "/api/client-events", Anyone, Nothing),
    ("GET", "/api/checkout/options", Anyone, Nothing),
    ("POST", "/api/checkout/place", Anyone, Cookie),
    ("GET", "/api/order/by-link/{token}", Anyone, Link),
    ("GET", "/api/order/by-link/{token}/state", Anyone, Link),
    ("GET", "/api/order/by-link/{token}/invoice", Anyone, Link),
    ("GET", "/api/order/by-link/{token}/invoice.pdf", Anyone, Link),
    ("GET", "/api/order/by-link/{token}/credit-note/{note}", Anyone, Link),
    ("POST", "/api/order/by-link/{token}/cancel", Anyone, Link),
    ("POST", "/api/order/by-link/{token}/pay", Anyone, Link),
    ("POST", "/api/order/by-link/{token}/reorder", Anyone, Link),
    ("GET", "/api/order/findAllDataByPagination", Customers, UserInQuery),
    ("GET", "/api/order/{number}", Customers, Order),
    ("GET", "/api/order/{number}/invoice", Customers, Order),
    ("GET", "/api/order/{number}/invoice.pdf", Customers, Order),
    ("GET", "/api/order/{number}/credit-note/{note}", Customers, Order),
    ("POST", "/api/order/{number}/cancel", Customers, Order),
    ("POST", "/api/stock-alert", Anyone, Nothing),
    ("POST", "/api/stock-alert/delete", Anyone, Link),
    ("POST", "/api/order/{number}/pay", Customers, Order),
    ("POST", "/api/order/{number}/reorder", Customers, Order),
    ("GET", "/api/wheel", Anyone, Cookie),
    ("POST", "/api/wheel/spin", Anyone, Cookie),
    ("GET", "/api/user/coupons", Customers, Cookie),
    ("GET", "/api/flash-deals/page", Anyone, Nothing),
    ("GET", "/api/flash-deals/check", Anyone, Nothing),
    ("POST", "/api/cart/reminder", Anyone, Cookie),
    ("POST", "/api/cart/reminder/delete", Anyone, Link),
    ("GET", "/api/user/reminders", Customers, Cookie),
    ("DELETE", "/api/user/reminders/{kind}/{id}", Customers, Reminder),
    ("POST", "/api/order/track", Anyone, Nothing),
    ("POST", "/api/order/withdrawal", Anyone, Link),
    ("GET", "/api/return/options", Anyone, Link),
    ("GET", "/api/return/preview", Anyone, Link),
    ("GET", "/api/return/{number}", Anyone, Link),
    ("GET", "/api/return/{number}/label", Anyone, Link),
    ("GET", "/api/return/photo/{token}", Anyone, Link),
    ("POST", "/api/return/photo", Anyone, Link),
    ("POST", "/api/return/request", Anyone, Link),
    ("POST", "/api/return/withdraw-request", Anyone, Link),
    ("GET", "/api/seller/web/findAllActive", Anyone, Nothing),
    ("POST", "/api/seller/apply", Anyone, Nothing),
    ("POST", "/api/newsletter/subscribe", Anyone, Nothing),
    ("POST", "/api/newsletter/confirm", Anyone, Link),
    ("POST", "/api/newsletter/unsubscribe", Anyone, Link),
    ("GET", "/api/cart", Anyone, Cookie),
    ("GET", "/api/cart/lines", Anyone, Cookie),
    ("GET", "/api/cart/related", Anyone, Cookie),
    ("POST", "/api/cart/line", Anyone, Cookie),
    ("PUT", "/api/cart/line", Anyone, Cookie),
    ("PUT", "/api/cart/coupon", Anyone, Cookie),
    ("POST", "/api/cart/quote", Anyone, Cookie),
    ("POST", "/api/cart/merge", Customers, Cookie),
    ("POST", "/api/auth/logout", SignedIn, Cookie),
    ("POST", "/api/auth/logoutEverywhere", SignedIn, Cookie),
    ("POST", "/api/auth/resendVerification", SignedIn, Cookie),
    ("GET", "/api/auth/sessions", SignedIn, Cookie),
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
    ("GET", "/api/wishlist/ids", Customers, Cookie),
    ("DELETE", "/api/wishlist/delete/{wishlistId}", Customers, WishlistEntry),
    ("GET", "/api/affiliate/profile/by/user/{userId}", Partners, PartnerUser),
    ("GET", "/api/affiliate/{id}", Partners, Partner),
    ("PUT", "/api/affiliate/{id}", Partners, Partner),
    ("PUT", "/api/affiliate/{id}/payout-account", Partners, Partner),
    ("POST", "/api/affiliate/{id}/leave", Partners, Partner),
    ("POST", "/api/affiliate/track-click", Anyone, Nothing),
    ("POST", "/api/affiliate/track-conversion", Anyone, Nothing),
    ("POST", "/api/affiliate/generate-tracking-url", Partners, Nothing),
    ("GET", "/api/affiliate/dashboard/{id}", Partners, Partner),
    ("GET", "/api/affiliate/commissions", Partners, PartnerInQuery),
    ("GET", "/api/affiliate/commissions/export", Partners, PartnerInQuery),
    ("GET", "/api/affiliate/discounts/{id}", Partners, Partner),
    ("GET", "/api/affiliate/{id}/statements", Partners, Partner),
    ("GET", "/api/affiliate/{id}/statements/{year}/{month}", Partners, Partner),
    ("GET", "/api/affiliate/{id}/statements/{year}/{month}/statement.pdf", Partners, Partner),
    ("GET", "/api/affiliate/{id}/utm-analytics", Partners, Partner),
    ("GET", "/api/affiliate/{id}/utm-analytics/export", Partners, Partner),
    ("GET", "/api/affiliate/{id}/media-kit", Partners, Partner),
    ("GET", "/api/affiliate/{id}/feed", Partners, Partner),
];

/// Method and path of every route, and whether its description requires a token.
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
fn every_route_has_a_row_and_documents_whether_it_needs_a_token() {
    let mut routes = routes();
    for (method, path, access, _) in TABLE {
        let is_closed = routes.remove(&((*method).to_owned(), (*path).to_owned()));
        assert_eq!(is_closed, Some(*access != Anyone), "{method} {path}");
    }
    assert!(routes.is_empty(), "no row says who may call {routes:?}");
}

/// A valid body of each call, for the person themselves.
fn body(path: &str, user: i64) -> Value {
    if path.starts_with("/api/address-shipping") {
        return address("Trubarjeva 1");
    }
    json!({
        "userId": user, "productId": 2, "productIds": [2], "password": PASSWORD, "oldPassword": PASSWORD,
        "email": "another@example.com", "firstName": "Ana", "lastName": "Novak", "phone": "040123456", "phoneCode": "+386",
    })
}

/// The ids of one person.
struct OwnIds {
    person: Person,
    session: i64,
    address: i64,
    entry: i64,
    /// An entry in the other country.
    entry_there: i64,
}

impl OwnIds {
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

    fn id(&self, takes: ExpectedIds) -> i64 {
        match takes {
            Nothing | Cookie | Link | Order | Reminder | User | UserInQuery | UserInBody | Partner | PartnerInQuery
            | PartnerUser => self.person.id,
            Session => self.session,
            Address => self.address,
            WishlistEntry => self.entry,
        }
    }
}

/// A route's address and body with an id.
fn filled(path: &str, takes: ExpectedIds, id: i64, own: i64) -> (String, Value) {
    let address = path.split('/').map(|part| if part.starts_with('{') { id.to_string() } else { part.to_owned() });
    let address = address.collect::<Vec<_>>().join("/");
    match takes {
        UserInQuery => (format!("{address}?userId={id}"), Value::Null),
        PartnerInQuery => (format!("{address}?affiliateId={id}"), Value::Null),
        UserInBody => (address, body(path, id)),
        _ => (address, body(path, own)),
    }
}

async fn status(shop: &Shop, method: &str, (path, body): &(String, Value), token: Option<&str>) -> StatusCode {
    let sent = (method == "POST" || method == "PUT").then_some(body);
    shop.call(SI, (method, path), token, sent).await.status
}

both!(protected_calls_refuse_others_without_revealing_what_exists, test, {
    let shop = Shop::open(&test).await;
    let ana = OwnIds::of(&shop, register(&shop, "ana@example.com").await).await;
    let eva = OwnIds::of(&shop, register(&shop, "eva@example.com").await).await;
    let abroad = OwnIds::of(&shop, register_as(&shop, HR, "maja@example.com", 2).await).await;
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
        if access == Partners {
            let refused = status(&shop, method, &own, Some(&ana.person.token)).await;
            assert_eq!(refused, StatusCode::FORBIDDEN, "{row}: a customer");
        }
        if !takes.is_owned_id() {
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

both!(partners_are_refused_data_of_other_partners, test, {
    let shop = Shop::open(&test).await;
    let own = partner(&shop, SI, "tone@example.com").await;
    let other = partner(&shop, HR, "maja@example.com").await;
    for (method, path, _, takes) in TABLE.iter().copied().filter(|(_, _, access, _)| *access == Partners) {
        let id = |partner: &ApprovedPartner| if takes == PartnerUser { partner.person.id } else { partner.id };
        let row = format!("{method} {path}");
        for token in [None, Some("garbage")] {
            let call = filled(path, takes, id(&own), own.person.id);
            assert_eq!(status(&shop, method, &call, token).await, StatusCode::UNAUTHORIZED, "{row} {token:?}");
        }
        if !takes.is_partners_id() {
            continue;
        }
        for named in [id(&other), 999_999, 0, -1, i64::MAX, i64::MIN] {
            let call = filled(path, takes, named, own.person.id);
            let refused = status(&shop, method, &call, Some(&own.person.token)).await;
            assert_eq!(refused, StatusCode::FORBIDDEN, "{row}: {named}");
        }
        if method == "GET" {
            let call = filled(path, takes, id(&own), own.person.id);
            let reply = status(&shop, method, &call, Some(&own.person.token)).await;
            assert_ne!(reply, StatusCode::FORBIDDEN, "{row}: their own");
        }
    }
    for partner in [&own, &other] {
        let profile = ask(&shop, &partner.person, "GET", &format!("affiliate/{}", partner.id), None).await;
        assert_eq!(profile.data()["status"], "active", "nothing was done to anybody");
    }
});

both!(an_account_is_valid_in_every_country, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    for tenant in [SI, HR] {
        let path = format!("/api/user/{}", ana.id);
        let reply = shop.call(tenant, ("GET", &path), Some(&ana.token), None).await;
        assert_eq!(reply.data()["email"], "ana@example.com");
    }
});

both!(every_permission_admits_its_own_type_only, test, {
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
