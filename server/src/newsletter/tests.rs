//! Subscribing, confirming, unsubscribing and export, on both databases.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use serde_json::{Value, json};

use super::{model::MAX_CONFIRMATIONS, *};
use crate::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::Session as _,
    error::Error,
    jobs::{self, Queue},
    mail::{Email, OutgoingEmail},
    tenancy::{self, Configuration, Storefront, TenantId, files},
    testing::TestDb,
    visitor::Visitor,
};

static VISITOR: Visitor = Visitor { address: None, device: String::new(), known_device: None };

const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

async fn open(test: &TestDb) -> App {
    let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    App::open(Settings::default(), test.db.clone(), Clock::fixed(now())).await.unwrap()
}

fn front(app: &App, tenant: TenantId, language: &str) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(tenant.language(language).unwrap());
    let host_language = Arc::clone(&tenant.default_language);
    Storefront { tenant, language, host_language, origin: "http://evil.example".into(), unknown_host: false }
}

/// Runs the jobs that send, and returns what they would have sent as JSON: each e-mail with its name, language and links.
async fn send_all(app: &App) -> Vec<Value> {
    let mut sent = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        assert_eq!(job.kind, SEND);
        if let Some(OutgoingEmail { sender, to, email }) = service::compose(app, &job).await.unwrap() {
            let mut json = json!({ "name": email.name(), "language": sender.language, "to": to.email });
            if let Email::NewsletterConfirm { link, unsubscribe, one_click, .. } = &email {
                (json["link"], json["unsubscribe"]) = (json!(link), json!(unsubscribe));
                json["one_click"] = json!(one_click);
            }
            if let Email::NewsletterWelcome { unsubscribe, one_click } = &email {
                (json["unsubscribe"], json["one_click"]) = (json!(unsubscribe), json!(one_click));
            }
            sent.push(json);
        }
        jobs::done(&app.db, &job).await.unwrap();
    }
    sent
}

fn token_of(email: &Value, link: &str) -> String {
    email[link].as_str().unwrap().split_once("?token=").unwrap().1.to_owned()
}

async fn all(app: &App) -> Vec<(String, TenantId, State)> {
    let (found, count) = list(&app.db, &Query { page: 1, take: 50, ..Query::default() }).await.unwrap();
    assert_eq!(found.len(), usize::try_from(count).unwrap());
    found.into_iter().map(|one| (one.email, one.tenant_id, one.state)).collect()
}

fn code(result: Result<(), Error>) -> &'static str {
    result.map_or_else(|error| error.code(), |()| "ok")
}

both!(an_address_is_confirmed_welcomed_and_unsubscribed_with_one_click, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "en");
    subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
    let asked = send_all(&app).await.remove(0);
    assert_eq!((&asked["name"], &asked["language"]), (&"newsletter-confirm".into(), &1.into()));
    assert!(asked["link"].as_str().unwrap().starts_with("https://vitrina.com/newsletter/confirm?token="), "{asked}");
    assert_eq!(all(&app).await, [("maja@example.com".to_owned(), SI, State::Pending)]);

    let confirm_token = token_of(&asked, "link");
    assert_eq!(code(confirm(&app, &front, "nonsense").await), "error-link-expired");
    confirm(&app, &front, &confirm_token).await.unwrap();
    assert_eq!(code(confirm(&app, &front, &confirm_token).await), "error-link-expired");
    assert_eq!(code(subscribe(&app, &front, "maja@example.com", &VISITOR).await), "error-newsletter-subscribed");
    let welcome = send_all(&app).await.remove(0);
    assert_eq!(welcome["name"], "newsletter-welcome");
    assert!(
        welcome["one_click"].as_str().unwrap().starts_with("https://vitrina.com/api/newsletter/unsubscribe?token=")
    );

    let leave = token_of(&welcome, "unsubscribe");
    assert_eq!(leave, token_of(&asked, "unsubscribe"));
    for _ in 0..2 {
        unsubscribe(&app, &front, &leave).await.unwrap();
        assert!(all(&app).await.is_empty());
    }
    assert_eq!(code(unsubscribe(&app, &front, "nonsense").await), "error-link-expired");
    let kept: Vec<Option<String>> = app.db.sql("SELECT email FROM newsletter_subscription").scalars().await.unwrap();
    assert_eq!(kept, [None]);
    subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
    assert_eq!(all(&app).await.len(), 1);
});

