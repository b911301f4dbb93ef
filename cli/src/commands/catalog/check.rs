//! `vitrina catalog check`: what products lack in each country, and holding back what may not go live.

use anyhow::Result;
use clap::{Args, ValueEnum};
use serde_json::json;
use vitrina_server::{
    catalog::{self, CountryReport, HoldPolicy, HoldResult, Requirement},
    content::editorial,
    products,
};

use crate::{
    commands::{Context, actor},
    output::{Tone, count},
};

/// What to check.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The countries, such as SI,HR [default: all that are open]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Hide what lacks something that a law requires, or a picture (required), or anything (all); what was hidden so and is complete now is
    /// shown again. What files or `product hide` hide stays hidden
    #[arg(long, value_name = "WHAT", num_args = 0..=1, require_equals = true, default_missing_value = "required")]
    strict: Option<StrictName>,
    /// With --strict: say what would be hidden and shown, and write nothing
    #[arg(long, requires = "strict")]
    dry_run: bool,
}

/// What is held back.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StrictName {
    /// What a law requires, and a picture
    Required,
    /// Everything that the check names
    All,
}

/// Something is missing that a law requires.
#[derive(Debug, thiserror::Error)]
#[error("{0} something that a law requires")]
struct MissingLegalData(String);

/// Checks the catalogue.
pub(super) async fn run(context: &Context, args: CheckArgs) -> Result<()> {
    let app = context.open_app().await?;
    let sizes = editorial::size_names(&app).await?;
    let tenants = products::tenants_of(&app.directory(), &args.tenant)?;
    let held = match args.strict {
        Some(strict) => {
            let strictness = match strict {
                StrictName::Required => HoldPolicy::Required,
                StrictName::All => HoldPolicy::All,
            };
            Some(catalog::hold(&app, &tenants, strictness, &sizes, &actor(), args.dry_run).await?)
        }
        None => None,
    };
    let reports = catalog::check_completeness(&app.db, &tenants, &sizes).await?;
    print(context, &reports, held.as_ref(), args.dry_run)?;
    let most = reports.iter().map(|report| report.unlawful).max().unwrap_or_default();
    if most > 0 {
        let where_most: Vec<&str> =
            reports.iter().filter(|report| report.unlawful == most).map(|report| report.country.as_str()).collect();
        let verb = if most == 1 { "lacks" } else { "lack" };
        return Err(MissingLegalData(format!("in {} {} {verb}", where_most.join(", "), count(most, "product"))).into());
    }
    Ok(())
}

fn print(context: &Context, reports: &[CountryReport], held: Option<&HoldResult>, dry_run: bool) -> Result<()> {
    let output = &context.output;
    if output.is_json() {
        return Ok(output.value(&json!({ "countries": reports, "held": held, "dryRun": dry_run }), |_| String::new())?);
    }
    let mut rows = Vec::new();
    for report in reports {
        let state = format!("{} of {} complete", report.complete, report.products);
        if report.gaps.is_empty() {
            rows.push(vec![report.country.clone(), state.clone(), output.paint(Tone::Good, "nothing"), String::new()]);
        }
        for (index, gap) in report.gaps.iter().enumerate() {
            let first = index == 0;
            let tone = if gap.need == Requirement::Law { Tone::Bad } else { Tone::Changed };
            let more = if gap.products > gap.first_keys.len() { " …" } else { "" };
            rows.push(vec![
                if first { report.country.clone() } else { String::new() },
                if first { state.clone() } else { String::new() },
                output.paint(tone, &format!("{} ({})", gap.gap.describe(), gap.need.name())),
                format!("{}: {}{more}", gap.products, gap.first_keys.join(", ")),
            ]);
        }
        if report.held > 0 {
            let text = format!("{} held back for what they lack", report.held);
            rows.push(vec![String::new(), String::new(), output.paint(Tone::Faint, &text), String::new()]);
        }
    }
    output.table(&["COUNTRY", "PRODUCTS", "MISSING", "WHICH"], rows)?;
    if let Some(held) = held {
        let end = if dry_run { "; dry run: nothing was written" } else { "" };
        output.note(&format!(
            "{} newly held back, {} complete now, counted in each country{end}",
            held.hidden.len(),
            held.shown.len()
        ));
    }
    output.note("`vitrina product list --tenant CC --without WHAT` lists all of them");
    Ok(())
}
