//! E-mails through a real mail server, and what a reader does with them.

use std::time::Duration;

use serde_json::{Value, json};
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::{MailTransport, Settings},
    db::Db,
    id::{JobId, LanguageId},
    jobs, mail,
    mail::{Mailer, Notice, Recipient, Sender},
    testing::TestDb,
    worker,
};
use vitrina_tests::{
    FURNISHED, SI, TestShop,
    mail::{Encrypted, MailServer},
    mail_sink::MailSink,
    serve, settings,
};

async fn shop(test: &TestDb, server: &MailServer) -> TestShop {
    let mut settings = settings(test);
    settings.mail.transport = MailTransport::try_from(server.url()).unwrap();
    serve(open(test, settings).await).await
}

async fn open(test: &TestDb, settings: Settings) -> App {
    App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap()
}

/// The status, the message and the code of a call's answer.
async fn call(shop: &TestShop, path: &str, body: &Value) -> (u16, String, String) {
    let answer = shop.post("vitrina.com", path, body).await;
    let status = answer.status().as_u16();
    let body: Value = answer.json().await.unwrap();
    let text = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
    (status, text("message"), text("code"))
}

fn token(text: &str, path: &str) -> String {
    let rest = text.split_once(&format!("https://vitrina.com{path}?token=")).unwrap().1;
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

both!(a_reader_subscribes_confirms_and_unsubscribes_by_real_emails, test in FURNISHED, {
    let server = MailServer::start().await;
    let shop = shop(&test, &server).await;
    let subscribe = json!({ "email": " Maja@Example.com " });
    let saved = (200, "News subscription saved successfully".to_owned(), String::new());
    assert_eq!(call(&shop, "/api/newsletter/subscribe", &subscribe).await, saved);
    let asks = server.until(1).await.remove(0);
    assert_eq!(asks.headers["subject"], "Confirm your subscription");
    assert_eq!(asks.headers["to"], "maja@example.com");
    assert_eq!(asks.headers["from"], "Vitrina <help@vitrina.si>");
    assert_eq!(asks.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    assert!(asks.html.contains("<h1") && asks.html.contains("Would you like our newsletter?"));

    let confirm = json!({ "token": token(&asks.text, "/newsletter/confirm") });
    assert_eq!(call(&shop, "/api/newsletter/confirm", &confirm).await.0, 200);
    assert_eq!(call(&shop, "/api/newsletter/confirm", &confirm).await.2, "error-link-expired");
    let again = (409, "Your email is already subscribed".to_owned(), "error-newsletter-subscribed".to_owned());
    assert_eq!(call(&shop, "/api/newsletter/subscribe", &subscribe).await, again);

    // A mail program unsubscribes by itself: the header's URL, a form, no page and no cookie.
    let welcome = server.until(2).await.remove(1);
    let one_click = welcome.headers["list-unsubscribe"].trim_matches(['<', '>']).to_owned();
    let path = one_click.strip_prefix("https://vitrina.com").unwrap();
    let left = shop.post_form("vitrina.com", path, "List-Unsubscribe=One-Click").await;
    assert_eq!((left.status().as_u16(), left.headers()["cache-control"].to_str().unwrap()), (200, "no-store"));
    let leave = json!({ "token": token(&welcome.text, "/unsubscribe") });
    assert_eq!(call(&shop, "/api/newsletter/unsubscribe", &leave).await.0, 200);
    assert_eq!(call(&shop, "/api/newsletter/subscribe", &subscribe).await, saved);
    server.until(3).await;
    shop.stop().await;
});

both!(invalid_addresses_and_too_frequent_subscriptions_are_refused, test in FURNISHED, {
    let shop = serve(open(&test, settings(&test)).await).await;
    for email in ["", "maja", "a@b", "maja@example.com\u{0}", "a@example.com\r\nBcc: b@example.com", &"a".repeat(300)] {
        let (status, _, code) = call(&shop, "/api/newsletter/subscribe", &json!({ "email": email })).await;
        assert_eq!((status, code.as_str()), (422, "error-invalid"), "{email}");
    }
    for (body, status) in [(json!({}), 422), (json!({ "email": 7 }), 422), (json!([1]), 400)] {
        assert_eq!(call(&shop, "/api/newsletter/subscribe", &body).await.0, status, "{body}");
    }
    assert_eq!(call(&shop, "/api/newsletter/confirm", &json!({})).await.0, 422);
    assert_eq!(call(&shop, "/api/newsletter/unsubscribe", &json!({ "token": "x" })).await.0, 409);
    let mut statuses = Vec::new();
    for n in 0..11 {
        let body = json!({ "email": format!("reader{n}@example.com") });
        statuses.push(call(&shop, "/api/newsletter/subscribe", &body).await.0);
    }
    assert_eq!((&statuses[..10], statuses[10]), (&[200; 10][..], 429));
    shop.stop().await;
});

both!(an_email_never_leaves_unencrypted_where_encryption_is_required, test in FURNISHED, {
    let server = MailServer::start().await;
    let mut settings = settings(&test);
    settings.mail.transport = MailTransport::try_from(format!("{}?tls=required", server.url())).unwrap();
    let app = open(&test, settings).await;
    assert!(Mailer::new(&app.settings).unwrap().check().await.is_err());
    post_welcome(&app).await;
    assert_eq!(worker::run_due(&app).await.unwrap(), 1);
    let waiting = jobs::Filter { state: Some(jobs::State::Waiting), ..jobs::Filter::default() };
    let waiting = jobs::Query { filter: waiting, page: 1, take: 9 };
    let (jobs, _) = jobs::list(&app.db, app.clock.now(), waiting).await.unwrap();
    assert!(jobs[0].error.as_ref().unwrap().to_lowercase().contains("starttls"), "{jobs:?}");
    assert!(server.emails().is_empty());
});

both!(emails_are_encrypted_to_a_server_with_a_configured_authority, test in FURNISHED, {
    for encrypted in [Encrypted::Later, Encrypted::AtOnce] {
        let server = MailServer::start_with(encrypted, &["localhost"]).await;
        let mut settings = settings(&test);
        settings.mail.transport = MailTransport::try_from(server.url()).unwrap();
        let stranger = open(&test, settings.clone()).await;
        let refusal = Mailer::new(&stranger.settings).unwrap().check().await.unwrap_err();
        assert!(refusal.contains("certificate"), "{encrypted:?}: {refusal}");
        settings.mail.ca = Some(server.certificate());
        let app = open(&test, settings.clone()).await;
        Mailer::new(&app.settings).unwrap().check().await.unwrap();
        post_welcome(&app).await;
        assert_eq!(worker::run_due(&app).await.unwrap(), 1);
        assert_eq!(server.until(1).await[0].headers["to"], "maja@example.com");

        // A valid certificate of another server.
        let other = MailServer::start_with(encrypted, &["mail.example.com"]).await;
        settings.mail.transport = MailTransport::try_from(other.url()).unwrap();
        settings.mail.ca = Some(other.certificate());
        let app = open(&test, settings).await;
        let refusal = Mailer::new(&app.settings).unwrap().check().await.unwrap_err();
        assert!(refusal.contains("certificate"), "{encrypted:?}: {refusal}");
    }
    let mut settings = settings(&test);
    settings.mail.transport = MailTransport::try_from("smtps://localhost".to_owned()).unwrap();
    for (file, text) in [
        ("none.pem", None),
        ("empty.pem", Some("")),
        ("text.pem", Some("-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----")),
    ] {
        let path = test.folder.path().join(file);
        if let Some(text) = text {
            std::fs::write(&path, text).unwrap();
        }
        settings.mail.ca = Some(path);
        let refusal = Mailer::new(&settings).unwrap_err().to_string();
        assert!(refusal.contains("mail.ca") && refusal.contains(file), "{refusal}");
    }
});

async fn post_welcome(app: &App) {
    let now = app.clock.now();
    let mut tx = app.db.begin().await.unwrap();
    let reader = Recipient::unnamed("maja@example.com");
    mail::enqueue(&mut tx, now, Sender { tenant: SI, language: LanguageId(1) }, &reader, &Notice::Welcome {})
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

both!(emails_are_retried_while_the_mail_server_is_down, test in FURNISHED, {
    let mut settings = settings(&test);
    // No server listens there.
    settings.mail.transport = MailTransport::try_from("smtp://127.0.0.1:1".to_owned()).unwrap();
    let app = open(&test, settings.clone()).await;
    let mut tx = app.db.begin().await.unwrap();
    let reader = Recipient::named("maja@example.com", "Žana Đokić");
    let sender = Sender { tenant: SI, language: LanguageId(16) };
    mail::enqueue(&mut tx, app.clock.now(), sender, &reader, &Notice::Welcome {}).await.unwrap();
    tx.commit().await.unwrap();
    worker::run_due(&app).await.unwrap();
    let ids: Vec<JobId> =
        jobs::list(&app.db, app.clock.now(), jobs::Query { page: 1, take: 9, ..jobs::Query::default() })
            .await
            .unwrap()
            .0
            .iter()
            .map(|job| job.id)
            .collect();
    assert_eq!(ids.len(), 1);

    let server = MailServer::start().await;
    settings.mail.transport = MailTransport::try_from(server.url()).unwrap();
    let app = open(&test, settings).await;
    jobs::retry(&app.db, app.clock.now(), &ids).await.unwrap();
    worker::run_due(&app).await.unwrap();
    let email = server.emails().remove(0);
    assert_eq!(email.headers["to"], "Žana Đokić <maja@example.com>");
    assert!(email.text.contains("Žana Đokić") && email.html.contains("<bdi>Žana Đokić</bdi>"));
    assert_eq!(jobs::stats(&app.db, app.clock.now()).await.unwrap().waiting, 0);
});

both!(e_mails_share_a_few_connections_to_the_mail_server, test in FURNISHED, {
    let sink = MailSink::start(Duration::from_millis(1)).await.unwrap();
    let mut settings = settings(&test);
    settings.mail.transport = MailTransport::try_from(sink.url()).unwrap();
    let app = open(&test, settings).await;
    let sender = Sender { tenant: SI, language: app.directory().tenant(SI).unwrap().default_language.id };
    let mut tx = app.db.begin().await.unwrap();
    for number in 0..60 {
        let to = Recipient::unnamed(format!("reader-{number}@example.com"));
        mail::enqueue(&mut tx, app.clock.now(), sender, &to, &Notice::PasswordChanged {}).await.unwrap();
    }
    tx.commit().await.unwrap();
    let worker = worker::Worker::start(&app).unwrap();
    for _ in 0..600 {
        if sink.emails() == 60 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    worker.stop().await;
    assert_eq!(sink.emails(), 60);
    assert!(sink.connections() <= jobs::Queue::Mail.slots(), "{} connections", sink.connections());
});
