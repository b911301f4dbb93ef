//! Builds the MIME message of a rendered e-mail: addresses, headers, both bodies.

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

/// Builds the message. Mail servers and programs treat two messages with the same `id` as one.
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
        // Suppresses automatic replies, such as out-of-office messages.
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
        .map_err(|error| Failure::Permanent(format!("the e-mail cannot be composed: {error}")))
}

/// The country's own address, which is the reply address.
fn own_address(tenant: &Tenant, name: &str) -> Option<Mailbox> {
    Some(Mailbox::new(Some(name.to_owned()), tenant.legal.email.parse().ok()?))
}

/// The URL for one-click unsubscription by a mail program (RFC 8058).
fn one_click(email: &Email) -> Option<&str> {
    match email {
        Email::NewsletterConfirm { one_click, .. } | Email::NewsletterWelcome { one_click, .. } => Some(one_click),
        Email::BackInStock(back) => Some(&back.one_click),
        Email::CartReminder(cart) => Some(&cart.one_click),
        _ => None,
    }
}

/// A header in ASCII. A URL longer than a line is not folded, because mail programs do not join it again.
fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}
