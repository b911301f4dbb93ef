//! Validates files of content together: unique addresses, texts that can be rendered in every country that shows them, an English
//! fallback for every key, and references to existing keys.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    check_home::check_home,
    edition::{Edition, TemplatePart, errors_of, located, plain, storefront},
    facts::facts,
    files::{self, Template},
    index::{Index, IndexedFile},
    model::{FileId, FrontMatter, Kind},
};
use crate::{
    app::App,
    diagnostic::Diagnostic,
    i18n::{REFERENCE, fallback_chain},
    tenancy::{Language, Storefront, Tenant},
    toml_file::Report,
};

/// Kinds with a file for each language.
const OF_LANGUAGES: [Kind; 6] = [Kind::Page, Kind::Post, Kind::Event, Kind::Faq, Kind::HelpTexts, Kind::ProductCare];

/// All errors, without duplicates.
pub(super) fn check(app: &App, editions: &[Edition]) -> Vec<Diagnostic> {
    let index = Index::of(editions.iter().map(Edition::entry));
    let by_id: BTreeMap<&FileId, &Edition> = editions.iter().map(|edition| (&edition.id, edition)).collect();
    let mut found = Vec::new();
    check_languages(&index, &by_id, &mut found);
    check_events(&index, &by_id, &mut found);
    check_help(app, &by_id, &mut found);
    check_home(app, &index, editions, &mut found);
    let parts: BTreeMap<&FileId, Vec<TemplatePart>> =
        editions.iter().map(|edition| (&edition.id, parts(app, edition))).collect();
    let (mut known, mut rendered) = (BTreeSet::new(), BTreeSet::new());
    for tenant in app.directory().active() {
        for language in &tenant.languages {
            let front = storefront(tenant, language);
            check_slugs(&index, &front, &by_id, &mut found);
            for entry in entries(&index, tenant, language) {
                let Some(edition) = by_id.get(&entry.id) else { continue };
                // The rendered text depends on the country, the language of its links and the language of the text.
                if !rendered.insert((tenant.id, language.id, &entry.id)) {
                    continue;
                }
                let facts = facts(app, &front, &index, &text_language(app, entry, language));
                let is_new = known.insert(&entry.id);
                for part in parts.get(&entry.id).into_iter().flatten() {
                    found.extend(
                        errors_of(part, &facts, is_new).into_iter().map(|error| located(edition, part, &error)),
                    );
                }
            }
        }
    }
    let mut seen = BTreeSet::new();
    found.retain(|diagnostic| seen.insert(diagnostic.to_string()));
    found
}

/// The files that a country may show in a language.
fn entries<'i>(index: &'i Index, tenant: &Tenant, language: &Language) -> Vec<&'i IndexedFile> {
    let keys = OF_LANGUAGES.into_iter().flat_map(|kind| index.keys(kind).map(move |key| (kind, key)));
    keys.flat_map(|(kind, key)| index.candidates(kind, key, tenant, language)).collect()
}

/// The language of a file's text.
pub(super) fn text_language(app: &App, entry: &IndexedFile, fallback: &Language) -> Language {
    app.directory().language(&entry.id.language).map_or_else(|| fallback.clone(), |language| (**language).clone())
}

/// The templates of a file of a single language.
fn parts(app: &App, edition: &Edition) -> Vec<TemplatePart> {
    if let Some(front) = &edition.front {
        return page_parts(&edition.source, front);
    }
    let report = Report::new(&edition.name, &edition.source);
    // A multi-line string (three quotes) begins in the line below its key.
    let is_below =
        |line: usize| edition.source.lines().nth(line - 1).is_some_and(|line| line.trim_end().ends_with("\"\"\""));
    let markdown = |template: Template| {
        let offset = usize::from(is_below(template.line));
        TemplatePart { template, is_markdown: true, offset }
    };
    match edition.id.kind {
        Kind::Faq => files::parse_faq(&report, &app.directory())
            .groups
            .into_iter()
            .flat_map(|group| {
                let entries = group.entries.into_iter();
                let entries = entries.flat_map(|entry| [plain(entry.question), markdown(entry.answer)]);
                std::iter::once(plain(group.title)).chain(entries).collect::<Vec<_>>()
            })
            .collect(),
        Kind::HelpTexts => {
            let sections = files::parse_help_texts(&report).sections.into_iter();
            sections.flat_map(|section| [plain(section.title), plain(section.text)]).collect()
        }
        Kind::ProductCare => files::parse_product_care(&report)
            .into_iter()
            .flat_map(|care| {
                let signs = care.signs.into_iter().flat_map(|sign| [plain(sign.title), markdown(sign.text)]);
                std::iter::once(markdown(care.intro)).chain(signs).collect::<Vec<_>>()
            })
            .collect(),
        Kind::Page
        | Kind::Post
        | Kind::Event
        | Kind::Help
        | Kind::Partners
        | Kind::SizeTables
        | Kind::Home
        | Kind::Social
        | Kind::Redirects => Vec::new(),
    }
}

fn page_parts(source: &str, front: &FrontMatter) -> Vec<TemplatePart> {
    let line_of =
        |key: &str| source.lines().position(|line| line.trim_start().starts_with(key)).map_or(1, |line| line + 1);
    let line =
        |key: &str, text: &str| plain(Template { text: text.to_owned(), line: line_of(key), key: key.to_owned() });
    let text = files::text_of(source).to_owned();
    let body = Template { text, line: front.text_line, key: String::new() };
    vec![
        line("title", &front.title),
        line("description", &front.description),
        TemplatePart { template: body, is_markdown: true, offset: 0 },
    ]
}

