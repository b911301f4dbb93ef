//! Transitions of a return: approved, received, inspected, refused, or cancelled by its shopper. Each is one transaction under
//! the locks of order and return, so that of two concurrent operators one succeeds and the other gets an error.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{
    exchange,
    identifiers::{exchange_reference, reference},
    locked::locked,
};
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ReturnId,
    orders::{self, DeliveryStatus, Order, RestockedPieces},
    returns::{
        emails::{self, SendEmail, Step},
        model::{Inspection, Kind, ReturnCase, ReturnLine, ReturnMethod},
        status::Status,
        store,
    },
};

/// The error for a transition that is not allowed, for an operator.
pub(super) fn refused(case: &ReturnCase, reason: impl std::fmt::Display) -> Error {
    Diagnostic::new(format!("return {}", case.number), 0, reason.to_string()).into()
}

/// Changes a return's status in a transaction that the caller commits.
pub(super) async fn moved(
    app: &App,
    tx: &mut Tx,
    case: &mut ReturnCase,
    to: Status,
    actor: &str,
    data: Value,
) -> Result<()> {
    if !case.status.may_become(to) {
        let next: Vec<&str> = case.status.next().iter().map(|status| status.name()).collect();
        let next = if next.is_empty() { "none".to_owned() } else { next.join(" or ") };
        return Err(refused(case, format_args!("is {}; possible next statuses: {next}", case.status.name())));
    }
    case.status = to;
    let now = app.clock.now();
    store::cases::update(tx, case, now).await?;
    if to.has_ended() {
        store::photos::delete_of_return(tx, case.id).await?;
    }
    Ok(store::cases::insert_event(tx, case.id, to, actor, data, now).await?)
}

async fn enqueue_email(app: &App, tx: &mut Tx, order: &Order, id: ReturnId, step: Step) -> Result<()> {
    emails::enqueue(tx, order, app.clock.now(), &SendEmail { id, step }).await
}

/// Approves a return: the goods may be sent.
pub async fn approve(app: &App, id: ReturnId, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (_, mut case) = locked(app, &mut tx, id).await?;
            moved(app, &mut tx, &mut case, Status::Approved, actor, Value::Null).await?;
            tx.commit().await?;
            Ok::<_, Error>(case)
        })
        .await
}

/// Records that the goods have arrived. Idempotent, since a parcel may be scanned twice.
pub async fn receive(app: &App, id: ReturnId, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (order, mut case) = locked(app, &mut tx, id).await?;
            if case.status == Status::Received {
                tx.rollback().await?;
                return Ok::<_, Error>(case);
            }
            moved(app, &mut tx, &mut case, Status::Received, actor, Value::Null).await?;
            // Goods that never left the warehouse have not come back.
            if case.way != ReturnMethod::None {
                enqueue_email(app, &mut tx, &order, id, Step::Received).await?;
            }
            tx.commit().await?;
            Ok(case)
        })
        .await
}

/// Refuses a return, and tells the shopper why. A withdrawal cannot be refused before its goods were seen. No return can be
/// refused once inspection has put pieces back into stock: they might be sold before they were sent back to the shopper.
pub async fn refuse(app: &App, id: ReturnId, reason: &str, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (order, mut case) = locked(app, &mut tx, id).await?;
            let was_seen = matches!(case.status, Status::Received | Status::Inspected);
            if case.kind == Kind::Withdrawal && !was_seen {
                return Err(refused(&case, "is a withdrawal, which needs no approval"));
            }
            let lines = store::cases::lines(&mut tx, &[id]).await?;
            if lines.iter().any(|line| line.resalable.unwrap_or_default() > 0) {
                return Err(refused(&case, "has pieces that were accepted and are in stock again: refund it"));
            }
            case.refusal = Some(reason.trim().to_owned());
            exchange::release(app, &mut tx, &case).await?;
            moved(app, &mut tx, &mut case, Status::Refused, actor, json!({ "reason": reason.trim() })).await?;
            enqueue_email(app, &mut tx, &order, id, Step::Refused).await?;
            tx.commit().await?;
            Ok(case)
        })
        .await
}

/// Cancels a return on the shopper's request, before anything was sent. A declared withdrawal cannot be cancelled.
pub async fn take_back(app: &App, id: ReturnId) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (_, mut case) = locked(app, &mut tx, id).await?;
            let may = case.kind == Kind::Return && case.status.may_become(Status::Withdrawn);
            if !may {
                return Err(Error::rejected("error-return-not-withdrawable"));
            }
            exchange::release(app, &mut tx, &case).await?;
            moved(app, &mut tx, &mut case, Status::Withdrawn, "shopper", Value::Null).await?;
            tx.commit().await?;
            Ok(case)
        })
        .await
}

