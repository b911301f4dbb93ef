//! Exports with the images that files name, applied to another database.

use std::path::Path;

use super::super::{ContentExport, Pictures, RawFile, RawFiles, apply, export, read_folder};
use crate::{
    app::App,
    both,
    config::Settings,
    db::Session,
    media::{self, CheckDepth, Upload},
    testing::{TestDb, shop::open_with},
};

const POST: &str = "+++\ntitle = \"One\"\ndescription = \"d\"\nslug = \"one\"\nupdated = \"2024-01-01\"\npublished = \"2024-01-01\"\npicture = \"cover.svg\"\n+++\nText.\n";
const PARTNERS: &str = "[[entries]]\ntype = \"PARTNER\"\ntitle = \"Mill\"\nlink = \"https://mill.example\"\npicture = \"mill.svg\"\n[entries.alt]\nen = \"A mill\"\n";
/// The wide image is already stored under a name without an ending, as those of the demo are.
const HOME: &str = "[[heroes]]\nkey = \"first\"\nlink = \"/sale\"\npicture = \"tile/women/leggings\"\nnarrow = \"first.svg\"\n[heroes.texts]\nen = { title = \"Reduced\", action = \"Look\" }\n";
const TEXTS: [&str; 4] = ["home.toml", "partners.toml", "posts/one/en.md", "posts/one/sl.md"];
const IMAGES: [&str; 4] =
    ["home/first.svg", "home/tile/women/leggings.svg", "partners/mill.svg", "posts/one/cover.svg"];

fn drawing(width: usize) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"8\"><path d=\"M0 0h4v8H0z\"/></svg>")
}

fn raw(files: &[(&str, &str)]) -> RawFiles {
    let file = |(path, text): &(&str, &str)| RawFile { path: (*path).to_owned(), bytes: text.as_bytes().to_vec() };
    RawFiles { folder: "content".to_owned(), files: files.iter().map(file).collect() }
}

async fn shop(test: &TestDb) -> App {
    open_with(&test.db, Settings { data: test.folder.path().join("data"), ..Settings::default() }).await
}

