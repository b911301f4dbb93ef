//! The e-mails about a company's application to sell in a shop: to its sender, and to the shop.

/// What an e-mail about an application says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SellerEmailKind {
    /// To the sender: it has arrived.
    Received,
    /// To the shop: there is one.
    Application,
    /// To the sender: yes.
    Accepted,
    /// To the sender: no, and why.
    Rejected,
}

impl SellerEmailKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Received, Self::Application, Self::Accepted, Self::Rejected];

    /// Its name, which begins its texts' ids: `mail-<name>`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Received => "seller-received",
            Self::Application => "seller-application",
            Self::Accepted => "seller-accepted",
            Self::Rejected => "seller-rejected",
        }
    }
}

/// An application, as its e-mails say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SellerEmail {
    /// Which e-mail.
    pub kind: SellerEmailKind,
    /// The application's id.
    pub number: String,
    /// The company's name.
    pub company: String,
    /// Whom to talk to there.
    pub contact: String,
    /// Their address.
    pub email: String,
    /// Their number.
    pub phone: String,
    /// The company's country, in the e-mail's language.
    pub country: String,
    /// The company's own pages.
    pub web_address: String,
    /// What it sells, in the e-mail's language.
    pub goods: String,
    /// How many items a month, in the e-mail's language.
    pub quantity: String,
    /// What else it said.
    pub message: String,
    /// Why it was rejected.
    pub reason: String,
}

impl SellerEmail {
    /// The variables of the texts. What the sender typed is written to the shop alone: the address may be a stranger's, who must not get
    /// messages of anybody else in the shop's name.
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

    /// An e-mail to look at.
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
