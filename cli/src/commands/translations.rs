//! `vitrina translations …`: words between their files, the database and the countries' own wording.

use std::{
    io::Read,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    clock::Clock,
    db::Db,
    error::Error,
    i18n::{self, Exported, Listed, Report, Seeded, Standing, Texts},
    mistake::{Mistake, nearest},
    tenancy::{self, Configuration, Directory, Language, Tenant, files},
};

use super::Context;
use crate::output::{Output, Tone};

/// What can be done with words.
#[derive(Debug, Subcommand)]
pub enum TranslationsCommand {
    /// Make the database say what the files say; countries' own wordings stay
    Seed {
        #[command(flatten)]
        files: FilesArgs,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Look for missing texts, other variables, missing plural forms and lines that cannot be read
    Check {
        #[command(flatten)]
        files: FilesArgs,
    },
    /// Give a country its own wording of a text
    Set {
        #[command(flatten)]
        place: Place,
        /// The text's key, such as listing-empty-title, or one of its attributes: search.placeholder
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// The new wording in Fluent, such as 'Hello { $name }'; - reads it from stdin
        #[arg(allow_hyphen_values = true)]
        text: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Take a country's own wording away again
    Unset {
        #[command(flatten)]
        place: Place,
        /// The text's key
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// List the countries' own wordings
    List {
        #[command(flatten)]
        places: Places,
    },
    /// Print the countries' own wordings as Fluent, or write them to files
    Export {
        #[command(flatten)]
        places: Places,
        /// Every text as the country shows it, or as it was seeded when no country is named
        #[arg(long)]
        all: bool,
        /// Write <language>/<area>.ftl to this folder instead of printing
        #[arg(long, value_name = "DIR")]
        to: Option<PathBuf>,
        /// Only say which files would be written
        #[arg(long, requires = "to")]
        dry_run: bool,
    },
}

/// Where the files are.
#[derive(Debug, Args)]
pub struct FilesArgs {
    /// A folder with <language>/<area>.ftl [default: ./locales, else the built-in ones]
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

/// One country and language.
#[derive(Debug, Args)]
pub struct Place {
    /// The country's code, such as SI
    #[arg(long, value_name = "CC")]
    tenant: String,
    /// The language's code, such as sl [default: the country's own]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Any country and language, unless named.
#[derive(Debug, Args)]
pub struct Places {
    /// Only this country's
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only in this language
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Runs one of them.
pub async fn run(context: &Context, command: TranslationsCommand) -> Result<()> {
    if let TranslationsCommand::Check { files } = command {
        return check(context, &files).await;
    }
    anyhow::ensure!(context.look_at_db().await?.is_some(), nothing_yet());
    let db = context.open_db().await?;
    let done = run_on(context, &db, command).await;
    db.close().await;
    done
}

async fn run_on(context: &Context, db: &Db, command: TranslationsCommand) -> Result<()> {
    let directory = tenancy::load(db).await?;
    let output = &context.output;
    match command {
        TranslationsCommand::Check { files } => check(context, &files).await,
        TranslationsCommand::Seed { files, dry_run } => seed(output, db, &directory, &files, dry_run).await,
        TranslationsCommand::Set { place, key, text, dry_run } => {
            let (tenant, language) = place.find(&directory)?;
            set(output, db, (&tenant, &language), &key, text, dry_run).await
        }
        TranslationsCommand::Unset { place, key, dry_run } => {
            let (tenant, language) = place.find(&directory)?;
            unset(output, db, &directory, (&tenant, &language), &key, dry_run).await
        }
        TranslationsCommand::List { places } => list(output, db, &directory, &places).await,
        TranslationsCommand::Export { places, all, to, dry_run } => {
            let (tenant, language) = places.find(&directory)?;
            let (tenant, language) = (tenant.map(|tenant| tenant.id), language.map(|language| language.id));
            let files = i18n::export(db, &directory, tenant, language, all).await?;
            export(output, &files, to.as_deref(), dry_run)
        }
    }
}

fn nothing_yet() -> anyhow::Error {
    anyhow!("there are no countries yet: run `vitrina tenant apply`")
}

impl FilesArgs {
    /// The operator's files: those named, else the folder `locales` beside us, else the copies inside the program.
    fn read(&self) -> Result<Texts> {
        let beside = Path::new("locales");
        Ok(match &self.from {
            Some(folder) => Texts::read(folder)?,
            None if beside.is_dir() => Texts::read(beside)?,
            None => Texts::embedded(),
        })
    }
}

impl Place {
    fn find(&self, directory: &Directory) -> Result<(Arc<Tenant>, Arc<Language>)> {
        let tenant = find_tenant(directory, &self.tenant)?;
        let language = match &self.language {
            Some(code) => spoken(directory, tenant, code)?,
            None => &tenant.default_language,
        };
        Ok((Arc::clone(tenant), Arc::clone(language)))
    }
}

fn spoken<'a>(directory: &Directory, tenant: &'a Tenant, code: &str) -> Result<&'a Arc<Language>> {
    find_language(directory, code)?;
    let codes = tenant.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    tenant.language(code).ok_or_else(|| anyhow!("{} does not speak {code}; it speaks {codes}", tenant.name))
}

impl Places {
    fn find(&self, directory: &Directory) -> Result<(Option<Arc<Tenant>>, Option<Arc<Language>>)> {
        let tenant = self.tenant.as_deref().map(|code| find_tenant(directory, code)).transpose()?;
        let language = self.language.as_deref().map(|code| find_language(directory, code)).transpose()?;
        Ok((tenant.cloned(), language.cloned()))
    }
}

fn find_tenant<'a>(directory: &'a Directory, code: &str) -> Result<&'a Arc<Tenant>> {
    let codes = || directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect::<Vec<_>>().join(", ");
    if directory.tenants.is_empty() {
        return Err(nothing_yet());
    }
    directory.tenant_by_code(code).ok_or_else(|| anyhow!("there is no country {code}; there are {}", codes()))
}

fn find_language<'a>(directory: &'a Directory, code: &str) -> Result<&'a Arc<Language>> {
    let codes = || directory.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    directory.language(code).ok_or_else(|| anyhow!("there is no language {code}; there are {}", codes()))
}

