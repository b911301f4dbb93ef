//! A command that was asked for wrongly: exit code 2.

/// What is wrong with the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);
