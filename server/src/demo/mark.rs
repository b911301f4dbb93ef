//! The mark of a data folder that `vitrina demo` has furnished: whoever looks into it later knows that nobody pays there with money.

use std::{fs, io, path::Path};

/// The file that is the mark.
const FILE: &str = "demo.txt";

const TEXT: &str = "`vitrina demo` furnished this shop: what is paid by card is paid in its sandbox, without money.\n\
                    Remove this file when the shop becomes a real one; `vitrina doctor` asks for the payment providers' keys then.\n";

/// Marks a data folder, once.
pub fn mark(data: &Path) -> io::Result<()> {
    if is_marked(data) {
        return Ok(());
    }
    fs::create_dir_all(data)?;
    fs::write(data.join(FILE), TEXT)
}

/// Whether a data folder is marked.
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
