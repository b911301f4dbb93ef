//! Invalid usage of a command: exit code 2.

/// What is wrong with the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);
