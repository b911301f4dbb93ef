//! `vitrina mail|jobs|newsletter …`, and a serving process that is killed in the middle of an e-mail.

use std::{
    fs,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    process::Stdio,
    thread::sleep,
    time::Duration,
};

use chrono::{TimeDelta, Utc};
use serde_json::Value;
use vitrina_server::{
    app::App,
    clock::Clock,
    id::{LanguageId, TenantId, UserId},
    jobs::LEASE,
    mail::{self, Notice, Recipient, Sender},
    newsletter,
    tenancy::Storefront,
    worker,
};

use super::test_cli::TestCli;

/// Subscribes an address at a running server, which may still be starting.
fn subscribe(port: u16, email: &str) -> String {
    let body = format!("{{\"email\":\"{email}\"}}");
    for _ in 0..600 {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) {
            write!(
                stream,
                "POST /api/newsletter/subscribe HTTP/1.1\r\nHost: si.localhost\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            )
            .unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            return answer;
        }
        sleep(Duration::from_millis(50));
    }
    panic!("the server does not answer");
}

#[test]
fn killing_the_process_while_it_sends_an_email_loses_nothing() {
    let cli = TestCli::with_countries_and_texts();
    // A mail server that accepts the connection but sends nothing.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut serving = cli
        .command(["serve", "--listen", &format!("127.0.0.1:{port}")])
        .env("VITRINA_MAIL_TRANSPORT", format!("smtp://{}", silent.local_addr().unwrap()))
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    assert!(subscribe(port, "maja@example.com").starts_with("HTTP/1.1 200"));
    let (call, _) = silent.accept().unwrap();
    // It is now sending the e-mail.
    serving.kill().unwrap();
    serving.wait().unwrap();
    drop(call);

    let jobs = cli.json("jobs list --kind newsletter.send");
    assert_eq!((&jobs[0]["state"], &jobs[0]["attempts"]), (&"running".into(), &1.into()));
    assert_eq!(jobs[0]["about"], "newsletter-confirm for subscription 1");
    let shown = cli.run(&format!("jobs show {}", jobs[0]["id"])).succeeds();
    assert!(shown.contains("queue         mail") && !shown.contains("token"), "{shown}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let before = cli.open(Clock::System).await;
        worker::run_due(&before).await.unwrap();
        assert!(!cli.path("data/mail").exists(), "the lease still holds");
        let after = cli.open(Clock::fixed(Utc::now() + LEASE + TimeDelta::seconds(1))).await;
        worker::run_due(&after).await.unwrap();
    });
    assert_eq!(fs::read_dir(cli.path("data/mail")).unwrap().count(), 1);
    assert_eq!(cli.json("jobs list --kind newsletter.send"), Value::Array(Vec::new()));
}

