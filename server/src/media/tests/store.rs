//! Assets in the table: deduplication, lookup, repair.

use super::*;
use crate::{
    both,
    id::AssetId,
    media::{CheckDepth, assets, check, prepare_all, record_url, record_urls, store_original},
};

fn png(width: u32) -> Vec<u8> {
    encoded(&quarters(width, 10), ImageFormat::Png)
}

both!(the_same_bytes_are_the_same_asset, test, {
    let media = media(&test);
    let first = store_upload(&test.db, &media, upload("Rib Tee.png", png(20))).await;
    let again = store_upload(&test.db, &media, upload("other.jpg", png(20))).await;
    let other = store_upload(&test.db, &media, upload("Rib Tee.png", png(22))).await;
    assert_eq!(first, again);
    assert_ne!(first.id, other.id);
    let path = first.path;
    assert_eq!(path, format!("rib-tee-{}.png", &first.hash[..8]));
    assert_eq!((first.width, first.height, first.has_alpha), (20, 10, false));
    assert_eq!(first.bytes, png(20).len() as u64);
});

both!(pictures_are_saved_in_order_and_duplicates_share_an_asset, test, {
    let media = media(&test);
    let widths = [40_u32, 30, 40, 50, 30];
    let uploads = || widths.map(|width| upload("many.png", png(width))).to_vec();
    for _ in 0..2 {
        let prepared = prepare_all(&test.db, &media, uploads()).await.unwrap();
        let prepared: Vec<_> = prepared.into_iter().map(Result::unwrap).collect();
        let mut tx = test.db.begin().await.unwrap();
        let saved = save(&mut tx, &prepared, now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(saved.iter().map(|asset| asset.width).collect::<Vec<_>>(), widths);
        assert_eq!(saved[0].id, saved[2].id);
        let ids: Vec<AssetId> = saved.iter().map(|asset| asset.id).collect();
        let found = assets(&test.db, &ids).await.unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found[&ids[3]], saved[3]);
    }
    assert!(assets(&test.db, &[]).await.unwrap().is_empty());
});

both!(hundreds_of_pictures_are_saved_at_once, test, {
    let media = media(&test);
    let uploads = (1..=150).map(|width| upload("x.png", png(width))).collect();
    let prepared = prepare_all(&test.db, &media, uploads).await.unwrap();
    let prepared: Vec<_> = prepared.into_iter().map(Result::unwrap).collect();
    let mut tx = test.db.begin().await.unwrap();
    assert_eq!(save(&mut tx, &prepared, now()).await.unwrap().len(), 150);
    tx.commit().await.unwrap();
    assert!(check(&test.db, &media, CheckDepth::Contents, &|_| ()).await.unwrap().is_empty());
});

both!(a_url_is_recorded_once_and_linked_when_its_original_is_stored, test, {
    let media = media(&test);
    let (one, two) = ("https://example.com/a.JPG?v=1".to_owned(), "https://example.com/b.png".to_owned());
    let mut tx = test.db.begin().await.unwrap();
    let recorded = record_urls(&mut tx, &[two.clone(), one.clone(), two.clone()], now()).await.unwrap();
    assert!(recorded.iter().all(|recorded| !recorded.is_stored));
    let ids: Vec<_> = recorded.into_iter().map(|recorded| recorded.id).collect();
    assert_eq!(ids[0], ids[2]);
    assert_ne!(ids[0], ids[1]);
    assert_eq!(record_url(&mut tx, &one, now()).await.unwrap(), ids[1]);
    assert!(assets(&mut tx, &ids).await.unwrap().is_empty());

    let with_source = Upload { source_url: Some(two.clone()), ..upload("b.png", png(20)) };
    let stored = store_original(&mut tx, &media, with_source, now()).await.unwrap();
    assert_eq!(stored.id, ids[0]);
    assert_eq!(assets(&mut tx, &ids).await.unwrap(), [(ids[0], stored)].into());
    assert_eq!(record_url(&mut tx, &two, now()).await.unwrap(), ids[0]);
    tx.commit().await.unwrap();
});

both!(the_source_url_of_an_original_is_recorded_once, test, {
    let media = media(&test);
    let asset = store_upload(&test.db, &media, upload("a.png", png(20))).await;
    assert_eq!(asset.source_url, None);
    for url in ["https://example.com/first.png", "https://example.com/second.png"] {
        let again = Upload { source_url: Some(url.to_owned()), ..upload("a.png", png(20)) };
        let again = store_upload(&test.db, &media, again).await;
        assert_eq!((again.id, again.source_url.as_deref()), (asset.id, Some("https://example.com/first.png")));
    }
});

