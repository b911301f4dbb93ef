//! `vitrina product hide` and `badge`.

use anyhow::Result;
use clap::Args;
use vitrina_server::products;

use crate::commands::{Context, actor};

/// Which products to hide where.
#[derive(Debug, Args)]
pub struct HideArgs {
    /// Keys of the products: the handles of their file
    #[arg(value_name = "KEY", required = true)]
    keys: Vec<String>,
    /// The countries, such as SI,HR [default: all that are open]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Show them again
    #[arg(long)]
    undo: bool,
    /// Say what would change, and write nothing
    #[arg(long)]
    dry_run: bool,
}

/// Which badge to give where.
#[derive(Debug, Args)]
pub struct BadgeArgs {
    /// Key of the product: the handle of its file
    key: String,
    /// Special, Promotional, Fire or Low
    badge: String,
    /// The countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Take it away
    #[arg(long)]
    remove: bool,
    /// Say what would change, and write nothing
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
        let verb = if args.remove { "taken away" } else { "given" };
        let end = if args.dry_run { "\ndry run: nothing was written" } else { "" };
        let countries = |number: u64| if number == 1 { "1 country".to_owned() } else { format!("{number} countries") };
        format!("{verb} in {}, unchanged in {}{end}", countries(change.changed), countries(change.unchanged))
    })?;
    Ok(())
}
