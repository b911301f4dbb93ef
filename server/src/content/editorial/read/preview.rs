//! Previews a file for a country before it is applied.

use super::{
    super::{
        edition::storefront,
        facts::facts,
        files::{self, RawFiles, text_of},
        index::{Index, IndexedFile},
        model::{FileId, Kind},
        render::TemplateError,
    },
    home::{escape, preview_home},
    pages::line,
    reader::rendered,
};
use crate::{app::App, diagnostic::Diagnostic, error::Result, tenancy::Tenant};

/// The HTML of a page, post or event with its heading, or of a home page's blocks, for a country. Links are those of the applied
/// content.
pub async fn preview(app: &App, raw: &RawFiles, path: &str, tenant: &Tenant) -> Result<String> {
    let directory = app.directory();
    let named = |message: &str| Diagnostic::new(format!("{}/{path}", raw.folder), 0, message);
    let files = files::read(raw, &directory)?;
    let file = FileId::of_path(path)
        .and_then(|id| files.files.get(&id))
        .ok_or_else(|| named("is no page, post, event or home page"))?;
    if file.id.kind == Kind::Home {
        let tenant = directory.tenant(tenant.id).ok_or_else(|| named("is for no country"))?;
        return Ok(preview_home(app, &files, &file.id, tenant, &*Index::load(app).await?));
    }
    let message = "only pages, posts, events and home pages can be previewed";
    let front_matter = file.front_matter.as_ref().ok_or_else(|| named(message))?;
    let language = tenant.language(&file.id.language).or_else(|| directory.language(&file.id.language));
    let language = language.ok_or_else(|| named("is in no language"))?;
    let tenant = directory.tenant(tenant.id).ok_or_else(|| named("is for no country"))?;
    let index = Index::load(app).await?;
    let own = IndexedFile { id: file.id.clone(), front: file.front_matter.clone(), picture: None };
    let others = index.all_entries().filter(|entry| entry.id != file.id).cloned();
    let index = Index::of(others.chain([own]));
    let facts = facts(app, &storefront(tenant, language), &index, language);
    let wrong = |error: TemplateError| {
        Diagnostic::new(files.name(&file.id), front_matter.text_line + error.line - 1, error.message)
    };
    let text = rendered(text_of(&file.source), &facts).map_err(wrong)?;
    Ok(format!("<h1>{}</h1>\n{}\n", escape(&line(&front_matter.title, &facts)), text.html))
}
