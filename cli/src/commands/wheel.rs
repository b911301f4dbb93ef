//! `vitrina wheel …`: compares the prize wheels' file with the database, applies and exports it, and tests results against the
//! declared odds.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use chrono::TimeDelta;
use clap::Subcommand;
use serde::Serialize;
use vitrina_server::{
    app::App,
    games::{self, Plan, SegmentReport, WheelReport},
    tenancy::Tenant,
    toml_file::{Sources, read_path},
};

use super::{
    context::{Context, actor},
    country::tenant_of,
};
use crate::output::{ChangeState, Output, Tone, count};

/// The default path of the file, used if it exists.
const FILE: &str = "tenants/wheel.toml";
/// Results with a p-value below this are unlikely to be chance.
const DOUBTFUL: f64 = 0.001;

/// Subcommands of `wheel`.
#[derive(Debug, Subcommand)]
pub enum WheelCommand {
    /// Show what `apply` would change, without changing anything
    Plan {
        /// File of the prize wheels [default: ./tenants/wheel.toml, else the built-in one]
        file: Option<PathBuf>,
    },
    /// Apply the file to the database, entirely or not at all; countries without a wheel in the file lose theirs
    Apply {
        /// File of the prize wheels [default: ./tenants/wheel.toml, else the built-in one]
        file: Option<PathBuf>,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Export the wheels from the database to a file or to stdout
    Export {
        /// File to write [default: stdout]
        file: Option<PathBuf>,
    },
    /// Compare draws with the declared odds by a chi-square test, and show how much of the budgets is used
    Report {
        /// Country code [default: all countries with a wheel]
        #[arg(long, value_name = "CODE")]
        tenant: Option<String>,
        /// Number of days to report
        #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(i64).range(1..=3650))]
        days: i64,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: WheelCommand) -> Result<()> {
    match command {
        WheelCommand::Plan { file } | WheelCommand::Apply { file, dry_run: true } => {
            plan(context, file.as_deref()).await
        }
        WheelCommand::Apply { file, dry_run: false } => apply(context, file.as_deref()).await,
        WheelCommand::Export { file } => export(context, file.as_deref()).await,
        WheelCommand::Report { tenant, days } => report(context, tenant.as_deref(), days).await,
    }
}

fn sources(file: Option<&Path>) -> Result<Sources> {
    let beside = Path::new(FILE);
    Ok(match file {
        Some(file) => read_path(file)?,
        None if beside.is_file() => read_path(beside)?,
        None => games::built_in(),
    })
}

async fn plan(context: &Context, file: Option<&Path>) -> Result<()> {
    let sources = sources(file)?;
    let app = context.open_app().await?;
    print_plan(&context.output, &games::read(&app, &sources).await?, ChangeState::Planned)
}

async fn apply(context: &Context, file: Option<&Path>) -> Result<()> {
    let sources = sources(file)?;
    let app = context.open_app().await?;
    print_plan(&context.output, &games::apply(&app, &sources, &actor()).await?, ChangeState::Applied)
}

fn print_plan(output: &Output, plan: &Plan, state: ChangeState) -> Result<()> {
    output.value(plan, |plan| {
        let mut lines = Vec::new();
        for change in &plan.changes {
            let (sign, tone) = match (change.created, change.ended) {
                (true, _) => ("+", Tone::Good),
                (_, true) => ("-", Tone::Bad),
                _ => ("~", Tone::Changed),
            };
            lines.push(output.paint(tone, &format!("{sign} wheel of {}", change.country)));
            // For a new wheel every field is new, so listing the fields would be less readable than the file.
            for field in change.fields.iter().filter(|_| !change.created) {
                let text = |value: &Option<String>| value.clone().unwrap_or_else(|| "(none)".to_owned());
                lines.push(format!("    {}: {} → {}", field.key, text(&field.old), text(&field.new)));
            }
        }
        let created = plan.changes.iter().filter(|change| change.created).count();
        let ended = plan.changes.iter().filter(|change| change.ended).count();
        let changed = plan.changes.len() - created - ended;
        lines.push(if plan.changes.is_empty() {
            format!("Nothing to change: {} up to date.", count(plan.unchanged, "wheel"))
        } else {
            state.summary(&[(created, "create"), (changed, "change"), (ended, "end")], plan.unchanged)
        });
        lines.join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ExportSummary {
    file: String,
    wheels: usize,
}

async fn export(context: &Context, file: Option<&Path>) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let stored = games::stored(&app).await?;
    let wheels: Vec<_> = stored
        .into_iter()
        .filter_map(|wheel| Some((directory.tenant(wheel.tenant_id)?.code.clone(), wheel.record)))
        .collect();
    let text = games::export(&wheels);
    let Some(file) = file else {
        anyhow::ensure!(!context.output.is_json(), "--json needs a file for the wheels");
        return Ok(context.output.raw(text.as_bytes())?);
    };
    if file.exists() {
        let question = format!("Overwrite {}? Comments are lost.", file.display());
        anyhow::ensure!(context.output.confirm(&question)?, "nothing was written");
    }
    std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    let exported = ExportSummary { file: file.display().to_string(), wheels: wheels.len() };
    context
        .output
        .value(&exported, |exported| format!("{} written to {}.", count(exported.wheels, "wheel"), exported.file))?;
    Ok(())
}

async fn report(context: &Context, code: Option<&str>, days: i64) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenants: Vec<&Tenant> = match code {
        Some(code) => vec![tenant_of(&directory, code)?],
        None => with_wheel(&app, directory.tenants.iter().map(|tenant| &**tenant)).await?,
    };
    let since = app.clock.now() - TimeDelta::days(days);
    let mut reports = Vec::with_capacity(tenants.len());
    for tenant in tenants {
        reports.push(games::report(&app, tenant, since).await?);
    }
    let output = &context.output;
    if output.is_json() {
        output.value(&reports, |_| String::new())?;
        return Ok(());
    }
    if reports.is_empty() {
        output.note("no country has a wheel: run `vitrina wheel apply`");
    }
    for report in &reports {
        let header = ["COUNTRY", "SEGMENT", "WEIGHT", "DRAWN", "EXPECTED", "GIVEN", "BUDGET"];
        output.table(&header, report.segments.iter().map(|segment| row(report, segment)))?;
        output.note(&verdict(report));
    }
    Ok(())
}

async fn with_wheel<'t>(app: &App, tenants: impl Iterator<Item = &'t Tenant>) -> Result<Vec<&'t Tenant>> {
    let stored = games::stored(app).await?;
    Ok(tenants.filter(|tenant| stored.iter().any(|wheel| wheel.tenant_id == tenant.id)).collect())
}

fn row(report: &WheelReport, segment: &SegmentReport) -> Vec<String> {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    vec![
        report.country.clone(),
        segment.name.clone(),
        number(segment.weight),
        segment.drawn.to_string(),
        format!("{:.1}", segment.expected),
        segment.given.to_string(),
        number(segment.budget),
    ]
}

fn verdict(report: &WheelReport) -> String {
    let spins = count(usize::try_from(report.spins).unwrap_or_default(), "spin");
    let Some(test) = report.test else { return format!("{}: {spins}, too few to test the odds", report.country) };
    let word = if test.probability < DOUBTFUL {
        "unlikely to be chance: check who changed what"
    } else {
        "consistent with chance"
    };
    format!(
        "{}: {spins}, chi-square {:.2} with {}, probability {:.4}: {word}",
        report.country,
        test.statistic,
        degrees(test.degrees_of_freedom),
        test.probability
    )
}

fn degrees(number: u32) -> String {
    format!("{number} {} of freedom", if number == 1 { "degree" } else { "degrees" })
}
