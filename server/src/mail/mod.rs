//! E-mails to people: texts (Fluent), layout (`templates/mail`), delivery (files or SMTP).
//!
//! A slice enqueues a notice in its own transaction; a job renders and sends it after the commit. An e-mail with a secret link is
//! sent by a job of the slice that issues the link: the token is generated when the e-mail is sent (`deliver`), and never stored.
//! Texts, names and hosts are those at the time of sending.

mod affiliate;
mod order;
mod returns;
mod seller;
mod statement;
mod email;
mod link;
mod enqueue;
mod theme;
mod render;
mod order_parts;
mod return_parts;
mod message;
mod transport;
mod send;
#[cfg(test)]
mod tests;

pub use affiliate::AffiliateApplicationEmail;
pub use email::{BackInStock, CartReminderEmail, Email, Notice, Recipient, RefundAccount, Sender};
pub use enqueue::{SEND, enqueue};
pub use link::{api_link, link};
pub use order::{
    OrderEmail, OrderEmailCoupon, OrderEmailCreditNote, OrderEmailDelivery, OrderEmailKind, OrderEmailLine,
    OrderEmailParcel,
};
pub use render::{RenderedEmail, render};
pub use returns::{ReturnEmail, ReturnEmailKind, ReturnEmailLine};
pub use seller::{SellerEmail, SellerEmailKind};
pub use send::{OutgoingEmail, deliver, preview, send, send_now};
pub use statement::{EarnedEmail, StatementEmail};
pub use transport::Mailer;
