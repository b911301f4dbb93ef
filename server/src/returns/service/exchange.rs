//! The stock of exchanges for another size: reserved when requested, sold when the return is settled. Nothing is charged or
//! refunded, so the order's amounts are unchanged.

use super::identifiers::exchange_reference;
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ReturnId,
    inventory::{self, Claims, Line, Origin, StockResult},
    returns::{
        model::{NewReturnLine, ReturnCase, ReturnLine},
        store,
    },
};

/// The actor of the stock movements.
const ACTOR: &str = "return";

/// The reference of a return's stock reservation after this many removals of pieces: a reference can be used for a reservation
/// only once.
fn reservation_reference(id: ReturnId, changes: usize) -> String {
    if changes == 0 { format!("return:{id}") } else { format!("return:{id}:{changes}") }
}

/// How often pieces have been removed from a return.
async fn changes(tx: &mut Tx, id: ReturnId) -> Result<usize> {
    let events = store::cases::events(&mut *tx, &[id]).await?;
    Ok(events.iter().filter(|event| event.data.get("withdrawal").is_some()).count())
}

/// Reserves the requested exchanges of a return.
pub(super) async fn reserve(app: &App, tx: &mut Tx, id: ReturnId, lines: &[NewReturnLine]) -> Result<()> {
    let reference = reservation_reference(id, changes(tx, id).await?);
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

/// Releases the reservations of a return.
pub(super) async fn release(app: &App, tx: &mut Tx, case: &ReturnCase) -> Result<()> {
    for change in 0..=changes(tx, case.id).await? {
        let reference = reservation_reference(case.id, change);
        let origin = Origin { actor: ACTOR, reference: Some(&reference), note: None };
        inventory::release(tx, app.clock.now(), origin).await?;
    }
    Ok(())
}

/// Sells the exchanges for the accepted pieces.
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
        // Reserved stock is available, unless a stock count has reduced it.
        return Err(Diagnostic::new(format!("return {}", case.number), 0, "the replacement is sold out").into());
    }
    claims.write(tx, app.clock.now(), ACTOR, &[exchange_reference(case)]).await
}
