//! Workers: killed in the middle of a job, several at once, stopped gracefully.

use std::{collections::HashSet, fs, path::Path, sync::Arc, time::Duration};

use axum::{
    body::{Body, to_bytes},
    http::Request,
};
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpListener,
};
use tower::ServiceExt as _;

use super::*;
use crate::{
    accounts::{NewUser, UserType},
    api, both,
    clock::Clock,
    config::{MailTransport, Settings},
    db::{Db, Session as _},
    id::{LanguageId, TenantId, UserId},
    jobs::{Filter, NewJob, Query, State},
    mail::{Notice, Recipient, Sender},
    tenancy::Storefront,
    testing::{PLATFORM, TestDb},
    visitor::Visitor,
};

const SENDER: Sender = Sender { tenant: TenantId(3), language: LanguageId(1) };

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

/// An app as in a process of its own, with its own folder for e-mails.
async fn process(test: &TestDb, name: &str, clock: Clock, transport: MailTransport) -> App {
    let mut settings = Settings { data: test.folder.path().join(name), ..Settings::default() };
    settings.mail.transport = transport;
    App::open(settings, Db::connect(&test.url).await.unwrap(), clock).await.unwrap()
}

async fn enqueue(app: &App, count: usize) {
    let mut tx = app.db.begin().await.unwrap();
    for n in 0..count {
        let reader = Recipient::unnamed(format!("reader{n}@example.com")).of_account(UserId(1));
        mail::enqueue(&mut tx, now(), SENDER, &reader, &Notice::Welcome {}).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// The recipients of the e-mails in a process's folder.
fn readers(app: &App) -> Vec<String> {
    let Ok(folder) = fs::read_dir(app.settings.data.join("mail")) else { return Vec::new() };
    let paths = folder.map(|file| file.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|kind| kind == "eml")).map(|path| reader(&path)).collect()
}

fn reader(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().find_map(|line| line.strip_prefix("To: ")).unwrap().to_owned()
}

async fn left(app: &App) -> i64 {
    let mail = Filter { queue: Some(Queue::Mail), ..Filter::default() };
    jobs::list(&app.db, app.clock.now(), Query { filter: mail, page: 1, take: 1 }).await.unwrap().1
}

/// Waits until the worker reaches a state by itself.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    timeout(Duration::from_secs(30), async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .unwrap_or_else(|_| panic!("never: {what}"));
}

both!(a_killed_worker_loses_no_job, test in PLATFORM, {
    // A mail server that accepts the connection and never responds.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", silent.local_addr().unwrap());
    let clock = Clock::fixed(now());
    let doomed = process(&test, "doomed", clock.clone(), url.try_into().unwrap()).await;
    enqueue(&doomed, 1).await;
    let worker = Worker::start(&doomed).unwrap();
    let (call, _) = silent.accept().await.unwrap();
    // The worker is in the middle of the e-mail now. Kill it.
    worker.running.abort();
    assert!(worker.running.await.unwrap_err().is_cancelled());
    drop(call);

    let other = process(&test, "other", clock.clone(), MailTransport::Files).await;
    run_due(&other).await.unwrap();
    assert_eq!((left(&other).await, readers(&other).len()), (1, 0), "the lease still holds");
    clock.advance(LEASE);
    let worker = Worker::start(&other).unwrap();
    until("the e-mail is sent", async || left(&other).await == 0).await;
    worker.stop().await;
    assert_eq!(readers(&other), ["reader0@example.com"]);
});

both!(many_workers_send_each_email_once, test in PLATFORM, {
    let mut apps = Vec::new();
    for n in 0..4 {
        apps.push(process(&test, &format!("process{n}"), Clock::fixed(now()), MailTransport::Files).await);
    }
    enqueue(&apps[0], 300).await;
    let workers: Vec<Worker> = apps.iter().map(|app| Worker::start(app).unwrap()).collect();
    until("all e-mails are sent", async || left(&apps[0]).await == 0).await;
    for worker in workers {
        worker.stop().await;
    }
    let sent: Vec<String> = apps.iter().flat_map(readers).collect();
    assert_eq!((sent.len(), sent.iter().collect::<HashSet<_>>().len()), (300, 300));
    assert!(apps.iter().filter(|app| !readers(app).is_empty()).count() > 1, "they shared the work");
});

both!(a_job_is_taken_soon_after_its_transaction, test in PLATFORM, {
    let app = process(&test, "process", Clock::System, MailTransport::Files).await;
    let worker = Worker::start(&app).unwrap();
    // Let the worker find nothing first.
    tokio::time::sleep(POLL_EVERY * 2).await;
    let started = std::time::Instant::now();
    enqueue(&app, 1).await;
    until("the e-mail is sent", async || left(&app).await == 0).await;
    assert!(started.elapsed() < Duration::from_secs(5));
    worker.stop().await;
    enqueue(&app, 1).await;
    assert_eq!(left(&app).await, 1, "a stopped worker takes nothing");
});

