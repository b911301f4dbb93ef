//! Carts: a guest's in the browser, a customer's in the database, separate for each country.

mod codes;

use axum::{body::Body, http::Request};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    accounts::{PASSWORD, Person, ask, register},
    shop::{HR, INK, RUST, Reply, SI, SL, Shop, now},
};
use crate::{
    both,
    db::{Db, Session as _},
    tenancy::TenantId,
    testing::TestDb,
};

/// Rib briefs in rust: five of S, two of M.
const RUST_S: i64 = 101;
const RUST_M: i64 = 102;
/// Rib briefs in ink, sold out.
const SOLD_OUT: i64 = 100;
/// Ten tees, not sold in Croatia.
const TEE: i64 = 200;
/// Boxers, not sold in Slovenia.
const BOXERS: i64 = 300;

/// The small shop, with tracked stock.
async fn open(test: &TestDb) -> Shop {
    let shop = Shop::open(test).await;
    count(&test.db).await;
    shop
}

async fn count(db: &Db) {
    for (variant, product, pieces) in
        [(SOLD_OUT, 1_i64, 0_i64), (RUST_S, 1, 5), (RUST_M, 1, 2), (TEE, 2, 10), (BOXERS, 3, 10)]
    {
        db.sql("INSERT INTO stock_item (variant_id, product_id, on_hand, reserved, policy, updated_at) VALUES ($1, $2, $3, 0, 'tracked', $4)")
            .bind(variant)
            .bind(product)
            .bind(pieces)
            .bind(now())
            .execute()
            .await
            .unwrap();
    }
}

/// A guest's browser, which stores the cart's cookies.
#[derive(Default)]
struct Guest {
    cookies: Vec<(String, String)>,
}

impl Guest {
    async fn call(
        &mut self,
        shop: &Shop,
        tenant: TenantId,
        (method, path): (&str, &str),
        body: Option<Value>,
    ) -> Reply {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ");
        let request = Request::builder().method(method).uri(path).header("cookie", cookies);
        let request = match body {
            Some(body) => request.header("content-type", "application/json").body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        };
        let reply = shop.send(tenant, request.unwrap()).await;
        for cookie in reply.headers.get_all("set-cookie") {
            let (pair, rest) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            assert!(rest.contains("SameSite=Lax") && rest.contains("Secure") && !rest.contains("HttpOnly"), "{rest}");
            self.cookies.retain(|(known, _)| known != name);
            if !rest.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        reply
    }

    async fn add(&mut self, shop: &Shop, variant: i64, quantity: i64) -> Reply {
        let body = json!({ "variantId": variant, "quantity": quantity });
        self.call(shop, SI, ("POST", "/api/cart/line"), Some(body)).await
    }

    async fn cart(&mut self, shop: &Shop) -> Reply {
        self.call(shop, SI, ("GET", "/api/cart"), None).await
    }

    fn kept(&self) -> &str {
        self.cookies.iter().find(|(name, _)| name == "cart").map_or("", |(_, value)| value)
    }
}

fn lines(cart: &Value) -> Vec<(i64, i64)> {
    let lines = cart["lines"].as_array().unwrap().iter();
    lines.map(|line| (line["variantId"].as_i64().unwrap(), line["wanted"].as_i64().unwrap())).collect()
}

fn codes(line: &Value) -> Vec<&str> {
    line["issues"].as_array().unwrap().iter().map(|issue| issue["code"].as_str().unwrap()).collect()
}

async fn add(shop: &Shop, tenant: TenantId, person: &Person, variant: i64, quantity: i64) -> Reply {
    let body = json!({ "variantId": variant, "quantity": quantity });
    shop.call(tenant, ("POST", "/api/cart/line"), Some(&person.token), Some(&body)).await
}

both!(a_guest_s_cart_is_in_the_browser_s_cookie, test, {
    let shop = open(&test).await;
    let mut guest = Guest::default();
    let added = guest.add(&shop, RUST_S, 2).await;
    assert_eq!((lines(added.data()), &added.body["message"]), (vec![(RUST_S, 2)], &json!("cart-added-title")));
    guest.add(&shop, TEE, 1).await.data();
    guest.add(&shop, RUST_S, 1).await.data();
    assert_eq!(guest.kept(), format!("v1~{RUST_S}.3.990~{TEE}.1.1990"));
    let cart = guest.cart(&shop).await;
    assert_eq!(cart.headers["cache-control"], "no-store");
    let cart = cart.data();
    assert_eq!((lines(cart), &cart["goodsMinor"]), (vec![(RUST_S, 3), (TEE, 1)], &json!(3 * 990 + 1990)));
    let line = &cart["lines"][0];
    let expected = json!({
        "sku": "sku-101", "id": 1, "name": "Rebraste hlačke", "brand": { "slug": "tiho", "name": "Tiho" },
        "unitPrice": 1290, "discountPrice": 990, "quantity": 3, "color": "Rjasta", "size": "S", "currency": "EUR",
        "colorId": RUST, "categoriesArr": ["Ženske", "Perilo"], "maxQuantity": 5, "totalMinor": 2970,
    });
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&line[field], value, "{field}");
    }
    assert!(line["path"].as_str().unwrap().starts_with("/product/rebraste-hlacke?color=rust"), "{line}");
    assert_eq!(line["picture"]["colourId"], RUST);
    assert_eq!(line["price"]["lowestMinor"], 1190);
    let there = guest.call(&shop, HR, ("GET", "/api/cart"), None).await;
    assert_eq!(codes(&there.data()["lines"][1]), ["error-cart-not-here"], "a cookie of another country");
    let removed =
        guest.call(&shop, SI, ("PUT", "/api/cart/line"), Some(json!({ "variantId": RUST_S, "quantity": 0 }))).await;
    assert_eq!(lines(removed.data()), [(TEE, 1)]);
    guest.call(&shop, SI, ("PUT", "/api/cart/line"), Some(json!({ "variantId": TEE, "quantity": 0 }))).await.data();
    assert_eq!(guest.kept(), "");
});

