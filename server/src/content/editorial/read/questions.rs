//! Frequent questions, the help centre that links to them and to pages, and explanations of care symbols.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::{self, Faq, FaqQuestion, HelpTexts},
        index::IndexedFile,
        model::Kind,
        render,
    },
    lists::{self, List},
    pages::{PageLink, page_link},
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    catalog::Alternate,
    error::{Error, Result},
    tenancy::Storefront,
    toml_file::Report,
};

/// Frequently asked questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FaqView {
    /// Groups of questions, in display order.
    pub groups: Vec<FaqGroup>,
    /// BCP 47 tag of the language in which they are written.
    pub locale: String,
    /// Whether they are written in the requested language.
    pub is_own_language: bool,
    /// The page in all countries and languages, including this one; empty if it is not written in the requested language.
    pub alternates: Vec<Alternate>,
}

/// A group of questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FaqGroup {
    /// Group key, the same in all languages.
    pub key: String,
    /// Group heading.
    pub title: String,
    /// Questions with answers, in display order.
    pub entries: Vec<FaqEntry>,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FaqEntry {
    /// Question key, the same in all languages.
    pub key: String,
    /// Question, on one line.
    pub question: String,
    /// Answer as sanitised HTML.
    pub answer: String,
}

/// The help centre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelpView {
    /// Sections, in display order.
    pub sections: Vec<HelpSection>,
    /// Whether the sections are written in the requested language.
    pub is_own_language: bool,
    /// The page in all countries and languages, including this one; empty if it is not written in the requested language.
    pub alternates: Vec<Alternate>,
}

/// A section of the help centre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HelpSection {
    /// Section key, the same in all languages.
    pub key: String,
    /// Icon name.
    pub icon: String,
    /// Section heading.
    pub title: String,
    /// Description, one sentence.
    pub text: String,
    /// Links to pages and groups of questions.
    pub links: Vec<PageLink>,
}

/// The care symbols and their meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCareView {
    /// Introduction as sanitised HTML.
    pub intro: String,
    /// Care symbols, in display order.
    pub signs: Vec<SignView>,
    /// BCP 47 tag of the language in which they are written.
    pub locale: String,
    /// Whether they are written in the requested language.
    pub is_own_language: bool,
    /// The page in all countries and languages, including this one; empty if it is not written in the requested language.
    pub alternates: Vec<Alternate>,
}

/// A care symbol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SignView {
    /// Key of the symbol, as in the care instructions of products.
    pub key: String,
    /// Meaning of the symbol.
    pub title: String,
    /// Instructions as sanitised HTML.
    pub text: String,
}

/// Frequent questions of the country, in the storefront's language.
pub async fn faq(app: &App, storefront: &Storefront) -> Result<FaqView> {
    let reader = ContentReader::open(app, storefront).await?;
    let read = reader.read(Kind::Faq, "", |source, facts| groups(&reader, &parsed_faq(&reader, source), facts)).await?;
    let (entry, groups) = read.ok_or(Error::NotFound)?;
    let (locale, is_own_language) = (reader.language_of(entry).locale, is_own(&reader, entry));
    let alternates = alternates_of(&reader, List::Questions, is_own_language);
    Ok(FaqView { groups, locale, is_own_language, alternates })
}

fn is_own(reader: &ContentReader<'_>, entry: &IndexedFile) -> bool {
    is_own_language(&reader.front.language.code, &reader.language_of(entry).code)
}

fn alternates_of(reader: &ContentReader<'_>, list: List, is_own_language: bool) -> Vec<Alternate> {
    if is_own_language { lists::alternates(reader, list) } else { Vec::new() }
}

fn parsed_faq(reader: &ContentReader<'_>, source: &str) -> Faq {
    files::parse_faq(&Report::new("faq", source), &reader.app.directory())
}

