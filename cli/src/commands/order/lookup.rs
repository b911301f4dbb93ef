//! Finds an order by its number, and the code of its country.

use anyhow::{Result, anyhow};
use vitrina_server::{
    app::App,
    error::Error,
    orders::{self, Order},
    tenancy::Directory,
};

/// The order with this number, or an error that says how to find it.
pub(super) async fn find(app: &App, number: &str) -> Result<Order> {
    match orders::find(app, None, number).await {
        Err(Error::NotFound) => Err(anyhow!("there is no order {number}; `vitrina order list` lists all orders")),
        other => Ok(other?),
    }
}

/// The code of an order's country.
pub(super) fn country(directory: &Directory, order: &Order) -> String {
    directory.tenant(order.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
}