#[test]
fn jobs_are_listed_retried_and_discarded() {
    let cli = TestCli::with_countries_and_texts();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let app = cli.open(Clock::System).await;
        for n in 0..3 {
            let reader = Recipient::unnamed(format!("no address {n}")).of_account(UserId(n));
            let mut tx = app.db.begin().await.unwrap();
            let sender = Sender { tenant: TenantId(3), language: LanguageId(1) };
            mail::enqueue(&mut tx, app.clock.now(), sender, &reader, &Notice::Welcome {}).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(worker::run_due(&app).await.unwrap(), 3);
    });
    let dead = cli.json("jobs list --state dead --take 2");
    assert_eq!((dead.as_array().unwrap().len(), &dead[0]["state"]), (2, &"dead".into()));
    let page = cli.run("jobs list --take 2");
    assert!(page.stderr.contains("1 to 2 of 3 jobs; --page 2 shows more"), "{}", page.stderr);
    assert!(page.stdout.contains("no address 0"), "{}", page.stdout);
    let doctor = cli.run("doctor");
    assert!(doctor.code == 1 && doctor.stdout.contains("3 jobs failed for good"), "{}", doctor.stdout);

    let first = dead[0]["id"].as_i64().unwrap();
    let dry = cli.run(&format!("jobs retry {first} --dry-run")).succeeds();
    assert_eq!(dry.trim(), "1 job would be affected.");
    assert_eq!(cli.json(&format!("jobs retry {first}"))["changed"], 1);
    assert_eq!(cli.json("jobs list --state waiting")[0]["id"], first);
    cli.run("jobs discard --dead").says(2, "add --yes");
    let dry = cli.json("jobs acknowledge --dead --dry-run");
    assert_eq!((&dry["dryRun"], &dry["changed"], dry["jobs"].as_array().unwrap().len()), (&true.into(), &0.into(), 2));
    assert_eq!(cli.run("jobs acknowledge --dead --dry-run").succeeds().trim(), "2 jobs would be affected.");
    assert!(!cli.run("jobs list --state dead").succeeds().contains("acknowledged"), "a dry run writes nothing");
    assert!(cli.run("doctor").stdout.contains("2 jobs failed for good"));
    assert_eq!(cli.json("jobs acknowledge --dead")["changed"], 2);
    let doctor = cli.run("doctor");
    assert!(!doctor.stdout.contains("failed for good"), "{}", doctor.stdout);
    assert!(cli.run("jobs list --state dead").succeeds().contains("dead, acknowledged"));
    assert_eq!(cli.json("jobs discard --dead --yes")["changed"], 2);
    assert_eq!(cli.json("jobs list --queue mail --tenant SI").as_array().unwrap().len(), 1);
    assert_eq!(cli.json("jobs list --tenant HR"), Value::Array(Vec::new()));
    assert_eq!(cli.json("jobs list --queue webhook"), Value::Array(Vec::new()));
    let schedules = cli.json("jobs schedules");
    let kind = |schedule: &&Value| schedule["kind"] == "retention.enforce";
    assert_eq!(schedules.as_array().unwrap().iter().find(kind).unwrap()["everySeconds"], 300);
    cli.run("jobs show 999").says(1, "there is no job 999");
    cli.run("jobs retry 999").says(1, "there is no job 999");
    cli.run("jobs list --kind mail.sent").says(2, "did you mean `mail.send`?");
    assert_eq!(cli.run("jobs retry").code, 2);
}

#[test]
fn emails_are_previewed_and_tested() {
    let cli = TestCli::with_countries_and_texts();
    let email = cli.run("mail preview verify-email --tenant si --language en").succeeds();
    assert!(email.starts_with("Confirm your email address\n\n"), "{email}");
    assert!(email.contains("https://vitrina.com/auth/Verify-Email?token=sample"), "{email}");
    let html = cli.run("mail preview verify-email --tenant SI --language en --html").succeeds();
    assert!(html.starts_with("<!doctype html>"), "{html}");
    let json = cli.json("mail preview reset-password --tenant HR --language en");
    assert!(json["html"].as_str().unwrap().contains("vitrina.hr/en/auth/Reset-Password"), "{json}");
    assert_eq!(cli.run("mail preview welcome --tenant SI --language en --out welcome.html").code, 0);
    assert!(cli.read("welcome.html").contains("<bdi>Maja</bdi>"));
    for (arguments, code, message) in [
        ("mail preview welcom --tenant SI", 2, "did you mean `welcome`?"),
        ("mail preview welcome --tenant XX", 1, "there is no country XX; there are SI"),
        ("mail preview welcome --tenant SI --language hr", 1, "SI does not have the language hr; it has sl, en"),
        ("mail preview welcome --tenant SI --out email.pdf", 2, "must end in .html"),
        ("mail test maja --tenant SI", 1, "the e-mail could not be sent by files in data"),
    ] {
        cli.run(arguments).says(code, message);
    }
    let sent = cli.json("mail test maja@example.com --tenant SI --language en");
    assert!(cli.read(sent["wentTo"].as_str().unwrap()).contains("Subject: Test email from"));

    let away = cli.run_with_env("VITRINA_MAIL_TRANSPORT", "smtp://127.0.0.1:1", "doctor");
    assert_eq!(away.code, 1);
    assert!(away.stdout.contains("the mail server smtp://127.0.0.1:1 cannot be used"), "{}", away.stdout);
    let wrong = cli.run_with_env("VITRINA_MAIL_TRANSPORT", "smtp://a:s3cret@mail.example.com", "doctor").fails(1);
    assert!(wrong.contains("add ?tls=required") && !wrong.contains("s3cret"), "{wrong}");
}

