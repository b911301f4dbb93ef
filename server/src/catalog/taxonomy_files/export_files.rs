//! Exports entries to an operator's files, with their pictures beside them, so that the files can be applied to another database.

use std::{
    collections::{BTreeMap, HashMap},
    path::{Path, PathBuf},
};

use serde::Serialize;

use super::{
    export::{EXPORT_FILES, PictureNames, export_with},
    model::{EntryRecord, PictureSource, TaxonomyRecords},
    service::stored,
};
use crate::{
    app::App,
    error::Result,
    exported_file,
    media::{self, Asset, PictureFile},
};

/// The result of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TaxonomyExport {
    /// Files, also of pictures, that were missing or different: they were written or, in a dry run, would be.
    pub files: Vec<String>,
    /// The number of entries.
    pub entries: usize,
    /// Pictures that cannot be exported, and why. The exported files do not name them.
    pub warnings: Vec<String>,
}

/// Exports all entries to a single `*.toml` file or, for any other path, to the files of `EXPORT_FILES` in this folder. The
/// pictures are written first, so that no file names a missing one.
pub async fn export_files(app: &App, path: &Path, dry_run: bool) -> Result<TaxonomyExport> {
    let records = stored(app).await?;
    let is_file = path.extension().is_some_and(|extension| extension == "toml");
    let folder = if is_file { path.parent().unwrap_or_else(|| Path::new("")) } else { path };
    let pictures = picture_files(&records);
    let exported = media::export_originals(&app.media, folder, &pictures, dry_run).await?;
    let present = pictures.into_iter().filter(|picture| !exported.missing.contains(&picture.path));
    let names: PictureNames = present.map(|picture| (picture.asset.hash, picture.path)).collect();
    let mut files: Vec<String> = exported.written.iter().map(|name| folder.join(name).display().to_string()).collect();
    for (file, text) in texts(&records, &names, path, is_file) {
        if std::fs::read_to_string(&file).is_ok_and(|old| old == text) {
            continue;
        }
        if !dry_run {
            exported_file::write(&file, text.as_bytes())?;
        }
        files.push(file.display().to_string());
    }
    Ok(TaxonomyExport { files, entries: records.len(), warnings: exported.warnings })
}

/// The files to be written, without empty ones.
fn texts(records: &TaxonomyRecords, names: &PictureNames, path: &Path, is_file: bool) -> Vec<(PathBuf, String)> {
    let texts = EXPORT_FILES.into_iter().map(|(name, kind)| (name, export_with(records, kind, names)));
    let texts = texts.filter(|(_, text)| !text.is_empty());
    if is_file {
        let texts: Vec<String> = texts.map(|(_, text)| text).collect();
        vec![(path.to_owned(), texts.join("\n"))]
    } else {
        texts.map(|(name, text)| (path.join(name), text)).collect()
    }
}

/// The pictures of all entries with the names of their files: those without digests where these are distinct.
fn picture_files(records: &TaxonomyRecords) -> Vec<PictureFile> {
    let mut assets: BTreeMap<&str, &Asset> = BTreeMap::new();
    for picture in records.entries.iter().flat_map(EntryRecord::pictures) {
        if let PictureSource::Stored(asset) = &picture.source {
            assets.insert(&picture.hash, asset);
        }
    }
    let mut uses: HashMap<String, usize> = HashMap::new();
    for asset in assets.values() {
        *uses.entry(asset.plain_name()).or_default() += 1;
    }
    let file = |asset: &Asset| {
        let name = asset.plain_name();
        let is_distinct = uses.get(&name).is_some_and(|uses| *uses == 1);
        PictureFile { path: if is_distinct { name } else { asset.path.clone() }, asset: asset.clone() }
    };
    assets.into_values().map(file).collect()
}
