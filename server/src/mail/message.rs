//! A rendered letter as a message: addresses, headers, both bodies.

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
    letter::{Letter, Recipient},
    render::Rendered,
};
use crate::{app::App, jobs::Failed, tenancy::Tenant};

/// Joins a letter with its addresses. `id` is the same for every attempt, so that mail servers see one letter that comes twice as one.
pub(super) fn message(
    app: &App,
    tenant: &Tenant,
    to: &Recipient,
    letter: &Letter,
    rendered: Rendered,
    id: &str,
    at: DateTime<Utc>,
) -> Result<Message, Failed> {
    let own = own_address(tenant, &rendered.brand);
    let from = match (&app.settings.mail.from, &own) {
        (Some(sender), _) => sender.0.clone(),
        (None, Some(own)) => own.clone(),
        (None, None) => {
            return Err(Failed::Again(format!("{} has no legal.email and mail.from is not set", tenant.code)));
        }
    };
    let address: Address = to.email.parse().map_err(|error| Failed::Never(format!("{}: {error}", to.email)))?;
    let mut message = Message::builder()
        .message_id(Some(format!("<{id}@{}>", from.email.domain())))
        .date(SystemTime::from(at))
        .from(from)
        .to(Mailbox::new(to.greeted(), address))
        .subject(rendered.subject)
        // Answering machines keep quiet.
        .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
        .raw_header(raw("Content-Language", rendered.locale));
    if let Some(own) = own {
        message = message.reply_to(own);
    }
    if let Some(one_click) = one_click(letter) {
        message = message
            .raw_header(raw("List-Unsubscribe", format!("<{one_click}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    message
        .multipart(MultiPart::alternative_plain_html(rendered.text, rendered.html))
        .map_err(|error| Failed::Never(format!("the letter cannot be put together: {error}")))
}

/// The country's own address, to which answers go.
fn own_address(tenant: &Tenant, name: &str) -> Option<Mailbox> {
    Some(Mailbox::new(Some(name.to_owned()), tenant.legal.email.parse().ok()?))
}

/// Where a mail program unsubscribes by itself (RFC 8058).
fn one_click(letter: &Letter) -> Option<&str> {
    match letter {
        Letter::NewsletterConfirm { one_click, .. } | Letter::NewsletterWelcome { one_click, .. } => Some(one_click),
        _ => None,
    }
}

/// A header of plain ASCII. An address that is longer than a line stays whole: mail programs do not join it again.
fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}
