//! What can be done with returns: by shoppers, by operators and by recurring work.

mod desk;
mod exchange;
mod options;
mod personal;
mod photos;
mod read;
mod refund;
mod request;
mod withdraw;

pub use desk::{Inspection, approve, inspect, receive, refuse, take_back};
pub use exchange::ship_exchange;
pub use options::{Exchange, Options, Preview, Wanted, options, preview};
pub use personal::{forget_person, personal_data, prune};
pub use photos::{keep_photo, photo, photos};
pub use read::{Waiting, details, find, list, list_before, of_order, stuck};
pub use refund::{Refunded, expected, refund};
pub use request::{closed_for, request};
pub use withdraw::{FOLLOW_WITHDRAWALS, declare, follow_withdrawals};

pub use super::emails::send;
#[cfg(test)]
pub(super) use refund::refund_within;

use super::{model::ReturnCase, store};
use crate::{
    db::Tx,
    error::{Error, Result},
    id::ReturnId,
    orders::{self, Order},
};

/// A return by its id with its order, both locked until the transaction ends: the order first, as everywhere.
async fn locked(tx: &mut Tx, id: ReturnId) -> Result<(Order, ReturnCase)> {
    let case = store::cases::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    let order = orders::lock(tx, case.order_id).await?;
    let case = store::cases::lock(tx, id).await?.ok_or(Error::NotFound)?;
    Ok((order, case))
}

/// What stock movements call a return.
fn reference(case: &ReturnCase) -> String {
    format!("return:{}", case.id)
}
