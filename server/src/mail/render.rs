//! Renders an e-mail in a language: subject, text and HTML, from its texts (`mail-<name>` and attributes) and the templates.

use std::sync::{Arc, LazyLock};

use minijinja::{AutoEscape, Environment, Value, context};
use serde::Serialize;

use super::{
    email::{Email, Notice, Recipient, plain},
    link::home,
    seller::{SellerEmail, SellerEmailKind},
    theme::theme,
};
use crate::{
    app::App,
    error::{Error, Result},
    i18n::{Arg, REFERENCE, Translations},
    markup::escape_attribute,
    tenancy::{Language, Tenant},
};

/// The id of the message with the shop's name.
const BRAND: &str = "shop-name";

/// A rendered e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RenderedEmail {
    /// The language that it is written in: the requested one, unless it lacks translations.
    pub language: String,
    /// The same as a language tag: `cs-CZ`.
    pub locale: String,
    /// The shop's name, which is the sender's name.
    pub brand: String,
    /// One line.
    pub subject: String,
    /// The plain-text body.
    pub text: String,
    /// The HTML body; self-contained.
    pub html: String,
}

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|name| match name.rsplit_once('.') {
        Some((_, "txt")) => AutoEscape::None,
        _ => AutoEscape::Html,
    });
    for (name, text) in [
        ("layout.html", include_str!("../../templates/mail/layout.html")),
        ("email.html", include_str!("../../templates/mail/email.html")),
        ("layout.txt", include_str!("../../templates/mail/layout.txt")),
        ("email.txt", include_str!("../../templates/mail/email.txt")),
        ("order.html", include_str!("../../templates/mail/order.html")),
        ("order.txt", include_str!("../../templates/mail/order.txt")),
    ] {
        templates.add_template(name, text).expect("the templates are compiled by the tests");
    }
    templates
});

/// Renders an e-mail. If the language lacks one of its texts, the whole e-mail is in the country's default language, or else in
/// English.
pub fn render(app: &App, tenant: &Tenant, language: &Language, to: &Recipient, email: &Email) -> Result<RenderedEmail> {
    let directory = app.directory();
    let translations = app.translations();
    let english = directory.language(REFERENCE).map(|language| &**language);
    let candidates = [Some(language), Some(&*tenant.default_language), english];
    for language in candidates.into_iter().flatten() {
        let home = home(app, tenant, language.id)?;
        let writer = Writer { translations: &translations, tenant, language, home, to };
        if let Some(content) = writer.content(email) {
            return writer.rendered(content);
        }
    }
    Err(Error::Internal(format!(
        "there are no translations for the e-mail {}: run `vitrina translations seed`",
        email.name()
    )))
}

