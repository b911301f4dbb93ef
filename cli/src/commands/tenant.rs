//! `vitrina tenant …`: compares the countries' files with the database, applies and exports them.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, anyhow};
use clap::Subcommand;
use serde::Serialize;
use vitrina_server::{
    app::App,
    clock::Clock,
    db::Db,
    error::Error,
    promotions,
    tenancy::{self, Change, Configuration, Country, FieldChange, Kind, Plan, Record as _, SwitchResult, files},
};

use super::context::Context;
use crate::output::{ChangeState, Output, Tone, count};

/// Subcommands of `tenant`.
#[derive(Debug, Subcommand)]
pub enum TenantCommand {
    /// Show what `apply` would change, without changing anything
    Plan {
        /// Folder with platform.toml and a file for each country, or a single file [default: ./tenants, else the built-in files]
        path: Option<PathBuf>,
    },
    /// Apply the files to the database, all of them or none
    Apply {
        /// Folder with platform.toml and a file for each country, or a single file [default: ./tenants, else the built-in files]
        path: Option<PathBuf>,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Write the built-in files of countries to a folder, for editing; existing files are kept
    ///
    /// An unknown code lists the countries that have a built-in file. For any other country, copy one of them and change it.
    Init {
        /// Country codes, such as SI
        #[arg(required = true)]
        codes: Vec<String>,
        /// Folder to write to
        #[arg(long, value_name = "DIR", default_value = "tenants")]
        folder: PathBuf,
    },
    /// Export country files from the database; files that are up to date are not rewritten
    Export {
        /// Folder to write to
        #[arg(default_value = "tenants")]
        path: PathBuf,
        /// Only show which files would be written
        #[arg(long)]
        dry_run: bool,
    },
    /// List countries
    List,
    /// Show all settings of a country
    Show {
        /// Country code, such as SI
        code: String,
    },
    /// Enable countries, so that their shops are reachable
    Enable {
        /// Country codes, such as SI
        #[arg(required = true)]
        codes: Vec<String>,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Disable countries, so that their shops are no longer reachable
    Disable {
        /// Country codes, such as SI
        #[arg(required = true)]
        codes: Vec<String>,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: TenantCommand) -> Result<()> {
    match command {
        TenantCommand::Plan { path } | TenantCommand::Apply { path, dry_run: true } => plan(context, path).await,
        TenantCommand::Apply { path, dry_run: false } => apply(context, path).await,
        TenantCommand::Init { codes, folder } => init(context, &codes, &folder),
        TenantCommand::Export { path, dry_run } => export(context, &path, dry_run).await,
        TenantCommand::List => list(context).await,
        TenantCommand::Show { code } => show(context, &code).await,
        TenantCommand::Enable { codes, dry_run } => switch(context, &codes, true, dry_run).await,
        TenantCommand::Disable { codes, dry_run } => switch(context, &codes, false, dry_run).await,
    }
}

async fn plan(context: &Context, path: Option<PathBuf>) -> Result<()> {
    let sources = sources(path)?;
    let stored = look(context).await?.unwrap_or_default();
    let files = files::read(&sources, &stored)?;
    let plan = tenancy::plan(&files.configuration, &stored, files.is_whole);
    print_plan(&context.output, &plan, ChangeState::Planned)?;
    if !plan.changes.is_empty() {
        context.output.note("`vitrina tenant apply` makes these changes.");
    }
    Ok(())
}

async fn apply(context: &Context, path: Option<PathBuf>) -> Result<()> {
    let sources = sources(path)?;
    // An error in the files must leave no trace, not even a new database.
    let before = look(context).await?.unwrap_or_default();
    files::read(&sources, &before)?;
    let db = context.open_db().await?;
    let files = files::read(&sources, &tenancy::stored(&db).await?)?;
    let plan = tenancy::apply(&db, &Clock::System, &files).await?;
    db.close().await;
    print_plan(&context.output, &plan, ChangeState::Applied)?;
    if !plan.changes.is_empty() {
        let app = context.open_app().await?;
        promotions::refresh_flash_deals(&app).await?;
        note_next_steps(&context.output, &app, &plan);
        app.db.close().await;
    }
    Ok(())
}

/// What a new country needs before it can open.
fn note_next_steps(output: &Output, app: &App, plan: &Plan) {
    let directory = app.directory();
    if let Some(first) = directory.tenants.first().filter(|_| directory.active().next().is_none()) {
        let code = &first.code;
        output.note(&format!(
            "No country is open: set `active = true` in its file and apply it, or run `vitrina tenant enable {code}`."
        ));
    }
    let created = |change: &Change| change.created && change.subject.kind == Kind::Country;
    if plan.changes.iter().any(created) {
        output.note(
            "Next: `vitrina translations seed` and `vitrina content apply` write the texts, `vitrina catalog import` the products; \
             `vitrina doctor` reports what is missing.",
        );
    }
}

/// Writes the built-in files of countries; an unknown country fails before anything is written.
fn init(context: &Context, codes: &[String], folder: &Path) -> Result<()> {
    let built_in = files::built_in().files;
    let name_of = |file: &files::Source| file.name.rsplit('/').next().unwrap_or(&file.name).to_owned();
    let countries: Vec<String> = built_in
        .iter()
        .map(name_of)
        .filter(|name| name != files::PLATFORM_FILE)
        .map(|name| name.trim_end_matches(".toml").to_uppercase())
        .collect();
    let unknown = codes.iter().find(|code| !countries.contains(&code.to_uppercase()));
    if let Some(code) = unknown {
        return Err(anyhow!(
            "there is no built-in file of {code}; there are {}. For another country, copy one of them, with an id of its own",
            countries.join(", ")
        ));
    }
    let is_wanted = |name: &str| {
        name == files::PLATFORM_FILE || codes.iter().any(|code| name == format!("{}.toml", code.to_lowercase()))
    };
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut written = Vec::new();
    for file in built_in.iter().filter(|file| is_wanted(&name_of(file))) {
        let path = folder.join(name_of(file));
        let cannot = || format!("{} cannot be written", path.display());
        match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut new) => new.write_all(file.text.as_bytes()).with_context(cannot)?,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                context.output.warn(&format!("{} already exists; it is kept", path.display()));
                continue;
            }
            Err(error) => return Err(error).with_context(cannot),
        }
        written.push(path.display().to_string());
    }
    context.output.value(&written, |written| {
        let folder = folder.display();
        let next = format!("Edit hosts, legal and delivery, then run `vitrina tenant plan {folder}`.");
        let lines = written.iter().map(String::as_str).chain([next.as_str()]);
        lines.collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

/// The operator's files: those at the given path, else the folder `tenants` in the working directory, else the built-in copies.
fn sources(path: Option<PathBuf>) -> Result<files::Sources> {
    let beside = Path::new("tenants");
    Ok(match path {
        Some(path) => files::read_path(&path)?,
        None if beside.is_dir() => files::read_path(beside)?,
        None => files::built_in(),
    })
}

/// The configuration in the database, if it exists.
async fn look(context: &Context) -> Result<Option<Configuration>> {
    let Some(db) = context.existing_db().await? else { return Ok(None) };
    let stored = tenancy::stored(&db).await?;
    db.close().await;
    Ok(Some(stored))
}

fn print_plan(output: &Output, plan: &Plan, state: ChangeState) -> Result<()> {
    for subject in &plan.unmanaged {
        output.warn(&format!("{} {} is in the database but in no file; it is kept", subject.kind.name(), subject.code));
    }
    output.value(plan, |plan| {
        let mut lines: Vec<String> = plan.changes.iter().map(|change| describe(output, change)).collect();
        let created = plan.changes.iter().filter(|change| change.created).count();
        let changed = plan.changes.len() - created;
        lines.push(match plan.changes.len() {
            0 => format!("Nothing to change: all {} records are up to date.", plan.unchanged),
            _ => state.summary(&[(created, "create"), (changed, "change")], plan.unchanged),
        });
        lines.join("\n")
    })?;
    Ok(())
}

fn describe(output: &Output, change: &Change) -> String {
    let (sign, tone) = if change.created { ("+", Tone::Good) } else { ("~", Tone::Changed) };
    let head = format!("{sign} {} {}", change.subject.kind.name(), change.subject.code);
    let fields = change.fields.iter().map(|field| describe_field(output, field));
    std::iter::once(output.paint(tone, &head)).chain(fields).collect::<Vec<_>>().join("\n")
}

fn describe_field(output: &Output, field: &FieldChange) -> String {
    let old = field.old.as_ref().map(|text| output.paint(Tone::Bad, text));
    let new = field.new.as_ref().map(|text| output.paint(Tone::Good, text));
    let change = match (old, new) {
        (Some(old), Some(new)) => format!("{old} → {new}"),
        (Some(old), None) => format!("{old} → (none)"),
        (None, Some(new)) => new,
        (None, None) => String::new(),
    };
    format!("    {}: {change}", field.key)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportSummary {
    written: Vec<String>,
    unchanged: Vec<String>,
}

async fn export(context: &Context, folder: &Path, dry_run: bool) -> Result<()> {
    let stored = look(context).await?.ok_or_else(nothing_yet)?;
    let (mut write, mut overwritten, mut unchanged) = (Vec::new(), 0, Vec::new());
    for source in tenancy::export(&stored) {
        let path = folder.join(&source.name);
        match std::fs::read_to_string(&path) {
            Ok(text) if files::agrees(&source.name, &text, &stored) => unchanged.push(named(&path)),
            Ok(_) => {
                overwritten += 1;
                write.push((path, source.text));
            }
            Err(_) => write.push((path, source.text)),
        }
    }
    if !dry_run && overwritten > 0 {
        let question = format!("Overwrite {}? Comments are lost.", count(overwritten, "file"));
        anyhow::ensure!(context.output.confirm(&question)?, "nothing was written");
    }
    if !dry_run {
        write_files(folder, &write)?;
    }
    let exported = ExportSummary { written: write.iter().map(|(path, _)| named(path)).collect(), unchanged };
    context.output.value(&exported, |exported| {
        let verb = if dry_run { "would be written" } else { "written" };
        let (files, unchanged) = (count(exported.written.len(), "file"), exported.unchanged.len());
        let summary = format!("{files} {verb}, {unchanged} unchanged.");
        exported.written.iter().cloned().chain([summary]).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

fn write_files(folder: &Path, files: &[(PathBuf, String)]) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    for (path, text) in files {
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn named(path: &Path) -> String {
    path.display().to_string()
}

async fn list(context: &Context) -> Result<()> {
    let stored = look(context).await?;
    let mut countries = stored.map(|stored| stored.countries).unwrap_or_default();
    countries.sort_by_key(|country| (country.position, country.id));
    if countries.is_empty() {
        context.output.note(&nothing_yet().to_string());
    }
    let output = &context.output;
    let head = ["ID", "CODE", "NAME", "OPEN", "CURRENCY", "PHONE", "LANGUAGES", "HOSTS"];
    output.list(&countries, &head, |country| row(output, country))?;
    Ok(())
}

fn row(output: &Output, country: &Country) -> Vec<String> {
    let open = if country.is_active { output.paint(Tone::Good, "yes") } else { output.paint(Tone::Faint, "no") };
    vec![
        country.id.to_string(),
        country.code.clone(),
        country.name.clone(),
        open,
        country.settings.currency.clone(),
        country.settings.phone_code.clone(),
        country.settings.languages.join(" "),
        country.hosts.iter().map(|host| host.name.as_str()).collect::<Vec<_>>().join(" "),
    ]
}

async fn show(context: &Context, code: &str) -> Result<()> {
    let stored = look(context).await?.ok_or_else(nothing_yet)?;
    let country = stored.country(code).ok_or_else(|| no_country(code, &stored))?;
    let output = &context.output;
    output.value(country, |country| {
        let line = |(key, value): (&str, String)| format!("{}: {value}", output.paint(Tone::Strong, key));
        country.fields().into_iter().map(line).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct SwitchOutput<'a> {
    code: &'a str,
    active: bool,
    changed: bool,
}

async fn switch(context: &Context, codes: &[String], is_active: bool, dry_run: bool) -> Result<()> {
    anyhow::ensure!(context.existing_db().await?.is_some(), nothing_yet());
    let db = context.open_db().await?;
    let result = switch_all(&db, context, codes, is_active, dry_run).await;
    db.close().await;
    result
}

async fn switch_all(db: &Db, context: &Context, codes: &[String], is_active: bool, dry_run: bool) -> Result<()> {
    let stored = tenancy::stored(db).await?;
    // All are looked up before the first one is changed.
    let countries: Vec<&Country> = codes
        .iter()
        .map(|code| stored.country(code).ok_or_else(|| no_country(code, &stored)))
        .collect::<Result<_>>()?;
    let mut opened = Vec::new();
    for Country { code, .. } in countries {
        let changed = match tenancy::set_active(db, &Clock::System, code, is_active, dry_run).await {
            Ok(SwitchResult::Done) => true,
            Ok(SwitchResult::Already) => false,
            Ok(SwitchResult::NoHost) => {
                anyhow::bail!("{code} has no host: add [[hosts]] to its file and apply it first")
            }
            Err(Error::NotFound) => return Err(no_country(code, &stored)),
            Err(error) => return Err(error.into()),
        };
        opened.push(SwitchOutput { code, active: is_active, changed });
    }
    let word = if is_active { "open" } else { "closed" };
    context.output.value(&opened, |opened| {
        let now = if dry_run { "would be" } else { "is now" };
        let line =
            |one: &SwitchOutput<'_>| format!("{} {} {word}", one.code, if one.changed { now } else { "is already" });
        opened.iter().map(line).collect::<Vec<_>>().join("\n")
    })?;
    if dry_run {
        context.output.note("dry run: nothing was written");
    } else if opened.iter().any(|one| one.changed) {
        context
            .output
            .note("The next `vitrina tenant apply` resets this to the files; `vitrina tenant export` updates them.");
    }
    Ok(())
}

fn nothing_yet() -> anyhow::Error {
    anyhow!(tenancy::NO_COUNTRIES)
}

fn no_country(code: &str, stored: &Configuration) -> anyhow::Error {
    let codes: Vec<&str> = stored.countries.iter().map(|country| country.code.as_str()).collect();
    if codes.is_empty() { nothing_yet() } else { anyhow!("there is no country {code}; there are {}", codes.join(", ")) }
}