both!(subscriptions_and_tokens_are_separate_for_each_country, test, {
    let app = open(&test).await;
    let (here, there) = (front(&app, SI, "sl"), front(&app, HR, "hr"));
    subscribe(&app, &here, "maja@example.com", &VISITOR).await.unwrap();
    subscribe(&app, &there, "maja@example.com", &VISITOR).await.unwrap();
    let sent = send_all(&app).await;
    let (own, other) = (token_of(&sent[0], "link"), token_of(&sent[1], "link"));
    assert_eq!(code(confirm(&app, &there, &own).await), "error-link-expired");
    assert_eq!(code(unsubscribe(&app, &there, &token_of(&sent[0], "unsubscribe")).await), "error-link-expired");
    confirm(&app, &there, &other).await.unwrap();
    let email = "maja@example.com".to_owned();
    assert_eq!(all(&app).await, [(email.clone(), SI, State::Pending), (email, HR, State::Confirmed)]);
    let of = Query { tenants: vec![HR], state: Some(State::Confirmed), page: 1, take: 9 };
    assert_eq!(list(&app.db, &of).await.unwrap().1, 1);
});

both!(confirmation_emails_to_an_address_are_limited, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "sl");
    for _ in 0..20 {
        subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
    }
    let mut sent = send_all(&app).await;
    assert_eq!(sent.len(), 1);
    for _ in 0..20 {
        app.clock.advance(TimeDelta::minutes(11));
        subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
        sent.extend(send_all(&app).await);
    }
    assert_eq!(sent.len(), usize::try_from(MAX_CONFIRMATIONS).unwrap());
    // Only the link in the last e-mail works.
    assert_eq!(code(confirm(&app, &front, &token_of(&sent[0], "link")).await), "error-link-expired");
    confirm(&app, &front, &token_of(&sent[2], "link")).await.unwrap();
});

both!(a_confirmation_that_was_requested_again_meanwhile_is_sent_once, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "sl");
    subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
    app.clock.advance(TimeDelta::minutes(11));
    subscribe(&app, &front, "maja@example.com", &VISITOR).await.unwrap();
    subscribe(&app, &front, "left@example.com", &VISITOR).await.unwrap();
    let mut tx = app.db.begin().await.unwrap();
    unsubscribe_everywhere(&mut tx, "left@example.com", app.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    let sent = send_all(&app).await;
    assert_eq!(sent.iter().map(|email| &email["to"]).collect::<Vec<_>>(), ["maja@example.com"]);
    confirm(&app, &front, &token_of(&sent[0], "link")).await.unwrap();
});

both!(an_unconfirmed_address_is_deleted, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "sl");
    subscribe(&app, &front, "gone@example.com", &VISITOR).await.unwrap();
    subscribe(&app, &front, "here@example.com", &VISITOR).await.unwrap();
    let sent = send_all(&app).await;
    confirm(&app, &front, &token_of(&sent[1], "link")).await.unwrap();
    app.clock.advance(TimeDelta::days(3));
    subscribe(&app, &front, "gone@example.com", &VISITOR).await.unwrap();
    let again = send_all(&app).await;
    let link = token_of(again.iter().find(|email| email["to"] == "gone@example.com").unwrap(), "link");
    let run = async |days| {
        app.clock.advance(TimeDelta::days(days));
        while let Some(job) = jobs::claim(&app.db, Queue::Default, app.clock.now()).await.unwrap() {
            assert_eq!(job.kind, DELETE_UNCONFIRMED);
            delete_unconfirmed(&app, &job).await.unwrap();
            delete_unconfirmed(&app, &job).await.unwrap();
            jobs::done(&app.db, &job).await.unwrap();
        }
    };
    // The first job runs after seven days, but the address was entered again after three.
    run(4).await;
    assert_eq!(all(&app).await.len(), 2);
    run(3).await;
    assert_eq!(all(&app).await, [("here@example.com".to_owned(), SI, State::Confirmed)]);
    assert_eq!(code(confirm(&app, &front, &link).await), "error-link-expired");
});

both!(a_hundred_concurrent_subscriptions_are_one, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "sl");
    let asked = (0..100).map(|_| subscribe(&app, &front, "maja@example.com", &VISITOR));
    for outcome in futures::future::join_all(asked).await {
        outcome.unwrap();
    }
    assert_eq!((all(&app).await.len(), send_all(&app).await.len()), (1, 1));
});

both!(an_export_has_every_address_with_its_unsubscribe_link, test, {
    let app = open(&test).await;
    let front = front(&app, SI, "en");
    for n in 0..3 {
        subscribe(&app, &front, &format!("a{n}@example.com"), &VISITOR).await.unwrap();
    }
    let sent = send_all(&app).await;
    confirm(&app, &front, &token_of(&sent[1], "link")).await.unwrap();
    let query = Query { state: Some(State::Confirmed), ..Query::default() };
    let mut rows = Vec::new();
    let count = export(&app, &query, |one, link| {
        rows.push((one.email.clone(), link.to_owned()));
        Ok(())
    })
    .await
    .unwrap();
    assert_eq!(count, 1);
    assert_eq!(rows, [("a1@example.com".to_owned(), sent[1]["unsubscribe"].as_str().unwrap().to_owned())]);
});