/// The content of an e-mail besides its texts.
#[derive(Default)]
pub(super) struct Contents<'a> {
    /// The button's URL.
    pub(super) action: Option<String>,
    /// Validity of the link in minutes.
    pub(super) minutes: Option<i64>,
    /// Whether there is a note below the button.
    pub(super) note: bool,
    /// The URL for unsubscribing, preceded by the id of the link's text.
    pub(super) unsubscribe: Option<(&'static str, &'a str)>,
    /// Whether the button's URL is also printed below it: for links that cannot be reached by navigating the shop.
    pub(super) spelt: bool,
    /// Variables typed by people, which need escaping.
    pub(super) typed: Vec<(&'static str, String)>,
    /// Numeric variables.
    pub(super) numbers: Vec<(&'static str, i64)>,
}

impl<'a> Contents<'a> {
    fn link(link: &str, minutes: i64) -> Self {
        Self { action: Some(link.to_owned()), minutes: Some(minutes), note: true, spelt: true, ..Self::default() }
    }

    fn of(email: &'a Email, home: &str) -> Self {
        match email {
            Email::VerifyEmail { link, minutes }
            | Email::ResetPassword { link, minutes }
            | Email::EmailChangeConfirm { link, minutes } => Self::link(link, *minutes),
            Email::Notice(Notice::Welcome {}) => Self { action: Some(home.to_owned()), ..Self::default() },
            Email::Notice(Notice::PasswordChanged {}) => {
                Self { action: Some(format!("{home}/auth/Forgot-Password")), ..Self::default() }
            }
            Email::Notice(Notice::EmailChanged { new_email }) => {
                Self { note: true, typed: vec![("email", plain(new_email))], ..Self::default() }
            }
            Email::Notice(
                Notice::AccountDeleted {} | Notice::Test {} | Notice::AffiliateReceived {} | Notice::AffiliateLeft {},
            ) => Self::default(),
            Email::Notice(Notice::AffiliateApproved { code }) => Self {
                action: Some(format!("{home}/affiliate/dashboard")),
                typed: vec![("code", plain(code))],
                ..Self::default()
            },
            Email::Notice(Notice::AffiliateRejected { reason } | Notice::AffiliateSuspended { reason }) => {
                Self { note: true, typed: vec![("reason", plain(reason))], ..Self::default() }
            }
            Email::Notice(Notice::AffiliateReinstated {}) => {
                Self { action: Some(format!("{home}/affiliate/dashboard")), ..Self::default() }
            }
            Email::Notice(Notice::AffiliatePayoutChanged { account }) => Self {
                action: Some(format!("{home}/affiliate/profile")),
                note: true,
                typed: vec![("account", plain(account))],
                ..Self::default()
            },
            Email::NewsletterConfirm { link, days, .. } => Self {
                action: Some(link.clone()),
                note: true,
                spelt: true,
                numbers: vec![("days", *days)],
                ..Self::default()
            },
            Email::BackInStock(back) => Self {
                action: Some(back.link.clone()),
                note: true,
                unsubscribe: Some(("stock-alert-delete-title", &back.delete)),
                typed: vec![("item", plain(&back.item))],
                ..Self::default()
            },
            Email::CartReminder(cart) => Self {
                action: Some(cart.link.clone()),
                note: true,
                unsubscribe: Some(("mail-cart-reminder-end", &cart.delete)),
                typed: vec![("items", plain(&cart.items))],
                ..Self::default()
            },
            Email::RefundAccount(refund) => Self {
                action: Some(refund.link.clone()),
                note: true,
                spelt: true,
                typed: vec![("number", refund.number.clone())],
                numbers: vec![("days", refund.days)],
                ..Self::default()
            },
            Email::Order(order) => Self {
                action: Some(order.link.clone()),
                typed: vec![("number", order.number.clone())],
                ..Self::default()
            },
            Email::Return(returned) => Self {
                action: Some(returned.link.clone()),
                note: returned.has_note(),
                typed: vec![
                    ("number", returned.number.clone()),
                    ("order", returned.order_number.clone()),
                    ("reason", plain(&returned.reason)),
                ],
                ..Self::default()
            },
            Email::Seller(seller) => Self::of_seller(seller, home),
            Email::AffiliateApplication(application) => Self {
                note: true,
                typed: application.typed().into_iter().map(|(name, value)| (name, plain(value))).collect(),
                ..Self::default()
            },
            Email::Earned(earned) => Self {
                action: Some(earned.link.clone()),
                note: true,
                typed: vec![("number", earned.number.clone()), ("amount", earned.amount.clone())],
                ..Self::default()
            },
            Email::Statement(statement) => Self {
                action: Some(statement.link.clone()),
                note: true,
                typed: vec![("month", statement.month.clone()), ("balance", statement.balance.clone())],
                ..Self::default()
            },
            Email::NewsletterWelcome { unsubscribe, .. } => Self {
                action: Some(home.to_owned()),
                unsubscribe: Some(("mail-unsubscribe", unsubscribe)),
                ..Self::default()
            },
        }
    }
}

impl Contents<'_> {
    fn of_seller(seller: &SellerEmail, home: &str) -> Self {
        let is_accepted = seller.kind == SellerEmailKind::Accepted;
        Self {
            action: is_accepted.then(|| format!("{home}/global-sellers")),
            note: matches!(seller.kind, SellerEmailKind::Application | SellerEmailKind::Rejected),
            typed: seller.typed().into_iter().map(|(name, value)| (name, plain(value))).collect(),
            ..Self::default()
        }
    }
}

/// A text in its plain and its HTML form.
#[derive(Clone, Debug)]
pub(super) struct Line {
    text: String,
    html: String,
}

impl Line {
    pub(super) fn into_text(self) -> String {
        self.text
    }

    pub(super) fn value(self) -> Value {
        context! { text => self.text, html => Value::from_safe_string(self.html) }
    }
}

/// The language, country and recipient of one e-mail.
pub(super) struct Writer<'a> {
    translations: &'a Arc<Translations>,
    pub(super) tenant: &'a Tenant,
    pub(super) language: &'a Language,
    home: String,
    to: &'a Recipient,
}

