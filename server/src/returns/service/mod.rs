//! Operations on returns: by shoppers, by operators and by recurring jobs.

mod convert;
mod transitions;
mod exchange;
mod held;
mod options;
mod own;
mod personal;
mod photos;
mod read;
mod refund;
mod request;
mod withdraw;

pub use exchange::ship_exchange;
pub use options::{Exchange, Options, Preview, ReturnedItem, options};
pub use own::{
    NamedOrder, ShownReturn, declare_of, keep_photo_of, options_of, own_return, photo_of, preview_of, request_of,
    returns_of, take_back_of,
};
pub use personal::{erase_person, personal_data, prune};
pub use photos::photos;
pub use read::{OverdueReturns, details, find, list, list_before, of_order, stuck};
pub use refund::{Refunded, expected, refund};
pub use request::{closed_for, request};
pub use transitions::{approve, inspect, receive, refuse};
pub use withdraw::{FOLLOW_WITHDRAWALS, follow_withdrawals};

pub use super::emails::send;
#[cfg(test)]
pub(super) use {
    options::preview,
    photos::{keep_photo, photo},
    refund::refund_within,
    transitions::take_back,
    withdraw::declare,
};

use super::{model::ReturnCase, store};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::ReturnId,
    orders::{self, Order},
};

/// Locks a return and its order until the transaction ends, the order first, as everywhere, and reads them. Withdrawals declared
/// for the order until then are processed first, so that no operation is based on a return that a withdrawal has already changed.
async fn locked(app: &App, tx: &mut Tx, id: ReturnId) -> Result<(Order, ReturnCase)> {
    let case = store::cases::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    let mut order = orders::lock(tx, case.order_id).await?;
    if withdraw::follow_declared(app, tx, order.id).await? {
        order = orders::lock(tx, order.id).await?;
    }
    let case = store::cases::lock(tx, id).await?.ok_or(Error::NotFound)?;
    Ok((order, case))
}

/// An unguessable number, distinguished from an order number by its first letter.
fn number() -> String {
    format!("R{}", orders::order_number())
}

/// A return's reference in stock movements.
fn reference(case: &ReturnCase) -> String {
    format!("return:{}", case.id)
}
