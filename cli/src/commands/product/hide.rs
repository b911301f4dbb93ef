//! `vitrina product hide` and `badge`.

use anyhow::Result;
use clap::Args;
use vitrina_server::products;

use crate::commands::context::{Context, actor};

/// Arguments of `product hide`.
#[derive(Debug, Args)]
pub struct HideArgs {
    /// Product keys, which are the handles in the product file
    #[arg(value_name = "KEY", required = true)]
    keys: Vec<String>,
    /// Countries, such as SI,HR [default: all open countries]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Show hidden products again
    #[arg(long)]
    undo: bool,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `product badge`.
#[derive(Debug, Args)]
pub struct BadgeArgs {
    /// Product key, which is the handle in the product file
    key: String,
    /// Badge: Special, Promotional, Fire or Low
    badge: String,
    /// Countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Remove the badge
    #[arg(long)]
    remove: bool,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Hides products or shows them again.
pub(super) async fn run(context: &Context, args: &HideArgs) -> Result<()> {
    let app = context.open_app().await?;
    let tenants = products::tenants_of(&app.directory(), &args.tenant)?;
    let report = if args.undo {
        products::show_again(&app, &args.keys, &tenants, args.dry_run).await?
    } else {
        products::hide(&app, &args.keys, &tenants, &actor(), args.dry_run).await?
    };
    for note in &report.notes {
        context.output.note(note);
    }
    context.output.value(&report, |report| {
        let verb = if args.undo { "no longer hidden by an operator" } else { "hidden" };
        let end = if report.dry_run { "\ndry run: nothing was written" } else { "" };
        format!("{} {verb}, {} unchanged, counted in each country{end}", report.changed, report.unchanged)
    })?;
    Ok(())
}

/// Gives a badge or takes it away.
pub(super) async fn badge(context: &Context, args: &BadgeArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenants = products::tenants_of(&directory, &args.tenant)?;
    let badge = products::badge_of(&directory, &args.badge).map_err(vitrina_server::error::Error::from)?;
    let keys = std::slice::from_ref(&args.key);
    let change = products::set_badge(&app, keys, badge, !args.remove, &tenants, args.dry_run).await?;
    context.output.value(&change, |change| {
        let verb = if args.remove { "removed" } else { "added" };
        let end = if args.dry_run { "\ndry run: nothing was written" } else { "" };
        let countries = |number: u64| if number == 1 { "1 country".to_owned() } else { format!("{number} countries") };
        format!("{verb} in {}, unchanged in {}{end}", countries(change.changed), countries(change.unchanged))
    })?;
    Ok(())
}
