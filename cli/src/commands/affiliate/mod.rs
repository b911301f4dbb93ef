//! `vitrina affiliate …`: partners of the affiliate programme, their discounts, and the programme itself.

mod change;
mod command;
mod discount;
mod list;
mod partner;
mod programme;

use anyhow::Result;

use super::context::Context;

pub use self::command::AffiliateCommand;

/// Runs the subcommand.
pub async fn run(context: &Context, command: AffiliateCommand) -> Result<()> {
    match command {
        AffiliateCommand::List(args) => list::list(context, args).await,
        AffiliateCommand::Show { partner } => list::show(context, &partner).await,
        AffiliateCommand::Export(args) => list::export(context, args).await,
        AffiliateCommand::Discount(command) => discount::run(context, command).await,
        AffiliateCommand::Programme(command) => programme::run(context, command).await,
        other => change::run(context, other).await,
    }
}
