//! Withdrawals from pieces in open returns. The right to withdraw takes precedence over the shop's own returns: a return whose
//! pieces are all withdrawn from becomes a withdrawal under its number, which may already be on its parcel; from any other
//! return, the withdrawn pieces are removed.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{exchange, held, identifiers::number};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{ReturnId, ReturnLineId, VariantId},
    orders::OrderLine,
    returns::{
        model::{
            DeclaredLine, Inspection, Kind, NewReturn, NewReturnLine, Reason, ReturnDetails, ReturnLine, ReturnMethod,
            Withdrawal,
        },
        status::Status,
        store,
    },
};

/// The actor of these events.
const ACTOR: &str = "shopper";

/// The pieces that a declaration covers.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct DeclaredItems {
    /// The pieces, with the variants that the shopper has.
    pub lines: Vec<DeclaredLine>,
    /// Whether no pieces are left after it.
    pub is_whole: bool,
}

/// Selects the declared pieces by position; none means everything. Pieces that are in no return are selected first. `before` are
/// earlier declarations that have no return yet.
pub(super) fn chosen(
    sold: &[OrderLine],
    returns: &[ReturnDetails],
    before: &[Withdrawal],
    pieces: &[(i64, i64)],
) -> Result<DeclaredItems> {
    let count = |held: Vec<held::HeldLine>| -> BTreeMap<(i64, VariantId), i64> {
        held.into_iter().map(|one| ((one.position, one.variant_id), one.quantity)).collect()
    };
    let (mut all, mut free) = (count(held::withdrawable(sold, returns)), count(held::held(sold, returns)));
    for line in before.iter().flat_map(|earlier| &earlier.lines) {
        for held in [&mut all, &mut free] {
            held.entry((line.position, line.variant_id)).and_modify(|has| *has = (*has - line.quantity).max(0));
        }
    }
    let of_free = |key: &(i64, VariantId)| free.get(key).copied().unwrap_or_default();
    let in_returns = all.iter().map(|(key, has)| (*key, has - has.min(&of_free(key))));
    let mut left: Vec<((i64, VariantId), i64)> =
        all.iter().map(|(key, has)| (*key, *has.min(&of_free(key)))).chain(in_returns).collect();
    let everything: Vec<(i64, i64)> = left.iter().map(|((position, _), has)| (*position, *has)).collect();
    let asked = if pieces.is_empty() { everything.as_slice() } else { pieces };
    let mut taken: BTreeMap<(i64, VariantId), i64> = BTreeMap::new();
    for (place, (position, quantity)) in asked.iter().enumerate() {
        let of_position = |((other, _), _): &&mut ((i64, VariantId), i64)| other == position;
        let has: i64 = left.iter_mut().filter(of_position).map(|(_, has)| *has).sum();
        let is_some = *quantity >= 1 || pieces.is_empty();
        if !is_some || *quantity > has {
            return Err(held::too_many(place, has));
        }
        let mut rest = *quantity;
        for (key, has) in left.iter_mut().filter(of_position) {
            let part = rest.min(*has);
            rest -= part;
            *has -= part;
            *taken.entry(*key).or_default() += part;
        }
    }
    let lines = taken.into_iter().filter(|(_, quantity)| *quantity > 0);
    Ok(DeclaredItems {
        lines: lines
            .map(|((position, variant_id), quantity)| DeclaredLine { position, variant_id, quantity })
            .collect(),
        is_whole: left.iter().all(|(_, has)| *has == 0),
    })
}

/// Where the declared pieces are at present.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct FoundPieces {
    /// In no open return; includes pieces that an operator has refunded since the declaration.
    free: Vec<DeclaredLine>,
    /// In open returns: pieces by return line.
    in_returns: BTreeMap<ReturnLineId, i64>,
}

