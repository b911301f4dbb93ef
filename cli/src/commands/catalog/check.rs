//! `vitrina catalog check`: lists what products lack in each country, and hides incomplete ones.

use anyhow::Result;
use clap::{Args, ValueEnum};
use serde_json::json;
use vitrina_server::{
    catalog::{self, CountryReport, HoldPolicy, HoldResult, Requirement},
    content::editorial,
    products,
};

use crate::{
    commands::context::{Context, actor},
    output::{Tone, count},
};

/// Arguments of `catalog check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Countries, such as SI,HR [default: all open countries]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Hide products that lack required data, and show those that are complete again
    ///
    /// `required` hides products that lack legally required data or a picture, `all` those with any finding [default without a value: required].
    /// Products hidden by files or by `product hide` stay hidden.
    #[arg(long, value_name = "WHAT", num_args = 0..=1, require_equals = true, default_missing_value = "required")]
    strict: Option<StrictName>,
    /// Show what --strict would hide and show, without writing anything
    #[arg(long, requires = "strict")]
    dry_run: bool,
}

/// Gaps that hide a product.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StrictName {
    /// Legally required data or a picture is missing
    Required,
    /// Anything that the check reports is missing
    All,
}

/// Something is missing that a law requires.
#[derive(Debug, thiserror::Error)]
#[error("{0} legally required data")]
struct MissingLegalData(String);

/// Checks the catalogue.
pub(super) async fn run(context: &Context, args: CheckArgs) -> Result<()> {
    let app = context.open_app().await?;
    let sizes = editorial::size_table_scopes(&app).await?;
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
            let text = format!("{} hidden as incomplete", report.held);
            rows.push(vec![String::new(), String::new(), output.paint(Tone::Faint, &text), String::new()]);
        }
    }
    output.table(&["COUNTRY", "PRODUCTS", "MISSING", "WHICH"], rows)?;
    if let Some(held) = held {
        let end = if dry_run { "; dry run: nothing was written" } else { "" };
        output.note(&format!(
            "{} newly hidden, {} shown again, counted in each country{end}",
            held.hidden.len(),
            held.shown.len()
        ));
    }
    output.note("`vitrina product list --tenant CC --without WHAT` lists all of them");
    if reports.iter().any(|report| !report.gaps.is_empty()) {
        output.note("`vitrina product set KEY…` completes products; `vitrina product set --help` lists the options");
    }
    Ok(())
}
