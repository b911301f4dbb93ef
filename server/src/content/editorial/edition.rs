//! A file of content prepared for validation: its id, its templates and the positions of their errors.

use std::sync::Arc;

use minijinja::Value;

use super::{
    files::Template,
    index::IndexedFile,
    model::{FileId, FrontMatter},
    render::{self, TemplateError},
};
use crate::{
    diagnostic::Diagnostic,
    id::AssetId,
    tenancy::{Language, Storefront, Tenant, public_home_of},
};

/// A file that is or will be in the database.
#[derive(Clone, Debug)]
pub(super) struct Edition {
    pub(super) id: FileId,
    pub(super) source: String,
    pub(super) front: Option<FrontMatter>,
    pub(super) picture: Option<AssetId>,
    /// Its name in errors.
    pub(super) name: String,
}

impl Edition {
    pub(super) fn entry(&self) -> IndexedFile {
        IndexedFile { id: self.id.clone(), front: self.front.clone(), picture: self.picture }
    }
}

/// A template of a file.
pub(super) struct TemplatePart {
    pub(super) template: Template,
    pub(super) is_markdown: bool,
    /// Lines between the line of the template's key and the template's first line.
    pub(super) offset: usize,
}

/// A single-line template of plain text.
pub(super) fn plain(template: Template) -> TemplatePart {
    TemplatePart { template, is_markdown: false, offset: 0 }
}

/// The errors of a template. `is_new` also checks variables in branches that are not rendered, which is enough to do for one
/// country.
pub(super) fn errors_of(part: &TemplatePart, facts: &Value, is_new: bool) -> Vec<TemplateError> {
    let text = &part.template.text;
    if is_new {
        match render::unknown_variables(text, facts) {
            Ok(unknown) if unknown.is_empty() => {}
            Ok(unknown) => return unknown,
            Err(error) => return vec![error],
        }
    }
    let rendered = if part.is_markdown { render::markdown(text, facts) } else { render::plain(text, facts) };
    rendered.err().into_iter().collect()
}

/// An error with its position in the file.
pub(super) fn located(edition: &Edition, part: &TemplatePart, error: &TemplateError) -> Diagnostic {
    let line = part.template.line + part.offset + error.line - 1;
    let diagnostic = Diagnostic::new(&*edition.name, line, &*error.message);
    if part.template.key.is_empty() { diagnostic } else { diagnostic.key(&*part.template.key) }
}

/// A country's storefront at its public URL.
pub(super) fn storefront(tenant: &Arc<Tenant>, language: &Arc<Language>) -> Storefront {
    let own = tenant.canonical_host().and_then(|host| tenant.language(&host.language));
    let host_language = own.unwrap_or(&tenant.default_language);
    let origin = public_home_of(tenant, host_language).unwrap_or_default();
    Storefront {
        tenant: Arc::clone(tenant),
        language: Arc::clone(language),
        host_language: Arc::clone(host_language),
        origin: origin.into(),
        unknown_host: false,
    }
}
