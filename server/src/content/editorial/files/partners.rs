//! `partners.toml`: the shop's partners, and images that link to its Instagram profile.

use std::collections::BTreeMap;

use super::{super::publication::Publication, names::countries, publication::publication};
use crate::{
    i18n::REFERENCE,
    tenancy::Directory,
    text_enum::text_enum,
    toml_file::{Located, Report, TableReader},
};

/// Longest title, in characters.
const LONGEST_TITLE: usize = 60;

text_enum! {
    /// Type of a partner entry.
    pub enum PartnerKind {
        /// A picture that links to the shop's Instagram profile or to a post there.
        Instagram = "INSTAGRAM",
        /// A partner company of the shop.
        Partner = "PARTNER",
    }
}

/// An entry.
#[derive(Clone, Debug)]
pub struct Partner {
    /// The kind of entry.
    pub kind: PartnerKind,
    /// The same in all languages: a name.
    pub title: String,
    /// The link's URL; an Instagram image without one links to the country's profile.
    pub link: Option<String>,
    /// The image's name.
    pub picture: Located<String>,
    /// When it is shown.
    pub publication: Publication,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
    /// The image's alternative text, by language code; English is required.
    pub alt: BTreeMap<String, String>,
}

/// Reads the entries in order; invalid ones are reported and left out.
pub fn parse_partners(report: &Report<'_>, directory: &Directory) -> Vec<Partner> {
    let table = report.parse();
    let sheet = TableReader::root(report, table.get_ref());
    let entries = sheet.tables("entries").into_iter().filter_map(|entry| {
        let partner = partner(&entry, directory);
        entry.finish();
        partner
    });
    let entries = entries.collect();
    sheet.finish();
    entries
}

fn partner(sheet: &TableReader<'_>, directory: &Directory) -> Option<Partner> {
    let kind = kind(sheet);
    let title = sheet.text("title");
    if let Some(long) = title.as_ref().filter(|title| title.value.chars().count() > LONGEST_TITLE) {
        sheet.wrong(long.line, "title", format!("is longer than {LONGEST_TITLE} characters"));
    }
    let link = sheet.text_if_any("link");
    if let Some(link) = link.as_ref().filter(|link| !link.value.starts_with("https://")) {
        sheet.wrong(link.line, "link", format!("{} must be an address that begins with https://", link.value));
    }
    if kind == Some(PartnerKind::Partner) && link.is_none() {
        sheet.wrong(sheet.line_of("title"), "link", "is missing: a partner needs a link");
    }
    let picture = sheet.text("picture");
    let (publication, countries) = (publication(sheet), countries(sheet, directory));
    let alt = alt(sheet, directory);
    let link = link.map(|link| link.value);
    Some(Partner { kind: kind?, title: title?.value, link, picture: picture?, publication, countries, alt })
}

fn kind(sheet: &TableReader<'_>) -> Option<PartnerKind> {
    let word = sheet.text("type")?;
    let kind = PartnerKind::from_name(&word.value);
    if kind.is_none() {
        let known = PartnerKind::ALL.map(PartnerKind::name);
        let message = format!("{} is no type; there are {}", word.value, known.join(", "));
        sheet.unknown(word.line, "type", &word.value, message, known);
    }
    kind
}

fn alt(sheet: &TableReader<'_>, directory: &Directory) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (code, text) in sheet.texts_by_key("alt") {
        if directory.language(&code.value).is_none() {
            sheet.wrong(code.line, "alt", format!("{} is no language", code.value));
        }
        texts.insert(code.value, text.value);
    }
    if !texts.contains_key(REFERENCE) {
        sheet.wrong(sheet.line_of("alt"), "alt", "has no English text, which languages without one of their own show");
    }
    texts
}
