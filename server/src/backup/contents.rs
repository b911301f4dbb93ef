//! What a backup contains.

/// The extent of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupScope {
    /// The database and the originals.
    Whole,
    /// The database only; originals are backed up separately.
    DatabaseOnly,
}

/// The contents of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Contents {
    /// Number of originals.
    pub pictures: usize,
    /// Whether originals are included.
    pub has_pictures: bool,
    /// The archive's size in bytes.
    pub bytes: u64,
}
