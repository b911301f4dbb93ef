//! Picture files in a folder, found by the file name at the end of an address.

use std::{
    collections::{HashMap, HashSet},
    fs,
    path::{Path, PathBuf},
};

use percent_encoding::percent_decode_str;

use crate::{diagnostic::Diagnostic, error::Result};

/// Maximum depth of subfolders that are searched.
const DEPTH: usize = 8;
const ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "gif", "bmp", "svg"];

/// The pictures of a folder.
#[derive(Debug, Default)]
pub(super) struct ImageFolder {
    by_name: HashMap<String, PathBuf>,
    by_stem: HashMap<String, PathBuf>,
    used: HashSet<PathBuf>,
}

impl ImageFolder {
    /// Lists the pictures in a folder and its subfolders. Of files with equal names the first one in order is used.
    pub(super) fn of(folder: &Path) -> Result<Self> {
        let mut images = Self::default();
        images.add(folder, DEPTH)?;
        Ok(images)
    }

    fn add(&mut self, folder: &Path, depth: usize) -> Result<()> {
        let unreadable = |error: std::io::Error| {
            Diagnostic::new(folder.display().to_string(), 0, format!("cannot be read: {error}"))
        };
        let mut paths: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            paths.push(entry.map_err(unreadable)?.path());
        }
        paths.sort();
        for path in paths {
            if path.is_dir() {
                if depth > 0 {
                    self.add(&path, depth - 1)?;
                }
                continue;
            }
            let Some(name) = path.file_name().and_then(|name| name.to_str()).map(str::to_lowercase) else { continue };
            let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
            if ENDINGS.contains(&ending) {
                self.by_stem.entry(stem.to_owned()).or_insert_with(|| path.clone());
                self.by_name.entry(name).or_insert(path);
            }
        }
        Ok(())
    }

    /// The picture for an address: by its file name, then by the file name without extension.
    pub(super) fn find(&mut self, address: &str) -> Option<PathBuf> {
        let name = file_name(address);
        let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
        let found = self.by_name.get(&name).or_else(|| self.by_stem.get(stem))?.clone();
        self.used.insert(found.clone());
        Some(found)
    }

    /// The number of pictures to which no row refers.
    pub(super) fn unused(&self) -> usize {
        self.by_name.values().filter(|path| !self.used.contains(*path)).count()
    }
}

/// The last segment of an address without query, percent-decoded, in lower case.
fn file_name(address: &str) -> String {
    let path = address.split(['?', '#']).next().unwrap_or(address);
    let last = path.rsplit(['/', '\\']).next().unwrap_or(path);
    percent_decode_str(last).decode_utf8_lossy().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_found_by_its_file_name() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("below")).unwrap();
        fs::write(folder.path().join("below/Rib Tee.JPG"), b"x").unwrap();
        fs::write(folder.path().join("notes.txt"), b"x").unwrap();
        let mut images = ImageFolder::of(folder.path()).unwrap();
        assert_eq!(images.unused(), 1);
        assert!(images.find("https://shop.example/files/rib%20tee.jpg?v=17").is_some());
        assert!(images.find("rib tee.png").is_some());
        assert!(images.find("https://shop.example/other.jpg").is_none());
        assert_eq!(images.unused(), 0);
    }
}
