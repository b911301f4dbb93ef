//! `vitrina content …`: compares the files of pages, posts, events, questions, help, partners, home pages, social links and
//! redirects with the database, applies, exports, lists and previews them.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Result, anyhow};
use clap::Subcommand;
use serde::Serialize;
use vitrina_server::{
    app::App,
    content::editorial::{self, Action, ContentExport, FileId, Plan, RawFiles},
    demo, redirects,
    tenancy::Tenant,
};

use super::{
    context::Context,
    country::{require_countries, tenant_of},
};
use crate::output::{ChangeState, Output, Tone, count};

/// The default folder of the files.
const FOLDER: &str = "tenants/content";

/// The maximum depth of files below the folder.
const DEEPEST: usize = 3;

/// Subcommands of `content`.
#[derive(Debug, Subcommand)]
pub enum ContentCommand {
    /// Show what `apply` would change, without changing anything
    Plan {
        /// Folder of content files [default: ./tenants/content, else the built-in texts]
        ///
        /// It may hold pages/, posts/, events/, faq/, help.toml, help/, product-care/, size-tables.toml, partners.toml, social.toml, home.toml, home/ and redirects/.
        path: Option<PathBuf>,
        /// Remove content that is no longer in any file
        #[arg(long)]
        prune: bool,
    },
    /// Apply the files to the database, all of them or none
    Apply {
        /// Folder of content files [default: ./tenants/content, else the built-in texts]
        ///
        /// It may hold pages/, posts/, events/, faq/, help.toml, help/, product-care/, size-tables.toml, partners.toml, social.toml, home.toml, home/ and redirects/.
        path: Option<PathBuf>,
        /// Remove content that is no longer in any file
        #[arg(long)]
        prune: bool,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Export content files and their pictures from the database; files that are up to date are not rewritten
    Export {
        /// Folder to write to
        #[arg(default_value = FOLDER)]
        path: PathBuf,
        /// Only show which files would be written
        #[arg(long)]
        dry_run: bool,
    },
    /// List the files in the database
    List,
    /// Print a file as HTML, as shoppers of a country see its content; also what is not published yet
    Preview {
        /// File of any kind, such as tenants/content/pages/returns/sl.md or tenants/content/faq/sl.toml
        file: PathBuf,
        /// Country code [default: that of the file, else the first open country with the file's language]
        #[arg(long, value_name = "CODE")]
        tenant: Option<String>,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: ContentCommand) -> Result<()> {
    match command {
        ContentCommand::Plan { path, prune } | ContentCommand::Apply { path, prune, dry_run: true } => {
            let (app, files) = (context.open_app().await?, files(path.as_deref())?);
            require_countries(&app)?;
            let plan = redirects::plan_content(&app, &files, &demo::named_pictures(&app).await?, prune).await?;
            print_plan(&context.output, &plan, ChangeState::Planned)
        }
        ContentCommand::Apply { path, prune, dry_run: false } => {
            let (app, files) = (context.open_app().await?, files(path.as_deref())?);
            require_countries(&app)?;
            let plan = redirects::apply_content(&app, &files, &demo::named_pictures(&app).await?, prune).await?;
            print_plan(&context.output, &plan, ChangeState::Applied)
        }
        ContentCommand::Export { path, dry_run } => export(context, &path, dry_run).await,
        ContentCommand::List => list(context).await,
        ContentCommand::Preview { file, tenant } => preview(context, &file, tenant.as_deref()).await,
    }
}

/// The operator's files: those at the given path, else the folder in the working directory, else the built-in copies.
fn files(path: Option<&Path>) -> Result<RawFiles> {
    let beside = Path::new(FOLDER);
    Ok(match path {
        Some(path) if !path.is_dir() => return Err(anyhow!("{} is not a folder", path.display())),
        Some(path) => editorial::read_folder(path)?,
        None if beside.is_dir() => editorial::read_folder(beside)?,
        None => editorial::built_in(),
    })
}

fn print_plan(output: &Output, plan: &Plan, state: ChangeState) -> Result<()> {
    for path in &plan.unmanaged {
        output.warn(&format!("{path} is in the database but in no file; --prune removes it"));
    }
    output.value(plan, |plan| {
        let mut lines = Vec::new();
        for change in &plan.changes {
            let (sign, tone) = match change.action {
                Action::Created => ("+", Tone::Good),
                Action::Changed => ("~", Tone::Changed),
                Action::Removed => ("-", Tone::Bad),
            };
            lines.push(output.paint(tone, &format!("{sign} {}", change.path)));
            for field in change.fields.iter().filter(|_| change.action == Action::Changed) {
                let old = output.paint(Tone::Bad, field.old.as_deref().unwrap_or("(none)"));
                let new = output.paint(Tone::Good, field.new.as_deref().unwrap_or("(none)"));
                lines.push(format!("    {}: {old} → {new}", field.key));
            }
        }
        let number = |action| plan.changes.iter().filter(|change| change.action == action).count();
        lines.push(if plan.changes.is_empty() {
            format!("Nothing to change: {} up to date.", count(plan.unchanged, "file"))
        } else {
            let (created, changed, removed) =
                (number(Action::Created), number(Action::Changed), number(Action::Removed));
            state.summary(&[(created, "create"), (changed, "change"), (removed, "remove")], plan.unchanged)
        });
        lines.join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ExportSummary {
    folder: String,
    #[serde(flatten)]
    exported: ContentExport,
}

async fn export(context: &Context, folder: &Path, dry_run: bool) -> Result<()> {
    let app = context.open_app().await?;
    let planned = redirects::export_content(&app, folder, true).await?;
    let overwritten = planned.files.iter().filter(|path| folder.join(path).exists()).count();
    if overwritten > 0 && !dry_run {
        let question = format!("Overwrite {} in {}?", count(overwritten, "file"), folder.display());
        anyhow::ensure!(context.output.confirm(&question)?, "nothing was written");
    }
    let exported = if dry_run { planned } else { redirects::export_content(&app, folder, false).await? };
    for warning in &exported.warnings {
        context.output.warn(warning);
    }
    let summary = ExportSummary { folder: folder.display().to_string(), exported };
    context.output.value(&summary, |summary| {
        let verb = if dry_run { "would be written" } else { "written" };
        format!("{} {verb} to {}.", count(summary.exported.files.len(), "file"), summary.folder)
    })?;
    Ok(())
}

async fn list(context: &Context) -> Result<()> {
    let app = context.open_app().await?;
    let stored = redirects::list_content(&app).await?;
    let output = &context.output;
    output.list(&stored, &["FILE", "KIND", "SLUG", "UPDATED", "PUBLISH", "UNPUBLISH"], |file| {
        vec![
            file.path.clone(),
            file.kind.name().to_owned(),
            file.slug.clone().unwrap_or_default(),
            file.updated.map(|day| day.to_string()).unwrap_or_default(),
            file.publish.clone().unwrap_or_default(),
            file.unpublish.clone().unwrap_or_default(),
        ]
    })?;
    output.note(&count(stored.len(), "file"));
    Ok(())
}

async fn preview(context: &Context, file: &Path, tenant: Option<&str>) -> Result<()> {
    let app = context.open_app().await?;
    let inside = |folder: &&Path| {
        let path = file.strip_prefix(folder).unwrap_or(file).to_string_lossy().replace('\\', "/");
        FileId::of_path(&path).is_some()
    };
    let folder = file.ancestors().skip(1).take(DEEPEST).find(inside);
    let folder = folder
        .ok_or_else(|| anyhow!("{} is not a content file; `vitrina content plan --help` lists them", file.display()))?;
    anyhow::ensure!(file.is_file(), "there is no file {}", file.display());
    let path = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let html =
        editorial::preview(&app, &editorial::read_folder(folder)?, &path, &country(&app, &path, tenant)?).await?;
    Ok(context.output.raw(html.as_bytes())?)
}

/// The given country, or the file's own, or the first open one that has the file's language.
fn country(app: &App, path: &str, code: Option<&str>) -> Result<Tenant> {
    let directory = app.directory();
    let id = FileId::of_path(path);
    let own = id.as_ref().and_then(|id| id.country.as_deref());
    let language = id.as_ref().map_or("", |id| id.language.as_str());
    let is_of_all = id.as_ref().is_some_and(|id| !id.kind.is_by_language());
    if let Some(code) = code.or(own) {
        return Ok(Tenant::clone(tenant_of(&directory, code)?));
    }
    let speaks = |tenant: &&Arc<Tenant>| is_of_all || tenant.language(language).is_some();
    let own = directory.active().find(|tenant| tenant.default_language.code == language);
    let tenant = own.or_else(|| directory.active().find(speaks));
    tenant
        .map(|tenant| (**tenant).clone())
        .ok_or_else(|| anyhow!("no open country has the language {language}: choose one with --tenant"))
}
