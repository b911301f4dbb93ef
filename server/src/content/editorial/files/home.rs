//! `home.toml` and `home/<COUNTRY>.toml`: the definition of home pages, headers and the blog's slides, by section.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{model::FileId, publication::Publication},
    names::countries,
    publication::publication,
    structured::{Template, key, read, template, template_if_any},
};
use crate::{
    catalog::{FilterAttribute, split_selector},
    content::{Kind as BlockKind, RowProducts, Usage},
    i18n::REFERENCE,
    tenancy::{Directory, Tenant},
    toml_file::{Located, Report, TableReader},
};

/// A section of the file: a list of blocks.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its key.
    pub name: &'static str,
    /// The kind of its blocks.
    pub kind: BlockKind,
    /// The page that shows them.
    pub usage: Usage,
}

impl Section {
    const fn new(name: &'static str, kind: BlockKind, usage: Usage) -> Self {
        Self { name, kind, usage }
    }

    fn has_pictures(self) -> bool {
        matches!(self.kind, BlockKind::Hero | BlockKind::Story | BlockKind::CategoryBanner)
    }

    fn has_text(self) -> bool {
        self.has_pictures()
    }

    fn has_action(self) -> bool {
        matches!(self.kind, BlockKind::Hero | BlockKind::Story | BlockKind::ProductRow)
    }

    /// Whether its blocks link to listings and show their products or filter values.
    fn is_of_listings(self) -> bool {
        matches!(self.kind, BlockKind::ProductRow | BlockKind::AttributeValues)
    }

    fn needs_link(self) -> bool {
        matches!(self.kind, BlockKind::CategoryBanner | BlockKind::AttributeValues)
    }
}

/// All sections.
pub const SECTIONS: [Section; 7] = [
    Section::new("header", BlockKind::Header, Usage::Homepage),
    Section::new("heroes", BlockKind::Hero, Usage::Homepage),
    Section::new("blog_heroes", BlockKind::Hero, Usage::Blog),
    Section::new("main_banners", BlockKind::Story, Usage::Homepage),
    Section::new("category_banners", BlockKind::CategoryBanner, Usage::Homepage),
    Section::new("rows", BlockKind::ProductRow, Usage::Homepage),
    Section::new("attribute_values", BlockKind::AttributeValues, Usage::Homepage),
];