#[test]
fn subscriptions_are_listed_and_exported() {
    let cli = TestCli::with_countries_and_texts();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut serving =
        cli.command(["serve", "--listen", &format!("127.0.0.1:{port}")]).stderr(Stdio::null()).spawn().unwrap();
    for email in ["reader0@example.com", "=1+1@example.com", "reader2@example.com"] {
        let answer = subscribe(port, email);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    serving.kill().unwrap();
    serving.wait().unwrap();
    let page = cli.json("newsletter list --tenant SI --state pending --take 2 --page 2");
    assert_eq!((page.as_array().unwrap().len(), &page[0]["email"]), (1, &"reader2@example.com".into()));
    assert_eq!((&page[0]["tenant"], &page[0]["language"]), (&"SI".into(), &"sl".into()));
    assert_eq!(cli.json("newsletter list --tenant HR"), Value::Array(Vec::new()));
    let nobody = cli.run("newsletter export").succeeds();
    assert_eq!(nobody.trim(), "email,country,language,confirmed_at,unsubscribe");
    runtime.block_on(async {
        // The process may have been killed in the middle of an e-mail, which is sent once its lease has run out.
        let app = cli.open(Clock::fixed(Utc::now() + LEASE + TimeDelta::seconds(1))).await;
        confirm_all(&app).await;
    });
    assert_eq!(cli.json("newsletter export subscribers.csv")["subscriptions"], 3);
    let table = cli.read("subscribers.csv");
    let row = table.lines().nth(1).unwrap();
    assert!(
        row.starts_with("reader0@example.com,SI,sl,") && row.contains("https://vitrina.si/unsubscribe?token="),
        "{row}"
    );
    assert!(table.lines().nth(2).unwrap().starts_with("'=1+1@example.com,SI,sl,"), "a formula stays text: {table}");
}

/// Opens the confirmation link of each subscription, as its reader would.
async fn confirm_all(app: &App) {
    let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
    worker::run_due(app).await.unwrap();
    let files = fs::read_dir(app.settings.data.join("mail")).unwrap().map(|file| file.unwrap().path());
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "eml")) {
        let email = fs::read_to_string(path).unwrap().replace("=\r\n", "").replace("=3D", "=");
        let link = email.split("/newsletter/confirm?token=").nth(1).unwrap();
        let token: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
        let storefront = Storefront {
            language: tenant.default_language.clone(),
            host_language: tenant.default_language.clone(),
            tenant: tenant.clone(),
            origin: "https://vitrina.si".into(),
            unknown_host: false,
        };
        newsletter::confirm(app, &storefront, &token).await.unwrap();
    }
}

#[test]
fn settings_are_listed_with_their_origin_and_without_secrets() {
    let cli = TestCli::empty();
    std::fs::write(cli.path("vitrina.toml"), "log = \"warn\"\n[country.SI]\nstripe_secret_key = \"s3cret\"\n").unwrap();
    let listed =
        cli.run_with_env("VITRINA_DATABASE", "postgres://shop:s3cret@db.example.com/shop", "settings").succeeds();
    let line = |name: &str| listed.lines().find(|line| line.contains(name)).unwrap_or_default().to_owned();
    assert!(line(" log ").contains("vitrina.toml:1") || line("log  ").contains("vitrina.toml:1"), "{listed}");
    assert!(line("country.SI.stripe_secret_key").contains("vitrina.toml:3"), "{listed}");
    assert!(line("postgres://db.example.com/shop").contains("VITRINA_DATABASE"), "{listed}");
    assert!(line("media_cache_mib").contains("default") && !listed.contains("s3cret"), "{listed}");
}
