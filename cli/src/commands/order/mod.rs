//! `vitrina order …`: orders, their state changes, and explanations of their prices.

mod change;
mod export;
mod list;
mod show;

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::{
    app::App,
    error::Error,
    id::PaymentId,
    orders::{self, Order, OrderFilter},
    payments,
    tenancy::Directory,
};

use super::{Context, tenant_of};

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

/// Selects orders.
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Only orders of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only orders with this payment status
    #[arg(long, value_name = "STATUS")]
    payment: Option<PaymentName>,
    /// Only orders with this delivery status
    #[arg(long, value_name = "STATUS")]
    delivery: Option<DeliveryName>,
    /// Only orders placed on or after this day in the country's time zone, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Only orders placed on or before this day in the country's time zone, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
    /// Only orders of the customer with this e-mail address
    #[arg(long, value_name = "E-MAIL")]
    email: Option<String>,
    /// Only orders that contain the variant with this SKU
    #[arg(long, value_name = "SKU")]
    sku: Option<String>,
}

/// Payment status of an order.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum PaymentName {
    /// Not paid yet
    Pending,
    /// Being processed by the provider
    Processing,
    /// Paid
    Completed,
    /// Declined
    Failed,
    /// Cancelled
    Cancelled,
    /// Partially refunded
    PartiallyRefunded,
    /// Fully refunded
    Refunded,
}

/// Delivery status of an order.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DeliveryName {
    /// Not packed yet
    Pending,
    /// Packed
    Packed,
    /// Handed to the carrier
    Shipped,
    /// Ready for collection at the warehouse
    ReadyForPickup,
    /// Delivered to or collected by the shopper
    Delivered,
    /// Returned
    Returned,
    /// Cancelled
    Cancelled,
}

/// A status as it is stored: `READY_FOR_PICKUP`.
fn stored<T: ValueEnum>(name: &T) -> String {
    let value = name.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    value.to_uppercase().replace('-', "_")
}

impl FilterArgs {
    fn filter(&self, directory: &Directory) -> Result<OrderFilter> {
        let tenant = self.tenant.as_deref().map(|code| tenant_of(directory, code)).transpose()?;
        let start = |day: NaiveDate| -> DateTime<Utc> {
            tenant.map_or_else(|| day.and_time(chrono::NaiveTime::MIN).and_utc(), |tenant| tenant.start_of_day(day))
        };
        Ok(OrderFilter {
            tenant: tenant.map(|tenant| tenant.id),
            payment_status: self.payment.as_ref().map(stored),
            delivery_status: self.delivery.as_ref().map(stored),
            from: self.from.map(start),
            until: self.to.and_then(|day| day.succ_opt()).map(start),
            email: self.email.as_ref().map(|email| email.trim().to_lowercase()),
            sku: self.sku.clone(),
        })
    }
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

/// The order with this number, or an error that says how to find it.
async fn find(app: &App, number: &str) -> Result<Order> {
    match orders::find(app, None, number).await {
        Err(Error::NotFound) => Err(anyhow!("there is no order {number}; `vitrina order list` lists all orders")),
        other => Ok(other?),
    }
}

/// Logs an operator's change of a payment in the history of its order, unless the order is missing after a restored backup.
pub async fn log_payment(app: &App, payment: PaymentId, note: &str) -> Result<()> {
    let payment = payments::find(&app.db, payment).await?.ok_or_else(|| anyhow!("there is no payment {payment}"))?;
    match orders::add_note(app, payment.order_id, note, &super::actor()).await {
        Err(Error::NotFound) => Ok(()),
        noted => Ok(noted?),
    }
}

/// The code of an order's country.
fn country(directory: &Directory, order: &Order) -> String {
    directory.tenant(order.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
}
