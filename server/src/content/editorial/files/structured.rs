//! The files of content that consist of TOML only: frequent questions, the help centre, product care.

use std::collections::BTreeSet;

use super::{
    super::{model::Kind, publication::Publication},
    names::{countries, is_key},
    partners::parse_partners,
    publication::publication,
};
use crate::{
    tenancy::Directory,
    toml_file::{Located, Report, TableReader},
};

/// A template with its position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// As it was written.
    pub text: String,
    /// The line of its key.
    pub line: usize,
    /// Its dotted key.
    pub key: String,
}

/// `faq/<language>.toml`.
#[derive(Clone, Debug, Default)]
pub struct Faq {
    /// In order.
    pub groups: Vec<Group>,
}

/// A group of questions.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its key, the same in all languages.
    pub key: String,
    /// Its heading.
    pub title: Template,
    /// When it is shown.
    pub publication: Publication,
    /// In order.
    pub entries: Vec<FaqQuestion>,
}

/// A question.
#[derive(Clone, Debug)]
pub struct FaqQuestion {
    /// Its key, the same in all languages.
    pub key: String,
    /// The question, a single line.
    pub question: Template,
    /// The answer in Markdown.
    pub answer: Template,
    /// When it is shown.
    pub publication: Publication,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
}

/// `help.toml`.
#[derive(Clone, Debug, Default)]
pub struct Help {
    /// In order.
    pub sections: Vec<Section>,
}

/// A section of the help centre.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its key in `help/<language>.toml`.
    pub key: String,
    /// The name of its icon.
    pub icon: String,
    /// Keys of pages.
    pub pages: Vec<Located<String>>,
    /// Keys of groups of questions.
    pub faq: Vec<Located<String>>,
    /// When it is shown.
    pub publication: Publication,
}

/// `help/<language>.toml`.
#[derive(Clone, Debug, Default)]
pub struct HelpTexts {
    /// By the sections' keys.
    pub sections: Vec<SectionTexts>,
}

/// The texts of a section.
#[derive(Clone, Debug)]
pub struct SectionTexts {
    /// The section's key.
    pub key: String,
    /// Its heading.
    pub title: Template,
    /// A sentence below.
    pub text: Template,
}

/// `product-care/<language>.toml`.
#[derive(Clone, Debug)]
pub struct ProductCare {
    /// Markdown above the symbols.
    pub intro: Template,
    /// In order.
    pub signs: Vec<CareSymbol>,
}

/// A care symbol.
#[derive(Clone, Debug)]
pub struct CareSymbol {
    /// The symbol's key at products.
    pub key: String,
    /// Its meaning.
    pub title: Template,
    /// The instructions, in Markdown.
    pub text: Template,
    /// When it is shown.
    pub publication: Publication,
}

/// Icons of the help centre that the web supports.
pub const ICONS: [&str; 10] = ["back", "bag", "box", "cash", "globe", "heart", "mail", "ruler", "search", "user"];

pub(super) fn read<'t, T>(report: &'t Report<'t>, read: impl FnOnce(&TableReader<'_>) -> T) -> T {
    let table = report.parse();
    let sheet = TableReader::root(report, table.get_ref());
    let value = read(&sheet);
    sheet.finish();
    value
}

pub(super) fn parse(report: &Report<'_>, kind: Kind, directory: &Directory) {
    match kind {
        Kind::Faq => drop(parse_faq(report, directory)),
        Kind::Help => drop(parse_help(report)),
        Kind::HelpTexts => drop(parse_help_texts(report)),
        Kind::ProductCare => drop(parse_product_care(report)),
        Kind::Partners => drop(parse_partners(report, directory)),
        Kind::Page | Kind::Post | Kind::Event | Kind::SizeTables | Kind::Home | Kind::Social | Kind::Redirects => {}
    }
}

