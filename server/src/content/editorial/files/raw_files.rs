//! The files of a folder, unparsed.

/// A file of the folder, unparsed.
#[derive(Clone, Debug)]
pub struct RawFile {
    /// Its path below the folder.
    pub path: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The files of a folder, unparsed.
#[derive(Clone, Debug)]
pub struct RawFiles {
    /// The folder as the operator named it.
    pub folder: String,
    /// Ordered by path.
    pub files: Vec<RawFile>,
}
