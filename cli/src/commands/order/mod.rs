//! `vitrina order …`: orders, their state changes, and explanations of their prices.

mod change;
mod export;
mod filter;
mod list;
mod lookup;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use vitrina_server::orders;

use super::context::Context;

/// Subcommands of `order`.
#[derive(Debug, Subcommand)]
pub enum OrderCommand {
    /// List orders, newest first
    List(list::ListArgs),
    /// Show an order with its history
    Show(OrderArg),
    /// Write an order's invoice as a PDF or a printable page
    Invoice(InvoiceArgs),
    /// Write a credit note as a PDF
    CreditNote(CreditNoteArgs),
    /// Explain how an order's price was calculated, step by step
    Explain(OrderArg),
    /// Mark an order as packed
    Pack(change::ActArgs),
    /// Mark an order as shipped, with carrier and tracking number
    Ship(change::ShipArgs),
    /// Mark an order as ready to collect at the warehouse
    Ready(change::ActArgs),
    /// Mark an order as delivered or collected; cash on delivery is recorded as paid
    Deliver(change::ActArgs),
    /// Mark an order as returned; use `refund` to return the money
    Return(change::ActArgs),
    /// Cancel an order: restock its goods, release its coupon and refund payments
    Cancel(change::ActArgs),
    /// Refund lines, an amount, or all that is left
    Refund(change::RefundArgs),
    /// Add an internal note to an order
    Note(change::NoteArgs),
    /// Export orders to a file or to stdout
    Export(export::ExportArgs),
}

/// Number of an order.
#[derive(Debug, Args)]
pub struct OrderArg {
    /// Number of the order or of its invoice
    number: String,
}

/// Arguments of `order invoice`.
#[derive(Debug, Args)]
pub struct InvoiceArgs {
    /// Number of the order or of its invoice
    number: String,
    /// File to write [default: stdout]
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Arguments of `order credit-note`.
#[derive(Debug, Args)]
pub struct CreditNoteArgs {
    /// Number of the credit note, such as SI-CN-2026-000001, as shown by `order show`
    number: String,
    /// File to write [default: stdout]
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: OrderCommand) -> Result<()> {
    match command {
        OrderCommand::List(args) => list::list(context, &args).await,
        OrderCommand::Show(args) => show::show(context, &args.number).await,
        OrderCommand::Invoice(args) => show::invoice(context, &args.number, args.output.as_deref()).await,
        OrderCommand::CreditNote(args) => show::credit_note(context, &args.number, args.output.as_deref()).await,
        OrderCommand::Explain(args) => show::explain(context, &args.number).await,
        OrderCommand::Pack(args) => change::act(context, &args, orders::OperatorAction::Pack).await,
        OrderCommand::Ship(args) => change::ship(context, args).await,
        OrderCommand::Ready(args) => change::act(context, &args, orders::OperatorAction::Ready).await,
        OrderCommand::Deliver(args) => change::act(context, &args, orders::OperatorAction::Deliver).await,
        OrderCommand::Return(args) => change::act(context, &args, orders::OperatorAction::Return).await,
        OrderCommand::Cancel(args) => change::cancel(context, &args).await,
        OrderCommand::Refund(args) => change::refund(context, &args).await,
        OrderCommand::Note(args) => change::note(context, &args).await,
        OrderCommand::Export(args) => export::export(context, &args).await,
    }
}
