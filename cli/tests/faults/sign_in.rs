//! Signing in while attackers guess passwords as fast as they can.

use std::{
    net::SocketAddr,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures::future::join_all;
use reqwest::{Client, Response, header::SET_COOKIE};
use serde_json::{Value, json};
use vitrina_server::both;
use vitrina_tests::{FURNISHED, is_proof, process::Process};

const PASSWORD: &str = "Quick-brown-7-foxes";
/// More concurrent guesses than are allowed for one account in total.
const ROUNDS: usize = 3;
const AT_ONCE: usize = 4;

/// Shared, because each new client reads the root certificates again.
static CLIENT: LazyLock<Client> = LazyLock::new(Client::new);

/// Posts as a client of another network, as given by a proxy header.
async fn post(address: SocketAddr, network: usize, path: &str, cookie: &str, body: &Value) -> Response {
    let from = format!("10.{}.{}.1", network / 250, network % 250);
    let request = CLIENT.post(format!("http://{address}/api/auth/{path}")).header("host", "si.localhost");
    request.header("x-forwarded-for", from).header("cookie", cookie).json(body).send().await.unwrap()
}

async fn sign_in(address: SocketAddr, network: usize, person: usize, cookie: &str, password: &str) -> u16 {
    let body = json!({ "email": format!("person{person}@example.com"), "password": password });
    post(address, network, "login", cookie, &body).await.status().as_u16()
}

/// Creates an account and returns the cookie that identifies its browser.
async fn register(address: SocketAddr, person: usize) -> String {
    let body = json!({
        "firstName": "Ana", "lastName": "Novak", "email": format!("person{person}@example.com"), "password": PASSWORD,
        "repeatPassword": PASSWORD, "phone": "040123456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    });
    let answer = post(address, 9_000 + person, "register", "", &body).await;
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
    let cookies = answer.headers().get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
    let known = cookies.into_iter().find(|cookie| cookie.starts_with("known_device=")).unwrap();
    known.split(';').next().unwrap().to_owned()
}

/// Number of attempts within which a known browser must be able to sign in.
const KNOWN_BROWSER_ATTEMPTS: usize = 5;

/// Guesses passwords of one account after another, from changing networks, until stopped; counts refusals due to overload.
async fn guess(address: SocketAddr, stranger: usize, over: Arc<AtomicBool>, refused: Arc<AtomicUsize>) {
    for turn in 0.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        let (network, person) = (stranger + 250 * (turn % 20), 1_000 * (turn + 1) + stranger);
        let status = sign_in(address, network, person, "", "Wrong-password-1").await;
        refused.fetch_add(usize::from(status == 503), Ordering::Relaxed);
    }
}

both!(parallel_guesses_lock_no_user_out_and_overload_is_no_failure, test in FURNISHED, {
    let (mut command, address) = crate::command(&test.folder.path().join("data"), &test.url);
    command.env("VITRINA_TRUSTED_PROXIES", "127.0.0.1");
    let _process = Process::start((command, address)).await;
    let (people, strangers) = if is_proof() { (29, 250) } else { (3, 220) };
    let mut cookies = Vec::new();
    for person in 0..people {
        cookies.push(register(address, person).await);
    }
    let (over, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let guesses: Vec<_> = (0..strangers)
        .map(|stranger| tokio::spawn(guess(address, stranger, Arc::clone(&over), Arc::clone(&refused))))
        .collect();
    while refused.load(Ordering::Relaxed) < 20 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for (person, cookie) in cookies.iter().enumerate() {
        let mut status = 503;
        // On a busy machine, even the first in the queue may be asked to retry.
        for _ in 0..KNOWN_BROWSER_ATTEMPTS {
            if status == 503 {
                status = sign_in(address, 8_000 + person, person, cookie, PASSWORD).await;
            }
        }
        assert_eq!(status, 200, "a known browser has priority");
    }
    for _ in 0..ROUNDS {
        let attempts = (0..people * AT_ONCE).map(|attempt| {
            let person = attempt % people;
            sign_in(address, 8_000 + person, person, "", PASSWORD)
        });
        for status in join_all(attempts).await {
            assert!([200, 503].contains(&status), "{status}: that the shop is busy is no failure of theirs");
        }
    }
    over.store(true, Ordering::Relaxed);
    join_all(guesses).await;
    for person in 0..people {
        assert_eq!(sign_in(address, 8_500 + person, person, "", PASSWORD).await, 200, "no user is locked out afterwards");
    }
});
