//! `vitrina order …`: orders, what is done with them, and how their prices came about.

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

/// What can be done with orders.
#[derive(Debug, Subcommand)]
pub enum OrderCommand {
    /// List orders, the latest first
    List(list::ListArgs),
    /// Show an order with everything that happened to it
    Show(OrderArg),
    /// Write an order's invoice: a PDF or a page to print
    Invoice(InvoiceArgs),
    /// Write a credit note, as `order show` names it, as a PDF
    CreditNote(CreditNoteArgs),
    /// Say how an order's price came about, step by step
    Explain(OrderArg),
    /// Mark an order as packed
    Pack(change::ActArgs),
    /// Mark an order as shipped: a parcel was given to a carrier
    Ship(change::ShipArgs),
    /// Mark an order as ready to collect at the warehouse
    Ready(change::ActArgs),
    /// Mark an order as delivered or collected; what is paid on delivery is recorded as paid
    Deliver(change::ActArgs),
    /// Mark an order as returned; the money is given back by `refund`
    Return(change::ActArgs),
    /// Cancel an order: stock, coupon and money go back
    Cancel(change::ActArgs),
    /// Give money back: for lines, an amount, or all that is left
    Refund(change::RefundArgs),
    /// Keep a note with an order
    Note(change::NoteArgs),
    /// Write orders to a file, or to stdout
    Export(export::ExportArgs),
}

/// Which order.
#[derive(Debug, Args)]
pub struct OrderArg {
    /// The order's number, or its invoice's
    number: String,
}

/// Whose invoice, and where to.
#[derive(Debug, Args)]
pub struct InvoiceArgs {
    /// The order's number, or its invoice's
    number: String,
    /// The file to write to, by default stdout
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Which credit note, and where to.
#[derive(Debug, Args)]
pub struct CreditNoteArgs {
    /// The credit note's number, such as SI-CN-2026-000001
    number: String,
    /// The file to write to, by default stdout
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Which orders.
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Of this payment status
    #[arg(long, value_name = "STATUS")]
    payment: Option<PaymentName>,
    /// Of this delivery status
    #[arg(long, value_name = "STATUS")]
    delivery: Option<DeliveryName>,
    /// Placed on or after this day of the country's calendar, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Placed on or before this day
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
    /// Of the person with this e-mail address
    #[arg(long, value_name = "E-MAIL")]
    email: Option<String>,
    /// With this product, by the SKU of a variant
    #[arg(long, value_name = "SKU")]
    sku: Option<String>,
}

/// How a payment stands.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum PaymentName {
    /// Nothing is paid yet
    Pending,
    /// The provider works on it
    Processing,
    /// Paid
    Completed,
    /// Refused
    Failed,
    /// No longer wanted
    Cancelled,
    /// A part went back
    PartiallyRefunded,
    /// All of it went back
    Refunded,
}

/// How a delivery stands.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DeliveryName {
    /// Nothing is packed
    Pending,
    /// Packed
    Packed,
    /// With the carrier
    Shipped,
    /// Waits at the warehouse
    ReadyForPickup,
    /// With the shopper
    Delivered,
    /// Came back
    Returned,
    /// Nothing is sent
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

/// Runs one of them.
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

/// The order of a number, or an error that says where to look.
async fn find(app: &App, number: &str) -> Result<Order> {
    match orders::find(app, None, number).await {
        Err(Error::NotFound) => {
            Err(anyhow!("there is no order {number}; `vitrina order list` shows those that there are"))
        }
        other => Ok(other?),
    }
}

/// Logs what an operator did with a payment in the history of its order, unless a restored backup does not have that.
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

/// An amount of an order, plainly.
fn money(order: &Order, minor: i64) -> String {
    let sign = if minor < 0 { "-" } else { "" };
    let units = minor.unsigned_abs();
    format!("{sign}{}.{:02} {}", units / 100, units % 100, order.currency)
}
