//! Previews a file for a country before it is applied, as HTML. Entries are shown whatever their times are, so that an operator
//! can look at them before they are published.

use super::{
    super::{
        edition::storefront,
        facts::facts,
        files::{self, ContentFile, Files, RawFiles, text_of},
        index::{Index, IndexedFile},
        model::{FileId, Kind},
        store,
    },
    home::preview_home,
    preview_entries::{Preview, paragraphs, redirects, section},
};
use crate::{
    app::App,
    diagnostic::Diagnostic,
    error::Result,
    i18n::fallback_chain,
    tenancy::{Language, Tenant},
    toml_file::Report,
};

/// The HTML of a file for a country: a text with its heading, or the entries of a list. Links are those of the applied content and
/// of the other files of the folder.
pub async fn preview(app: &App, raw: &RawFiles, path: &str, tenant: &Tenant) -> Result<String> {
    let directory = app.directory();
    let named = |message: &str| Diagnostic::new(format!("{}/{path}", raw.folder), 0, message);
    let id = FileId::of_path(path)
        .ok_or_else(|| named("is not a content file; `vitrina content plan --help` lists them"))?;
    let files = files::read(raw, &directory)?;
    let tenant = directory.tenant(tenant.id).ok_or_else(|| named("is for no country"))?;
    if let (Kind::Redirects, Some(country)) = (id.kind, &id.country) {
        let all = files::read_redirects(raw, &directory)?;
        return Ok(redirects(all.get(country).ok_or_else(|| named("does not exist"))?));
    }
    let file = files.files.get(&id).ok_or_else(|| named("does not exist"))?;
    let own = tenant.language(&id.language).or_else(|| directory.language(&id.language));
    let language = own.unwrap_or(&tenant.default_language);
    let index = index_with(app, &files).await?;
    let front = storefront(tenant, language);
    let preview = Preview { name: files.name(&id), facts: facts(app, &front, &index, language), tenant };
    let report = Report::new(&preview.name, &file.source);
    match id.kind {
        Kind::Page | Kind::Post | Kind::Event => text(&preview, file),
        Kind::Faq => preview.questions(&files::parse_faq(&report, &directory)),
        Kind::HelpTexts => preview.help_texts(&files::parse_help_texts(&report)),
        Kind::Help => help(app, &files, &index, &preview, file, language).await,
        Kind::ProductCare => preview.product_care(files::parse_product_care(&report).as_ref()),
        Kind::SizeTables => Ok(preview.size_tables(&files::parse_size_tables(&report, &directory), language)),
        Kind::Partners => Ok(preview.partners(&files::parse_partners(&report, &directory), language)),
        Kind::Social => Ok(preview.social(&files::parse_social(&report, &directory))),
        Kind::Home => Ok(preview_home(app, &files, &id, tenant, &index)),
        Kind::Redirects => Err(named("is for no country").into()),
    }
}

/// The stored files, with those of the folder in their place.
async fn index_with(app: &App, files: &Files) -> Result<Index> {
    let stored = Index::load(app).await?;
    let others = stored.all_entries().filter(|entry| !files.files.contains_key(&entry.id)).cloned();
    let own = files.files.values().map(|file| IndexedFile {
        id: file.id.clone(),
        front: file.front_matter.clone(),
        picture: None,
    });
    Ok(Index::of(others.chain(own)))
}

/// A page, post or event.
fn text(preview: &Preview<'_>, file: &ContentFile) -> Result<String> {
    let Some(front) = &file.front_matter else { return Ok(String::new()) };
    let title = preview.line_or_source(&front.title);
    Ok(format!("<h1>{title}</h1>\n{}\n", preview.html(text_of(&file.source), front.text_line)?))
}

/// The help centre's sections with their links. Their texts are those of the folder, or the applied ones.
async fn help(
    app: &App,
    files: &Files,
    index: &Index,
    preview: &Preview<'_>,
    file: &ContentFile,
    language: &Language,
) -> Result<String> {
    let directory = app.directory();
    let texts = source_of(app, files, Kind::HelpTexts, preview.tenant, language).await?;
    let texts = files::parse_help_texts(&Report::new("help", &texts)).sections;
    let faq = source_of(app, files, Kind::Faq, preview.tenant, language).await?;
    let groups = files::parse_faq(&Report::new("faq", &faq), &directory).groups;
    let mut html = String::new();
    for entry in files::parse_help(&Report::new(&preview.name, &file.source)).sections {
        let mut links = Vec::new();
        for key in &entry.faq {
            let title =
                groups.iter().find(|group| group.key == key.value).map_or(&*key.value, |group| &group.title.text);
            links.push(format!("{} → /faq#{}", preview.line_or_source(title), key.value));
        }
        for key in &entry.pages {
            let page = index.candidates(Kind::Page, &key.value, preview.tenant, language).into_iter().next();
            let front = page.and_then(|entry| entry.front.as_ref());
            links.extend(front.map(|front| format!("{} → /{}", preview.line_or_source(&front.title), front.slug)));
        }
        let words = texts.iter().find(|texts| texts.key == entry.key);
        let title = words.map_or(&*entry.key, |words| &words.title.text);
        let text = words.map(|words| preview.line_or_source(&words.text.text));
        let content = paragraphs(text.into_iter().chain(links));
        html.push_str(&section(&entry.key, &preview.line_or_source(title), &content));
    }
    Ok(html)
}

/// The text of the file of a kind that a country shows in a language; empty if there is none.
async fn source_of(app: &App, files: &Files, kind: Kind, tenant: &Tenant, language: &Language) -> Result<String> {
    for code in fallback_chain(&language.code) {
        for country in [Some(tenant.code.clone()), None] {
            let id = FileId { kind, key: String::new(), language: code.to_owned(), country };
            if let Some(file) = files.files.get(&id) {
                return Ok(file.source.clone());
            }
            if let Some(source) = store::find_source(&app.db, &id.to_string()).await? {
                return Ok(source);
            }
        }
    }
    Ok(String::new())
}