fn groups(
    reader: &ContentReader<'_>,
    faq: &Faq,
    facts: &minijinja::Value,
) -> Result<Vec<FaqGroup>, render::TemplateError> {
    let code = &reader.front.tenant.code;
    let mut groups = Vec::new();
    for group in faq.groups.iter().filter(|group| reader.shows(group.publication)) {
        let is_for = |entry: &&FaqQuestion| entry.countries.is_empty() || entry.countries.contains(code);
        let shown = group.entries.iter().filter(is_for).filter(|entry| reader.shows(entry.publication));
        let mut entries = Vec::new();
        for entry in shown {
            let question = render::plain(&entry.question.text, facts)?;
            let answer = rendered(&entry.answer.text, facts)?.html;
            entries.push(FaqEntry { key: entry.key.clone(), question, answer });
        }
        if !entries.is_empty() {
            groups.push(FaqGroup { key: group.key.clone(), title: render::plain(&group.title.text, facts)?, entries });
        }
    }
    Ok(groups)
}

/// The help centre: its sections with those links that the country has.
pub async fn help(app: &App, storefront: &Storefront) -> Result<HelpView> {
    let reader = ContentReader::open(app, storefront).await?;
    let structure =
        reader.read(Kind::Help, "", |source, _| Ok(files::parse_help(&Report::new("help", source)))).await?;
    let (_, structure) = structure.ok_or(Error::NotFound)?;
    let words = reader.read(Kind::HelpTexts, "", help_texts).await?;
    let is_own_language = words.as_ref().is_some_and(|(entry, _)| is_own(&reader, entry));
    let words = words.map(|(_, words)| words).unwrap_or_default();
    let groups =
        reader.read(Kind::Faq, "", |source, facts| groups(&reader, &parsed_faq(&reader, source), facts)).await?;
    let groups = groups.map(|(_, groups)| groups).unwrap_or_default();
    let shown = structure.sections.into_iter().filter(|section| reader.shows(section.publication));
    let sections = shown.filter_map(|section| {
        let (_, title, text) = words.iter().find(|(key, ..)| *key == section.key)?.clone();
        let pages = section.pages.iter().filter_map(|page| page_link(&reader, &page.value));
        let questions = section.faq.iter().filter_map(|key| {
            let group = groups.iter().find(|group| group.key == key.value)?;
            let path = format!("/faq#{}", group.key);
            Some(PageLink { key: format!("faq-{}", group.key), name: group.title.clone(), path })
        });
        let links: Vec<PageLink> = questions.chain(pages).collect();
        (!links.is_empty()).then_some(HelpSection { key: section.key, icon: section.icon, title, text, links })
    });
    let sections = sections.collect();
    Ok(HelpView { sections, is_own_language, alternates: alternates_of(&reader, List::Help, is_own_language) })
}

type HelpTextsByKey = Vec<(String, String, String)>;

fn help_texts(source: &str, facts: &minijinja::Value) -> Result<HelpTextsByKey, render::TemplateError> {
    let HelpTexts { sections } = files::parse_help_texts(&Report::new("help", source));
    let words = sections.into_iter().map(|section| {
        let (title, text) = (render::plain(&section.title.text, facts)?, render::plain(&section.text.text, facts)?);
        Ok((section.key, title, text))
    });
    words.collect()
}

/// The explanations of care symbols, in the storefront's language.
pub async fn product_care(app: &App, storefront: &Storefront) -> Result<ProductCareView> {
    let reader = ContentReader::open(app, storefront).await?;
    let read = reader.read(Kind::ProductCare, "", |source, facts| care(&reader, source, facts)).await?;
    let (entry, (intro, signs)) = read.ok_or(Error::NotFound)?;
    let (locale, is_own_language) = (reader.language_of(entry).locale, is_own(&reader, entry));
    let alternates = alternates_of(&reader, List::Care, is_own_language);
    Ok(ProductCareView { intro, signs, locale, is_own_language, alternates })
}

fn care(
    reader: &ContentReader<'_>,
    source: &str,
    facts: &minijinja::Value,
) -> Result<(String, Vec<SignView>), render::TemplateError> {
    let missing = || render::TemplateError { line: 1, message: "the introduction is missing".to_owned() };
    let care = files::parse_product_care(&Report::new("product-care", source)).ok_or_else(missing)?;
    let intro = rendered(&care.intro.text, facts)?.html;
    let shown = care.signs.into_iter().filter(|sign| reader.shows(sign.publication));
    let signs = shown.map(|sign| {
        let (title, text) = (render::plain(&sign.title.text, facts)?, rendered(&sign.text.text, facts)?.html);
        Ok(SignView { key: sign.key, title, text })
    });
    Ok((intro, signs.collect::<Result<_, _>>()?))
}
