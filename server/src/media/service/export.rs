//! Writes originals as files into an operator's folder, beside the exported texts that name them.

use std::{collections::BTreeSet, path::Path};

use super::super::{model::Asset, state::Media};
use crate::{error::Result, exported_file};

/// A picture that exported texts name.
#[derive(Clone, Debug)]
pub struct PictureFile {
    /// The path of its file below the folder, with slashes.
    pub path: String,
    /// The picture.
    pub asset: Asset,
}

/// The result of exporting pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportedPictures {
    /// Paths of the files that were missing or different: they were written or, in a dry run, would be.
    pub written: Vec<String>,
    /// Paths of the files that cannot be written.
    pub missing: BTreeSet<String>,
    /// Why they cannot, for operators.
    pub warnings: Vec<String>,
}

enum FileState {
    Unchanged,
    Written,
    Missing(String),
}

/// Writes originals into a folder; one at a time is in memory. Files with the same bytes are left alone. A picture whose original is
/// missing or damaged is left out with a warning; an unreachable store of originals is an error.
pub async fn export_originals(
    media: &Media,
    folder: &Path,
    pictures: &[PictureFile],
    dry_run: bool,
) -> Result<ExportedPictures> {
    let mut exported = ExportedPictures::default();
    for picture in pictures {
        match export(media, folder, picture, dry_run).await? {
            FileState::Unchanged => {}
            FileState::Written => exported.written.push(picture.path.clone()),
            FileState::Missing(reason) => {
                exported.missing.insert(picture.path.clone());
                exported.warnings.push(format!("{} is not exported: {reason}", picture.path));
            }
        }
    }
    Ok(exported)
}

async fn export(media: &Media, folder: &Path, picture: &PictureFile, dry_run: bool) -> Result<FileState> {
    let PictureFile { path, asset } = picture;
    if !exported_file::is_below(path) {
        return Ok(FileState::Missing("a picture's file cannot have this name".to_owned()));
    }
    let file = folder.join(path);
    if is_current(&file, asset) {
        return Ok(FileState::Unchanged);
    }
    let is_there = if dry_run {
        media.originals.has(&asset.path).await?
    } else {
        match media.originals.find(&asset.path).await? {
            Some(bytes) if has_hash(&bytes, asset) => {
                exported_file::write(&file, &bytes)?;
                true
            }
            _ => false,
        }
    };
    let reason = || format!("its original {} is missing or damaged; `vitrina doctor` lists such originals", asset.path);
    Ok(if is_there { FileState::Written } else { FileState::Missing(reason()) })
}

/// Whether a file has an original's bytes. The size is compared first, so that a file of another size is not read.
fn is_current(file: &Path, asset: &Asset) -> bool {
    std::fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() == asset.bytes)
        && std::fs::read(file).is_ok_and(|bytes| has_hash(&bytes, asset))
}

fn has_hash(bytes: &[u8], asset: &Asset) -> bool {
    blake3::hash(bytes).to_hex().as_str() == asset.hash
}