/// Locates declared pieces: first among those in no return, then in open returns, oldest first.
pub(super) fn find(sold: &[OrderLine], returns: &[ReturnDetails], declared: &[DeclaredLine]) -> FoundPieces {
    let free = held::held(sold, returns);
    let mut found = FoundPieces::default();
    for line in declared {
        let is_same = |position, variant| (position, variant) == (line.position, line.variant_id);
        let own: i64 = free.iter().filter(|one| is_same(one.position, one.variant_id)).map(|one| one.quantity).sum();
        let mut rest = (line.quantity - own).max(0);
        for other in open(returns).flat_map(|one| &one.lines).filter(|one| is_same(one.position, one.variant_id)) {
            let part = rest.min(other.quantity);
            if part > 0 {
                found.in_returns.insert(other.id, part);
                rest -= part;
            }
        }
        let in_returns = (line.quantity - own).max(0) - rest;
        if line.quantity > in_returns {
            found.free.push(DeclaredLine { quantity: line.quantity - in_returns, ..*line });
        }
    }
    found
}

/// Returns by the shop's rules that have not ended.
fn open(returns: &[ReturnDetails]) -> impl Iterator<Item = &ReturnDetails> {
    returns.iter().filter(|one| one.case.kind == Kind::Return && !one.case.status.has_ended())
}

impl FoundPieces {
    fn of(&self, line: &ReturnLine) -> i64 {
        self.in_returns.get(&line.id).copied().unwrap_or_default()
    }

    /// The returns without these pieces.
    pub(super) fn remove_from(&self, returns: &mut [ReturnDetails]) {
        for line in returns.iter_mut().flat_map(|one| &mut one.lines) {
            line.quantity -= self.of(line);
            line.accepted = line.accepted.map(|accepted| accepted.min(line.quantity));
        }
    }
}

/// Lines of a return to open, each with its inspection result.
type Lines = BTreeMap<(i64, VariantId), (NewReturnLine, Inspection)>;

fn add(lines: &mut Lines, line: NewReturnLine, found: Inspection) {
    lines
        .entry((line.position, line.variant_id))
        .and_modify(|(known, sum)| {
            known.quantity += line.quantity;
            sum.accepted += found.accepted;
            sum.resalable += found.resalable;
        })
        .or_insert((line, found));
}

/// Opens the return of a declaration, from pieces in and outside of open returns; returns the id of the return that results.
/// `template` is that return without lines.
pub(super) async fn open_return(
    app: &App,
    tx: &mut Tx,
    withdrawal: &Withdrawal,
    template: NewReturn,
    found: &FoundPieces,
    returns: &[ReturnDetails],
) -> Result<ReturnId> {
    let (mut with_shopper, mut received, mut converted) = (Lines::new(), Vec::new(), Vec::new());
    for line in &found.free {
        let line = NewReturnLine {
            position: line.position,
            variant_id: line.variant_id,
            quantity: line.quantity,
            reason: Reason::NotGiven,
            comment: String::new(),
            exchange: None,
        };
        add(&mut with_shopper, line, Inspection { accepted: 0, resalable: 0 });
    }
    for returned in open(returns).filter(|one| one.lines.iter().any(|line| found.of(line) > 0)) {
        if returned.lines.iter().all(|line| found.of(line) == line.quantity) {
            become_withdrawal(app, tx, withdrawal, returned).await?;
            converted.push(returned.case.id);
            continue;
        }
        let leaving = remove_lines(app, tx, withdrawal, returned, found).await?;
        if matches!(returned.case.status, Status::Requested | Status::Approved) {
            for (line, found) in leaving.into_values() {
                add(&mut with_shopper, line, found);
            }
        } else {
            // Pieces that the shop has already received form a return of their own, with the status of the one they leave.
            received.push((returned.case.status, returned.case.way, leaving));
        }
    }
    let mut parts: Vec<(Status, ReturnMethod, Lines)> = Vec::new();
    if !with_shopper.is_empty() {
        parts.push((template.status, template.way, with_shopper));
    }
    parts.extend(received);
    let mut followed = None;
    for (status, way, lines) in parts {
        let is_first = followed.is_none();
        let case = NewReturn {
            withdrawal_id: template.withdrawal_id.filter(|_| is_first),
            number: if is_first { template.number.clone() } else { number() },
            status,
            way,
            lines: lines.values().map(|(line, _)| line.clone()).collect(),
            ..template.clone()
        };
        let id = insert(app, tx, &case, &lines).await?;
        followed.get_or_insert(id);
    }
    match (followed, converted.first()) {
        (None, Some(first)) => {
            store::cases::follow(tx, *first, withdrawal.id).await?;
            Ok(*first)
        }
        (Some(id), _) => Ok(id),
        (None, None) => Err(Error::internal("a withdrawal is about nothing")),
    }
}

