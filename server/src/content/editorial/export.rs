//! Exports the database's files with the images that they name, so that the folder can be applied to another database.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    path::Path,
};

use serde::Serialize;

use super::{
    files::picture_path,
    model::FileId,
    store::{self, FileRow},
};
use crate::{
    app::App,
    error::Result,
    exported_file,
    id::AssetId,
    media::{self, PictureFile},
};

/// The result of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentExport {
    /// Paths below the folder of files that were missing or different: they were written or, in a dry run, would be.
    pub files: Vec<String>,
    /// Files that cannot be written, and why.
    pub warnings: Vec<String>,
}

/// Writes the database's files unchanged into a folder, and the images beside them under the names that the files use.
pub async fn export(app: &App, folder: &Path, dry_run: bool) -> Result<ContentExport> {
    let mut exported = ContentExport::default();
    let rows = store::files(&app.db).await?;
    let pictures = pictures_of(app, &rows, &mut exported.warnings).await?;
    for FileRow { path, source, .. } in rows {
        if !exported_file::is_below(&path) {
            exported.warnings.push(format!("{path} is not exported: a file cannot have this path"));
            continue;
        }
        let file = folder.join(&path);
        if std::fs::read_to_string(&file).is_ok_and(|old| old == source) {
            continue;
        }
        if !dry_run {
            exported_file::write(&file, source.as_bytes())?;
        }
        exported.files.push(path);
    }
    let pictures = media::export_originals(&app.media, folder, &pictures, dry_run).await?;
    exported.files.extend(pictures.written);
    exported.warnings.extend(pictures.warnings);
    Ok(exported)
}

/// An image that a stored file names.
struct NamedAsset {
    /// The path of the file that names it.
    path: String,
    name: String,
    asset: Option<AssetId>,
}

/// The images that the files name, by the paths where `apply` looks for them.
async fn pictures_of(app: &App, rows: &[FileRow], warnings: &mut Vec<String>) -> Result<Vec<PictureFile>> {
    let own = rows.iter().filter_map(|row| {
        let name = row.front_matter.0.as_ref()?.picture.clone()?;
        Some(NamedAsset { path: row.path.clone(), name, asset: row.picture_asset_id })
    });
    let entries = store::all_pictures(&app.db).await?.into_iter();
    let entries = entries.map(|(path, name, asset)| NamedAsset { path, name, asset: Some(asset) });
    let named: Vec<NamedAsset> = own.chain(entries).collect();
    let ids: Vec<AssetId> = named.iter().filter_map(|named| named.asset).collect();
    let assets = media::assets(&app.db, &ids).await?;
    let mut pictures: BTreeMap<String, (PictureFile, &str)> = BTreeMap::new();
    for NamedAsset { path, name, asset } in &named {
        let Some(id) = FileId::of_path(path) else { continue };
        let Some(asset) = asset.and_then(|asset| assets.get(&asset)) else {
            warnings.push(format!("{name}, the picture of {path}, is not exported: it has no original"));
            continue;
        };
        let file = picture_path(&id, name, asset.format);
        match pictures.entry(file.clone()) {
            Entry::Vacant(vacant) => {
                vacant.insert((PictureFile { path: file, asset: asset.clone() }, path.as_str()));
            }
            Entry::Occupied(other) if other.get().0.asset.hash != asset.hash => warnings.push(format!(
                "{file} is exported as the picture of {}; {path} names another picture of the same name: rename that and apply it",
                other.get().1
            )),
            Entry::Occupied(_) => {}
        }
    }
    Ok(pictures.into_values().map(|(picture, _)| picture).collect())
}