/// Reads frequent questions; invalid entries are reported and left out.
pub fn parse_faq(report: &Report<'_>, directory: &Directory) -> Faq {
    read(report, |sheet| {
        let (mut groups, mut keys) = (BTreeSet::new(), BTreeSet::new());
        let groups = sheet.tables("groups").into_iter().filter_map(|group| {
            let key = key(&group, &mut groups);
            let (title, shown) = (template(&group, "title"), publication(&group));
            let entries = group.tables("entries").into_iter().filter_map(|entry| {
                let key = self::key(&entry, &mut keys);
                let (question, answer) = (template(&entry, "question"), paragraphs(&entry, "answer"));
                let (publication, countries) = (publication(&entry), countries(&entry, directory));
                entry.finish();
                Some(FaqQuestion { key: key?, question: question?, answer: answer?, publication, countries })
            });
            let entries = entries.collect();
            group.finish();
            Some(Group { key: key?, title: title?, publication: shown, entries })
        });
        Faq { groups: groups.collect() }
    })
}

/// Reads the help centre's structure.
pub fn parse_help(report: &Report<'_>) -> Help {
    read(report, |sheet| {
        let mut keys = BTreeSet::new();
        let sections = sheet.tables("sections").into_iter().filter_map(|section| {
            let key = key(&section, &mut keys);
            let icon = section.text("icon");
            if let Some(icon) = icon.as_ref().filter(|icon| !ICONS.contains(&&*icon.value)) {
                let message = format!("{} is no icon; there are {}", icon.value, ICONS.join(", "));
                section.unknown(icon.line, "icon", &icon.value, message, ICONS);
            }
            let (pages, faq) = (section.texts_if_any("pages"), section.texts_if_any("faq"));
            let publication = publication(&section);
            section.finish();
            Some(Section { key: key?, icon: icon?.value, pages, faq, publication })
        });
        Help { sections: sections.collect() }
    })
}

/// Reads the texts of the help centre.
pub fn parse_help_texts(report: &Report<'_>) -> HelpTexts {
    read(report, |sheet| {
        let sections = sheet.tables_by_key("sections").into_iter().filter_map(|(key, section)| {
            let (title, text) = (template(&section, "title"), template(&section, "text"));
            section.finish();
            Some(SectionTexts { key: key.value, title: title?, text: text? })
        });
        HelpTexts { sections: sections.collect() }
    })
}

/// Reads the explanations of the care symbols; `None` if the introduction is missing.
pub fn parse_product_care(report: &Report<'_>) -> Option<ProductCare> {
    read(report, |sheet| {
        let intro = paragraphs(sheet, "intro");
        let mut keys = BTreeSet::new();
        let signs = sheet.tables("signs").into_iter().filter_map(|sign| {
            let key = key(&sign, &mut keys);
            let (title, text) = (template(&sign, "title"), paragraphs(&sign, "text"));
            let publication = publication(&sign);
            sign.finish();
            Some(CareSymbol { key: key?, title: title?, text: text?, publication })
        });
        let signs = signs.collect();
        Some(ProductCare { intro: intro?, signs })
    })
}

pub(super) fn key(sheet: &TableReader<'_>, used: &mut BTreeSet<String>) -> Option<String> {
    let key = sheet.text("key")?;
    if !is_key(&key.value) {
        sheet.wrong(key.line, "key", format!("{} must be small letters, digits and hyphens, 60 at most", key.value));
        return None;
    }
    if !used.insert(key.value.clone()) {
        sheet.wrong(key.line, "key", format!("{} is used twice", key.value));
        return None;
    }
    Some(key.value)
}

pub(super) fn template(sheet: &TableReader<'_>, key: &'static str) -> Option<Template> {
    let text = sheet.text(key)?;
    Some(Template { text: text.value, line: text.line, key: sheet.dotted(key) })
}

pub(super) fn template_if_any(sheet: &TableReader<'_>, key: &'static str) -> Option<Template> {
    let text = sheet.text_if_any(key)?;
    Some(Template { text: text.value, line: text.line, key: sheet.dotted(key) })
}

fn paragraphs(sheet: &TableReader<'_>, key: &'static str) -> Option<Template> {
    let text = sheet.paragraphs(key)?;
    Some(Template { text: text.value, line: text.line, key: sheet.dotted(key) })
}
