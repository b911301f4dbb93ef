//! The case of colour names in a file. A name that is new in the file's language is stored as it is written there, shown so in lists,
//! and in lower case within sentences; a name in the wrong case stands out beside the others.

use std::collections::HashSet;

use super::{
    context::{Context, ParsedProduct},
    issues::{Issues, Severity},
};
use crate::{
    app::App,
    catalog::{self, OptionKind},
    error::Result,
    i18n,
};

/// The colours of a file in one of its languages.
pub(super) struct ColourNames {
    /// The language's code.
    language: String,
    /// Names, folded, that this file does not store: stored ones, and those that occurred before.
    known: HashSet<String>,
}

impl ColourNames {
    /// For each language of the file.
    pub(super) async fn of(app: &App, context: &Context) -> Result<Vec<Self>> {
        let (directory, mut colours) = (app.directory(), Vec::new());
        for language in directory.languages.iter().filter(|language| context.languages.contains(&language.id)) {
            let stored = catalog::named_values(&app.db, language.id).await?;
            let known = stored.iter().map(|name| catalog::fold(name)).collect();
            colours.push(Self { language: language.code.clone(), known });
        }
        Ok(colours)
    }

    /// Reports the new colours of a product whose names do not have the language's case.
    pub(super) fn report(&mut self, product: &ParsedProduct, issues: &mut Issues) {
        let draft = &product.draft;
        let Some(index) = draft.options.iter().position(|option| option.kind == OptionKind::Colour) else { return };
        for name in draft.variants.iter().filter_map(|variant| variant.values.get(index)) {
            if !self.known.insert(catalog::fold(name)) {
                continue;
            }
            let Some(written) = i18n::written_colour(name.trim(), &self.language) else { continue };
            let reason = format!(
                "is a new colour, which is written `{written}` in {}: correct the file before it is imported, as a stored \
                 name is kept",
                self.language
            );
            issues.add(Severity::Warning, product.line, Some(&draft.options[index].name), name, reason);
        }
    }
}
