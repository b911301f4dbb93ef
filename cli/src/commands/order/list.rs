//! `vitrina order list`.

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use vitrina_server::orders::{self, Order};

use super::{filter::FilterArgs, lookup::country};
use crate::{
    commands::{args::PageArgs, context::Context},
    output::Tone,
};

/// Arguments of `order list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    paged: PageArgs,
}

/// An order of the list.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedOrder {
    number: String,
    invoice_number: Option<String>,
    country: String,
    placed_at: chrono::DateTime<chrono::Utc>,
    email: Option<String>,
    payment_method: String,
    payment_status: &'static str,
    delivery_type: String,
    delivery_status: &'static str,
    currency: String,
    total_minor: i64,
    refunded_minor: i64,
    #[serde(skip)]
    total: String,
}

impl ListedOrder {
    /// An order in the format of lists and exports.
    pub fn of(directory: &vitrina_server::tenancy::Directory, order: &Order) -> Self {
        Self {
            number: order.number.clone(),
            invoice_number: order.invoice_number.clone(),
            country: country(directory, order),
            placed_at: order.placed_at,
            email: order.email.clone(),
            payment_method: order.payment_method.clone(),
            payment_status: order.payment_status.name(),
            delivery_type: order.delivery_type.clone(),
            delivery_status: order.delivery_status.name(),
            currency: order.currency().to_string(),
            total_minor: order.total.minor,
            refunded_minor: order.refunded.minor,
            total: order.total.to_string(),
        }
    }
}

const HEAD: [&str; 8] = ["NUMBER", "INVOICE", "COUNTRY", "PLACED", "E-MAIL", "PAYMENT", "DELIVERY", "TOTAL"];

/// Lists orders.
pub async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let filter = args.filter.filter(&directory)?;
    let (found, all) = orders::list(&app, &filter, args.paged.page, args.paged.take).await?;
    let listed: Vec<ListedOrder> = found.iter().map(|order| ListedOrder::of(&directory, order)).collect();
    let output = &context.output;
    let painted = |status: &str| match orders::colour(status) {
        "success" => output.paint(Tone::Good, status),
        "warning" => output.paint(Tone::Changed, status),
        _ => status.to_owned(),
    };
    output.list(&listed, &HEAD, |order| {
        vec![
            order.number.clone(),
            order.invoice_number.clone().unwrap_or_default(),
            order.country.clone(),
            order.placed_at.format("%Y-%m-%d %H:%M").to_string(),
            order.email.clone().unwrap_or_default(),
            painted(order.payment_status),
            painted(order.delivery_status),
            order.total.clone(),
        ]
    })?;
    args.paged.note(output, listed.len(), all, "order");
    Ok(())
}