/// The contents of a file, by section name. A section that is present but empty shows no blocks.
#[derive(Clone, Debug, Default)]
pub struct HomeSetUp(BTreeMap<&'static str, Vec<HomeEntry>>);

impl HomeSetUp {
    /// The blocks of a section, if the file has the section.
    pub fn section(&self, usage: Usage, kind: BlockKind) -> Option<&[HomeEntry]> {
        let section = SECTIONS.iter().find(|section| section.usage == usage && section.kind == kind)?;
        self.0.get(section.name).map(Vec::as_slice)
    }

    /// All blocks with the names of their sections.
    pub fn entries(&self) -> impl Iterator<Item = (&'static str, &HomeEntry)> {
        self.0.iter().flat_map(|(name, entries)| entries.iter().map(move |entry| (*name, entry)))
    }

    /// The images that its blocks name.
    pub fn into_pictures(self) -> Vec<Located<String>> {
        let entries = self.0.into_values().flatten();
        entries.flat_map(|entry| [entry.picture, entry.narrow]).flatten().collect()
    }
}

/// A block.
#[derive(Clone, Debug)]
pub struct HomeEntry {
    /// A stable identifier within the section.
    pub key: String,
    /// The link as written in the file.
    pub link: Option<Located<String>>,
    /// The name of the image for wide screens.
    pub picture: Option<Located<String>>,
    /// The name of the image for phones.
    pub narrow: Option<Located<String>>,
    /// For a product row: which products it shows.
    pub products: RowProducts,
    /// The attribute values that it links to.
    pub values: Option<HomeValues>,
    /// When it is shown.
    pub publication: Publication,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
    /// Its texts, by language code.
    pub texts: BTreeMap<String, HomeText>,
}

impl HomeEntry {
    /// Whether a country may show it, regardless of time.
    pub fn is_for(&self, tenant: &Tenant) -> bool {
        self.countries.is_empty() || self.countries.contains(&tenant.code)
    }
}

/// Values of an attribute.
#[derive(Clone, Debug)]
pub struct HomeValues {
    /// The attribute.
    pub attribute: FilterAttribute,
    /// Their keys, in order.
    pub keys: Vec<Located<String>>,
}

/// The texts of a block in one language; templates.
#[derive(Clone, Debug)]
pub struct HomeText {
    /// Its heading.
    pub title: Template,
    /// The text below the heading.
    pub text: Option<Template>,
    /// The label of its link.
    pub action: Option<Template>,
}

impl HomeText {
    /// All templates.
    pub fn templates(&self) -> impl Iterator<Item = &Template> {
        std::iter::once(&self.title).chain(&self.text).chain(&self.action)
    }
}

/// The target of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkTarget<'l> {
    /// A page of the shop, without a locale prefix.
    Path(&'l str),
    /// A category, brand or collection: the kind (before the colon), and its key or slug.
    Listing(&'l str, &'l str),
}

/// Parses a link of a file; `None` if it is invalid.
pub fn link_target(link: &str) -> Option<LinkTarget<'_>> {
    if link.starts_with('/') && !link.starts_with("//") && !link.contains(|c: char| c.is_whitespace() || c == '\\') {
        return Some(LinkTarget::Path(link));
    }
    let (prefix, name) = split_selector(link).filter(|(prefix, _)| *prefix != "product")?;
    Some(LinkTarget::Listing(prefix, name))
}

/// Reads the sections; invalid ones are reported and left out.
pub fn parse_home(report: &Report<'_>, id: &FileId, directory: &Directory) -> HomeSetUp {
    let country = id.country.as_deref();
    read(report, |sheet| {
        let mut sections = BTreeMap::new();
        for section in SECTIONS {
            let mut used = BTreeSet::new();
            let entries = sheet.tables(section.name).into_iter();
            let entries = entries.filter_map(|block| entry(block, section, &mut used, country, directory)).collect();
            if sheet.has(section.name) {
                sections.insert(section.name, entries);
            }
        }
        HomeSetUp(sections)
    })
}

fn entry(
    sheet: TableReader<'_>,
    section: Section,
    used: &mut BTreeSet<String>,
    country: Option<&str>,
    directory: &Directory,
) -> Option<HomeEntry> {
    let key = key(&sheet, used);
    let publication = publication(&sheet);
    let countries = if country.is_none() { countries(&sheet, directory) } else { Vec::new() };
    let (picture, narrow) =
        if section.has_pictures() { (Some(sheet.text("picture")), sheet.text_if_any("narrow")) } else { (None, None) };
    let link = if section.kind == BlockKind::Header { None } else { link(&sheet, section, directory) };
    let products = if section.kind == BlockKind::ProductRow { row_products(&sheet) } else { RowProducts::Newest };
    let values = (section.kind == BlockKind::AttributeValues).then(|| values(&sheet));
    let texts = texts(&sheet, section, link.is_some(), country, directory);
    sheet.finish();
    Some(HomeEntry {
        key: key?,
        link,
        picture: if let Some(picture) = picture { Some(picture?) } else { None },
        narrow,
        products,
        values: if let Some(values) = values { Some(values?) } else { None },
        publication,
        countries,
        texts,
    })
}

