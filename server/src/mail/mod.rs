//! Letters to people: what they say (Fluent), how they look (`templates/mail`), how they leave (files or SMTP).
//!
//! A slice posts a letter in its own transaction; a job renders and sends it after the commit. Words, name and hosts are those of the
//! moment of sending.

mod letter;
mod post;
mod look;
mod render;
mod message;
mod transport;
mod send;
#[cfg(test)]
mod tests;

pub use letter::{Letter, Recipient};
pub use post::{link, link_to_api, post, recall};
pub use render::{Rendered, render};
pub use send::{SEND, preview, send, send_now};
pub use transport::Mailer;
