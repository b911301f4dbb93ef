//! The e-mail to the shop about a new application to the affiliate programme.

/// The data of an application's e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AffiliateApplicationEmail {
    /// The partner's id, by which operators decide.
    pub number: String,
    /// The applicant's name, with the company if it is one.
    pub name: String,
    /// Their e-mail address.
    pub email: String,
    /// Their website.
    pub web_address: String,
    /// The channels on which they recommend, in the e-mail's language.
    pub channels: String,
    /// The countries of their audience, in the e-mail's language.
    pub countries: String,
    /// How they promote.
    pub promotion: String,
}

impl AffiliateApplicationEmail {
    /// The variables of the texts that the applicant typed.
    pub(super) fn typed(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("number", &self.number),
            ("name", &self.name),
            ("email", &self.email),
            ("web", shown(&self.web_address)),
            ("channels", shown(&self.channels)),
            ("countries", shown(&self.countries)),
            ("promotion", shown(&self.promotion)),
        ]
    }

    /// Sample data, for previews.
    pub fn sample() -> Self {
        Self {
            number: "12".to_owned(),
            name: "Eva Kos (Tkalnica d.o.o.)".to_owned(),
            email: "eva@example.com".to_owned(),
            web_address: "https://example.com/".to_owned(),
            channels: "Blog: example.com/blog (1200)".to_owned(),
            countries: "Slovenija, Hrvaška".to_owned(),
            promotion: "We write about clothes every week.".to_owned(),
        }
    }
}

/// Shows a dash for an empty text.
fn shown(text: &str) -> &str {
    if text.is_empty() { "–" } else { text }
}
