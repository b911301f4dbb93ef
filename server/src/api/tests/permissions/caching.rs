//! Which answers may be cached: only those that the table opens to anybody and that take nothing of a person, be it an id, a cookie or
//! a link.

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
fn only_what_anyone_may_read_is_kept() {
    for path in public::paths() {
        let row = TABLE.iter().find(|(method, row, ..)| *method == "GET" && *row == path);
        assert_eq!(row.map(|(_, _, may, takes)| (*may, *takes)), Some((Anyone, Nothing)), "{path}");
    }
    let known = public::routes(&described().1);
    assert_eq!(known.len(), public::paths().count(), "a kept call is not described");
}

#[test]
fn every_address_with_a_secret_is_a_links() {
    let with_secret = TABLE.iter().filter(|(_, path, ..)| path.contains("{token}"));
    let takes: Vec<ExpectedIds> = with_secret.map(|(.., takes)| *takes).collect();
    assert!(takes.len() >= 5 && takes.iter().all(|takes| *takes == Link), "{takes:?}");
}

both!(an_answer_that_takes_nothing_is_the_same_with_a_cart_a_code_and_a_session, test, {
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
    // The same cookies do change what is answered from them.
    assert_ne!(shop.get("/api/cart/lines").await.body["data"], own("/api/cart/lines").await.body["data"]);
});

both!(every_other_answer_is_nobodys_to_keep, test, {
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
