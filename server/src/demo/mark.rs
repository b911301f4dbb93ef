//! A marker file in data folders of `vitrina demo`, which says that payments there are not real.

use std::{fs, io, path::Path};

/// The name of the marker file.
const FILE: &str = "demo.txt";

const TEXT: &str = "`vitrina demo` furnished this shop: what is paid by card is paid in its sandbox, without money.\n\
                    Remove this file when the shop becomes a real one; `vitrina doctor` asks for the payment providers' keys then.\n";

/// Creates the marker file, if missing.
pub fn mark(data: &Path) -> io::Result<()> {
    if is_marked(data) {
        return Ok(());
    }
    fs::create_dir_all(data)?;
    fs::write(data.join(FILE), TEXT)
}

/// Whether a data folder has the marker file.
pub fn is_marked(data: &Path) -> bool {
    data.join(FILE).is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_marked_until_the_file_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        assert!(!is_marked(&data));
        mark(&data).unwrap();
        mark(&data).unwrap();
        assert!(is_marked(&data));
        fs::remove_file(data.join(FILE)).unwrap();
        assert!(!is_marked(&data));
    }
}
