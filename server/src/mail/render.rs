//! A letter in a language: subject, text and HTML, from its texts (`mail-<name>` and attributes) and the templates.

use std::sync::{Arc, LazyLock};

use minijinja::{AutoEscape, Environment, Value, context};
use serde::Serialize;

use super::{
    letter::{Letter, Recipient, plain},
    look::look,
    post::{home, origin},
};
use crate::{
    app::App,
    error::{Error, Result},
    i18n::{Arg, REFERENCE, Words},
    tenancy::{Language, Tenant},
};

/// The shop's name among its words.
const BRAND: &str = "shop-name";

/// A letter as it is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rendered {
    /// The language that it is written in: the one asked for, unless that lacks words.
    pub language: String,
    /// The same as a language tag: `cs-CZ`.
    pub locale: String,
    /// The shop's name, which the letter is from.
    pub brand: String,
    /// One line.
    pub subject: String,
    /// For readers without HTML.
    pub text: String,
    /// For the others; needs nothing from elsewhere.
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
        ("letter.html", include_str!("../../templates/mail/letter.html")),
        ("layout.txt", include_str!("../../templates/mail/layout.txt")),
        ("letter.txt", include_str!("../../templates/mail/letter.txt")),
    ] {
        templates.add_template(name, text).expect("the templates are compiled by the tests");
    }
    templates
});

/// Writes a letter in a language. Where the language lacks one of its words, the whole letter is in the country's own language, or else
/// in English.
pub fn render(app: &App, tenant: &Tenant, language: &Language, to: &Recipient, letter: &Letter) -> Result<Rendered> {
    let directory = app.directory();
    let words = app.words();
    let english = directory.language(REFERENCE).map(|language| &**language);
    let candidates = [Some(language), Some(&*tenant.default_language), english];
    for language in candidates.into_iter().flatten() {
        let home = home(app, tenant, language.id)?;
        let writer = Writer { words: &words, tenant, language, home, to };
        if let Some(content) = writer.content(letter) {
            return writer.rendered(content);
        }
    }
    Err(Error::Internal(format!(
        "there are no words for the letter {}: run `vitrina translations seed`",
        letter.name()
    )))
}

/// What is in a letter besides its texts.
#[derive(Default)]
struct Contents<'a> {
    /// Where the button leads.
    action: Option<String>,
    /// How long that works, in minutes.
    minutes: Option<i64>,
    /// Whether a text stands below the button.
    note: bool,
    /// Where the reader unsubscribes.
    unsubscribe: Option<&'a str>,
    /// Whether the button's address is spelt out below it: for links that nobody could find by themselves.
    spelt: bool,
    /// Variables of the texts that a person has typed.
    typed: Vec<(&'static str, String)>,
    /// Variables that are numbers.
    numbers: Vec<(&'static str, i64)>,
}

impl<'a> Contents<'a> {
    fn link(link: &str, minutes: i64) -> Self {
        Self { action: Some(link.to_owned()), minutes: Some(minutes), note: true, spelt: true, ..Self::default() }
    }

    fn of(letter: &'a Letter, home: &str) -> Self {
        match letter {
            Letter::VerifyEmail { link, minutes }
            | Letter::ResetPassword { link, minutes }
            | Letter::EmailChangeConfirm { link, minutes } => Self::link(link, *minutes),
            Letter::Welcome {} => Self { action: Some(home.to_owned()), ..Self::default() },
            Letter::PasswordChanged {} => {
                Self { action: Some(format!("{home}/auth/Forgot-Password")), ..Self::default() }
            }
            Letter::EmailChanged { new_email } => {
                Self { note: true, typed: vec![("email", plain(new_email))], ..Self::default() }
            }
            Letter::AccountDeleted {} | Letter::Test {} => Self::default(),
            Letter::NewsletterConfirm { link, days, .. } => Self {
                action: Some(link.clone()),
                note: true,
                spelt: true,
                numbers: vec![("days", *days)],
                ..Self::default()
            },
            Letter::NewsletterWelcome { unsubscribe, .. } => {
                Self { action: Some(home.to_owned()), unsubscribe: Some(unsubscribe), ..Self::default() }
            }
        }
    }
}

/// A text as it stands in the text and in the HTML.
#[derive(Clone, Debug)]
struct Line {
    text: String,
    html: String,
}

impl Line {
    fn value(self) -> Value {
        context! { text => self.text, html => Value::from_safe_string(self.html) }
    }
}

/// One letter's language, country and reader.
struct Writer<'a> {
    words: &'a Arc<Words>,
    tenant: &'a Tenant,
    language: &'a Language,
    home: String,
    to: &'a Recipient,
}

