//! The arguments that select orders.

use anyhow::Result;
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, ValueEnum};
use vitrina_server::{orders::OrderFilter, tenancy::Directory};

use crate::commands::country::tenant_of;

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
    pub(super) fn filter(&self, directory: &Directory) -> Result<OrderFilter> {
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
