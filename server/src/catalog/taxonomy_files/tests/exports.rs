//! Exports with pictures, applied to another database.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use super::super::{TaxonomyExport, apply, export_files, plan};
use crate::{
    app::App,
    both,
    config::Settings,
    media::{self, CheckDepth},
    testing::{TestDb, shop::open_with},
    toml_file::read_path,
};

const FILE: &str = r#"
[[categories]]
key = "women"
picture = "Women (1).svg"
[categories.texts.en]
name = "Women"

[[categories]]
key = "women/dresses"
parent = "women"
active = false
[categories.texts.en]
name = "Dresses"

[[brands]]
name = "Tiho"
picture = "tiho.svg"

[[collections]]
key = "linen"
picture = "wide/linen.svg"
picture_narrow = "narrow/linen.svg"
[collections.rules]
tags = ["linen"]
[collections.texts.en]
name = "Linen"
"#;

fn drawing(width: usize) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"8\"><path d=\"M0 0h4v8H0z\"/></svg>")
}

async fn shop(test: &TestDb) -> App {
    open_with(&test.db, Settings { data: test.folder.path().join("data"), ..Settings::default() }).await
}

/// A shop with entries that have pictures.
async fn filled(test: &TestDb) -> App {
    let app = shop(test).await;
    let folder = test.folder.path().join("taxonomy");
    for name in ["wide", "narrow"] {
        fs::create_dir_all(folder.join(name)).unwrap();
    }
    let pictures = [("Women (1).svg", 10), ("tiho.svg", 20), ("wide/linen.svg", 30), ("narrow/linen.svg", 40)];
    for (name, width) in pictures {
        fs::write(folder.join(name), drawing(width)).unwrap();
    }
    fs::write(folder.join("all.toml"), FILE).unwrap();
    assert_eq!(apply(&app, &read_path(&folder).unwrap()).await.unwrap().changes.len(), 4);
    app
}

/// The files of a folder: names and contents.
fn contents(folder: &Path) -> BTreeMap<String, String> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (file_name(&path), fs::read_to_string(&path).unwrap())).collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

async fn changes(app: &App, path: &Path) -> usize {
    plan(app, &read_path(path).unwrap()).await.unwrap().changes.len()
}

both!(an_export_fills_an_empty_database_with_its_pictures, test, {
    let app = filled(&test).await;
    let folder = test.folder.path().join("exported");
    let planned = export_files(&app, &folder, true).await.unwrap();
    assert!(!folder.exists(), "a dry run writes nothing");
    assert_eq!(export_files(&app, &folder, false).await.unwrap(), planned);
    assert_eq!((planned.files.len(), planned.entries, planned.warnings.len()), (7, 4, 0), "{planned:?}");
    let exported = contents(&folder);
    assert_eq!((&exported["women-1.svg"], &exported["tiho.svg"]), (&drawing(10), &drawing(20)));
    // Two pictures of one name keep their digests.
    let digest = |width| blake3::hash(drawing(width).as_bytes()).to_hex()[..8].to_owned();
    let (wide, narrow) = (format!("linen-{}.svg", digest(30)), format!("linen-{}.svg", digest(40)));
    assert_eq!((&exported[&wide], &exported[&narrow]), (&drawing(30), &drawing(40)));
    let named = format!("picture = \"{wide}\"\npicture_narrow = \"{narrow}\"\n");
    assert!(exported["collections.toml"].contains(&named), "{exported:?}");
    let none = TaxonomyExport { entries: 4, ..TaxonomyExport::default() };
    assert_eq!(export_files(&app, &folder, false).await.unwrap(), none);
    assert_eq!(changes(&app, &folder).await, 0);

    let empty = test.another().await;
    let other = shop(&empty).await;
    assert_eq!(apply(&other, &read_path(&folder).unwrap()).await.unwrap().changes.len(), 4);
    assert_eq!(apply(&other, &read_path(&folder).unwrap()).await.unwrap().changes.len(), 0);
    let damaged = media::check(&other.db, &other.media, CheckDepth::Contents, &|_| ()).await.unwrap();
    assert!(damaged.is_empty(), "{damaged:?}");
    let back = empty.folder.path().join("exported");
    export_files(&other, &back, false).await.unwrap();
    assert_eq!(contents(&back), exported);
});

both!(an_export_to_one_file_has_the_pictures_beside_it, test, {
    let app = filled(&test).await;
    let file: PathBuf = test.folder.path().join("exported/all.toml");
    assert_eq!(export_files(&app, &file, false).await.unwrap().files.len(), 5);
    assert_eq!(changes(&app, &file).await, 0);
    let empty = test.another().await;
    let other = shop(&empty).await;
    apply(&other, &read_path(&file).unwrap()).await.unwrap();
    assert_eq!(changes(&other, &file).await, 0);
    let back = empty.folder.path().join("exported/all.toml");
    export_files(&other, &back, false).await.unwrap();
    assert_eq!(contents(back.parent().unwrap()), contents(file.parent().unwrap()));
});

both!(a_picture_without_its_original_is_not_named_by_the_exported_file, test, {
    let app = filled(&test).await;
    let originals = test.folder.path().join("data/media/originals");
    let mut stored = fs::read_dir(&originals).unwrap().map(|entry| entry.unwrap().path());
    let women = stored.find(|path| file_name(path).starts_with("women-1-")).unwrap();
    fs::remove_file(&women).unwrap();
    let folder = test.folder.path().join("exported");
    let exported = export_files(&app, &folder, false).await.unwrap();
    assert_eq!((exported.files.len(), exported.warnings.len()), (6, 1), "{exported:?}");
    assert!(exported.warnings[0].starts_with("women-1.svg is not exported"), "{exported:?}");
    let files = contents(&folder);
    assert!(!files["categories.toml"].contains("picture") && files["brands.toml"].contains("picture"), "{files:?}");
    // The stored picture is kept where a file names none.
    assert_eq!(changes(&app, &folder).await, 0);
    let empty = test.another().await;
    let other = shop(&empty).await;
    assert_eq!(apply(&other, &read_path(&folder).unwrap()).await.unwrap().changes.len(), 4);
});
