//! Real workers: killed in the middle of a job, many at once, stopped in an orderly way.

use std::{collections::HashSet, fs, path::Path, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::net::TcpListener;

use super::*;
use crate::{
    both,
    clock::Clock,
    config::{MailTransport, Settings},
    db::Db,
    i18n::{self, Texts},
    jobs::NewJob,
    mail::{Letter, Recipient},
    tenancy::{self, Configuration, TenantId, files},
    testing::TestDb,
};

const SI: TenantId = 3;

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

async fn furnish(test: &TestDb) {
    let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let languages = tenancy::load(&test.db).await.unwrap().languages;
    i18n::seed(&test.db, &languages, &Texts::embedded(), false).await.unwrap();
}

/// An app as a process of its own has it, with a folder of its own for its letters.
async fn process(test: &TestDb, name: &str, clock: Clock, transport: MailTransport) -> App {
    let mut settings = Settings { data: test.folder.path().join(name), ..Settings::default() };
    settings.mail.transport = transport;
    App::open(settings, Db::connect(&test.url).await.unwrap(), clock).await.unwrap()
}

async fn post(app: &App, count: usize) {
    let mut tx = app.db.begin().await.unwrap();
    for n in 0..count {
        let reader = Recipient::nameless(format!("reader{n}@example.com"));
        mail::post(&mut tx, now(), SI, 1, &reader, &Letter::Welcome {}).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// The letters in a process's folder, by the address that they are to.
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
    let standing = jobs::standing(&app.db, app.clock.now()).await.unwrap();
    standing.waiting + standing.running + standing.dead
}

/// Waits until a state is reached that the worker reaches by itself.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    timeout(Duration::from_secs(30), async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .unwrap_or_else(|_| panic!("never: {what}"));
}

both!(a_worker_killed_in_the_middle_of_a_job_loses_nothing, test, {
    furnish(&test).await;
    // A mail server that takes the call and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", silent.local_addr().unwrap());
    let clock = Clock::fixed(now());
    let doomed = process(&test, "doomed", clock.clone(), url.try_into().unwrap()).await;
    post(&doomed, 1).await;
    let worker = Worker::start(&doomed).unwrap();
    let (call, _) = silent.accept().await.unwrap();
    // It is in the middle of the letter now. Kill it.
    worker.running.abort();
    assert!(worker.running.await.unwrap_err().is_cancelled());
    drop(call);

    let other = process(&test, "other", clock.clone(), MailTransport::Files).await;
    assert_eq!(run_due(&other).await.unwrap(), 0, "the lease still holds");
    assert_eq!(left(&other).await, 1);
    clock.advance(LEASE);
    let worker = Worker::start(&other).unwrap();
    until("the letter is sent", async || left(&other).await == 0).await;
    worker.stop().await;
    assert_eq!(readers(&other), ["reader0@example.com"]);
});

both!(many_workers_send_each_letter_once, test, {
    furnish(&test).await;
    let mut apps = Vec::new();
    for n in 0..4 {
        apps.push(process(&test, &format!("process{n}"), Clock::fixed(now()), MailTransport::Files).await);
    }
    post(&apps[0], 300).await;
    let workers: Vec<Worker> = apps.iter().map(|app| Worker::start(app).unwrap()).collect();
    until("all letters are sent", async || left(&apps[0]).await == 0).await;
    for worker in workers {
        worker.stop().await;
    }
    let sent: Vec<String> = apps.iter().flat_map(readers).collect();
    assert_eq!((sent.len(), sent.iter().collect::<HashSet<_>>().len()), (300, 300));
    assert!(apps.iter().filter(|app| !readers(app).is_empty()).count() > 1, "they shared the work");
});

both!(a_job_is_taken_soon_after_its_transaction, test, {
    furnish(&test).await;
    let app = process(&test, "process", Clock::System, MailTransport::Files).await;
    let worker = Worker::start(&app).unwrap();
    // Let it find nothing first.
    tokio::time::sleep(LOOK_EVERY * 2).await;
    let started = std::time::Instant::now();
    post(&app, 1).await;
    until("the letter is sent", async || left(&app).await == 0).await;
    assert!(started.elapsed() < Duration::from_secs(5));
    worker.stop().await;
    post(&app, 1).await;
    assert_eq!(left(&app).await, 1, "a stopped worker takes nothing");
});

both!(a_job_that_ends_its_worker_each_time_is_given_up, test, {
    furnish(&test).await;
    let clock = Clock::fixed(now());
    let app = process(&test, "process", clock.clone(), MailTransport::Files).await;
    post(&app, 1).await;
    for _ in 0..ATTEMPTS {
        assert!(jobs::claim(&app.db, clock.now()).await.unwrap().is_some());
        clock.advance(LEASE);
    }
    assert_eq!(run_due(&app).await.unwrap(), 1);
    assert_eq!(jobs::standing(&app.db, clock.now()).await.unwrap().dead, 1);
    assert!(readers(&app).is_empty());
});

both!(what_no_handler_knows_waits_for_a_program_that_does, test, {
    let app = process(&test, "process", Clock::fixed(now()), MailTransport::Files).await;
    let mut tx = app.db.begin().await.unwrap();
    jobs::enqueue(&mut tx, &NewJob::new("future.kind", now(), "news", &())).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(run_due(&app).await.unwrap(), 1);
    app.clock.advance(TimeDelta::days(1));
    let standing = jobs::standing(&app.db, app.clock.now()).await.unwrap();
    assert_eq!((standing.waiting, standing.dead), (1, 0));
});