/// A shop with a file of each kind that names images.
async fn filled(test: &TestDb) -> App {
    let app = shop(test).await;
    let upload = Upload { name: "tile.svg".to_owned(), bytes: drawing(40).into(), source_url: None };
    let mut tx = app.db.begin().await.unwrap();
    let tile = media::store_original(&mut tx, &app.media, upload, app.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    let (cover, mill, first) = (drawing(10), drawing(20), drawing(30));
    let files = [
        ("home.toml", HOME),
        ("home/first.svg", &*first),
        ("partners.toml", PARTNERS),
        ("partners/mill.svg", &*mill),
        ("posts/one/en.md", POST),
        ("posts/one/sl.md", POST),
        ("posts/one/cover.svg", &*cover),
    ];
    let pictures = Pictures::from([("tile/women/leggings".to_owned(), tile.id)]);
    assert_eq!(apply(&app, &raw(&files), &pictures, false).await.unwrap().changes.len(), 4);
    app
}

fn content(folder: &Path) -> Vec<(String, Vec<u8>)> {
    read_folder(folder).unwrap().files.into_iter().map(|file| (file.path, file.bytes)).collect()
}

both!(an_exported_folder_fills_an_empty_database_with_texts_and_images, test, {
    let app = filled(&test).await;
    let folder = test.folder.path().join("exported");
    let planned = export(&app, &folder, true).await.unwrap();
    assert!(!folder.exists(), "a dry run writes nothing");
    let exported = export(&app, &folder, false).await.unwrap();
    assert_eq!(exported.files, [TEXTS, IMAGES].concat());
    assert_eq!(planned, exported);
    assert!(exported.warnings.is_empty(), "{:?}", exported.warnings);
    for (image, width) in IMAGES.into_iter().zip([30, 40, 20, 10]) {
        assert_eq!(std::fs::read_to_string(folder.join(image)).unwrap(), drawing(width), "{image}");
    }
    assert_eq!(export(&app, &folder, false).await.unwrap(), ContentExport::default());
    std::fs::write(folder.join(IMAGES[0]), "changed").unwrap();
    assert_eq!(export(&app, &folder, false).await.unwrap().files, [IMAGES[0]]);

    let empty = test.another().await;
    let other = shop(&empty).await;
    let plan = apply(&other, &read_folder(&folder).unwrap(), &Pictures::new(), true).await.unwrap();
    assert_eq!(plan.changes.len(), 4);
    let again = apply(&other, &read_folder(&folder).unwrap(), &Pictures::new(), true).await.unwrap();
    assert_eq!((again.changes.len(), again.unchanged), (0, 4));
    let damaged = media::check(&other.db, &other.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert!(damaged.is_empty(), "{damaged:?}");
    let back = empty.folder.path().join("exported");
    export(&other, &back, false).await.unwrap();
    assert_eq!(content(&back), content(&folder));
});

both!(an_export_goes_on_without_what_it_cannot_write, test, {
    let app = filled(&test).await;
    let folder = test.folder.path().join("exported");
    let originals = test.folder.path().join("data/media/originals");
    let mut stored = std::fs::read_dir(&originals).unwrap().map(|entry| entry.unwrap().path());
    let cover = stored.find(|path| path.to_string_lossy().contains("one-cover")).unwrap();
    std::fs::remove_file(&cover).unwrap();
    for dry_run in [true, false] {
        let exported = export(&app, &folder, dry_run).await.unwrap();
        assert_eq!(exported.files, [&TEXTS[..], &IMAGES[..3]].concat());
        assert_eq!(exported.warnings.len(), 1, "{:?}", exported.warnings);
        assert!(exported.warnings[0].starts_with("posts/one/cover.svg is not exported"), "{:?}", exported.warnings);
    }
    std::fs::write(&cover, drawing(11)).unwrap();
    let damaged = export(&app, &folder, false).await.unwrap();
    assert!(damaged.files.is_empty() && damaged.warnings.len() == 1, "{damaged:?}");
    // A file that already has the bytes needs no original.
    std::fs::write(folder.join("posts/one/cover.svg"), drawing(10)).unwrap();
    assert_eq!(export(&app, &folder, false).await.unwrap(), ContentExport::default());

    // Paths that no file can have, such as from a database that somebody else made.
    let rename = "UPDATE content_file SET path = '../evil.md' WHERE path = 'posts/one/sl.md'";
    test.db.sql(rename).execute().await.unwrap();
    let rename = "UPDATE content_picture SET name = '../../evil.svg' WHERE name = 'first.svg'";
    test.db.sql(rename).execute().await.unwrap();
    let hostile = export(&app, &folder, false).await.unwrap();
    assert!(hostile.files.is_empty(), "{hostile:?}");
    assert!(hostile.warnings[0].starts_with("../evil.md is not exported"), "{hostile:?}");
    assert!(hostile.warnings[1].starts_with("home/../../evil.svg is not exported"), "{hostile:?}");
    for name in ["evil.md", "evil.svg"] {
        assert!(!test.folder.path().join(name).exists(), "{name}");
    }
});

both!(two_images_of_one_name_are_reported, test, {
    let app = filled(&test).await;
    let own = HOME.replace("tile/women/leggings", "first.svg");
    let other = drawing(31);
    let files = [("home/SI.toml", &*own), ("home/first.svg", &*other)];
    apply(&app, &raw(&files), &Pictures::new(), false).await.unwrap();
    let folder = test.folder.path().join("exported");
    let exported = export(&app, &folder, false).await.unwrap();
    assert_eq!(exported.warnings.len(), 1, "{:?}", exported.warnings);
    let (warning, written) = (&exported.warnings[0], std::fs::read_to_string(folder.join("home/first.svg")).unwrap());
    assert!(warning.starts_with("home/first.svg is exported as the picture of home.toml"), "{warning}");
    assert!(warning.contains("home/SI.toml names another"), "{warning}");
    assert_eq!(written, drawing(30));
});
