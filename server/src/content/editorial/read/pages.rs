//! Pages of text, and the links to them around every page.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::{Entry, Index},
        model::{FrontMatter, Kind},
        render::{self, Heading},
    },
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    catalog::Alternate,
    error::{Error, Result},
    i18n::format_date,
    tenancy::{Language, Storefront, Tenant},
    translate::say,
};

/// Pages for those who have a question, in the order of the footer; the others belong to the shop itself.
const HELP: [&str; 4] = ["delivery", "returns", "payment-methods", "contact"];
const COMPANY: [&str; 7] = ["about", "terms", "privacy", "cookies", "withdrawal-form", "imprint", "accessibility"];
/// The page whose version orders remember.
const TERMS: &str = "terms";

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved<T> {
    /// To this.
    Here(T),
    /// It has another slug in this language.
    Moved(String),
}

/// A page of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageView {
    /// The same in all languages: `terms`.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// For search engines.
    pub description: String,
    /// Its path, without a locale prefix.
    pub path: String,
    /// Sanitised HTML.
    pub html: String,
    /// Its headings, for a list of contents.
    pub headings: Vec<Heading>,
    /// When its text last changed, as the language writes days.
    pub updated: String,
    /// The same as an ISO date.
    pub updated_on: String,
    /// The BCP 47 tag of the language that it is written in.
    pub locale: String,
    /// Whether that is the language that was asked for.
    pub is_own_language: bool,
    /// The same page in other languages and countries, this one included; none when it is not in its own language here.
    pub alternates: Vec<Alternate>,
}

/// A link to a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PageLink {
    /// The same in all languages.
    pub key: String,
    /// Its heading.
    pub name: String,
    /// Its path, without a locale prefix.
    pub path: String,
}

/// The links of the footer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PageLinks {
    /// For those who have a question.
    pub help: Vec<PageLink>,
    /// About the shop, and what the law wants.
    pub company: Vec<PageLink>,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/{}", front.slug)
}

/// The key of what has a slug here, or had it in another language.
pub(super) fn key_of_slug<'i>(reader: &'i ContentReader<'_>, kind: Kind, slug: &str) -> Option<&'i str> {
    let has_slug = |entry: &Entry| entry.front.as_ref().is_some_and(|front| front.slug.eq_ignore_ascii_case(slug));
    let here = reader.index.keys(kind).find(|key| reader.shown(kind, key).is_some_and(has_slug));
    here.or_else(|| {
        let elsewhere = reader.index.of_kind(kind).find(|entry| has_slug(entry) || entry.id.key == slug);
        elsewhere.map(|entry| entry.id.key.as_str())
    })
}

/// The page of a slug. One that the page has in another language leads to this language's.
pub async fn page(app: &App, storefront: &Storefront, slug: &str) -> Result<Resolved<PageView>> {
    let reader = ContentReader::open(app, storefront).await?;
    let key = key_of_slug(&reader, Kind::Page, slug).ok_or(Error::NotFound)?;
    let own = reader.shown(Kind::Page, key).and_then(|entry| entry.front.as_ref()).ok_or(Error::NotFound)?;
    if !own.slug.eq_ignore_ascii_case(slug) {
        return Ok(Resolved::Moved(own.slug.clone()));
    }
    let read = reader.read(Kind::Page, key, |source, facts| rendered(text_of(source), facts)).await?;
    let (entry, text) = read.ok_or(Error::NotFound)?;
    let front = entry.front.as_ref().ok_or(Error::NotFound)?;
    let (facts, written) = (reader.facts(entry), reader.language_of(entry));
    let is_own_language = is_own_language(&storefront.language.code, &written.code);
    let alternates = if is_own_language { reader.alternates(Kind::Page, key, path_of) } else { Vec::new() };
    Ok(Resolved::Here(PageView {
        key: key.to_owned(),
        title: line(&front.title, &facts),
        description: line(&front.description, &facts),
        path: path_of(own),
        html: text.html,
        headings: text.headings,
        updated: format_date(&storefront.language.locale, front.updated),
        updated_on: front.updated.to_string(),
        locale: written.locale,
        is_own_language,
        alternates,
    }))
}

/// A line with its variables filled in; as it was written where that fails.
pub(super) fn line(template: &str, facts: &minijinja::Value) -> String {
    render::plain(template, facts).unwrap_or_else(|_| template.to_owned())
}

/// The pages that a country's footer links to, in the storefront's language.
pub async fn page_links(app: &App, storefront: &Storefront) -> Result<PageLinks> {
    let reader = ContentReader::open(app, storefront).await?;
    let written = |key: &&str| page_link(&reader, key);
    let fixed = |kind: Kind, key: &str, message: &str, path: &str| {
        let has_any = reader.index.keys(kind).any(|key| reader.shown(kind, key).is_some());
        let (key, name, path) = (key.to_owned(), say(app, storefront, message, &[]), path.to_owned());
        has_any.then_some(PageLink { key, name, path })
    };
    let mut links = PageLinks::default();
    links.help.extend(fixed(Kind::Help, "help", "content-help-title", "/helpcenter"));
    links.help.extend(fixed(Kind::Faq, "faq", "content-faq-title", "/faq"));
    links.help.extend(HELP.iter().filter_map(written));
    let sizes = say(app, storefront, "product-size-table", &[]);
    links.help.push(PageLink { key: "size-guides".to_owned(), name: sizes, path: "/size-guides".to_owned() });
    links.help.extend(fixed(Kind::ProductCare, "product-care", "content-care-title", "/product-cares"));
    links.company.extend(fixed(Kind::Post, "blog", "content-blog-title", "/blog"));
    links.company.extend(COMPANY.iter().filter_map(written));
    let own = |key: &str, message: &str| PageLink {
        key: key.to_owned(),
        name: say(app, storefront, message, &[]),
        path: format!("/{key}"),
    };
    links.company.push(own("global-sellers", "seller-list-title"));
    links.company.push(own("become-a-seller", "seller-apply-title"));
    Ok(links)
}

/// A link to the page of a key, if there is one.
pub(super) fn page_link(reader: &ContentReader<'_>, key: &str) -> Option<PageLink> {
    let entry = reader.shown(Kind::Page, key)?;
    let front = entry.front.as_ref()?;
    Some(PageLink { key: key.to_owned(), name: line(&front.title, &reader.facts(entry)), path: path_of(front) })
}

/// The version of the terms that a country's shoppers read in a language: the day on which their text last changed.
pub async fn terms_version(app: &App, tenant: &Tenant, language: &Language) -> Result<Option<String>> {
    let index = Index::load(app).await?;
    let terms = index.shown((Kind::Page, TERMS), tenant, language, app.clock.now());
    Ok(terms.and_then(|entry| entry.front.as_ref()).map(|front| front.updated.to_string()))
}
