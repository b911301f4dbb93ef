//! The image files of the folder, and the names by which content files refer to them.

use std::collections::BTreeMap;

use bytes::Bytes;

use super::super::model::FileId;
use crate::media::Format;

/// The folders with images.
const FOLDERS: [&str; 4] = ["posts/", "events/", "partners/", "home/"];
/// File name extensions of images.
const ENDINGS: [&str; 7] = ["svg", "png", "jpg", "jpeg", "webp", "gif", "bmp"];

/// Whether a path below the folder is that of an image.
pub(super) fn is_picture(path: &str) -> bool {
    FOLDERS.iter().any(|folder| path.starts_with(folder)) && has_ending(path)
}

fn has_ending(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending))
}

/// The images of the folder by their paths. Each is in memory once, however many files name it.
pub(super) struct FolderPictures<'r>(BTreeMap<&'r str, Bytes>);

impl<'r> FolderPictures<'r> {
    /// Those among the folder's files: paths and bytes.
    pub(super) fn of(files: impl Iterator<Item = (&'r str, &'r [u8])>) -> Self {
        Self(
            files
                .filter(|(path, _)| is_picture(path))
                .map(|(path, bytes)| (path, Bytes::copy_from_slice(bytes)))
                .collect(),
        )
    }

    /// The image that a file names. The name may leave out the ending, as those of the demo's images do.
    pub(super) fn find(&self, id: &FileId, name: &str) -> Option<Bytes> {
        let path = path_of(id, name);
        let with_ending = || ENDINGS.iter().find_map(|ending| self.0.get(format!("{path}.{ending}").as_str()));
        self.0.get(path.as_str()).or_else(with_ending).cloned()
    }
}

/// The path of the file in which `FolderPictures::find` finds an image of this format.
pub fn picture_path(id: &FileId, name: &str, format: Format) -> String {
    let path = path_of(id, name);
    if has_ending(&path) { path } else { format!("{path}.{}", format.extension()) }
}

fn path_of(id: &FileId, name: &str) -> String {
    let folder = id.kind.folder();
    if id.kind.has_front_matter() { format!("{folder}/{}/{name}", id.key) } else { format!("{folder}/{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_is_found_where_it_is_exported_to() {
        for (file, name, path) in [
            ("posts/linen/sl.md", "linen.jpg", "posts/linen/linen.jpg"),
            ("events/week/en.md", "basics", "events/week/basics.png"),
            ("partners.toml", "mill.svg", "partners/mill.svg"),
            ("home.toml", "tile/women/leggings", "home/tile/women/leggings.png"),
            ("home/SI.toml", "summer.2026", "home/summer.2026.png"),
        ] {
            let id = FileId::of_path(file).unwrap();
            assert_eq!(picture_path(&id, name, Format::Png), path);
            let folder = FolderPictures::of([(path, &b"image"[..]), ("home/other.png", &b"other"[..])].into_iter());
            assert_eq!(folder.find(&id, name).as_deref(), Some(&b"image"[..]), "{file} {name}");
            assert_eq!(folder.find(&id, "none"), None);
        }
        for format in Format::ALL {
            assert!(ENDINGS.contains(&format.extension()), "{format:?}");
        }
        for path in ["pages/a/b.svg", "home/a.txt", "home.svg", "home/SI.toml", "posts/a.svg/b"] {
            assert!(!is_picture(path), "{path}");
        }
    }
}
