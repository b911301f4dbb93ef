//! Every e-mail in every language, rendered and as a message.

use std::{collections::BTreeMap, fs, sync::Arc};

use chrono::{DateTime, Utc};

use super::*;
use crate::{
    app::App,
    both,
    changes::{self, Change, Topic},
    clock::Clock,
    config::{LinkBase, Settings},
    db::Session as _,
    id::LanguageId,
    jobs::{self, Failure, Job, Queue},
    tenancy::{self, Tenant, TenantId},
    testing::{PLATFORM, TestDb},
};

const SI: TenantId = TenantId(3);
const SLOVENIAN: i64 = 16;
const SENDER: Sender = Sender { tenant: SI, language: LanguageId(1) };

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

/// An app with the real countries and texts.
async fn open(test: &TestDb) -> App {
    let settings = Settings { data: test.folder.path().join("data"), ..Settings::default() };
    App::open(settings, test.db.clone(), Clock::fixed(now())).await.unwrap()
}

/// Every language with a country that has it.
fn languages(app: &App) -> BTreeMap<String, (Arc<Tenant>, Arc<tenancy::Language>)> {
    let directory = app.directory();
    let languages = directory.tenants.iter().flat_map(|tenant| {
        tenant.languages.iter().map(|language| (language.code.clone(), (Arc::clone(tenant), Arc::clone(language))))
    });
    languages.collect()
}

fn sample(name: &str, home: &str) -> Email {
    Email::sample(name, home, "EUR".parse().unwrap()).unwrap()
}

fn named(name: &str) -> Recipient {
    Recipient::named("maja@example.com", name)
}

/// Whether a text still contains unresolved content: an id, a variable, a placeholder, a template tag.
fn is_unfinished(text: &str) -> bool {
    let marks = ["{ $", "{$", "{{", "{%", "\u{e000}", "\u{2068}", "None", "undefined"];
    let mut words = text.split(|character: char| character.is_whitespace() || "<>\"'".contains(character));
    marks.iter().any(|mark| text.contains(mark)) || words.any(|word| word.starts_with("mail-"))
}

#[tokio::test]
async fn every_email_renders_in_every_language_that_has_its_texts() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let all = languages(&app);
    assert_eq!(all.len(), app.directory().languages.len());
    let (mut count, mut greeting_name) = (0, 0);
    for (code, (tenant, language)) in &all {
        for name in Email::NAMES {
            let home = link(&app, Sender { tenant: tenant.id, language: language.id }, "").unwrap();
            let email = Email::sample(name, &home, tenant.currency.code).unwrap();
            let rendered = render(&app, tenant, language, &named("Maja"), &email).unwrap();
            if rendered.language != *code {
                assert_eq!(
                    app.translations().find(tenant.id, language, &format!("mail-{name}"), &[]),
                    None,
                    "{code} {name}"
                );
                continue;
            }
            count += 1;
            greeting_name += usize::from(rendered.text.contains("Maja"));
            let place = format!("{code} {name}");
            for (part, text) in [("subject", &rendered.subject), ("text", &rendered.text), ("html", &rendered.html)] {
                assert!(!is_unfinished(text) && !text.trim().is_empty(), "{place} {part}: {text}");
            }
            assert!(rendered.subject.lines().count() == 1 && rendered.subject.chars().count() <= 70, "{place}");
            assert!(rendered.html.contains(&format!("<html lang=\"{}\"", language.locale)), "{place}");
            // The texts use the shop's name; its host occurs in URLs only.
            let (_, host) = super::link::origin(&home).split_once("://").unwrap();
            let texts = [&rendered.subject, &rendered.text]
                .map(|text| text.replace(&format!("://{host}"), "").replace(&format!("@{host}"), ""));
            assert!(!texts.iter().any(|text| text.contains(host)), "{place}: {texts:?}");
            assert!(rendered.text.contains(&rendered.brand), "{place}");
            // Some languages inflect names in a salutation, and so greet without the name.
            let names = app.translations().find(tenant.id, language, "mail-hello", &[("name", "Maja".into())]).unwrap();
            assert_eq!(rendered.text.contains("Maja"), names.contains("Maja"), "{place}");
            assert_eq!(rendered.html.contains("<bdi>Maja</bdi>"), names.contains("Maja"), "{place}");
            assert!(!rendered.html.contains("<img") && !rendered.html.contains("url("), "{place} loads nothing");
            assert!(rendered.html.contains("prefers-color-scheme: dark"), "{place}");
            if let Email::VerifyEmail { link, .. } | Email::NewsletterConfirm { link, .. } = &email {
                assert!(
                    rendered.text.contains(link.as_str()) && rendered.html.matches(link.as_str()).count() >= 2,
                    "{place}"
                );
            }
        }
    }
    assert!(greeting_name > count / 2, "most languages call somebody by name");
}