both!(a_forged_cookie_is_an_empty_cart, test, {
    let shop = open(&test).await;
    for cookie in ["", "v1~x", "v2~1.1", "%00", "v1~999999999999999999999.1"] {
        let mut guest = Guest { cookies: vec![("cart".into(), cookie.into())] };
        assert_eq!(lines(guest.cart(&shop).await.data()), [], "{cookie}");
    }
    let mut guest = Guest { cookies: vec![("cart".into(), "v1~987654.2.500".into())] };
    let cart = guest.cart(&shop).await;
    assert_eq!((codes(&cart.data()["lines"][0]), &cart.data()["totalMinor"]), (vec!["error-cart-gone"], &json!(0)));
});

both!(unavailable_lines_are_refused_and_reduced_quantities_reported, test, {
    let shop = open(&test).await;
    let mut guest = Guest::default();
    for (variant, code) in
        [(SOLD_OUT, "error-cart-sold-out"), (BOXERS, "error-cart-not-here"), (987_654, "error-cart-gone")]
    {
        let refused = guest.add(&shop, variant, 1).await;
        assert_eq!((refused.status.as_u16(), &refused.body["code"]), (409, &json!(code)));
    }
    // Without the plural form of two, the number was not passed as a number.
    shop.set_messages(
        SL,
        "errors",
        &[("error-cart-short", "{ $count ->\n    [two] Samo še { $count }\n   *[other] Premalo\n}")],
    )
    .await;
    let short = guest.add(&shop, RUST_M, 9).await;
    assert_eq!((lines(short.data()), &short.body["message"]), (vec![(RUST_M, 2)], &json!("Samo še 2")));
    for (body, field, code) in [
        (json!({ "variantId": TEE, "quantity": 100 }), "quantity", "error-parameter-range"),
        (json!({ "variantId": TEE, "quantity": 0 }), "quantity", "error-parameter-range"),
        (json!({ "variantId": 0 }), "variantId", "cart-choose"),
        (json!({}), "variantId", "cart-choose"),
    ] {
        let refused = guest.call(&shop, SI, ("POST", "/api/cart/line"), Some(body.clone())).await;
        assert_eq!(refused.refused(), [(field.into(), code.into())], "{body}");
    }
    let missing = guest.call(&shop, SI, ("PUT", "/api/cart/line"), Some(json!({ "variantId": TEE }))).await;
    assert_eq!(missing.refused(), [("quantity".into(), "error-quantity-required".into())]);
    let by_choice = json!({ "productId": 1, "colorId": RUST, "sizeId": 21 });
    let added = guest.call(&shop, SI, ("POST", "/api/cart/line"), Some(by_choice)).await;
    assert_eq!(lines(added.data()), [(RUST_M, 2), (RUST_S, 1)]);
    let no_such = json!({ "productId": 1, "colorId": INK, "sizeId": 22 });
    let refused = guest.call(&shop, SI, ("POST", "/api/cart/line"), Some(no_such)).await;
    assert_eq!(refused.body["code"], "error-cart-gone");
});

