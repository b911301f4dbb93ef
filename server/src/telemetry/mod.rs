//! Logs, metrics and request ids.