#[tokio::test]
async fn confirmations_name_manufacturers_and_lowest_prices_and_alerts_name_what_their_link_deletes() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let tenant = app.directory().tenant(SI).unwrap().clone();
    let language = tenant.language("sl").unwrap();
    let written = |name: &str| {
        let email = Email::sample(name, "https://vitrina.si", tenant.currency.code).unwrap();
        render(&app, &tenant, language, &named("Maja"), &email).unwrap()
    };
    let confirmation = written("order-confirmation");
    let parts = ["Proizvajalec: Example Textiles Ltd., 12 Mill Road", "Odgovorna oseba v EU: Vitrina", "16.90 €"];
    for part in parts {
        assert!(confirmation.text.contains(part), "{part}: {}", confirmation.text);
    }
    for sum in ["−2.99 €", "WELCOME: −5.98 €"] {
        assert!(confirmation.text.contains(sum), "promotions and the code stand apart: {}", confirmation.text);
    }
    let html = confirmation.html.replace("<bdi>", "").replace("</bdi>", "");
    assert!(parts.iter().all(|part| html.contains(part)), "{html}");
    assert!(!written("order-shipped").text.contains("Proizvajalec"), "the other e-mails are short");
    let alert = written("back-in-stock");
    for body in [&alert.text, &alert.html] {
        assert!(body.contains("Izbris obvestil o zalogi") && !body.contains("Odjava od e-novic"), "{body}");
    }
}

/// The lines of an e-mail's section, from below its title to the next empty line; none when it has no such section.
fn section(text: &str, title: &str) -> Option<Vec<String>> {
    let title = title.to_uppercase();
    let mut lines = text.lines().skip_while(|line| *line != title);
    lines.next()?;
    Some(lines.take_while(|line| !line.is_empty()).map(str::to_owned).collect())
}

/// 2011/83/EU, article 8(7), with article 6(1)(b) to (d), (h) and (l).
#[tokio::test]
async fn a_confirmation_has_the_legal_information_of_the_union() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let directory = app.directory();
    let email = sample("order-confirmation", "https://vitrina.si");
    let form =
        ["notice", "ordered", "name", "address", "signature", "date"].map(|line| format!("mail-order-form-{line}"));
    for tenant in &directory.tenants {
        for language in &tenant.languages {
            let message =
                |id: &str| app.translations().find(tenant.id, language, id, &[("days", 100_i64.into())]).unwrap();
            let RenderedEmail { text, html, .. } = render(&app, tenant, language, &named("Maja"), &email).unwrap();
            let below = |id: &str| section(&text, &message(id));
            let legal = &tenant.legal;
            let is_in_union = tenant.code != "BD";
            assert_eq!(below("mail-order-withdrawal").unwrap(), [message("mail-order-withdrawal-text")], "{text}");
            let seller = [&legal.name, &legal.address, &legal.vat_id, &legal.registration, &legal.email, &legal.phone];
            assert_eq!(below("mail-order-seller").unwrap(), seller.map(String::as_str), "{text}");
            let to = format!("{} {}, {}, {}", message("mail-order-form-to"), legal.name, legal.address, legal.email);
            let lines: Vec<String> = std::iter::once(to).chain(form.iter().map(|id| message(id))).collect();
            assert_eq!(below("mail-order-form"), is_in_union.then_some(lines), "{text}");
            let guarantee = vec![message("mail-order-guarantee-text")];
            assert_eq!(below("mail-order-guarantee"), is_in_union.then_some(guarantee), "{text}");
            assert_eq!(html.matches("<h2 class=\"ink\"").count(), if is_in_union { 4 } else { 2 }, "{html}");
            assert!(html.contains(legal.vat_id.as_str()) && html.contains(&message("mail-order-withdrawal")), "{html}");
        }
    }
    let (slovenia, shipped) = (directory.tenant(SI).unwrap(), sample("order-shipped", "https://vitrina.si"));
    let language = slovenia.language("sl").unwrap();
    let confirmation = render(&app, slovenia, language, &named("Maja"), &email).unwrap().text;
    for part in ["v 100 dneh od prejema naročila", "Vzorčni odstopni obrazec", "jamstvo za skladnost najmanj dve leti"]
    {
        assert!(confirmation.to_lowercase().contains(&part.to_lowercase()), "{part}: {confirmation}");
    }
    let shipped = render(&app, slovenia, language, &named("Maja"), &shipped).unwrap().text;
    assert!(!shipped.to_lowercase().contains("odstopni obrazec"), "once an order: {shipped}");
}

