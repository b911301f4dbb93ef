//! The binary's commands as an operator runs them: output, exit codes, and which stream carries what.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]

mod test_cli;
mod affiliate;
mod backup;
mod catalog;
mod catalog_check;
mod commission;
mod consent;
mod content;
mod demo;
mod doctor;
mod feed;
mod first_steps;
mod guide;
mod mail;
mod order;
mod payment;
mod product;
#[cfg(unix)]
mod private_files;
mod promotion;
mod redirect;
mod retention;
mod returns;
mod search;
mod seller;
#[cfg(unix)]
mod serve;
mod stock;
mod taxonomy;
mod tenant;
#[cfg(feature = "otel")]
mod traces;
mod translations;
mod user;
mod wheel;
