//! What the shopper has of an order, and what of it can go back.

use std::collections::BTreeMap;

use crate::{
    error::{Error, FieldError},
    id::VariantId,
    orders::OrderLine,
    returns::{
        model::{Kind, ReturnCase, ReturnDetails},
        status::Status,
    },
};

/// Pieces of a line that the shopper has, or that can still be withdrawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldLine {
    /// The line.
    pub position: i64,
    /// What was bought, or what an exchange gave.
    pub variant_id: VariantId,
    /// How many.
    pub quantity: i64,
}

/// What the shopper has of an order: what was bought, less what went back or is about to, with what exchanges gave.
pub fn held(lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    held_beside(lines, returns, |_| true)
}

/// What can be withdrawn from: also what is in a return that has not ended. The right to withdraw is not lost by asking for a return.
pub fn withdrawable(lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    held_beside(lines, returns, |case| case.kind == Kind::Withdrawal || case.status.has_ended())
}

/// What can go back on a ground.
pub(super) fn held_for(kind: Kind, lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    match kind {
        Kind::Return => held(lines, returns),
        Kind::Withdrawal => withdrawable(lines, returns),
    }
}

/// What the shopper has beside the returns that count.
fn held_beside(lines: &[OrderLine], returns: &[ReturnDetails], counts: impl Fn(&ReturnCase) -> bool) -> Vec<HeldLine> {
    let mut held: BTreeMap<(i64, VariantId), i64> = BTreeMap::new();
    for line in lines {
        let by_returns: i64 =
            refunded(returns).filter(|(position, _)| *position == line.position).map(|(_, pieces)| pieces).sum();
        // What operators gave back without a return.
        let elsewhere = line.refunded_pieces - by_returns;
        *held.entry((line.position, line.variant_id)).or_default() += line.quantity - elsewhere.max(0);
    }
    for returned in returns.iter().filter(|one| !has_no_say(one) && counts(&one.case)) {
        let is_over = returned.case.status == Status::Refunded;
        for line in &returned.lines {
            // What inspection did not accept goes back to the shopper.
            let gone = if is_over { line.accepted.unwrap_or(line.quantity) } else { line.quantity };
            *held.entry((line.position, line.variant_id)).or_default() -= gone;
            if let (true, Some(variant)) = (is_over, line.exchange_variant_id) {
                *held.entry((line.position, variant)).or_default() += gone;
            }
        }
    }
    let left = held.into_iter().filter(|(_, quantity)| *quantity > 0);
    left.map(|((position, variant_id), quantity)| HeldLine { position, variant_id, quantity }).collect()
}

/// Positions and pieces for which returns gave money back.
fn refunded(returns: &[ReturnDetails]) -> impl Iterator<Item = (i64, i64)> {
    let over = returns.iter().filter(|one| one.case.status == Status::Refunded);
    let lines = over.flat_map(|one| &one.lines).filter(|line| line.exchange_variant_id.is_none());
    lines.map(|line| (line.position, line.accepted.unwrap_or_default()))
}

/// Whether a return does not count for what went back.
pub(super) fn has_no_say(returned: &ReturnDetails) -> bool {
    matches!(returned.case.status, Status::Refused | Status::Withdrawn)
}

/// A line has fewer pieces than were asked for.
pub(super) fn too_many(place: usize, has: i64) -> Error {
    let error =
        FieldError::new(format!("lines[{place}].quantity"), "error-return-pieces").with("count", has.to_string());
    Error::Invalid(vec![error])
}
