//! Another size instead of money: promised when it is asked for, sold when the return is settled, sent in a parcel of the same order. Nothing
//! is paid and nothing is given back, so the order's money stays as it is.

use super::{locked, reference};
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ReturnId,
    inventory::{self, Claims, Line, Origin, StockResult},
    orders::{self, Parcel},
    returns::{
        model::{NewReturnLine, ReturnCase, ReturnLine},
        status::Status,
        store,
    },
};

/// Whose movements they are.
const ACTOR: &str = "return";

/// What movements call the promise to a return after pieces have left it so often: a promise is made once under a name.
fn promise(id: ReturnId, changes: usize) -> String {
    if changes == 0 { format!("return:{id}") } else { format!("return:{id}:{changes}") }
}

/// How often pieces have left a return.
async fn changes(tx: &mut Tx, id: ReturnId) -> Result<usize> {
    let events = store::cases::events(&mut *tx, &[id]).await?;
    Ok(events.iter().filter(|event| event.data.get("withdrawal").is_some()).count())
}

/// Promises what is wanted instead to a return.
pub(super) async fn reserve(app: &App, tx: &mut Tx, id: ReturnId, lines: &[NewReturnLine]) -> Result<()> {
    let reference = promise(id, changes(tx, id).await?);
    let wanted: Vec<Line> = lines
        .iter()
        .filter_map(|line| Some(Line { variant_id: line.exchange.as_ref()?.0, quantity: line.quantity }))
        .collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let mut claims = Claims::lock(tx, wanted.iter().map(|line| line.variant_id).collect()).await?;
    if let StockResult::Short(_) = claims.reserve(&wanted)? {
        return Err(Error::rejected("error-return-exchange-gone"));
    }
    claims.write(tx, app.clock.now(), ACTOR, &[reference]).await
}

/// Takes the promises of a return back.
pub(super) async fn release(app: &App, tx: &mut Tx, case: &ReturnCase) -> Result<()> {
    for change in 0..=changes(tx, case.id).await? {
        let reference = promise(case.id, change);
        let origin = Origin { actor: ACTOR, reference: Some(&reference), note: None };
        inventory::release(tx, app.clock.now(), origin).await?;
    }
    Ok(())
}

/// Sells what is sent instead of the pieces that were accepted.
pub(super) async fn sell(app: &App, tx: &mut Tx, case: &ReturnCase, lines: &[ReturnLine]) -> Result<()> {
    let sent: Vec<Line> = lines
        .iter()
        .filter_map(|line| {
            Some(Line { variant_id: line.exchange_variant_id?, quantity: line.accepted.unwrap_or_default() })
        })
        .filter(|line| line.quantity > 0)
        .collect();
    release(app, tx, case).await?;
    if sent.is_empty() {
        return Ok(());
    }
    let mut claims = Claims::lock(tx, sent.iter().map(|line| line.variant_id).collect()).await?;
    if let StockResult::Short(_) = claims.sell(&sent)? {
        // What was promised is there, unless somebody counted anew.
        return Err(
            Diagnostic::new(format!("return {}", case.number), 0, "what is to be sent instead is sold out").into()
        );
    }
    claims.write(tx, app.clock.now(), ACTOR, &[format!("{}:sent", reference(case))]).await
}

/// Adds the parcel with what is sent instead to the order.
pub async fn ship_exchange(app: &App, id: ReturnId, parcel: &Parcel, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (order, case) = locked(app, &mut tx, id).await?;
            let lines = store::cases::lines(&mut tx, &[id]).await?;
            let has_exchange = lines
                .iter()
                .any(|line| line.exchange_variant_id.is_some() && line.accepted.is_some_and(|pieces| pieces > 0));
            if case.status != Status::Refunded || !has_exchange {
                let reason = "has nothing to be sent instead; `vitrina return refund` settles an exchange";
                return Err(Error::from(Diagnostic::new(format!("return {}", case.number), 0, reason)));
            }
            let parcel = Parcel { order_id: order.id, shipped_at: app.clock.now(), ..parcel.clone() };
            orders::add_parcel(app, &mut tx, &parcel, actor).await?;
            tx.commit().await?;
            Ok(case)
        })
        .await
}
