//! SQL over payment, payment_event, refund, refund_link and sandbox_session.

pub(super) mod accounts;
pub(super) mod events;
pub(super) mod payments;
pub(super) mod refunds;
pub(super) mod sandbox;

use crate::{
    db::{Row, Statement},
    error::{Error, Result},
};

/// The first row of a statement, converted, if any.
async fn optional<R: Row, T: TryFrom<R, Error = Error>>(statement: Statement<'_>) -> Result<Option<T>> {
    statement.optional::<R>().await?.map(T::try_from).transpose()
}

/// The rows of a statement, converted.
async fn all<R: Row, T: TryFrom<R, Error = Error>>(statement: Statement<'_>) -> Result<Vec<T>> {
    statement.all::<R>().await?.into_iter().map(T::try_from).collect()
}
