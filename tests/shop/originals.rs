//! Original pictures in a bucket that several processes share.

use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::{OriginalsSettings, Settings},
    db::Db,
    media::{self, Asset, Upload},
    testing::TestDb,
};
use vitrina_tests::{furnish, s3::S3Server, serve};

/// A picture of one pixel.
const PIXEL: &[u8] = &[
    0x42, 0x4d, 0x3a, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0x18, 0, 0, 0,
    0, 0, 4, 0, 0, 0, 0x13, 0x0b, 0, 0, 0x13, 0x0b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x40, 0x80, 0,
];

/// A process with a data folder of its own.
async fn process(test: &TestDb, name: &str, originals: OriginalsSettings) -> App {
    let data = test.folder.path().join(name);
    let settings = Settings { data, originals, render_threads: 1, ..Settings::default() };
    App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap()
}

async fn store(app: &App, name: &str) -> Result<Asset, String> {
    let upload = Upload { name: name.to_owned(), source_url: None, bytes: PIXEL.to_vec().into() };
    let mut tx = app.db.begin().await.unwrap();
    let asset = media::store_original(&mut tx, &app.media, upload, app.clock.now()).await;
    tx.commit().await.unwrap();
    asset.map_err(|error| error.to_string())
}

both!(an_original_stored_by_one_process_is_rendered_by_another, test, {
    furnish(&test).await;
    let server = S3Server::start().await;
    let first = process(&test, "first", server.settings()).await;
    let asset = store(&first, "pixel.bmp").await.unwrap();
    assert_eq!(server.objects(), std::slice::from_ref(&asset.path));
    assert_eq!(store(&first, "pixel.bmp").await.unwrap().id, asset.id, "stored twice, it is the same");
    assert!(!first.settings.data.join("media/originals").exists());

    let second = serve(process(&test, "second", server.settings()).await).await;
    let answer = second.get("si.localhost", &format!("/media/webp/w320/{}", asset.path)).await;
    assert_eq!(answer.status(), 200);
    assert!(!answer.bytes().await.unwrap().is_empty());
    let problems = media::check(&second.app.db, &second.app.media).await.unwrap();
    assert_eq!(problems, Vec::<String>::new());
    server.remove(&asset.path);
    let problems = media::check(&second.app.db, &second.app.media).await.unwrap();
    assert!(problems[0].contains("is missing"), "{problems:?}");
    second.stop().await;
});

both!(a_bucket_that_refuses_says_so_without_the_secret, test, {
    let server = S3Server::start().await;
    let wrong = OriginalsSettings { secret_access_key: Some("wr0ng".to_owned().into()), ..server.settings() };
    let app = process(&test, "process", wrong).await;
    let refusal = store(&app, "pixel.bmp").await.unwrap_err();
    assert!(refusal.contains("originals") && !refusal.contains("wr0ng"), "{refusal}");
    assert!(server.objects().is_empty());
    assert!(!format!("{:?}", app.media).contains("wr0ng"));
});
