//! The program is killed while clicks on a partner's link arrive: every acknowledged click is stored exactly once.

use std::{collections::BTreeSet, net::SocketAddr, sync::LazyLock, time::Duration};

use chrono::Utc;
use futures::future::join_all;
use reqwest::Client;
use serde_json::json;
use vitrina_server::{
    both,
    db::{Dialect, Session as _},
    id,
    testing::{TestDb, partners},
};
use vitrina_tests::{FURNISHED, is_proof, process::Process};

use super::command;

const CLIENTS: usize = 8;
const AGENT: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// Shared, because each new client reads the root certificates again.
static CLIENT: LazyLock<Client> = LazyLock::new(Client::new);

/// The clicks that clients sent, by session.
#[derive(Default)]
struct Sent {
    acknowledged: Vec<String>,
    unanswered: Vec<String>,
}

/// Sends clicks, each from its own browser, until one gets no answer.
async fn send(address: SocketAddr, client: usize) -> Sent {
    let mut sent = Sent::default();
    for turn in 0_u32.. {
        let session = id::nonce();
        let body = json!({ "affiliateCode": "ana", "sessionId": session, "landingPage": "/", "utmCampaign": "x" });
        let request = CLIENT.post(format!("http://{address}/api/affiliate/track-click"));
        let request = request.header("host", "si.localhost").header("user-agent", AGENT);
        let request = request.header("x-forwarded-for", format!("10.{client}.{}.1", turn % 250)).json(&body);
        match request.send().await {
            Ok(answer) if answer.status() == 200 => sent.acknowledged.push(session),
            // A process that is being killed may still answer with an error.
            _ => {
                sent.unanswered.push(session);
                break;
            }
        }
    }
    sent
}

/// Behind a proxy, which names the clients' networks.
async fn start(test: &TestDb) -> Process {
    let (mut command, address) = command(&test.folder.path().join("data"), &test.url);
    command.env("VITRINA_TRUSTED_PROXIES", "127.0.0.1");
    Process::start((command, address)).await
}

/// The sessions of all stored clicks.
async fn stored(test: &TestDb) -> Vec<String> {
    let sessions = match test.db.dialect() {
        Dialect::Sqlite => "SELECT lower(hex(session_id)) FROM affiliate_click",
        Dialect::Postgres => "SELECT replace(CAST(session_id AS TEXT), '-', '') FROM affiliate_click",
    };
    test.db.sql(sessions).scalars().await.unwrap()
}

both!(killing_the_process_while_clicks_arrive_loses_and_duplicates_none, test in FURNISHED, {
    partners::partner(&test.db, "ANA", None, Utc::now()).await;
    let rounds = if is_proof() { 40 } else { 3 };
    let mut all = Sent::default();
    for round in 0..rounds {
        let mut process = start(&test).await;
        let clients: Vec<_> = (0..CLIENTS).map(|client| tokio::spawn(send(process.address, client))).collect();
        // At a different moment in each round.
        tokio::time::sleep(Duration::from_millis(400 + (round * 37) % 200)).await;
        process.kill();
        for sent in join_all(clients).await {
            let sent = sent.unwrap();
            all.acknowledged.extend(sent.acknowledged);
            all.unanswered.extend(sent.unanswered);
        }
    }
    // The next process that opened the database has flushed this data to disk.
    drop(start(&test).await);
    let stored = stored(&test).await;
    let distinct: BTreeSet<&String> = stored.iter().collect();
    eprintln!("{rounds} times killed: {} clicks acknowledged, {} stored", all.acknowledged.len(), stored.len());
    assert_eq!(distinct.len(), stored.len());
    let lost: Vec<&String> = all.acknowledged.iter().filter(|session| !distinct.contains(session)).collect();
    assert!(lost.is_empty(), "acknowledged, and not there: {lost:?}");
    assert!(all.acknowledged.len() > 50, "{}", all.acknowledged.len());
    assert!(stored.len() <= all.acknowledged.len() + all.unanswered.len());
});
