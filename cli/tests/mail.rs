//! `vitrina mail|jobs|newsletter …` as an operator meets them, and a serving process that is killed in the middle of a letter.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    process::{Command, Output, Stdio},
    thread::sleep,
    time::Duration,
};

use chrono::{TimeDelta, Utc};
use serde_json::Value;
use tempfile::TempDir;
use vitrina_server::{app::App, clock::Clock, config::Settings, db::Db, jobs::LEASE, worker};

/// A folder with a furnished database in `data`.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        let desk = Self(tempfile::tempdir().unwrap());
        for words in ["tenant apply", "translations seed"] {
            let told = desk.run(words);
            assert_eq!(told.code, 0, "{words}: {}", told.stderr);
        }
        desk
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
        command.current_dir(self.0.path()).args(words.split_whitespace()).stdin(Stdio::null());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("VITRINA_")) {
            command.env_remove(name);
        }
        command
    }

    fn run(&self, words: &str) -> Told {
        Told::from(self.command(words).output().unwrap())
    }

    fn json(&self, words: &str) -> Value {
        let told = self.run(&format!("{words} --json"));
        assert_eq!(told.code, 0, "{words}: {}", told.stderr);
        serde_json::from_str(&told.stdout).unwrap()
    }

    /// The state of things in this process, at another time.
    async fn open(&self, clock: Clock) -> App {
        let settings = Settings { data: self.0.path().join("data"), ..Settings::default() };
        let db = Db::connect(&settings.database_url()).await.unwrap();
        App::open(settings, db, clock).await.unwrap()
    }

    /// The letters in the data folder, by the names of their files.
    fn letters(&self) -> Vec<String> {
        let Ok(folder) = fs::read_dir(self.path("data/mail")) else { return Vec::new() };
        let mut names: Vec<String> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// What a command said and how it ended.
#[derive(Debug)]
struct Told {
    code: i32,
    stdout: String,
    stderr: String,
}

impl From<Output> for Told {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// Leaves an address at a serving process, which may still be starting.
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
fn a_process_killed_in_the_middle_of_a_letter_loses_nothing() {
    let desk = Desk::new();
    // A mail server that takes the call and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut serving = desk
        .command(&format!("serve --listen 127.0.0.1:{port}"))
        .env("VITRINA_MAIL_TRANSPORT", format!("smtp://{}", silent.local_addr().unwrap()))
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    assert!(subscribe(port, "maja@example.com").starts_with("HTTP/1.1 200"));
    let (call, _) = silent.accept().unwrap();
    // It is in the middle of the letter now.
    serving.kill().unwrap();
    serving.wait().unwrap();
    drop(call);

    let jobs = desk.json("jobs list --kind mail.send");
    assert_eq!((&jobs[0]["state"], &jobs[0]["attempts"]), (&"running".into(), &1.into()));
    assert_eq!(jobs[0]["about"], "newsletter-confirm for maja@example.com");
    assert!(jobs[0].get("payload").is_none(), "a list shows no links");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let before = desk.open(Clock::System).await;
        assert_eq!(worker::run_due(&before).await.unwrap(), 0, "the lease still holds");
        let after = desk.open(Clock::fixed(Utc::now() + LEASE + TimeDelta::seconds(1))).await;
        assert_eq!(worker::run_due(&after).await.unwrap(), 1);
    });
    assert_eq!(desk.letters().len(), 1);
    assert_eq!(desk.json("jobs list --kind mail.send"), Value::Array(Vec::new()));
}

#[test]
fn jobs_are_listed_retried_and_discarded() {
    let desk = Desk::new();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let app = desk.open(Clock::System).await;
        for n in 0..3 {
            let reader = vitrina_server::mail::Recipient::nameless(format!("no address {n}"));
            let mut tx = app.db.begin().await.unwrap();
            let letter = vitrina_server::mail::Letter::Welcome {};
            vitrina_server::mail::post(&mut tx, app.clock.now(), 3, 1, &reader, &letter).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(worker::run_due(&app).await.unwrap(), 3);
    });
    let dead = desk.json("jobs list --state dead --take 2");
    assert_eq!((dead.as_array().unwrap().len(), &dead[0]["state"]), (2, &"dead".into()));
    let page = desk.run("jobs list --take 2");
    assert!(page.stderr.contains("1 to 2 of 3 jobs; --page 2 shows more"), "{}", page.stderr);
    assert!(page.stdout.contains("no address 0"), "{}", page.stdout);
    let ill = desk.run("doctor");
    assert!(ill.code == 1 && ill.stdout.contains("3 jobs given up"), "{}", ill.stdout);

    let first = dead[0]["id"].as_i64().unwrap();
    let told = desk.run(&format!("jobs retry {first} --dry-run"));
    assert_eq!((told.code, told.stdout.trim()), (0, "1 job would be affected."));
    assert_eq!(desk.json(&format!("jobs retry {first}"))["changed"], 1);
    assert_eq!(desk.json("jobs list --state waiting")[0]["id"], first);
    let told = desk.run("jobs discard --dead");
    assert!(told.code == 2 && told.stderr.contains("add --yes"), "{}", told.stderr);
    assert_eq!(desk.json("jobs discard --dead --yes")["changed"], 2);
    let told = desk.run("jobs retry 999");
    assert!(told.code == 1 && told.stderr.contains("there is no job 999"), "{}", told.stderr);
    let told = desk.run("jobs list --kind mail.sent");
    assert!(told.code == 2 && told.stderr.contains("did you mean `mail.send`?"), "{}", told.stderr);
    assert_eq!(desk.run("jobs retry").code, 2);
}

