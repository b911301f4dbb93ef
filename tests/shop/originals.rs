//! Original pictures in a bucket that several processes share.

use vitrina_server::{
    app::App,
    backup::{self, BackupScope},
    both,
    clock::Clock,
    config::{OriginalsSettings, Settings},
    db::Db,
    media::{self, Asset, CheckDepth, Upload},
    testing::TestDb,
};
use vitrina_tests::{FURNISHED, s3::S3Server, serve};

/// A picture of one pixel.
const PIXEL: &[u8] = &[
    0x42, 0x4d, 0x3a, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0x18, 0, 0, 0,
    0, 0, 4, 0, 0, 0, 0x13, 0x0b, 0, 0, 0x13, 0x0b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x40, 0x80, 0,
];

/// A process with its own data folder.
async fn process(test: &TestDb, name: &str, originals: OriginalsSettings) -> App {
    let data = test.folder.path().join(name);
    let settings = Settings { data, originals, ..vitrina_tests::settings(test) };
    App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap()
}

/// Stores a picture of one pixel.
pub async fn store(app: &App, name: &str) -> Result<Asset, String> {
    let upload = Upload { name: name.to_owned(), source_url: None, bytes: PIXEL.to_vec().into() };
    let mut tx = app.db.begin().await.unwrap();
    let asset = media::store_original(&mut tx, &app.media, upload, app.clock.now()).await;
    tx.commit().await.unwrap();
    asset.map_err(|error| error.to_string())
}

both!(an_original_stored_by_one_process_is_rendered_by_another, test in FURNISHED, {
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
    let problems = media::check(&second.app.db, &second.app.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert_eq!(problems, Vec::<String>::new());
    server.remove(&asset.path);
    let problems = media::check(&second.app.db, &second.app.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert!(problems[0].contains("is missing"), "{problems:?}");
    second.stop().await;
});

both!(a_refusing_bucket_is_reported_without_the_secret, test, {
    let server = S3Server::start().await;
    let wrong = OriginalsSettings { secret_access_key: Some("wr0ng".to_owned().into()), ..server.settings() };
    let app = process(&test, "process", wrong).await;
    let refusal = store(&app, "pixel.bmp").await.unwrap_err();
    assert!(refusal.contains("originals") && !refusal.contains("wr0ng"), "{refusal}");
    assert!(server.objects().is_empty());
    assert!(!format!("{:?}", app.media).contains("wr0ng"));
});

#[tokio::test]
async fn a_backup_includes_the_pictures_of_a_bucket_and_restores_missing_ones() {
    let test = FURNISHED.sqlite().await;
    let server = S3Server::start().await;
    let app = process(&test, "shop", server.settings()).await;
    let kept = store(&app, "kept.bmp").await.unwrap();
    let settings = Settings::clone(&app.settings);
    let file = test.folder.path().join("shop.backup");
    let contents = backup::backup(&settings, &file, BackupScope::Whole).await.unwrap();
    assert_eq!(contents.pictures, 1);
    app.db.close().await;
    test.db.close().await;
    server.remove(&kept.path);
    server.put("of-another-shop.bmp", PIXEL);
    backup::restore(&settings, &file).await.unwrap();
    let objects = server.objects();
    assert_eq!(objects, [kept.path.as_str(), "of-another-shop.bmp"], "what is not of the backup stays in a bucket");
    let db = Db::connect(&test.url).await.unwrap();
    let app = App::open(settings, db, Clock::System).await.unwrap();
    let problems = media::check(&app.db, &app.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert_eq!(problems, Vec::<String>::new());
    server.put(&kept.path, &[0; PIXEL.len()]);
    let problems = media::check(&app.db, &app.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert!(problems[0].contains("is not what was stored"), "{problems:?}");
}
