//! Locks a return together with its order.

use super::withdraw;
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::ReturnId,
    orders::{self, Order},
    returns::{model::ReturnCase, store},
};

/// Locks a return and its order until the transaction ends, the order first, as everywhere, and reads them. Withdrawals declared
/// for the order until then are processed first, so that no operation is based on a return that a withdrawal has already changed.
pub(super) async fn locked(app: &App, tx: &mut Tx, id: ReturnId) -> Result<(Order, ReturnCase)> {
    let case = store::cases::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    let mut order = orders::lock(tx, case.order_id).await?;
    if withdraw::follow_declared(app, tx, order.id).await? {
        order = orders::lock(tx, order.id).await?;
    }
    let case = store::cases::lock(tx, id).await?.ok_or(Error::NotFound)?;
    Ok((order, case))
}