both!(a_lost_original_is_reported_and_restored_by_importing_it_again, test, {
    let media = media(&test);
    let asset = store_upload(&test.db, &media, upload("a.png", png(20))).await;
    let file = test.folder.path().join("media/originals").join(&asset.path);
    std::fs::remove_file(&file).unwrap();
    let problems = check(&test.db, &media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert!(problems[0].contains("is missing: import it again"), "{problems:?}");
    prepare_all(&test.db, &media, vec![upload("a.png", png(20))]).await.unwrap().remove(0).unwrap();
    assert!(check(&test.db, &media, CheckDepth::Contents, &|_| ()).await.unwrap().is_empty());
    std::fs::write(&file, b"short").unwrap();
    assert!(check(&test.db, &media, CheckDepth::Sizes, &|_| ()).await.unwrap()[0].contains("5 bytes instead of"));
});

#[tokio::test]
async fn a_damaged_original_is_reported_and_restored_by_importing_it_again() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let asset = store_upload(&test.db, &media, upload("a.png", png(20))).await;
    let file = test.folder.path().join("media/originals").join(&asset.path);
    std::fs::write(&file, vec![b'x'; png(20).len()]).unwrap();
    let looked_at = std::sync::atomic::AtomicU64::new(0);
    let look = |count| looked_at.store(count, std::sync::atomic::Ordering::Relaxed);
    let problems = check(&test.db, &media, CheckDepth::Contents, &look).await.unwrap();
    assert!(problems[0].contains("is not what was stored: import it again"), "{problems:?}");
    assert_eq!((problems.len(), looked_at.into_inner()), (1, 1));
    assert!(check(&test.db, &media, CheckDepth::Sizes, &|_| ()).await.unwrap().is_empty(), "the size tells nothing");
    prepare_all(&test.db, &media, vec![upload("a.png", png(20))]).await.unwrap().remove(0).unwrap();
    assert_eq!(std::fs::read(&file).unwrap(), png(20));
    assert!(check(&test.db, &media, CheckDepth::Contents, &|_| ()).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_refused_picture_is_named_and_not_stored() {
    let test = crate::testing::sqlite().await;
    let media = media(&test);
    let mut tx = test.db.begin().await.unwrap();
    let error = store_original(&mut tx, &media, upload("tee.png", &b"no picture"[..]), now()).await.unwrap_err();
    assert_eq!(error.to_string(), "tee.png: this is not a picture: JPEG, PNG, WebP, GIF, BMP and SVG are supported");
    tx.rollback().await.unwrap();
    assert!(!test.folder.path().join("media/originals").exists());
}

both!(urls_of_the_same_bytes_share_one_original, test, {
    let media = media(&test);
    let urls = ["a", "b", "c"].map(|name| format!("https://example.com/{name}.png"));
    let mut tx = test.db.begin().await.unwrap();
    record_urls(&mut tx, &urls[..2], now()).await.unwrap();
    tx.commit().await.unwrap();
    let uploads = urls.iter().map(|url| Upload { source_url: Some(url.clone()), ..upload("x.png", png(20)) }).collect();
    let prepared: Vec<_> =
        prepare_all(&test.db, &media, uploads).await.unwrap().into_iter().map(Result::unwrap).collect();
    let mut tx = test.db.begin().await.unwrap();
    let saved = save(&mut tx, &prepared, now()).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    let recorded = record_urls(&mut tx, &urls, now()).await.unwrap();
    tx.commit().await.unwrap();
    assert!(recorded.iter().all(|recorded| recorded.is_stored && recorded.id == saved[0].id), "{recorded:?}");
});

both!(a_url_refers_to_its_latest_original, test, {
    let media = media(&test);
    let url = "https://example.com/a.png".to_owned();
    for size in [20, 24] {
        let upload = Upload { source_url: Some(url.clone()), ..upload("a.png", png(size)) };
        let mut tx = test.db.begin().await.unwrap();
        let asset = store_original(&mut tx, &media, upload, now()).await.unwrap();
        assert_eq!(record_url(&mut tx, &url, now()).await.unwrap(), asset.id);
        tx.commit().await.unwrap();
    }
});
