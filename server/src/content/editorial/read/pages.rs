//! Text pages, and the links to them in every page's footer.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::{Index, IndexedFile},
        model::{FrontMatter, Kind},
        render::{self, Heading},
    },
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    cache::depend_on,
    catalog::Alternate,
    changes::{Change, Topic},
    error::{Error, Result},
    i18n::format_date,
    tenancy::{Language, Storefront, Tenant},
    translate::translate,
};

/// Pages of the footer's help column, in order; all others are in the company column.
const HELP: [&str; 4] = ["delivery", "returns", "payment-methods", "contact"];
const COMPANY: [&str; 7] = ["about", "terms", "privacy", "cookies", "withdrawal-form", "imprint", "accessibility"];
/// The page of the terms, whose version is stored with orders.
const TERMS: &str = "terms";

/// The result of resolving a slug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved<T> {
    /// The content with this slug.
    Here(T),
    /// The slug is that of another language: redirect to this path.
    Moved(String),
}

/// A content page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageView {
    /// Page key, the same in all languages, such as `terms`.
    pub key: String,
    /// Page title.
    pub title: String,
    /// Description for search engines.
    pub description: String,
    /// URL path, without a locale prefix.
    pub path: String,
    /// Text as sanitised HTML.
    pub html: String,
    /// Headings of the text, for a table of contents.
    pub headings: Vec<Heading>,
    /// Date of the last change of the text, as text in the response language.
    pub updated: String,
    /// Date of the last change of the text, ISO 8601 (`YYYY-MM-DD`).
    pub updated_on: String,
    /// BCP 47 tag of the language in which the page is written.
    pub locale: String,
    /// Whether the page is written in the requested language.
    pub is_own_language: bool,
    /// The page in all countries and languages, including this one; empty if it is not written in the requested language.
    pub alternates: Vec<Alternate>,
}

/// A link to a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PageLink {
    /// Key of the page, the same in all languages.
    pub key: String,
    /// Link text.
    pub name: String,
    /// URL path, without a locale prefix.
    pub path: String,
}

/// Links of the footer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PageLinks {
    /// Help pages.
    pub help: Vec<PageLink>,
    /// Pages about the shop and legal pages.
    pub company: Vec<PageLink>,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/{}", front.slug)
}

/// The key of what has a slug in this storefront or had it in another language.
pub(super) fn key_of_slug<'i>(reader: &'i ContentReader<'_>, kind: Kind, slug: &str) -> Option<&'i str> {
    let has_slug =
        |entry: &IndexedFile| entry.front.as_ref().is_some_and(|front| front.slug.eq_ignore_ascii_case(slug));
    let here = reader.index.keys(kind).find(|key| reader.shown(kind, key).is_some_and(has_slug));
    here.or_else(|| {
        // A file that the country does not show may have the slug.
        depend_on(Change::all(Topic::Content));
        let hidden = reader.index.of_kind(kind).find(|entry| has_slug(entry) || entry.id.key == slug);
        hidden.map(|entry| entry.id.key.as_str())
    })
}

/// The page with a slug. The slug of another language redirects to this language's.
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

/// Renders a line; returns the template unchanged if that fails.
pub(super) fn line(template: &str, facts: &minijinja::Value) -> String {
    render::plain(template, facts).unwrap_or_else(|_| template.to_owned())
}

/// The pages that a country's footer links to, in the storefront's language.
pub async fn page_links(app: &App, storefront: &Storefront) -> Result<PageLinks> {
    let reader = ContentReader::open(app, storefront).await?;
    let written = |key: &&str| page_link(&reader, key);
    let fixed = |kind: Kind, key: &str, message: &str, path: &str| {
        let has_any = reader.index.keys(kind).any(|key| reader.shown(kind, key).is_some());
        let (key, name, path) = (key.to_owned(), translate(app, storefront, message, &[]), path.to_owned());
        has_any.then_some(PageLink { key, name, path })
    };
    let mut links = PageLinks::default();
    links.help.extend(fixed(Kind::Help, "help", "content-help-title", "/helpcenter"));
    links.help.extend(fixed(Kind::Faq, "faq", "content-faq-title", "/faq"));
    links.help.extend(HELP.iter().filter_map(written));
    let sizes = translate(app, storefront, "product-size-table", &[]);
    links.help.push(PageLink { key: "size-guides".to_owned(), name: sizes, path: "/size-guides".to_owned() });
    links.help.extend(fixed(Kind::ProductCare, "product-care", "content-care-title", "/product-cares"));
    links.company.extend(fixed(Kind::Post, "blog", "content-blog-title", "/blog"));
    links.company.extend(COMPANY.iter().filter_map(written));
    let own = |key: &str, message: &str| PageLink {
        key: key.to_owned(),
        name: translate(app, storefront, message, &[]),
        path: format!("/{key}"),
    };
    links.company.push(own("global-sellers", "seller-list-title"));
    links.company.push(own("become-a-seller", "seller-apply-title"));
    Ok(links)
}

/// A link to the page with a key, if there is one.
pub(super) fn page_link(reader: &ContentReader<'_>, key: &str) -> Option<PageLink> {
    let entry = reader.shown(Kind::Page, key)?;
    let front = entry.front.as_ref()?;
    Some(PageLink { key: key.to_owned(), name: line(&front.title, &reader.facts(entry)), path: path_of(front) })
}

/// The version of a country's terms in a language: the date of the text's last change.
pub async fn terms_version(app: &App, tenant: &Tenant, language: &Language) -> Result<Option<String>> {
    let index = Index::for_country(app, tenant).await?;
    let terms = index.shown(Kind::Page, TERMS, tenant, language, app.clock.now());
    Ok(terms.and_then(|entry| entry.front.as_ref()).map(|front| front.updated.to_string()))
}