both!(emails_are_delayed_in_favour_of_requests_and_still_sent, test in PLATFORM, {
    let app = process(&test, "process", Clock::fixed(now()), MailTransport::Files).await;
    let busy: Vec<_> = (0..256).map(|_| app.requests.spawn(std::future::pending::<()>())).collect();
    let turns = 3;
    enqueue(&app, turns * Queue::Mail.slots()).await;
    let started = Instant::now();
    let worker = Worker::start(&app).unwrap();
    until("all e-mails are sent", async || left(&app).await == 0).await;
    assert!(started.elapsed() >= GIVE_WAY_FOR * u32::try_from(turns).unwrap(), "{:?}", started.elapsed());
    assert_eq!(readers(&app).len(), turns * Queue::Mail.slots());
    busy.iter().for_each(tokio::task::JoinHandle::abort);
    worker.stop().await;
});

async fn count_of(app: &App, queue: Queue, state: Option<State>) -> i64 {
    let filter = Filter { queue: Some(queue), state, ..Filter::default() };
    jobs::list(&app.db, app.clock.now(), Query { filter, page: 1, take: 1 }).await.unwrap().1
}

both!(a_full_queue_is_limited_to_its_slots_and_blocks_no_other, test in PLATFORM, {
    // A mail server that accepts connections and never responds.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", silent.local_addr().unwrap());
    let app = process(&test, "process", Clock::fixed(now()), url.try_into().unwrap()).await;
    let slots = Queue::Mail.slots();
    enqueue(&app, slots + 5).await;
    let worker = Worker::start(&app).unwrap();
    let mut calls = Vec::new();
    for _ in 0..slots {
        calls.push(timeout(Duration::from_secs(10), silent.accept()).await.expect("every slot is used").unwrap());
    }
    // Jobs that enter the other queues now are done, although this one is full and has more to do.
    let others = Queue::ALL.into_iter().filter(|queue| *queue != Queue::Mail);
    let mut tx = app.db.begin().await.unwrap();
    for queue in others.clone() {
        let job = NewJob::new(catalog::RECORD_DEALS, now(), "nothing", &()).in_queue(queue);
        jobs::enqueue(&mut tx, &job).await.unwrap();
    }
    tx.commit().await.unwrap();
    for queue in others {
        until(queue.name(), async || count_of(&app, queue, None).await == 0).await;
    }
    // After several polls.
    tokio::time::sleep(POLL_EVERY * 4).await;
    let running = count_of(&app, Queue::Mail, Some(State::Running)).await;
    assert_eq!((running, left(&app).await), (slots as i64, slots as i64 + 5));
    drop((silent, calls));
    worker.stop().await;
});

both!(a_job_that_crashes_its_worker_each_time_becomes_dead, test in PLATFORM, {
    let clock = Clock::fixed(now());
    let app = process(&test, "process", clock.clone(), MailTransport::Files).await;
    enqueue(&app, 1).await;
    for _ in 0..ATTEMPTS {
        assert!(jobs::claim(&app.db, Queue::Mail, clock.now()).await.unwrap().is_some());
        clock.advance(LEASE);
    }
    assert_eq!(run_due(&app).await.unwrap(), 1);
    assert_eq!(jobs::stats(&app.db, clock.now()).await.unwrap().dead, 1);
    assert!(readers(&app).is_empty());
});

both!(jobs_of_unknown_kinds_wait_for_a_newer_program, test in PLATFORM, {
    let app = process(&test, "process", Clock::fixed(now()), MailTransport::Files).await;
    let mut tx = app.db.begin().await.unwrap();
    jobs::enqueue(&mut tx, &NewJob::new("future.kind", now(), "news", &())).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(run_due(&app).await.unwrap(), 1);
    app.clock.advance(TimeDelta::days(1));
    let stats = jobs::stats(&app.db, app.clock.now()).await.unwrap();
    assert_eq!((stats.waiting, stats.dead), (1, 0));
});

fn new_user() -> NewUser {
    NewUser {
        user_type: UserType::Customer,
        email: "maja@example.com".to_owned(),
        first_name: "Maja".to_owned(),
        last_name: "Novak".to_owned(),
        phone: String::new(),
        phone_code: String::new(),
        country_id: SENDER.tenant,
        tenant_id: SENDER.tenant,
        language_id: SENDER.language,
        accepts_terms: true,
        is_verified: false,
    }
}