both!(a_changed_price_is_reported_until_the_next_change, test, {
    let shop = open(&test).await;
    let mut guest = Guest::default();
    guest.add(&shop, TEE, 1).await.data();
    shop.change("UPDATE variant_price SET price_minor = 2290 WHERE variant_id = 200 AND tenant_id = 3").await;
    let cart = guest.cart(&shop).await;
    assert_eq!((codes(&cart.data()["lines"][0]), &cart.data()["isClean"]), (vec!["error-cart-price"], &json!(false)));
    let changed = json!({ "variantId": TEE, "quantity": 2 });
    guest.call(&shop, SI, ("PUT", "/api/cart/line"), Some(changed)).await.data();
    assert_eq!(guest.cart(&shop).await.data()["isClean"], json!(true));
});

both!(a_customer_has_a_separate_cart_in_each_country, test, {
    let shop = open(&test).await;
    let (ana, eva) = (register(&shop, "ana@example.com").await, register(&shop, "eva@example.com").await);
    let added = add(&shop, SI, &ana, RUST_S, 2).await;
    assert!(added.data()["lines"].is_array());
    let cookie = added.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("cart=;") && cookie.contains("Max-Age=0"), "nothing stays in the browser: {cookie}");
    add(&shop, HR, &ana, BOXERS, 1).await.data();
    add(&shop, SI, &eva, TEE, 1).await.data();
    let cart = async |tenant, person: &Person| {
        let reply = shop.call(tenant, ("GET", "/api/cart"), Some(&person.token), None).await;
        lines(reply.data())
    };
    assert_eq!(cart(SI, &ana).await, [(RUST_S, 2)]);
    assert_eq!(cart(HR, &ana).await, [(BOXERS, 1)]);
    assert_eq!(cart(SI, &eva).await, [(TEE, 1)]);
    let kept = ask(&shop, &ana, "GET", "cart/lines", None).await;
    assert_eq!(
        kept.data(),
        &json!({ "lines": [{ "variantId": RUST_S, "quantity": 2, "shownMinor": 990 }], "pieces": 2 })
    );
    let export = ask(&shop, &ana, "GET", &format!("user/export/{}", ana.id), None).await;
    let exported: Vec<_> = export.data()["cart"].as_array().unwrap().iter().map(|line| &line["variantId"]).collect();
    assert_eq!(exported, [&json!(RUST_S), &json!(BOXERS)]);
    let password = json!({ "password": PASSWORD });
    ask(&shop, &ana, "POST", &format!("user/delete/{}", ana.id), Some(&password)).await.data();
    let left: i64 = test.db.sql("SELECT COUNT(*) FROM cart_line").scalar().await.unwrap();
    assert_eq!((left, cart(SI, &eva).await), (1, vec![(TEE, 1)]), "it is deleted with the account");
});

both!(a_merge_keeps_the_larger_quantity, test, {
    let shop = open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    add(&shop, SI, &ana, RUST_S, 1).await.data();
    add(&shop, SI, &ana, RUST_M, 2).await.data();
    let body = json!({ "lines": [{ "variantId": RUST_S, "quantity": 3 }, { "variantId": RUST_M, "quantity": 1 },
        { "variantId": TEE, "quantity": 1 }, { "variantId": 987_654, "quantity": 1 }] });
    let merged = ask(&shop, &ana, "POST", "cart/merge", Some(&body)).await;
    assert_eq!(lines(merged.data()), [(RUST_S, 3), (RUST_M, 2), (TEE, 1)]);
    assert_eq!(merged.body["message"], "error-cart-full", "one line was left out");
    let known = json!({ "lines": [{ "variantId": TEE, "quantity": 4 }] });
    assert_eq!(ask(&shop, &ana, "POST", "cart/merge", Some(&known)).await.body["message"], "notice-cart-merged");
    assert_eq!(ask(&shop, &ana, "POST", "cart/merge", Some(&known)).await.body["message"], "", "nothing is new");
});

