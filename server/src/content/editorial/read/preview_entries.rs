//! The HTML of previews, kind by kind.

use std::{borrow::Cow, fmt::Write as _};

use minijinja::Value;

use super::{
    super::{
        files::{
            Faq, HelpTexts, Partner, ProductCare, Range, RedirectEntry, SizeRow, SizeTable, SizeTables, SocialEntry,
            Template,
        },
        render::{self, TemplateError},
    },
    pages::line,
    reader::rendered,
};
use crate::{
    diagnostic::Diagnostic,
    error::Result,
    i18n::fallback_chain,
    markup::escape_text,
    tenancy::{Language, Tenant},
};

/// A file that is previewed for a country.
pub(super) struct Preview<'a> {
    /// The file's name in errors.
    pub(super) name: String,
    pub(super) facts: Value,
    pub(super) tenant: &'a Tenant,
}

impl Preview<'_> {
    /// A line of the file.
    fn line(&self, template: &Template) -> Result<String> {
        let text = render::plain(&template.text, &self.facts);
        Ok(escape_text(&text.map_err(|error| self.wrong(&error, template.line))?).into_owned())
    }

    /// A line of this file or of another one; as it is written if it cannot be rendered.
    pub(super) fn line_or_source(&self, template: &str) -> String {
        escape_text(&line(template, &self.facts)).into_owned()
    }

    /// A Markdown text of the file that begins in a line.
    pub(super) fn html(&self, template: &str, first_line: usize) -> Result<String> {
        let text = rendered(template, &self.facts).map_err(|error| self.wrong(&error, first_line))?;
        Ok(text.html)
    }

    fn wrong(&self, error: &TemplateError, first_line: usize) -> Diagnostic {
        Diagnostic::new(&*self.name, first_line + error.line - 1, &*error.message)
    }

    /// The questions that the country shows, in groups.
    pub(super) fn questions(&self, faq: &Faq) -> Result<String> {
        let mut html = String::new();
        for group in &faq.groups {
            let own = group.entries.iter().filter(|entry| is_for(&entry.countries, self.tenant));
            let mut entries = String::new();
            for entry in own {
                let answer = self.html(&entry.answer.text, entry.answer.line)?;
                // Writing to a String cannot fail.
                let _ = writeln!(entries, "<h3>{}</h3>\n{answer}", self.line(&entry.question)?);
            }
            if !entries.is_empty() {
                html.push_str(&section(&group.key, &self.line(&group.title)?, &entries));
            }
        }
        Ok(html)
    }

    /// The texts of the help centre's sections.
    pub(super) fn help_texts(&self, texts: &HelpTexts) -> Result<String> {
        let sections = texts.sections.iter().map(|texts| {
            let text = self.line(&texts.text)?;
            Ok(section(&texts.key, &self.line(&texts.title)?, &paragraphs([text])))
        });
        sections.collect()
    }

    /// The care symbols below their introduction.
    pub(super) fn product_care(&self, care: Option<&ProductCare>) -> Result<String> {
        let Some(care) = care else { return Ok(String::new()) };
        let mut html = format!("{}\n", self.html(&care.intro.text, care.intro.line)?);
        for sign in &care.signs {
            let text = format!("{}\n", self.html(&sign.text.text, sign.text.line)?);
            html.push_str(&section(&sign.key, &self.line(&sign.title)?, &text));
        }
        Ok(html)
    }

    /// The size tables, with the size system of the country.
    pub(super) fn size_tables(&self, all: &SizeTables, language: &Language) -> String {
        let system = all.systems.get(&self.tenant.code);
        let tables = all.tables.iter().map(|table| {
            let name = fallback_chain(&language.code).into_iter().find_map(|code| table.names.get(code));
            let name = escape_text(name.map_or(&*table.key, String::as_str));
            section(&table.key, &name, &rows(table, system.map(String::as_str)))
        });
        tables.collect()
    }

    /// The partners and Instagram pictures that the country shows.
    pub(super) fn partners(&self, partners: &[Partner], language: &Language) -> String {
        let own = partners.iter().filter(|partner| is_for(&partner.countries, self.tenant));
        let items = own.map(|partner| {
            let alt = fallback_chain(&language.code).into_iter().find_map(|code| partner.alt.get(code));
            let picture = format!("{}: {}", partner.picture.value, alt.map_or("", String::as_str));
            let link = partner.link.as_deref().unwrap_or("the country's Instagram profile");
            let lines = [escape_text(link), escape_text(&picture)].map(Cow::into_owned);
            format!("<h2>{}</h2>\n{}", escape_text(&partner.title), paragraphs(lines))
        });
        items.collect()
    }

    /// The social profiles that the country shows.
    pub(super) fn social(&self, entries: &[SocialEntry]) -> String {
        let own = entries.iter().filter(|entry| is_for(&entry.countries, self.tenant));
        paragraphs(own.map(|entry| escape_text(&format!("{} → {}", entry.link.kind, entry.link.url)).into_owned()))
    }
}

/// Redirects, one a line.
pub(super) fn redirects(entries: &[RedirectEntry]) -> String {
    let kind = |entry: &RedirectEntry| if entry.is_permanent { "" } else { " (temporary)" };
    paragraphs(
        entries.iter().map(|entry| escape_text(&format!("{} → {}{}", entry.from, entry.to, kind(entry))).into_owned()),
    )
}

/// A section with a heading and its content, all HTML.
pub(super) fn section(key: &str, title: &str, content: &str) -> String {
    format!("<section id=\"{key}\">\n<h2>{title}</h2>\n{content}</section>\n")
}

/// A paragraph for each HTML text.
pub(super) fn paragraphs(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().fold(String::new(), |html, text| html + "<p>" + &text + "</p>\n")
}

fn is_for(countries: &[String], tenant: &Tenant) -> bool {
    countries.is_empty() || countries.contains(&tenant.code)
}

/// The HTML table of a size table, in centimetres.
fn rows(table: &SizeTable, system: Option<&str>) -> String {
    let head = ["size"].into_iter().chain(system).chain(table.measures.iter().map(String::as_str));
    let row = |row: &SizeRow| {
        let other = system.map(|system| row.systems.get(system).cloned().unwrap_or_default());
        let values = row.values.iter().copied().map(centimetres);
        cells("td", [row.size.clone()].into_iter().chain(other).chain(values))
    };
    let rows: String = table.sizes.iter().map(row).collect();
    format!("<table>\n{}{rows}</table>\n", cells("th", head.map(str::to_owned)))
}

fn cells(tag: &str, texts: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = texts.map(|text| format!("<{tag}>{}</{tag}>", escape_text(&text))).collect();
    format!("<tr>{}</tr>\n", cells.concat())
}

fn centimetres(range: Range) -> String {
    let text = |millimetres: u32| match millimetres % 10 {
        0 => (millimetres / 10).to_string(),
        tenth => format!("{}.{tenth}", millimetres / 10),
    };
    if range.from == range.to { text(range.from) } else { format!("{}–{}", text(range.from), text(range.to)) }
}
