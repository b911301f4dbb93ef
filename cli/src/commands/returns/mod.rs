//! `vitrina return …`: list and answer returns, receive parcels by scanning, inspect, refund.

mod change;
mod export;
mod filter;
mod lookup;
mod show;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::context::Context;

/// Subcommands of `return`.
#[derive(Debug, Subcommand)]
pub enum ReturnCommand {
    /// List returns, newest first
    List(show::ListArgs),
    /// Show a return with its lines, history and the amount that would be refunded now
    Show(ReturnArg),
    /// Save the photos of a return to a folder
    Photos(show::PhotosArgs),
    /// Approve a return, so that the shopper can send the goods
    Approve(change::ActArgs),
    /// Refuse a return and tell the shopper why
    Refuse(change::RefuseArgs),
    /// Mark returns as received; reads numbers from stdin, as sent by a scanner, if none are given
    Receive(change::ReceiveArgs),
    /// Record the inspection of a return; resalable goods are restocked
    Inspect(change::InspectArgs),
    /// Refund an inspected return, or complete its exchange
    Refund(change::ActArgs),
    /// Add the parcel with the replacement to the order
    Ship(change::ShipArgs),
    /// Export returns as CSV or JSON, one CSV row per line of a return
    Export(export::ExportArgs),
}

/// Number of a return.
#[derive(Debug, Args)]
pub struct ReturnArg {
    /// Number of the return, as printed on its label
    number: String,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: ReturnCommand) -> Result<()> {
    match command {
        ReturnCommand::List(args) => show::list(context, &args).await,
        ReturnCommand::Show(args) => show::show(context, &args.number).await,
        ReturnCommand::Photos(args) => show::photos(context, &args).await,
        ReturnCommand::Approve(args) => change::approve(context, &args).await,
        ReturnCommand::Refuse(args) => change::refuse(context, &args).await,
        ReturnCommand::Receive(args) => change::receive(context, args).await,
        ReturnCommand::Inspect(args) => change::inspect(context, &args).await,
        ReturnCommand::Refund(args) => change::refund(context, &args).await,
        ReturnCommand::Ship(args) => change::ship(context, args).await,
        ReturnCommand::Export(args) => export::export(context, &args).await,
    }
}
