//! The pieces of an order that the shopper has, and those that can be sent back.

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

/// Pieces of a line that the shopper has, or from which withdrawal is still possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldLine {
    /// The line.
    pub position: i64,
    /// The variant bought, or received in an exchange.
    pub variant_id: VariantId,
    /// The number of pieces.
    pub quantity: i64,
}

/// The pieces of an order that the shopper has: bought, less those returned or being returned, plus those received in exchanges.
pub fn held(lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    held_outside(lines, returns, |_| true)
}

/// The pieces from which withdrawal is possible: including those in returns that have not ended. Requesting a return does not
/// forfeit the right to withdraw.
pub fn withdrawable(lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    held_outside(lines, returns, |case| case.kind == Kind::Withdrawal || case.status.has_ended())
}

/// The pieces that can be sent back by this kind.
pub(super) fn returnable(kind: Kind, lines: &[OrderLine], returns: &[ReturnDetails]) -> Vec<HeldLine> {
    match kind {
        Kind::Return => held(lines, returns),
        Kind::Withdrawal => withdrawable(lines, returns),
    }
}

/// The pieces that the shopper has outside of the returns for which `counts` is true.
fn held_outside(lines: &[OrderLine], returns: &[ReturnDetails], counts: impl Fn(&ReturnCase) -> bool) -> Vec<HeldLine> {
    let mut held: BTreeMap<(i64, VariantId), i64> = BTreeMap::new();
    for line in lines {
        let by_returns: i64 =
            refunded(returns).filter(|(position, _)| *position == line.position).map(|(_, pieces)| pieces).sum();
        // Pieces that operators refunded without a return.
        let refunded_otherwise = line.refunded_pieces - by_returns;
        *held.entry((line.position, line.variant_id)).or_default() += line.quantity - refunded_otherwise.max(0);
    }
    for returned in returns.iter().filter(|one| !is_ignored(one) && counts(&one.case)) {
        let is_over = returned.case.status == Status::Refunded;
        for line in &returned.lines {
            // Pieces not accepted at inspection are sent back to the shopper.
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

/// Positions and pieces that returns have refunded.
fn refunded(returns: &[ReturnDetails]) -> impl Iterator<Item = (i64, i64)> {
    let over = returns.iter().filter(|one| one.case.status == Status::Refunded);
    let lines = over.flat_map(|one| &one.lines).filter(|line| line.exchange_variant_id.is_none());
    lines.map(|line| (line.position, line.accepted.unwrap_or_default()))
}

/// Whether a return is ignored when counting returned pieces.
pub(super) fn is_ignored(returned: &ReturnDetails) -> bool {
    matches!(returned.case.status, Status::Refused | Status::Withdrawn)
}

/// The error when a line has fewer pieces than requested.
pub(super) fn too_many(place: usize, has: i64) -> Error {
    let error =
        FieldError::new(format!("lines[{place}].quantity"), "error-return-pieces").with("count", has.to_string());
    Error::Invalid(vec![error])
}