#[test]
fn letters_are_looked_at_and_tried() {
    let desk = Desk::new();
    let told = desk.run("mail preview verify-email --tenant si --language en");
    assert!(told.code == 0 && told.stdout.starts_with("Confirm your e-mail address\n\n"), "{told:?}");
    assert!(told.stdout.contains("https://vitrina.com/auth/Verify-Email?token=sample"), "{}", told.stdout);
    let told = desk.run("mail preview verify-email --tenant SI --language en --html");
    assert!(told.stdout.starts_with("<!doctype html>"), "{}", told.stdout);
    let json = desk.json("mail preview reset-password --tenant HR --language en");
    assert!(json["html"].as_str().unwrap().contains("vitrina.hr/en/auth/Reset-Password"), "{json}");
    assert_eq!(desk.run("mail preview welcome --tenant SI --language en --out welcome.html").code, 0);
    assert!(fs::read_to_string(desk.path("welcome.html")).unwrap().contains("<bdi>Maja</bdi>"));
    for (words, code, said) in [
        ("mail preview welcom --tenant SI", 2, "did you mean `welcome`?"),
        ("mail preview welcome --tenant XX", 1, "there is no country XX; there are SI"),
        ("mail preview welcome --tenant SI --language hr", 1, "SI does not speak hr; it speaks sl, en"),
        ("mail preview welcome --tenant SI --out letter.pdf", 2, "end it in .html"),
        ("mail test maja --tenant SI", 1, "the letter did not leave by files in data"),
    ] {
        let told = desk.run(words);
        assert!(told.code == code && told.stderr.contains(said), "{words}: {told:?}");
    }
    let sent = desk.json("mail test maja@example.com --tenant SI --language en");
    assert!(
        fs::read_to_string(desk.path(sent["wentTo"].as_str().unwrap())).unwrap().contains("Subject: A letter from")
    );

    let mut unset = desk.command("doctor");
    let told = Told::from(unset.env("VITRINA_MAIL_TRANSPORT", "smtp://127.0.0.1:1").output().unwrap());
    assert!(
        told.code == 1 && told.stdout.contains("the mail server smtp://127.0.0.1:1 cannot be used"),
        "{}",
        told.stdout
    );
    let mut wrong = desk.command("doctor");
    let told = Told::from(wrong.env("VITRINA_MAIL_TRANSPORT", "smtp://a:s3cret@mail.example.com").output().unwrap());
    assert!(told.code == 1 && told.stderr.contains("add ?tls=required") && !told.stderr.contains("s3cret"), "{told:?}");
}

#[test]
fn subscriptions_are_listed_and_exported() {
    let desk = Desk::new();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut serving = desk.command(&format!("serve --listen 127.0.0.1:{port}")).stderr(Stdio::null()).spawn().unwrap();
    for n in 0..3 {
        assert!(subscribe(port, &format!("reader{n}@example.com")).starts_with("HTTP/1.1 200"));
    }
    serving.kill().unwrap();
    serving.wait().unwrap();
    let page = desk.json("newsletter list --tenant SI --state pending --take 2 --page 2");
    assert_eq!((page.as_array().unwrap().len(), &page[0]["email"]), (1, &"reader2@example.com".into()));
    assert_eq!((&page[0]["tenant"], &page[0]["language"]), (&"SI".into(), &"sl".into()));
    assert_eq!(desk.json("newsletter list --tenant HR"), Value::Array(Vec::new()));
    let told = desk.run("newsletter export");
    assert_eq!((told.code, told.stdout.trim()), (0, "email,country,language,confirmed_at,unsubscribe"));
    runtime.block_on(async {
        let app = desk.open(Clock::System).await;
        confirm_all(&app).await;
    });
    assert_eq!(desk.json("newsletter export letters.csv")["subscriptions"], 3);
    let table = fs::read_to_string(desk.path("letters.csv")).unwrap();
    let row = table.lines().nth(1).unwrap();
    assert!(
        row.starts_with("reader0@example.com,SI,sl,") && row.contains("https://vitrina.si/unsubscribe?token="),
        "{row}"
    );
}

/// Does with each subscription what the reader of its letter would do.
async fn confirm_all(app: &App) {
    let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
    worker::run_due(app).await.unwrap();
    for name in fs::read_dir(app.settings.data.join("mail")).unwrap() {
        let letter = fs::read_to_string(name.unwrap().path()).unwrap().replace("=\r\n", "").replace("=3D", "=");
        let link = letter.split("/newsletter/confirm?token=").nth(1).unwrap();
        let token: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
        let storefront = vitrina_server::tenancy::Storefront {
            language: tenant.default_language.clone(),
            host_language: tenant.default_language.clone(),
            tenant: tenant.clone(),
            origin: "https://vitrina.si".into(),
            unknown_host: false,
        };
        vitrina_server::newsletter::confirm(app, &storefront, &token).await.unwrap();
    }
}