async fn seed(output: &Output, db: &Db, directory: &Directory, files: &FilesArgs, dry_run: bool) -> Result<()> {
    let texts = files.read()?;
    let done = i18n::seed(db, &directory.languages, &texts, dry_run).await?;
    let head = ["LANGUAGE", "TEXTS", "NEW", "CHANGED", "REMOVED"];
    output.list(&done, &head, |one| seeded_row(output, one))?;
    output.note(&summary(&done, dry_run));
    let mistakes = i18n::check(&texts, &directory.languages).mistakes.len();
    if mistakes > 0 {
        output.warn(&format!("the files have {mistakes} mistakes: `vitrina translations check` names them"));
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
        (0, _) => "Nothing to change: the database says what the files say.".to_owned(),
        (_, true) => format!("{added} texts would be new, {changed} changed, {removed} removed."),
        (_, false) => format!("{added} texts are new, {changed} changed, {removed} removed."),
    }
}

fn warn_of_own_wordings(output: &Output, own: &[Listed]) {
    for one in own.iter().filter(|one| one.standing != Standing::Shown) {
        let reason = match one.standing {
            Standing::Idle => "replaces a text that is gone",
            _ => "uses other variables than the text that it replaces",
        };
        output.warn(&format!("the own wording of {} in {} for {} {reason}", one.key, one.language, one.tenant));
    }
}

async fn check(context: &Context, files: &FilesArgs) -> Result<()> {
    let output = &context.output;
    let languages = languages(context).await?;
    let report = i18n::check(&files.read()?, &languages);
    output.value(&report, |report| described(output, report))?;
    let (mistakes, warnings) = (report.mistakes.len(), report.warnings.len());
    anyhow::ensure!(mistakes == 0, "{mistakes} mistakes, {warnings} warnings in {} languages", languages.len());
    output.note(&format!("All {} languages say everything. {warnings} warnings.", languages.len()));
    Ok(())
}

fn described(output: &Output, report: &Report) -> String {
    let line = |tone, word: &str, mistake: &Mistake| format!("{} {mistake}", output.paint(tone, word));
    let mistakes = report.mistakes.iter().map(|mistake| line(Tone::Bad, "mistake:", mistake));
    let warnings = report.warnings.iter().map(|mistake| line(Tone::Changed, "warning:", mistake));
    mistakes.chain(warnings).collect::<Vec<_>>().join("\n")
}

/// The languages that the database knows, or before there is one, those of the built-in platform file.
async fn languages(context: &Context) -> Result<Vec<Arc<Language>>> {
    if let Some(db) = context.look_at_db().await? {
        let stored = tenancy::stored(&db).await?;
        db.close().await;
        if !stored.languages.is_empty() {
            return Ok(stored.languages.into_iter().map(Arc::new).collect());
        }
    }
    let built_in = files::read(&files::built_in(), &Configuration::default())?;
    Ok(built_in.configuration.languages.into_iter().map(Arc::new).collect())
}

