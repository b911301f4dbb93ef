//! `vitrina return …`: look at returns, answer them, receive parcels by scanning, inspect, give money back.

mod change;
mod export;
mod show;

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::{
    app::App,
    error::Error,
    orders::{self, Order},
    returns::{self, Kind, ReturnCase, ReturnFilter, Status},
    tenancy::Directory,
};

use super::{Context, PageArgs, tenant_of};
use crate::output::{Output, Tone};

/// What can be done with returns.
#[derive(Debug, Subcommand)]
pub enum ReturnCommand {
    /// List returns, the latest first
    List(ListArgs),
    /// Show a return with its lines, what happened, and what it would give back now
    Show(ReturnArg),
    /// Write the photographs of a return into a folder
    Photos(PhotosArgs),
    /// The goods may come
    Approve(change::ActArgs),
    /// Nothing is given back; the shopper is told why
    Refuse(change::RefuseArgs),
    /// The goods have come: numbers as arguments, or on stdin, one a line, as a scanner sends them
    Receive(change::ReceiveArgs),
    /// Say what was found of the goods; what can be sold again goes back to stock
    Inspect(change::InspectArgs),
    /// Give the money of an inspected return back, or settle its exchange
    Refund(change::ActArgs),
    /// Add the parcel with what is sent instead to the order
    Ship(change::ShipArgs),
    /// Write returns as CSV, a row for each line
    Export(export::ExportArgs),
}

/// Which return.
#[derive(Debug, Args)]
pub struct ReturnArg {
    /// The return's number, as its label says it
    number: String,
}

/// Whose photographs, and where to.
#[derive(Debug, Args)]
pub struct PhotosArgs {
    /// The return's number
    number: String,
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
}

/// Which returns to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    paged: PageArgs,
}

/// Which returns.
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Of this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
    /// Of this kind
    #[arg(long, value_name = "KIND")]
    kind: Option<KindName>,
    /// Of this order, by its number or its invoice's
    #[arg(long, value_name = "NUMBER")]
    order: Option<String>,
    /// Asked for on or after this day of the country's calendar, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Asked for on or before this day
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
}

/// How a return stands.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StatusName {
    /// Nobody answered yet
    Requested,
    /// The goods may come
    Approved,
    /// The goods have come
    Received,
    /// The goods were looked at
    Inspected,
    /// Money, or an exchange, is on its way
    Refunded,
    /// Nothing is given back
    Refused,
    /// The shopper keeps the goods
    Withdrawn,
}

impl StatusName {
    fn status(self) -> Status {
        match self {
            Self::Requested => Status::Requested,
            Self::Approved => Status::Approved,
            Self::Received => Status::Received,
            Self::Inspected => Status::Inspected,
            Self::Refunded => Status::Refunded,
            Self::Refused => Status::Refused,
            Self::Withdrawn => Status::Withdrawn,
        }
    }
}

/// On what ground goods go back.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum KindName {
    /// By the shop's own rules
    Return,
    /// By the right to withdraw
    Withdrawal,
}

impl FilterArgs {
    async fn filter(&self, app: &App) -> Result<ReturnFilter> {
        let directory = app.directory();
        let tenant = self.tenant.as_deref().map(|code| tenant_of(&directory, code)).transpose()?;
        let start = |day: NaiveDate| -> DateTime<Utc> {
            tenant.map_or_else(|| day.and_time(chrono::NaiveTime::MIN).and_utc(), |tenant| tenant.start_of_day(day))
        };
        let order = match &self.order {
            None => None,
            Some(number) => Some(orders::find(app, None, number).await.map_err(|error| match error {
                Error::NotFound => {
                    anyhow!("there is no order {number}; `vitrina order list` shows those that there are")
                }
                other => other.into(),
            })?),
        };
        Ok(ReturnFilter {
            tenant: tenant.map(|tenant| tenant.id),
            status: self.status.map(StatusName::status),
            kind: self.kind.map(|kind| match kind {
                KindName::Return => Kind::Return,
                KindName::Withdrawal => Kind::Withdrawal,
            }),
            order: order.map(|order| order.id),
            from: self.from.map(start),
            until: self.to.and_then(|day| day.succ_opt()).map(start),
        })
    }
}

/// Runs one of them.
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

/// The return of a number, or an error that says where to look.
async fn find(app: &App, number: &str) -> Result<ReturnCase> {
    match returns::find(app, None, number).await {
        Err(Error::NotFound) => {
            Err(anyhow!("there is no return {number}; `vitrina return list` shows those that there are"))
        }
        other => Ok(other?),
    }
}

fn country(directory: &Directory, case: &ReturnCase) -> String {
    directory.tenant(case.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
}

/// An amount of an order, plainly.
fn money(order: &Order, minor: i64) -> String {
    format!("{}.{:02} {}", minor / 100, minor % 100, order.currency)
}

fn painted(output: &Output, status: Status) -> String {
    let tone = match status {
        Status::Requested | Status::Received | Status::Inspected => Tone::Changed,
        Status::Approved | Status::Refunded => Tone::Good,
        Status::Refused | Status::Withdrawn => Tone::Faint,
    };
    output.paint(tone, status.name())
}

fn time(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}
