//! A rendered e-mail as a message: addresses, headers, both bodies.

use std::time::SystemTime;

use chrono::{DateTime, Utc};
use lettre::{
    Address, Message,
    message::{
        Mailbox, MultiPart,
        header::{HeaderName, HeaderValue},
    },
};

use super::{
    email::{Email, Recipient},
    render::RenderedEmail,
};
use crate::{app::App, jobs::Failure, tenancy::Tenant};

/// Joins an e-mail with its addresses. Mail servers and programs take two messages with one `id` for the same one.
pub(super) fn message(
    app: &App,
    tenant: &Tenant,
    to: &Recipient,
    email: &Email,
    rendered: RenderedEmail,
    id: &str,
    at: DateTime<Utc>,
) -> Result<Message, Failure> {
    let own = own_address(tenant, &rendered.brand);
    let country = app.settings.of_country(&tenant.code).and_then(|country| country.mail_from.as_ref());
    let from = match (country.or(app.settings.mail.from.as_ref()), &own) {
        (Some(sender), _) => sender.0.clone(),
        (None, Some(own)) => own.clone(),
        (None, None) => {
            return Err(Failure::Transient(format!("{} has no legal.email and mail.from is not set", tenant.code)));
        }
    };
    let address: Address = to.email.parse().map_err(|error| Failure::Permanent(format!("{}: {error}", to.email)))?;
    let mut message = Message::builder()
        .message_id(Some(format!("<{id}@{}>", from.email.domain())))
        .date(SystemTime::from(at))
        .from(from)
        .to(Mailbox::new(to.greeting_name(), address))
        .subject(rendered.subject)
        // Answering machines keep quiet.
        .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
        .raw_header(raw("Content-Language", rendered.locale));
    if let Some(own) = own {
        message = message.reply_to(own);
    }
    if let Some(one_click) = one_click(email) {
        message = message
            .raw_header(raw("List-Unsubscribe", format!("<{one_click}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    message
        .multipart(MultiPart::alternative_plain_html(rendered.text, rendered.html))
        .map_err(|error| Failure::Permanent(format!("the e-mail cannot be put together: {error}")))
}

/// The country's own address, to which answers go.
fn own_address(tenant: &Tenant, name: &str) -> Option<Mailbox> {
    Some(Mailbox::new(Some(name.to_owned()), tenant.legal.email.parse().ok()?))
}

/// Where a mail program unsubscribes by itself (RFC 8058).
fn one_click(email: &Email) -> Option<&str> {
    match email {
        Email::NewsletterConfirm { one_click, .. } | Email::NewsletterWelcome { one_click, .. } => Some(one_click),
        Email::BackInStock(back) => Some(&back.one_click),
        Email::CartReminder(cart) => Some(&cart.one_click),
        _ => None,
    }
}

/// A header of plain ASCII. An address that is longer than a line stays whole: mail programs do not join it again.
fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}