both!(a_merge_of_sold_out_lines_has_no_pieces_and_reports_why, test, {
    let shop = open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let body = json!({ "lines": [{ "variantId": SOLD_OUT, "quantity": 2 }, { "variantId": RUST_M, "quantity": 0 }] });
    let merged = ask(&shop, &ana, "POST", "cart/merge", Some(&body)).await;
    let cart = merged.data();
    assert_eq!((&cart["pieces"], &cart["totalMinor"]), (&json!(0), &json!(0)));
    let line = &cart["lines"][0];
    assert_eq!((&line["quantity"], &line["wanted"], codes(line)), (&json!(0), &json!(2), vec!["error-cart-sold-out"]));
    // The line stays in the cart: when the variant is in stock again, it has the requested quantity.
    test.db.sql("UPDATE stock_item SET on_hand = 5 WHERE variant_id = 100").execute().await.unwrap();
    let again = ask(&shop, &ana, "GET", "cart", None).await;
    assert_eq!((&again.data()["pieces"], &again.data()["lines"][0]["quantity"]), (&json!(2), &json!(2)));
    // Lines removed before the sign-in do not change the cart.
    let eva = register(&shop, "eva@example.com").await;
    for lines in [json!([]), json!([{ "variantId": RUST_S, "quantity": 0 }])] {
        let nothing = ask(&shop, &eva, "POST", "cart/merge", Some(&json!({ "lines": lines }))).await;
        assert_eq!((&nothing.data()["pieces"], &nothing.body["message"]), (&json!(0), &json!("")));
        assert_eq!(nothing.data()["lines"], json!([]));
    }
    add(&shop, SI, &eva, RUST_S, 2).await.data();
    let body = json!({ "lines": [{ "variantId": RUST_S, "quantity": 0 }] });
    let kept = ask(&shop, &eva, "POST", "cart/merge", Some(&body)).await;
    assert_eq!(lines(kept.data()), [(RUST_S, 2)], "a merge never takes anything out");
});

both!(concurrent_merges_make_one_cart, test, {
    let shop = open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let merge = async |quantity: i64| {
        let lines = [RUST_S, TEE].map(|variant| json!({ "variantId": variant, "quantity": quantity }));
        ask(&shop, &ana, "POST", "cart/merge", Some(&json!({ "lines": lines }))).await.status.as_u16()
    };
    let statuses = futures::future::join_all((1..=5).map(merge)).await;
    assert_eq!(statuses, [200; 5]);
    let cart = ask(&shop, &ana, "GET", "cart", None).await;
    assert_eq!(lines(cart.data()), [(RUST_S, 5), (TEE, 5)]);
});

both!(a_quote_prices_lines_without_storing_them, test, {
    let shop = open(&test).await;
    let body = json!({ "lines": [
        { "variantId": TEE, "quantity": 1, "shownUnitMinor": 1790 }, { "productId": 1, "colorId": RUST, "sizeId": 22, "quantity": 3 },
        { "variantId": BOXERS, "quantity": 1 }, { "quantity": 1 },
    ], "paymentMethod": "cash-on-delivery" });
    let reply = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&body)).await;
    let quote = reply.data();
    let line_codes: Vec<Vec<&str>> = quote["lines"].as_array().unwrap().iter().map(codes).collect();
    let expected =
        [vec!["error-cart-price"], vec!["error-cart-short"], vec!["error-cart-not-here"], vec!["error-cart-gone"]];
    assert_eq!(line_codes, expected);
    assert_eq!((&quote["goodsMinor"], &quote["shippingMinor"]), (&json!(1990 + 2 * 990), &json!(390)));
    assert_eq!(
        (&quote["cashOnDeliveryMinor"], &quote["totalMinor"]),
        (&json!(150), &json!(1990 + 2 * 990 + 390 + 150))
    );
    assert!(!reply.headers.contains_key("set-cookie"));
    let picked_up = json!({ "lines": [{ "variantId": TEE, "quantity": 1 }], "deliveryType": "pickup" });
    let reply = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&picked_up)).await;
    assert_eq!(reply.data()["shippingMinor"], 0);
    let many: Vec<Value> = (0..51).map(|_| json!({ "variantId": TEE, "quantity": 1 })).collect();
    let refused = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&json!({ "lines": many }))).await;
    assert_eq!(refused.refused(), [("lines".into(), "error-parameter-many".into())]);
});

both!(an_unused_cart_is_deleted, test, {
    let shop = open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    add(&shop, SI, &ana, TEE, 1).await.data();
    crate::cart::prune(&shop.app, TimeDelta::days(180)).await.unwrap();
    assert_eq!(ask(&shop, &ana, "GET", "cart/lines", None).await.data()["pieces"], 1);
    shop.app.clock.advance(chrono::TimeDelta::days(181));
    crate::cart::prune(&shop.app, TimeDelta::days(180)).await.unwrap();
    let left: i64 = test.db.sql("SELECT COUNT(*) FROM cart_line").scalar().await.unwrap();
    assert_eq!(left, 0);
});

both!(recommendations_exclude_products_of_the_cart, test, {
    let shop = open(&test).await;
    let mut guest = Guest::default();
    guest.add(&shop, TEE, 1).await.data();
    let related = guest.call(&shop, SI, ("GET", "/api/cart/related"), None).await;
    assert_eq!(related.ids(), [1], "the other product of its category that is in stock");
    guest.add(&shop, RUST_S, 1).await.data();
    let related = guest.call(&shop, SI, ("GET", "/api/cart/related"), None).await;
    assert_eq!(related.ids(), [0_i64; 0]);
});
