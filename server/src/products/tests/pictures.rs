//! Fetching of recorded pictures: stored once, shown at once, and not requested again.

use std::{
    future,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use super::*;
use crate::{
    both,
    changes::{self, Topic},
    config::{CatalogSettings, PictureHost},
    testing::picture_server::{Answer, PictureServer, png},
};

/// A shop that may fetch pictures from a test server.
async fn shop_with(test: &TestDb, server: &PictureServer) -> App {
    let hosts = vec![PictureHost::try_from(server.address.to_string()).unwrap()];
    let catalog = CatalogSettings { picture_hosts: hosts, ..CatalogSettings::default() };
    open_with(&test.db, Settings { data: test.folder.path().to_owned(), catalog, ..Settings::default() }).await
}

fn with_pictures(key: &str, addresses: &[String]) -> ProductDraft {
    ProductDraft { media: addresses.iter().map(|address| picture(address)).collect(), ..draft(key) }
}

fn options(app: &App) -> FetchOptions {
    let tenants = app.directory().tenants.clone();
    FetchOptions { tenants, limit: None, parallel: 3, retry: false, dry_run: false }
}

async fn fetch(app: &App, options: &FetchOptions) -> FetchReport {
    fetch_pictures(app, options, future::pending(), &|_| ()).await.unwrap()
}

async fn stored(app: &App, key: &str) -> Vec<Option<String>> {
    sheet(app, key).await.pictures.into_iter().map(|picture| picture.path).collect()
}

both!(recorded_pictures_are_fetched_once_and_failures_recorded, test, {
    let is_mended = Arc::new(AtomicBool::new(false));
    let mended = Arc::clone(&is_mended);
    let server = PictureServer::start(move |path| match path {
        "/tee.png" | "/twin.png" => Answer::Bytes(png(9, 120)),
        "/back.png" => Answer::Bytes(png(7, 60)),
        "/late.png" if mended.load(Ordering::SeqCst) => Answer::Bytes(png(5, 30)),
        _ => Answer::Status(503),
    })
    .await;
    let app = shop_with(&test, &server).await;
    let tee = with_pictures("tee", &[server.url("/tee.png"), server.url("/back.png")]);
    let cap = with_pictures("cap", &[server.url("/twin.png"), server.url("/late.png"), "front.jpg".to_owned()]);
    save(&app, &tee).await;
    save(&app, &cap).await;
    let dry = fetch(&app, &FetchOptions { dry_run: true, ..options(&app) }).await;
    assert_eq!((dry.waiting, dry.dry_run, server.asked().len()), (5, true, 0));

    let recorded = changes::times_recorded(&test.db, Topic::Product).await;
    let report = fetch(&app, &options(&app)).await;
    assert_eq!((report.stored, report.same, report.failed.len(), report.waiting), (3, 1, 2, 0), "{report:?}");
    let reason = |address: &str| report.failed.iter().find(|failure| failure.address.ends_with(address)).unwrap();
    assert_eq!(reason("/late.png").reason, "was answered 503");
    assert!(reason("front.jpg").reason.contains("no address of the web"));
    let mut asked = server.asked();
    asked.sort_unstable();
    assert_eq!(asked, ["/back.png", "/late.png", "/tee.png", "/twin.png"]);
    assert!(changes::times_recorded(&test.db, Topic::Product).await > recorded);
    let (front, twin) = (stored(&app, "tee").await, stored(&app, "cap").await);
    assert!(front.iter().all(Option::is_some) && front[0] == twin[0] && twin[1].is_none(), "{front:?} {twin:?}");

    // The file is unchanged: importing it again makes no changes.
    assert_eq!((save(&app, &tee).await, save(&app, &cap).await), (Outcome::Unchanged, Outcome::Unchanged));
    let again = fetch(&app, &options(&app)).await;
    assert_eq!((again.stored, again.failed_before, server.asked().len()), (0, 2, 0));
    let failures = failed_pictures(&app, &app.directory().tenants).await.unwrap();
    assert_eq!((failures.len(), failures[0].attempts, failures[0].failed_at), (2, 1, app.clock.now()));

    is_mended.store(true, Ordering::SeqCst);
    let retried = fetch(&app, &FetchOptions { retry: true, ..options(&app) }).await;
    assert_eq!((retried.stored, retried.failed.len(), server.asked()), (1, 1, keys(&["/late.png"])));
    let failures = failed_pictures(&app, &app.directory().tenants).await.unwrap();
    assert_eq!((failures.len(), failures[0].attempts, failures[0].address.as_str()), (1, 2, "front.jpg"));
    assert_eq!(save(&app, &cap).await, Outcome::Unchanged);
});

both!(only_the_requested_number_and_countries_are_fetched, test, {
    let server = PictureServer::start(|path| Answer::Bytes(png(4, path.as_bytes()[1]))).await;
    let app = shop_with(&test, &server).await;
    let mut croatian = with_pictures("tee", &[server.url("/a.png"), server.url("/b.png")]);
    croatian.offers.remove(&SI);
    croatian.variants.iter_mut().for_each(|variant| drop(variant.prices.remove(&SI)));
    save(&app, &croatian).await;
    save(&app, &with_pictures("cap", &[server.url("/c.png")])).await;
    let slovenia = tenants_of(&app.directory(), &keys(&["SI"])).unwrap();
    let report = fetch(&app, &FetchOptions { tenants: slovenia, ..options(&app) }).await;
    assert_eq!((report.stored, server.asked()), (1, keys(&["/c.png"])));
    let report = fetch(&app, &FetchOptions { limit: Some(1), ..options(&app) }).await;
    assert_eq!((report.stored, report.waiting), (1, 1));
    assert_eq!(fetch(&app, &options(&app)).await.stored, 1);
});

both!(an_interrupted_fetch_is_consistent_and_can_be_continued, test, {
    let server =
        PictureServer::start(|path| if path == "/a.png" { Answer::Silence } else { Answer::Bytes(png(4, 9)) }).await;
    let app = shop_with(&test, &server).await;
    save(&app, &with_pictures("tee", &[server.url("/a.png"), server.url("/b.png")])).await;
    let stopped = fetch_pictures(&app, &options(&app), future::ready(()), &|_| ()).await.unwrap();
    assert_eq!((stopped.stored, stopped.failed.len(), stopped.waiting, server.asked().len()), (0, 0, 2, 0));

    // Interrupted when the second picture has arrived and the first has not.
    let (sender, receiver) = tokio::sync::oneshot::channel::<()>();
    let sender = std::sync::Mutex::new(Some(sender));
    let with_state = |state: FetchState| {
        if state.done == 1 {
            drop(sender.lock().unwrap().take());
        }
    };
    let stop = async { drop(receiver.await) };
    let report = fetch_pictures(&app, &options(&app), stop, &with_state).await.unwrap();
    assert_eq!((report.stored, report.failed.len(), report.waiting), (1, 0, 1));
    assert!(stored(&app, "tee").await[1].is_some());
    assert!(failed_pictures(&app, &app.directory().tenants).await.unwrap().is_empty(), "it is no failure");
});

both!(no_more_pictures_are_requested_at_once_than_asked_for, test, {
    const AT_ONCE: usize = 2;
    let server = PictureServer::start(|path| Answer::Together(AT_ONCE, png(4, path.as_bytes()[1]))).await;
    let app = shop_with(&test, &server).await;
    let addresses = ["/a.png", "/b.png", "/c.png", "/d.png", "/e.png", "/f.png"].map(|path| server.url(path));
    save(&app, &with_pictures("tee", &addresses)).await;
    let report = fetch(&app, &FetchOptions { parallel: AT_ONCE, ..options(&app) }).await;
    assert_eq!((report.stored, report.failed.len(), server.most_open()), (6, 0, AT_ONCE), "{report:?}");
});
