//! `translations seed` and `check`: the files compared with the database and with each other.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::Result;
use clap::Args;
use vitrina_server::{
    db::Db,
    diagnostic::Diagnostic,
    i18n::{self, ListedOverride, OverrideStatus, Report, Seeded, Texts},
    tenancy::{self, Configuration, Directory, Language, files},
};

use crate::{
    commands::context::Context,
    output::{Output, Tone},
};

/// Location of the translation files.
#[derive(Debug, Args)]
pub struct FilesArgs {
    /// Folder with <language>/<area>.ftl files [default: ./locales, else the built-in files]
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

impl FilesArgs {
    /// The operator's files: those at the given path, else the folder `locales` in the working directory, else the built-in
    /// copies.
    fn read(&self) -> Result<Texts> {
        let beside = Path::new("locales");
        Ok(match &self.from {
            Some(folder) => Texts::read(folder)?,
            None if beside.is_dir() => Texts::read(beside)?,
            None => Texts::embedded(),
        })
    }
}

/// Updates the database from the files.
pub async fn seed(output: &Output, db: &Db, directory: &Directory, files: &FilesArgs, dry_run: bool) -> Result<()> {
    let texts = files.read()?;
    let done = i18n::seed(db, &directory.languages, &texts, dry_run).await?;
    let head = ["LANGUAGE", "TEXTS", "NEW", "CHANGED", "REMOVED"];
    output.list(&done, &head, |one| seeded_row(output, one))?;
    output.note(&summary(&done, dry_run));
    let errors = i18n::check(&texts, &directory.languages).errors.len();
    if errors > 0 {
        output.warn(&format!("the files have {errors} errors: `vitrina translations check` lists them"));
    }
    warn_of_own_wordings(output, &i18n::list_overrides(db, directory, None, None).await?);
    Ok(())
}

fn seeded_row(output: &Output, one: &Seeded) -> Vec<String> {
    let count = |tone, keys: &[String]| {
        let number = keys.len().to_string();
        if keys.is_empty() { number } else { output.paint(tone, &number) }
    };
    vec![
        one.language.clone(),
        one.total.to_string(),
        count(Tone::Good, &one.added),
        count(Tone::Changed, &one.changed),
        count(Tone::Bad, &one.removed),
    ]
}

fn summary(done: &[Seeded], dry_run: bool) -> String {
    let sum = |keys: fn(&Seeded) -> &Vec<String>| done.iter().map(|one| keys(one).len()).sum::<usize>();
    let (added, changed, removed) = (sum(|one| &one.added), sum(|one| &one.changed), sum(|one| &one.removed));
    match (added + changed + removed, dry_run) {
        (0, _) => "Nothing to change: the database is up to date.".to_owned(),
        (_, true) => format!("{added} texts would be new, {changed} changed, {removed} removed."),
        (_, false) => format!("{added} texts are new, {changed} changed, {removed} removed."),
    }
}

fn warn_of_own_wordings(output: &Output, own: &[ListedOverride]) {
    for one in own.iter().filter(|one| one.status != OverrideStatus::Shown) {
        let reason = match one.status {
            OverrideStatus::Idle => "replaces a text that no longer exists",
            _ => "uses other variables than the text that it replaces",
        };
        output.warn(&format!("the own wording of {} in {} for {} {reason}", one.key, one.language, one.tenant));
    }
}

/// Lists every error in the files.
pub async fn check(context: &Context, files: &FilesArgs) -> Result<()> {
    let output = &context.output;
    let languages = languages(context).await?;
    let report = i18n::check(&files.read()?, &languages);
    output.value(&report, |report| described(output, report, languages.len()))?;
    let (errors, warnings) = (report.errors.len(), report.warnings.len());
    anyhow::ensure!(errors == 0, "{errors} errors, {warnings} warnings in {} languages", languages.len());
    Ok(())
}

fn described(output: &Output, report: &Report, languages: usize) -> String {
    let line = |tone, word: &str, error: &Diagnostic| format!("{} {error}", output.paint(tone, word));
    let errors = report.errors.iter().map(|error| line(Tone::Bad, "error:", error));
    let warnings = report.warnings.iter().map(|error| line(Tone::Changed, "warning:", error));
    let all_good = report.errors.is_empty().then(|| format!("All {languages} languages are complete."));
    errors.chain(warnings).chain(all_good).collect::<Vec<_>>().join("\n")
}

/// The languages in the database or, if it does not exist yet, those of the built-in platform file.
async fn languages(context: &Context) -> Result<Vec<Arc<Language>>> {
    if let Some(db) = context.existing_db().await? {
        let stored = tenancy::stored(&db).await?;
        db.close().await;
        if !stored.languages.is_empty() {
            return Ok(stored.languages.into_iter().map(Arc::new).collect());
        }
    }
    let built_in = files::read(&files::built_in(), &Configuration::default())?;
    Ok(built_in.configuration.languages.into_iter().map(Arc::new).collect())
}
