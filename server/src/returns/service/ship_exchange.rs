//! Sends the exchanges of a settled return, in a parcel of the same order.

use super::locked::locked;
use crate::{
    app::App,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ReturnId,
    orders::{self, Parcel},
    returns::{model::ReturnCase, status::Status, store},
};

/// Adds the parcel with the exchange to the order.
pub async fn ship_exchange(app: &App, id: ReturnId, parcel: &Parcel, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (order, case) = locked(app, &mut tx, id).await?;
            let lines = store::cases::lines(&mut tx, &[id]).await?;
            let has_exchange = lines
                .iter()
                .any(|line| line.exchange_variant_id.is_some() && line.accepted.is_some_and(|pieces| pieces > 0));
            if case.status != Status::Refunded || !has_exchange {
                let reason = "has no replacement to send; `vitrina return refund` settles an exchange";
                return Err(Error::from(Diagnostic::new(format!("return {}", case.number), 0, reason)));
            }
            let parcel = Parcel { order_id: order.id, shipped_at: app.clock.now(), ..parcel.clone() };
            orders::add_parcel(app, &mut tx, &parcel, actor).await?;
            tx.commit().await?;
            Ok(case)
        })
        .await
}