impl Writer<'_> {
    /// Everything that the templates need; none when a word is missing.
    fn content(&self, letter: &Letter) -> Option<Value> {
        let contents = Contents::of(letter, &self.home);
        let id = format!("mail-{}", letter.name());
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
            footer => self.footer(contents.unsubscribe)?,
        })
    }

    fn hello(&self) -> Option<Line> {
        match self.to.greeted() {
            Some(name) => self.line("mail-hello", &Contents { typed: vec![("name", name)], ..Contents::default() }),
            None => self.line("mail-hello-nameless", &Contents::default()),
        }
    }

    /// How long a link works, in the largest unit that says it exactly.
    fn validity(&self, minutes: i64) -> Option<Line> {
        let (id, count) = match minutes {
            minutes if minutes >= 2880 && minutes % 1440 == 0 => ("mail-link-days", minutes / 1440),
            minutes if minutes >= 60 && minutes % 60 == 0 => ("mail-link-hours", minutes / 60),
            minutes => ("mail-link-minutes", minutes),
        };
        self.line(id, &Contents { numbers: vec![("count", count)], ..Contents::default() })
    }

    fn footer(&self, unsubscribe: Option<&str>) -> Option<Value> {
        let nothing = Contents::default();
        let legal = &self.tenant.legal;
        let seller: Vec<&str> =
            [&*legal.name, &*legal.address].into_iter().filter(|part| !part.trim().is_empty()).collect();
        let unsubscribe = match unsubscribe {
            Some(href) => Some(
                context! { label => self.line("mail-unsubscribe", &nothing)?.value(), href => href_value(href), address => href },
            ),
            None => None,
        };
        let help = if legal.email.is_empty() { None } else { Some(self.line("mail-help", &nothing)?.value()) };
        Some(context! { help => help, seller => seller.join(" · "), unsubscribe => unsubscribe })
    }

    /// A message, or one of its attributes. What people typed is put in after the words are escaped, isolated from their direction.
    fn line(&self, id: &str, contents: &Contents<'_>) -> Option<Line> {
        let host = host(&self.home);
        let marks: Vec<(char, &str)> =
            ('\u{e000}'..).zip(contents.typed.iter().map(|(_, value)| value.as_str())).collect();
        let mut args: Vec<(&str, Arg<'_>)> = vec![("shop", Arg::from(host))];
        args.extend(contents.typed.iter().zip(&marks).map(|((name, _), (mark, _))| (*name, mark.to_string().into())));
        args.extend(contents.numbers.iter().map(|(name, number)| (*name, (*number).into())));
        let said = self.words.find(self.tenant.id, self.language, id, &args)?;
        let (mut text, mut html) = (said.clone(), escape(&said));
        for (mark, value) in marks {
            text = text.replace(mark, value);
            html = html.replace(mark, &format!("<bdi>{}</bdi>", escape(value)));
        }
        Some(Line { text, html })
    }

    fn rendered(&self, letter: Value) -> Result<Rendered> {
        let brand = self.words.text(self.tenant.id, self.language, BRAND, &[]);
        let subject =
            letter.get_attr("subject").and_then(|subject| subject.get_attr("text")).map_err(Error::internal)?;
        let context = context! {
            lang => self.language.locale.as_str(),
            look => look(self.tenant.look.as_ref()),
            brand => &brand,
            home => context! { href => href_value(&self.home), host => host(&self.home) },
            letter => letter,
        };
        let write = |name: &str| {
            TEMPLATES.get_template(name).and_then(|template| template.render(&context)).map_err(Error::internal)
        };
        Ok(Rendered {
            language: self.language.code.clone(),
            locale: self.language.locale.clone(),
            brand,
            subject: subject.to_string(),
            text: write("letter.txt")?,
            html: write("letter.html")?,
        })
    }
}

/// The host of an address, which people recognise.
fn host(address: &str) -> &str {
    origin(address).split_once("://").map_or(address, |(_, host)| host)
}

fn href_value(address: &str) -> Value {
    Value::from_safe_string(escape(address))
}

/// Escapes text of HTML and of double-quoted attributes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}
