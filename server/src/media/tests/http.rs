//! Over HTTP: responses, their cache headers, and refusals.

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode},
};
use tower::ServiceExt;

use super::*;
use crate::{
    both,
    media::{ImageTransform, router, url, warm},
};

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(router: &Router, request: Request<Body>) -> Answer {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    Answer { status: parts.status, headers: parts.headers, body: to_bytes(body, usize::MAX).await.unwrap() }
}

async fn get(router: &Router, path: &str) -> Answer {
    ask(router, Request::get(path).body(Body::empty()).unwrap()).await
}

both!(a_rendition_is_immutable, test, {
    let media = media(&test);
    let photo = encoded(&quarters(1000, 500), ImageFormat::Jpeg);
    let asset = store_upload(&test.db, &media, upload("tee.jpg", photo)).await;
    let path = asset.path;
    let router: Router = router(test.db.clone(), media);
    for (webp, mime) in [(true, "image/webp"), (false, "image/jpeg")] {
        let address = url("", webp, ImageTransform::width(640), &path);
        let answer = get(&router, &address).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, mime));
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("content-length"), answer.body.len().to_string());
        let image = image::load_from_memory(&answer.body).unwrap();
        assert_eq!((image.width(), image.height()), (640, 320));

        let head = ask(&router, Request::head(&address).body(Body::empty()).unwrap()).await;
        assert_eq!((head.status, head.body.len()), (StatusCode::OK, 0));
        assert_eq!(head.header("content-length"), answer.body.len().to_string());

        let etag = answer.header("etag").to_owned();
        for tag in [etag.clone(), format!("W/{etag}"), format!("\"other\", {etag}"), "*".to_owned()] {
            let request = Request::get(&address).header("if-none-match", tag).body(Body::empty()).unwrap();
            let known = ask(&router, request).await;
            assert_eq!((known.status, known.body.len()), (StatusCode::NOT_MODIFIED, 0));
            assert_eq!(known.header("etag"), etag);
        }
        let request = Request::get(&address).header("if-none-match", "\"other\"").body(Body::empty()).unwrap();
        assert_eq!(ask(&router, request).await.status, StatusCode::OK);
    }
});

#[tokio::test]
async fn every_specified_rendition_is_made_and_none_is_larger_than_the_original() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let asset =
        store_upload(&test.db, &media, upload("tee.png", encoded(&quarters(1000, 500), ImageFormat::Png))).await;
    let path = asset.path;
    let router: Router = router(test.db.clone(), media);
    for (mods, size) in [
        ("w320", (320, 160)),
        ("w320x2", (640, 320)),
        ("w768", (768, 384)),
        ("w1024", (1000, 500)),
        ("w1536x2", (1000, 500)),
        ("w2560", (1000, 500)),
        ("80x80", (80, 80)),
        ("10x10q50b3", (10, 10)),
    ] {
        for (webp, mime) in [("webp/", "image/webp"), ("", "image/png")] {
            let answer = get(&router, &format!("/media/{webp}{mods}/{path}")).await;
            assert_eq!(answer.header("content-type"), mime);
            let image = image::load_from_memory(&answer.body).unwrap();
            assert_eq!((image.width(), image.height()), size, "{webp}{mods}");
        }
    }
}

#[tokio::test]
async fn unknown_assets_are_not_found() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let path = store_upload(&test.db, &media, upload("tee.svg", TEE)).await.path;
    std::fs::write(test.folder.path().join("media/originals/loose-12345678.svg"), TEE).unwrap();
    let router: Router = router(test.db.clone(), media);
    assert_eq!(get(&router, &format!("/media/webp/w320/{path}")).await.status, StatusCode::OK);
    for address in [
        "/media/w320/loose-12345678.svg".to_owned(),
        "/media/w320/other-12345678.svg".to_owned(),
        "/media/w320/film-12345678.mp4".to_owned(),
        format!("/media/{path}"),
        format!("/media/originals/{path}"),
        format!("/media/w320/..%2foriginals%2f{path}"),
        format!("/media/w320/%2e%2e/{path}"),
        format!("/media/w320/../originals/{path}"),
        format!("/media/w320/{path}%00"),
        format!("/media/w320/{}", path.replace('.', "%2e")),
        format!("/media/w321/{path}"),
        format!("/media/webp/w320x3/{path}"),
        format!("/media/webp/w320//{path}"),
        "/media/w320/https://example.com/a.jpg".to_owned(),
    ] {
        let answer = get(&router, &address).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert_eq!(answer.body, "no such picture");
    }
}

