//! The arguments that select returns.

use anyhow::{Result, anyhow};
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, ValueEnum};
use vitrina_server::{
    app::App,
    error::Error,
    orders,
    returns::{Kind, ReturnFilter, Status},
};

use crate::commands::country::tenant_of;

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
    pub(super) async fn filter(&self, app: &App) -> Result<ReturnFilter> {
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
