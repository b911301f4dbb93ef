//! Signing in while strangers guess as fast as they can.

use std::sync::{
    Arc, LazyLock,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use reqwest::{Client, Response, header::SET_COOKIE};
use serde_json::json;
use vitrina_server::{both, config::Settings};
use vitrina_tests::{TestShop, furnish, is_proof, open_with, serve, settings};

const PASSWORD: &str = "Quick-brown-7-foxes";

/// One for all: a client of its own reads the certificates of public authorities anew.
static CLIENT: LazyLock<Client> = LazyLock::new(Client::new);

/// Posts as a client of another network, which a proxy names.
async fn post(shop: &TestShop, network: usize, path: &str, cookie: &str, body: &serde_json::Value) -> Response {
    let from = format!("10.{}.{}.1", network / 250, network % 250);
    let request = CLIENT.post(format!("http://{}/api/auth/{path}", shop.address)).header("host", "si.localhost");
    request.header("x-forwarded-for", from).header("cookie", cookie).json(body).send().await.unwrap()
}

async fn sign_in(shop: &TestShop, network: usize, person: usize, cookie: &str, password: &str) -> u16 {
    let body = json!({ "email": format!("person{person}@example.com"), "password": password });
    post(shop, network, "login", cookie, &body).await.status().as_u16()
}

/// Makes an account, and gives the cookie by which its browser is known.
async fn register(shop: &TestShop, person: usize) -> String {
    let body = json!({
        "firstName": "Ana", "lastName": "Novak", "email": format!("person{person}@example.com"), "password": PASSWORD,
        "repeatPassword": PASSWORD, "phone": "040123456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    });
    let mut answer = post(shop, 9_000 + person, "register", "", &body).await;
    // The same test on the other database may be busy hashing in this process.
    while answer.status() == 503 {
        answer = post(shop, 9_000 + person, "register", "", &body).await;
    }
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
    let cookies = answer.headers().get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
    let known = cookies.into_iter().find(|cookie| cookie.starts_with("known_device=")).unwrap();
    known.split(';').next().unwrap().to_owned()
}

both!(a_rush_of_strangers_keeps_nobody_out_and_counts_as_nobodys_failure, test, {
    furnish(&test).await;
    let proxied = Settings { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..settings(&test) };
    let shop = Arc::new(serve(open_with(&test, proxied).await).await);
    let (people, strangers) = if is_proof() { (29, 250) } else { (6, 220) };
    let mut cookies = Vec::new();
    for person in 0..people {
        cookies.push(register(&shop, person).await);
    }
    let (over, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let rush: Vec<_> = (0..strangers)
        .map(|stranger| {
            let (shop, over, refused) = (Arc::clone(&shop), Arc::clone(&over), Arc::clone(&refused));
            tokio::spawn(async move {
                for turn in 0.. {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    let status = sign_in(
                        &shop,
                        stranger + 250 * (turn % 20),
                        1_000 * (turn + 1) + stranger,
                        "",
                        "Wrong-password-1",
                    )
                    .await;
                    refused.fetch_add(usize::from(status == 503), Ordering::Relaxed);
                }
            })
        })
        .collect();
    while refused.load(Ordering::Relaxed) < 20 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for (person, cookie) in cookies.iter().enumerate() {
        assert_eq!(sign_in(&shop, 8_000 + person, person, cookie, PASSWORD).await, 200, "a known browser goes first");
    }
    // From a new browser each is turned away again and again, for there is no place in the queue.
    for person in 0..people {
        for _ in 0..15 {
            let status = sign_in(&shop, 8_000 + person, person, "", PASSWORD).await;
            assert!([200, 503].contains(&status), "{status}: that the shop is busy is no failure of theirs");
        }
    }
    over.store(true, Ordering::Relaxed);
    for stranger in rush {
        stranger.await.unwrap();
    }
    for person in 0..people {
        let mut status = 503;
        while status == 503 {
            status = sign_in(&shop, 8_500 + person, person, "", PASSWORD).await;
        }
        assert_eq!(status, 200);
    }
});