/// Every key must have an English file, which is the last fallback for all languages, unless it is only for single countries.
fn check_languages(index: &Index, by_id: &BTreeMap<&FileId, &Edition>, found: &mut Vec<Diagnostic>) {
    for kind in OF_LANGUAGES {
        for key in index.keys(kind) {
            let own: Vec<&IndexedFile> = index.of_kind(kind).filter(|entry| entry.id.key == key).collect();
            let ends = own.iter().any(|entry| entry.id.language == REFERENCE && entry.id.country.is_none());
            let general = own.iter().find(|entry| entry.id.country.is_none());
            if let (false, Some(general)) = (ends, general)
                && let Some(edition) = by_id.get(&general.id)
            {
                let english = FileId { language: REFERENCE.to_owned(), ..general.id.clone() };
                let message = format!("there is no {english}, which languages without a file of their own show");
                found.push(Diagnostic::new(&*edition.name, 0, message));
            }
        }
    }
}

/// An event must have the same times and collection in all its languages; a country's own file may differ.
fn check_events(index: &Index, by_id: &BTreeMap<&FileId, &Edition>, found: &mut Vec<Diagnostic>) {
    for key in index.keys(Kind::Event) {
        let general = index.of_kind(Kind::Event).filter(|entry| entry.id.key == key && entry.id.country.is_none());
        let facts = |entry: &IndexedFile| entry.front.as_ref().and_then(|front| front.event.clone());
        let all: Vec<&IndexedFile> = general.collect();
        let Some(model) = all.iter().find(|entry| entry.id.language == REFERENCE) else { continue };
        for other in all.iter().filter(|entry| facts(entry) != facts(model)) {
            let Some(edition) = by_id.get(&other.id) else { continue };
            let message = format!("has other times, or another collection, than {}", model.id);
            found.push(Diagnostic::new(&*edition.name, 0, message).key("starts"));
        }
    }
}

/// Sections of the help centre must name existing pages and groups of questions, and have English texts.
fn check_help(app: &App, by_id: &BTreeMap<&FileId, &Edition>, found: &mut Vec<Diagnostic>) {
    let Some(help) = by_id.values().find(|edition| edition.id.kind == Kind::Help) else { return };
    let of_kind = |kind: Kind| by_id.values().filter(move |edition| edition.id.kind == kind);
    let pages: BTreeSet<&str> = of_kind(Kind::Page).map(|edition| edition.id.key.as_str()).collect();
    let mut groups = BTreeSet::new();
    for edition in of_kind(Kind::Faq) {
        let faq = files::parse_faq(&Report::new(&edition.name, &edition.source), &app.directory());
        groups.extend(faq.groups.into_iter().map(|group| group.key));
    }
    let english = of_kind(Kind::HelpTexts).find(|edition| edition.id.language == REFERENCE);
    let words: BTreeSet<String> = english.map_or_else(BTreeSet::new, |edition| {
        let texts = files::parse_help_texts(&Report::new(&edition.name, &edition.source));
        texts.sections.into_iter().map(|section| section.key).collect()
    });
    let wrong = |line, key: &str, message: String| Diagnostic::new(&*help.name, line, message).key(key);
    for section in files::parse_help(&Report::new(&help.name, &help.source)).sections {
        for page in section.pages.iter().filter(|page| !pages.contains(page.value.as_str())) {
            let message = format!("there is no page {}", page.value);
            found.push(wrong(page.line, "pages", message).suggest(&page.value, pages.iter().copied()));
        }
        for group in section.faq.iter().filter(|group| !groups.contains(&group.value)) {
            let message = format!("there is no group of questions {}", group.value);
            found.push(wrong(group.line, "faq", message).suggest(&group.value, groups.iter().map(String::as_str)));
        }
        if !words.contains(&section.key) {
            found.push(wrong(0, &section.key, "has no words in help/en.toml".to_owned()));
        }
    }
}

/// Two pages, posts or events must not have the same address in a language of a country.
fn check_slugs(index: &Index, front: &Storefront, by_id: &BTreeMap<&FileId, &Edition>, found: &mut Vec<Diagnostic>) {
    for kind in [Kind::Page, Kind::Post, Kind::Event] {
        let mut used: BTreeMap<&str, &IndexedFile> = BTreeMap::new();
        for key in index.keys(kind) {
            let best = index.candidates(kind, key, &front.tenant, &front.language).into_iter().next();
            let Some((entry, slug)) = best.and_then(|entry| Some((entry, entry.front.as_ref()?.slug.as_str()))) else {
                continue;
            };
            if let Some(other) = used.insert(slug, entry)
                && let Some(edition) = by_id.get(&entry.id)
            {
                let message = format!("{slug} is already the slug of {}", other.id);
                let line = edition.source.lines().position(|line| line.starts_with("slug")).map_or(0, |line| line + 1);
                found.push(Diagnostic::new(&*edition.name, line, message).key("slug"));
            }
        }
    }
}

/// Whether a file is written in the requested language, or in one that differs in a few words only.
pub(super) fn is_own_language(asked: &str, written: &str) -> bool {
    asked == written || (written != REFERENCE && fallback_chain(asked).contains(&written))
}
