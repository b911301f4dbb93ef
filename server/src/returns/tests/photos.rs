//! Photographs of damage: re-encoded, private, and deleted when the return has ended.

use bytes::Bytes;
use image::{ExtendedColorType, ImageEncoder as _, codecs::jpeg::JpegEncoder, codecs::png::PngEncoder};

use super::*;
use crate::both;

/// A JPEG with camera metadata: the location where it was taken.
fn from_camera() -> Vec<u8> {
    let mut jpeg = Vec::new();
    JpegEncoder::new(&mut jpeg).write_image(&[90; 64 * 48 * 3], 64, 48, ExtendedColorType::Rgb8).unwrap();
    let exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\0 46.0569 N 14.5058 E";
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    let mut marked = jpeg[..2].to_vec();
    marked.extend([0xff, 0xe1]);
    marked.extend(length);
    marked.extend(exif);
    marked.extend(&jpeg[2..]);
    marked
}

fn png() -> Vec<u8> {
    let mut png = Vec::new();
    PngEncoder::new(&mut png).write_image(&[90; 8 * 8 * 3], 8, 8, ExtendedColorType::Rgb8).unwrap();
    png
}

async fn keep(app: &App, order: OrderId, bytes: Vec<u8>) -> Result<String> {
    let order = orders::get(app, order).await.unwrap();
    service::keep_photo(app, &order, Bytes::from(bytes), &Visitor::default()).await
}

both!(photographs_are_stored_without_metadata, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let taken = from_camera();
    assert!(taken.windows(7).any(|window| window == b"46.0569"));
    let name = keep(&app, order, taken).await.unwrap();
    let stored = service::photo(&app, &orders::get(&app, order).await.unwrap(), &name).await.unwrap();
    assert!(stored.starts_with(&[0xff, 0xd8, 0xff]));
    assert!(
        !stored.windows(4).any(|window| window == b"Exif") && !stored.windows(7).any(|window| window == b"46.0569")
    );

    let other = delivered(&app, "visit-0002", &[("TEE-M", 1)]).await;
    assert!(service::photo(&app, &orders::get(&app, other).await.unwrap(), &name).await.is_err(), "of its order only");
    let foreign = WantedReturn { photos: vec![name.clone()], ..line(1, 1, Reason::Damaged) };
    let refused = asked(&app, other, std::slice::from_ref(&foreign)).await.unwrap_err();
    assert_eq!(fields(&refused), [("line1.photos".to_owned(), "error-return-photo-gone".to_owned())]);

    let case = asked(&app, order, &[foreign]).await.unwrap();
    assert_eq!(service::photos(&app, case.id).await.unwrap().len(), 1);
    settled(&app, case.id).await;
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_photo").await, 0, "they went with the end of the return");
});

both!(invalid_too_large_and_too_many_photographs_are_refused, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let kind = |error: Error| fields(&error).remove(0).1;
    assert_eq!(kind(keep(&app, order, b"GIF89a".to_vec()).await.unwrap_err()), "error-file-kind");
    assert_eq!(
        kind(keep(&app, order, b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec()).await.unwrap_err()),
        "error-file-kind"
    );
    assert_eq!(kind(keep(&app, order, Vec::new()).await.unwrap_err()), "error-file-kind");
    let mut cut = png();
    cut.truncate(40);
    assert_eq!(kind(keep(&app, order, cut).await.unwrap_err()), "error-file-kind");
    let heavy = vec![0xff; crate::returns::photo::LARGEST_PHOTO + 1];
    assert_eq!(kind(keep(&app, order, heavy).await.unwrap_err()), "error-file-size");
    for _ in 0..12 {
        keep(&app, order, png()).await.unwrap();
    }
    assert_eq!(code(&keep(&app, order, png()).await.unwrap_err()), "error-return-photos-full");
    app.clock.advance(TimeDelta::hours(25));
    service::prune(&app, TimeDelta::days(365)).await.unwrap();
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_photo").await, 0, "no return came of them");
});

both!(comments_of_a_return_are_deleted_a_year_after_its_end, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let with_comment = |text: &str| WantedReturn { comment: text.into(), ..line(1, 1, Reason::TooSmall) };
    let over = asked(&app, order, &[with_comment("My shoulders are wide.")]).await.unwrap();
    settled(&app, over.id).await;
    asked(&app, order, &[with_comment("Still open.")]).await.unwrap();
    app.clock.advance(TimeDelta::days(366));
    service::prune(&app, TimeDelta::days(365)).await.unwrap();
    let comments: Vec<String> = app.db.sql("SELECT comment FROM return_line ORDER BY id").scalars().await.unwrap();
    assert_eq!(comments, ["", "Still open."]);
});
