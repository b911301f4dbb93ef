//! The e-mails about a company's application to sell in a shop: to the applicant, and to the shop.

use crate::text_enum::named_enum;

named_enum! {
    /// The kinds of e-mails about an application. The ids of their texts begin with `mail-<name>`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SellerEmailKind {
        /// To the applicant: the application was received.
        Received = "seller-received",
        /// To the shop: a new application.
        Application = "seller-application",
        /// To the applicant: accepted.
        Accepted = "seller-accepted",
        /// To the applicant: rejected, with the reason.
        Rejected = "seller-rejected",
    }
}

/// The data of an application's e-mails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SellerEmail {
    /// The kind of e-mail.
    pub kind: SellerEmailKind,
    /// The application's id.
    pub number: String,
    /// The company's name.
    pub company: String,
    /// The contact person.
    pub contact: String,
    /// The contact's e-mail address.
    pub email: String,
    /// The contact's phone number.
    pub phone: String,
    /// The company's country, in the e-mail's language.
    pub country: String,
    /// The company's website.
    pub web_address: String,
    /// What it sells, in the e-mail's language.
    pub goods: String,
    /// Number of items a month, in the e-mail's language.
    pub quantity: String,
    /// The applicant's message.
    pub message: String,
    /// The reason of a rejection.
    pub reason: String,
}

impl SellerEmail {
    /// The variables of the texts. What the applicant typed is included only in the e-mail to the shop: the e-mail address may be
    /// a stranger's, and nobody else must be able to send them messages in the shop's name.
    pub(super) fn typed(&self) -> Vec<(&'static str, &str)> {
        if self.kind != SellerEmailKind::Application {
            return vec![("reason", &self.reason)];
        }
        vec![
            ("company", &self.company),
            ("number", &self.number),
            ("contact", &self.contact),
            ("email", &self.email),
            ("phone", &self.phone),
            ("country", &self.country),
            ("web", &self.web_address),
            ("goods", &self.goods),
            ("quantity", &self.quantity),
            ("message", if self.message.is_empty() { "–" } else { &self.message }),
        ]
    }

    /// A sample e-mail, for previews.
    pub fn sample(kind: SellerEmailKind) -> Self {
        Self {
            kind,
            number: "12".to_owned(),
            company: "Tkalnica d.o.o.".to_owned(),
            contact: "Eva Kos".to_owned(),
            email: "eva@example.com".to_owned(),
            phone: "+386 40 123 456".to_owned(),
            country: "Slovenija".to_owned(),
            web_address: "https://example.com/".to_owned(),
            goods: "T-shirts, leggings".to_owned(),
            quantity: "100–500".to_owned(),
            message: "We knit in our own workshop.".to_owned(),
            reason: "We have no room for more leggings at the moment.".to_owned(),
        }
    }
}
