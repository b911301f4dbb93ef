//! Which responses may be cached: only those of calls that are public and take no id, cookie or link of a person.

use axum::{body::Body, http::Request};
use serde_json::json;

use super::{
    super::{
        accounts::{ask, register},
        shop::{SI, Shop},
    },
    Access::Anyone,
    ExpectedIds::{self, Link, Nothing},
    OwnIds, TABLE, filled,
};
use crate::{
    api::{described, public},
    both,
};

#[test]
fn only_public_responses_are_cached() {
    for path in public::paths() {
        let row = TABLE.iter().find(|(method, row, ..)| *method == "GET" && *row == path);
        assert_eq!(row.map(|(_, _, may, takes)| (*may, *takes)), Some((Anyone, Nothing)), "{path}");
    }
    let known = public::routes(&described().1);
    assert_eq!(known.len(), public::paths().count(), "a kept call is not described");
}

#[test]
fn every_path_with_a_token_is_that_of_a_link() {
    let with_secret = TABLE.iter().filter(|(_, path, ..)| path.contains("{token}"));
    let takes: Vec<ExpectedIds> = with_secret.map(|(.., takes)| *takes).collect();
    assert!(takes.len() >= 5 && takes.iter().all(|takes| *takes == Link), "{takes:?}");
}

both!(public_responses_do_not_depend_on_cookies, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let saved = json!({ "userId": ana.id, "productId": 1 });
    ask(&shop, &ana, "POST", "wishlist", Some(&saved)).await.data();
    let cookies = format!("__Host-session={}; signed_in=1; cart=v1~200.2.1990; coupon=WELCOME; theme=dark", ana.token);
    let own = async |path: &str| {
        let request = Request::get(path).header("cookie", &cookies).header("user-agent", "somebody");
        shop.send(SI, request.body(Body::empty()).unwrap()).await
    };
    let mut asked = 0;
    for (_, path, ..) in
        TABLE.iter().filter(|(method, _, may, takes)| (*method, *may, *takes) == ("GET", Anyone, Nothing))
    {
        let (address, _) = filled(path, Nothing, 1, ana.id);
        let (guest, somebody) = (shop.get(&address).await, own(&address).await);
        let parts = |body: &serde_json::Value| (body["data"].clone(), body["code"].clone(), body["meta"].clone());
        assert_eq!((guest.status, parts(&guest.body)), (somebody.status, parts(&somebody.body)), "{path}");
        asked += 1;
    }
    assert!(asked > 20, "{asked}");
    // Calls that read these cookies respond differently.
    assert_ne!(shop.get("/api/cart/lines").await.body["data"], own("/api/cart/lines").await.body["data"]);
});

both!(all_other_responses_are_no_store, test, {
    let shop = Shop::open(&test).await;
    let kept: Vec<&str> = public::paths().collect();
    let mut count = 0;
    for (index, (method, path, _, takes)) in TABLE.iter().copied().enumerate() {
        if method == "GET" && kept.contains(&path) {
            continue;
        }
        // Some calls end a session or an account.
        let ana = OwnIds::of(&shop, register(&shop, &format!("ana{index}@example.com")).await).await;
        let (address, body) = filled(path, takes, ana.id(takes), ana.person.id);
        let sent = matches!(method, "POST" | "PUT").then_some(&body);
        let reply = shop.call(SI, (method, &address), Some(&ana.person.token), sent).await;
        assert_eq!(reply.headers["cache-control"], "no-store", "{method} {path}");
        assert!(!reply.headers.contains_key("etag"), "{method} {path}");
        count += 1;
    }
    assert!(count > 20, "{count}");
});
