//! The binary's commands as an operator meets them: words, exit codes, which stream says what.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]

mod desk;
mod doctor;
mod mail;
#[cfg(unix)]
mod private_files;
mod promotion;
mod stock;
mod tenant;
#[cfg(feature = "otel")]
mod traces;
mod translations;
mod user;
