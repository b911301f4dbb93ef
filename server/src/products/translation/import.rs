//! Imports translations: every line is checked before the first one is written.

use std::collections::HashMap;

use super::{
    file,
    model::{Line, TranslationImport, TranslationReport, state},
};
use crate::{
    app::App,
    catalog::{self, IncompleteHold, ProductText, StoredText, TextChange},
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ProductId,
    import::{clean_html, removed_html},
    products::names::language_of,
    tenancy::{Directory, LanguageId},
};

/// Reads a file of translations and writes them in one transaction.
pub async fn import_texts(app: &App, options: &TranslationImport, actor: &str) -> Result<TranslationReport> {
    let directory = app.directory();
    let language = language_of(&directory, &options.language)?;
    let lines = file::read(&options.file, &language.code)?;
    let mut report = TranslationReport { dry_run: options.dry_run, ..TranslationReport::default() };
    let mut tx = app.db.begin().await?;
    let stored = StoredTexts::read(&mut tx, &lines).await?;
    let check = Check {
        file: options.file.display().to_string(),
        directory: &directory,
        language: language.id,
        stored: &stored,
        accept_changed: options.accept_changed,
    };
    let changes = check.changes(&lines, &mut report)?;
    let keys: Vec<String> = changes.iter().map(|change| change.key.clone()).collect();
    if !changes.is_empty() {
        let hold_back = IncompleteHold::before(app, &mut tx, &keys).await?;
        catalog::set_texts(app, &mut tx, language.id, &changes).await?;
        if let Some(hold_back) = hold_back {
            hold_back.after(app, &mut tx, actor).await?;
        }
    }
    if options.dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    Ok(report)
}

/// The stored texts of the products named in the lines.
struct StoredTexts {
    ids: HashMap<String, ProductId>,
    texts: HashMap<(ProductId, LanguageId), ProductText>,
}

impl StoredTexts {
    async fn read(tx: &mut Tx, lines: &[Line]) -> Result<Self> {
        let mut keys: Vec<String> = lines.iter().map(|line| line.product.clone()).collect();
        keys.sort_unstable();
        keys.dedup();
        let ids = catalog::ids_of_keys(&mut *tx, &keys).await?;
        let mut products: Vec<ProductId> = ids.values().copied().collect();
        products.sort_unstable();
        catalog::lock_products(tx, &products).await?;
        let texts = catalog::texts_of(tx, &products).await?.into_iter();
        let texts = texts.map(|StoredText { product_id, language_id, text }| ((product_id, language_id), text));
        Ok(Self { ids, texts: texts.collect() })
    }
}

/// The data against which lines are checked.
struct Check<'a> {
    file: String,
    directory: &'a Directory,
    language: LanguageId,
    stored: &'a StoredTexts,
    accept_changed: bool,
}

impl Check<'_> {
    fn changes(&self, lines: &[Line], report: &mut TranslationReport) -> Result<Vec<TextChange>> {
        let (mut changes, mut wrong) = (Vec::new(), Vec::new());
        let mut first: HashMap<&str, usize> = HashMap::new();
        for line in lines {
            if let Some(earlier) = first.insert(&line.product, line.number).filter(|_| !line.product.is_empty()) {
                wrong.push(self.wrong(line, "product", format!("`{}` is also in line {earlier}", line.product)));
                continue;
            }
            match self.change(line, report) {
                Ok(change) => changes.extend(change),
                Err(diagnostic) => wrong.push(diagnostic),
            }
        }
        if wrong.is_empty() { Ok(changes) } else { Err(Error::Diagnostics(wrong)) }
    }

    fn wrong(&self, line: &Line, column: &str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(&self.file, line.number, message).key(column)
    }

    fn change(&self, line: &Line, report: &mut TranslationReport) -> Result<Option<TextChange>, Diagnostic> {
        let Some(product_id) = self.stored.ids.get(&line.product).copied() else {
            let known = self.stored.ids.keys().map(String::as_str);
            let message = format!("no product has the key `{}`", line.product);
            return Err(self.wrong(line, "product", message).suggest(&line.product, known));
        };
        if line.is_empty() {
            report.untranslated += 1;
            return Ok(None);
        }
        if line.name.is_empty() {
            return Err(self.wrong(line, "name", format!("is empty, though `{}` is translated", line.product)));
        }
        self.check_source(line, product_id)?;
        let stored = self.stored.texts.get(&(product_id, self.language));
        let text = text(line, stored, report);
        if stored == Some(&text) {
            report.unchanged += 1;
            return Ok(None);
        }
        report.written += 1;
        Ok(Some(TextChange { product_id, key: line.product.clone(), text }))
    }

    /// Checks that the source text is in another language and has not changed since the export.
    fn check_source(&self, line: &Line, product_id: ProductId) -> Result<(), Diagnostic> {
        let Some(source) = self.directory.language(&line.source) else {
            return Err(self.wrong(line, "source", format!("`{}` is no language", line.source)));
        };
        if source.id == self.language {
            return Err(self.wrong(line, "source", "is the language that the file is imported as"));
        }
        let current = self.stored.texts.get(&(product_id, source.id));
        if !self.accept_changed && current.map(state).as_deref() != Some(line.state.as_str()) {
            let message = format!(
                "the text of `{}` in {} was changed since the export: export it again, or take the translation all the same \
                 with --accept-changed",
                line.product, source.code
            );
            return Err(self.wrong(line, "state", message));
        }
        Ok(())
    }
}

/// The new text; fields that the line leaves empty are kept.
fn text(line: &Line, stored: Option<&ProductText>, report: &mut TranslationReport) -> ProductText {
    let mut text = stored.cloned().unwrap_or_default();
    text.name.clone_from(&line.name);
    if line.description.is_empty() {
        report.kept += usize::from(!text.description.is_empty());
    } else {
        report.cleaned += usize::from(!removed_html(&line.description).is_empty());
        text.description = clean_html(&line.description);
    }
    for (own, given) in [(&mut text.seo_title, &line.seo_title), (&mut text.seo_description, &line.seo_description)] {
        if given.is_empty() {
            report.kept += usize::from(own.is_some());
        } else {
            *own = Some(given.clone());
        }
    }
    text
}
