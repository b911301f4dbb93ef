//! E-mails to people: what they say (Fluent), how they look (`templates/mail`), how they leave (files or SMTP).
//!
//! A slice enqueues a notice in its own transaction; a job renders and sends it after the commit. An e-mail with a link that only its
//! reader may have is another slice's job: the token is made when the e-mail is sent (`deliver`), and never stored. Texts, name and hosts
//! are those of the moment of sending.

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
pub use send::{deliver, preview, send, send_now};
pub use statement::{EarnedEmail, StatementEmail};
pub use transport::Mailer;
