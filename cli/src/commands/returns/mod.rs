//! `vitrina return …`: list and answer returns, receive parcels by scanning, inspect, refund.

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
    orders,
    returns::{self, Kind, ReturnCase, ReturnFilter, Status},
    tenancy::Directory,
};

use super::{Context, PageArgs, tenant_of};
use crate::output::{Output, Tone};

/// Subcommands of `return`.
#[derive(Debug, Subcommand)]
pub enum ReturnCommand {
    /// List returns, newest first
    List(ListArgs),
    /// Show a return with its lines, history and the amount that would be refunded now
    Show(ReturnArg),
    /// Save the photos of a return to a folder
    Photos(PhotosArgs),
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

/// Arguments of `return photos`.
#[derive(Debug, Args)]
pub struct PhotosArgs {
    /// Number of the return
    number: String,
    /// Folder to write to
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
}

/// Arguments of `return list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    paged: PageArgs,
}

/// Selects returns.
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Only returns in this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only returns with this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
    /// Only returns of this kind
    #[arg(long, value_name = "KIND")]
    kind: Option<KindName>,
    /// Only returns of this order, by the number of the order or of its invoice
    #[arg(long, value_name = "NUMBER")]
    order: Option<String>,
    /// Only returns requested on or after this day in the country's time zone, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Only returns requested on or before this day in the country's time zone, as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
}

/// Status of a return.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StatusName {
    /// Not answered yet
    Requested,
    /// Approved, goods not received yet
    Approved,
    /// Goods received
    Received,
    /// Goods inspected
    Inspected,
    /// Refunded or exchanged
    Refunded,
    /// Refused, nothing is refunded
    Refused,
    /// Withdrawn by the shopper, who keeps the goods
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

/// Legal basis of a return.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum KindName {
    /// Return under the shop's own policy
    Return,
    /// Statutory right of withdrawal
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
                    anyhow!("there is no order {number}; `vitrina order list` lists all orders")
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

/// The return with this number, or an error that says how to find it.
async fn find(app: &App, number: &str) -> Result<ReturnCase> {
    match returns::find(app, None, number).await {
        Err(Error::NotFound) => Err(anyhow!("there is no return {number}; `vitrina return list` lists all returns")),
        other => Ok(other?),
    }
}

fn country(directory: &Directory, case: &ReturnCase) -> String {
    directory.tenant(case.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
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
