//! Files of exports, written into an operator's folder and never outside of it.

use std::path::{Component, Path};

use crate::{diagnostic::Diagnostic, error::Result};

/// Whether a path leads to a file below the folder that it is joined to. Hidden files and folders are refused too, because the
/// commands that read such folders skip them.
pub(crate) fn is_below(path: &str) -> bool {
    let is_plain = |part: Component<'_>| match part {
        Component::Normal(name) => !name.as_encoded_bytes().starts_with(b"."),
        _ => false,
    };
    !path.is_empty() && Path::new(path).components().all(is_plain)
}

/// Writes a file and the folders above it.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folders = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folders
        .and_then(|()| std::fs::write(path, bytes))
        .map_err(|error| Diagnostic::new(path.display().to_string(), 0, format!("cannot be written: {error}")).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_stays_below_its_folder() {
        for path in ["a.svg", "home/a b.svg", "home/tile/women/a.svg", "home/a..svg"] {
            assert!(is_below(path), "{path}");
        }
        for path in ["", "/a.svg", "..", "../a.svg", "home/../../a.svg", "./a.svg", ".a.svg", "home/.a/b.svg"] {
            assert!(!is_below(path), "{path}");
        }
    }

    #[test]
    fn an_error_names_the_file_that_cannot_be_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a/b.txt");
        write(&file, b"one").unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), b"one");
        let error = write(&file.join("c.txt"), b"two").unwrap_err().to_string();
        assert!(error.contains("c.txt: cannot be written"), "{error}");
    }
}