#[tokio::test]
async fn emails_use_the_countrys_own_colours() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let directory = app.directory();
    let everybodys = directory.tenant(SI).unwrap();
    let language = everybodys.language("en").unwrap();
    let colour = |text| tenancy::Colour::parse(text).unwrap();
    let look = tenancy::Look { accent: colour("#8a1c4a"), accent_dark: colour("#ffb3d1") };
    let own = Tenant { look: Some(look), ..Tenant::clone(everybodys) };
    let email = sample("verify-email", "https://vitrina.si");
    for (tenant, link, button) in [(&**everybodys, "#1e4fd8", "#111318"), (&own, "#8a1c4a", "#8a1c4a")] {
        let html = render(&app, tenant, language, &named("Maja"), &email).unwrap().html;
        assert!(html.contains(&format!("style=\"color:{link}\"")), "{link}");
        assert!(html.contains(&format!("style=\"background:{button};border-radius")), "{button}");
        assert_eq!(html.contains(".button td { background: #ffb3d1 !important; }"), link == "#8a1c4a");
    }
}

#[tokio::test]
async fn typed_texts_are_escaped_and_isolated() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let directory = app.directory();
    let tenant = directory.tenant(SI).unwrap();
    let language = tenant.language("en").unwrap();
    let names = [
        "<script>alert(1)</script>",
        "\u{202e}ajaM",
        "Ma\u{2066}ja",
        "A\"b' & c",
        "{{ 7*7 }}",
        "{ $email }",
        "\u{e000}",
    ];
    for name in names {
        for name_of_email in Email::NAMES {
            let email = sample(name_of_email, "https://vitrina.com");
            let rendered = render(&app, tenant, language, &named(name), &email).unwrap();
            for text in [&rendered.subject, &rendered.text, &rendered.html] {
                assert!(!text.contains("<script") && !text.contains("49"), "{name}: {text}");
                assert!(!text.contains(['\u{202e}', '\u{2066}', '\u{e000}']), "{name}: {text}");
            }
        }
    }
    let quoted = render(&app, tenant, language, &named("A\"b' & c"), &Notice::Welcome {}.into()).unwrap();
    assert!(quoted.html.contains("<bdi>A&quot;b&#39; &amp; c</bdi>") && quoted.text.contains("Hello A\"b' & c,"));
    let changed = Notice::EmailChanged { new_email: "<b>\u{202e}x@example.com\r\nBcc: y@example.com".into() }.into();
    let rendered = render(&app, tenant, language, &named("Maja"), &changed).unwrap();
    assert!(rendered.html.contains("<bdi>&lt;b&gt;x@example.com Bcc: y@example.com</bdi>"), "{}", rendered.html);
}

#[tokio::test]
async fn an_incomplete_language_falls_back_for_the_whole_email() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let directory = app.directory();
    let tenant = directory.tenant(SI).unwrap();
    let mut tx = test.db.begin().await.unwrap();
    tx.sql("DELETE FROM translation WHERE language_id = 16 AND key = 'mail-hello'").execute().await.unwrap();
    changes::record(&mut tx, &[Change::all(Topic::Translations)]).await.unwrap();
    tx.commit().await.unwrap();
    app.catch_up().await.unwrap();
    let slovenian = tenant.language("sl").unwrap();
    let rendered = render(&app, tenant, slovenian, &named("Maja"), &Notice::Welcome {}.into()).unwrap();
    assert_eq!((rendered.language.as_str(), rendered.subject.as_str()), ("en", "Welcome to Vitrina"));
    assert!(rendered.html.contains("href=\"https://vitrina.com\""));
}

#[tokio::test]
async fn links_use_the_countrys_host_or_the_configured_one() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    let path = "/auth/Verify-Email?token=abc";
    let bd = app.directory().tenant_by_code("BD").unwrap().id;
    for (tenant, language, expected) in [
        (SI, SLOVENIAN, "https://vitrina.si/auth/Verify-Email?token=abc"),
        (SI, 1, "https://vitrina.com/auth/Verify-Email?token=abc"),
        (bd, 2, "https://vitrina.com.bd/bn/auth/Verify-Email?token=abc"),
        // Bangladesh does not have Slovenian.
        (bd, SLOVENIAN, "https://vitrina.com.bd/bn/auth/Verify-Email?token=abc"),
    ] {
        assert_eq!(link(&app, Sender { tenant, language: LanguageId(language) }, path).unwrap(), expected);
    }
    assert_eq!(
        api_link(&app, Sender { tenant: bd, language: LanguageId(2) }, "/x?y").unwrap(),
        "https://vitrina.com.bd/api/x?y"
    );
    assert!(link(&app, Sender { tenant: TenantId(999), language: LanguageId(1) }, path).is_err());
    let mut settings = app.settings.clone();
    settings.mail.links = Some(LinkBase::try_from("http://{country}.localhost:8080".to_owned()).unwrap());
    let app = App::open(settings, test.db.clone(), Clock::fixed(now())).await.unwrap();
    assert_eq!(link(&app, SENDER, "/x").unwrap(), "http://si.localhost:8080/en/x");
    assert_eq!(api_link(&app, SENDER, "/x").unwrap(), "http://si.localhost:8080/api/x");
}

