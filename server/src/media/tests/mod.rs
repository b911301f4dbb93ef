//! The slice as a whole: images are generated here, stored, and requested over HTTP.

mod fetch;
mod hostile;
mod http;
mod pixels;
mod store;

use bytes::Bytes;
use chrono::{DateTime, Utc};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

use super::{Asset, Media, MediaError, Upload, inspect, save, service::prepare};
use crate::{config::Settings, db::Db, testing::TestDb};

/// An arbitrary time.
fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_764_000_000, 0).unwrap()
}

fn settings(test: &TestDb) -> Settings {
    Settings { data: test.folder.path().to_owned(), ..Settings::default() }
}

fn media(test: &TestDb) -> Media {
    Media::new(&settings(test))
}

fn upload(name: &str, bytes: impl Into<Bytes>) -> Upload {
    Upload { name: name.to_owned(), bytes: bytes.into(), source_url: None }
}

async fn store_upload(db: &Db, media: &Media, upload: Upload) -> Asset {
    let prepared = prepare(media, upload).await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let asset = save(&mut tx, &[prepared], now()).await.unwrap().remove(0);
    tx.commit().await.unwrap();
    asset
}

/// Red at the top left, then green, blue and yellow clockwise.
fn quarters(width: u32, height: u32) -> DynamicImage {
    let colour = |x, y| match (x < width / 2, y < height / 2) {
        (true, true) => Rgb([220, 30, 30]),
        (false, true) => Rgb([30, 200, 30]),
        (false, false) => Rgb([30, 30, 220]),
        (true, false) => Rgb([220, 220, 30]),
    };
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, colour))
}

fn encoded(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut out = std::io::Cursor::new(Vec::new());
    image.write_to(&mut out, format).unwrap();
    out.into_inner()
}

fn refused(bytes: &[u8]) -> MediaError {
    inspect(bytes).expect_err("this picture should be refused")
}

const TEE: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 1000' width='800' height='1000'>\
                   <path d='M200 200h400v600h-400z' fill='#c48d75'/></svg>";