impl Writer<'_> {
    /// All template variables; none when a text is missing.
    fn content(&self, email: &Email) -> Option<Value> {
        let mut contents = Contents::of(email, &self.home);
        if let Email::RefundAccount(refund) = email {
            contents.typed.push(("amount", self.money(refund.amount)));
        }
        let id = format!("mail-{}", email.name());
        let part = |name: &str| self.line(&format!("{id}.{name}"), &contents);
        let action = match &contents.action {
            Some(href) => {
                Some(context! { label => part("action")?.value(), href => href_value(href), address => href })
            }
            None => None,
        };
        let mut notes = Vec::new();
        if let Some(minutes) = contents.minutes {
            notes.push(self.validity(minutes)?.value());
        }
        if contents.note {
            notes.push(part("note")?.value());
        }
        Some(context! {
            subject => self.line(&id, &contents)?.value(),
            preview => part("preview")?.value(),
            title => part("title")?.value(),
            hello => self.hello()?.value(),
            text => part("text")?.value(),
            action => action,
            copy => if contents.spelt { Some(self.line("mail-copy", &contents)?.value()) } else { None },
            notes => notes,
            order => match email {
                Email::Order(order) => Some(self.order(order)?),
                Email::Return(returned) => Some(self.returned(returned)?),
                _ => None,
            },
            footer => self.footer(contents.unsubscribe)?,
        })
    }

    fn hello(&self) -> Option<Line> {
        match self.to.greeting_name() {
            Some(name) => self.line("mail-hello", &Contents { typed: vec![("name", name)], ..Contents::default() }),
            None => self.line("mail-hello-nameless", &Contents::default()),
        }
    }

    /// The validity of a link, in the largest unit that expresses it exactly.
    fn validity(&self, minutes: i64) -> Option<Line> {
        let (id, count) = match minutes {
            minutes if minutes >= 2880 && minutes % 1440 == 0 => ("mail-link-days", minutes / 1440),
            minutes if minutes >= 60 && minutes % 60 == 0 => ("mail-link-hours", minutes / 60),
            minutes => ("mail-link-minutes", minutes),
        };
        self.line(id, &Contents { numbers: vec![("count", count)], ..Contents::default() })
    }

    fn footer(&self, unsubscribe: Option<(&str, &str)>) -> Option<Value> {
        let nothing = Contents::default();
        let legal = &self.tenant.legal;
        let seller: Vec<&str> =
            [&*legal.name, &*legal.address].into_iter().filter(|part| !part.trim().is_empty()).collect();
        let unsubscribe = match unsubscribe {
            Some((id, href)) => {
                Some(context! { label => self.line(id, &nothing)?.value(), href => href_value(href), address => href })
            }
            None => None,
        };
        let help = if legal.email.is_empty() { None } else { Some(self.line("mail-help", &nothing)?.value()) };
        Some(context! { help => help, seller => seller.join(" · "), unsubscribe => unsubscribe })
    }

    /// A message or one of its attributes. Values typed by people are inserted after escaping, with directional isolation.
    pub(super) fn line(&self, id: &str, contents: &Contents<'_>) -> Option<Line> {
        let shop = self.translations.text(self.tenant.id, self.language, BRAND, &[]);
        let marks: Vec<(char, &str)> =
            ('\u{e000}'..).zip(contents.typed.iter().map(|(_, value)| value.as_str())).collect();
        let mut args: Vec<(&str, Arg<'_>)> = vec![("shop", shop.as_str().into())];
        args.extend(contents.typed.iter().zip(&marks).map(|((name, _), (mark, _))| (*name, mark.to_string().into())));
        args.extend(contents.numbers.iter().map(|(name, number)| (*name, (*number).into())));
        let message = self.translations.find(self.tenant.id, self.language, id, &args)?;
        let (mut text, mut html) = (message.clone(), escape_attribute(&message).into_owned());
        for (mark, value) in marks {
            text = text.replace(mark, value);
            html = html.replace(mark, &format!("<bdi>{}</bdi>", escape_attribute(value)));
        }
        Some(Line { text, html })
    }

    fn rendered(&self, email: Value) -> Result<RenderedEmail> {
        let brand = self.translations.text(self.tenant.id, self.language, BRAND, &[]);
        let subject =
            email.get_attr("subject").and_then(|subject| subject.get_attr("text")).map_err(Error::internal)?;
        let context = context! {
            lang => self.language.locale.as_str(),
            theme => theme(self.tenant.look.as_ref()),
            brand => &brand,
            home => context! { href => href_value(&self.home), address => self.home.as_str() },
            email => email,
        };
        let write = |name: &str| {
            TEMPLATES.get_template(name).and_then(|template| template.render(&context)).map_err(Error::internal)
        };
        Ok(RenderedEmail {
            language: self.language.code.clone(),
            locale: self.language.locale.clone(),
            brand,
            subject: subject.to_string(),
            text: write("email.txt")?,
            html: write("email.html")?,
        })
    }
}

fn href_value(address: &str) -> Value {
    Value::from_safe_string(escape_attribute(address).into_owned())
}