async fn insert(app: &App, tx: &mut Tx, case: &NewReturn, lines: &Lines) -> Result<ReturnId> {
    let id = store::cases::insert(tx, case, ACTOR, app.clock.now()).await?;
    if case.status == Status::Inspected {
        for line in store::cases::lines(&mut *tx, &[id]).await? {
            let Inspection { accepted, resalable } = lines[&(line.position, line.variant_id)].1;
            store::cases::inspect(tx, line.id, accepted, resalable).await?;
        }
    }
    Ok(id)
}

/// Turns a fully withdrawn return into a withdrawal, which needs no approval and is refunded in money.
async fn become_withdrawal(app: &App, tx: &mut Tx, withdrawal: &Withdrawal, returned: &ReturnDetails) -> Result<()> {
    let (now, mut case) = (app.clock.now(), returned.case.clone());
    exchange::release(app, tx, &case).await?;
    store::cases::become_withdrawal(tx, case.id).await?;
    if case.status == Status::Requested {
        case.status = Status::Approved;
    }
    store::cases::update(tx, &case, now).await?;
    Ok(store::cases::insert_event(tx, case.id, case.status, ACTOR, note(withdrawal, &[]), now).await?)
}

/// Removes pieces from a return in which others remain. Stock reserved for exchanges of the others stays reserved.
async fn remove_lines(
    app: &App,
    tx: &mut Tx,
    withdrawal: &Withdrawal,
    returned: &ReturnDetails,
    found: &FoundPieces,
) -> Result<Lines> {
    let (now, case) = (app.clock.now(), &returned.case);
    let (mut leaving, mut staying, mut noted) = (Lines::new(), Vec::new(), Vec::new());
    for line in &returned.lines {
        let pieces = found.of(line);
        let (gone, left) = divided(line, pieces);
        if pieces > 0 {
            store::cases::shrink(tx, line.id, line.quantity - pieces, left).await?;
            noted.push((line.position, pieces));
            add(&mut leaving, NewReturnLine { quantity: pieces, exchange: None, ..of_stored(line) }, gone);
        }
        if line.quantity > pieces {
            staying.push(NewReturnLine { quantity: line.quantity - pieces, ..of_stored(line) });
        }
    }
    exchange::release(app, tx, case).await?;
    store::cases::insert_event(tx, case.id, case.status, ACTOR, note(withdrawal, &noted), now).await?;
    match exchange::reserve(app, tx, case.id, &staying).await {
        // After a stock count there may be less than was reserved: settling the exchange will then fail with that message.
        Ok(()) | Err(Error::Rejected { .. }) => {}
        Err(error) => return Err(error),
    }
    Ok(leaving)
}

fn of_stored(line: &ReturnLine) -> NewReturnLine {
    NewReturnLine {
        position: line.position,
        variant_id: line.variant_id,
        quantity: line.quantity,
        reason: line.reason,
        comment: line.comment.clone(),
        exchange: line.exchange_variant_id.map(|variant| (variant, line.exchange_size.clone().unwrap_or_default())),
    }
}

/// Divides a line's inspection result: accepted pieces are assigned first to the pieces that leave the line.
fn divided(line: &ReturnLine, leaving: i64) -> (Inspection, Option<Inspection>) {
    let (accepted, resalable) = (line.accepted.unwrap_or_default(), line.resalable.unwrap_or_default());
    let gone = Inspection { accepted: accepted.min(leaving), resalable: resalable.min(accepted.min(leaving)) };
    let left = Inspection { accepted: accepted - gone.accepted, resalable: resalable - gone.resalable };
    (gone, line.accepted.map(|_| left))
}

fn note(withdrawal: &Withdrawal, lines: &[(i64, i64)]) -> Value {
    let lines: Vec<Value> =
        lines.iter().map(|(position, pieces)| json!({ "position": position, "pieces": pieces })).collect();
    json!({ "withdrawal": withdrawal.number, "lines": lines })
}