/// A mail server that receives an e-mail, keeps it, and responds with an error.
async fn refusing_server() -> (String, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let taking = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 here\r\n").await.unwrap();
        let (mut text, mut is_data) = (String::new(), false);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap() == 0 {
                return text;
            }
            let answer = match (is_data, line.trim_end()) {
                (true, ".") => "451 try later\r\n",
                (true, _) => {
                    text.push_str(&line);
                    continue;
                }
                (false, "DATA") => "354 go on\r\n",
                (false, _) => "250 good\r\n",
            };
            if is_data {
                stream.write_all(answer.as_bytes()).await.unwrap();
                return text;
            }
            is_data = answer.starts_with("354");
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
    });
    (url, taking)
}

/// All columns of all rows of the tables that an attempt writes, as text.
async fn stored(app: &App) -> String {
    let rows: Vec<String> = app
        .db
        .sql("SELECT kind || about || payload || COALESCE(error, '') || COALESCE(dedup_key, '') FROM job")
        .scalars()
        .await
        .unwrap();
    let text = rows.join("\n");
    let hashes: Vec<Option<String>> = app.db.sql("SELECT token_hash FROM user_link").scalars().await.unwrap();
    hashes.into_iter().flatten().fold(text, |text, hash| text + &hash + "\n")
}

/// The API's response to a request to a shop.
async fn post(app: &App, front: &Storefront, path: &str, token: Option<&str>, body: &Value) -> Value {
    let mut request = Request::post(format!("/api{path}")).header("content-type", "application/json");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let mut request = request.body(Body::from(body.to_string())).unwrap();
    request.extensions_mut().insert(front.clone());
    let response = api::api(app).router.with_state(app.clone()).oneshot(request).await.unwrap();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let answer: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(answer["isSuccess"], true, "{path}: {answer}");
    answer["data"].clone()
}

/// Requests an e-mail with a link: for a new account, or as the owner of one.
async fn ask_for_link(app: &App, front: &Storefront, about: &str) {
    let (email, password) = ("maja@example.com", "Lipa-2026");
    match about {
        "verify" => {
            let user = accounts::create(app, new_user(), password).await.unwrap();
            accounts::resend_verification(app, Sender::of(front), &user).await.unwrap();
        }
        "password" => {
            post(app, front, "/auth/forgotPassword", None, &json!({ "email": email })).await;
        }
        "address" => {
            let signed_in =
                post(app, front, "/auth/login", None, &json!({ "email": email, "password": password })).await;
            let (id, token) = (&signed_in["id"], signed_in["token"].as_str());
            let body = json!({ "email": "new@example.com", "password": password });
            post(app, front, &format!("/user/changeEmail/{id}"), token, &body).await;
        }
        _ => newsletter::subscribe(app, front, email, &Visitor::default()).await.unwrap(),
    }
}

both!(a_token_that_arrives_by_email_is_never_readable_in_the_database, test in PLATFORM, {
    for path in ["verify", "password", "address", "newsletter"] {
        let (url, taking) = refusing_server().await;
        let app = process(&test, path, Clock::fixed(now()), url.try_into().unwrap()).await;
        let tenant = Arc::clone(app.directory().tenant(SENDER.tenant).unwrap());
        let language = Arc::clone(&tenant.default_language);
        let origin = "https://vitrina.si".into();
        let storefront =
            Storefront { host_language: Arc::clone(&language), tenant, language, origin, unknown_host: false };
        ask_for_link(&app, &storefront, path).await;
        let before = stored(&app).await;
        assert_eq!(run_due(&app).await.unwrap(), 1);
        let email = taking.await.unwrap().replace("=\r\n", "").replace("=3D", "=");
        let token: String =
            email.split_once("?token=").unwrap().1.chars().take_while(char::is_ascii_hexdigit).collect();
        assert_eq!(token.len(), 64, "{email}");
        let after = stored(&app).await;
        assert!(after.contains("try later"), "the job waits for its next attempt: {after}");
        assert!(!before.contains(&token) && !after.contains(&token), "{after}");
        app.db.sql("DELETE FROM job").execute().await.unwrap();
    }
});

both!(recurring_work_is_done_by_the_worker, test in PLATFORM, {
    let app = process(&test, "process", Clock::fixed(now()), MailTransport::Files).await;
    let worker = Worker::start(&app).unwrap();
    let ran = async || {
        let listed = jobs::list_schedules(&app.db, &schedules()).await.unwrap();
        let all_ran = listed.iter().all(|schedule| schedule.last_at.is_some());
        let stats = jobs::stats(&app.db, app.clock.now()).await.unwrap();
        all_ran && stats.waiting + stats.running + stats.dead == 0
    };
    until("all schedules have run", ran).await;
    worker.stop().await;
});