/// Stores the inspection results, by position; lines that are not listed count as accepted and resalable. Resalable pieces are
/// returned to stock, unless the order was cancelled meanwhile: the cancellation has already done that.
pub async fn inspect(app: &App, id: ReturnId, found: &BTreeMap<i64, Inspection>, actor: &str) -> Result<ReturnCase> {
    app.db
        .transact(|mut tx| async move {
            let (order, mut case) = locked(app, &mut tx, id).await?;
            let lines = store::cases::lines(&mut tx, &[id]).await?;
            let inspected = inspections(&case, &lines, found)?;
            let mut back = Vec::new();
            for (line, inspection) in lines.iter().zip(&inspected) {
                store::cases::inspect(&mut tx, line.id, inspection.accepted, inspection.resalable).await?;
                if inspection.resalable > 0 {
                    back.push(RestockedPieces {
                        position: line.position,
                        variant_id: line.variant_id,
                        pieces: inspection.resalable,
                    });
                }
            }
            let data = json!({ "lines": lines.iter().zip(&inspected).map(|(line, one)| json!({
                "position": line.position, "accepted": one.accepted, "resalable": one.resalable,
            })).collect::<Vec<_>>() });
            moved(app, &mut tx, &mut case, Status::Inspected, actor, data).await?;
            if !back.is_empty() && order.delivery_status != DeliveryStatus::Cancelled {
                let returns = store::cases::of_order(&mut tx, order.id).await?;
                let exchanges = returns.iter().map(exchange_reference).collect();
                orders::restock(app, &mut tx, order.id, &reference(&case), exchanges, &back).await?;
            }
            tx.commit().await?;
            Ok::<_, Error>(case)
        })
        .await
}

/// The inspection result of each line. A position that has two lines after an earlier exchange is counted across both.
fn inspections(case: &ReturnCase, lines: &[ReturnLine], found: &BTreeMap<i64, Inspection>) -> Result<Vec<Inspection>> {
    let mut left = found.clone();
    for position in found.keys() {
        let pieces: i64 = lines.iter().filter(|line| line.position == *position).map(|line| line.quantity).sum();
        let Inspection { accepted, resalable } = found[position];
        if pieces == 0 {
            return Err(refused(case, format_args!("has no line {position}")));
        }
        if !(0..=pieces).contains(&accepted) || !(0..=accepted).contains(&resalable) {
            let counted = if pieces == 1 { "1 piece".to_owned() } else { format!("{pieces} pieces") };
            let reason = format!(
                "line {position} has {counted}: no more than that can be accepted, and no more than was accepted can be resold"
            );
            return Err(refused(case, reason));
        }
    }
    let of = |line: &ReturnLine| match left.get_mut(&line.position) {
        None => Inspection { accepted: line.quantity, resalable: line.quantity },
        Some(rest) => {
            let accepted = rest.accepted.min(line.quantity);
            let resalable = rest.resalable.min(accepted);
            (rest.accepted, rest.resalable) = (rest.accepted - accepted, rest.resalable - resalable);
            Inspection { accepted, resalable }
        }
    };
    Ok(lines.iter().map(of).collect())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::{
        id::{OrderId, ReturnLineId, TenantId, VariantId},
        money::Money,
        returns::model::Reason,
    };

    fn case() -> ReturnCase {
        ReturnCase {
            id: ReturnId(1),
            tenant_id: TenantId(3),
            order_id: OrderId(1),
            withdrawal_id: None,
            number: "R1".into(),
            kind: Kind::Return,
            status: Status::Received,
            way: ReturnMethod::Label,
            is_in_time: true,
            refund: None,
            shipping: Money::zero("EUR".parse().unwrap()),
            refusal: None,
            requested_at: DateTime::UNIX_EPOCH,
            updated_at: DateTime::UNIX_EPOCH,
        }
    }

    fn line(position: i64, variant: i64, quantity: i64) -> ReturnLine {
        ReturnLine {
            id: ReturnLineId(variant),
            return_id: ReturnId(1),
            position,
            variant_id: VariantId(variant),
            quantity,
            reason: Reason::TooSmall,
            comment: String::new(),
            exchange_variant_id: None,
            exchange_size: None,
            accepted: None,
            resalable: None,
        }
    }

    #[test]
    fn unnamed_lines_are_accepted_and_named_ones_counted() {
        let lines = [line(1, 10, 2), line(1, 11, 1), line(2, 12, 3)];
        let found = |accepted, resalable| [(1, Inspection { accepted, resalable })].into();
        let of = |found: &BTreeMap<i64, Inspection>| {
            let inspected = inspections(&case(), &lines, found).unwrap();
            inspected.iter().map(|one| (one.accepted, one.resalable)).collect::<Vec<_>>()
        };
        assert_eq!(of(&BTreeMap::new()), [(2, 2), (1, 1), (3, 3)]);
        assert_eq!(of(&found(2, 1)), [(2, 1), (0, 0), (3, 3)]);
        assert_eq!(of(&found(3, 3)), [(2, 2), (1, 1), (3, 3)]);
        assert!(
            inspections(&case(), &lines, &found(4, 0)).is_err() && inspections(&case(), &lines, &found(1, 2)).is_err()
        );
        let elsewhere = [(9, Inspection { accepted: 0, resalable: 0 })].into();
        assert!(inspections(&case(), &lines, &elsewhere).unwrap_err().to_string().contains("line 9"));
    }
}
