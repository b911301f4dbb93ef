//! `vitrina promotion …`: compares the promotions' files with the database, applies and exports them.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, Subcommand};
use serde::Serialize;
use serde_json::Value;
use vitrina_server::{
    error::Error,
    promotions::{self, Plan, PromotionEvent, StoredPromotion},
    toml_file::{Sources, read_path},
};

use super::context::{Context, actor};
use crate::output::{ChangeState, Output, Tone, count};

/// The default folder of the files.
const FOLDER: &str = "tenants/promotions";

/// Subcommands of `promotion`.
#[derive(Debug, Subcommand)]
pub enum PromotionCommand {
    /// Show what `apply` would change, without changing anything
    Plan {
        /// Folder of *.toml files, or a single file
        #[arg(default_value = FOLDER)]
        path: PathBuf,
    },
    /// Apply the files to the database, all of them or none
    Apply {
        /// Folder of *.toml files, or a single file
        #[arg(default_value = FOLDER)]
        path: PathBuf,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Export the promotions from the database to one file or to stdout
    Export {
        /// File to write [default: stdout]
        file: Option<PathBuf>,
    },
    /// List promotions
    List,
    /// Show all details of a promotion and its history
    Show {
        /// Name of the promotion
        name: String,
    },
    /// Disable promotions until they are enabled again
    Disable(SwitchArgs),
    /// Enable disabled promotions
    Enable(SwitchArgs),
}

/// Arguments of `promotion enable` and `promotion disable`.
#[derive(Debug, Args)]
pub struct SwitchArgs {
    /// Names of the promotions
    #[arg(required = true)]
    names: Vec<String>,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: PromotionCommand) -> Result<()> {
    match command {
        PromotionCommand::Plan { path } | PromotionCommand::Apply { path, dry_run: true } => plan(context, &path).await,
        PromotionCommand::Apply { path, dry_run: false } => apply(context, &path).await,
        PromotionCommand::Export { file } => export(context, file.as_deref()).await,
        PromotionCommand::List => list(context).await,
        PromotionCommand::Show { name } => show(context, &name).await,
        PromotionCommand::Disable(args) => switch(context, &args, false).await,
        PromotionCommand::Enable(args) => switch(context, &args, true).await,
    }
}

fn sources(path: &Path) -> Result<Sources> {
    if path == Path::new(FOLDER) && !path.exists() {
        return Err(anyhow!("there is no folder {FOLDER}: give the folder or file of the promotions"));
    }
    Ok(read_path(path)?)
}

async fn plan(context: &Context, path: &Path) -> Result<()> {
    let sources = sources(path)?;
    let app = context.open_app().await?;
    let (_, plan) = promotions::read(&app, &sources).await?;
    print_plan(&context.output, &plan, ChangeState::Planned)
}

async fn apply(context: &Context, path: &Path) -> Result<()> {
    let sources = sources(path)?;
    let app = context.open_app().await?;
    let plan = promotions::apply(&app, &sources, &actor()).await?;
    print_plan(&context.output, &plan, ChangeState::Applied)
}

fn print_plan(output: &Output, plan: &Plan, state: ChangeState) -> Result<()> {
    for name in &plan.unmanaged {
        output.warn(&format!(
            "promotion {name} is in the database but in no file; `vitrina promotion disable {name}` ends it"
        ));
    }
    output.value(plan, |plan| {
        let mut lines = Vec::new();
        for change in &plan.changes {
            let (sign, tone) = if change.created { ("+", Tone::Good) } else { ("~", Tone::Changed) };
            lines.push(output.paint(tone, &format!("{sign} promotion {}", change.name)));
            for field in &change.fields {
                let old = field.old.as_ref().map(|text| output.paint(Tone::Bad, text));
                let new = field.new.as_ref().map(|text| output.paint(Tone::Good, text));
                lines.push(match (old, new) {
                    (Some(old), Some(new)) => format!("    {}: {old} → {new}", field.key),
                    (Some(old), None) => format!("    {}: {old} → (none)", field.key),
                    (None, new) => format!("    {}: {}", field.key, new.unwrap_or_default()),
                });
            }
        }
        let created = plan.changes.iter().filter(|change| change.created).count();
        let changed = plan.changes.len() - created;
        lines.push(if plan.changes.is_empty() {
            format!("Nothing to change: {} up to date.", count(plan.unchanged, "promotion"))
        } else {
            state.summary(&[(created, "create"), (changed, "change")], plan.unchanged)
        });
        lines.join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ExportSummary {
    file: String,
    promotions: usize,
}

async fn export(context: &Context, file: Option<&Path>) -> Result<()> {
    let app = context.open_app().await?;
    let stored = promotions::stored(&app.db).await?;
    let text = promotions::export(stored.iter().map(|promotion| &promotion.record));
    let Some(file) = file else {
        anyhow::ensure!(!context.output.is_json(), "--json needs a file for the promotions");
        return Ok(context.output.raw(text.as_bytes())?);
    };
    if file.exists() {
        let question = format!("Overwrite {}? Comments are lost.", file.display());
        anyhow::ensure!(context.output.confirm(&question)?, "nothing was written");
    }
    std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    let exported = ExportSummary { file: file.display().to_string(), promotions: stored.len() };
    context.output.value(&exported, |exported| {
        format!("{} written to {}.", count(exported.promotions, "promotion"), exported.file)
    })?;
    Ok(())
}

fn period(promotion: &StoredPromotion) -> (String, String) {
    let text = |when: Option<promotions::When>| when.map(|when| when.to_string()).unwrap_or_default();
    (text(promotion.record.starts), text(promotion.record.ends))
}

async fn list(context: &Context) -> Result<()> {
    let app = context.open_app().await?;
    let stored = promotions::stored(&app.db).await?;
    let output = &context.output;
    output.list(&stored, &["NAME", "KIND", "ENABLED", "COUNTRIES", "STARTS", "ENDS"], |promotion| {
        let (starts, ends) = period(promotion);
        let enabled =
            if promotion.is_enabled { output.paint(Tone::Good, "yes") } else { output.paint(Tone::Faint, "no") };
        let countries = promotion.record.countries.join(" ");
        let countries = if countries.is_empty() { "all".to_owned() } else { countries };
        vec![promotion.record.name.clone(), promotion.record.kind().name().to_owned(), enabled, countries, starts, ends]
    })?;
    output.note(&count(stored.len(), "promotion"));
    Ok(())
}

/// A promotion with its history.
#[derive(Serialize)]
struct PromotionOutput {
    #[serde(flatten)]
    promotion: StoredPromotion,
    history: Vec<PromotionEvent>,
}

async fn show(context: &Context, name: &str) -> Result<()> {
    let app = context.open_app().await?;
    let promotion = find(&app.db, name).await?;
    let shown = PromotionOutput { history: promotions::history(&app.db, &promotion).await?, promotion };
    let output = &context.output;
    output.value(&shown, |PromotionOutput { promotion, .. }| {
        let enabled = ("enabled".to_owned(), promotion.is_enabled.to_string());
        let fields = std::iter::once(enabled).chain(promotion.record.fields());
        fields
            .map(|(key, value)| format!("{}: {value}", output.paint(Tone::Strong, &key)))
            .collect::<Vec<_>>()
            .join("\n")
    })?;
    if output.is_json() {
        return Ok(());
    }
    output.table(&["WHEN", "WHAT", "WHO", "DETAILS"], shown.history.iter().map(event_row))?;
    Ok(())
}

fn event_row(event: &PromotionEvent) -> Vec<String> {
    let when = event.happened_at.format("%Y-%m-%d %H:%M:%S").to_string();
    vec![when, event.kind.clone(), event.actor.clone(), event_details(&event.data)]
}

/// `buy: 2 → 3`, or `5000 codes, autumn`.
fn event_details(data: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or("(none)").to_owned();
    if let Some(fields) = data["fields"].as_array() {
        let field =
            |field: &Value| format!("{}: {} → {}", text(&field["key"]), text(&field["old"]), text(&field["new"]));
        return fields.iter().map(field).collect::<Vec<_>>().join("\n");
    }
    let codes = data["count"].as_u64().map(|codes| count(usize::try_from(codes).unwrap_or(usize::MAX), "code"));
    let names = ["code", "batch"].map(|key| data[key].as_str().map(str::to_owned));
    codes.into_iter().chain(names.into_iter().flatten()).collect::<Vec<_>>().join(", ")
}

async fn find(db: &vitrina_server::db::Db, name: &str) -> Result<StoredPromotion> {
    match promotions::show(db, name).await {
        Err(Error::NotFound) => Err(missing(name, &promotions::stored(db).await?)),
        other => Ok(other?),
    }
}

pub(super) fn missing(name: &str, stored: &[StoredPromotion]) -> anyhow::Error {
    let names: Vec<&str> = stored.iter().map(|promotion| promotion.record.name.as_str()).collect();
    if names.is_empty() {
        return anyhow!("there are no promotions yet: run `vitrina promotion apply`");
    }
    anyhow!("there is no promotion {name}; there are {}", names.join(", "))
}

#[derive(Serialize)]
struct SwitchOutput<'a> {
    name: &'a str,
    enabled: bool,
    changed: bool,
    #[serde(rename = "dryRun")]
    dry_run: bool,
}

async fn switch(context: &Context, args: &SwitchArgs, is_enabled: bool) -> Result<()> {
    let app = context.open_app().await?;
    // All are looked up before the first one is changed.
    let mut found = Vec::new();
    for name in &args.names {
        found.push(find(&app.db, name).await?);
    }
    let mut switched = Vec::new();
    for (name, promotion) in args.names.iter().zip(&found) {
        let changed = if args.dry_run {
            promotion.is_enabled != is_enabled
        } else {
            promotions::set_enabled(&app, name, is_enabled, &actor()).await?
        };
        switched.push(SwitchOutput { name, enabled: is_enabled, changed, dry_run: args.dry_run });
    }
    let word = if is_enabled { "enabled" } else { "disabled" };
    let line = |one: &SwitchOutput<'_>| {
        let verb = match (one.changed, one.dry_run) {
            (false, _) => "is already",
            (true, false) => "is now",
            (true, true) => "would be",
        };
        format!("{} {verb} {word}", one.name)
    };
    context.output.value(&switched, |switched| switched.iter().map(line).collect::<Vec<_>>().join("\n"))?;
    if args.dry_run {
        context.output.note("dry run: nothing was written");
    }
    Ok(())
}