fn link(sheet: &TableReader<'_>, section: Section, directory: &Directory) -> Option<Located<String>> {
    let link = if section.needs_link() { sheet.text("link") } else { sheet.text_if_any("link") }?;
    match link_target(&link.value) {
        Some(LinkTarget::Listing(..)) => {}
        Some(LinkTarget::Path(path)) if !section.is_of_listings() => {
            let first = path.split(['/', '?']).nth(1).unwrap_or_default();
            if directory.language(first).is_some() {
                let message = "must be without the language, which is put before it in each language";
                sheet.wrong(link.line, "link", message);
            }
        }
        _ => {
            let more = if section.is_of_listings() { "" } else { ", or a path such as /sale" };
            let message = format!("{} must be category:KEY, brand:SLUG or collection:KEY{more}", link.value);
            sheet.wrong(link.line, "link", message);
        }
    }
    Some(link)
}

fn row_products(sheet: &TableReader<'_>) -> RowProducts {
    const WORDS: [(&str, RowProducts); 2] = [("newest", RowProducts::Newest), ("reduced", RowProducts::Reduced)];
    let Some(word) = sheet.text_if_any("products") else { return RowProducts::Newest };
    word_of(sheet, "products", &word, &WORDS).unwrap_or_default()
}

fn values(sheet: &TableReader<'_>) -> Option<HomeValues> {
    const ATTRIBUTES: [(&str, FilterAttribute); 2] =
        [("color", FilterAttribute::Colour), ("size", FilterAttribute::Size)];
    let attribute = sheet.text("attribute").and_then(|word| word_of(sheet, "attribute", &word, &ATTRIBUTES));
    let keys = sheet.texts("values");
    Some(HomeValues { attribute: attribute?, keys: keys? })
}

fn word_of<T: Copy>(
    sheet: &TableReader<'_>,
    key: &str,
    word: &Located<String>,
    known: &[(&'static str, T)],
) -> Option<T> {
    let found = known.iter().find(|(known, _)| *known == word.value).map(|(_, value)| *value);
    if found.is_none() {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        let message = format!("{} is none of {}", word.value, words.join(", "));
        sheet.unknown(word.line, key, &word.value, message, words);
    }
    found
}

fn texts(
    sheet: &TableReader<'_>,
    section: Section,
    has_link: bool,
    country: Option<&str>,
    directory: &Directory,
) -> BTreeMap<String, HomeText> {
    let mut texts = BTreeMap::new();
    for (language, words) in sheet.tables_by_key("texts") {
        if directory.language(&language.value).is_none() {
            let codes = directory.languages.iter().map(|language| language.code.as_str());
            let message = format!("{} is no language", language.value);
            sheet.unknown(language.line, "texts", &language.value, message, codes);
        }
        let title = template(&words, "title");
        let text = if section.has_text() { template_if_any(&words, "text") } else { None };
        let action = if section.has_action() { template_if_any(&words, "action") } else { None };
        if let (Some(action), false) = (&action, has_link || section.kind == BlockKind::ProductRow) {
            words.wrong(action.line, "action", "has no effect: the block has no `link`");
        }
        words.finish();
        if let Some(title) = title {
            texts.insert(language.value, HomeText { title, text, action });
        }
    }
    let own = directory.tenants.iter().find(|tenant| Some(tenant.code.as_str()) == country);
    let own = own.map(|tenant| tenant.default_language.code.as_str());
    if !texts.contains_key(REFERENCE) && !own.is_some_and(|own| texts.contains_key(own)) {
        let else_own = own.map(|own| format!(" or {own}")).unwrap_or_default();
        let message = format!("has no words in {REFERENCE}{else_own}, which languages without words of their own show");
        sheet.wrong(sheet.line_of("texts"), "texts", message);
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_place_of_the_catalogue_or_a_path() {
        assert_eq!(link_target("category:women/tops"), Some(LinkTarget::Listing("category", "women/tops")));
        assert_eq!(link_target("/sale?color=ink"), Some(LinkTarget::Path("/sale?color=ink")));
        for wrong in ["product:tee", "category:", "sale", "//evil.example", "https://a.example", "/\\a", "/a b"] {
            assert_eq!(link_target(wrong), None, "{wrong}");
        }
    }
}
