//! Fetching from servers that respond badly: forbidden targets are never reached, and every fetch ends.

use std::time::{Duration, Instant};

use super::*;
use crate::{
    config::{CatalogSettings, PictureHost},
    media::{Fetcher, MAX_FETCHED_BYTES},
    testing::{
        TestDb,
        picture_server::{Answer, PictureServer, png},
    },
};

/// A fetcher that may fetch from these servers only.
fn fetcher(test: &TestDb, servers: &[&PictureServer]) -> Fetcher {
    let hosts = servers.iter().map(|server| PictureHost::try_from(server.address.to_string()).unwrap()).collect();
    let settings =
        Settings { catalog: CatalogSettings { picture_hosts: hosts, ..CatalogSettings::default() }, ..settings(test) };
    Fetcher::new(&settings).unwrap()
}

async fn refusal(test: &TestDb, fetcher: &Fetcher, address: &str) -> String {
    fetcher.fetch(&media(test), address).await.expect_err("this picture should be refused")
}

#[tokio::test]
async fn invalid_and_too_large_pictures_are_refused() {
    let test = crate::testing::sqlite().await;
    let server = PictureServer::start(|path| match path {
        "/ok.png?v=1" => Answer::Bytes(png(8, 200)),
        "/page.png" => Answer::Bytes(b"<!doctype html><title>Not found</title>".to_vec()),
        "/empty.png" => Answer::Bytes(Vec::new()),
        "/cut.png" => Answer::Bytes(png(64, 100)[..60].to_vec()),
        "/announced.png" => Answer::Announced(MAX_FETCHED_BYTES as u64 + 1),
        "/endless.png" => Answer::Endless,
        "/partial.png" => Answer::Status(206),
        _ => Answer::Status(404),
    })
    .await;
    let fetcher = fetcher(&test, &[&server]);
    assert!(fetcher.fetch(&media(&test), &server.url("/ok.png?v=1")).await.is_ok());
    for (path, reason) in [
        ("/page.png", "not a picture"),
        ("/empty.png", "is empty"),
        ("/cut.png", "corrupt"),
        ("/announced.png", "has more than 25 MB"),
        ("/endless.png", "has more than 25 MB"),
        ("/partial.png", "was answered 206"),
        ("/gone.png", "was answered 404"),
    ] {
        let error = refusal(&test, &fetcher, &server.url(path)).await;
        assert!(error.contains(reason), "{path}: {error}");
    }
}

#[tokio::test]
async fn a_redirect_to_a_private_address_is_refused() {
    let test = crate::testing::sqlite().await;
    let inner = PictureServer::start(|_| Answer::Bytes(png(8, 1))).await;
    let to_inner = inner.url("/secret.png");
    let localhost = format!("http://localhost:{}/secret.png", inner.address.port());
    let outer = PictureServer::start(move |path| match path {
        "/once" => Answer::Redirect("/ok.png".to_owned()),
        "/ok.png" => Answer::Bytes(png(8, 2)),
        "/inner" => Answer::Redirect(to_inner.clone()),
        "/name" => Answer::Redirect(localhost.clone()),
        "/file" => Answer::Redirect("file:///etc/passwd".to_owned()),
        "/metadata" => Answer::Redirect("http://169.254.169.254/".to_owned()),
        "/round" => Answer::Redirect("/round".to_owned()),
        _ => Answer::Status(302),
    })
    .await;
    let fetcher = fetcher(&test, &[&outer]);
    assert!(fetcher.fetch(&media(&test), &outer.url("/once")).await.is_ok());
    for (path, reason) in [
        ("/inner", "no public address"),
        ("/name", "port"),
        ("/file", "but of file"),
        ("/metadata", "no public address"),
        ("/round", "more than 3 times"),
        ("/lost", "without a target"),
    ] {
        let error = refusal(&test, &fetcher, &outer.url(path)).await;
        assert!(error.contains(reason), "{path}: {error}");
    }
    assert_eq!(inner.asked(), [""; 0], "no other server was asked");
    assert_eq!(outer.asked().iter().filter(|path| *path == "/round").count(), 4);
}

#[tokio::test]
async fn a_name_that_resolves_to_this_machine_is_refused() {
    let test = crate::testing::sqlite().await;
    let fetcher = fetcher(&test, &[]);
    let error = refusal(&test, &fetcher, "http://localhost/a.png").await;
    assert!(error.contains("no public address"), "{error}");
}

#[tokio::test]
async fn a_silent_server_times_out() {
    let test = crate::testing::sqlite().await;
    let server = PictureServer::start(|_| Answer::Silence).await;
    let fetcher = fetcher(&test, &[&server]).with_whole_time(Duration::from_millis(200));
    let began = Instant::now();
    let error = refusal(&test, &fetcher, &server.url("/a.png")).await;
    assert!(error.contains("took longer than 0.2 seconds") && began.elapsed() < Duration::from_secs(10), "{error}");
}