#[tokio::test]
async fn errors_of_an_original_have_the_right_status() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let photo = encoded(&quarters(64, 64), ImageFormat::Png);
    let path = store_upload(&test.db, &media, upload("tee.png", photo.clone())).await.path;
    let file = test.folder.path().join("media/originals").join(&path);
    let address = format!("/media/webp/w320/{path}");
    let router: Router = router(test.db.clone(), media);
    let mut changed = photo.clone();
    *changed.last_mut().unwrap() ^= 1;
    for (bytes, status) in [
        (vec![b'x'; photo.len()], StatusCode::INTERNAL_SERVER_ERROR),
        (changed, StatusCode::INTERNAL_SERVER_ERROR),
        (photo[..40].to_vec(), StatusCode::INTERNAL_SERVER_ERROR),
        (photo, StatusCode::OK),
    ] {
        std::fs::write(&file, bytes).unwrap();
        assert_eq!(get(&router, &address).await.status, status);
    }
    std::fs::remove_file(&file).unwrap();
    assert_eq!(get(&router, &address).await.status, StatusCode::OK, "what was made is kept");
    let other = get(&router, &format!("/media/webp/80x80/{path}")).await;
    assert_eq!(other.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(other.body, "the picture cannot be made");
}

#[tokio::test]
async fn a_drawing_is_rendered_once_and_never_served_as_svg() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let asset = store_upload(&test.db, &media, upload("tee.svg", TEE)).await;
    let path = &asset.path;
    let router: Router = router(test.db.clone(), media);
    let addresses: Vec<String> = ["w320", "w320x2", "w640", "w768", "80x80", "10x10q50b3"]
        .iter()
        .flat_map(|mods| [format!("/media/webp/{mods}/{path}"), format!("/media/{mods}/{path}")])
        .collect();
    let answers = futures::future::join_all(addresses.iter().map(|address| get(&router, address))).await;
    for answer in answers {
        assert_eq!(answer.status, StatusCode::OK);
        assert!(["image/webp", "image/png"].contains(&answer.header("content-type")));
    }
    let subfolder = test.folder.path().join("media/renditions/1").join(&asset.hash[..2]);
    let names = std::fs::read_dir(subfolder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names: Vec<_> = names.collect();
    assert_eq!(names.iter().filter(|name| name.contains("drawn")).count(), 1, "{names:?}");
    // w640 and w320x2 are the same picture: five sizes in two formats, and the drawing.
    assert_eq!(names.len(), 11, "{names:?}");
}

#[tokio::test]
async fn warmed_renditions_need_no_original() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let asset = store_upload(&test.db, &media, upload("tee.svg", TEE)).await;
    let path = asset.path.clone();
    let nothing = Asset { path: "gone-12345678.svg".to_owned(), ..asset.clone() };
    let wanted = vec![
        (asset.clone(), ImageTransform::width(320)),
        (nothing, ImageTransform::width(320)),
        (asset, ImageTransform::Placeholder),
    ];
    assert_eq!(warm(&test.db, &media, wanted).await.unwrap(), 2);
    std::fs::remove_file(test.folder.path().join("media/originals").join(&path)).unwrap();
    let next = Media::new(&settings(&test));
    let router: Router = router(test.db.clone(), next);
    assert_eq!(get(&router, &format!("/media/webp/w320/{path}")).await.status, StatusCode::OK);
}