both!(a_queued_email_becomes_one_file_however_often_it_is_sent, test in PLATFORM, {
    let app = open(&test).await;
    let mut tx = app.db.begin().await.unwrap();
    enqueue(&mut tx, now(), SENDER, &named("Maja Novak"), &Notice::Welcome {}).await.unwrap();
    tx.commit().await.unwrap();
    let job = jobs::claim(&app.db, Queue::Mail, now()).await.unwrap().unwrap();
    assert_eq!((job.kind.as_str(), job.about.as_str()), (SEND, "welcome for maja@example.com"));
    let mailer = Mailer::new(&app.settings).unwrap();
    // Run again, as if the worker had been killed after sending.
    send(&app, &mailer, &job).await.unwrap();
    send(&app, &mailer, &Job { attempts: 2, ..job }).await.unwrap();
    let files: Vec<_> =
        fs::read_dir(app.settings.data.join("mail")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1);
    let message = fs::read_to_string(&files[0]).unwrap();
    let headers = message.split("\r\n\r\n").next().unwrap();
    for line in [
        "From: Vitrina <help@vitrina.si>",
        "To: \"Maja Novak\" <maja@example.com>",
        "Subject: Welcome to Vitrina",
        "Auto-Submitted: auto-generated",
        "Content-Language: en-GB",
    ] {
        assert!(headers.lines().any(|own| own == line), "{line} is not in:\n{headers}");
    }
    let id = headers.lines().find(|line| line.starts_with("Message-ID: <20261116T100000")).unwrap();
    assert!(id.ends_with("welcome@vitrina.si>"), "{id}");
});

both!(an_email_with_a_token_has_a_new_message_id_each_time, test in PLATFORM, {
    let app = open(&test).await;
    let mut tx = app.db.begin().await.unwrap();
    enqueue(&mut tx, now(), SENDER, &named("Maja"), &Notice::Welcome {}).await.unwrap();
    tx.commit().await.unwrap();
    let job = jobs::claim(&app.db, Queue::Mail, now()).await.unwrap().unwrap();
    let mailer = Mailer::new(&app.settings).unwrap();
    let email = sample("newsletter-welcome", "https://vitrina.com");
    let outgoing = OutgoingEmail { sender: SENDER, to: named("Maja"), email };
    for attempts in [1, 2] {
        let job = Job { attempts, ..job.clone() };
        deliver(&app, &mailer, &job, &outgoing).await.unwrap();
    }
    let files = fs::read_dir(app.settings.data.join("mail")).unwrap();
    let messages: Vec<String> = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let id = |message: &String| message.lines().find(|line| line.starts_with("Message-ID")).unwrap().to_owned();
    assert_eq!(messages.len(), 2);
    assert_ne!(id(&messages[0]), id(&messages[1]));
    for line in [
        "List-Unsubscribe: <https://vitrina.com/api/newsletter/unsubscribe?token=sample>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ] {
        assert!(messages[0].lines().any(|own| own == line), "{line} is not in:\n{}", messages[0]);
    }
});

both!(an_invalid_recipient_is_a_permanent_failure_and_an_unknown_country_is_retried, test in PLATFORM, {
    let app = open(&test).await;
    let mailer = Mailer::new(&app.settings).unwrap();
    let mut outcomes = Vec::new();
    for (tenant, email) in [(SI, "a@example.com\r\nBcc: b@example.com"), (TenantId(999), "a@example.com")] {
        let mut tx = app.db.begin().await.unwrap();
        let sender = Sender { tenant, language: LanguageId(1) };
        enqueue(&mut tx, now(), sender, &Recipient::unnamed(email), &Notice::Welcome {}).await.unwrap();
        tx.commit().await.unwrap();
        let job = jobs::claim(&app.db, Queue::Mail, now()).await.unwrap().unwrap();
        outcomes.push(send(&app, &mailer, &job).await.unwrap_err());
    }
    assert!(
        matches!(&outcomes[0], Failure::Permanent(_)) && matches!(&outcomes[1], Failure::Transient(_)),
        "{outcomes:?}"
    );
});
