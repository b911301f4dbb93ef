//! The archive: a compressed tar file with the database and, unless excluded, the originals.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bytes::Bytes;
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use tokio::sync::mpsc;

use super::contents::{BackupScope, Contents};

/// The database's path in an archive.
pub(super) const DATABASE: &str = "vitrina.db";
/// The originals' folder in an archive. An archive of the database only has no such entry.
const ORIGINALS: &str = "media/originals";

/// An original to be written to an archive.
pub(super) struct Picture {
    /// Its path in the database.
    pub(super) path: String,
    pub(super) bytes: Bytes,
}

/// Writes an archive of a database and of the originals received from a channel; returns their number.
pub(super) fn pack(
    archive: &Path,
    database: &Path,
    extent: BackupScope,
    mut pictures: mpsc::Receiver<Picture>,
) -> io::Result<usize> {
    let mut tar = tar::Builder::new(GzEncoder::new(fs::File::create(archive)?, Compression::fast()));
    tar.append_path_with_name(database, DATABASE)?;
    if extent == BackupScope::Whole {
        tar.append_data(&mut header(tar::EntryType::Directory, 0o700, 0), ORIGINALS, io::empty())?;
    }
    let mut count = 0;
    while let Some(picture) = pictures.blocking_recv() {
        let mut header = header(tar::EntryType::Regular, 0o600, picture.bytes.len() as u64);
        tar.append_data(&mut header, Path::new(ORIGINALS).join(&picture.path), &*picture.bytes)?;
        count += 1;
    }
    tar.into_inner()?.finish()?.sync_all()?;
    Ok(count)
}

fn header(kind: tar::EntryType, mode: u32, size: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_size(size);
    header
}

/// Unpacks an archive into an empty folder. An archive with other entries is refused.
pub(super) fn unpack(archive: &Path, folder: &Path) -> io::Result<Contents> {
    let refusal = || io::Error::new(io::ErrorKind::InvalidData, "this file is not a backup made by vitrina");
    let mut contents = Contents { pictures: 0, has_pictures: false, bytes: fs::metadata(archive)?.len() };
    let mut tar = tar::Archive::new(GzDecoder::new(fs::File::open(archive)?));
    for entry in tar.entries()? {
        let mut entry = entry?;
        let path = entry.path()?.into_owned();
        let is_picture = path.starts_with(ORIGINALS);
        // `unpack_in` refuses paths that lead outside the folder.
        if !(is_picture || path == Path::new(DATABASE)) || !entry.unpack_in(folder)? {
            return Err(refusal());
        }
        contents.has_pictures |= is_picture;
        contents.pictures += usize::from(is_picture && entry.header().entry_type().is_file());
    }
    if folder.join(DATABASE).exists() { Ok(contents) } else { Err(refusal()) }
}

/// The file of an unpacked original.
pub(super) fn picture_file(folder: &Path, path: &str) -> PathBuf {
    folder.join(ORIGINALS).join(path)
}

/// The paths of all unpacked originals.
pub(super) fn pictures(folder: &Path) -> io::Result<Vec<String>> {
    let root = folder.join(ORIGINALS);
    let (mut paths, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop().filter(|folder| folder.exists()) {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Some(name) = path.strip_prefix(&root).ok().and_then(Path::to_str) {
                paths.push(name.to_owned());
            }
        }
    }
    Ok(paths)
}