async fn set(
    output: &Output,
    db: &Db,
    (tenant, language): (&Tenant, &Language),
    key: &str,
    text: String,
    dry_run: bool,
) -> Result<()> {
    let text = if text == "-" { from_stdin()? } else { text };
    let set = i18n::set(db, Clock::System.now(), tenant.id, language, key, &text, dry_run).await?;
    output.value(&set, |set| {
        if !set.is_changed {
            return format!("{} says so already:\n{}", tenant.name, indented(&set.source));
        }
        let before = output.paint(Tone::Bad, indented(&set.before).trim_end());
        let now = output.paint(Tone::Good, indented(&set.source).trim_end());
        let verb = if dry_run { "would say" } else { "now says" };
        format!("{} {verb} in {}:\n{now}\ninstead of:\n{before}", tenant.name, language.name)
    })?;
    Ok(())
}

fn from_stdin() -> Result<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("cannot read the text from stdin")?;
    Ok(text)
}

fn indented(source: &str) -> String {
    source.trim_end().lines().map(|line| format!("    {line}\n")).collect()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Unset<'a> {
    key: &'a str,
    is_changed: bool,
}

async fn unset(
    output: &Output,
    db: &Db,
    directory: &Directory,
    (tenant, language): (&Tenant, &Language),
    key: &str,
    dry_run: bool,
) -> Result<()> {
    let is_changed = i18n::unset(db, tenant.id, language, key, dry_run).await?;
    if !is_changed {
        let own = i18n::list_overrides(db, directory, Some(tenant.id), Some(language.id)).await?;
        let hint = nearest(key, own.iter().map(|one| one.key.as_str()));
        let message = format!("{} has no own wording of this text", tenant.name);
        let mistake =
            Mistake { suggestion: hint.map(str::to_owned), ..Mistake::new(&*language.code, 0, message).key(key) };
        return Err(Error::from(mistake).into());
    }
    output.value(&Unset { key, is_changed }, |_| {
        let verb = if dry_run { "would say" } else { "says" };
        format!("{} {verb} the seeded text of {key} again.", tenant.name)
    })?;
    Ok(())
}

async fn list(output: &Output, db: &Db, directory: &Directory, places: &Places) -> Result<()> {
    let (tenant, language) = places.find(directory)?;
    let (tenant, language) = (tenant.map(|tenant| tenant.id), language.map(|language| language.id));
    let own = i18n::list_overrides(db, directory, tenant, language).await?;
    if own.is_empty() {
        output.note("No country has a wording of its own: `vitrina translations set` gives it one.");
        if !output.is_json() {
            return Ok(());
        }
    }
    output.list(&own, &["COUNTRY", "LANGUAGE", "KEY", "OWN WORDING", "REPLACES", "STATE"], |one| {
        let state = match one.standing {
            Standing::Shown => output.paint(Tone::Good, "shown"),
            Standing::Differs => output.paint(Tone::Changed, "other variables"),
            Standing::Idle => output.paint(Tone::Bad, "text is gone"),
        };
        vec![one.tenant.clone(), one.language.clone(), one.key.clone(), brief(&one.source), brief(&one.replaces), state]
    })?;
    Ok(())
}

/// A message on one line, without its key, cut where a table would break.
fn brief(source: &str) -> String {
    let value = source.split_once('=').map_or(source, |(_, value)| value);
    let words = value.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() <= 48 { words } else { words.chars().take(47).chain(['…']).collect() }
}

fn export(output: &Output, files: &[Exported], to: Option<&Path>, dry_run: bool) -> Result<()> {
    let Some(folder) = to else {
        let heading = |file: &Exported| format!("### {}/{}.ftl\n\n{}", file.language, file.area, file.text);
        output.value(&files, |files| files.iter().map(heading).collect::<Vec<_>>().join("\n").trim_end().to_owned())?;
        return Ok(());
    };
    let paths: Vec<_> =
        files.iter().map(|file| folder.join(&file.language).join(format!("{}.ftl", file.area))).collect();
    let existing = paths.iter().filter(|path| path.exists()).count();
    if !dry_run && existing > 0 {
        let question = format!("Write {existing} existing files anew? Comments in them are lost.");
        anyhow::ensure!(output.confirm(&question)?, "nothing was written");
    }
    for (path, file) in paths.iter().zip(files).filter(|_| !dry_run) {
        write(path, &file.text)?;
    }
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    output.value(&names, |names| {
        let verb = if dry_run { "would be written" } else { "written" };
        let lines: String = names.iter().map(|name| format!("{name}\n")).collect();
        format!("{lines}{} files {verb}.", names.len())
    })?;
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
